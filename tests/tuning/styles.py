"""Measures the styles of play: how often each wins alone against its own level, and by what people can tell them apart.

    python -m tests.tuning.styles --level hard --seed 700
    python -m tests.tuning.styles --level expert --think 0.2 --seed 700

First all styles play at one table, then each plays alone against three bots without a style. `expert` has no time
beyond what it always takes, unless `--think` gives it seconds of the processor for a decision. The same arguments give
the same games if it has none. `slow` is the processor time that one decision in twenty takes longer than; garbage is
collected as rarely as in the window's processes. The table is in Markdown; each line appears when it's known.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from statistics import fmean, quantiles
from typing import Any, NamedTuple

from indonesia_qt.board.intervals import share_interval
from indonesia_qt.bots.tournament.match import Fixture, Tournament
from indonesia_qt.child_process import collect_rarely
from indonesia_qt.core.bots import BotName, play_out
from indonesia_qt.core.flow import Action, Question
from indonesia_qt.core.game import Bot
from indonesia_qt.games.indonesia.bots.lookahead import Expert, Hard, Medium
from indonesia_qt.games.indonesia.bots.styles import STYLES
from indonesia_qt.games.indonesia.rules.actions import Announce
from indonesia_qt.library import PlayableMap, load_map

HEADINGS = ("bot", "won", "95% interval", "games", "mergers announced", "ships", "areas", "share of the money", "slow")


class Figures(NamedTuple):
    """What one seat did in a game, and had at its end; `money` is its part of all money.

    `times` are the milliseconds of the processor that its decisions took.
    """

    bot: str
    won: bool
    announced: int
    ships: int
    areas: int
    money: float
    times: list[float]


class Clocked:
    """A bot whose thoughts are timed by the processor, so that other work on the machine counts little."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.times: list[float] = []

    def choose(self, view: Any, asked: Question[Any], chance: Random) -> Action:
        """Let the bot answer, and note how long it takes."""
        began = time.process_time()
        action = self.bot.choose(view, asked, chance)
        self.times.append((time.process_time() - began) * 1000)
        return action


def maker(think: float) -> Callable[[str], Bot]:
    """Return what makes the bot of a name; Expert has so many seconds of the processor for a decision."""
    levels: dict[str, Callable[[str], Bot]] = {
        "medium": Medium,
        "hard": Hard,
        "expert": lambda style: Expert(think, time.process_time, style),
    }

    def made(name: str) -> Bot:
        read = BotName.read(name)
        return levels[read.bot](read.style)

    return made


def played(fixture: Fixture, played_on: PlayableMap, made: Callable[[str], Bot]) -> Iterator[Figures]:
    """Play a game, and yield what each seat did."""
    game = played_on.game
    s = game.start(game.new_setup(played_on.definition.options(), len(fixture.seats), fixture.seed))
    bots = [Clocked(made(name)) for name in fixture.seats]
    decisions = play_out(game, s, bots, Random(fixture.seed), copies=False)
    announced = Counter(seat for seat, action in decisions if isinstance(action, Announce))
    first, money = game.ranking(s)[0], game.scores(s)
    for seat, bot in enumerate(fixture.seats):
        own = [s.companies[id] for id in s.players[seat].companies]
        ships, areas = sum(company.units for company in own if company.ships), sum(len(one.areas) for one in own)
        yield Figures(bot, seat == first, announced[seat], ships, areas, money[seat] / sum(money), bots[seat].times)


def lines(seats: Sequence[str], games: int, seed: int, played_on: PlayableMap, made: Callable[[str], Bot]) -> None:
    """Have these bots play, and print a line for each."""
    fixtures = Tournament(tuple(seats), games, seed, played_on.definition.map).fixtures()
    found = [figures for fixture in fixtures for figures in played(fixture, played_on, made)]
    for bot in dict.fromkeys(seats):
        own = [figures for figures in found if figures.bot == bot]
        low, high = share_interval(sum(one.won for one in own), len(own))
        means = (fmean(one) for one in zip(*(one[2:5] for one in own), strict=True))
        row(
            f"`{bot}`",
            f"{fmean(one.won for one in own):.0%}",
            f"{low:.0%} to {high:.0%}",
            str(len(own)),
            *(f"{mean:.1f}" for mean in means),
            f"{fmean(one.money for one in own):.0%}",
            f"{quantiles((milliseconds for one in own for milliseconds in one.times), n=20)[-1]:.0f} ms",
        )


def row(*cells: str) -> None:
    """Print a line of a table."""
    sys.stdout.write(f"| {' | '.join(cells)} |\n")
    sys.stdout.flush()


def main(arguments: Iterable[str] | None = None) -> int:
    """Play, and print what was measured."""
    parser = argparse.ArgumentParser(prog="python -m tests.tuning.styles", description=__doc__)
    parser.add_argument("--level", choices=("medium", "hard", "expert"), required=True)
    parser.add_argument("--games", type=int, default=60, help="of each style alone")
    parser.add_argument("--together", type=int, default=20, help="games of all styles at one table")
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--think", type=float, default=0, metavar="SECONDS", help="of Expert")
    parser.add_argument("styles", nargs="*", metavar="STYLE", help="those that play alone (default: all)")
    options = parser.parse_args(None if arguments is None else list(arguments))
    collect_rarely()
    played_on, made = load_map(), maker(options.think)
    row(*HEADINGS)
    row(*["---"] * len(HEADINGS))
    if options.together:
        lines([f"{options.level}/{style}" for style in STYLES], options.together, options.seed, played_on, made)
    for style in options.styles or STYLES:
        if options.games:
            seats = [f"{options.level}/{style}", *[options.level] * 3]
            lines(seats, options.games, options.seed, played_on, made)
    return 0


if __name__ == "__main__":
    sys.exit(main())
