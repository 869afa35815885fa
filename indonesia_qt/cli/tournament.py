"""`tournament`: bots play until it is known how strong they are."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from msgspec.structs import replace

from indonesia_qt import __version__
from indonesia_qt.bots.plug_ins.host import LIMITS
from indonesia_qt.cli.bots import add_seats, seats
from indonesia_qt.cli.console import CommandError, say
from indonesia_qt.cli.options import add_games, positive
from indonesia_qt.library.maps import load_map


def add_tournament_options(parser: argparse.ArgumentParser) -> None:
    """Who plays how many games, on what computers, and where the games are kept."""
    add_seats(parser)
    add_games(parser, 400, "of the first deal (1)")
    parser.add_argument("--jobs", type=positive, default=1, metavar="J", help="games at a time (1)")
    parser.add_argument("--dask", metavar="ADDRESS", help="play on this Dask cluster instead, as in tcp://host:8786")
    parser.add_argument("--out", type=Path, metavar="FILE", help="keep each game here, and go on from here")
    parser.add_argument(
        "--bot-seconds",
        type=positive,
        metavar="T",
        help=f"how long a bot of your own may take for a decision, beyond its time ({LIMITS.decision_seconds:g})",
    )
    parser.add_argument("--json", action="store_true", help="print the standings as JSON")


def hold_tournament(options: argparse.Namespace) -> int:
    """Play the games that aren't played yet and print the standings."""
    from tqdm import tqdm

    from indonesia_qt.bots.tournament.fixtures import Tournament
    from indonesia_qt.bots.tournament.report import summary, table
    from indonesia_qt.bots.tournament.results import Head, ResultsError, opened
    from indonesia_qt.bots.tournament.runner import ClusterError, GameError, cluster, play_all, processes

    fingerprint = load_map(options.map).game.fingerprint
    limits = replace(LIMITS, decision_seconds=options.bot_seconds or LIMITS.decision_seconds)
    try:
        asked_for = Tournament(seats(options), options.games, options.seed, options.map)
    except ValueError as error:
        raise CommandError(f"--seats: {error}") from None
    try:
        results = opened(Head(asked_for, fingerprint, __version__), options.out)
        executor = cluster(options.dask) if options.dask else processes(options.jobs)
        bar = tqdm(total=options.games, initial=len(results.outcomes), unit="game", disable=not sys.stderr.isatty())
        with executor as workers, bar:
            play_all(results, workers, lambda _: bar.update(), limits)
    except ResultsError as error:
        raise CommandError(f"--out: {error}") from None
    except OSError as error:
        raise CommandError(f"--out: {options.out}: {error.strerror}") from None
    except ClusterError as error:
        raise CommandError(f"--dask: {error}") from None
    except GameError as error:
        raise CommandError(str(error)) from None
    for line in [json.dumps(summary(results))] if options.json else table(results).split("\n"):
        say(line)
    return 0
