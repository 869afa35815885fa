"""Measures the styles of play in Singapore: how often each wins alone against its own level, and what it does.

    python -m tests.tuning.singapore_styles --players 3 --games 60 --seed 700 medium hard expert

Each style of each named level plays alone against bots of that level without a style, each seed in every rotation of
the seats. The table gives, for a game of the bot in question, the means of: illegal buildings used and built, opium
paid in uses, points that it gave to others and got from them by uses, and points at the beginning of the round in the
middle of the game. The line of a level itself is of those who played against its styles.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random
from statistics import fmean
from typing import NamedTuple

from indonesia_qt.board.intervals import share_interval
from indonesia_qt.bots.tournament.match import Tournament
from indonesia_qt.cli.console import say
from indonesia_qt.core.bots import play_out
from indonesia_qt.games.singapore.bots.lookahead import Expert, Hard, Medium
from indonesia_qt.games.singapore.bots.styles import STYLES
from indonesia_qt.games.singapore.rules.actions import Build, CallHelper, Exchange, Found, Jump, ReturnChips, Walk
from indonesia_qt.games.singapore.rules.state import State
from indonesia_qt.library import PlayableMap, load_map

MAP = "singapore"
LEVELS: dict[str, type[Hard]] = {"medium": Medium, "hard": Hard, "expert": Expert}
USES = Exchange | ReturnChips | CallHelper | Walk | Jump
HEADINGS = (
    *("bot", "won", "95% interval", "games", "illegal uses", "illegal buildings", "opium paid"),
    *("points given", "points got", "points at half-time"),
)


class Figures(NamedTuple):
    """What a seat did in a game."""

    won: float
    illegal_uses: int
    illegal_buildings: int
    opium_paid: int
    given: int
    got: int
    half_time: int


def played(styles: tuple[str, ...], level: type[Hard], seed: int, played_on: PlayableMap) -> list[Figures]:
    """Play a game of bots with these styles, and return what each seat did."""
    game, definition = played_on.game, played_on.definition
    s: State = game.start(game.new_setup(definition.options(), len(styles), seed))
    points: list[list[int]] = []
    actions = []
    for seat, action in play_out(game, s, [level(style=style) for style in styles], Random(seed), copies=False):
        actions.append((seat, action))
        while len(points) <= s.round:
            points.append([player.vp for player in s.players])
    buildings, first = s.scenario.buildings, game.ranking(s)[0]
    owners = {tile: s.owners.get(area) for area, tile in s.built.items()}
    used = [(seat, action) for seat, action in actions if isinstance(action, USES)]
    return [
        Figures(
            won=seat == first,
            illegal_uses=sum(buildings[use.building].illegal for who, use in used if who == seat),
            illegal_buildings=sum(
                buildings[action.tile].illegal
                for who, action in actions
                if who == seat and isinstance(action, Build | Found)
            ),
            opium_paid=sum(use.pay.opium for who, use in used if who == seat and isinstance(use, Exchange)),
            given=sum(owners[use.building] not in (None, seat) for who, use in used if who == seat),
            got=sum(owners[use.building] == seat for who, use in used if who != seat),
            half_time=points[s.round // 2][seat],
        )
        for seat in range(len(styles))
    ]


def row(name: str, found: list[Figures]) -> str:
    """A line of the table."""
    won, *means = (fmean(column) for column in zip(*found, strict=True))
    low, high = share_interval(round(won * len(found)), len(found))
    cells = name, f"{won:.0%}", f"{low:.0%} to {high:.0%}", str(len(found)), *(f"{mean:.1f}" for mean in means)
    return f"| {' | '.join(cells)} |"


def rows(level: str, options: argparse.Namespace) -> Iterator[str]:
    """The lines of a level."""
    played_on, usual = load_map(MAP), list[Figures]()
    for style in STYLES:
        found = []
        for fixture in Tournament((style, *[""] * (options.players - 1)), options.games, options.seed, MAP).fixtures():
            seats = played(fixture.seats, LEVELS[level], fixture.seed, played_on)
            found.append(seats.pop(fixture.seats.index(style)))
            usual += seats
        yield row(f"`{level}`, {style}", found)
    yield row(f"`{level}`", usual)


def main() -> None:
    """Print the table, each line as soon as it is known."""
    parser = argparse.ArgumentParser(prog="python -m tests.tuning.singapore_styles", description=__doc__)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("levels", nargs="+", choices=LEVELS)
    options = parser.parse_args()
    for cells in (HEADINGS, ("---",) * len(HEADINGS)):
        say(f"| {' | '.join(cells)} |")
    for level in options.levels:
        for line in rows(level, options):
            say(line)


if __name__ == "__main__":
    main()
