"""The pictures of the rules, drawings and positions on a map, painted in the look in use."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from indonesia_qt.board import names
from indonesia_qt.board.model import BoardMap, Label
from indonesia_qt.games.indonesia.rules.constants import GOODS, LAST_STEP, TRACKS, UNIT_VALUE, Kind
from indonesia_qt.ui.board.background.outlines import FRAME
from indonesia_qt.ui.board.picture_export import Picture
from indonesia_qt.ui.games.indonesia.board import glyphs
from indonesia_qt.ui.games.indonesia.board.pieces import PIECES
from indonesia_qt.ui.games.indonesia.rules import worked_year
from indonesia_qt.ui.games.indonesia.rules.quick_reference import step_text
from indonesia_qt.ui.games.indonesia.rules.rule_scenes import SCENES, Scene, load_scene_map
from indonesia_qt.ui.help.drawings import WIDE, RuleDrawing, RulePictures, blank, write
from indonesia_qt.ui.style.theme import Theme, mixed

EDGE = 14.0


def _slot(painter: QPainter, theme: Theme, box: QRectF) -> None:
    painter.setPen(QPen(QColor(theme.interface.strong_line), 1.5))
    painter.setBrush(QColor(theme.interface.raised))
    painter.drawRoundedRect(box, 6, 6)


def _goods(painter: QPainter, theme: Theme) -> None:
    kinds: Sequence[Kind] = (*GOODS, "shipping")
    step = WIDE / len(kinds)
    for n, kind in enumerate(kinds):
        disc = QRectF(n * step + step / 2 - 24, EDGE, 48, 48)
        glyphs.paint_disc(painter, kind, disc, theme)
        write(painter, QRectF(n * step, disc.bottom() + 4, step, 24), str(UNIT_VALUE[kind]), theme.interface.text, 18)


def _merger(sold: Sequence[tuple[int, int]], painter: QPainter, theme: Theme) -> None:
    """Two companies that become one; of each the units and what is paid for it."""
    colours = theme.interface
    for left, (units, paid) in zip((40.0, 190.0), sold, strict=True):
        _company(painter, theme, QRectF(left, EDGE, 130, 56), units)
        write(painter, QRectF(left, 78, 130, 22), f"+ {paid}", theme.interface.text)
    painter.setPen(QPen(QColor(colours.text), 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    tip = QPointF(440, EDGE + 28)
    painter.drawLine(QPointF(350, tip.y()), tip)
    for turn in (-9, 9):
        painter.drawLine(tip, QPointF(tip.x() - 12, tip.y() + turn))
    _company(painter, theme, QRectF(470, EDGE, 130, 56), sum(units for units, _ in sold))
    write(painter, QRectF(470, 78, 130, 22), f"\N{MINUS SIGN} {sum(paid for _, paid in sold)}", theme.interface.text)


def _company(painter: QPainter, theme: Theme, box: QRectF, units: int) -> None:
    _slot(painter, theme, box)
    glyphs.paint_disc(painter, "rice", QRectF(box.left() + 10, box.top() + 9, 38, 38), theme)
    write(painter, box.adjusted(50, 0, -6, 0), str(units), theme.interface.text, 22)


def _research(painter: QPainter, theme: Theme) -> None:
    for row, track in enumerate(TRACKS):
        top = EDGE + row * 42
        glyphs.paint(painter, track, QRectF(20, top, 30, 30), theme.interface.text)
        for step in range(LAST_STEP):
            box = QRectF(76 + step * 108, top, 96, 30)
            _slot(painter, theme, box)
            if not step:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(mixed(theme.interface.accent, theme.interface.raised, 0.35))
                painter.drawRoundedRect(box, 6, 6)
            write(painter, box, step_text(track, step), theme.interface.text)


DRAWINGS = {
    "goods": RuleDrawing(EDGE + 48 + 4 + 24 + EDGE / 2, _goods),
    "merger": RuleDrawing(108, partial(_merger, ((3, 84), (5, 140)))),
    "year_merger": RuleDrawing(108, partial(_merger, worked_year.AUCTION)),
    "research": RuleDrawing(EDGE + len(TRACKS) * 42, _research),
}
"""By the name under which a page of the rules shows them."""


BETWEEN = 12
"""Pixels between positions side by side."""
LETTER = 0.75
"""The width of a letter of a name, as a part of its height."""
NAMES = (*DRAWINGS, *SCENES, *worked_year.NAMES)
"""All pictures."""


class IndonesiaPictures(RulePictures):
    """Paints drawings, and positions on a map."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(DRAWINGS, theme)
        self._boards: dict[str, BoardMap] = {}
        self._positions: dict[str, list[Picture]] = {}

    def paint(self, name: str, width: int, ratio: float) -> QImage:
        """Paint a picture."""
        scene = _scene(name)
        if scene is None:
            return super().paint(name, width, ratio)
        number = len(scene.positions)
        each = (width - (number - 1) * BETWEEN) / number
        high = round(each * scene.window[3] / scene.window[2])
        image = blank(width, high, ratio)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for n, position in enumerate(self._pictures(name, scene)):
            self._paint_position(painter, scene, position, QRectF(n * (each + BETWEEN), 0, each, high))
        painter.end()
        return image

    def _paint_position(self, painter: QPainter, scene: Scene, position: Picture, room: QRectF) -> None:
        """Paint the scene's window of the map, with one of its positions, into a room."""
        left, top, wide, _ = scene.window
        board = self._board(scene.map)
        scale = room.width() / wide
        whole = QRectF(-FRAME, -FRAME, board.width + 2 * FRAME, board.height + 2 * FRAME)
        painter.save()
        painter.setClipRect(room)
        x, y = room.left() + (whole.left() - left) * scale, room.top() + (whole.top() - top) * scale
        position.paint(painter, QRectF(x, y, whole.width() * scale, whole.height() * scale))
        painter.restore()
        painter.setPen(QColor(self.theme.interface.strong_line))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(room.adjusted(0.5, 0.5, -0.5, -0.5))

    def _pictures(self, name: str, scene: Scene) -> list[Picture]:
        """The positions of a scene on its map, with the names that its window shows whole."""
        if name not in self._positions:
            window, board = QRectF(*scene.window), self._board(scene.map)
            board = replace(board, labels=tuple(label for label in board.labels if window.contains(_box(label))))
            first, *others = scene.positions
            picture = Picture(board, self.theme, PIECES, first)
            self._positions[name] = [picture, *(picture.with_marks(marks) for marks in others)]
        return self._positions[name]

    def _board(self, name: str) -> BoardMap:
        """A map as it is shown, without title and compass, of which a window would show only a part."""
        if name not in self._boards:
            self._boards[name] = replace(names.spoken(load_scene_map(name).board), ornaments=())
        return self._boards[name]


def _scene(name: str) -> Scene | None:
    return worked_year.scene(name) if name in worked_year.NAMES else SCENES.get(name)


def _box(label: Label) -> QRectF:
    """Return roughly the room that a name takes on the map."""
    wide, high = len(label.text) * label.size * LETTER, label.size
    return QRectF(label.at[0] - wide / 2, label.at[1] - high / 2, wide, high)
