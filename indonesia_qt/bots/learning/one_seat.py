"""One seat among bots as an environment of Gymnasium, alone or many side by side."""

from __future__ import annotations

from functools import partial
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AsyncVectorEnv, SyncVectorEnv, VectorEnv
from numpy.typing import NDArray

from indonesia_qt.bots.learning.environment import Environment, Observation


class OneSeat(gymnasium.Env):  # type: ignore[misc]  # Gymnasium's classes have no types that can be checked here
    """The seat that the `opponents` of an `Environment` leave free, for one learning program; it takes the same.

    The reward comes at the end: 1 for a game that is won, else less than 0. `info` has the scores then.
    """

    def __init__(self, **settings: Any) -> None:
        """Raise `ValueError` when not just one seat is left."""
        self.environment = Environment(**settings)
        if len(self.environment.possible_agents) != 1:
            raise ValueError("All seats but one need a bot.")
        (self._agent,) = self.environment.possible_agents
        self.metadata, self.render_mode = self.environment.metadata, self.environment.render_mode
        self.observation_space = self.environment.observation_space(self._agent)
        self.action_space = self.environment.action_space(self._agent)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Any]:
        """Deal a new game; the same seed gives the same deal, and bots that play the same."""
        super().reset(seed=seed)
        self.environment.reset(seed, options)
        return self.environment.observe(self._agent), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Choose; the bots play on until the seat is asked again. Raises `ValueError` for what isn't offered."""
        environment, agent = self.environment, self._agent
        environment.step(action)
        seen, reward = environment.observe(agent), environment.rewards[agent]
        return seen, reward, environment.terminations[agent], environment.truncations[agent], environment.infos[agent]

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
