"""The game as the table sees it: its rules on the map of one scenario."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, get_args

import msgspec
from msgspec import Struct

from indonesia_qt.core.state_format import StateFormat
from indonesia_qt.games.singapore.rules.actions import AnyAction
from indonesia_qt.games.singapore.rules.events import Phase
from indonesia_qt.games.singapore.rules.round import present_phase
from indonesia_qt.games.singapore.rules.sampling import sampled
from indonesia_qt.games.singapore.rules.scenario import Scenario
from indonesia_qt.games.singapore.rules.setup import Deal, deal, first_state
from indonesia_qt.games.singapore.rules.state import Options, State
from indonesia_qt.games.singapore.rules.victory_track import ranking
from indonesia_qt.games.singapore.rules.view import hides_holdings, needs_secrets, view, view_of
from indonesia_qt.i18n.text import tr

NAME: Final = "singapore"


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """What is fixed before the first decision: the options that the players agreed on, and the deal."""

    options: Options
    deal: Deal


class Singapore:
    """The game on the map of one scenario; it keeps to the protocol `core.game.Game`."""

    name = NAME
    actions: Any = AnyAction
    view = staticmethod(view)
    shared_view = staticmethod(view_of)
    sampled = staticmethod(sampled)
    needs_secrets = staticmethod(needs_secrets)
    hides_holdings = staticmethod(hides_holdings)
    ranking = staticmethod(ranking)
    phases: tuple[Phase, ...] = get_args(Phase)
    phase = staticmethod(present_phase)

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.map_id = scenario.map_id
        self.fingerprint = scenario.fingerprint
        self.positions = StateFormat(State, {"scenario": scenario})

    def new_setup(self, options: Options, players: int, seed: int) -> Setup:
        """Return a set-up dealt by `seed`. Raises `ValueError` when so many can't play."""
        return Setup(options, deal(self.scenario, players, seed))

    def in_seat_order(self, setup: Setup) -> Setup:
        """Return the set-up as it is: chance decides who has the Raffles stone first (S-SET-04)."""
        return setup

    def decode_setup(self, data: bytes, seats: int, seed: int, save_format: int) -> Setup:  # noqa: ARG002
        """Decode a set-up from its JSON in a saved game. Raises `ValueError` when the seed doesn't deal it."""
        setup = msgspec.json.decode(data, type=Setup)
        if setup.deal != deal(self.scenario, seats, seed):
            raise ValueError(tr("The random seed {seed} doesn’t produce this set-up.", seed=seed))
        return setup

    def start(self, setup: Setup) -> State:
        """Return the position before the starting round."""
        return first_state(self.scenario, setup.options, setup.deal)

    def scores(self, s: State) -> Sequence[int]:
        """Return each seat's victory points (S-END-02)."""
        return [player.vp for player in s.players]

    def round(self, s: State) -> int:
        """Return the round; 0 in the starting round."""
        return s.round

    def summary(self, s: State, names: Sequence[str]) -> dict[str, Any]:
        """Return a position as plain data; `names` are those of the players. A finished game has no phase.

        `ids` has the seats and buildings that other members call by name.
        """
        called = s.scenario.name
        owner_names = dict(enumerate(names))
        return {
            "round": s.round,
            **({"phase": present_phase(s)} if s.stack else {}),
            "seats": [
                {
                    "name": name,
                    "points": player.vp,
                    "money": player.money,
                    **player.goods._asdict(),
                    "chips": s.chips[seat],
                }
                for seat, (name, player) in enumerate(zip(names, s.players, strict=True))
            ],
            "raffles": names[s.raffles],
            "winner": None if s.stack else names[ranking(s)[0]],
            "buildings": {
                area: {"building": str(called[s.built[area]]), "owner": owner_names.get(owner)}
                for area, owner in s.owners.items()
            },
            "roads": [f"{a}-{b}" for a, b in s.roads],
            "display": [str(called[tile]) for tile in s.display],
            "ids": {
                "raffles": s.raffles,
                "winner": None if s.stack else ranking(s)[0],
                "buildings": {
                    area: {"building": s.built[area], "owner": owner if owner in owner_names else None}
                    for area, owner in s.owners.items()
                },
                "display": list(s.display),
            },
        }
