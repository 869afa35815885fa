"""A player's card below the board: money, research, companies, and for its owner the city cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QContextMenuEvent, QFontMetrics, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from indonesia_qt.games.indonesia.rules.constants import ERAS, LAST_STEP, TRACKS, Track
from indonesia_qt.games.indonesia.rules.state import HIDDEN_CARD, Player, State
from indonesia_qt.i18n.text import enumerated, figure, signed, tr
from indonesia_qt.ui.games.indonesia.board import glyphs
from indonesia_qt.ui.games.indonesia.money_links import FigureLine, figure_link
from indonesia_qt.ui.games.indonesia.slot_row import SlotRow
from indonesia_qt.ui.games.indonesia.texts.names import ordinal, rupiah, track_name
from indonesia_qt.ui.play.session_bridge import HUMAN
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.style.stylesheet import restyle
from indonesia_qt.ui.style.theme import Theme
from indonesia_qt.ui.table.bot_labels import player_name
from indonesia_qt.ui.table.panels.panel import Context
from indonesia_qt.ui.table.seat_menu import SeatMenu
from indonesia_qt.ui.widgets.fitting_label import FittingLabel
from indonesia_qt.ui.widgets.plain_text import Label, tip
from indonesia_qt.ui.widgets.rich_text import Rich, rich

HIDDEN_MONEY = "\N{BULLET}\N{BULLET}\N{BULLET}"


class TrackMeter(QWidget):
    """The sign of a research track over five bars, as many filled as steps are reached."""

    def __init__(self, track: Track, theme: Theme) -> None:
        super().__init__()
        self.track, self.theme, self.step = track, theme, 1

    def sizeHint(self) -> QSize:
        """As high as a line and a half."""
        line = QFontMetrics(self.font()).height()
        return QSize(2 * line, round(1.7 * line))

    def minimumSizeHint(self) -> QSize:
        """A little lower, and as narrow as the bars allow."""
        line = QFontMetrics(self.font()).height()
        return QSize(line, round(1.4 * line))

    def show_step(self, step: int, effect: str) -> None:
        """Fill the meter."""
        self.step = step
        self.setToolTip(tip(f"{track_name(self.track)} {step}: {effect}"))
        self.setAccessibleName(self.toolTip())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the sign and the bars."""
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
    """Everything about one player that the viewer may know.

    `slot_clicked` carries the seat, and the number of the slot, from 1; `held` the seat, and whether the mouse is held
    on the card; `look_requested` that its secrets are to be shown from now on, or with None hidden; `why_requested`
    that a bot is to say what it thinks of the seat's last decision; `player_requested` the seat, and who is to play for
    it from now on; `figure_requested` the seat, and the sum of money whose lines in the ledger are to be listed.
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
        self._bot, self._cards = "", [""]
        theme = context.icons.theme
        colour = context.colours[seat]
        bar = QFrame()
        bar.setFixedWidth(scaled(6))
        bar.setStyleSheet(f"background: {theme.seat(colour).colour}; border: none")
        symbol = Label()
        symbol.setPixmap(context.icons.seat(colour).pixmap(scaled(20), scaled(20)))
        self.name = Label(context.words.seats[seat])
        self.name.setProperty("role", "strong")
        self.rank = Label()
        self.rank.setProperty("role", "quiet")
        top = QHBoxLayout()
        top.setSpacing(scaled(4))
        top.addWidget(symbol)
        top.addWidget(self.name, 1)
        self.look = QToolButton()
        self.look.setCheckable(True)
        self.look.setProperty("role", "small")
        self.look.setAutoRaise(True)
        self.look.setToolTip(tr("Cash and city cards; or hold the mouse on the card"))
        self.look.clicked.connect(lambda shown: self.look_requested.emit(seat if shown else None))
        top.addWidget(self.look)
        top.addWidget(self.rank)
        self.hands = QToolButton()
        self.hands.setText("\N{MIDLINE HORIZONTAL ELLIPSIS}")
        self.hands.setProperty("role", "narrow")
        self.hands.setAutoRaise(True)
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
        """Show the player; `asked` is the seat that is to decide."""
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
        cash, bank, in_bank = (HIDDEN_MONEY, HIDDEN_MONEY, tr("bank {amount}", amount=HIDDEN_MONEY))
        if not player.secret:
            amount = figure(player.bank)
            cash = figure_link("cash", rupiah(player.cash), ink)
            bank = figure_link("bank", amount, ink)
            in_bank = figure_link("bank", tr("bank {amount}", amount=amount), ink)
        sum_ = signed(player.earnings)
        earned = figure_link("earnings", sum_, ink)
        this_year = figure_link("earnings", tr("this year {amount}", amount=sum_), ink)
        dot, strong = Rich(" \N{MIDDLE DOT} "), rich("<b>{cash}</b>", cash=cash)
        self.money.show_wordings(
            [
                dot.join((strong, in_bank, this_year)),
                dot.join((strong, in_bank, earned)),
                dot.join((strong, bank, earned)),
            ]
        )
        self.money.setToolTip(
            tr(
                "Cash, money in the bank, and earnings of this or the last Operations phase; "
                "a click on a sum lists what it is made of"
            )
        )

    def offer_look(self, offered: bool, shown: bool) -> None:
        """Offer the player to show or hide his secrets."""
        self.look.setVisible(offered)
        self.look.setChecked(shown)
        self.look.setText(tr("Hide") if shown else tr("Show"))
        name = self.name.text()
        whole = (
            tr("Hide the secrets of {player}", player=name)
            if shown
            else tr("Show the secrets of {player}", player=name)
        )
        self.look.setAccessibleName(whole)

    def offer_hands(self, player: str, bots: Sequence[str]) -> None:
        """Say who plays for the seat, `player`, and offer that somebody else does."""
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
        """Offer the same at the pointer."""
        self.menu.popup(event.globalPos())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tell that the card is held."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self.held.emit(self.seat, True)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: ARG002
        """Tell that it is held no more."""
        self.held.emit(self.seat, False)

    def _show_cards(self, player: Player) -> None:
        held = [(ERAS[era].upper(), card) for era, cards in enumerate(player.cards) for card in cards]
        eras = enumerated(era for era, _ in held)
        known = [f"{era}: {self.context.words.card(card)}" for era, card in held if card != HIDDEN_CARD]
        if len(known) < len(held):
            wordings = [tr("city cards: {eras}", eras=eras), tr("cards: {eras}", eras=eras)]
            self.cards.setToolTip(tr("Only their owner sees what is on them"))
        else:
            wordings = [" | ".join(known), tr("city cards: {eras}", eras=eras), tr("cards: {eras}", eras=eras)]
            self.cards.setToolTip(tip("\n".join([tr("City cards"), *known])))
        self._show_last_line(self._bot, wordings if held else [tr("no city cards left"), tr("no cards")])

    def _show_last_line(self, bot: str, cards: list[str]) -> None:
        """Show the bot that plays, if one does, and the city cards as far as there is room."""
        self._bot, self._cards = bot, cards
        self.cards.show_wordings([f"{bot} \N{MIDDLE DOT} {told}" for told in cards] + [bot] if bot else cards)
