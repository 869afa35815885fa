"""The pictures of two scenes over the board: a seal that pays, and the end of the game; and what all pictures share."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.board.animation import MovingPicture
from indonesia_qt.ui.games.singapore.board.amounts import paint_with, width_with
from indonesia_qt.ui.games.singapore.board.tile_looks import COIN, COIN_EDGE, COIN_INK
from indonesia_qt.ui.games.singapore.texts.names import pounds
from indonesia_qt.ui.games.singapore.victory_track import paint_marker
from indonesia_qt.ui.style.theme import Theme, faded, lining, map_font, readable_on, text_font

TITLE, NAME, NUMBER = 21.0, 13.0, 22.0
"""Sizes of letters, in pixels at 100 %, as all sizes here."""
EDGE, TITLE_HIGH = 14.0, 48.0
"""Between the frame of a picture and what is in it, and the height of its title."""
SIGN = 22.0
"""The size of chips, of opium and of players' symbols."""


def part(share: float, begins: float, ends: float) -> float:
    """Return how far something is that begins and ends at parts of the whole time: it starts and stops gently.

    >>> part(0.1, 0.2, 0.6), part(0.4, 0.2, 0.6), part(0.9, 0.2, 0.6)
    (0.0, 0.5, 1.0)
    """
    done = round(min(1.0, max(0.0, (share - begins) / (ends - begins))), 9)
    return done * done * (3 - 2 * done)


def between(start: QPointF, end: QPointF, done: float) -> QPointF:
    """Return the point at a part of the way."""
    return start + (end - start) * done


def square(middle: QPointF, side: float) -> QRectF:
    """Return a square around a point."""
    return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)


class TitledPicture(MovingPicture, frozen=True):
    """A picture on a card with a title."""

    def paint_card(self, painter: QPainter, theme: Theme) -> None:
        """Paint an empty card as large as the picture."""
        ink, (wide, high) = theme.interface, self.size
        painter.setPen(QPen(QColor(ink.strong_line), 1.5))
        painter.setBrush(QColor(ink.window))
        painter.drawRoundedRect(QRectF(1, 1, wide - 2, high - 2), 8, 8)

    def write_title(self, painter: QPainter, title: str, ink: str) -> None:
        """Write the title in one line, in smaller letters where it is long."""
        font = lining(map_font(TITLE))
        room = QRectF(EDGE, 4, self.size[0] - 2 * EDGE, TITLE_HIGH - 4)
        words = QFontMetricsF(font).horizontalAdvance(title)
        if words > room.width():
            font.setPixelSize(max(1, int(TITLE * room.width() / words)))
        write_line(painter, room, title, font, ink, Qt.AlignmentFlag.AlignCenter)


def write_line(
    painter: QPainter, room: QRectF, text: str, font: QFont, ink: str | QColor, where: Qt.AlignmentFlag
) -> None:
    """Write a line, shortened where it has no room."""
    painter.setFont(font)
    painter.setPen(QColor(ink))
    shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room.width())
    painter.drawText(room, where | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, shown)


def paint_sum(painter: QPainter, money: int, middle: QPointF, size: float) -> None:
    """Paint a coin with a sum on it."""
    text = pounds(money)
    paint_with(painter, "money", text, middle - QPointF(width_with(text, size) / 2, 0), size, COIN_INK, COIN)


class SealPicture(TitledPicture, frozen=True):
    """A marker goes along the track to a seal or past it, and the seal pays its player (S-VIC-02).

    The title says so when the marker has arrived. The marker goes from the points `before` to those `after` the move;
    `seat` is the player's colour. Those of the `others`, by their colours, stand where they are meanwhile. After a long
    move the spaces are narrower, so that both the seal and the end are there.
    """

    title: str
    name: str
    seat: int | None
    before: int
    after: int
    seal: int
    money: int
    others: tuple[tuple[int | None, int], ...]

    is_aside = True  # the panel may already ask what comes next
    SPACES, BEFORE, AFTER = 8, 1, 2
    TRACK = 368.0
    NUMBERED = 24.0
    """How many spaces there are at least, and how many of them before and after the seal; how wide all of them are; and
    how wide one is that has a number, if it isn't a fifth one."""
    SETS_OUT, ARRIVES = 0.08, 0.5
    GOES, STANDS, APART, PAYS = 39.0, 62.0, 14.0, 89.0
    """How far below the title the middle of a marker is that goes, and that stands; how far these are apart; and where
    the coin comes from, below the markers."""

    @property
    def size(self) -> tuple[float, float]:
        """Its width and height."""
        return self.TRACK + 2 * EDGE + 60, 190.0

    @property
    def _spaces(self) -> range:
        """The spaces that are painted."""
        last = max(self.seal + self.AFTER, self.after)
        return range(min(self.seal - self.BEFORE, last + 1 - self.SPACES), last + 1)

    def _box(self, space: float) -> QRectF:
        """The place of a space, or between two."""
        wide = self.TRACK / len(self._spaces)
        left = (self.size[0] - self.TRACK) / 2 + (space - self._spaces[0]) * wide
        return QRectF(left, TITLE_HIGH + 8, wide, 66).adjusted(1.5, 0, -1.5, 0)

    @property
    def _plate(self) -> QRectF:
        """Where the player's symbol, the name and the sum are."""
        words = min(QFontMetricsF(text_font(NAME + 1)).horizontalAdvance(self.name), self.size[0] / 2)
        wide = words + SIGN + 12 + width_with(pounds(self.money), 20)
        return QRectF((self.size[0] - wide) / 2, 150, wide, 24)

    def paint_ground(self, painter: QPainter, theme: Theme) -> None:
        """Paint the card with the track, the markers that stand there, and the player's name."""
        self.paint_card(painter, theme)
        ink = theme.interface
        for space in self._spaces:
            box = self._box(space)
            ground = QColor(COIN if space == self.seal else ink.field if space // 5 % 2 else ink.stripe)
            painter.setPen(QPen(QColor(COIN_EDGE if space == self.seal else ink.strong_line), 1))
            painter.setBrush(ground)
            painter.drawRoundedRect(box, 4, 4)
            if space >= 0 and (box.width() > self.NUMBERED or space % 5 == 0):
                font, colour = text_font(NAME), readable_on(ground, ink.text, ink.window)
                room = box.adjusted(-NAME, 2, NAME, -48)
                write_line(painter, room, str(space), font, colour, Qt.AlignmentFlag.AlignHCenter)
            here = [seat for seat, vp in self.others if vp == space]
            for number, seat in enumerate(here):
                aside = (number - (len(here) - 1) / 2) * self.APART
                paint_marker(painter, theme, seat, QPointF(box.center().x() + aside, TITLE_HIGH + self.STANDS), 8)
        plate = self._plate
        paint_marker(painter, theme, self.seat, QPointF(plate.left() + 8, plate.center().y()), 8)
        room = plate.adjusted(SIGN, 0, -11 - width_with(pounds(self.money), 20), 0)
        write_line(painter, room, self.name, text_font(NAME + 1), ink.text, Qt.AlignmentFlag.AlignLeft)

    def paint(self, painter: QPainter, theme: Theme, share: float) -> None:
        """Paint where the marker is by a share of the time, and the coin."""
        title = self.title if share >= self.ARRIVES else tr("Victory track")
        self.write_title(painter, title, theme.interface.heading)
        if (way := part(share, self.ARRIVES, 0.76)) > 0:
            seal = QPointF(self._box(self.seal).center().x(), TITLE_HIGH + self.PAYS)
            plate = self._plate
            rests = QPointF(plate.right() - width_with(pounds(self.money), 20) / 2, plate.center().y())
            paint_sum(painter, self.money, between(seal, rests, way), 20)
        start = max(self.before, self._spaces[0])
        at = start + (self.after - start) * part(share, self.SETS_OUT, self.ARRIVES)
        paint_marker(painter, theme, self.seat, QPointF(self._box(at).center().x(), TITLE_HIGH + self.GOES), 12)


class Finish(Struct, frozen=True):
    """A player at the end: the colour, and the victory points, also in words."""

    name: str
    seat: int | None
    vp: int
    points: str


class EndPicture(TitledPicture, frozen=True):
    """The markers of all players, in the order of their seats, go along the track, and the winner goes on last."""

    rows: tuple[Finish, ...]
    winner: int
    seals: Sequence[int]

    ROW, NAMES, NUMBERS, LANE = 42.0, 130.0, 56.0, 370.0

    @property
    def size(self) -> tuple[float, float]:
        """Its width and height."""
        return 2 * EDGE + self.NAMES + self.LANE + self.NUMBERS, TITLE_HIGH + self.ROW * len(self.rows) + EDGE

    def paint_ground(self, painter: QPainter, theme: Theme) -> None:
        """Paint the card with the names and the lanes."""
        self.paint_card(painter, theme)
        for n, row in enumerate(self.rows):
            self._paint_name(painter, theme, self._box(n), row)

    def _box(self, number: int) -> QRectF:
        """The place of a row."""
        return QRectF(EDGE, TITLE_HIGH + number * self.ROW, self.size[0] - 2 * EDGE, self.ROW)

    def _lane(self, box: QRectF) -> QRectF:
        return QRectF(box.left() + self.NAMES, box.center().y() - 5, self.LANE - 16, 10)

    def _paint_name(self, painter: QPainter, theme: Theme, box: QRectF, row: Finish) -> None:
        """Paint what is the same all the time in a row: the name and the empty lane."""
        ink = theme.interface
        name = QRectF(box.left() + 4, box.top(), self.NAMES - 20, box.height())
        write_line(painter, name, row.name, text_font(NAME + 1), ink.text, Qt.AlignmentFlag.AlignLeft)
        painter.setPen(QPen(QColor(ink.strong_line), 1))
        painter.setBrush(QColor(ink.field))
        painter.drawRoundedRect(self._lane(box), 5, 5)

    def paint(self, painter: QPainter, theme: Theme, share: float) -> None:
        """Paint how far all have come by a share of the time, and in the end who has won."""
        winner = self.rows[self.winner]
        won = part(share, 0.42, 0.5)
        over = tr("The game is over.")
        title = tr("{winner} wins with {score}", winner=winner.name, score=winner.points) if won else over
        self.write_title(painter, title, theme.interface.heading)
        most = max(1, *(row.vp for row in self.rows))
        counted = round(most * part(share, 0.04, 0.4))
        for n, row in enumerate(self.rows):
            box = self._box(n)
            if n == self.winner and won:
                painter.setPen(QPen(faded(COIN_EDGE, won), 1.5))
                painter.setBrush(faded(COIN, 0.4 * won))
                painter.drawRoundedRect(box.adjusted(-4, 2, 4, -2), 6, 6)
                self._paint_name(painter, theme, box, row)
            self._paint_row(painter, theme, box, row, counted, most)

    def _paint_row(self, painter: QPainter, theme: Theme, box: QRectF, row: Finish, counted: int, most: int) -> None:
        ink, y, lane = theme.interface, box.center().y(), self._lane(box)
        painter.setPen(QPen(QColor(ink.strong_line), 1))
        come = min(row.vp, counted)
        end = lane.left() + lane.width() * come / most
        painter.setBrush(QColor(theme.seat(row.seat).colour))
        painter.drawRoundedRect(QRectF(lane.topLeft(), QPointF(max(end, lane.left() + 10), lane.bottom())), 5, 5)
        painter.setPen(QPen(QColor(COIN_EDGE), 1))
        painter.setBrush(QColor(COIN))
        for seal in self.seals:
            if seal <= most:
                painter.drawEllipse(QPointF(lane.left() + lane.width() * seal / most, y), 5.5, 5.5)
        paint_marker(painter, theme, row.seat, QPointF(end, y), 11)
        numbers = QRectF(box.right() - self.NUMBERS, box.top(), self.NUMBERS - 4, box.height())
        number = text_font(NUMBER, QFont.Weight.Bold)
        write_line(painter, numbers, str(come), number, ink.text, Qt.AlignmentFlag.AlignRight)
