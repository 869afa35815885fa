"""Keeps the players' cards in step with the game, and does what is asked on them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.games.indonesia.rules.view import view_of
from indonesia_qt.i18n.text import counted, tr
from indonesia_qt.ui.games.indonesia.player_card import PlayerCard
from indonesia_qt.ui.play.history.history import History
from indonesia_qt.ui.play.session_bridge import SessionBridge
from indonesia_qt.ui.support.refusal import Refusal
from indonesia_qt.ui.table.bot_labels import player_name
from indonesia_qt.ui.table.panels.panel import Context
from indonesia_qt.ui.table.privacy import Privacy


class PlayerCards(QObject):
    """A card for each seat; `bots` can take seats.

    `company_clicked` carries the company in a slot that was clicked; `refused` why there is none; `noted` a sentence
    for the log; `why_requested` asks what a bot thinks of the last decision of a seat; `figure_requested` for the lines
    of a seat's sum of money.
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
        if not self.bridge.only_shown:
            name = self.context.words.seats[seat]
            if self.bridge.is_human(seat):
                self.noted.emit(tr("A person plays for {player} from now on.", player=name))
            else:
                bot = player_name(player)
                self.noted.emit(tr("A bot plays for {player} from now on: {bot}.", bot=bot, player=name))

    def _hold_card(self, seat: int, held: bool) -> None:
        """Show a person's secrets on his card as long as he holds it."""
        if self.privacy.can_peek(seat):
            state = self.history.position
            self._show_card(self.cards[seat], view_of(state, (seat,)) if held else self.privacy.view(state))

    def choose_slot(self, number: int) -> None:
        """Do what a click on the company in the player's slot with this number does, or say why there is none.

        The player is the one who is asked, or else the first person at the table.
        """
        asked, people = self.history.asked, list(filter(self.bridge.is_human, range(len(self.cards))))
        seat = asked.seat if asked and asked.seat in people else next(iter(people), None)
        if seat is None:
            self.refused.emit(tr("Only bots play here: no slots are yours."))
            return
        self._slot_clicked(seat, number)

    def _slot_clicked(self, seat: int, number: int) -> None:
        """Do what a click on the company in a slot does, or say why there is none."""
        player, name = self.view.players[seat], self.context.words.seats[seat]
        if number <= len(player.companies):
            self.company_clicked.emit(player.companies[number - 1])
        elif number <= player.slots:
            told = tr("Slot {number} of {player} is free.", number=number, player=name)
            self.refused.emit(Refusal(told, "R-ACQ-02"))
        else:
            told = counted(
                player.slots,
                "{player} has {n} slot; more take research of slots.",
                "{player} has {n} slots; more take research of slots.",
                player=name,
            )
            self.refused.emit(Refusal(told, "R-ACQ-02"))
