"""The players' cards below the board: points, money, goods, chips, workers and the Raffles stone."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QMargins, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QWidget

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
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.style.theme import faded
from indonesia_qt.ui.table.api import Context, PlayerCard, PlayerCards
from indonesia_qt.ui.table.player_cards import BAR, CardRoom
from indonesia_qt.ui.table.seat_icons import icon_label
from indonesia_qt.ui.widgets.fitting_labels import FittingLabel
from indonesia_qt.ui.widgets.layouts import column_of, row_of
from indonesia_qt.ui.widgets.plain_text import Label, tip
from indonesia_qt.ui.widgets.pointed_tip import PointedTip

HIDDEN = "\N{BULLET}"
LARGE, SMALL = 1.3, 0.85
"""The size of letters on a large card and on one that shows less, in parts of the usual one."""


BESIDE, LEAST_BETWEEN = 2.0, 3.0
"""Pixels between a sign and its number, and at least between cells."""
WORKERS, STONE = 7, 8
"""The places of the workers and of the stone among the parts."""
WORKER = 0.85
"""The width of a worker, in parts of its height."""
LEAST_SIGN = 0.7
"""The side of a sign in parts of the letters' height: where it would be smaller, there are two lines."""
Lines = tuple[tuple[int, ...], ...]
SIGNS = 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 2 * WORKER, 1.0
"""The width of each part's sign, in parts of a sign’s side; coin and shield are as wide as their numbers."""
ONE_LINE: Lines = (tuple(range(9)),)
TWO_LINES: Lines = ((0, 1, 6, 7, 8), (2, 3, 4, 5))
BRIEF: Lines = ((0,), (1,))
"""The lines of the row: the places of the cells, of the workers and of the stone among its parts."""
HEIGHTS = {ONE_LINE: 1.35, TWO_LINES: 2.5, BRIEF: 2.5}
"""The height of the row, in lines of its letters."""
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
    """Shows what a player has as signs with numbers, in one line, or with little width in two, the goods below.

    While it is brief it shows only the points, with the money below, and says the rest where the pointer rests.
    """

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self.cells: Sequence[Cell] = ()
        self.workers: Sequence[str] = ()
        self.has_stone = False
        self.share = 1.0
        self.is_brief = False
        self._lines = ONE_LINE

    def letters(self) -> QFont:
        """Return the font of the numbers."""
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * (SMALL if self.is_brief else self.share))
        font.setBold(True)
        return font

    def sizeHint(self) -> QSize:
        """Return a size one line and a half high, or two and a half."""
        line = QFontMetrics(self.letters()).height()
        width = math.ceil(max(self._widths(USUAL)[: len(ON_SIGNS)])) if self.is_brief else 12 * line
        return QSize(width, round(HEIGHTS[self._lines] * line))

    def minimumSizeHint(self) -> QSize:
        """Return the same height, and the width at which numbers have room in two lines."""
        hint = self.sizeHint()
        return hint if self.is_brief else QSize(hint.width() // 2, hint.height())

    def show_brief(self, is_brief: bool) -> None:
        """Show only the points and the money, or all."""
        self.is_brief = is_brief
        self._fold()
        self.updateGeometry()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fold the row where the signs would be too small."""
        super().resizeEvent(event)
        if self.cells:
            self._fold()

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
        self.workers = player.workers
        self.has_stone = seat == view.raffles
        self.setAccessibleName(enumerated(player_facts(self.context.words, view, seat, spoken_points)))
        self._fold()
        self.update()

    def _fold(self) -> None:
        """Take two lines where usual numbers don't leave the signs room in one."""
        has_room = self._side(ONE_LINE, USUAL) >= LEAST_SIGN * QFontMetrics(self.letters()).height()
        if (lines := BRIEF if self.is_brief else ONE_LINE if has_room else TWO_LINES) != self._lines:
            self._lines = lines
            self.updateGeometry()

    def parts(self) -> list[tuple[QRectF, str]]:
        """Return the place of each cell that is shown with its text, then those of the workers and of the stone."""
        texts = [*(cell.text for cell in self.cells), worker_text(self.workers), self._about_stone]
        return [(place, texts[part]) for part, place in sorted(self._places().items())]

    def _places(self) -> dict[int, QRectF]:
        """The places of the parts that are shown, by their numbers."""
        numbers = [cell.written for cell in self.cells]
        side = self._side(self._lines, numbers)
        needs = [width + sign * side for width, sign in zip(self._widths(numbers), SIGNS, strict=True)]
        places, high = {}, self.height() / len(self._lines)
        for number, line in enumerate(self._lines):
            left, between = 0.0, (self.width() - sum(needs[part] for part in line)) / len(line)
            for part in line:
                places[part] = QRectF(left, number * high, needs[part] + between, high)
                left += needs[part] + between
        return places

    @property
    def _about_stone(self) -> str:
        return tr("Raffles stone: fewest victory points, begins the round") if self.has_stone else ""

    @property
    def _size(self) -> int:
        """The size of the numbers, in pixels."""
        return QFontInfo(self.letters()).pixelSize()

    def _widths(self, numbers: Sequence[str]) -> list[float]:
        """What each part needs for its number; the coin and the shield have it on them."""
        metrics = QFontMetrics(self.letters())
        on_signs = [width_with(number, self._size) for number in numbers[: len(ON_SIGNS)]]
        return [
            *on_signs,
            *(metrics.horizontalAdvance(number) + BESIDE for number in numbers[len(ON_SIGNS) :]),
            0.0,
            0.0,
        ]

    def _side(self, lines: Lines, numbers: Sequence[str]) -> float:
        """The side of a sign in so many lines: as high as a line, but smaller where the numbers need the room."""
        widths = self._widths(numbers)
        high = HEIGHTS[lines] * QFontMetrics(self.letters()).height() / len(lines)
        rooms = (
            (self.width() - sum(widths[n] + LEAST_BETWEEN for n in line)) / sum(SIGNS[n] for n in line)
            for line in lines
            if any(SIGNS[n] for n in line)
        )
        return max(0.4 * high, min((0.86 * high, *rooms)))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the cells, the workers and the stone."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self.letters())
        side = self._side(self._lines, [cell.written for cell in self.cells])
        boxes = {
            part: QRectF(place.left(), place.center().y() - side / 2, side, side)
            for part, place in self._places().items()
        }
        for part, box in boxes.items():
            if part < len(self.cells):
                self._paint_cell(painter, self.cells[part], box)
            elif part == WORKERS:
                self._paint_workers(painter, box)
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
        number = QRectF(box.right() + BESIDE, box.center().y() - self.height(), self.width(), 2 * self.height())
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
        """Say in words what is at a place, or while the row is brief all that the player has."""
        if self.is_brief:
            return self.accessibleName()
        return next((text for box, text in self.parts() if box.contains(place)), "")


def _secret(hidden: bool) -> str:
    return tr("Only the owner can see money and goods.") if hidden else ""


class SingaporeCard(PlayerCard):
    """A player with all holdings."""

    def secrets(self) -> str:
        """Return what is shown to a player who asks to see his secrets."""
        return tr("Show money and goods (or hold the mouse on the card)")

    def build(self) -> None:
        """Add the holdings."""
        self.holdings = HoldingsRow(self.context)
        self.content.addWidget(self.holdings)

    def take_room(self, room: CardRoom) -> None:
        """Show the holdings larger on a large card."""
        super().take_room(room)
        self.holdings.share = LARGE if room == "large" else 1.0
        self.holdings.updateGeometry()

    def offer_look(self, offered: bool, shown: bool) -> None:
        """Offer to show or to hide the player's secrets on a card that shows all."""
        super().offer_look(offered and not self.holdings.is_brief, shown)

    def show_player(self, view: State) -> None:
        """Show what the view holds of the player."""
        self.holdings.show_player(view, self.seat)
        flags = _flags_left(view, self.seat)
        self.show_facts([enumerated((worker_text(view.players[self.seat].workers), flags)), flags])


class NeutralCard(QFrame):
    """Shows the black chips and the flags of the neutral colour (S-DUO-01)."""

    def __init__(self, context: Context, neutral: int) -> None:
        super().__init__()
        self.context, self.neutral = context, neutral
        theme = context.icons.theme
        bar = QFrame()
        bar.setFixedWidth(scaled(BAR))
        bar.setStyleSheet(f"background: {theme.seat(None).colour}; border: none")
        self.name = icon_label(context.icons.seat(None), 20), Label(context.words.owner(neutral), role="strong")
        self.chips, self.flags = Label(role="strong"), FittingLabel()
        self.flags.setProperty("role", "quiet")
        chips = icon_label(sign_icon("black", theme.interface.text), CHIP)
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
        """Leave out the flags on a slim card, and the name in a line; they are said where the pointer rests."""
        self.flags.setVisible(room not in ("slim", "line"))
        for part in self.name:
            part.setVisible(room != "line")

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
            if is_brief != card.holdings.is_brief:
                card.holdings.show_brief(is_brief)
                self._show_card(card, self.view)


def _flags_left(view: State, owner: int) -> str:
    return counted(view.flags[owner], "{n} flag left", "{n} flags left")
