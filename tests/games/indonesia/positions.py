"""Positions for tests: set the table, enter a phase, answer questions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from indonesia_qt.core.flow import Action, Event, Question, Reason, question, refusal, settle, step
from indonesia_qt.games.indonesia.game import Indonesia, Setup
from indonesia_qt.games.indonesia.rules.actions import Announce, Deliver
from indonesia_qt.games.indonesia.rules.constants import ERAS, Kind
from indonesia_qt.games.indonesia.rules.events import Phase
from indonesia_qt.games.indonesia.rules.setup import Deal
from indonesia_qt.games.indonesia.rules.state import Cards, Company, Options, Player, PublicAccount, State
from indonesia_qt.games.indonesia.rules.year import PHASES, Year, present_phase

NO_CARDS: Cards = ((), (), ())


class Table:
    """A game in its second year, set up by hand: nothing on the board, no cards, no deeds, and seat 0 is first.

    `events` holds all that has happened since a phase was entered.
    """

    def __init__(self, game: Indonesia, players: int = 3, *, era: str = "a", **options: Any) -> None:
        deal = Deal(tuple(range(players)), (NO_CARDS,) * players)
        self.game = game
        self.state: State = game.start(Setup(Options(**options), deal))
        self.state.year = 2
        self.state.era = ERAS.index(era)
        self.state.deeds.clear()
        self.state.stack.clear()
        self.events: list[Event] = []

    def player(self, seat: int, **values: Any) -> Player:
        """Change what a player has: `cash=50, hull=2`; the ledger says so."""
        player = self.state.players[seat]
        for name, value in values.items():
            assert name in player.__struct_fields__
            setattr(player, name, value)
        self.state.ledger[seat] = PublicAccount(player.cash, player.bank)
        return player

    def company(self, seat: int, deeds: str, places: str = "", kind: Kind | None = None) -> Company:
        """Give a company to a player, who gets a slot for it; `places` are its areas, or the sea of each ship."""
        ids = tuple(sorted(deeds.split()))
        known = self.state.scenario.deeds
        company = Company(ids[0], kind or known[ids[0]].kind, seat, ids, [], {})
        for place in places.split():
            if company.kind == "shipping":
                company.ships[place] = company.ships.get(place, 0) + 1
            else:
                company.areas.append(place)
                self.state.fields[place] = company.id
        self.state.companies[company.id] = company
        player = self.state.players[seat]
        player.companies.append(company.id)
        player.slots = max(player.slots, len(player.companies))
        return company

    def city(self, area: str, size: int = 1, **received: int) -> None:
        """Build a city that has received goods already: `city("west-1", 2, rice=1)`."""
        self.state.cities[area] = size
        self.state.stones[size - 1] -= 1
        for good, count in received.items():
            self.state.received[area, good] = count

    def deeds(self, deeds: str) -> None:
        """Lay out deeds."""
        self.state.deeds.extend(deeds.split())

    def cards(self, seat: int, era: str, cards: str) -> None:
        """Give city cards of an era to a player."""
        hand = [tuple(cards.split()) if name == era else held for name, held in zip(ERAS, self.hand(seat), strict=True)]
        self.state.players[seat].cards = (hand[0], hand[1], hand[2])

    def hand(self, seat: int) -> Cards:
        """The city cards of a player."""
        return self.state.players[seat].cards

    def enter(self, phase: Phase) -> list[Event]:
        """Begin a phase, go on to the first question, and tell what happened."""
        number = {name: n for n, (name, _) in enumerate(PHASES)}[phase]
        self.state.stack[:] = [Year((number + 1) % len(PHASES)), PHASES[number][1]]
        self.events.clear()
        settle(self.state, self.events)
        self.check_reasons(self.events)
        return self.events.copy()

    def do(self, *actions: Action) -> list[Event]:
        """Play actions, each of which must be listed, and tell what happened."""
        events: list[Event] = []
        for action in actions:
            reason = refusal(self.state, action)
            assert reason is None, f"{action} is refused: {reason}"
            assert same_deal(action, self.legal), f"{action} is legal but not listed"
            step(self.state, action, events)
        self.check_reasons(events)
        self.events += events
        return events

    def check_reasons(self, events: Sequence[Event]) -> None:
        """Check that the reasons in what happened can be read."""
        reasons: list[Reason | None] = [getattr(event, "reason", None) for event in events]
        for reason in filter(None, reasons):
            self.check_reason(reason)

    def check_reason(self, reason: Reason) -> None:
        """Check that a reason is a sentence that calls areas, provinces and companies by their names."""
        assert_sentence(str(reason))
        for value in reason.values.values():
            assert isinstance(value, str | int), reason
            assert value not in self.state.scenario.name, f"{reason} tells an id"

    @property
    def asked(self) -> Question[State]:
        """The question that is open."""
        asked = question(self.state)
        assert asked is not None, "the game is over"
        return asked

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        return self.asked.seat

    @property
    def phase(self) -> str | None:
        """The phase that is being played."""
        return present_phase(self.state)

    @property
    def legal(self) -> Sequence[Action]:
        """All that may be answered."""
        return self.asked.actions(self.state)

    def listed(self, kind: type[Action]) -> list[Any]:
        """The legal actions of a kind."""
        return [action for action in self.legal if isinstance(action, kind)]

    def why_not(self, action: Action) -> Reason:
        """Why an action is refused; it must be, and must not be listed."""
        before = self.state.copy()
        reason = refusal(self.state, action)
        assert reason is not None, f"{action} is legal"
        if reason.rule:
            self.check_reason(reason)
        assert action not in self.legal, f"{action} is listed and refused: {reason}"
        assert self.state == before
        return reason

    def refuses(self, action: Action, rule: str, *words: str) -> None:
        """Check that an action is refused by `rule`, in a sentence with `words`."""
        reason = self.why_not(action)
        sentence = str(reason)
        assert reason.rule == rule, f"{reason.rule}: {sentence}"
        for word in words:
            assert word in sentence, sentence
        assert_sentence(sentence)


def same_deal(action: Action, listed: Sequence[Action]) -> bool:
    """Whether an action is listed, or one that comes to the same.

    That is the merger of the same companies named the other way round, or a sale by the same line to the same city.
    """
    if isinstance(action, Deliver):
        ends = action.line, action.city
        return any(isinstance(other, Deliver) and (other.line, other.city) == ends for other in listed)
    if isinstance(action, Announce) and action not in listed:
        action = Announce(action.second, action.first, action.bid)
    return action in listed


def assert_sentence(text: str) -> None:
    """Check that a text is one that a player can read."""
    assert text
    assert text[0].isupper(), text
    assert text.endswith("."), text
    assert "_" not in text, text
    assert "{" not in text, text


def of(kind: type[Event], events: Sequence[Event]) -> list[Any]:
    """The events of a kind."""
    return [event for event in events if isinstance(event, kind)]
