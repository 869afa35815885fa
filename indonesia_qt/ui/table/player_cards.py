"""The players' cards below the board: who plays, and what the viewer may know of each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Literal

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QContextMenuEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QMenu,
    QSizePolicy,
    QStyle,
    QStyleOptionToolButton,
    QStylePainter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from indonesia_qt.bots.registry import usual_seconds
from indonesia_qt.core.bots import BotName, bot_of
from indonesia_qt.core.definition import GameDefinition
from indonesia_qt.core.record import HUMAN
from indonesia_qt.i18n.text import aloud, labelled, tr
from indonesia_qt.ui.play.history import History
from indonesia_qt.ui.play.session_bridge import SessionBridge
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.style.stylesheet import restyle
from indonesia_qt.ui.table.bot_labels import bot_name, player_name, time_name, times
from indonesia_qt.ui.table.game_texts import ordinal
from indonesia_qt.ui.table.heads import HeadSign
from indonesia_qt.ui.table.panels.panel import Context
from indonesia_qt.ui.table.privacy import Privacy
from indonesia_qt.ui.widgets.fitting_labels import FittingLabel
from indonesia_qt.ui.widgets.plain_text import Label, SmallButton, caption, tip

BAR = 6
"""Pixels at 100 % of the bar in the player's colour."""
EYE = 18
"""Pixels at 100 % that an eye is wide."""
HEAD = 24
"""Pixels at 100 % of a bot's head."""
CARD_SHARE = 3
"""Of the width of the row that a player's card gets; what a game adds may get less."""
CardRoom = Literal["line", "slim", "usual", "large"]
"""How much height a card may take; a line has no name."""


class SeatMenu(QMenu):
    """Offers to change who plays for a seat of a game.

    - `player_requested`: who is to play for the seat
    - `why_requested`: asks a bot for its last reasons
    """

    player_requested = Signal(str)
    why_requested = Signal()

    def __init__(self, game: GameDefinition, parent: QWidget) -> None:
        super().__init__(parent)
        self.game = game

    def offer(self, player: str, bots: Sequence[str]) -> None:
        """Offer that somebody else plays for the seat; `player` does now."""
        self.clear()
        for menu in self.findChildren(QMenu):
            menu.deleteLater()
        if player != HUMAN:
            self.addAction(tr("Take over")).triggered.connect(partial(self.player_requested.emit, HUMAN))
            self.addSeparator()
        for bot in bots:
            if times(bot, self.game):
                self._offer_times(bot, player)
            elif bot != bot_of(player):
                text = tr("Let {bot} play", bot=bot_name(bot))
                self.addAction(caption(text)).triggered.connect(partial(self.player_requested.emit, bot))
        asks = tr("What would a bot have played?") if player == HUMAN else tr("Why did the bot do that?")
        self.addSeparator()
        self.addAction(asks).triggered.connect(self.why_requested)

    def _offer_times(self, bot: str, player: str) -> None:
        """Offer a bot with each of its times; the one that it has now is marked."""
        present, usual = BotName.read(player), usual_seconds(bot, self.game)
        now = (present.seconds or usual) if present.bot == bot else None
        style = present.style if present.bot == bot else ""
        menu = self.addMenu(caption(tr("Let {bot} play", bot=bot_name(bot))))
        for seconds in times(bot, self.game):
            text = tr("{time} per decision", time=time_name(seconds))
            if seconds == usual:
                text = tr("{time} per decision (default)", time=time_name(seconds))
            action = menu.addAction(text)
            action.setCheckable(seconds == now)
            action.setChecked(seconds == now)
            if seconds != now:
                action.triggered.connect(partial(self.player_requested.emit, str(BotName(bot, seconds, style))))


class LookButton(SmallButton):
    """Shows or hides secrets; where its text has no room, there is an eye instead."""

    def __init__(self, help: str) -> None:  # noqa: A002
        super().__init__("", help, checkable=True, autoRaise=True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        """Return the size with an eye."""
        return QSize(min(self.sizeHint().width(), scaled(EYE + 6)), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the text or the eye."""
        option = QStyleOptionToolButton()
        self.initStyleOption(option)
        has_room = self.width() >= self.sizeHint().width()
        if not has_room:
            option.text = ""
        painter = QStylePainter(self)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ToolButton, option)
        if not has_room:
            self._paint_eye(painter)

    def _paint_eye(self, painter: QPainter) -> None:
        middle, half = QRectF(self.rect()).center(), scaled(EYE) / 2
        left, right, down = middle - QPointF(half, 0), middle + QPointF(half, 0), QPointF(0, 1.1 * half)
        lids = QPainterPath(left)
        lids.quadTo(middle - down, right)
        lids.quadTo(middle + down, left)
        ink = self.palette().buttonText().color()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(ink, scaled(1.5)))
        painter.drawPath(lids)
        painter.setBrush(ink)
        painter.drawEllipse(middle, half / 4, half / 4)


class PlayerCard(QFrame):
    """Shows everything about one player that the viewer may know; a game adds its own parts to `content`.

    Signals:
        held(seat, pressed): the mouse button was pressed on the card, or released.
        look_requested(seat): the player's secrets are to be shown from now on; None hides them.
        player_requested(seat, player): somebody else is to play for the seat from now on.
        why_requested(seat): a bot is to explain the player's last decision.
    """

    held = Signal(int, bool)
    look_requested = Signal(object)
    player_requested = Signal(int, str)
    why_requested = Signal(int)
    accessible_role = QAccessible.Role.Grouping

    def __init__(self, context: Context, seat: int) -> None:
        super().__init__()
        self.context, self.seat = context, seat
        self._player, self._bot, self._facts = "", "", [""]
        self.room: CardRoom = "usual"
        theme = context.icons.theme
        colour = context.colours[seat]
        bar = QFrame()
        bar.setFixedWidth(scaled(BAR))
        bar.setStyleSheet(f"background: {theme.seat(colour).colour}; border: none")
        self.name = Label(context.words.seats[seat], role="strong")
        self.setAccessibleName(self.name.text())
        self.rank = Label(role="quiet")
        self.top = top = QHBoxLayout()
        top.setSpacing(scaled(4))
        self.symbol = context.icons.seat_label(colour, 20)
        top.addWidget(self.symbol)
        self.head = HeadSign(HEAD, theme, shrinks=True)
        self._said = ""
        top.addWidget(self.head)
        top.addWidget(self.name, 1)
        self.look = LookButton(self.secrets())
        self.look.clicked.connect(lambda shown: self.look_requested.emit(seat if shown else None))
        top.addWidget(self.look)
        top.addWidget(self.rank)
        self.hands = QToolButton(autoRaise=True)
        self.hands.setText("\N{MIDLINE HORIZONTAL ELLIPSIS}")
        self.hands.setProperty("role", "narrow")
        self.menu = SeatMenu(context.ui.game, self)
        self.menu.player_requested.connect(partial(self.player_requested.emit, seat))
        self.menu.why_requested.connect(partial(self.why_requested.emit, seat))
        self.hands.clicked.connect(lambda: self.menu.popup(self.hands.mapToGlobal(self.hands.rect().bottomLeft())))
        top.addWidget(self.hands)
        self.facts = FittingLabel()
        self.facts.setProperty("role", "quiet")
        self.content = QVBoxLayout()
        self.content.setSpacing(scaled(3))
        self.content.addLayout(top)
        self.build()
        self.content.addWidget(self.facts)
        self.content.addStretch(1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(bar)
        layout.addLayout(self.content, 1)

    def secrets(self) -> str:
        """Return what is shown to a player who asks to see his secrets."""
        return tr("Show hidden information, or hold the mouse on the card")

    def build(self) -> None:
        """Add what the game shows of a player, between his name and the last line."""

    def take_room(self, room: CardRoom) -> None:
        """Take as much height as there is room; a slim card has no last line, but says it where the pointer rests.

        In a line there is only the symbol before what the game shows; the menu comes with a click of the right button.
        """
        self.room = room
        in_line = room == "line"
        directions = QBoxLayout.Direction
        self.content.setDirection(directions.LeftToRight if in_line else directions.TopToBottom)
        self.content.setContentsMargins(margins(4, 4, 3, 4) if in_line else margins(8, 4, 6, 4))
        self.content.setStretch(self.content.count() - 1, 0 if room in ("line", "slim") else 1)
        for part in (self.name, self.hands):
            part.setHidden(in_line)
        self.show_head()
        self.facts.setVisible(room in ("usual", "large"))
        self.show_facts(self._facts)

    def show_state(self, view: Any) -> None:
        """Show the player."""
        self.rank.setText("")
        self.show_player(view)

    def mark(self, on: bool) -> None:
        """Mark the card as that of the player whose turn it is, or no longer."""
        restyle(self, "asked" if on else "card")

    def show_rank(self, place: int | None) -> None:
        """Show the place at the end of the game, counted from 0; None while it goes on."""
        restyle(self.rank, "quiet" if place is None else "strong")
        self.rank.setToolTip(tip("" if place is None else tr("Final rank")))
        if place is not None:
            self.rank.setText(ordinal(place))
        self.rank.setVisible(bool(self.rank.text()))

    def show_player(self, view: Any) -> None:
        """Show what the view holds of the player: by itself the facts that the game's `GameUi.facts` gives."""
        self.show_facts([" \N{MIDDLE DOT} ".join(self.context.ui.facts(self.context.words, view, self.seat))])

    def show_head(self) -> None:
        """Show the head of the bot that plays, if one does, unless the card is a line."""
        head = "" if self.room == "line" else self.context.head_of(self.seat)
        self.head.show_head(head, self.context.colours[self.seat], self.name.text(), self._said)

    def say(self, remark: str) -> None:
        """Keep what the bot has said where the pointer rests on its head."""
        self._said = remark
        self.show_head()

    def offer_look(self, offered: bool, shown: bool) -> None:
        """Offer to show or to hide the player's secrets, if `offered`; `shown` if they are shown now."""
        self.look.setVisible(offered)
        self.look.setChecked(shown)
        self.look.setText(tr("Hide") if shown else tr("Show"))
        name = self.name.text()
        whole = tr("Hide {player}’s information" if shown else "Show {player}’s hidden information", player=name)
        self.look.setAccessibleName(whole)

    def offer_hands(self, player: str, bots: Sequence[str]) -> None:
        """Say that `player` plays for the seat, and offer the `bots` and people who can take over."""
        if player == self._player:
            return
        self._player = player
        name = self.name.text()
        self.menu.offer(player, bots)
        self._bot = "" if player == HUMAN else player_name(player, self.context.ui.game)
        self.show_facts(self._facts)
        if player == HUMAN:
            self.hands.setToolTip(tr("Played by a person"))
            self.hands.setAccessibleName(tr("{player}: played by a person", player=name))
        else:
            self.hands.setToolTip(tip(tr("Played by a bot: {bot}", bot=self._bot)))
            self.hands.setAccessibleName(tr("{player}: played by a bot, {bot}", player=name, bot=self._bot))

    def show_facts(self, wordings: list[str]) -> None:
        """Show the bot that plays, if one does, and as much about the player as there is room for, longest first."""
        self._facts, bot = wordings, self._bot
        shown = [f"{bot} \N{MIDDLE DOT} {text}" for text in wordings] + [bot] if bot else wordings
        self.facts.show_wordings(shown)
        name = self.name.text()
        whole = {"line": labelled(name, shown[0]), "slim": shown[0]}
        self.setToolTip(tip(whole.get(self.room, "")))
        self.setAccessibleDescription(aloud(whole.get(self.room, "")))

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


class PlayerCards(QObject):
    """Keeps a card for each seat; `bots` can take seats.

    Signals:
        refused(reason): something can't be done.
        noted(text): a sentence for the log.
        taken_over(text, seat, bot): a person plays for the seat now instead of that bot.
        why_requested(seat): a bot is to explain the player's last decision.
    """

    refused = Signal(object)
    noted = Signal(str)
    taken_over = Signal(str, int, str)
    why_requested = Signal(int)

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
        self.view: Any = bridge.session.state
        self.cards = [self.make_card(seat) for seat in range(len(bridge.seats))]
        for card in self.cards:
            card.look_requested.connect(privacy.look)
            card.held.connect(self._hold_card)
            card.player_requested.connect(self.give_seat)
            card.why_requested.connect(self.why_requested)

    def make_card(self, seat: int) -> PlayerCard:
        """Return the card of a seat; a game with cards of its own overrides this."""
        return PlayerCard(self.context, seat)

    def in_row(self) -> list[tuple[QWidget, int]]:
        """Return what lies side by side below the board, each with its share of the width."""
        return [(card, CARD_SHARE) for card in self.cards]

    def show_all(self, view: Any) -> None:
        """Show a position on all cards."""
        self.view = view
        for card in self.cards:
            self._show_card(card, view)

    def mark(self, seat: int | None) -> None:
        """Mark the card of the player whose turn it is; None if it is nobody's."""
        for card in self.cards:
            card.mark(card.seat == seat)

    def hide_ranks(self) -> None:
        """Show no place until the cards are shown again: in the order of play it would seem to be that of the end."""
        for card in self.cards:
            card.rank.hide()

    def take_room(self, room: CardRoom) -> None:
        """Have all cards take as much height as there is room."""
        for card in self.cards:
            card.take_room(room)

    def _show_card(self, card: PlayerCard, view: Any) -> None:
        asked = self.history.asked
        card.show_state(view)
        game = self.bridge.session.game
        card.show_rank(None if asked else list(game.ranking(self.history.position)).index(card.seat))
        card.show_head()
        card.offer_hands(self.bridge.seats[card.seat].player, self.bots)
        card.offer_look(self.privacy.can_peek(card.seat), card.seat in self.privacy.shown())

    def give_seat(self, seat: int, player: str) -> None:
        """Let somebody else play for a seat, and say so."""
        before = self.bridge.seats[seat].player
        self.bridge.give_seat(seat, player)
        if self.bridge.only_shown:
            return
        name = self.context.words.seats[seat]
        if self.bridge.is_human(seat):
            self.taken_over.emit(tr("A person now plays for {player}.", player=name), seat, before)
        else:
            bot = player_name(player, self.context.ui.game)
            self.noted.emit(tr("A bot now plays for {player}: {bot}.", bot=bot, player=name))

    def _hold_card(self, seat: int, held: bool) -> None:
        """Show a person's secrets on his card as long as he holds it."""
        if self.privacy.can_peek(seat):
            state = self.history.position
            view = self.bridge.session.game.shared_view(state, (seat,)) if held else self.privacy.view(state)
            self._show_card(self.cards[seat], view)
