"""Finds the weights that foretell the results of recorded games best, by ridge regression around earlier weights."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np

from indonesia_qt.games.indonesia.bots import evaluate
from indonesia_qt.games.indonesia.bots.evaluate import Weights, WeightsEntry, WeightsFile, share_early, weights_for
from indonesia_qt.games.indonesia.bots.features import FEATURES

TRUST = 100.0
"""How much the earlier weights count against the games."""
SPAN = {"now": 0.2, "unsold": 0.2, "ripe": 0.2, "liquid": 0.02}
USUAL_SPAN = 1.5
"""By how much a weight may be off, besides its own size."""
LEAST = {"tempo": 1.0, "hull": 0.5, "line": 0.5, "bid": 0.5, "free_slot": 0.5, "now": 0.3}
USUAL_LEAST = 0.02
"""No weight becomes less: a bot that values nothing but what it has doesn't play."""


class Table(NamedTuple):
    """One row for each seat in each position: its features (late and early), what it made beyond, and its weight.

    Everything is less the mean of the table, because what all seats gain alike decides nothing.
    """

    features: np.ndarray
    made: np.ndarray
    weight: np.ndarray


def read(files: Sequence[Path]) -> Table:
    """The rows of recorded games."""
    rows, made, weight = [], [], []
    for line in (line for file in files for line in file.read_text().splitlines()):
        game = json.loads(line)
        money = np.array(game["money"], float)
        for year, expected, seats in game["positions"]:
            have = np.array([have for have, _ in seats])
            found = np.array([row for _, row in seats])
            found -= found.mean(0)
            early = share_early(expected)
            rows.append(np.hstack([found * (1 - early), found * early]))
            made.append((money - money.mean()) - (have - have.mean()))
            weight += [1 / (100 + 50 * (game["years"] - year))] * len(money)
    return Table(np.vstack(rows), np.concatenate(made), np.array(weight))


def fit(table: Table, start: np.ndarray) -> np.ndarray:
    """The weights, none of them below its least."""
    span = np.abs(start) + np.array([SPAN.get(name, USUAL_SPAN) for name in FEATURES] * 2)
    least = np.array([LEAST.get(name, USUAL_LEAST) for name in FEATURES] * 2)
    free = np.ones(len(start), bool)
    while True:
        found = least.copy()
        rest = table.made - table.features[:, ~free] @ least[~free]
        rows = table.features[:, free] * table.weight[:, None]
        trust = np.diag(TRUST / span[free] ** 2)
        found[free] = np.linalg.solve(rows.T @ rows + trust, rows.T @ (rest * table.weight) + trust @ start[free])
        low = free & (found < least)
        if not low.any():
            return found
        free &= ~low


def write(name: str, players: int, w: Weights, provenance: str) -> None:
    """Put weights into the bots' file."""
    file = Path(evaluate.__file__).with_name(f"{name}.json")
    old = msgspec.json.decode(file.read_bytes(), type=WeightsFile)
    pairs = {feature: (round(w.late[n], 4), round(w.early[n], 4)) for n, feature in enumerate(FEATURES)}
    entries = old.players | {str(players): WeightsEntry(pairs, w.pace, w.rival)}
    data = msgspec.json.encode(WeightsFile(provenance, entries))
    file.write_bytes(msgspec.json.format(data, indent=1) + b"\n")


def main() -> int:
    """Fit, and write the weights."""
    parser = argparse.ArgumentParser(prog="python -m tests.tuning.fit", description=__doc__)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--start", default="hard")
    parser.add_argument("--write", default="hard", help="the file of weights, beside the bots")
    parser.add_argument("--provenance", required=True)
    parser.add_argument("games", type=Path, nargs="+")
    options = parser.parse_args()
    start = weights_for(options.start, options.players)
    found = fit(read(options.games), np.array(start.late + start.early)).tolist()
    width = len(FEATURES)
    w = Weights(tuple(found[:width]), tuple(found[width:]), start.pace, start.rival)
    write(options.write, options.players, w, options.provenance)
    return 0


if __name__ == "__main__":
    sys.exit(main())
