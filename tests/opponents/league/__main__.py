"""Plays Expert and the league against each other: `python -m tests.opponents.league --games 40 --seed 1 AlwaysFirst`.

Each named bot, of the league or a level of the program, plays alone against Expert in all other seats, and Expert
alone against it in all others; each deal is played in every rotation of the seats. Without names the whole league
plays. The table tells how often who sits alone wins, with the 95 % interval after Wilson; JSON follows it.

With the usual 0 seconds those who think look once at each candidate, and the same arguments give the same result.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from inspect import signature
from typing import Any

import msgspec

from indonesia_qt.bots.tournament.match import Timed, Tournament, play_with
from indonesia_qt.bots.tournament.report import Lengths, Ranking, lengths, rankings
from indonesia_qt.core.game import Bot
from indonesia_qt.games.indonesia.bots import BOTS
from indonesia_qt.library import PlayableMap, load_map
from tests.opponents.league import HELD_BACK, LEAGUE, POOL

EXPERT = "expert"
KNOWN: dict[str, type[Bot]] = {**LEAGUE, **BOTS}
HEADINGS = ("bot", "alone", "95% interval", "Expert alone", "95% interval", "chance", "games", "median years")


class Match(msgspec.Struct, frozen=True):
    """How a bot did alone against one other in all other seats."""

    alone: Ranking
    others: Ranking
    years: Lengths


def made(name: str, think: float) -> Bot:
    """A bot with so many seconds for a decision, if it takes a time."""
    make: Any = KNOWN[name]
    bot: Bot = make(seconds=think) if "seconds" in signature(make).parameters else make()
    return bot


def match(alone: str, others: str, options: argparse.Namespace, played_on: PlayableMap) -> Match:
    """Play a bot alone against another in all other seats."""
    seats = (alone, *[others] * (options.players - 1))
    tournament = Tournament(seats, options.games, options.seed, played_on.definition.map)
    outcomes = [
        play_with([Timed(made(name, options.think)) for name in fixture.seats], fixture, played_on)
        for fixture in tournament.fixtures()
    ]
    by_name = {line.bot: line for line in rankings(outcomes)}
    return Match(by_name[alone], by_name[others], lengths(outcomes))


def measured(names: list[str], options: argparse.Namespace) -> Iterator[tuple[str, Match, Match]]:
    """Play both matches of each named bot."""
    played_on = load_map()
    for name in names:
        yield name, match(name, EXPERT, options, played_on), match(EXPERT, name, options, played_on)


def cells(name: str, against: Match, of_expert: Match) -> tuple[str, ...]:
    """What a line of the table says."""
    figures = [text for line in (against.alone, of_expert.alone) for text in shares(line)]
    line = against.alone
    return (name, *figures, f"{line.even:.0%}", str(line.games), f"{against.years.median:g}")


def shares(line: Ranking) -> tuple[str, str]:
    """How often a bot won, with the interval."""
    return f"{line.won:.0%}", f"{line.low:.0%} to {line.high:.0%}"


def row(texts: tuple[str, ...]) -> str:
    """A line of the table in Markdown."""
    return f"| {' | '.join(texts)} |\n"


def main(arguments: list[str] | None = None) -> int:
    """Play, and print each line of the table as soon as it is known."""
    parser = argparse.ArgumentParser(prog="python -m tests.opponents.league", description=__doc__)
    parser.add_argument("--games", type=int, default=40, help="of each match")
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--think", type=float, default=0, metavar="SECONDS", help="for a decision (default: 0)")
    parser.add_argument("names", nargs="*", metavar="NAME", help="bots (default: the whole league)")
    options = parser.parse_args(arguments)
    names = options.names or list(LEAGUE)
    unknown = [name for name in names if name not in KNOWN or name == EXPERT]
    if unknown:
        pool, held_back = (", ".join(bot.__name__ for bot in group) for group in (POOL, HELD_BACK))
        parser.error(f"unknown: {', '.join(unknown)}. In the pool: {pool}. Held back: {held_back}.")
    sys.stdout.write(row(HEADINGS) + row(("---",) * len(HEADINGS)))
    found = {}
    for name, against, of_expert in measured(names, options):
        found[name] = {"against_expert": against, "expert_against": of_expert}
        sys.stdout.write(row(cells(name, against, of_expert)))
        sys.stdout.flush()
    sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
