"""Steps a second of the environment for learning programs, each with the observation read, in random games of four."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from indonesia_qt.bots.learning.environment import Environment
from indonesia_qt.bots.learning.one_seat import vector
from tests.benchmarks.table import Row, a_second

GAMES = 8
"""Side by side in the vector."""


def steps() -> Iterator[object]:
    """Steps of one environment, one game after another, for all agents in turn."""
    environment, chance = Environment(players=4), Random(1)
    environment.reset(seed=1)
    while True:
        yield environment.observe(environment.agent_selection)
        if environment.choosing is None:
            environment.reset()
        else:
            environment.step(chance.choice(environment.choosing.offered))


def side_by_side() -> Iterator[object]:
    """Steps of games side by side in one process, each of one seat against random bots."""
    games, chance = vector(GAMES, players=4, opponents=dict.fromkeys((1, 2, 3), "random")), Random(1)
    seen, _ = games.reset(seed=1)
    while True:
        offered = [mask.nonzero()[0] for mask in seen["action_mask"]]
        seen, *_ = games.step([chance.choice(choices) if len(choices) else 0 for choices in offered])
        yield from range(GAMES)


def rows() -> list[Row]:
    """How fast programs can gather experience on one core."""
    alone, together = a_second(steps()), a_second(side_by_side())
    return [
        Row("steps a second of a learning program, one core", alone, "", "at least 10,000", alone >= 10_000),
        Row(f"the same in a vector of {GAMES}, with the bots' moves", together, "", "", True),
    ]
