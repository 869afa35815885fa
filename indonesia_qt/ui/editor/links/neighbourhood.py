"""An area and its neighbours on the map, with all else dimmed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from indonesia_qt.board.adjacency.link_index import Passage
from indonesia_qt.board.adjacency.pair_status import PairStatus
from indonesia_qt.ui.board.background.painter_paths import pen
from indonesia_qt.ui.board.pieces.patterns import pattern
from indonesia_qt.ui.board.pieces.strokes import NO_PEN, Stroke, StrokeItem
from indonesia_qt.ui.editor.canvas.edit_layers import EditLayer
from indonesia_qt.ui.editor.canvas.edit_scene import OUTLINE, EditScene
from indonesia_qt.ui.style.theme import Symbol, Theme, faded

VEIL = 0.62
"""Opacity of what lies over all that is no neighbour."""
TINT, PATTERN_OPACITY = 0.16, 0.6
"""Opacity of a neighbour's tint and of the lines of its pattern."""


class PassageLook(NamedTuple):
    """How a neighbour is marked."""

    colour: str
    pattern: Symbol


def passage_look(passage: Passage, theme: Theme) -> PassageLook:
    """How neighbours across land, a coast and the sea are marked: each has a pattern of its own."""
    return {
        "land": PassageLook(theme.map.ornament, "circle"),
        "coast": PassageLook(theme.highlights.hint, "cross"),
        "sea": PassageLook(theme.highlights.focus, "square"),
    }[passage]


class Neighbourhood:
    """Marks one area and its neighbours."""

    def __init__(self, scene: EditScene) -> None:
        self._scene = scene
        self._item = StrokeItem(EditLayer.LINKS - 0.5)
        scene.addItem(self._item)

    def show(self, hub: str, ties: Iterable[PairStatus]) -> None:
        """Mark `hub` and those that its `ties` link to it."""
        scene = self._scene
        linked = {tie.other(hub): tie.passage for tie in ties if tie.linked}
        shape = {area: scene.path_of(area) for area in (hub, *linked)}
        board = scene.document.board
        veil = QPainterPath()
        veil.addRect(QRectF(0, 0, board.width, board.height))
        for path in shape.values():
            veil.addPath(path)
        strokes = [Stroke(veil, NO_PEN, faded(scene.theme.highlights.veil, VEIL))]
        for area, passage in linked.items():
            strokes += self._marks(shape[area], passage_look(passage, scene.theme))
        focus = scene.theme.highlights.focus
        self._item.show_strokes([*strokes, *scene.outline([hub], focus, 1.6 * OUTLINE)])

    def clear(self) -> None:
        """Mark nothing."""
        self._item.show_strokes([])

    def _marks(self, shape: QPainterPath, look: PassageLook) -> list[Stroke]:
        lines = pattern(look.pattern, shape.boundingRect())
        return [
            Stroke(shape, pen(faded(look.colour, PATTERN_OPACITY), OUTLINE), faded(look.colour, TINT), shape),
            Stroke(lines, pen(faded(look.colour, PATTERN_OPACITY), 1.6), None, shape),
        ]
