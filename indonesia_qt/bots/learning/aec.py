"""The environment: one agent for each seat, asked one after the other."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from indonesia_qt.bots.learning.action_encoding import COLUMNS, LENGTH, Describer, menu
from indonesia_qt.bots.learning.observation import Observer
from indonesia_qt.core.flow import Action, Question, question, settle, step
from indonesia_qt.games.indonesia.rules.constants import FEWEST_PLAYERS, MOST_PLAYERS
from indonesia_qt.games.indonesia.rules.scoring import final_money, ranking
from indonesia_qt.games.indonesia.rules.state import Options, State
from indonesia_qt.library.maps import DEFAULT_MAP, load_map

LONGEST_GAME = 60
"""Years after which a game is broken off; players who know what they do need 6 to 12."""
Observation = dict[str, NDArray[Any]]


def env(**settings: Any) -> AECEnv:
    """The environment with PettingZoo's guards: who plays an answer that isn't on the menu loses at once.

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

    metadata: ClassVar[dict[str, Any]] = {
        "name": "indonesia_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

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
        """What an agent sees: the same for all."""
        return self._seen[agent]

    def action_space(self, agent: str) -> Discrete:
        """The places of the menu."""
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
        """What an agent sees now."""
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
        """A line on the game, when `render_mode` is "ansi"."""
        if self.render_mode != "ansi":
            return None
        s = self.state_of_game
        money = ", ".join(
            f"{agent} {p.cash + p.bank}" for agent, p in zip(self.possible_agents, s.players, strict=True)
        )
        return f"era {'ABC'[s.era]}, year {s.year}: {money}"

    def close(self) -> None:
        """Nothing is open."""
