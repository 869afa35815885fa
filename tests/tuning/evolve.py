"""Looks for weights of the value function by CMA-ES: `python -m tests.tuning.evolve --players 4 --out found.json`.

Each candidate plays the same games as its siblings, against opponents drawn from a pool: rules of thumb, the weights
that the search began with, and the best of earlier generations, so that it doesn't learn to beat only itself. The
result is written after every generation. The same arguments give the same result.
"""

from __future__ import annotations

import argparse
import json
import sys
from multiprocessing import get_context
from pathlib import Path

import cma
import msgspec

from indonesia_qt.games.indonesia.bots.evaluate import weights_for
from tests.tuning.matches import score
from tests.tuning.weighing import WIDTH, moved

FAME = 4
"""How many of the best of earlier generations are in the pool."""
FAME_EVERY = 4
"""Generations after which one is added."""


def main() -> int:
    """Search, and write what is found."""
    parser = argparse.ArgumentParser(prog="python -m tests.tuning.evolve", description=__doc__)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--start", default="medium", help="the weights to begin with")
    parser.add_argument("--generations", type=int, default=40)
    parser.add_argument("--population", type=int, default=12)
    parser.add_argument("--games", type=int, default=12, help="of each candidate in a generation")
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--sigma", type=float, default=0.35)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    start = weights_for(options.start, options.players)
    pool = [start]
    search = cma.CMAEvolutionStrategy(
        [0.0] * (2 * WIDTH + 2), options.sigma, {"popsize": options.population, "seed": options.seed, "verbose": -9}
    )
    with get_context("spawn").Pool(options.jobs) as workers:
        for generation in range(options.generations):
            points = search.ask()
            seed = options.seed + 1000 * generation
            tasks = [(moved(start, x), tuple(pool), options.players, seed, options.games) for x in points]
            scores = workers.map(score, tasks, 1)
            search.tell(points, [-value for value in scores])
            middle = moved(start, search.result.xfavorite)
            if (generation + 1) % FAME_EVERY == 0:
                pool = [start, *pool[1:][1 - FAME :], middle]
            note = {
                "generation": generation,
                "mean": sum(scores) / len(scores),
                "best": max(scores),
                "sigma": search.sigma,
                "weights": msgspec.structs.asdict(middle),
            }
            with options.out.open("a", encoding="utf-8") as file:
                file.write(json.dumps(note) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
