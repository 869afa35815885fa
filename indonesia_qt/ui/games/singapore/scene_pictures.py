"""The pictures of the scenes over the board: a raid, a seal that pays, and the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.board.animation import MovingPicture
from indonesia_qt.ui.games.singapore.board.amounts import paint_with, width_with
from indonesia_qt.ui.games.singapore.board.signs import paint_coin, paint_sign
from indonesia_qt.ui.games.singapore.board.tile_looks import COIN, COIN_EDGE, COIN_INK
from indonesia_qt.ui.games.singapore.texts.names import pounds
from indonesia_qt.ui.games.singapore.victory_track import paint_marker
from indonesia_qt.ui.style.theme import Theme, faded, lining, map_font, mixed, readable_on, text_font

TITLE, NAME, NUMBER = 21.0, 13.0, 22.0
"""Sizes of letters, in pixels at 100 %, as all sizes here."""
EDGE, TITLE_HIGH = 14.0, 48.0
"""Between the frame of a picture and what is in it, and the height of its title."""
SIGN = 22.0
"""The size of chips, of opium and of players' symbols."""
OPIUM_PIXELS = 72
"""The size at which a sign of opium is painted once."""
PAYS = 0.56
"""The part of a raid after which the caught pay."""


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


class _Titled(MovingPicture, frozen=True):
    """A picture on a card with a title."""

    def _paint_card(self, painter: QPainter, theme: Theme) -> None:
        ink, (wide, high) = theme.interface, self.size
        painter.setPen(QPen(QColor(ink.strong_line), 1.5))
        painter.setBrush(QColor(ink.window))
        painter.drawRoundedRect(QRectF(1, 1, wide - 2, high - 2), 8, 8)

    def _write_title(self, painter: QPainter, theme: Theme, title: str) -> None:
        font = lining(map_font(TITLE))
        room = QRectF(EDGE, 4, self.size[0] - 2 * EDGE, TITLE_HIGH - 4)
        words = QFontMetricsF(font).horizontalAdvance(title)
        if words > room.width():
            font.setPixelSize(max(1, int(TITLE * room.width() / words)))
        write_line(painter, room, title, font, theme.interface.heading, Qt.AlignmentFlag.AlignCenter)


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


@cache
def _opium() -> QPixmap:
    """A sign of opium, which takes too long to be painted in each frame."""
    picture = QPixmap(OPIUM_PIXELS, OPIUM_PIXELS)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_sign(painter, "opium", QRectF(picture.rect()), COIN_INK)
    painter.end()
    return picture


def paint_opium(painter: QPainter, at: QPointF, seen: float) -> None:
    """Paint a sign of opium around a point, at a part of its size."""
    painter.drawPixmap(square(at, 1.15 * SIGN * seen), _opium(), QRectF(_opium().rect()))


class ShownInRaid(Struct, frozen=True):
    """What an owner shows in a raid, and pays, returns and loses when caught; `seat` is the colour, None the neutral.

    `money` is in pounds, `lost` how much of the opium goes to the supply.
    """

    name: str
    seat: int | None
    chips: int
    opium: int
    is_caught: bool
    money: int
    lost: int


class RaidPicture(_Titled, frozen=True):
    """The bag opens, all show chips and opium, and who is caught pays into the bank (S-RAI-02, S-RAI-03)."""

    title: str
    shown: tuple[ShownInRaid, ...]

    BAG, BANK, COLUMN = 104.0, 92.0, 122.0
    NAMES, CHIPS, OPIUM, SUMS = 66.0, 102.0, 136.0, 178.0

    @property
    def size(self) -> tuple[float, float]:
        """Its width and height."""
        return self.BAG + self.COLUMN * len(self.shown) + self.BANK, 212.0

    @property
    def _bag_and_bank(self) -> tuple[QPointF, QPointF]:
        """Their middles."""
        return QPointF(self.BAG / 2, 142), QPointF(self.size[0] - self.BANK / 2, 142)

    def paint_ground(self, painter: QPainter, theme: Theme) -> None:
        """Paint the card with the bag and the bank."""
        self._paint_card(painter, theme)
        self._write_title(painter, theme, self.title)
        bag, bank = self._bag_and_bank
        paint_sign(painter, "bag", square(bag, 76), theme.interface.text)
        for x, coins in ((-20, 3), (20, 2), (0, 5)):  # the bank: three piles
            for n in range(coins):
                paint_coin(painter, QRectF(bank.x() + x - 19, bank.y() + 20 - 9 * n, 38, 13))

    def paint(self, painter: QPainter, theme: Theme, share: float) -> None:
        """Paint what is shown and paid by a share of the time."""
        bag, bank = self._bag_and_bank
        opens = part(share, 0.04, 0.16)
        paint_sign(painter, "white", square(bag - QPointF(0, 10 + 50 * opens), 14 + 12 * opens), theme.interface.text)
        for n, one in enumerate(self.shown):
            column = QRectF(self.BAG + n * self.COLUMN, TITLE_HIGH, self.COLUMN, self.size[1] - TITLE_HIGH - 10)
            self._paint_column(painter, theme, column.adjusted(4, 0, -4, 0), one, share)
        caught = [n for n, one in enumerate(self.shown) if one.is_caught]
        for above, n in enumerate(caught if share >= PAYS else ()):
            rests = bank - QPointF(0, 34 + 25 * above)
            self._paint_payment(painter, theme, self.BAG + (n + 0.5) * self.COLUMN, self.shown[n], share, bag, rests)

    def _paint_column(self, painter: QPainter, theme: Theme, column: QRectF, one: ShownInRaid, share: float) -> None:
        """The name, chips, opium and their sum; who is caught is in a frame."""
        ink, middle = theme.interface, column.center().x()
        caught = part(share, 0.46, 0.54) if one.is_caught else 0.0
        if caught:
            painter.setPen(QPen(faded(ink.warning, caught), 2))
            painter.setBrush(faded(ink.warning, 0.14 * caught))
            painter.drawRoundedRect(column, 6, 6)
        font = text_font(NAME)
        words = min(QFontMetricsF(font).horizontalAdvance(one.name), column.width() - SIGN - 12)
        left = middle - (words + SIGN) / 2
        paint_marker(painter, theme, one.seat, QPointF(left + 7, self.NAMES), 7)
        room = QRectF(left + SIGN, self.NAMES - 10, words + 1, 20)
        write_line(painter, room, one.name, font, ink.text, Qt.AlignmentFlag.AlignLeft)
        pays = one.is_caught and share >= PAYS
        if not pays:
            for at, seen in self._places(middle, self.CHIPS, one.chips, share):
                paint_sign(painter, "black", square(at, SIGN * seen), ink.text)
        kept = one.opium - (one.lost if pays else 0)
        for at, seen in self._places(middle, self.OPIUM, one.opium, share)[:kept]:
            paint_opium(painter, at, seen)
        if (seen := part(share, 0.34, 0.44)) > 0:
            colour = faded(mixed(ink.text, ink.warning, caught), seen)
            number = lining(text_font(NUMBER, QFont.Weight.Bold))
            room = QRectF(column.left(), self.SUMS - 16, column.width(), 32)
            write_line(painter, room, str(one.chips + one.opium), number, colour, Qt.AlignmentFlag.AlignHCenter)

    def _places(self, middle: float, y: float, number: int, share: float) -> list[tuple[QPointF, float]]:
        """Where so many signs lie side by side, and how large each is seen: they come one after another."""
        gap = min(SIGN + 1, (self.COLUMN - 16 - SIGN) / max(1, number - 1))
        left = middle - gap * (number - 1) / 2
        begins = [0.14 + 0.18 * n / max(1, number) for n in range(number)]
        seen = [part(share, begin, begin + 0.08) for begin in begins]
        return [(QPointF(left + n * gap, y), seen[n]) for n in range(number) if seen[n]]

    def _paint_payment(
        self,
        painter: QPainter,
        theme: Theme,
        middle: float,
        one: ShownInRaid,
        share: float,
        bag: QPointF,
        rests: QPointF,
    ) -> None:
        """The chips go to the bag, the lost opium goes out of sight, and a coin goes to where it rests in the bank."""
        for n, (at, _) in enumerate(self._places(middle, self.CHIPS, one.chips, 1.0)):
            begins = PAYS + 0.1 * n / one.chips
            way = part(share, begins, begins + 0.18)
            if way < 1:
                paint_sign(painter, "black", square(between(at, bag - QPointF(0, 24), way), SIGN), theme.interface.text)
        sinks = part(share, PAYS, 0.8)
        if sinks < 1:
            painter.setOpacity(painter.opacity() * (1 - sinks))
            for at, _ in self._places(middle, self.OPIUM, one.opium, 1.0)[one.opium - one.lost :]:
                paint_opium(painter, at + QPointF(0, 30 * sinks), 1.0)
            painter.setOpacity(painter.opacity() / (1 - sinks))
        if one.money and (way := part(share, 0.6, 0.86)) > 0:
            paint_sum(painter, one.money, between(QPointF(middle + 30, self.SUMS), rests, way), 19)


class SealPicture(_Titled, frozen=True):
    """A marker goes along the track to a seal or past it, and the seal pays its player (S-VIC-02).

    The marker goes from the points `before` to those `after` the move; `seat` is the player's colour.
    """

    title: str
    name: str
    seat: int | None
    before: int
    after: int
    seal: int
    money: int

    SPACE, BEFORE, AFTER = 46.0, 5, 2

    @property
    def size(self) -> tuple[float, float]:
        """Its width and height."""
        return self.SPACE * (self.BEFORE + 1 + self.AFTER) + 2 * EDGE + 60, 176.0

    @property
    def _left(self) -> float:
        """The left edge of the spaces."""
        return (self.size[0] - self.SPACE * (self.BEFORE + 1 + self.AFTER)) / 2

    @property
    def _plate(self) -> QRectF:
        """Where the player's symbol, the name and the sum are."""
        words = min(QFontMetricsF(text_font(NAME + 1)).horizontalAdvance(self.name), self.size[0] / 2)
        wide = words + SIGN + 12 + width_with(pounds(self.money), 20)
        return QRectF((self.size[0] - wide) / 2, 136, wide, 24)

    def paint_ground(self, painter: QPainter, theme: Theme) -> None:
        """Paint the card with the track and the player's name."""
        self._paint_card(painter, theme)
        self._write_title(painter, theme, self.title)
        ink = theme.interface
        for n, space in enumerate(range(self.seal - self.BEFORE, self.seal + self.AFTER + 1)):
            box = QRectF(self._left + n * self.SPACE, TITLE_HIGH + 8, self.SPACE, 52).adjusted(1.5, 0, -1.5, 0)
            ground = QColor(COIN if space == self.seal else ink.field if space // 5 % 2 else ink.stripe)
            painter.setPen(QPen(QColor(COIN_EDGE if space == self.seal else ink.strong_line), 1))
            painter.setBrush(ground)
            painter.drawRoundedRect(box, 4, 4)
            if space >= 0:
                font, colour = text_font(NAME), readable_on(ground, ink.text, ink.window)
                write_line(painter, box.adjusted(0, 2, 0, -34), str(space), font, colour, Qt.AlignmentFlag.AlignHCenter)
        plate = self._plate
        paint_marker(painter, theme, self.seat, QPointF(plate.left() + 8, plate.center().y()), 8)
        room = plate.adjusted(SIGN, 0, -11 - width_with(pounds(self.money), 20), 0)
        write_line(painter, room, self.name, text_font(NAME + 1), ink.text, Qt.AlignmentFlag.AlignLeft)

    def paint(self, painter: QPainter, theme: Theme, share: float) -> None:
        """Paint where the marker is by a share of the time, and the coin."""
        first, last = self.seal - self.BEFORE, self.seal + self.AFTER
        if (way := part(share, 0.5, 0.76)) > 0:
            seal = QPointF(self._left + (self.BEFORE + 0.5) * self.SPACE, TITLE_HIGH + 40)
            plate = self._plate
            rests = QPointF(plate.right() - width_with(pounds(self.money), 20) / 2, plate.center().y())
            paint_sum(painter, self.money, between(seal, rests, way), 20)
        start, end = max(self.before, first), min(self.after, last)
        at = start + (end - start) * part(share, 0.08, 0.5)
        middle = self._left + (at - first + 0.5) * self.SPACE
        paint_marker(painter, theme, self.seat, QPointF(middle, TITLE_HIGH + 42), 12)


class Finish(Struct, frozen=True):
    """A player at the end: the colour, and the victory points, also in words."""

    name: str
    seat: int | None
    vp: int
    points: str


class EndPicture(_Titled, frozen=True):
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
        """Paint the card: the winner's row gets another ground, so all rows are painted above it."""
        self._paint_card(painter, theme)

    def paint(self, painter: QPainter, theme: Theme, share: float) -> None:
        """Paint how far all have come by a share of the time, and in the end who has won."""
        winner = self.rows[self.winner]
        won = part(share, 0.6, 0.68)
        over = tr("The game is over.")
        self._write_title(
            painter, theme, tr("{winner} wins with {score}", winner=winner.name, score=winner.points) if won else over
        )
        most = max(1, *(row.vp for row in self.rows))
        counted = round(most * part(share, 0.04, 0.58))
        for n, row in enumerate(self.rows):
            box = QRectF(EDGE, TITLE_HIGH + n * self.ROW, self.size[0] - 2 * EDGE, self.ROW)
            if n == self.winner and won:
                painter.setPen(QPen(faded(COIN_EDGE, won), 1.5))
                painter.setBrush(faded(COIN, 0.4 * won))
                painter.drawRoundedRect(box.adjusted(-4, 2, 4, -2), 6, 6)
            self._paint_row(painter, theme, box, row, counted, most)

    def _paint_row(self, painter: QPainter, theme: Theme, box: QRectF, row: Finish, counted: int, most: int) -> None:
        ink, y = theme.interface, box.center().y()
        bold = text_font(NAME + 1)
        name = QRectF(box.left() + 4, box.top(), self.NAMES - 20, box.height())
        write_line(painter, name, row.name, bold, ink.text, Qt.AlignmentFlag.AlignLeft)
        lane = QRectF(box.left() + self.NAMES, y - 5, self.LANE - 16, 10)
        painter.setPen(QPen(QColor(ink.strong_line), 1))
        painter.setBrush(QColor(ink.field))
        painter.drawRoundedRect(lane, 5, 5)
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
