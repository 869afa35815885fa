"""One seat among bots as an environment of Gymnasium, alone or many side by side.

Gymnasium knows it as `indonesia_qt/Indonesia-v2` and `indonesia_qt/Singapore-v2`, once they are registered:

>>> register()
>>> seat = gymnasium.make("indonesia_qt/Singapore-v2", players=3, opponents={1: "easy", 2: "random"})
>>> seen, info = seat.reset(seed=1)
>>> bool(info["action_mask"].any())
True
"""

from __future__ import annotations

from functools import partial
from typing import Any, ClassVar, Literal, get_args

import gymnasium
import numpy as np
from gymnasium.envs.registration import EnvSpec
from gymnasium.vector import AsyncVectorEnv, SyncVectorEnv, VectorEnv
from numpy.typing import NDArray

from indonesia_qt.bots.learning.environment import Environment, Observation
from indonesia_qt.games import OWN_GAMES

ENTRY_POINT = "indonesia_qt.bots.learning.one_seat:OneSeat"
Illegal = Literal["random", "penalty", "raise"]


class OneSeat(gymnasium.Env):  # type: ignore[misc]  # Gymnasium's classes have no types that can be checked here
    """The seat that the `opponents` of an `Environment` leave free, for one learning program; it takes the same.

    Without `opponents` these are "easy" in all seats but the first. `illegal` says what comes of a choice that isn't
    offered: "random", one that is offered is drawn instead; "penalty", the game is lost at once, with the reward -1;
    "raise", a `ValueError`. `info` has the key "illegal" then. It always has the `action_mask`, and the scores when the
    game is over or truncated.
    """

    metadata: ClassVar[dict[str, Any]] = Environment.metadata

    def __init__(self, illegal: Illegal = "random", **settings: Any) -> None:
        """Raise `ValueError` when not just one seat is left, or as `Environment` does."""
        if illegal not in get_args(Illegal):
            raise ValueError(f"illegal: Choose one of {', '.join(get_args(Illegal))}, not “{illegal}”.")
        settings.setdefault("opponents", dict.fromkeys(range(1, settings.setdefault("players", 2)), "easy"))
        self.environment, self.illegal = Environment(**settings), illegal
        self.spec = EnvSpec(
            name_of(self.environment.definition.id), ENTRY_POINT, kwargs={"illegal": illegal, **settings}
        )
        if len(self.environment.possible_agents) != 1:
            raise ValueError("All seats but one need a bot.")
        (self._agent,) = self.environment.possible_agents
        self.render_mode = self.environment.render_mode
        self.observation_space = self.environment.observation_space(self._agent)
        self.action_space = self.environment.action_space(self._agent)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game; the same seed gives the same deal, and bots that play the same."""
        super().reset(seed=seed)
        self.environment.reset(seed, options)
        return self.environment.observe(self._agent), self.environment.infos[self._agent]

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Choose; the bots play on until the seat is asked again. Raises `ValueError` where that was asked for."""
        environment, agent = self.environment, self._agent
        offered = np.flatnonzero(self.action_masks())
        is_illegal = self.illegal != "raise" and action not in offered and len(offered) > 0
        if is_illegal and self.illegal == "penalty":
            info = {**environment.infos[agent], "illegal": True}
            return environment.observe(agent), -1.0, True, False, info
        environment.step(int(self.np_random.choice(offered)) if is_illegal else action)
        info = environment.infos[agent]
        if is_illegal:
            info = {**info, "illegal": True}
        ended = environment.terminations[agent], environment.truncations[agent]
        return environment.observe(agent), environment.rewards[agent], *ended, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return what can be chosen now, as learners with masks ask for it."""
        return self.environment.observe(self._agent)["action_mask"].astype(bool)

    def render(self) -> str | None:
        """Return a line on the game, when `render_mode` is "ansi"."""
        return self.environment.render()


def vector(games: int, *, processes: bool = False, **settings: Any) -> VectorEnv:
    """Make so many games of `OneSeat` that go on side by side; with `processes`, each in a process of its own.

    After the end of a game, the next step deals another one. Games are dealt by the seed, by the seed + 1 and so on.
    """
    make = AsyncVectorEnv if processes else SyncVectorEnv
    return make([partial(OneSeat, **settings) for _ in range(games)])


def register() -> None:
    """Have Gymnasium know the environment by the names of both games, as its entry point does."""
    for game in OWN_GAMES:
        if name_of(game) in gymnasium.registry:
            continue
        gymnasium.register(id=name_of(game), entry_point=ENTRY_POINT, kwargs={"game": game})


def name_of(game: str) -> str:
    """Return the name by which Gymnasium knows one seat of a game."""
    return f"indonesia_qt/{game.title()}-v2"
