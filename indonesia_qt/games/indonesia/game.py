"""The game as the table sees it: its rules on the map of one scenario."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from indonesia_qt.core.game import check_players
from indonesia_qt.core.state_format import StateFormat
from indonesia_qt.games.indonesia.rules.actions import AnyAction
from indonesia_qt.games.indonesia.rules.constants import ERAS, FEWEST_PLAYERS, MOST_PLAYERS
from indonesia_qt.games.indonesia.rules.sampling import sampled
from indonesia_qt.games.indonesia.rules.scenario import Scenario
from indonesia_qt.games.indonesia.rules.scoring import final_money, ranking
from indonesia_qt.games.indonesia.rules.setup import Deal, cards_each, deal, first_state
from indonesia_qt.games.indonesia.rules.state import Options, State
from indonesia_qt.games.indonesia.rules.view import needs_secrets, view, view_of
from indonesia_qt.games.indonesia.rules.year import PHASES, present_phase, years_played
from indonesia_qt.i18n.text import counted, tr

NAME: Final = "indonesia"
FIRST_FORMAT_WITH_A_CHOICE = 4
"""The first format of saved games in which a player may choose among idle companies (R-OPS-02)."""


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """What is fixed before the first decision: the options that the players agreed on, and the deal."""

    options: Options
    deal: Deal


class Indonesia:
    """The game on the map of one scenario; it keeps to the protocol `core.game.Game`.

    >>> from indonesia_qt.core.flow import question, settle
    >>> from indonesia_qt.library import load_map
    >>> game = load_map("lagoon").game
    >>> s = game.start(game.new_setup(Options(), players=4, seed=1))
    >>> settle(s, events := [])
    >>> events[0], question(s)
    (YearBegan(year=1), ChooseSite(seat=3))
    """

    name = NAME
    actions: Any = AnyAction
    view = staticmethod(view)
    shared_view = staticmethod(view_of)
    sampled = staticmethod(sampled)
    needs_secrets = staticmethod(needs_secrets)
    scores = staticmethod(final_money)
    ranking = staticmethod(ranking)
    round = staticmethod(years_played)
    phases = tuple(phase for phase, _ in PHASES)
    phase = staticmethod(present_phase)

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.map_id = scenario.map_id
        self.fingerprint = scenario.fingerprint
        self.positions = StateFormat(State, {"scenario": scenario})

    def new_setup(self, options: Options, players: int, seed: int) -> Setup:
        """Return a set-up dealt by `seed`. Raises `ValueError` when the scenario can't be played by so many."""
        return Setup(options, deal(self.scenario, players, seed))

    def in_seat_order(self, setup: Setup) -> Setup:
        """Return the same set-up with the seats as the first order of play."""
        return replace(setup, deal=replace(setup.deal, order=tuple(range(len(setup.deal.order)))))

    def decode_setup(self, data: bytes, seats: int, seed: int, save_format: int) -> Setup:
        """Decode a set-up from its JSON in a saved game, whose format decides the rule for idle companies (R-OPS-02).

        Raises `ValueError` when it doesn't fit the scenario, the number of seats or the seed. The order of play may be
        that of the seats instead of the one that the seed deals.
        """
        setup = msgspec.json.decode(data, type=Setup)
        if save_format < FIRST_FORMAT_WITH_A_CHOICE:
            setup = replace(setup, options=replace(setup.options, idle_companies="automatic"))
        self._check_deal(setup.deal, seats)
        dealt = deal(self.scenario, seats, seed)
        if setup.deal.cards != dealt.cards or setup.deal.order not in (dealt.order, tuple(range(seats))):
            raise ValueError(tr("The random seed {seed} doesn’t produce this set-up.", seed=seed))
        return setup

    def _check_deal(self, dealt: Deal, seats: int) -> None:
        check_players(seats, FEWEST_PLAYERS, MOST_PLAYERS)
        if sorted(dealt.order) != list(range(seats)) or len(dealt.cards) != seats:
            raise ValueError(counted(seats, "The set-up isn’t for {n} player.", "The set-up isn’t for {n} players."))
        seen: set[str] = set()
        for hand in dealt.cards:
            for era, cards in enumerate(hand):
                if len(cards) != cards_each(seats):
                    raise ValueError(
                        counted(
                            len(cards),
                            "A player has {n} city card of era {era} instead of {needed}.",
                            "A player has {n} city cards of era {era} instead of {needed}.",
                            era=ERAS[era].upper(),
                            needed=cards_each(seats),
                        )
                    )
                for card in cards:
                    if card not in self.scenario.cards or self.scenario.cards[card].era != era:
                        raise ValueError(tr("Era {era} has no city card “{card}”.", card=card, era=ERAS[era].upper()))
                    if card in seen:
                        raise ValueError(tr("The city card “{card}” is dealt twice.", card=card))
                    seen.add(card)

    def start(self, setup: Setup) -> State:
        """Return the position before the first year."""
        return first_state(self.scenario, setup.options, setup.deal)

    def hides_holdings(self, s: State) -> bool:
        """Return whether money is hidden (R-SET-03)."""
        return not s.money_is_open

    def summary(self, s: State, names: Sequence[str]) -> dict[str, Any]:
        """Return a position as plain data; the money is cash and bank, and of a finished game the final sum (R-END-02).

        A finished game has no era and no phase. `names` are those of the players. `ids` has the seats, companies and
        areas that other members call by name.
        """
        over = not s.stack
        money = final_money(s) if over else [player.cash + player.bank for player in s.players]
        return {
            **({} if over else {"era": ERAS[s.era], "phase": present_phase(s)}),
            "year": years_played(s),
            "seats": [{"name": name, "money": sum_} for name, sum_ in zip(names, money, strict=True)],
            "order": [names[seat] for seat in s.order],
            "winner": names[ranking(s)[0]] if over else None,
            "companies": {
                s.scenario.name[company.id]: {"owner": names[company.owner], "units": company.units}
                for company in s.companies.values()
            },
            "cities": {s.scenario.name[city]: size for city, size in s.cities.items()},
            "ids": {
                "order": list(s.order),
                "winner": ranking(s)[0] if over else None,
                "companies": {
                    s.scenario.name[company.id]: {"id": company.id, "owner": company.owner, "deeds": company.deeds}
                    for company in s.companies.values()
                },
                "cities": {s.scenario.name[city]: city for city in s.cities},
            },
        }
