"""The game as an environment for learning programs, after PettingZoo's interface for agents that take turns.

`env()` makes one; it needs the extra `indonesia-qt[learning]`. `menu` lists what can be chosen, `Observer` puts what is
seen into numbers, `Environment` plays.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, TypeVar, get_args

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from indonesia_qt.core.flow import Action, LazyActions, Question, question, settle, step
from indonesia_qt.games.indonesia.rules import actions as act
from indonesia_qt.games.indonesia.rules import events
from indonesia_qt.games.indonesia.rules.constants import FEWEST_PLAYERS, GOODS, KINDS, MOST_PLAYERS, TRACKS
from indonesia_qt.games.indonesia.rules.phases.acquisitions import ChooseDeed
from indonesia_qt.games.indonesia.rules.phases.city_growth import ChooseGrowth
from indonesia_qt.games.indonesia.rules.phases.mergers import AnnounceMerger, ChooseRemoval, RaiseBid
from indonesia_qt.games.indonesia.rules.phases.new_era import ChooseSite
from indonesia_qt.games.indonesia.rules.phases.operations import (
    ChooseCompany,
    ChooseExpansion,
    DeliverGoods,
    FloatShips,
)
from indonesia_qt.games.indonesia.rules.phases.research import ChooseResearch
from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid
from indonesia_qt.games.indonesia.rules.scenario import Scenario
from indonesia_qt.games.indonesia.rules.scoring import final_money, ranking
from indonesia_qt.games.indonesia.rules.state import Options, State
from indonesia_qt.games.indonesia.rules.year import present_phase
from indonesia_qt.library import DEFAULT_MAP, load_map

LENGTH = 256
"""Places in a menu."""
MOST_AMOUNTS = 32
"""Of one bid."""
ACTION_KINDS: tuple[type[Action], ...] = act.AnyAction.__args__
"""By the number that stands for a kind of action."""
COLUMNS = ("kind", "place", "city", "deed", "other deed", "seat", "track", "amount")
"""What describes each answer; everything but the amount, in rupiah, is numbered from 1, and 0 means none."""


T = TypeVar("T")


def menu(view: State, asked: Question[Any]) -> list[Action]:
    """Return at most `LENGTH` legal answers, in the engine's order."""
    actions = asked.actions(view)
    if not isinstance(actions, LazyActions):
        return thinned(actions, LENGTH)
    amounts = max(2, min(MOST_AMOUNTS, LENGTH // len(actions.blocks)))
    return thinned([make(n) for numbers, make in actions.blocks for n in thinned(numbers, amounts)], LENGTH)


def thinned(items: Sequence[T], most: int) -> list[T]:
    """Return at most so many of the items, evenly spread, the first and the last among them.

    >>> thinned(range(10), 4)
    [0, 3, 6, 9]
    """
    if len(items) <= most:
        return list(items)
    return [items[n * (len(items) - 1) // (most - 1)] for n in range(most)]


class Describer:
    """Describes answers in numbers, on the map of one scenario."""

    def __init__(self, scenario: Scenario) -> None:
        places = [*scenario.province_of, *scenario.lands_at]
        self._place = {place: number for number, place in enumerate(places, 1)}
        self._deed = {deed: number for number, deed in enumerate(scenario.deeds, 1)}

    def describe(self, actions: Sequence[Action], seat: int, players: int) -> NDArray[np.int32]:
        """Return a row for each place of the menu, columns as in `COLUMNS`; seats are counted from `seat` on."""
        rows = np.zeros((LENGTH, len(COLUMNS)), np.int32)
        for number, action in enumerate(actions):
            for column, value in self._values(action, seat, players):
                rows[number, COLUMNS.index(column)] = value
        return rows

    def _values(self, action: Action, seat: int, players: int) -> Iterator[tuple[str, int]]:
        yield "kind", ACTION_KINDS.index(type(action)) + 1
        match action:
            case act.PlaceCity(area=place) | act.Expand(area=place) | act.Grow(area=place) | act.GiveUp(area=place):
                yield "place", self._place[place]
            case act.PlaceShip(sea=place):
                yield "place", self._place[place]
            case act.StartProduction(deed=deed, area=place) | act.StartShipping(deed=deed, sea=place):
                yield "place", self._place[place]
                yield "deed", self._deed[deed]
            case act.Bid(amount=amount) | act.Raise(bid=amount):
                yield "amount", amount
            case act.Announce(first=first, second=second, bid=amount):
                yield "deed", self._deed[first]
                yield "other deed", self._deed[second]
                yield "amount", amount
            case act.Research(track=track, player=player):
                yield "track", TRACKS.index(track) + 1
                yield "seat", (player - seat) % players + 1
            case act.Operate(company=company):
                yield "deed", self._deed[company]
            case act.Deliver(origin=origin, line=line, city=city):
                yield "place", self._place[origin]
                yield "city", self._place[city]
                yield "deed", self._deed[line]


PHASES: tuple[events.Phase, ...] = get_args(events.Phase)
QUESTIONS: tuple[type[Question[Any]], ...] = (
    ChooseSite,
    PlaceBid,
    AnnounceMerger,
    RaiseBid,
    ChooseRemoval,
    ChooseDeed,
    ChooseResearch,
    ChooseCompany,
    FloatShips,
    DeliverGoods,
    ChooseExpansion,
    ChooseGrowth,
)


class Observer:
    """Puts views of one scenario with so many players into numbers; `names` says what each of them is."""

    def __init__(self, scenario: Scenario, players: int) -> None:
        self._scenario, self._players = scenario, players
        self._deed = {deed: number for number, deed in enumerate(scenario.deeds, 1)}
        self.names: tuple[str, ...] = ()

    def observe(self, view: State, seat: int) -> NDArray[np.float32]:
        """Return the numbers for a view that `seat` has."""
        named = [
            *self._table(view),
            *self._seats(view, seat),
            *self._companies(view, seat),
            *self._land(view, seat),
            *self._sea(view),
        ]
        self.names = self.names or tuple(name for name, _ in named)
        return np.array([value for _, value in named], np.float32)

    def _table(self, view: State) -> Iterator[tuple[str, float]]:
        yield "era", view.era
        yield "year", view.year
        yield "money is open", view.money_is_open
        phase, asked = present_phase(view), type(view.stack[-1]) if view.stack else None
        for name in PHASES:
            yield f"phase {name}", name == phase
        for kind in QUESTIONS:
            yield f"question {kind.__name__}", kind is asked
        for size, stones in enumerate(view.stones, 1):
            yield f"stones of size {size}", stones

    def _seats(self, view: State, seat: int) -> Iterator[tuple[str, float]]:
        for distance in range(self._players):
            other = (seat + distance) % self._players
            player = view.players[other]
            whose = f"seat +{distance}"
            yield f"{whose} place in order", view.order.index(other)
            yield f"{whose} money is secret", player.secret
            yield f"{whose} cash", player.cash
            yield f"{whose} bank", player.bank
            yield f"{whose} earnings", player.earnings
            for track in TRACKS:
                yield f"{whose} {track}", getattr(player, track)
            for era, cards in enumerate(player.cards):
                yield f"{whose} cards of era {era}", len(cards)
        held = {card for cards in view.players[seat].cards for card in cards}
        for card in self._scenario.cards:
            yield f"card {card}", card in held

    def _companies(self, view: State, seat: int) -> Iterator[tuple[str, float]]:
        for deed in self._scenario.deeds:
            company = view.companies.get(deed)
            yield f"{deed} can be acquired", deed in view.deeds
            yield f"{deed} owner", (company.owner - seat) % self._players + 1 if company else 0
            yield f"{deed} kind", KINDS.index(company.kind) + 1 if company else 0
            yield f"{deed} deeds", len(company.deeds) if company else 0
            yield f"{deed} units", company.units if company else 0
            yield f"{deed} has operated", deed in view.operated

    def _land(self, view: State, seat: int) -> Iterator[tuple[str, float]]:
        for area in self._scenario.province_of:
            holder = view.fields.get(area)
            owner = view.companies[holder].owner if holder in view.companies else None
            yield f"{area} company", self._deed[holder] if holder else 0
            yield f"{area} owner", 0 if owner is None else (owner - seat) % self._players + 1
            yield f"{area} city", view.cities.get(area, 0)
            for good in GOODS:
                yield f"{area} received {good}", view.received.get((area, good), 0)

    def _sea(self, view: State) -> Iterator[tuple[str, float]]:
        lines = [deed.id for deed in self._scenario.deeds.values() if deed.kind == "shipping"]
        for sea in self._scenario.lands_at:
            for line in lines:
                company = view.companies.get(line)
                yield f"{sea} ships of {line}", company.ships.get(sea, 0) if company else 0


LONGEST_GAME = 60
"""Years after which a game is broken off; players who know what they do need 6 to 12."""
Observation = dict[str, NDArray[Any]]


def env(**settings: Any) -> AECEnv:
    """Make the environment with PettingZoo's guards: who plays an answer that isn't on the menu loses at once.

    It takes what `Environment` takes.
    """
    guarded = wrappers.TerminateIllegalWrapper(Environment(**settings), illegal_reward=-1)
    guarded = wrappers.AssertOutOfBoundsWrapper(guarded)
    return wrappers.OrderEnforcingWrapper(guarded)


class Environment(AECEnv):  # type: ignore[misc]  # PettingZoo's classes have no types that can be checked here
    """A game of `players` on `map`, for agents "seat_0" and so on.

    An observation is a dictionary: `observation`, the numbers of `Observer`; `menu`, a row for each answer that can be
    given (columns: `menu.COLUMNS`); and `action_mask`, 1 for each place of the menu that is taken. An action is a place
    in the menu. Everything is 0 for an agent that isn't asked, but for `observation`.

    Rewards come at the end: 1 for the winner, and the others share -1. A game is truncated, without rewards, after
    `longest_game` years. `infos` hold the money of each seat when the game is over. `render_mode` "ansi" gives a line.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "indonesia_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        players: int = 4,
        map: str = DEFAULT_MAP,  # noqa: A002 - as everywhere in the program
        options: Options | None = None,
        longest_game: int = LONGEST_GAME,
        render_mode: str | None = None,
    ) -> None:
        if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
            raise ValueError(f"{players} players can't play; {FEWEST_PLAYERS} to {MOST_PLAYERS} can")
        super().__init__()
        self.game = load_map(map).game
        self.options = options or Options()
        self.longest_game, self.render_mode = longest_game, render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self._observer = Observer(self.game.scenario, players)
        self._describer = Describer(self.game.scenario)
        self._seeds = np.random.default_rng()
        self._begin(0)
        width = len(self._observer.observe(self.game.view(self.state_of_game, 0), 0))
        seen = Dict(
            {
                "observation": Box(-np.inf, np.inf, (width,), np.float32),
                "menu": Box(0, np.iinfo(np.int32).max, (LENGTH, len(COLUMNS)), np.int32),
                "action_mask": Box(0, 1, (LENGTH,), np.int8),
            }
        )
        self._seen = dict.fromkeys(self.possible_agents, seen)
        self._answers = {agent: Discrete(LENGTH) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        """Return what an agent sees: the same for all."""
        return self._seen[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return the places of the menu."""
        return self._answers[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal a new game; the same seed gives the same deal."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._begin(int(self._seeds.integers(2**31)))

    def _begin(self, seed: int) -> None:
        """Put the board up."""
        self.state_of_game: State = self.game.start(self.game.new_setup(self.options, len(self.possible_agents), seed))
        settle(self.state_of_game, [])
        self._ask()

    def _ask(self) -> None:
        """Turn to the seat that is asked."""
        self.asked: Question[State] | None = question(self.state_of_game)
        self.answers: list[Action] = []
        if self.asked is not None:
            self.agent_selection = self.possible_agents[self.asked.seat]
            self.answers = menu(self.game.view(self.state_of_game, self.asked.seat), self.asked)

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees now."""
        seat = self.possible_agents.index(agent)
        answers = self.answers if self.asked is not None and self.asked.seat == seat else []
        mask = np.zeros(LENGTH, np.int8)
        mask[: len(answers)] = 1
        return {
            "observation": self._observer.observe(self.game.view(self.state_of_game, seat), seat),
            "menu": self._describer.describe(answers, seat, len(self.possible_agents)),
            "action_mask": mask,
        }

    def step(self, action: int | None) -> None:
        """Give the answer at a place of the menu. Raises `IndexError` when nothing stands there."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        step(self.state_of_game, self.answers[action], [])
        self._ask()
        if self.asked is None:
            self._end()
        elif self.state_of_game.year > self.longest_game:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def _end(self) -> None:
        money, first = tuple(final_money(self.state_of_game)), ranking(self.state_of_game)[0]
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = 1.0 if seat == first else -1.0 / (len(self.possible_agents) - 1)
            self.infos[agent] = {"money": money}
            self.terminations[agent] = True

    def render(self) -> str | None:
        """Return a line on the game, when `render_mode` is "ansi"."""
        if self.render_mode != "ansi":
            return None
        s = self.state_of_game
        money = ", ".join(
            f"{agent} {p.cash + p.bank}" for agent, p in zip(self.possible_agents, s.players, strict=True)
        )
        return f"era {'ABC'[s.era]}, year {s.year}: {money}"

    def close(self) -> None:
        """Nothing is open."""
