"""The players' cards below the board: money, research, slots with companies, and for the owner the city cards."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QToolTip, QVBoxLayout, QWidget

from indonesia_qt.games.indonesia.rules.constants import ERAS, LAST_STEP, TRACKS, Track
from indonesia_qt.games.indonesia.rules.state import HIDDEN_CARD, Player, State
from indonesia_qt.games.indonesia.rules.view import view_of
from indonesia_qt.i18n.text import clauses, counted, enumerated, figure, signed, tr
from indonesia_qt.ui.games.indonesia.board import glyphs
from indonesia_qt.ui.games.indonesia.board.icons import icon_label
from indonesia_qt.ui.games.indonesia.ledger_view import FigureLine, figure_link
from indonesia_qt.ui.games.indonesia.texts.names import letter, ordinal, rupiah, track_name
from indonesia_qt.ui.play.history import History
from indonesia_qt.ui.play.session_bridge import HUMAN, SessionBridge
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.style.stylesheet import restyle
from indonesia_qt.ui.style.theme import Theme, faded
from indonesia_qt.ui.support.refusal import Refusal
from indonesia_qt.ui.table.bot_labels import player_name
from indonesia_qt.ui.table.panels.panel import Context
from indonesia_qt.ui.table.privacy import Privacy
from indonesia_qt.ui.table.seat_menu import SeatMenu
from indonesia_qt.ui.widgets.fitting_labels import FittingLabel
from indonesia_qt.ui.widgets.plain_text import Label, SmallButton, tip
from indonesia_qt.ui.widgets.rich_text import Rich, rich

RING = 2.5
"""Width of the ring around the slot that the keyboard is on."""
EDGE, BETWEEN, ROUND = 2, 4, 4
"""Pixels at 100 %: around the parts of a company in its slot, between slots, and the radius of a slot's corners."""
FONT_SHARES = (1.0, 0.9, 0.8, 0.7, 0.6)
"""The sizes of letters in a slot that are tried, as parts of the card's font."""
MOST_DISC, LEAST_DISC = 0.5, 0.95
"""The side of a company's disc, at most as a part of the slot's width, at least as a part of the letters' height."""
WIDEST_LETTER, WIDEST_UNITS = "W", "20"


class SlotPlaces(NamedTuple):
    """The places of the parts of a company in its slot, and the font of its letter and its number."""

    disc: QRectF
    letter: QRectF
    units: QRectF
    font: QFont


def slot_places(box: QRectF, letter: str, units: str, font: QFont) -> SlotPlaces:
    """Return the places in a slot: the disc at the left, the letter over the number at the right.

    If there is little room, the disc becomes smaller, and then the font.
    """
    edge = scaled(EDGE)
    for share in FONT_SHARES:
        smaller = QFont(font)
        smaller.setPointSizeF(font.pointSizeF() * share)
        beside = _text_width(smaller, letter, units)
        side = min(box.height() - 2 * edge, box.width() * MOST_DISC, box.width() - beside - 3 * edge)
        if side >= _least_disc(smaller):
            break
    disc = QRectF(box.left() + edge, box.center().y() - side / 2, side, side)
    text = QRectF(disc.right() + edge, box.top(), box.right() - edge - disc.right() - edge, box.height())
    half = text.height() / 2
    return SlotPlaces(disc, text.adjusted(0, 1, 0, -half), text.adjusted(0, half, 0, -1), smaller)


def _text_width(font: QFont, letter: str, units: str) -> float:
    """Return the width that a bold letter and a number need, in pixels."""
    bold = QFont(font)
    bold.setBold(True)
    return max(QFontMetricsF(bold).horizontalAdvance(letter), QFontMetricsF(font).horizontalAdvance(units)) + 1


def _least_disc(font: QFont) -> float:
    return LEAST_DISC * QFontMetricsF(font).height()


class SlotRow(QWidget):
    """Shows the five slots of a player with his companies.

    `slot_clicked` carries the number, from 1, of the slot that was clicked.
    The arrow keys go through the slots; Enter and Space click the one with the ring.
    """

    slot_clicked = Signal(int)

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self.companies: list[str] = []
        self.slots = 1
        self.view: State | None = None
        self.ringed = 0
        """The slot that the keyboard is on."""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def sizeHint(self) -> QSize:
        """Return a size two lines high."""
        line = QFontMetrics(self.font()).height()
        return QSize(10 * line, round(2.1 * line))

    def minimumSizeHint(self) -> QSize:
        """Return a size so wide that the smallest letters have room in every slot."""
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * FONT_SHARES[-1])
        text = _text_width(font, WIDEST_LETTER, WIDEST_UNITS)
        slot = _least_disc(font) + text + 3 * scaled(EDGE) + scaled(BETWEEN) + 1
        return QSize(math.ceil(LAST_STEP * slot), round(1.9 * QFontMetrics(self.font()).height()))

    def places(self, slot: int) -> SlotPlaces:
        """Return the places of the parts of the company in a slot, which is counted from 0."""
        assert self.view is not None
        company = self.view.companies[self.companies[slot]]
        return slot_places(self._box(slot), letter(self.view.scenario, company.id), str(company.units), self.font())

    def show_slots(self, view: State, player: Player) -> None:
        """Show the companies of a player."""
        self.view, self.slots, self.companies = view, player.slots, player.companies
        self.setAccessibleName(enumerated(map(self.context.words.company, player.companies)) or tr("no companies"))
        self.update()

    def _box(self, slot: int) -> QRectF:
        width = self.width() / LAST_STEP
        return QRectF(slot * width, 0, width - scaled(BETWEEN), self.height()).adjusted(0.5, 0.5, -0.5, -0.5)

    def _slot_at(self, x: float) -> int:
        return int(x // (self.width() / LAST_STEP))

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
        operated = company.id in self.view.operated
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

    def event(self, event: QEvent) -> bool:
        """Show the tool tip of the slot under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), tip(self._tip(self._slot_at(event.pos().x()))), self)
            return True
        return super().event(event)

    def _tip(self, slot: int) -> str:
        if slot < len(self.companies) and self.view is not None:
            company = self.view.companies[self.companies[slot]]
            operated = tr("has operated this year") if company.id in self.view.operated else ""
            state = clauses(self.context.words.holding(company), operated)
            deeds = self.context.words.places(company.deeds)
            return f"{self.context.words.company(company.id)}: {state}\n{deeds}"
        return tr("free slot") if slot < self.slots else tr("needs more research of slots")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Report the slot that was clicked."""
        self._click(self._slot_at(event.position().x()))


HIDDEN_MONEY = "\N{BULLET}\N{BULLET}\N{BULLET}"


class TrackMeter(QWidget):
    """The sign of a research track over five bars, of which as many are filled as steps are reached."""

    def __init__(self, track: Track, theme: Theme) -> None:
        super().__init__()
        self.track, self.theme, self.step = track, theme, 1

    def sizeHint(self) -> QSize:
        """Return a size as high as a line and a half."""
        line = QFontMetrics(self.font()).height()
        return QSize(2 * line, round(1.7 * line))

    def minimumSizeHint(self) -> QSize:
        """Return a slightly lower size, as narrow as the bars allow."""
        line = QFontMetrics(self.font()).height()
        return QSize(line, round(1.4 * line))

    def show_step(self, step: int, effect: str) -> None:
        """Show a step, from 1, with its effect in the tool tip."""
        self.step = step
        self.setToolTip(tip(f"{track_name(self.track)} {step}: {effect}"))
        self.setAccessibleName(self.toolTip())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the sign and the bars."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = self.theme.interface
        high = scaled(5)
        bars = QRectF(0, self.height() - high - 1, self.width() - 4, high)
        sign = QRectF(0, 0, self.width() - 4, self.height() - high - 3)
        glyphs.paint(painter, self.track, sign, ink.text if self.step > 1 else ink.disabled_text)
        width = bars.width() / LAST_STEP
        for step in range(LAST_STEP):
            bar = QRectF(bars.left() + step * width, bars.top(), width - 1.5, bars.height())
            painter.fillRect(bar, QColor(ink.accent if step < self.step else ink.line))


class PlayerCard(QFrame):
    """Shows everything about one player that the viewer may know.

    Signals:
        slot_clicked(seat, number): a slot was clicked; numbers count from 1.
        held(seat, pressed): the mouse button was pressed on the card, or released.
        look_requested(seat): the player's secrets are to be shown from now on; None hides them.
        player_requested(seat, player): somebody else is to play for the seat from now on.
        why_requested(seat): a bot is to explain the player's last decision.
        figure_requested(seat, figure): the lines in the ledger of a sum of money are to be listed.
    """

    slot_clicked = Signal(int, int)
    held = Signal(int, bool)
    look_requested = Signal(object)
    player_requested = Signal(int, str)
    why_requested = Signal(int)
    figure_requested = Signal(int, str)

    def __init__(self, context: Context, seat: int) -> None:
        super().__init__()
        self.context, self.seat = context, seat
        self._player, self._bot, self._cards = "", "", [""]
        theme = context.icons.theme
        colour = context.colours[seat]
        bar = QFrame()
        bar.setFixedWidth(scaled(6))
        bar.setStyleSheet(f"background: {theme.seat(colour).colour}; border: none")
        self.name = Label(context.words.seats[seat], role="strong")
        self.rank = Label(role="quiet")
        top = QHBoxLayout()
        top.setSpacing(scaled(4))
        top.addWidget(icon_label(context.icons.seat(colour), 20))
        top.addWidget(self.name, 1)
        shows = tr("Cash and city cards; or hold the mouse on the card")
        self.look = SmallButton("", shows, checkable=True, autoRaise=True)
        self.look.clicked.connect(lambda shown: self.look_requested.emit(seat if shown else None))
        top.addWidget(self.look)
        top.addWidget(self.rank)
        self.hands = QToolButton(autoRaise=True)
        self.hands.setText("\N{MIDLINE HORIZONTAL ELLIPSIS}")
        self.hands.setProperty("role", "narrow")
        self.menu = SeatMenu(self)
        self.menu.player_requested.connect(partial(self.player_requested.emit, seat))
        self.menu.why_requested.connect(partial(self.why_requested.emit, seat))
        self.hands.clicked.connect(lambda: self.menu.popup(self.hands.mapToGlobal(self.hands.rect().bottomLeft())))
        top.addWidget(self.hands)
        self.money = FigureLine()
        self.money.linkActivated.connect(lambda figure: self.figure_requested.emit(seat, figure))
        self.meters = {track: TrackMeter(track, theme) for track in TRACKS}
        meters = QHBoxLayout()
        for meter in self.meters.values():
            meters.addWidget(meter, 1)
        self.slots_row = SlotRow(context)
        self.slots_row.slot_clicked.connect(partial(self.slot_clicked.emit, seat))
        self.cards = FittingLabel()
        self.cards.setProperty("role", "quiet")
        content = QVBoxLayout()
        content.setContentsMargins(margins(8, 4, 6, 4))
        content.setSpacing(scaled(3))
        content.addLayout(top)
        content.addWidget(self.money)
        content.addWidget(self.slots_row)
        content.addLayout(meters)
        content.addWidget(self.cards)
        content.addStretch(1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(bar)
        layout.addLayout(content, 1)

    def show_state(self, view: State, asked: int | None) -> None:
        """Show the player; `asked` is the seat that must decide, None if there is none."""
        player = view.players[self.seat]
        self.rank.setText(ordinal(view.order.index(self.seat)))
        restyle(self, "asked" if self.seat == asked else "card")
        self._show_money(player)
        for track, meter in self.meters.items():
            step = getattr(player, track)
            meter.show_step(step, self.context.words.track(track, step))
        self.slots_row.show_slots(view, player)
        self._show_cards(player)

    def _show_money(self, player: Player) -> None:
        ink = self.context.icons.theme.interface.text
        cash, bank, in_bank = HIDDEN_MONEY, HIDDEN_MONEY, tr("bank {amount}", amount=HIDDEN_MONEY)
        if not player.secret:
            amount = figure(player.bank)
            cash = figure_link("cash", rupiah(player.cash), ink)
            bank = figure_link("bank", amount, ink)
            in_bank = figure_link("bank", tr("bank {amount}", amount=amount), ink)
        sum_ = signed(player.earnings)
        earned = figure_link("earnings", sum_, ink)
        this_year = figure_link("earnings", tr("this year {amount}", amount=sum_), ink)
        dot, strong = Rich(" \N{MIDDLE DOT} "), rich("<b>{cash}</b>", cash=cash)
        wordings = (in_bank, this_year), (in_bank, earned), (bank, earned)
        self.money.show_wordings([dot.join((strong, *rest)) for rest in wordings])
        self.money.setToolTip(
            tr(
                "Cash, money in the bank, and earnings of this or the last Operations phase; "
                "a click on a sum lists what it is made of"
            )
        )

    def offer_look(self, offered: bool, shown: bool) -> None:
        """Offer to show or to hide the player's secrets, if `offered`; `shown` if they are shown now."""
        self.look.setVisible(offered)
        self.look.setChecked(shown)
        self.look.setText(tr("Hide") if shown else tr("Show"))
        name = self.name.text()
        whole = tr("Hide the secrets of {player}" if shown else "Show the secrets of {player}", player=name)
        self.look.setAccessibleName(whole)

    def offer_hands(self, player: str, bots: Sequence[str]) -> None:
        """Say that `player` plays for the seat, and offer the `bots` and people who can take over."""
        if player == self._player:
            return
        self._player = player
        name = self.name.text()
        self.menu.offer(player, bots)
        self._show_last_line("" if player == HUMAN else player_name(player), self._cards)
        if player == HUMAN:
            self.hands.setToolTip(tr("Played by a person"))
            self.hands.setAccessibleName(tr("{player}: played by a person", player=name))
        else:
            bot = player_name(player)
            self.hands.setToolTip(tip(tr("Played by a bot: {bot}", bot=bot)))
            self.hands.setAccessibleName(tr("{player}: played by a bot, {bot}", player=name, bot=bot))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Open the menu of the seat at the pointer."""
        self.menu.popup(event.globalPos())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Report that the card is held."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.held.emit(self.seat, True)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: ARG002
        """Report that it is no longer held."""
        self.held.emit(self.seat, False)

    def _show_cards(self, player: Player) -> None:
        held = [(ERAS[era].upper(), card) for era, cards in enumerate(player.cards) for card in cards]
        eras = enumerated(era for era, _ in held)
        known = [f"{era}: {self.context.words.card(card)}" for era, card in held if card != HIDDEN_CARD]
        wordings = [tr("city cards: {eras}", eras=eras), tr("cards: {eras}", eras=eras)]
        if len(known) < len(held):
            self.cards.setToolTip(tr("Only their owner sees what is on them"))
        else:
            wordings.insert(0, " | ".join(known))
            self.cards.setToolTip(tip("\n".join([tr("City cards"), *known])))
        self._show_last_line(self._bot, wordings if held else [tr("no city cards left"), tr("no cards")])

    def _show_last_line(self, bot: str, cards: list[str]) -> None:
        """Show the bot that plays, if one does, and as much of the city cards as there is room for."""
        self._bot, self._cards = bot, cards
        self.cards.show_wordings([f"{bot} \N{MIDDLE DOT} {text}" for text in cards] + [bot] if bot else cards)


class PlayerCards(QObject):
    """Keeps a card for each seat; `bots` can take seats.

    Signals:
        company_clicked(company): a company in a slot was clicked.
        refused(reason): a slot without a company was clicked.
        noted(text): a sentence for the log.
        why_requested(seat): a bot is to explain the player's last decision.
        figure_requested(seat, figure): the lines in the ledger of a sum of money are to be listed.
    """

    company_clicked = Signal(str)
    refused = Signal(object)
    noted = Signal(str)
    why_requested = Signal(int)
    figure_requested = Signal(int, str)

    def __init__(
        self,
        context: Context,
        bridge: SessionBridge,
        bots: Sequence[str],
        privacy: Privacy,
        history: History,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.context, self.bridge, self.bots, self.privacy, self.history = context, bridge, bots, privacy, history
        self.view: State = bridge.session.state
        self.cards = [PlayerCard(context, seat) for seat in range(len(bridge.seats))]
        for card in self.cards:
            card.slot_clicked.connect(self._slot_clicked)
            card.look_requested.connect(privacy.look)
            card.held.connect(self._hold_card)
            card.player_requested.connect(self._give_seat)
            card.why_requested.connect(self.why_requested)
            card.figure_requested.connect(self.figure_requested)

    def show_all(self, view: State) -> None:
        """Show a position on all cards."""
        self.view = view
        for card in self.cards:
            self._show_card(card, view)

    def _show_card(self, card: PlayerCard, view: State) -> None:
        asked = self.history.asked
        card.show_state(view, asked.seat if asked else None)
        card.offer_hands(self.bridge.seats[card.seat].player, self.bots)
        card.offer_look(self.privacy.can_peek(card.seat), card.seat in self.privacy.shown())

    def _give_seat(self, seat: int, player: str) -> None:
        """Let somebody else play for a seat, and say so."""
        self.bridge.give_seat(seat, player)
        if self.bridge.only_shown:
            return
        name = self.context.words.seats[seat]
        if self.bridge.is_human(seat):
            self.noted.emit(tr("A person plays for {player} from now on.", player=name))
        else:
            self.noted.emit(tr("A bot plays for {player} from now on: {bot}.", bot=player_name(player), player=name))

    def _hold_card(self, seat: int, held: bool) -> None:
        """Show a person's secrets on his card as long as he holds it."""
        if self.privacy.can_peek(seat):
            state = self.history.position
            self._show_card(self.cards[seat], view_of(state, (seat,)) if held else self.privacy.view(state))

    def choose_slot(self, number: int) -> None:
        """Click the company in the player's slot `number`, from 1, or say why there is none.

        The player is the one who is asked, or else the first person at the table.
        """
        asked, people = self.history.asked, self.bridge.people
        seat = asked.seat if asked and asked.seat in people else next(iter(people), None)
        if seat is None:
            self.refused.emit(tr("Only bots play here: no slots are yours."))
            return
        self._slot_clicked(seat, number)

    def _slot_clicked(self, seat: int, number: int) -> None:
        """Report the company in a slot, or say why there is none."""
        player, name = self.view.players[seat], self.context.words.seats[seat]
        if number <= len(player.companies):
            self.company_clicked.emit(player.companies[number - 1])
        elif number <= player.slots:
            reason = tr("Slot {number} of {player} is free.", number=number, player=name)
            self.refused.emit(Refusal(reason, "R-ACQ-02"))
        else:
            reason = counted(
                player.slots,
                "{player} has {n} slot; more take research of slots.",
                "{player} has {n} slots; more take research of slots.",
                player=name,
            )
            self.refused.emit(Refusal(reason, "R-ACQ-02"))
