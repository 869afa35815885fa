"""What shows links on the map: the legend, and the note at the line that is drawn."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel

from indonesia_qt.ui.editor.links.link_layer import LinkLayer
from indonesia_qt.ui.editor.tools.link import LinkTool
from tests.ui.pages.editor.window import EditorPage
from tests.ui.pages.page import Page


def legend_line(kind: str, number: int) -> str:
    """Return how the legend counts links of a kind."""
    words = {"geometry": "Automatic", "arrow": "Arrow", "land": "Land to land", "coast": "Coast"}
    return f"{words[kind]}: {number}"


class LinksPage(EditorPage):
    """Links that are shown."""

    @property
    def tool(self) -> LinkTool:
        found = self.widget.tools["link"]
        assert isinstance(found, LinkTool)
        return found

    @property
    def layer(self) -> LinkLayer:
        """What is drawn."""
        return self.tool.layer

    @property
    def has_legend(self) -> bool:
        return self.tool.legend.isVisible()

    def legend(self) -> list[str]:
        """Return what the legend says."""
        return [text for text in Page(self.tool.legend).labels() if text]

    def clipped(self) -> list[str]:
        """Return those texts of the legend that have less room than they need."""
        return [one.text() for one in Page(self.tool.legend).parts(QLabel) if one.width() < one.sizeHint().width()]

    @property
    def note(self) -> str | None:
        """What is said at the line that is drawn, if one is."""
        return self.tool.note.text() if self.tool.note.isVisible() else None
