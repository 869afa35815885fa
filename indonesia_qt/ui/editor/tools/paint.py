"""Paints areas in the colour of a province, to which they belong then."""

from __future__ import annotations

from math import ceil
from typing import ClassVar

from PySide6.QtCore import QLineF, QPointF, Qt

from indonesia_qt.i18n.text import phrase, tr
from indonesia_qt.mapmaking.edit import provinces
from indonesia_qt.ui.editor.canvas.board_items import EditLayer
from indonesia_qt.ui.editor.edit_view import EditView, Tool, Touch
from indonesia_qt.ui.editor.menus.area_menu import give
from indonesia_qt.ui.editor.tools.pointer_note import PointerNote


class PaintTool(Tool):
    """Gives all land that a drag comes to the province of the area where it begins, or again that of the last drag."""

    id = "paint"
    title: ClassVar[str] = phrase("Paint provinces")
    hint: ClassVar[str] = phrase(
        "Drag from an area over others to add them to its province. Hold Shift to paint with the last province again."
    )
    keys = "V"
    cursor = Qt.CursorShape.CrossCursor
    changed_layer = EditLayer.LANDS
    glyph = (
        "M20.5 3.5 L11 13 M13.5 15.5 L8.5 10.5 M9 11 C5.5 11 4 14 4 17 C4 18.5 3.5 19.5 2.5 20.5 C8 21.5 13 20 13 15"
    )

    def __init__(self, view: EditView) -> None:
        super().__init__(view)
        self._home = ""
        """The province that is painted with, or was last."""
        self._from: QPointF | None = None
        """Where the pointer was last since the button was pressed."""
        self._painted: list[str] = []
        self._note = PointerNote(view)

    @property
    def is_busy(self) -> bool:
        """Whether something is painted."""
        return bool(self._painted)

    def cancel(self) -> None:
        """Leave all areas to their provinces."""
        self._from = None
        self._note.hide()
        if self._painted:
            self._painted = []
            self.document.end_preview()

    def press(self, touch: Touch) -> None:
        """Take the province of an area, or with Shift give the area the last one."""
        homes = self._homes()
        if touch.modifiers & Qt.KeyboardModifier.ShiftModifier and self._home in homes.values():
            self._from = touch.point
            self.move(touch)
        elif touch.area in homes:
            self._home, self._from = homes[touch.area], touch.point

    def move(self, touch: Touch) -> None:
        """Paint all land between the last place and this one; a quick pointer leaves out many places between."""
        if self._from is None:
            return
        way, homes = QLineF(self._from, touch.point), self._homes()
        self._from = touch.point
        steps = max(1, ceil(way.length() / touch.reach))
        met = dict.fromkeys(self.scene.area_at(way.pointAt(step / steps)) for step in range(1, steps + 1))
        fresh = [area for area in met if homes.get(area, self._home) != self._home]
        if fresh:
            self._painted += fresh
            self.document.preview(lambda draft: provinces.assign(draft, self._painted, self._home))
        self._note.say(self.document.name(self._home), touch.screen)

    def release(self, touch: Touch) -> None:
        """Make one step of all that was painted; a click selects."""
        painted, was_begun = self._painted, self._from is not None
        self.cancel()
        if painted:
            give(self.document, painted, self._home)
        elif was_begun or not touch.area:
            self.document.select([touch.area] if touch.area else [])

    def thing_at(self, touch: Touch) -> str:
        """Return in words which province an area joins while something is painted, or else belongs to."""
        home = self._home if self._from is not None else self._homes().get(touch.area, "")
        return tr("Province: {name}", name=self.document.name(home)) if home else ""

    def _homes(self) -> dict[str, str]:
        """Return the province of each land area as it is shown."""
        return {land.id: land.province for land in self.document.board.lands}
