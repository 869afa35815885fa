"""A game as an environment for learning programs, after PettingZoo's interface for agents that take turns.

`env()` makes one; it needs the extra `indonesia-qt[learning]`.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from indonesia_qt.bots.learning.choices import AMOUNTS, Choosing
from indonesia_qt.bots.registry import made_bot
from indonesia_qt.core.flow import Action, Chance, Event, carry_out, draw, question, settle, step
from indonesia_qt.core.game import Bot
from indonesia_qt.games import DEFAULT_GAME
from indonesia_qt.library import load_map

Observation = dict[str, NDArray[Any]]

CHOOSING = ("first choice made", "second choice made", "amounts", "lowest amount", "amount step")
"""The last numbers of every observation: how far an answer has come. Choices count from 1, and 0 means none."""


def env(**settings: Any) -> AECEnv:
    """Make the environment with PettingZoo's guards: who chooses what isn't offered loses at once.

    It takes what `Environment` takes.
    """
    guarded = wrappers.TerminateIllegalWrapper(Environment(**settings), illegal_reward=-1)
    guarded = wrappers.AssertOutOfBoundsWrapper(guarded)
    return wrappers.OrderEnforcingWrapper(guarded)


class Environment(AECEnv):  # type: ignore[misc]  # PettingZoo's classes have no types that can be checked here
    """A `game`, by its id, of `players` on `map`, for agents "seat_0" and so on.

    `opponents` are bots for some of the seats, by name or as objects; they are no agents and play by themselves.

    An observation is a dictionary: `observation`, the numbers that `names` names, and `action_mask`, 1 for each of the
    `choices` that can be chosen now. An action is the number of a choice, and always means the same. Some answers take
    several (`choices.Choosing`): the agent is asked again at once. The mask of an agent that isn't asked is 0.

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
        opponents: Mapping[int, str | Bot] | None = None,
    ) -> None:
        """Raise `ValueError` when so many can't play or a bot isn't known, and `MapError` when the map isn't fit."""
        super().__init__()
        played_on = load_map(map, game)
        self.game, self.definition = played_on.game, played_on.definition
        allowed = self.definition.players
        if players not in allowed:
            raise ValueError(f"{allowed[0]} to {allowed[-1]} players can play, not {players}.")
        self.metadata = {"name": f"{game}_v1", "render_modes": ["ansi"], "is_parallelizable": False}
        self.players = players
        self.options = options or self.definition.options()
        self.longest_game = longest_game or self.definition.most_rounds
        self.render_mode = render_mode
        self.opponents = {
            seat: made_bot(bot, self.definition) if isinstance(bot, str) else bot
            for seat, bot in (opponents or {}).items()
        }
        self._agent_of = {seat: f"seat_{seat}" for seat in range(players) if seat not in self.opponents}
        if not self._agent_of:
            raise ValueError("A seat must be left for the learning program.")
        self.possible_agents = list(self._agent_of.values())
        self._seat_of = {agent: seat for seat, agent in self._agent_of.items()}
        self.numbers = self.definition.numbers(self.game, players)
        self.names = (*self.numbers.names, *CHOOSING)
        self.choices = (*self.numbers.choices, *(f"amount {number}" for number in range(AMOUNTS)))
        self._seeds = np.random.default_rng()
        seen = Dict(
            {
                "observation": Box(-np.inf, np.inf, (len(self.names),), np.float32),
                "action_mask": Box(0, 1, (len(self.choices),), np.int8),
            }
        )
        self._seen = dict.fromkeys(self.possible_agents, seen)
        self._choices = {agent: Discrete(len(self.choices)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        """Return what an agent sees: the same for all."""
        return self._seen[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return all that can be chosen: the same for all."""
        return self._choices[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal a new game; the same seed gives the same deal, and bots that play the same.

        Here and in `step`, a bot's answer that the rules refuse raises `IllegalAction`.
        """
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.agents = self.possible_agents[:]
        self.agent_selection = self.agents[0]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        dealt = int(self._seeds.integers(2**31))
        self._chance = Random(dealt)
        self.state_of_game: Any = self.game.start(self.game.new_setup(self.options, self.players, dealt))
        self._events: list[Event] = []
        settle(self.state_of_game, self._events)
        self._ask()

    def _ask(self) -> None:
        """Let chance and bots decide, and turn to the agent that is asked then."""
        self.choosing: Choosing | None = None
        state = self.state_of_game
        while (asked := question(state)) is not None and self.game.round(state) <= self.longest_game:
            if isinstance(asked, Chance):
                self._play(draw(asked, state, self._chance))
            elif asked.seat in self.opponents:
                view = self.game.view(state, asked.seat).copy()
                self._events.clear()
                step(state, self.opponents[asked.seat].choose(view, asked, self._chance), self._events)
            else:
                self.agent_selection = self._agent_of[asked.seat]
                self._view = self.game.view(state, asked.seat)
                self.choosing = Choosing(self.numbers, self._view, asked)
                return
        if asked is None:
            scores, first = tuple(self.game.scores(self.state_of_game)), self.game.ranking(self.state_of_game)[0]
            for agent, seat in self._seat_of.items():
                self.rewards[agent] = 1.0 if seat == first else -1.0 / (self.players - 1)
                self.infos[agent] = {self.definition.score_name: scores}
                self.terminations[agent] = True
            self._accumulate_rewards()
        else:
            self.truncations = dict.fromkeys(self.agents, True)

    def _play(self, answer: Action) -> None:
        """Go on to the next question; the answer is one of those that the question lists."""
        self._events.clear()
        carry_out(self.state_of_game, answer, self._events)

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees now."""
        seat = self._seat_of[agent]
        seen = np.zeros(len(self.names), np.float32)
        numbers: Any = seen.data  # a memoryview, whose items are set faster than those of an array
        mask = np.zeros(len(self.choices), np.int8)
        choosing = self.choosing
        if choosing is None or choosing.seat != seat:
            self.numbers.write(self.game.view(self.state_of_game, seat), seat, numbers)
        else:
            self.numbers.write(self._view, seat, numbers)
            if choosing.amounts:
                mask[choosing.first_amount :][: len(choosing.amounts)] = 1
            else:
                places: Any = mask.data
                for choice in choosing.offered:
                    places[choice] = 1
            if choosing.made:
                made, amounts = choosing.made, choosing.amounts
                seen[-len(CHOOSING) :] = (
                    made[0] + 1,
                    made[1] + 1 if len(made) > 1 else 0,
                    len(amounts),
                    amounts[0] if amounts else 0,
                    choosing.amount_step,
                )
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Choose. Raises `ValueError` for what isn't offered."""
        if self.choosing is None:
            self._was_dead_step(action)
            return
        assert action is not None
        answer = self.choosing.choose(int(action))
        if answer is not None:
            self._play(answer)
            self._ask()

    def choice_toward(self, action: Action) -> int:
        """Return what the agent that is asked chooses on the way to an action of the game, such as a bot's answer.

        Raises `ValueError` when no choice leads there.
        """
        if self.choosing is None:
            raise ValueError("The game is over.")
        return self.choosing.toward(action)

    def render(self) -> str | None:
        """Return a line on the game, when `render_mode` is "ansi"."""
        if self.render_mode != "ansi":
            return None
        summary = self.game.summary(self.state_of_game, [f"seat_{seat}" for seat in range(self.players)])
        where = ", ".join(f"{name} {value}" for name, value in summary.items() if isinstance(value, str | int))
        return f"{where}: {', '.join(' '.join(map(str, seat.values())) for seat in summary['seats'])}"

    def close(self) -> None:
        """Do nothing: nothing is open."""
