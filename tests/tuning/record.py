"""Plays games with varied weights and notes the features of their positions with the results."""

from __future__ import annotations

import argparse
import json
import math
import sys
from pathlib import Path
from random import Random
from typing import Any

from indonesia_qt.core.flow import Action, Question, question, settle, step
from indonesia_qt.games.indonesia.actions import DeliverRest
from indonesia_qt.games.indonesia.bots.candidates import weighed
from indonesia_qt.games.indonesia.bots.evaluate import Weights, weights_for
from indonesia_qt.games.indonesia.bots.features import features
from indonesia_qt.games.indonesia.bots.greedy import Greedy
from indonesia_qt.games.indonesia.bots.horizon import years_to_come
from indonesia_qt.games.indonesia.phases.operations import DeliverGoods
from indonesia_qt.games.indonesia.rules import Indonesia
from indonesia_qt.games.indonesia.state import Options, State
from indonesia_qt.library import load_map

EVERY = 5
"""One position in so many is noted."""
GREEDY, OLDER = 0.12, 0.25
"""How often a seat plays by rules of thumb, and how often by the older weights."""
SLIP, SLIP_AMONG = 0.04, 3
"""How often a seat takes any of so many best answers, so that other positions are seen, too."""
SPREAD = {"linear": 0.45, "pace": 0.15, "rival": 0.3}
"""By how much the weights of a seat are off, as the standard deviation of their logarithms."""
LONGEST = 25
"""Years after which a game isn't noted."""


def varied(w: Weights, chance: Random) -> Weights:
    """Weights that are all off by something."""
    by = [math.exp(chance.gauss(0, SPREAD["linear"])) for _ in w.late]
    return Weights(
        tuple(weight * factor for weight, factor in zip(w.late, by, strict=True)),
        tuple(weight * factor for weight, factor in zip(w.early, by, strict=True)),
        w.pace * math.exp(chance.gauss(0, SPREAD["pace"])),
        w.rival * math.exp(chance.gauss(0, SPREAD["rival"])),
    )


def answer(view: State, asked: Question[State], w: Weights | None, chance: Random) -> Action:
    """What a seat plays; None stands for rules of thumb."""
    if isinstance(asked, DeliverGoods):
        return DeliverRest()
    if w is None:
        return Greedy().choose(view, asked, chance)
    ranked = sorted(weighed(view, asked, w, chance), key=lambda found: -found.lead)
    return chance.choice(ranked[:SLIP_AMONG]).action if chance.random() < SLIP else ranked[0].action


def record(game: Indonesia, new: Weights, old: Weights, players: int, seed: int) -> dict[str, Any] | None:
    """A game's result, and of some of its positions the years that went on after it and were expected, and features."""
    chance = Random(seed)
    seats = [
        None if chance.random() < GREEDY else varied(old if chance.random() < OLDER else new, chance)
        for _ in range(players)
    ]
    s = game.start(game.new_setup(Options(), players, seed))
    settle(s, [])
    noted = []
    made = 0
    while (asked := question(s)) is not None and s.year < LONGEST:
        if made % EVERY == 0:
            years = years_to_come(s, new.pace)
            noted.append((s.year, years, features(s, years)))
        step(s, answer(game.view(s, asked.seat), asked, seats[asked.seat], chance), [])
        made += 1
    return None if s.stack else {"seed": seed, "years": s.year, "money": list(game.money(s)), "positions": noted}


def main() -> int:
    """Play, and write a line for each game."""
    parser = argparse.ArgumentParser(prog="python -m tests.tuning.record", description=__doc__)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--new", default="hard")
    parser.add_argument("--old", default="medium")
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    game = load_map().game
    new, old = weights_for(options.new, options.players), weights_for(options.old, options.players)
    for seed in range(options.seed, options.seed + options.games):
        noted = record(game, new, old, options.players, seed)
        if noted is not None:
            with options.out.open("a") as file:
                file.write(json.dumps(noted) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
