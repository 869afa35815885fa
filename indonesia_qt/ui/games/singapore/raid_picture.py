"""The picture of a raid: by night a lantern shows what each owner has, and who is caught pays."""

from __future__ import annotations

from functools import cache

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.games.singapore.board.signs import paint_coin, paint_sign
from indonesia_qt.ui.games.singapore.board.svg_drawings import building_drawing
from indonesia_qt.ui.games.singapore.board.tile_looks import COIN_INK, tile_look
from indonesia_qt.ui.games.singapore.board.tile_painter import ON_SEAT
from indonesia_qt.ui.games.singapore.scene_pictures import (
    SIGN,
    TitledPicture,
    between,
    paint_sum,
    part,
    square,
    write_line,
)
from indonesia_qt.ui.games.singapore.texts.names import pounds
from indonesia_qt.ui.style.theme import Theme, faded, lining, mixed, readable_on, symbol_path, text_font

NAME, NUMBER, LOSS, STAMP, WAIVED = 13.0, 22.0, 15.0, 14.0, 11.5
"""Sizes of letters, in pixels at 100 %, as all sizes here."""
MANY = 6
"""So many chips, or so much opium, has no room side by side: one sign with a number stands for them."""
RIGHT = Qt.AlignmentFlag.AlignRight
CHIP_SIZE, OPIUM_SIZE = SIGN, 1.15 * SIGN
STREET = "I-12", "II-14", "I-09", "I-13", "III-12"
"""The buildings of the street, from the left: illegal ones on land."""
LANTERN, DARK = "#ffd873", "#0a0714"
SEARCH, CAUGHT, PAYS = (0.12, 0.44), (0.46, 0.54), 0.58
"""When the lantern passes the owners, when the caught are stamped, and from when on they pay, in parts of the time."""
COMES, FADES = 0.06, 0.05
"""How long a chip or opium takes to be shown, and the light to fade, in parts of the time."""
UNLIT, SAFE = 0.72, 0.42
"""How dark a card is that the lantern hasn't reached, and one whose owner isn't caught."""


class ShownInRaid(Struct, frozen=True):
    """What an owner shows in a raid, and pays, returns and loses when caught; `seat` is the colour, None the neutral.

    `money` is in pounds, `lost` how much of the opium goes to the supply, `waived` what the owner couldn't pay.
    """

    name: str
    seat: int | None
    chips: int
    opium: int
    is_caught: bool
    money: int
    lost: int
    waived: int = 0


class RaidPicture(TitledPicture, frozen=True):
    """All show chips and opium in the light of a lantern, and who is caught pays the bank (S-RAI-02, S-RAI-03)."""

    title: str
    shown: tuple[ShownInRaid, ...]

    BAG, BANK, COLUMN, HIGH = 108.0, 100.0, 122.0, 266.0
    STREET_TOP, STREET_HIGH, HOUSE = 46.0, 64.0, 106.0
    CARDS, HEAD = 106.0, 25.0
    STAMP_AT, CHIPS, OPIUM, SUMS, WAIVED_AT = 94.0, 150.0, 182.0, 220.0, 241.0

    @property
    def size(self) -> tuple[float, float]:
        """Its width and height."""
        return self.BAG + self.COLUMN * len(self.shown) + self.BANK, self.HIGH

    @property
    def _bag(self) -> QPointF:
        return QPointF(self.BAG / 2, 202)

    @property
    def _bank(self) -> QPointF:
        return QPointF(self.size[0] - self.BANK / 2, 210)

    def _card(self, number: int) -> QRectF:
        """The card of an owner."""
        left = self.BAG + number * self.COLUMN
        return QRectF(left + 4, self.CARDS, self.COLUMN - 8, self.HIGH - self.CARDS - 12)

    def paint_ground(self, painter: QPainter, theme: Theme) -> None:
        """Paint the street by night with the bag, the bank and a card for each owner."""
        self.paint_card(painter, theme)
        night, (wide, high) = tile_look(theme).illegal, self.size
        box = QRectF(1, 1, wide - 2, high - 2)
        sky = QLinearGradient(0, 0, 0, self.STREET_TOP + self.STREET_HIGH)
        sky.setColorAt(0.0, QColor(DARK))
        sky.setColorAt(1.0, QColor(night.sky))
        painter.setPen(QPen(QColor(theme.interface.strong_line), 1.5))
        painter.setBrush(sky)
        painter.drawRoundedRect(box, 8, 8)
        moon = square(QPointF(wide - 44, 28), 22)
        whole, shadow = QPainterPath(), QPainterPath()
        whole.addEllipse(moon)
        shadow.addEllipse(moon.translated(-7, -3))
        painter.fillPath(whole - shadow, mixed(LANTERN, night.ink, 0.5))
        street = QRectF(1, self.STREET_TOP + self.STREET_HIGH, wide - 2, high - self.STREET_TOP - self.STREET_HIGH - 1)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(night.paper))
        painter.drawRoundedRect(street, 8, 8)
        painter.drawRect(street.adjusted(0, 0, 0, -10))
        houses = max(1, round(wide / self.HOUSE))
        for n in range(houses):
            house = QRectF(1 + n * (wide - 2) / houses, self.STREET_TOP, (wide - 2) / houses + 0.5, self.STREET_HIGH)
            drawing = building_drawing(STREET[n % len(STREET)], night.light)
            seen = 60 * house.width() / house.height()
            drawing.setViewBox(QRectF(60 - seen / 2, 1, seen, 60))
            painter.save()
            painter.setClipRect(house)
            drawing.render(painter, house)
            painter.restore()
        self.write_title(painter, self.title, night.ink)
        glow = QRadialGradient(self._bag - QPointF(0, 46), 76)
        glow.setColorAt(0.0, faded(LANTERN, 0.5))
        glow.setColorAt(1.0, faded(LANTERN, 0.0))
        painter.fillRect(QRectF(2, 70, self.BAG + 30, high - 80), glow)
        paint_sign(painter, "bag", square(self._bag, 74), mixed(night.ink, night.paper, 0.24))
        for x, coins in ((-22, 3), (22, 2), (0, 5)):  # the bank: three piles
            for n in range(coins):
                paint_coin(painter, QRectF(self._bank.x() + x - 20, self._bank.y() + 18 - 9 * n, 40, 13))
        for n, one in enumerate(self.shown):
            self._paint_empty(painter, theme, self._card(n), one)

    def _paint_empty(self, painter: QPainter, theme: Theme, card: QRectF, one: ShownInRaid) -> None:
        """A card with a head in the owner's colour that has the name."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded("#000000", 0.45))
        painter.drawRoundedRect(card.translated(0, 3), 7, 7)
        painter.setBrush(QColor(theme.seat(one.seat).colour))
        painter.drawRoundedRect(card, 7, 7)
        paper = card.adjusted(2, self.HEAD, -2, -2)
        painter.setBrush(QColor(theme.interface.field))
        painter.drawRoundedRect(paper, 5, 5)
        painter.drawRect(paper.adjusted(0, 0, 0, -10))
        font = text_font(NAME, QFont.Weight.DemiBold)
        head = QRectF(card.left(), card.top(), card.width(), self.HEAD)
        words = min(QFontMetricsF(font).horizontalAdvance(one.name), head.width() - SIGN - 12)
        left = head.center().x() - (words + SIGN) / 2
        look = theme.seat(one.seat)
        ink = readable_on(QColor(look.colour), ON_SEAT, DARK)
        place = QTransform().translate(left + 7, head.center().y()).scale(7, 7)
        painter.fillPath(place.map(symbol_path(look.symbol)), QColor(ink))
        room = QRectF(left + SIGN, head.top(), words + 1, head.height())
        write_line(painter, room, one.name, font, ink, Qt.AlignmentFlag.AlignLeft)

    def paint(self, painter: QPainter, theme: Theme, share: float) -> None:
        """Paint what is shown and paid by a share of the time."""
        opens = part(share, 0.02, 0.12)
        chip = self._bag - QPointF(0, 10 + 46 * opens)
        paint_sign(painter, "white", square(chip, 14 + 14 * opens), DARK)
        for n, one in enumerate(self.shown):
            self._paint_shown(painter, theme, n, one, share)
        self._paint_beam(painter, share)
        caught = [n for n, one in enumerate(self.shown) if one.is_caught]
        for above, n in enumerate(caught if share >= PAYS else ()):
            self._paint_payment(painter, n, share, self._bank - QPointF(0, 38 + 25 * above))
        if stamped := part(share, *CAUGHT):
            for n in caught:  # over the chips that go by
                self._paint_stamp(painter, theme, QPointF(self._card(n).center().x(), self.STAMP_AT), stamped)

    def _paint_shown(self, painter: QPainter, theme: Theme, number: int, one: ShownInRaid, share: float) -> None:
        """The chips, the opium and their sum on a card; who is caught is in a frame and stamped."""
        card, ink = self._card(number), theme.interface
        first, last = SEARCH
        lit = first + (last - first) * (number + 0.2) / len(self.shown)  # when the lantern reaches the card
        caught = part(share, *CAUGHT)
        pays = one.is_caught and share >= PAYS
        middle = card.center().x()
        chips, opium = (0, one.opium - one.lost) if pays else (one.chips, one.opium)
        for sign, size, y, before, now in (
            ("black", CHIP_SIZE, self.CHIPS, one.chips, chips),
            ("opium", OPIUM_SIZE, self.OPIUM, one.opium, opium),
        ):
            for at, seen in self._places(middle, y, before, share, lit)[:now]:
                _paint_small(painter, sign, at, size, seen)
                if before >= MANY:
                    room = QRectF(card.left(), y - 16, at.x() - 0.6 * size - card.left(), 32)
                    colour = faded(ink.text, seen)
                    write_line(painter, room, f"{now} ×", _number_font(LOSS), colour, RIGHT)
        if (seen := part(share, lit + 0.06, lit + 0.12)) > 0:
            colour = faded(mixed(ink.text, ink.warning, caught if one.is_caught else 0.0), seen)
            room = QRectF(card.left() + 4, self.SUMS - 16, card.width() - 8, 32)
            where = Qt.AlignmentFlag.AlignHCenter
            if pays and one.money:  # the fine is beside the sum
                room.setRight(middle)
                loss = QRectF(middle, room.top(), card.right() - 8 - middle, room.height())
                lost = f"\N{MINUS SIGN}{pounds(one.money)}"
                write_line(painter, loss, lost, _number_font(LOSS), ink.warning, where)
            write_line(painter, room, str(one.chips + one.opium), _number_font(NUMBER), colour, where)
            if pays and one.waived:
                waived = tr("{amount} waived", "money that a player can’t pay", amount=pounds(one.waived))
                room = QRectF(card.left() + 4, self.WAIVED_AT - 8, card.width() - 8, 16)
                write_line(painter, room, waived, text_font(WAIVED), ink.text, where)
        dark = UNLIT * (1 - part(share, lit - 0.04, lit + 0.03))
        if not one.is_caught:
            dark = max(dark, SAFE * caught)
        if dark > 0:
            painter.fillRect(card, faded(DARK, dark))  # round corners would take longer, and aren't seen on the street
        if one.is_caught and caught:
            painter.setPen(QPen(faded(ink.warning, caught), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(card.adjusted(-1, -1, 1, 1), 8, 8)

    def _paint_stamp(self, painter: QPainter, theme: Theme, middle: QPointF, seen: float) -> None:
        """The stamp of the caught, which comes down on the card."""
        text, font = tr("Caught"), text_font(STAMP, QFont.Weight.Bold)
        wide = min(self.COLUMN - 22, QFontMetricsF(font).horizontalAdvance(text) + 18)
        box = QRectF(-wide / 2, -13, wide, 26)
        painter.save()
        painter.translate(middle)
        painter.rotate(-7)
        painter.scale(1.7 - 0.7 * seen, 1.7 - 0.7 * seen)
        painter.setPen(QPen(faded(theme.interface.warning, seen), 2))
        painter.setBrush(faded(theme.interface.field, seen))
        painter.drawRoundedRect(box, 4, 4)
        warning = faded(theme.interface.warning, seen)
        write_line(painter, box.adjusted(5, 0, -5, 0), text, font, warning, Qt.AlignmentFlag.AlignHCenter)
        painter.restore()

    def _paint_beam(self, painter: QPainter, share: float) -> None:
        """The light of the lantern, which goes over the cards from the left."""
        first, last = SEARCH
        seen = min(1.0, (share - first + FADES) / FADES, (last + FADES - share) / FADES)
        if seen <= 0:
            return
        start, end, lantern = self._card(0), self._card(len(self.shown) - 1), self._bag - QPointF(0, 58)
        way = min(1.0, max(0.0, (share - first) / (last - first)))
        foot = between(QPointF(start.center().x(), start.bottom()), QPointF(end.center().x(), end.bottom()), way)
        light = QLinearGradient(lantern, foot)
        light.setColorAt(0.0, faded(LANTERN, 0.75 * seen))
        light.setColorAt(1.0, faded(LANTERN, 0.16 * seen))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(light)
        half = QPointF(self.COLUMN * 0.56, 0)
        above = foot + half - QPointF(0, start.height())
        painter.drawPolygon(
            QPolygonF([lantern - QPointF(0, 6), above, foot + half, foot - half, lantern + QPointF(0, 6)])
        )

    def _places(self, middle: float, y: float, number: int, share: float, begins: float) -> list[tuple[QPointF, float]]:
        """Where so many signs lie side by side, and how large each is seen: they come one after another.

        Many are one sign, on whose left is room for their number.
        """
        if number >= MANY:
            seen = part(share, begins, begins + COMES)
            return [(QPointF(middle + SIGN / 2, y), seen)] if seen else []
        gap = min(SIGN + 1, (self.COLUMN - 24 - SIGN) / max(1, number - 1))
        left = middle - gap * (number - 1) / 2
        moments = [begins + COMES * n / number for n in range(number)]
        sizes = [part(share, moment, moment + COMES) for moment in moments]
        return [(QPointF(left + n * gap, y), sizes[n]) for n in range(number) if sizes[n]]

    def _paint_payment(self, painter: QPainter, number: int, share: float, rests: QPointF) -> None:
        """The chips go to the bag, the lost opium goes out of sight, and a coin goes to where it rests in the bank."""
        one, card = self.shown[number], self._card(number)
        middle = card.center().x()
        for n, (at, _) in enumerate(self._places(middle, self.CHIPS, one.chips, 1.0, 0.0)):
            begins = PAYS + 0.1 * n / one.chips
            way = part(share, begins, begins + 0.18)
            if way < 1:
                _paint_small(painter, "black", between(at, self._bag, way), CHIP_SIZE)
        sinks = part(share, PAYS, 0.8)
        if sinks < 1:
            painter.setOpacity(painter.opacity() * (1 - sinks))
            places = self._places(middle, self.OPIUM, one.opium, 1.0, 0.0)
            for at, _ in places[-one.lost :] if one.lost else ():
                _paint_small(painter, "opium", at + QPointF(0, 26 * sinks), OPIUM_SIZE)
            painter.setOpacity(painter.opacity() / (1 - sinks))
        if one.money and (way := part(share, 0.62, 0.86)) > 0:
            paint_sum(painter, one.money, between(QPointF(middle + 30, self.SUMS), rests, way), 19)


def _paint_small(painter: QPainter, name: str, at: QPointF, size: float, seen: float = 1.0) -> None:
    """Paint a sign around a point, a part of its size large; in full size it need not be scaled, which takes longer."""
    drawn = _drawn(name, max(1, round(size * painter.combinedTransform().m11())))
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, seen < 1)
    painter.drawPixmap(square(at, size * seen), drawn, QRectF(drawn.rect()))
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)


@cache
def _drawn(name: str, pixels: int) -> QPixmap:
    """A sign, which takes too long to be painted in each frame."""
    picture = QPixmap(pixels, pixels)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_sign(painter, name, QRectF(picture.rect()), COIN_INK)
    painter.end()
    return picture


@cache
def _number_font(size: float) -> QFont:
    return lining(text_font(size, QFont.Weight.Bold))
