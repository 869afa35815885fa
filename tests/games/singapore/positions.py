"""Positions for tests: put buildings, roads and workers on the board, begin a turn, answer questions.

The board is the compact layout. d5 e5 f5 g5 are the lots of the start tile, at £1, £2, £2 and £1; below them, on d6 e6
f6 g6, are the pawnshop, the brick pit, the weaver's stall and the tea quay. c3 d3 e3 c4 d4 e4 are one land tile above,
f3 g3 h3 f4 g4 h4 another, a5 b5 c5 a6 b6 c6 lie on the left and h5 i5 j5 h6 i6 j6 on the right.
"""

from __future__ import annotations

from typing import Any, TypeVar

from indonesia_qt.core.flow import Action, Event, Question, Reason, question, refusal, settle, step
from indonesia_qt.games.singapore.game import Setup, Singapore
from indonesia_qt.games.singapore.rules import invariants
from indonesia_qt.games.singapore.rules.actions import BuildRoad, DrawChip
from indonesia_qt.games.singapore.rules.building import ChooseTile
from indonesia_qt.games.singapore.rules.constants import Goods
from indonesia_qt.games.singapore.rules.roads import lay_road, open_gaps
from indonesia_qt.games.singapore.rules.round import Round
from indonesia_qt.games.singapore.rules.scenario import road_between
from indonesia_qt.games.singapore.rules.setup import Deal
from indonesia_qt.games.singapore.rules.state import Options, State
from indonesia_qt.games.singapore.rules.turn import PlayTurn
from tests.games.singapore.boards import game_on

E = TypeVar("E", bound=Event)
BLACK, WHITE = DrawChip("black"), DrawChip("white")
TILES = ("A", "B", "C", "D", "E", "F")


class Table:
    """A game set up by hand: the seats' markers are piled in their order, no tile is laid out, nothing is asked.

    `events` holds what the last action brought about.
    """

    def __init__(self, players: int = 3, game: Singapore | None = None, **options: Any) -> None:
        self.game = game or game_on()
        self.state: State = self.game.start(Setup(Options(**options), Deal(tuple(range(players)), TILES)))
        self.state.stack.clear()
        self.state.round = 1
        self.events: list[Event] = []

    def player(self, seat: int, *, goods: str = "", **values: Any) -> None:
        """Change what a player has: `goods="2 brick 1 tea", money=3`; goods come out of a limited supply."""
        player = self.state.players[seat]
        for name, value in values.items():
            assert name in player.__struct_fields__
            setattr(player, name, value)
        if goods:
            words = goods.split()
            player.goods = Goods(**dict(zip(words[1::2], map(int, words[::2]), strict=True)))
            if self.state.supply is not None:
                self.state.supply = self.state.supply.minus(player.goods)

    def chips(self, *numbers: int) -> None:
        """Lay black chips before the owners."""
        self.state.chips[:] = numbers
        self.state.black -= sum(numbers)

    def stand(self, area: str, tile: str, owner: int = 0) -> None:
        """Let a building stand on an area, without a road."""
        self.state.unseen.remove(tile)
        self.state.flags[owner] -= 1
        self.state.built[area] = tile
        self.state.owners[area] = owner
        open_gaps(self.state, area)

    def roads(self, *pairs: str) -> None:
        """Lay roads: `roads("d4 d5", "d5 d6")`."""
        for pair in pairs:
            a, b = pair.split()
            lay_road(self.state, 0, road_between(a, b), 0, [])

    def lay_out(self, *tiles: str, top: str | None = None) -> None:
        """Lay out tiles, and put one on top of the stack."""
        for tile in (*tiles, *([top] if top else [])):
            self.state.unseen.remove(tile)
        self.state.display[:] = tiles
        self.state.top = top

    def flag(self, area: str, owner: int) -> None:
        """Put a flag on a lot."""
        self.state.flags[owner] -= 1
        self.state.flagged[area] = owner

    def turn(self, seat: int = 0, *workers: str, **frame: Any) -> None:
        """Begin the part of a turn after the building; the workers stand on these areas."""
        if workers:
            self.state.players[seat].workers = workers
        self.state.stack[:] = [PlayTurn(seat, **frame)]

    def building_turn(self, seat: int, area: str, *, last: bool = False) -> None:
        """Begin a whole turn, with the player's flag on an area."""
        self.flag(area, seat)
        self.state.stack[:] = [PlayTurn(seat), ChooseTile(seat, last)]

    def round(self, stage: Any = "raffles", turn: int = 0) -> list[Event]:
        """Go on with a round from a stage."""
        self.state.stack[:] = [Round(stage, turn)]
        self.events = []
        settle(self.state, self.events)
        return self.events

    def do(self, *actions: Action) -> list[Event]:
        """Play actions, which must be listed, and return what they brought about."""
        self.events = []
        for action in actions:
            listed = BuildRoad(*road_between(action.a, action.b)) if isinstance(action, BuildRoad) else action
            assert listed in self.legal
            step(self.state, action, self.events)
            assert invariants.broken(self.state) == []
        return self.events

    def refuses(self, action: Action, rule: str, sentence: str) -> None:
        """Check that an action is refused by a rule, with just this sentence."""
        reason = refusal(self.state, action)
        assert isinstance(reason, Reason), f"{action} isn't refused"
        assert (reason.rule, str(reason)) == (rule, sentence)
        assert action not in self.legal

    @property
    def asked(self) -> Question[Any] | None:
        return question(self.state)

    @property
    def legal(self) -> list[Action]:
        """Every action that is listed now."""
        asked = question(self.state)
        return [] if asked is None else list(asked.actions(self.state))

    def legal_of(self, kind: type[Action]) -> list[Any]:
        """Every action of a kind that is listed now."""
        return [action for action in self.legal if isinstance(action, kind)]

    def vp(self) -> list[int]:
        return [player.vp for player in self.state.players]

    def money(self) -> list[int]:
        return [player.money for player in self.state.players]


def of(kind: type[E], events: list[Event]) -> list[E]:
    """The events of a kind."""
    return [event for event in events if isinstance(event, kind)]
