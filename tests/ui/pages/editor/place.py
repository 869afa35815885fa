"""The tool that moves what stands on the map."""

from __future__ import annotations

from typing import cast

from indonesia_qt.board.model import Line
from indonesia_qt.mapmaking.edit.grips import Grip
from indonesia_qt.ui.editor.tools.place import PlaceTool
from tests.ui.pages.editor.window import EditorPage


class PlacePage(EditorPage):
    """What is held, and what it is lined up with."""

    @property
    def _tool(self) -> PlaceTool:
        return cast(PlaceTool, self.widget.tools[PlaceTool.id])

    @property
    def held(self) -> tuple[Grip, ...]:
        return self._tool.held

    @property
    def guides(self) -> tuple[Line, ...]:
        """The lines that are drawn from what is lined up."""
        return self._tool.guides
