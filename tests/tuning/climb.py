"""Looks for weights by letting many that differ a little play each other: `python -m tests.tuning.climb --players 4`.

In each game every seat has weights of its own, somewhat off the present ones, some seats a bot of another kind. A
regression over all games says by how much a seat's share of the money rises with each weight, and the present weights
go that way, the less so the less certain it is. One game says something of all weights and of all its seats, so that
this takes far fewer games than trying one set of weights after the other. The same arguments give the same result.
"""

from __future__ import annotations

import argparse
import math
import sys
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec
import numpy as np
from msgspec.structs import replace

from indonesia_qt.core.bots import play_out
from indonesia_qt.core.game import Bot
from indonesia_qt.games.indonesia.bots import evaluate
from indonesia_qt.games.indonesia.bots.evaluate import FEATURES, Weights, WeightsEntry, WeightsFile, weights_for
from indonesia_qt.games.indonesia.bots.horizon import USUAL_SCHEDULE
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.library import load_map
from tests.tuning.weighing import WIDTH, Weighing, moved

SPREAD = 0.35
"""By how much a seat's weights are off, as the standard deviation of their logarithms."""
GREEDY, MEDIUM = 0.06, 0.06
"""How often a seat plays by rules of thumb, and how often with Medium's weights."""
GAIN, LONGEST_STEP = 6.0, 0.4
"""How far a weight's logarithm goes for each unit of slope, and at most."""
LEAST = {"company": 2.0, "slots": 3.0, "hull": 1.0, "expansion": 1.0}
USUAL_LEAST = 0.02
"""A weight begins at this at least, for a weight of nothing can't grow."""
LONGEST = 900
"""Decisions after which a game is given up and counts for nothing."""


class Found(NamedTuple):
    """What a game says: for each seat that varied, by how much each weight was off, and its share of the money.

    A share is 1 for the mean of the table.
    """

    off: list[list[float]]
    shares: list[float]
    years: int


def started(w: Weights) -> Weights:
    """Weights that can grow."""
    least = [LEAST.get(name, USUAL_LEAST) for name in FEATURES]
    late, early = (tuple(map(max, side, least)) for side in (w.late, w.early))
    return replace(w, late=late, early=early)


_game: list[Indonesia] = []


def played(task: tuple[Weights, int, int]) -> Found | None:
    """One game; None when it doesn't end."""
    w, players, seed = task
    if not _game:
        _game.append(load_map().game)
    game, chance = _game[0], Random(seed)
    bots: list[Bot] = []
    off: dict[int, list[float]] = {}
    for seat in range(players):
        kind = chance.random()
        if kind < GREEDY:
            bots.append(Greedy())
        elif kind < GREEDY + MEDIUM:
            bots.append(Weighing(weights_for("medium", players)))
        else:
            off[seat] = [chance.gauss(0, SPREAD) for _ in range(2 * WIDTH + 2)]
            bots.append(Weighing(moved(w, off[seat])))
    state = game.start(game.new_setup(Options(), players, seed))
    for decisions, _ in enumerate(play_out(game, state, bots, chance)):
        if decisions > LONGEST:
            return None
    money = game.scores(state)
    shares = [money[seat] * players / max(1, sum(money)) for seat in off]
    return Found(list(off.values()), shares, state.year)


def slopes(found: list[Found]) -> tuple[np.ndarray, np.ndarray]:
    """By how much the share rises with each weight's logarithm, and how uncertain that is."""
    rows = [np.array(f.off) - np.mean(f.off, axis=0) for f in found if len(f.shares) > 1]
    made = [np.array(f.shares) - np.mean(f.shares) for f in found if len(f.shares) > 1]
    x, y = np.vstack(rows), np.concatenate(made)
    inverse = np.linalg.inv(x.T @ x)
    slope = inverse @ x.T @ y
    noise = float(((y - x @ slope) ** 2).mean())
    return slope, np.sqrt(noise * np.diag(inverse))


def steps(slope: np.ndarray, uncertain: np.ndarray) -> list[float]:
    """How far to go: nowhere when the slope is no larger than its uncertainty."""
    trusted = slope * np.maximum(0, 1 - (uncertain / slope) ** 2)
    return list(np.clip(GAIN * trusted, -LONGEST_STEP, LONGEST_STEP))


def write(name: str, players: int, w: Weights, provenance: str) -> None:
    """Put weights into the bots' file."""
    file = Path(evaluate.__file__).with_name(f"{name}.json")
    old = msgspec.json.decode(file.read_bytes(), type=WeightsFile)
    pairs = {feature: (round(w.late[n], 3), round(w.early[n], 3)) for n, feature in enumerate(FEATURES)}
    schedule = None if w.schedule == USUAL_SCHEDULE[players] else w.schedule
    entry = WeightsEntry(pairs, round(w.pace, 3), round(w.rival, 3), schedule, w.attack, w.defence)
    entries = old.players | {str(players): entry}
    data = msgspec.json.encode(WeightsFile(provenance, entries))
    file.write_bytes(msgspec.json.format(data, indent=1) + b"\n")


def main() -> int:
    """Climb, and write the weights after each round."""
    parser = argparse.ArgumentParser(prog="python -m tests.tuning.climb", description=__doc__)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--start", default="hard", help="the weights to begin with")
    parser.add_argument("--of", type=int, help="those for so many players (as many as play)")
    parser.add_argument("--write", default="hard", help="the file of weights, beside the bots")
    parser.add_argument("--provenance", required=True)
    parser.add_argument("--games", type=int, default=600, help="in each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    w = started(weights_for(options.start, options.of or options.players))
    names = [f"{name} {side}" for side in ("late", "early") for name in FEATURES] + ["pace", "rival"]
    with get_context("spawn").Pool(options.jobs) as workers:
        for number in range(options.rounds):
            first = options.seed + number * options.games
            tasks = [(w, options.players, seed) for seed in range(first, first + options.games)]
            found = [f for f in workers.map(played, tasks, 4) if f is not None]
            slope, uncertain = slopes(found)
            by = steps(slope, uncertain)
            w = moved(w, by)
            write(options.write, options.players, w, options.provenance)
            lines = [f"round {number}: {len(found)} games, median {np.median([f.years for f in found]):g} years"]
            lines += [
                f"  {name:18} slope {each:+.3f} ± {doubt:.3f}, times {math.exp(way):.2f}"
                for name, each, doubt, way in zip(names, slope, uncertain, by, strict=True)
                if way
            ]
            sys.stdout.write("\n".join(lines) + "\n")
            sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
