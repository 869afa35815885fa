"""The players' cards below the board: money, research, slots with companies, and for the owner the city cards."""

from __future__ import annotations

import math
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from indonesia_qt.games.indonesia.rules.constants import ERAS, LAST_STEP, TRACKS, Track
from indonesia_qt.games.indonesia.rules.state import HIDDEN_CARD, Player, State
from indonesia_qt.games.indonesia.rules.year import earned_this_year, operated_this_year, spendable
from indonesia_qt.i18n.text import clauses, counted, enumerated, figure, labelled, signed, tr
from indonesia_qt.ui.games.indonesia.board import glyphs
from indonesia_qt.ui.games.indonesia.ledger_view import FigureLine, figure_link
from indonesia_qt.ui.games.indonesia.texts.names import letter, rupiah, track_name
from indonesia_qt.ui.style.scaling import margins, scaled, target
from indonesia_qt.ui.style.theme import Theme, faded, lettering
from indonesia_qt.ui.support.refusal import Refusal
from indonesia_qt.ui.table.api import Context, PlayerCard, PlayerCards
from indonesia_qt.ui.table.game_texts import ordinal
from indonesia_qt.ui.table.player_cards import BAR, CardRoom
from indonesia_qt.ui.widgets.layouts import row_of
from indonesia_qt.ui.widgets.plain_text import read_of, tip
from indonesia_qt.ui.widgets.pointed_tip import PointedTip
from indonesia_qt.ui.widgets.rich_text import Rich, rich

RING = 2.5
"""Width of the ring around the slot that the keyboard is on."""
EDGE, BETWEEN, ROUND = 2, 4, 4
"""Pixels at 100 %: around the parts of a company in its slot, between slots, and the radius of a slot's corners."""
FONT_SHARES = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4)
"""The sizes of letters in a slot that are tried, as parts of the card's font."""
LEAST_SHARE, LEAST_POINTS = 0.6, 6.0
"""The smallest letters: this part of the card's font, or of large text these points."""
MOST_DISC, LEAST_DISC = 0.5, 0.95
"""The side of a company's disc, at most as a part of the slot's width, at least as a part of the letters' height."""
LARGEST_DISC = 18
"""Pixels at 100 % of a company's disc at most, so that all discs are alike."""
NARROW_COLUMNS = 3
"""Slots side by side on a narrow card."""
WIDEST_LETTER, WIDEST_UNITS = "W", "20"


class SlotPlaces(NamedTuple):
    """The places of the parts of a company in its slot, and the font of its letter and its number."""

    disc: QRectF
    letter: QRectF
    units: QRectF
    font: QFont


def slot_places(box: QRectF, letter: str, units: str, font: QFont, widest: tuple[str, str]) -> SlotPlaces:
    """Return the places in a slot: the disc at the left, the letter over the number at the right.

    If there is little room, the disc becomes smaller, and then the font. In a narrow slot, letter and number are side
    by side below the disc if they can be larger there. All slots of a size are alike: the `widest` texts decide.
    """
    for share in FONT_SHARES:
        smaller = _smaller(font, share)
        for place in (_beside, _below):
            if place(box, *widest, smaller).disc.width() >= _least_disc(smaller):
                return place(box, letter, units, smaller)
    return _beside(box, letter, units, smaller)


def _beside(box: QRectF, letter: str, units: str, font: QFont) -> SlotPlaces:
    """The places with the letter over the number at the right of the disc."""
    edge = scaled(EDGE)
    room = box.width() - _text_width(font, letter, units) - 3 * edge
    side = min(box.height() - 2 * edge, box.width() * MOST_DISC, room, scaled(LARGEST_DISC))
    disc = QRectF(box.left() + edge, box.center().y() - side / 2, side, side)
    text = QRectF(disc.right() + edge, box.top(), box.right() - edge - disc.right() - edge, box.height())
    half = text.height() / 2
    return SlotPlaces(disc, text.adjusted(0, 1, 0, -half), text.adjusted(0, half, 0, -1), font)


def _below(box: QRectF, letter: str, units: str, font: QFont) -> SlotPlaces:
    """The places with the letter and the number side by side below the disc; no disc if they have no room there."""
    edge, line = scaled(EDGE), QFontMetricsF(font).height()
    first, second = _text_width(font, letter, ""), _text_width(font, "", units)
    spare = box.width() - 2 - first - second
    side = min(box.height() - line - edge, box.width() - 2 * edge, scaled(LARGEST_DISC)) if spare >= 0 else 0.0
    disc = QRectF(box.center().x() - side / 2, box.top() + edge, side, side)
    text = QRectF(box.left() + 1 + spare / 2, box.bottom() - line, first + second, line)
    return SlotPlaces(disc, text.adjusted(0, 0, -second, 0), text.adjusted(first, 0, 0, 0), font)


def _smaller(font: QFont, share: float) -> QFont:
    """Return a font of a part of a card's font, or the smallest one."""
    points, smaller = font.pointSizeF(), lettering(QFont(font))
    smaller.setPointSizeF(max(share * points, min(LEAST_SHARE * points, LEAST_POINTS)))
    return smaller


def _text_width(font: QFont, letter: str, units: str) -> float:
    """Return the width that a bold letter over a number needs, in pixels."""
    bold = QFont(font)
    bold.setBold(True)
    return max(QFontMetricsF(bold).horizontalAdvance(letter), QFontMetricsF(font).horizontalAdvance(units)) + 1


def _least_disc(font: QFont) -> float:
    return LEAST_DISC * QFontMetricsF(font).height()


class SlotRow(PointedTip):
    """Shows the five slots of a player with his companies, in two lines where they would be too narrow in one.

    `slot_clicked` carries the number, from 1, of the slot that was clicked.
    The arrow keys go through the slots; Enter and Space click the one with the ring.
    """

    slot_clicked = Signal(int)

    accessible_role = QAccessible.Role.Grouping

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self.companies: list[str] = []
        self.operated: set[str] = set()
        """The companies that have operated this year."""
        self.slots = 1
        self.view: State | None = None
        self.ringed = 0
        """The slot that the keyboard is on."""
        self._widest = WIDEST_LETTER, WIDEST_UNITS
        """The widest letter and number of all companies in play."""
        self._columns = LAST_STEP
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def sizeHint(self) -> QSize:
        """Return a size in which a slot is two lines of text high, or as a finger needs it."""
        line = QFontMetrics(self.font()).height()
        return QSize(10 * line, self._height(2.1 * line))

    def minimumSizeHint(self) -> QSize:
        """Return a size so wide that the smallest letters have room in every slot, side by side."""
        font = _smaller(self.font(), FONT_SHARES[-1])
        text = _text_width(font, WIDEST_LETTER, WIDEST_UNITS)
        slot = _least_disc(font) + text + 3 * scaled(EDGE) + scaled(BETWEEN) + 1
        return QSize(math.ceil(LAST_STEP * slot), self._height(1.9 * QFontMetrics(self.font()).height()))

    @property
    def _lines(self) -> int:
        return math.ceil(LAST_STEP / self._columns)

    def _height(self, slot: float) -> int:
        """Return the height of all lines, if a slot needs this height for its texts."""
        return self._lines * max(round(slot), target()) + (self._lines - 1) * scaled(BETWEEN)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the slots for the new width."""
        super().resizeEvent(event)
        columns = LAST_STEP if self.width() >= LAST_STEP * (target() + scaled(BETWEEN)) else NARROW_COLUMNS
        if columns != self._columns:
            self._columns = columns
            self.updateGeometry()

    def places(self, slot: int) -> SlotPlaces:
        """Return the places of the parts of the company in a slot, which is counted from 0."""
        assert self.view is not None
        company = self.view.companies[self.companies[slot]]
        name = letter(self.view.scenario, company.id)
        return slot_places(self._box(slot), name, str(company.units), self.font(), self._widest)

    def show_slots(self, view: State, player: Player) -> None:
        """Show the companies of a player."""
        self.view, self.slots, self.companies = view, player.slots, player.companies
        width = self.fontMetrics().horizontalAdvance
        letters = (letter(view.scenario, id) for id in view.companies)
        units = (str(company.units) for company in view.companies.values())
        self._widest = max(letters, key=width, default=""), max(units, key=width, default="")
        self.operated = operated_this_year(view)
        companies = enumerated(map(self.context.words.company, player.companies))
        self.setAccessibleName(tr("Companies: {companies}", companies=companies) if companies else tr("No companies"))
        self.update()

    def _box(self, slot: int) -> QRectF:
        line, column = divmod(slot, self._columns)
        gap = scaled(BETWEEN)
        width, height = self.width() / self._columns, (self.height() + gap) / self._lines
        return QRectF(column * width, line * height, width - gap, height - gap).adjusted(0.5, 0.5, -0.5, -0.5)

    def _slot_at(self, place: QPointF) -> int:
        """Return the slot at a place, counted from 0; `LAST_STEP` or more beside the last one."""
        line = int(place.y() * self._lines // self.height())
        return line * self._columns + int(place.x() * self._columns // self.width())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint a box for each slot, and the ring."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink, round_ = self.context.icons.theme.interface, scaled(ROUND)
        for slot in range(LAST_STEP):
            box = self._box(slot)
            if slot < len(self.companies):
                self._paint_company(painter, box, slot)
            elif slot < self.slots:
                painter.setPen(QPen(QColor(ink.strong_line), 1, Qt.PenStyle.DashLine))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(box, round_, round_)
            else:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(faded(ink.line, 0.45))
                painter.drawRoundedRect(box, round_, round_)
        if self.hasFocus():
            painter.setPen(QPen(QColor(ink.accent), RING))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self._box(self.ringed).adjusted(1, 1, -1, -1), round_, round_)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the ring to another slot, or click the slot with the ring."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is not None:
            self.ringed = min(max(self.ringed + step, 0), LAST_STEP - 1)
            self.update()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._click(self.ringed)
        else:
            super().keyPressEvent(event)

    def _click(self, slot: int) -> None:
        self.slot_clicked.emit(slot + 1)

    def _paint_company(self, painter: QPainter, box: QRectF, slot: int) -> None:
        assert self.view is not None
        theme = self.context.icons.theme
        company = self.view.companies[self.companies[slot]]
        operated = company.id in self.operated
        painter.setPen(QPen(QColor(theme.interface.strong_line), 1))
        painter.setBrush(QColor(theme.interface.pressed if operated else theme.interface.field))
        painter.drawRoundedRect(box, scaled(ROUND), scaled(ROUND))
        places = self.places(slot)
        glyphs.paint_disc(painter, company.kind, places.disc, theme)
        painter.setPen(QColor(theme.interface.text))
        painter.setFont(places.font)
        painter.drawText(places.units, Qt.AlignmentFlag.AlignCenter, str(company.units))
        places.font.setBold(True)
        painter.setFont(places.font)
        painter.drawText(places.letter, Qt.AlignmentFlag.AlignCenter, letter(self.view.scenario, company.id))

    def tip_at(self, place: QPointF) -> str:
        """Return what is said of the slot at a place."""
        slot = self._slot_at(place)
        return self.tip_of(slot) if slot < LAST_STEP else ""

    def tip_of(self, slot: int) -> str:
        """Return what is said of a slot, which is counted from 0."""
        if slot < len(self.companies) and self.view is not None:
            company = self.view.companies[self.companies[slot]]
            operated = tr("has operated this year") if company.id in self.operated else ""
            state = clauses(self.context.words.holding(company), operated)
            deeds = self.context.words.places(company.deeds)
            return f"{labelled(self.context.words.company(company.id), state)}\n{deeds}"
        return tr("Free slot") if slot < self.slots else tr("Not available yet: advance the Slots track")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Report the slot that was clicked."""
        if (slot := self._slot_at(event.position())) < LAST_STEP:
            self._click(slot)


MONEY_STRETCH = 5
"""Room for the money beside the research on a slim card, of which each track takes 1."""
WIDEST_METER = 20
"""Pixels beyond which the bars of a track need no room, however large the text is."""
MUCH_MONEY = 9999, 999, 999
"""Cash, bank and earnings for which there must be room beside the research."""
NUMBER = 3
"""Pixels at 100 % between the sign of a track and its number on a slim card."""
SMALL_MONEY = 0.9, 0.8, 0.7
"""Sizes of the money where even the briefest form would have no room, in parts of the other text's."""
DOT = Rich(" \N{MIDDLE DOT} ")
DISPLAY = 1.7
"""Size of the money on a large card, in parts of the other text's."""
HIDDEN_MONEY = "\N{BULLET}\N{BULLET}\N{BULLET}"


class TrackMeter(QWidget):
    """The sign of a research track over five bars, of which as many are filled as steps are reached.

    If it is slim, the number of the step stands beside the sign instead.
    """

    accessible_role = QAccessible.Role.Graphic

    def __init__(self, track: Track, theme: Theme) -> None:
        super().__init__()
        self.track, self.theme, self.step = track, theme, 1
        self.is_slim = False

    def make_slim(self, slim: bool) -> None:
        """Have a number instead of bars, or bars again."""
        self.is_slim = slim
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return a size as high as a line and a half."""
        line = QFontMetrics(self.font()).height()
        return QSize(2 * line, line if self.is_slim else round(1.7 * line))

    def minimumSizeHint(self) -> QSize:
        """Return a slightly lower size, as narrow as the bars allow."""
        line = QFontMetrics(self.font()).height()
        if self.is_slim:
            return QSize(round(1.4 * line), round(0.95 * line))
        return QSize(min(line, WIDEST_METER), round(1.4 * line))

    def show_step(self, step: int, effect: str) -> None:
        """Show a step, from 1, with its effect in the tool tip."""
        self.step = step
        self.setToolTip(tip(tr("{track} {step}: {effect}", track=track_name(self.track), step=step, effect=effect)))
        self.setAccessibleName(self.toolTip())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the sign and how far the track is."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.is_slim:
            self._paint_number(painter)
        else:
            self._paint_bars(painter)

    def _paint_number(self, painter: QPainter) -> None:
        ink = self.theme.interface
        side = min(self.height() - 1.0, self.width() - self.fontMetrics().horizontalAdvance("9") - scaled(NUMBER))
        sign = QRectF(0, (self.height() - side) / 2, side, side)
        glyphs.paint(painter, self.track, sign, ink.text if self.step > 1 else ink.disabled_text)
        painter.setPen(QColor(ink.text if self.step > 1 else ink.quiet_text))
        number = QRectF(self.rect()).adjusted(side + scaled(NUMBER), 0, 0, 0)
        painter.drawText(number, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, str(self.step))

    def _paint_bars(self, painter: QPainter) -> None:
        ink, high = self.theme.interface, scaled(5)
        bars = QRectF(0, self.height() - high - 1, self.width() - 4, high)
        sign = QRectF(0, 0, self.width() - 4, self.height() - high - 3)
        glyphs.paint(painter, self.track, sign, ink.text if self.step > 1 else ink.disabled_text)
        width = bars.width() / LAST_STEP
        for step in range(LAST_STEP):
            bar = QRectF(bars.left() + step * width, bars.top(), width - 1.5, bars.height())
            painter.fillRect(bar, QColor(ink.accent if step < self.step else ink.line))


class IndonesiaCard(PlayerCard):
    """A player with his money, his slots with companies, his research and his city cards.

    Signals:
        slot_clicked(seat, number): a slot was clicked; numbers count from 1.
        figure_requested(seat, figure): the lines in the ledger of a sum of money are to be listed.
    """

    slot_clicked = Signal(int, int)
    figure_requested = Signal(int, str)

    def secrets(self) -> str:
        """Return what is shown to a player who asks to see his secrets."""
        return tr("Show cash and city cards (or hold the mouse on the card)")

    def build(self) -> None:
        """Add the money, the slots and the research."""
        self._shown: tuple[Player, int, int] | None = None
        """The player with all that he can spend, and what of it he has earned this year, in rupiah."""
        self.money = FigureLine()
        self.money.setContentsMargins(margins(0, 0, 6, 0))
        self.money.linkActivated.connect(lambda figure: self.figure_requested.emit(self.seat, figure))
        self.meters = {track: TrackMeter(track, self.context.icons.theme) for track in TRACKS}
        self.last_row = row_of(*((meter, 1) for meter in self.meters.values()), spacing=scaled(2))
        self.slots_row = SlotRow(self.context)
        self.slots_row.slot_clicked.connect(partial(self.slot_clicked.emit, self.seat))
        self.content.addWidget(self.money)
        self.content.addWidget(self.slots_row)
        self.content.addLayout(self.last_row)

    def take_room(self, room: CardRoom) -> None:
        """Show the money beside the research on a slim card if there is room, in display size on a large one.

        In a line there is nothing else.
        """
        super().take_room(room)
        for part in (self.slots_row, *self.meters.values()):
            part.setHidden(room == "line")
        is_slim = room == "slim"
        for meter in self.meters.values():
            meter.make_slim(is_slim)
        self.content.setSpacing(scaled(1 if is_slim else 3))
        self.content.setContentsMargins(margins(8, 2, 6, 4) if is_slim else margins(8, 4, 6, 4))
        self.content.setStretchFactor(self.slots_row, 1 if is_slim else 0)
        self._place_money()
        if self._shown:
            self._show_money(*self._shown)

    def minimumSizeHint(self) -> QSize:
        """Return a width for which the money needs a line of its own, unless all is a line."""
        if self.room == "line":
            return super().minimumSizeHint()
        rows = (self.content.itemAt(n) for n in range(self.content.count()))
        widths = [row.minimumSize().width() for row in rows if row and row is not self.last_row]
        widths += [self._research_width(), self.money.minimumSizeHint().width()]
        return QSize(max(widths) + self._around, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the money the place for which there is room."""
        super().resizeEvent(event)
        self._place_money()

    def _place_money(self) -> None:
        cash, bank, earnings = MUCH_MONEY
        in_bank = tr("bank {amount}", amount=figure(bank))
        needs = _text_width(self.font(), DOT.join((f"{rupiah(cash)} ({_this_year(earnings)})", in_bank)), "")
        needs += self.money.contentsMargins().right()
        room = self.width() - self._around
        share = room * MONEY_STRETCH // (MONEY_STRETCH + len(TRACKS))
        beside = self.room == "slim" and needs <= min(share, room - self._research_width())
        if beside and self.content.indexOf(self.money) >= 0:
            self.content.removeWidget(self.money)
            self.last_row.insertWidget(0, self.money, MONEY_STRETCH)
        elif not beside and self.last_row.indexOf(self.money) >= 0:
            self.last_row.removeWidget(self.money)
            self.content.insertWidget(1, self.money)

    def _research_width(self) -> int:
        meters = self.meters.values()
        return sum(meter.minimumSizeHint().width() for meter in meters) + len(meters) * self.last_row.spacing()

    @property
    def _around(self) -> int:
        """The width that the content doesn't have."""
        inner = self.content.contentsMargins()
        return inner.left() + inner.right() + scaled(BAR)

    def show_player(self, view: State) -> None:
        """Show what the view holds of the player."""
        player = view.players[self.seat]
        self._shown = player, spendable(view, self.seat), earned_this_year(view, self.seat)
        self.rank.setText(ordinal(view.order.index(self.seat)))
        self._show_money(*self._shown)
        for track, meter in self.meters.items():
            step = getattr(player, track)
            meter.show_step(step, self.context.words.track(track, step))
        self.slots_row.show_slots(view, player)
        self._show_cards(player)

    def _show_money(self, player: Player, spendable: int, earnings: int) -> None:
        """Show what the player can spend, in brackets what of it is this year's, and the bank, if that has room."""
        ink = self.context.icons.theme.interface.text
        cash, in_bank = HIDDEN_MONEY, tr("bank {amount}", amount=HIDDEN_MONEY)
        if not player.secret:
            cash = figure_link("cash", rupiah(spendable), ink)
            in_bank = figure_link("bank", tr("bank {amount}", amount=figure(player.bank)), ink)
        strong = rich("<b>{cash}</b>", cash=cash)
        this_year = figure_link("earnings", _this_year(earnings), ink)
        of_it = rich("({this_year})", this_year=this_year)
        rest = DOT.join((of_it, in_bank))
        line = rich("{cash} {rest}", cash=strong, rest=rest)
        if self.room == "large":
            wordings = [rich("{cash} {rest}", cash=self._sized(strong, DISPLAY), rest=rest), line]
        else:
            wordings = [line]
        brief_of_it = rich("({earnings})", earnings=figure_link("earnings", signed(earnings), ink))
        brief = rich("{cash} {rest}", cash=strong, rest=DOT.join((brief_of_it, in_bank)))
        wordings += brief, *(self._sized(brief, size) for size in SMALL_MONEY)
        wordings += rich("{cash} {of_it}", cash=strong, of_it=brief_of_it), strong
        self.money.show_wordings(wordings)
        help_text = tr("Cash with this year’s earnings, and the bank: click an amount for its breakdown")
        self.money.setToolTip(tip(f"{read_of(line)}\n{help_text}"))
        self.money.setAccessibleDescription(help_text)

    def _sized(self, amounts: Rich, share: float) -> Rich:
        points = share * self.font().pointSizeF()
        return rich('<span style="font-size: {points}pt">{amounts}</span>', points=points, amounts=amounts)

    def _show_cards(self, player: Player) -> None:
        held = [(ERAS[era].upper(), card) for era, cards in enumerate(player.cards) for card in cards]
        eras = [era for era, _ in held]
        known = [(era, self.context.words.card(card)) for era, card in held if card != HIDDEN_CARD]
        contents = [eras]
        if len(known) < len(held):
            self.facts.setToolTip(tr("Only their owner can see these cards"))
        else:
            named = [f"{era} ({provinces})" for era, provinces in known]
            contents = [named, [*named[:1], *eras[1:]], eras]
            self.facts.setToolTip(tip("\n".join([tr("City cards"), *(labelled(*card) for card in known)])))
        wordings = [
            text
            for content in map(enumerated, contents)
            for text in (tr("city cards: {eras}", eras=content), tr("cards: {eras}", eras=content))
        ]
        self.show_facts(wordings if held else [tr("no city cards left"), tr("no cards")])


def _this_year(earnings: int) -> str:
    return tr("this year {amount}", amount=signed(earnings))


class IndonesiaCards(PlayerCards):
    """Keeps a card for each seat.

    Signals:
        company_clicked(company): a company in a slot was clicked.
        figure_requested(seat, figure): the lines in the ledger of a sum of money are to be listed.
    """

    company_clicked = Signal(str)
    figure_requested = Signal(int, str)

    def in_row(self) -> list[tuple[QWidget, int]]:
        """Return the cards, whose sums of money all have the same form."""
        sums = [card.money for card in self.cards if isinstance(card, IndonesiaCard)]
        for money in sums:
            money.beside = sums
        return super().in_row()

    def make_card(self, seat: int) -> IndonesiaCard:
        """Return the card of a seat."""
        card = IndonesiaCard(self.context, seat)
        card.slot_clicked.connect(self._slot_clicked)
        card.figure_requested.connect(self.figure_requested)
        return card

    def choose_slot(self, number: int) -> None:
        """Click the company in the player's slot `number`, from 1, or say why there is none.

        The player is the one who is asked, or else the first person at the table.
        """
        asked, people = self.history.asked, self.bridge.people
        seat = asked.seat if asked and asked.seat in people else next(iter(people), None)
        if seat is None:
            self.refused.emit(tr("Only bots are playing, so none of the slots is yours."))
            return
        self._slot_clicked(seat, number)

    def _slot_clicked(self, seat: int, number: int) -> None:
        """Report the company in a slot, or say why there is none."""
        player, name = self.view.players[seat], self.context.words.seats[seat]
        if number <= len(player.companies):
            self.company_clicked.emit(player.companies[number - 1])
        elif number <= player.slots:
            reason = tr("{player}’s slot {number} is free.", number=number, player=name)
            self.refused.emit(Refusal(reason, "R-ACQ-02"))
        else:
            reason = counted(
                player.slots,
                "{player} has {n} slot. Advance the Slots track to get more.",
                "{player} has {n} slots. Advance the Slots track to get more.",
                player=name,
            )
            self.refused.emit(Refusal(reason, "R-ACQ-02"))
