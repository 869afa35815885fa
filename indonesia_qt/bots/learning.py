"""A game as an environment for learning programs, after PettingZoo's interface for agents that take turns.

`env()` makes one; it needs the extra `indonesia-qt[learning]`. `menu` lists what can be chosen, the `Numbers` of the
game describe views and answers, `Environment` plays.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, TypeVar

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from indonesia_qt.core.flow import Action, Chance, LazyActions, Question, draw, question, settle, step
from indonesia_qt.core.game import GameState
from indonesia_qt.games import DEFAULT_GAME
from indonesia_qt.library import load_map

LENGTH = 256
"""Places in a menu."""
MOST_AMOUNTS = 32
"""Of one bid."""

T = TypeVar("T")


def menu(view: GameState, asked: Question[Any]) -> list[Action]:
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


Observation = dict[str, NDArray[Any]]


def env(**settings: Any) -> AECEnv:
    """Make the environment with PettingZoo's guards: who plays an answer that isn't on the menu loses at once.

    It takes what `Environment` takes.
    """
    guarded = wrappers.TerminateIllegalWrapper(Environment(**settings), illegal_reward=-1)
    guarded = wrappers.AssertOutOfBoundsWrapper(guarded)
    return wrappers.OrderEnforcingWrapper(guarded)


class Environment(AECEnv):  # type: ignore[misc]  # PettingZoo's classes have no types that can be checked here
    """A `game`, by its id, of `players` on `map`, for agents "seat_0" and so on.

    An observation is a dictionary: `observation`, the numbers that `names` names; `menu`, a row for each answer that
    can be given (columns: `numbers.columns`); and `action_mask`, 1 for each place of the menu that is taken. An action
    is a place in the menu. Everything is 0 for an agent that isn't asked, but for `observation`.

    Rewards come at the end: 1 for the winner, and the others share -1. A game is truncated, without rewards, after
    `longest_game` rounds, the most of the game when None. `infos` hold the scores of all seats, under the name that the
    game has for them, when it is over. `render_mode` "ansi" gives a line.
    """

    def __init__(
        self,
        players: int = 4,
        map: str = "",  # noqa: A002 - as everywhere in the program
        options: Any = None,
        longest_game: int | None = None,
        render_mode: str | None = None,
        game: str = DEFAULT_GAME,
    ) -> None:
        """Raise `ValueError` when so many can't play, and `MapError` when the game can't be played on the map."""
        super().__init__()
        played_on = load_map(map, game)
        self.game, self.definition = played_on.game, played_on.definition
        allowed = self.definition.players
        if players not in allowed:
            raise ValueError(f"{allowed[0]} to {allowed[-1]} players can play, not {players}.")
        self.metadata = {"name": f"{game}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.options = options or self.definition.options()
        self.longest_game = longest_game or self.definition.most_rounds
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.numbers = self.definition.numbers(self.game, players)
        self._seeds = np.random.default_rng()
        self._begin(0)
        view = self.game.view(self.state_of_game, 0)
        self.names = tuple(name for name, _ in self.numbers.of_view(view, 0))
        seen = Dict(
            {
                "observation": Box(-np.inf, np.inf, (len(self.names),), np.float32),
                "menu": Box(0, np.iinfo(np.int32).max, (LENGTH, len(self.numbers.columns)), np.int32),
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
        """Put the board up; whatever chance decides in the game comes from `seed`, too."""
        self._chance = Random(seed)
        self.state_of_game: Any = self.game.start(self.game.new_setup(self.options, len(self.possible_agents), seed))
        settle(self.state_of_game, [])
        self._ask()

    def _ask(self) -> None:
        """Let chance decide, and turn to the seat that is asked then."""
        while isinstance(asked := question(self.state_of_game), Chance):
            step(self.state_of_game, draw(asked, self.state_of_game, self._chance), [])
        self.asked: Question[Any] | None = asked
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
            "observation": self._seen_by(seat),
            "menu": self._rows(answers, seat),
            "action_mask": mask,
        }

    def _seen_by(self, seat: int) -> NDArray[np.float32]:
        view = self.game.view(self.state_of_game, seat)
        return np.array([value for _, value in self.numbers.of_view(view, seat)], np.float32)

    def _rows(self, answers: Sequence[Action], seat: int) -> NDArray[np.int32]:
        """A row for each place of the menu."""
        columns = self.numbers.columns
        rows = np.zeros((LENGTH, len(columns)), np.int32)
        for number, answer in enumerate(answers):
            for column, value in self.numbers.of_action(answer, seat):
                rows[number, columns.index(column)] = value
        return rows

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
        elif self.game.round(self.state_of_game) > self.longest_game:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def _end(self) -> None:
        scores, first = tuple(self.game.scores(self.state_of_game)), self.game.ranking(self.state_of_game)[0]
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = 1.0 if seat == first else -1.0 / (len(self.possible_agents) - 1)
            self.infos[agent] = {self.definition.score_name: scores}
            self.terminations[agent] = True

    def render(self) -> str | None:
        """Return a line on the game, when `render_mode` is "ansi"."""
        if self.render_mode != "ansi":
            return None
        summary = self.game.summary(self.state_of_game, self.possible_agents)
        where = ", ".join(f"{name} {value}" for name, value in summary.items() if isinstance(value, str | int))
        return f"{where}: {', '.join(' '.join(map(str, seat.values())) for seat in summary['seats'])}"

    def close(self) -> None:
        """Do nothing: nothing is open."""
