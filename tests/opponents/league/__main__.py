"""Plays Expert and the league against each other: `python -m tests.opponents.league --games 40 --seed 1 AlwaysFirst`.

Each named bot, of the league or a level of the program, plays alone against Expert in all other seats, and Expert
alone against it in all others; each deal is played in every rotation of the seats. Without names the whole league
plays, with `--alone` only against Expert; with `--against` another level takes its place. The table tells how often
who sits alone wins, with the 95 % interval after Wilson; JSON follows it. With `--game singapore` it is the league of
that game: `python -m tests.opponents.league --game singapore --players 3 --games 60 --seed 1 --alone`.

With the usual 0 seconds those who think look once at each candidate, and the same arguments give the same result.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from inspect import signature
from time import process_time

import msgspec

from indonesia_qt.bots.tournament.match import Timed, Tournament, play_with
from indonesia_qt.bots.tournament.report import Lengths, Ranking, lengths, rankings
from indonesia_qt.core.game import Bot
from indonesia_qt.games import DEFAULT_GAME, definition_of
from indonesia_qt.library import PlayableMap, load_map
from tests.opponents.league import LEAGUES

EXPERT = "expert"
LEVELS = "easy", "medium", "hard", EXPERT


class Match(msgspec.Struct, frozen=True):
    """How a bot did alone against one other in all other seats."""

    alone: Ranking
    others: Ranking
    rounds: Lengths


def known(game: str) -> dict[str, Callable[..., Bot]]:
    """The bots of the league of a game and its levels."""
    return {**LEAGUES[game], **definition_of(game).bots}


def made(name: str, think: float, game: str = DEFAULT_GAME) -> Bot:
    """A bot with so many seconds of processor time for a decision, if it takes a time."""
    make = known(game)[name]
    return make(think, process_time) if "seconds" in signature(make).parameters else make()


def match(alone: str, others: str, options: argparse.Namespace, played_on: PlayableMap) -> Match:
    """Play a bot alone against another in all other seats."""
    seats = (alone, *[others] * (options.players - 1))
    tournament = Tournament(seats, options.games, options.seed, played_on.definition.map, options.game)
    outcomes = [
        play_with([Timed(made(name, options.think, options.game)) for name in fixture.seats], fixture, played_on)
        for fixture in tournament.fixtures()
    ]
    by_name = {line.bot: line for line in rankings(outcomes)}
    return Match(by_name[alone], by_name[others], lengths(outcomes))


def measured(names: list[str], options: argparse.Namespace) -> Iterator[tuple[str, Match, Match | None]]:
    """Play both matches of each named bot, or only the first one."""
    played_on = load_map(definition_of(options.game).map)
    for name in names:
        against = match(name, options.against, options, played_on)
        yield name, against, None if options.alone else match(options.against, name, options, played_on)


def cells(name: str, against: Match, of_others: Match | None) -> tuple[str, ...]:
    """What a line of the table says."""
    line = against.alone
    figures = *shares(line), *(shares(of_others.alone) if of_others else ("", ""))
    return (name, *figures, f"{line.even:.0%}", str(line.games), f"{against.rounds.median:g}")


def shares(line: Ranking) -> tuple[str, str]:
    """How often a bot won, with the interval."""
    return f"{line.won:.0%}", f"{line.low:.0%} to {line.high:.0%}"


def row(texts: tuple[str, ...]) -> str:
    """A line of the table in Markdown."""
    return f"| {' | '.join(texts)} |\n"


def main(arguments: list[str] | None = None) -> int:
    """Play, and print each line of the table as soon as it is known."""
    parser = argparse.ArgumentParser(prog="python -m tests.opponents.league", description=__doc__)
    parser.add_argument("--game", choices=LEAGUES, default=DEFAULT_GAME)
    parser.add_argument("--alone", action="store_true", help="don't play Expert alone against the bots")
    parser.add_argument("--against", default=EXPERT, choices=LEVELS, help="instead of Expert")
    parser.add_argument("--games", type=int, default=40, help="of each match")
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument(
        "--think", type=float, default=0, metavar="SECONDS", help="of processor time for a decision (default: 0)"
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help="bots (default: the whole league)")
    options = parser.parse_args(arguments)
    league = LEAGUES[options.game]
    names = options.names or list(league)
    others = [name for name in known(options.game) if name != options.against]
    unknown = [name for name in names if name not in others]
    if unknown:
        parser.error(f"unknown: {', '.join(unknown)}. In the league: {', '.join(league)}.")
    rounds = f"median {definition_of(options.game).round_name}s"
    headings = "bot", "alone", "95% interval", f"{options.against} alone", "95% interval", "chance", "games", rounds
    sys.stdout.write(row(headings) + row(("---",) * len(headings)))
    found = {}
    for name, against, of_others in measured(names, options):
        found[name] = {"alone": against, "against": of_others}
        sys.stdout.write(row(cells(name, against, of_others)))
        sys.stdout.flush()
    sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
