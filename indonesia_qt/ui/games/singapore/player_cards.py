"""The players' cards below the board: points, money, goods, chips, workers and the Raffles stone."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import product
from typing import Any, NamedTuple

from PySide6.QtCore import QMargins, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetrics, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from indonesia_qt.games.singapore.rules.constants import GOODS
from indonesia_qt.games.singapore.rules.state import IN_HAND, State
from indonesia_qt.i18n.text import counted, enumerated, labelled, tr
from indonesia_qt.ui.games.singapore.board.amounts import ON_SIGNS, paint_with, width_with
from indonesia_qt.ui.games.singapore.board.signs import paint_sign, sign_icon
from indonesia_qt.ui.games.singapore.texts.names import (
    amount_of,
    black_chips,
    player_facts,
    pounds,
    spoken_points,
    worker_text,
)
from indonesia_qt.ui.games.singapore.victory_track import paint_marker
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.style.theme import faded
from indonesia_qt.ui.table.api import Context, PlayerCard, PlayerCards
from indonesia_qt.ui.table.player_cards import BAR, CardRoom
from indonesia_qt.ui.table.seat_icons import icon_label
from indonesia_qt.ui.widgets.fitting_labels import FittingLabel
from indonesia_qt.ui.widgets.layouts import column_of, row_of
from indonesia_qt.ui.widgets.plain_text import Label, tip
from indonesia_qt.ui.widgets.pointed_tip import PointedTip

HIDDEN = "?"
"""A number that only the owner sees; a dot would look like one of something."""
LARGEST, LARGE, LARGER, SMALL = 1.6, 1.3, 1.15, 0.85
"""The sizes of letters on a slim card that is high enough, in parts of the usual one; on a large card the second, on a
brief one the last."""


BESIDE, LEAST_BETWEEN = 2.0, 8.0
"""Pixels at 100 % between a sign and its number, and at least between such pairs, so that no number is read with the
sign beside the pair."""
WORKER = 0.85
"""The width of a worker, in parts of its height."""
LEAST_SIGN, SMALL_SIGN = 0.8, 0.65
"""The side of a sign in parts of the letters' height: where it would be less than the first in one line, points and
money are beside the name; where it would still be less than the second, there are two lines."""
Lines = tuple[tuple[int, ...], ...]
SIGNS = 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2 * WORKER, 1.0, 1.0
"""The width of each part's sign, in parts of a sign’s side; coin and shield are as wide as their numbers."""
ONE_LINE: Lines = (tuple(range(9)),)
TWO_LINES: Lines = ((0, 1, 6, 7, 8), (2, 3, 4, 5))
POINTS_AND_MONEY: Lines = ((0, 1),)
THE_REST: Lines = (tuple(range(2, 9)),)
REST_IN_TWO: Lines = ((2, 3, 4, 5), (6, 7, 8))
SYMBOL = 9
BRIEF: Lines = ((SYMBOL, 0), (1,))
"""Which cells, workers (7), stone (8) and symbol are in the lines of a row: all but the symbol, those beside the name
and below, or on a brief card the symbol, points and money alone."""
BRIEF_SYMBOL, BRIEF_BETWEEN = 0.65, 4.0
"""The least side of the symbol on a brief card in parts of a line's height; pixels at 100 % behind it."""
HEIGHTS = {1: 1.35, 2: 2.5}
"""The height of a row of so many lines, in lines of its letters."""
USUAL = "00", "£00", "0", "0", "0", "0", "0"
"""The usual number in each cell."""
CHIP = 17
"""Pixels at 100 % of the chip on the card of the neutral colour."""
NONE = 0.5
"""How strongly a sign is painted of which a player has none."""


class Cell(NamedTuple):
    """A sign with a number beside or on it, and what it says in words."""

    sign: str
    number: str
    text: str

    @property
    def written(self) -> str:
        """The number as it is painted."""
        return f"£{self.number}" if self.sign == "money" else self.number


class HoldingsRow(PointedTip):
    """Shows what a player has as signs with numbers, all or some of it, in one line or in two, the goods below."""

    def __init__(self, context: Context, lines: Lines) -> None:
        super().__init__()
        self.context = context
        self.cells: Sequence[Cell] = ()
        self.workers: Sequence[str] = ()
        self.has_stone = False
        self.seat = 0
        self.lines, self._share = lines, 1.0

    def share_out(self, lines: Lines, share: float) -> None:
        """Show the parts in `lines`, with letters that are a `share` of the usual ones."""
        if (lines, share) != (self.lines, self._share):
            self.lines, self._share = lines, share
            self.updateGeometry()
            self.update()

    def letters(self, share: float | None = None) -> QFont:
        """Return the font of the numbers, as it is or at a share of its usual size."""
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * (share or self._share))
        font.setBold(True)
        return font

    def needed(self, lines: Lines, share: float) -> int:
        """Return the height of so many lines with such letters."""
        return round(HEIGHTS[len(lines)] * QFontMetrics(self.letters(share)).height())

    def has_room(self, lines: Lines, share: float, least: float = LEAST_SIGN) -> bool:
        """Return whether usual numbers leave the signs room for a `least` size, in parts of the letters' height."""
        return self._side(lines, USUAL, share) >= least * QFontMetrics(self.letters(share)).height()

    def sizeHint(self) -> QSize:
        """Return a size one line and a half high, or two and a half; of points and money just what they need."""
        high, widths = self.needed(self.lines, self._share), self._widths(USUAL, self._share)
        if self.lines == POINTS_AND_MONEY:
            return QSize(math.ceil(sum(widths[:2]) + 3 * scaled(LEAST_BETWEEN)), high)
        if self.lines == BRIEF:
            symbol = BRIEF_SYMBOL * high / len(BRIEF) + scaled(BRIEF_BETWEEN)
            return QSize(math.ceil(max(symbol + widths[0], widths[1])), high)
        return QSize(12 * QFontMetrics(self.letters()).height(), high)

    def minimumSizeHint(self) -> QSize:
        """Return the same height, and the width at which numbers have room in two lines."""
        hint = self.sizeHint()
        return hint if self.lines in (POINTS_AND_MONEY, BRIEF) else QSize(hint.width() // 2, hint.height())

    def show_player(self, view: State, seat: int) -> None:
        """Show what the view holds of a player."""
        player = view.players[seat]
        hidden = player.secret
        goods = [
            Cell(good, HIDDEN if hidden else str(number), _secret(hidden) or amount_of(number, good))
            for good, number in zip(GOODS, player.goods, strict=True)
        ]
        self.cells = (
            Cell("vp", str(player.vp), spoken_points(player.vp)),
            Cell("money", HIDDEN if hidden else str(player.money), _secret(hidden) or pounds(player.money)),
            *goods,
            Cell("black", str(view.chips[seat]), black_chips(view.chips[seat])),
        )
        self.workers, self.seat = player.workers, seat
        self.has_stone = seat == view.raffles
        self.setAccessibleName(enumerated(player_facts(self.context.words, view, seat, spoken_points)))
        self.update()

    def parts(self) -> list[tuple[int, QRectF, str]]:
        """Return each part that is shown: its number, its place, and what it says."""
        numbers = [cell.written for cell in self.cells]
        side = self._side(self.lines, numbers, self._share)
        widths = self._widths(numbers, self._share)
        stone = tr("Raffles stone: fewest victory points, begins the round") if self.has_stone else ""
        name = self.context.words.seats[self.seat]
        texts = [*(cell.text for cell in self.cells), worker_text(self.workers), stone, name]
        found, high = [], self.height() / len(self.lines)
        for number, line in enumerate(self.lines):
            needs = [widths[part] + SIGNS[part] * side for part in line]
            left, between = 0.0, (self.width() - sum(needs)) / len(line)
            for part, need in zip(line, needs, strict=True):
                found.append((part, QRectF(left, number * high, need + between, high), texts[part]))
                left += need + between
        return found

    @property
    def _size(self) -> int:
        """The size of the numbers, in pixels."""
        return QFontInfo(self.letters()).pixelSize()

    def _widths(self, numbers: Sequence[str], share: float) -> list[float]:
        """What each part needs for its number; the coin and the shield have it on them."""
        letters = self.letters(share)
        metrics, size = QFontMetrics(letters), QFontInfo(letters).pixelSize()
        on_signs = [width_with(number, size) for number in numbers[: len(ON_SIGNS)]]
        beside = [metrics.horizontalAdvance(number) + scaled(BESIDE) for number in numbers[len(ON_SIGNS) :]]
        return [*on_signs, *beside, 0.0, 0.0, 0.0]

    def _side(self, lines: Lines, numbers: Sequence[str], share: float) -> float:
        """The side of a sign in so many lines: as high as a line, but smaller where the numbers need the room."""
        widths = self._widths(numbers, share)
        high = self.needed(lines, share) / len(lines)
        between = scaled(BRIEF_BETWEEN) / 2 if lines == BRIEF else scaled(LEAST_BETWEEN)
        rooms = (
            (self.width() - sum(widths[n] + between for n in line)) / max(1, sum(SIGNS[n] for n in line))
            for line in lines
        )
        return max(0.4 * high, min(0.86 * high, *rooms))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the cells, the workers and the stone."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self.letters())
        side = self._side(self.lines, [cell.written for cell in self.cells], self._share)
        for part, place, _ in self.parts():
            box = QRectF(place.left(), place.center().y() - side / 2, side, side)
            if part < len(self.cells):
                self._paint_cell(painter, self.cells[part], box)
            elif part == len(self.cells):
                self._paint_workers(painter, box)
            elif part == SYMBOL:
                theme, colour = self.context.icons.theme, self.context.colours[self.seat]
                paint_marker(painter, theme, colour, box.center(), 0.46 * side)
            elif self.has_stone:
                paint_sign(painter, "stone", box, self.context.icons.theme.interface.heading)

    def _paint_cell(self, painter: QPainter, cell: Cell, box: QRectF) -> None:
        """Paint a sign in its box with the number on or beside it; what a player has none of is pale."""
        ink = self.context.icons.theme.interface
        painter.setOpacity(NONE if cell.number == "0" else 1.0)
        if cell.sign in ON_SIGNS:
            at = QPointF(box.left(), box.center().y())
            paint_with(painter, cell.sign, cell.written, at, self._size, ink.text, ink.window)
            painter.setOpacity(1.0)
            return
        paint_sign(painter, cell.sign, box.adjusted(1, 1, -1, -1), ink.text)
        painter.setPen(QColor(ink.text))
        number = QRectF(box.right() + scaled(BESIDE), box.center().y() - self.height(), self.width(), 2 * self.height())
        painter.drawText(number, Qt.AlignmentFlag.AlignVCenter, cell.written)
        painter.setOpacity(1.0)

    def _paint_workers(self, painter: QPainter, box: QRectF) -> None:
        """Both workers: those on the board are filled, one in hand is pale, one set aside has an edge only."""
        ink = self.context.icons.theme.interface
        for n in range(2):
            place = box.translated(n * box.width() * WORKER, 0).adjusted(1, 1, -1, -1)
            if n >= len(self.workers):
                paint_sign(painter, "outline", place, ink.strong_line)
            else:
                paint_sign(painter, "worker", place, faded(ink.text, 0.45) if self.workers[n] == IN_HAND else ink.text)

    def tip_at(self, place: QPointF) -> str:
        """Say in words what is at a place, or on a brief card all that the player has."""
        if self.lines == BRIEF:
            return self.accessibleName()
        return next((text for _, box, text in self.parts() if box.contains(place)), "")


def _secret(hidden: bool) -> str:
    return tr("Only the owner can see money and goods.") if hidden else ""


class SingaporeCard(PlayerCard):
    """A player with all holdings; on a brief card with points and money, and the rest where the pointer rests."""

    is_brief = False

    def secrets(self) -> str:
        """Return what is shown to a player who asks to see his secrets."""
        return tr("Show money and goods (or hold the mouse on the card)")

    def build(self) -> None:
        """Add the holdings below the name, and for a narrow card points and money beside it."""
        self.holdings = HoldingsRow(self.context, ONE_LINE)
        self.purse = HoldingsRow(self.context, POINTS_AND_MONEY)
        self.purse.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.purse.hide()
        self.top.insertWidget(self.top.indexOf(self.name) + 1, self.purse)
        self.content.addWidget(self.holdings)

    def show_brief(self, is_brief: bool) -> None:
        """Show only the points and the money with a small symbol, or all."""
        self.is_brief = is_brief
        self.symbol.setHidden(is_brief)
        self._use_room()

    def offer_look(self, offered: bool, shown: bool) -> None:
        """Offer to show or to hide the player's secrets on a card that shows all."""
        super().offer_look(offered and not self.is_brief, shown)

    def take_room(self, room: CardRoom) -> None:
        """Take as much height as there is room."""
        super().take_room(room)
        self._use_room()

    def sizeHint(self) -> QSize:
        """Return the size; of a slim card that of its two lines, for it shows more only where that has room anyway."""
        return self._slim(super().sizeHint())

    def minimumSizeHint(self) -> QSize:
        """Return the least size in the same way."""
        return self._slim(super().minimumSizeHint())

    def showEvent(self, event: QShowEvent) -> None:
        """Use the room."""
        super().showEvent(event)
        self._use_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use the room."""
        super().resizeEvent(event)
        self._use_room()

    def show_player(self, view: State) -> None:
        """Show what the view holds of the player."""
        for row in (self.holdings, self.purse):
            row.show_player(view, self.seat)
        flags = _flags_left(view, self.seat)
        self.show_facts([enumerated((worker_text(view.players[self.seat].workers), flags)), flags])
        self._use_room()

    def _use_room(self) -> None:
        """Show the facts of a slim card that is high enough, and all signs as large as the room lets them be.

        Where pairs of a sign and a number would be close to each other, points and money are beside the name; where
        that has no room, there are two lines.
        """
        if self.is_brief:
            self.holdings.share_out(BRIEF, SMALL)
            self.purse.hide()
            return
        if not self.isVisible() or self.height() > self.window().height() / 2:
            return  # its size says nothing before it has been laid out, but its hint already counts
        spare = self.height() - self._two_lines()
        if self.room == "slim":
            facts = self.facts.sizeHint().height() + self.content.spacing()
            self.facts.setVisible(spare >= facts)
            spare -= facts
        shares = {"slim": (LARGEST, LARGE, LARGER, 1.0), "large": (LARGE, 1.0)}.get(self.room, (1.0,))
        items = [self.top.itemAt(number) for number in range(self.top.count())]
        parts = [part for item in items if item and (part := item.widget()) and not part.isHidden()]
        beside: int = sum(part.minimumSizeHint().width() + self.top.spacing() for part in {*parts, self.purse})
        has_room = self.room != "line" and beside <= self.holdings.width()
        below = (REST_IN_TWO, THE_REST) if self.room == "slim" else (THE_REST,)
        tried = (ONE_LINE, *below) if has_room else (ONE_LINE,)
        usual, name = self.holdings.needed(ONE_LINE, 1.0), self.hands.sizeHint().height()
        shared = []
        for share, lines in product(shares, tried):
            purse = self.holdings.needed(POINTS_AND_MONEY, share) if lines != ONE_LINE else 0
            more = self.holdings.needed(lines, share) - usual + max(0, purse - name)
            if more <= spare or (lines != REST_IN_TWO and (self.room != "slim" or share == 1.0)):
                shared.append((lines, share, LEAST_SIGN))
        shared += [(THE_REST, 1.0, SMALL_SIGN)] if THE_REST in tried else []
        last = TWO_LINES, 1.0, SMALL_SIGN
        lines, share, _ = next((found for found in shared if self.holdings.has_room(*found)), last)
        self.holdings.share_out(lines, share)
        self.purse.share_out(POINTS_AND_MONEY, share)
        self.purse.setVisible(lines in (THE_REST, REST_IN_TWO))

    def _two_lines(self) -> int:
        """The height with the name, and the signs below it in letters of the usual size."""
        lines = TWO_LINES if self.holdings.lines == TWO_LINES else ONE_LINE
        around, line = self.content.contentsMargins(), self.hands.sizeHint().height()
        signs = self.holdings.needed(lines, 1.0)
        return around.top() + line + self.content.spacing() + signs + around.bottom()

    def _slim(self, hint: QSize) -> QSize:
        return QSize(hint.width(), self._two_lines()) if self.room == "slim" else hint


class NeutralCard(QFrame):
    """Shows the black chips and the flags of the neutral colour (S-DUO-01)."""

    def __init__(self, context: Context, neutral: int) -> None:
        super().__init__()
        self.context, self.neutral = context, neutral
        self._is_slim = False
        theme = context.icons.theme
        bar = QFrame()
        bar.setFixedWidth(scaled(BAR))
        bar.setStyleSheet(f"background: {theme.seat(None).colour}; border: none")
        self.name = context.icons.seat_label(None, 20), Label(context.words.owner(neutral), role="strong")
        self.chips, self.flags = Label(role="strong"), FittingLabel()
        self.flags.setProperty("role", "quiet")
        chips = icon_label(sign_icon("black", theme.interface.text), CHIP)
        chips.setAccessibleName(tr("Black chips"))
        content = column_of(
            1,
            row_of(self.name[0], (self.name[1], 1), spacing=scaled(4)),
            row_of(chips, (self.chips, 1), spacing=scaled(4)),
            self.flags,
            1,
            contentsMargins=margins(8, 4, 6, 4),
            spacing=scaled(3),
        )
        self.setLayout(row_of(bar, (content, 1), contentsMargins=QMargins(), spacing=0))
        self.setProperty("role", "card")

    def take_room(self, room: CardRoom) -> None:
        """Leave out the flags on a low card, and the name in a line; they are said where the pointer rests."""
        self._is_slim = room == "slim"
        self.flags.setVisible(room not in ("slim", "line"))
        for part in self.name:
            part.setVisible(room != "line")

    def sizeHint(self) -> QSize:
        """Return the size, without the flags that a slim card has only where there is room."""
        return self._slim(super().sizeHint())

    def minimumSizeHint(self) -> QSize:
        """Return the least size in the same way."""
        return self._slim(super().minimumSizeHint())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the flags of a slim card that is high enough."""
        super().resizeEvent(event)
        if self._is_slim:
            self.flags.setVisible(self.height() >= self.sizeHint().height() + self._line)

    @property
    def _line(self) -> int:
        return self.flags.sizeHint().height() + scaled(3)

    def _slim(self, hint: QSize) -> QSize:
        has_flags = self._is_slim and not self.flags.isHidden()
        return hint - QSize(0, self._line) if has_flags else hint

    def show_state(self, view: State) -> None:
        """Show what the neutral colour has."""
        chips, flags = view.chips[self.neutral], _flags_left(view, self.neutral)
        self.chips.setText(str(chips))
        self.flags.show_wordings([flags])
        said = enumerated((black_chips(chips), flags))
        self.setToolTip(tip(said))
        self.setAccessibleName(labelled(self.context.words.owner(self.neutral), said))


class SingaporeCards(PlayerCards):
    """Keeps a card for each seat, and with two players one for the neutral colour.

    Where cards are a line, one shows all: that of the person who is asked, or was last, or else the one that is
    clicked. The others show the points and the money, so that all players are seen.
    """

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self._whole = 0
        """The seat of that card."""
        for card in self.cards:
            card.held.connect(self._show_whole)
        neutral = self.bridge.session.state.neutral
        self.neutral = None if neutral is None else NeutralCard(self.context, neutral)

    def make_card(self, seat: int) -> SingaporeCard:
        """Return the card of a seat."""
        return SingaporeCard(self.context, seat)

    def in_row(self) -> list[tuple[QWidget, int]]:
        """Return the cards, that of the neutral colour last."""
        return [*super().in_row(), *([(self.neutral, 1)] if self.neutral is not None else [])]

    def show_all(self, view: State) -> None:
        """Show a position on all cards."""
        super().show_all(view)
        if self.neutral is not None:
            self.neutral.show_state(view)

    def take_room(self, room: CardRoom) -> None:
        """Have all cards take as much height as there is room."""
        super().take_room(room)
        if self.neutral is not None:
            self.neutral.take_room(room)
        self._show_whole(self._whole)

    def mark(self, seat: int | None) -> None:
        """Mark a card, which shows all if it is a person's."""
        super().mark(seat)
        if seat is not None and self.bridge.is_human(seat):
            self._show_whole(seat)

    def _show_whole(self, seat: int) -> None:
        """Show all on the card of a seat, and where cards are a line less on the others."""
        self._whole = seat
        for card in self.cards:
            assert isinstance(card, SingaporeCard)
            is_brief = card.room == "line" and card.seat != seat
            if is_brief != card.is_brief:
                card.show_brief(is_brief)
                self._show_card(card, self.view)


def _flags_left(view: State, owner: int) -> str:
    return counted(view.flags[owner], "{n} flag left", "{n} flags left")
