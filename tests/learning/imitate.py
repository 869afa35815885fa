"""A program that learns to play games of two from a teacher: at each of its own choices it asks a stronger bot.

    python -m tests.learning.imitate learn policy.npz --minutes 30
    python -m tests.learning.imitate play policy.npz --opponent easy --games 200

It learns from what the teacher would do in the positions that its own play leads to (known as DAgger: a program that
only watched would never see how to get out of its own mistakes). On its own it plays without the teacher, and looks no
move ahead. Its companies sell by the default plan, as people let them nearly always.
"""

from __future__ import annotations

import argparse
import sys
from itertools import count
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from indonesia_qt.bots.learning.environment import Environment, Observation
from indonesia_qt.bots.learning.one_seat import OneSeat
from indonesia_qt.core.flow import question
from indonesia_qt.core.game import Bot
from tests.learning.network import Network

BATCH = 256
LOOKS = 8
"""How often each choice is learned from, on the average."""
KEPT = 60_000
"""Choices that are remembered, the latest ones."""
LED = 40
"""First games, in which the teacher moves."""
LEAD = 0.1
"""How often it moves in later ones."""
OPPONENTS = ("easy", "easy", "easy", "random")
"""In turn."""


class Lesson(NamedTuple):
    """What was seen, what was offered, and what the teacher chose."""

    seen: NDArray[np.float16]
    mask: NDArray[np.bool_]
    choice: int


def sale(environment: Environment, seen: Observation) -> int | None:
    """Return the choice to sell all by the default plan, when it is offered."""
    rest = environment.choices.index("sell the rest")
    return rest if seen["action_mask"][rest] else None


def best(network: Network, seen: Observation) -> int:
    """Return the choice that a network likes best."""
    return int(network.scores(seen["observation"], seen["action_mask"]).argmax())


def lessons(environment: Environment, network: Network, teacher: Bot, chance: Random, lead: float) -> list[Lesson]:
    """Play a game, the teacher's way as often as `lead` says, and return what the teacher would have chosen."""
    found: list[Lesson] = []
    asked: Any = None
    while environment.choosing:
        seen = environment.observe(environment.agent_selection)
        if (rest := sale(environment, seen)) is not None:
            environment.step(rest)
            continue
        if question(environment.state_of_game) is not asked:
            asked = question(environment.state_of_game)
            view = environment.game.view(environment.state_of_game, asked.seat)
            answer, led = teacher.choose(view, asked, chance), chance.random() < lead
        try:
            right = environment.choice_toward(answer)
        except ValueError:  # it has chosen otherwise a step ago
            environment.step(best(network, seen))
            continue
        found.append(Lesson(seen["observation"].astype(np.float16), seen["action_mask"].astype(bool), right))
        environment.step(right if led else best(network, seen))
    return found


def learn(network: Network, memory: list[Lesson], batches: int, chance: Random) -> float:
    """Learn from lessons drawn by chance; return how far off the network was on the average."""
    losses = []
    for _ in range(batches):
        drawn = chance.choices(memory, k=BATCH)
        seen = np.array([lesson.seen for lesson in drawn], np.float32)
        mask = np.array([lesson.mask for lesson in drawn], np.int8)
        losses.append(network.learn(seen, mask, np.array([lesson.choice for lesson in drawn])))
    return float(np.mean(losses))


def train(file: Path, minutes: float, teacher: str, seed: int) -> None:
    """Learn for so many minutes of processor time, and save the network every fifty games."""
    environments = {bot: Environment(players=2, opponents={1: bot}) for bot in set(OPPONENTS)}
    some = environments[OPPONENTS[0]]
    network, memory, chance = Network(len(some.names), len(some.choices), seed), list[Lesson](), Random(seed)
    lead_bot = some.definition.bots[teacher]()
    began = process_time()
    for game in count():
        environment = environments[OPPONENTS[game % len(OPPONENTS)]]
        environment.reset(seed=seed * 1_000_000 + game)
        found = lessons(environment, network, lead_bot, chance, 1 if game < LED else LEAD)
        memory = [*memory, *found][-KEPT:]
        loss = learn(network, memory, max(1, len(found) * LOOKS // BATCH), chance)
        passed = (process_time() - began) / 60
        over = passed > minutes
        if over or game % 50 == 49:
            network.save(file)
            say(f"{game + 1} games in {passed:.1f} minutes, {loss:.2f} off")
        if over:
            return


def wins(network: Network, opponent: str, games: int, seed: int) -> int:
    """Return how many of so many games a network wins against a bot."""
    seat, won = OneSeat(players=2, opponents={1: opponent}), 0
    for game in range(games):
        seen, _ = seat.reset(seed=seed * 1_000_000 + game)
        over = broken_off = False
        while not over and not broken_off:
            rest = sale(seat.environment, seen)
            seen, reward, over, broken_off, _ = seat.step(best(network, seen) if rest is None else rest)
        won += reward > 0
    return won


def say(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> None:
    """Learn or play."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    for name in ("learn", "play"):
        command = commands.add_parser(name)
        command.add_argument("file", type=Path)
        command.add_argument("--seed", type=int, default=1 if name == "learn" else 2)
    commands.choices["learn"].add_argument("--minutes", type=float, default=30, help="of processor time")
    commands.choices["learn"].add_argument("--teacher", default="hard")
    commands.choices["play"].add_argument("--opponent", default="easy")
    commands.choices["play"].add_argument("--games", type=int, default=200)
    given = parser.parse_args()
    if given.command == "learn":
        train(given.file, given.minutes, given.teacher, given.seed)
    else:
        won = wins(Network.load(given.file), given.opponent, given.games, given.seed)
        say(f"{won} of {given.games} games won against {given.opponent}")


if __name__ == "__main__":
    main()
