"""A game as an environment for learning programs, after PettingZoo's interface for agents that take turns.

`env()` makes one; it needs PettingZoo, the extra `learning`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Literal, get_args

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from indonesia_qt.bots.learning.choices import AMOUNTS, Choosing
from indonesia_qt.bots.registry import made_bot
from indonesia_qt.core.definition import MOST, GameDefinition
from indonesia_qt.core.flow import Action, Chance, Event, carry_out, draw, question, settle, step
from indonesia_qt.core.game import Bot
from indonesia_qt.games import DEFAULT_GAME
from indonesia_qt.library import load_map

Observation = dict[str, NDArray[Any]]

Reward = Literal["win", "rank", "share"]
HIGH = 10_000.0
"""A number without a bound is scaled to 1 from here on."""
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

    With `pad_to` all of that has room for so many players, so that one program can play with any number. With `scaled`
    each number is between -1 and 1; those that run high by their logarithm.

    Rewards come at the end, and their sum is 0: "win", 1 for the winner, and the others share -1; "rank", from 1 for
    the first to -1 for the last, and equal scores get the mean of their places; "share", how far the part of all
    scores is from an equal part, 1 for the whole. A game is truncated, without rewards, after `longest_game` rounds,
    the most of the game when None. `infos` hold the `action_mask` of the agent that is asked, and when the game is over
    or truncated the scores of all seats, under the name that the game has for them. `render_mode` "ansi" gives a line.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - each environment has its own name in it
        "name": "indonesia_qt_v2",
        "render_modes": ["ansi"],
        "render_fps": 1,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        players: int = 4,
        map: str = "",  # noqa: A002 - as everywhere in the program
        options: Any = None,
        longest_game: int | None = None,
        render_mode: str | None = None,
        game: str = DEFAULT_GAME,
        opponents: Mapping[int, str | Bot] | None = None,
        reward: Reward = "win",
        scaled: bool = False,
        pad_to: int | None = None,
    ) -> None:
        """Raise `ValueError` for a setting that can't be used, such as a bot that isn't known, and `MapError`."""
        super().__init__()
        played_on = load_map(map, game)
        self.game, self.definition = played_on.game, played_on.definition
        allowed = self.definition.players
        if players not in allowed:
            raise ValueError(f"{allowed[0]} to {allowed[-1]} players can play, not {players}.")
        seats = players if pad_to is None else pad_to
        if not players <= seats <= allowed[-1]:
            raise ValueError(f"pad_to: There can be room for {players} to {allowed[-1]} players, not for {pad_to}.")
        if reward not in get_args(Reward):
            raise ValueError(f"reward: Choose one of {', '.join(get_args(Reward))}, not “{reward}”.")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode: Choose “ansi” or None, not “{render_mode}”.")
        self.metadata = {**self.metadata, "name": f"{game}_v2"}
        self.reward, self.scaled = reward, scaled
        self.players = players
        self.options = options or self.definition.options()
        self.longest_game = longest_game or self.definition.most_rounds
        self.render_mode = render_mode
        self.opponents = {
            seat: _opponent(seat, bot, players, self.definition) for seat, bot in (opponents or {}).items()
        }
        self._agent_of = {seat: f"seat_{seat}" for seat in range(players) if seat not in self.opponents}
        if not self._agent_of:
            raise ValueError("A seat must be left for the learning program.")
        self.possible_agents = list(self._agent_of.values())
        self._seat_of = {agent: seat for seat, agent in self._agent_of.items()}
        self.numbers = self.definition.numbers(self.game, players, seats)
        self.names = (*self.numbers.names, *CHOOSING)
        self.choices = (*self.numbers.choices, *(f"amount {number}" for number in range(AMOUNTS)))
        self._seeds = np.random.default_rng()
        self.choosing: Choosing | None = None
        self._chosen: list[int] = []
        bounds = [*self.numbers.bounds, *[(0.0, float(len(self.choices)))] * 2, (0.0, AMOUNTS), *[(0.0, MOST)] * 2]
        low, high = (np.array(side, np.float32) for side in zip(*bounds, strict=True))
        self._logs = np.log1p(np.minimum(high, HIGH))
        if scaled:
            low, high = np.sign(low), np.sign(high)
        self._lowest, self._highest = low, high
        seen = Dict(
            {
                "observation": Box(low, high, (len(self.names),), np.float32),
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
        self.choosing = None
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
                self.choosing, self._chosen = Choosing(self.numbers, self._view, asked), []
                self._tell()
                return
        scores = tuple(self.game.scores(state))
        if asked is None:
            rewards = self._rewards(scores, self.game.ranking(state))
            self.rewards = {agent: rewards[seat] for agent, seat in self._seat_of.items()}
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        else:
            self.truncations = dict.fromkeys(self.agents, True)
        nothing = np.zeros(len(self.choices), np.int8)
        self.infos = {agent: {self.definition.score_name: scores, "action_mask": nothing} for agent in self.agents}

    def _tell(self) -> None:
        """Tell the agent that is asked what it can choose."""
        agent = self.agent_selection
        self.infos[agent] = {"action_mask": self.observe(agent)["action_mask"]}

    def _rewards(self, scores: Sequence[int], ranking: Sequence[int]) -> list[float]:
        """The reward of each seat at the end of a game."""
        others = self.players - 1
        match self.reward:
            case "win":
                return [1.0 if seat == ranking[0] else -1.0 / others for seat in range(self.players)]
            case "rank":
                places = [[ranking.index(n) for n, score in enumerate(scores) if score == own] for own in scores]
                return [1.0 - 2.0 * sum(level) / len(level) / others for level in places]
        whole = sum(scores)
        return [(score / whole * self.players - 1.0) / others if whole else 0.0 for score in scores]

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
        if self.scaled:
            np.divide(np.sign(seen) * np.log1p(np.abs(seen)), self._logs, out=seen)
        np.clip(seen, self._lowest, self._highest, out=seen)
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Choose. Raises `ValueError` for what isn't offered."""
        if self.choosing is None:
            self._was_dead_step(action)
            return
        assert action is not None
        answer = self.choosing.choose(int(action))
        self._chosen.append(int(action))
        if answer is None:
            self._tell()
        else:
            self._play(answer)
            self._ask()

    def __getstate__(self) -> dict[str, Any]:
        """Leave out what was offered, which may be functions: it follows from the position and what was chosen."""
        return {**self.__dict__, "choosing": self.choosing is not None}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Offer again what was offered."""
        self.__dict__.update(kept)
        self.choosing = None
        if kept["choosing"] and (asked := question(self.state_of_game)):
            self.choosing = Choosing(self.numbers, self._view, asked)
            for choice in self._chosen:
                self.choosing.choose(choice)

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


def _opponent(seat: int, bot: str | Bot, players: int, definition: GameDefinition) -> Bot:
    """The bot that plays a seat. Raises `ValueError`."""
    if seat not in range(players):
        raise ValueError(f"opponents: There’s no seat {seat}. Seats are numbered from 0 to {players - 1}.")
    if isinstance(bot, str):
        return made_bot(bot, definition)
    if not callable(getattr(bot, "choose", None)):
        raise ValueError(f"opponents: Seat {seat} needs the name of a bot, or an object with a method “choose”.")
    return bot
