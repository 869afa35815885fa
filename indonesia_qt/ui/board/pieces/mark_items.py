"""The items on a scene for some of its marks."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from typing import NamedTuple

from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from indonesia_qt.ui.board.marks import Mark
from indonesia_qt.ui.board.pieces.mark_renderer import MarkRenderer
from indonesia_qt.ui.board.pieces.sprites import Sprite, Sprites


class Lying(NamedTuple):
    """A sprite that lies on the board, and its item."""

    sprite: Sprite
    item: QGraphicsPixmapItem


class MarkItems:
    """Keeps items in step with marks that are shown together; marks that are the same as before cost nothing."""

    def __init__(self, scene: QGraphicsScene, display: MarkRenderer, sprites: Sprites) -> None:
        self._scene, self._display, self._sprites = scene, display, sprites
        self._marks: Sequence[Mark] = ()
        self._items: dict[Hashable, Lying] = {}

    def items(self) -> Collection[Lying]:
        """What lies on the board now."""
        return self._items.values()

    def show(self, marks: Sequence[Mark], *, visible: bool) -> None:
        """Show exactly these marks; new items are seen if `visible`."""
        if marks == self._marks:
            return
        self._marks = marks
        needed = {shown.key: shown for shown in self._display.of(marks)}
        for key in self._items.keys() - needed.keys():
            self._scene.removeItem(self._items.pop(key).item)
        for key, (sprite, spot) in needed.items():
            if key not in self._items:
                item = self._sprites.item(sprite, spot)
                item.setVisible(visible)
                self._items[key] = Lying(sprite, item)
                self._scene.addItem(item)
