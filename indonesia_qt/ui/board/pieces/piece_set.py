"""What a game registers of its pieces: for each kind how it is painted, how large it is, and where it lies."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QTransform

from indonesia_qt.board.model import Point
from indonesia_qt.ui.board.background.painter_paths import edges
from indonesia_qt.ui.board.marks import Piece
from indonesia_qt.ui.board.pieces.looks import TOKEN, Layer
from indonesia_qt.ui.board.pieces.mark_layout import AtToken, Place
from indonesia_qt.ui.board.pieces.piece_kit import LETTER, SMALL_NOTE, PieceKit, letters, plate_box
from indonesia_qt.ui.board.pieces.small_board import Box


class SmallStyle(Struct, frozen=True, eq=False):
    """How pieces of one kind look on a board that is shown small: as `PieceStyle` has it, but in pixels at 100 %.

    They look so where a pixel has at least `least` map units.
    """

    paint: Callable[[PieceKit, Piece], None]
    box: Callable[[Piece], QRectF]
    least: float = 0.0


class PieceStyle(Struct, frozen=True, eq=False):
    """How the pieces of one kind look and where they lie.

    The functions are given pieces without their area: what is alike is painted once. A ghost needs nothing of its own.
    """

    paint: Callable[[PieceKit, Piece], None]
    """Paints a piece around the origin, in map units."""
    box: Callable[[Piece], QRectF]
    """Gives a rectangle around the origin that holds all of a piece's paint, in map units."""
    place: Place = AtToken()
    layer: float = Layer.PIECES
    """Something between two layers, such as `Layer.PIECES + 0.5`, lies above the lower one's other pieces."""
    swells: Callable[[Piece], bool] = lambda _: False
    """Says whether a piece grows a little on a small screen; neighbouring tokens leave that much room."""
    small: SmallStyle | None = None
    """Another look for a small board, if the piece has one."""


class PieceSet(Struct, frozen=True, eq=False):
    """The styles of a game's pieces by kind; pieces of any other kind are plain tokens.

    `notes` returns where so many notes on an area stand, as far from its token; None is at the token. What is new on an
    area has a frame around its `tile`, if areas have one, as far from the token; else a ring.
    """

    styles: Mapping[str, PieceStyle] = {}
    notes: Callable[[int], Sequence[Point]] | None = None
    tile: QRectF | None = None

    def style(self, piece: Piece) -> PieceStyle:
        """Return the style of a piece."""
        return self.styles.get(piece.kind, PLAIN)

    @property
    def has_small(self) -> bool:
        """Whether pieces have another look on a small board."""
        return any(style.small for style in self.styles.values())

    def small_style(self, piece: Piece, pixel: float) -> SmallStyle | None:
        """Return how a piece looks on a small board where a pixel has so many map units; None for as on any other.

        No map units mean that the board isn't small.
        """
        small = self.style(piece).small
        return small if small and pixel and pixel >= small.least else None

    def small_box(self, piece: Piece, pixel: float) -> Box:
        """Return the room of a piece around the origin on a board where a pixel has so many map units."""
        small = self.small_style(piece, pixel)
        box = QTransform.fromScale(pixel, pixel).mapRect(small.box(piece)) if small else self.style(piece).box(piece)
        return edges(box)

    def place(self, piece: Piece) -> Place:
        """Return where a piece lies."""
        return self.style(piece).place


LABEL_ROOM = 1.15 * TOKEN
"""Width of a plain token that its label may take."""


def _paint_plain(kit: PieceKit, piece: Piece) -> None:
    """A round token in the seat's colour: the symbol above the label, or alone, and the count at its lower right."""
    kit.disc(piece.seat)
    ink = kit.on(QColor(kit.theme.seat(piece.seat).colour))
    if piece.label:
        if piece.seat is not None:
            kit.symbol(piece.seat, QPointF(0, -8.2), 4.2, ink)
        width = letters(piece.label).boundingRect().width() / LETTER
        kit.write(piece.label, QPointF(0, 0 if piece.seat is None else 4.2), min(14.0, LABEL_ROOM / width), ink)
    elif piece.seat is not None:
        kit.symbol(piece.seat, QPointF(0, 0), 8.0, ink)
    if piece.count > 1:
        kit.plate(f"×{piece.count}", COUNT_AT)


COUNT_AT = QPointF(15, 17)


def _plain_box(piece: Piece) -> QRectF:
    """The room of a plain token with its shadow and the plate of its count."""
    token = QRectF(-TOKEN, -TOKEN, 2 * TOKEN, 2 * TOKEN)
    count = plate_box(f"×{piece.count}", SMALL_NOTE).translated(COUNT_AT) if piece.count > 1 else QRectF()
    return token.united(count).adjusted(-2, -2, 4, 5)


PLAIN = PieceStyle(_paint_plain, _plain_box, AtToken(step=(26.0, 0.0)), swells=lambda _: True)
"""The style of pieces for which a game has registered none."""
