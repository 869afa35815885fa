"""The commands that play games without a window: `simulate`, `tournament`, `replay`."""

from __future__ import annotations

import argparse
import json
import re
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, get_args

from msgspec.structs import replace

from indonesia_qt import __version__
from indonesia_qt.bots.plug_ins.host import LIMITS, Limits
from indonesia_qt.bots.tournament.match import GameOutcome, OnFailure, Tournament, seated
from indonesia_qt.bots.tournament.report import replacements
from indonesia_qt.cli.console import CommandError, OptionError, number_of, say
from indonesia_qt.cli.input import OR_STANDARD_INPUT, input_file
from indonesia_qt.cli.options import add_games, add_jobs, add_seats, limits, number, seats
from indonesia_qt.cli.output import STANDARD_OUTPUT, Output, add_force, check_folder, say_saved
from indonesia_qt.cli.progress import add_quiet, progress
from indonesia_qt.core.bots import BotName, play_out
from indonesia_qt.core.definition import GameDefinition
from indonesia_qt.core.player_names import LONGEST_NAME
from indonesia_qt.core.record import SEED_BITS, Seat, header, read, saved
from indonesia_qt.files.file_names import shortened
from indonesia_qt.files.whole_file import reason_of
from indonesia_qt.i18n.text import as_sentence, enumerated
from indonesia_qt.library import PlayableMap, load_map, map_of

if TYPE_CHECKING:
    from indonesia_qt.bots.tournament.results import Results

LONGEST_PARTS = 200
"""Bytes of the map and the players in the name of a file."""


def add_simulate_options(parser: argparse.ArgumentParser) -> None:
    """Add options for the players, the games, and where they are saved."""
    add_seats(parser)
    add_games(parser, 1)
    parser.add_argument("--json", action="store_true", help="print each game as a JSON object on a line of its own")
    add_quiet(parser)
    parser.add_argument("--save-dir", type=Path, metavar="FOLDER", help="save each game in this folder")
    parser.add_argument(
        "--in-process",
        action="store_true",
        help="load your own classes without limits, so that a debugger can stop in them",
    )
    add_force(parser, "a saved game of the same name")


def simulate(options: argparse.Namespace) -> int:
    """Play the games and print a line for each."""
    from tqdm import tqdm

    names, allowed = seats(options), replace(limits(options), in_process=options.in_process)
    played_on = load_map(options.map, options.game)
    seeds = range(options.seed, options.seed + options.games)
    if seeds[-1].bit_length() > SEED_BITS:
        raise OptionError(f"--seed: the seed of the last of {number_of(options.games, 'game')} would be too large.")
    if options.save_dir:
        check_folder("--save-dir", options.save_dir)
        try:
            options.save_dir.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise CommandError(f"--save-dir: {options.save_dir}: {reason_of(error)}") from None
    decisions, began = 0, time.perf_counter()
    with progress(options.games, "games", quiet=options.quiet) as show:
        for number, seed in enumerate(seeds, 1):
            result = _played_game(played_on, names, seed, options.save_dir, options.force, allowed)
            decisions += result["decisions"]
            with tqdm.external_write_mode():
                for line in [json.dumps(result)] if options.json else _game_in_words(result, played_on.definition):
                    say(line)
            show(number)
    if options.save_dir:
        say_saved(f"Saved {number_of(options.games, 'game')} in {options.save_dir}.")
    if not options.json:
        seconds = time.perf_counter() - began
        played = f"{number_of(options.games, 'game')}, {number_of(decisions, 'decision')}"
        say(f"{played}, {decisions / seconds:,.0f} decisions per second")
    return 0


def _played_game(
    played_on: PlayableMap, names: Sequence[str], seed: int, folder: Path | None, force: bool, allowed: Limits
) -> dict[str, Any]:
    """What came of a game, which is saved in a folder if there is one; `force` replaces an older file.

    `allowed` are the limits of the user's own bots.
    """
    game, definition = played_on.game, played_on.definition
    try:
        setup = game.new_setup(definition.options(), len(names), seed)
    except ValueError as error:
        refusal = CommandError if len(names) in definition.players else OptionError  # it may also be the map
        raise refusal(f"--seats: {as_sentence(str(error))}") from None
    state = game.start(setup)
    bots = seated(names, played_on, seed, limits=allowed)
    began = time.perf_counter()
    decisions = list(play_out(game, state, bots, Random(seed), copies=False, seed=seed))
    seconds = time.perf_counter() - began
    scores = tuple(game.scores(state))
    if folder:
        file = folder / f"{_file_name(game.map_id, *names)}-{seed}{definition.suffix}"
        at_table = [Seat(f"{name} {number}"[-LONGEST_NAME:], number, name) for number, name in enumerate(names)]
        begun = header(game, at_table, seed, setup)
        Output("--save-dir", (), str(file)).write(lambda: saved(begun, decisions, scores), force, is_one_of_many=True)
    result = {
        "seed": seed,
        "seats": names,
        f"{definition.round_name}s": game.round(state),
        "decisions": len(decisions),
        definition.score_name: scores,
        "winner": game.ranking(state)[0],
        "seconds": round(seconds, 4),
    }
    failed = [
        replacements(name, bot.replaced, len(bot.milliseconds), bot.reason, definition.substitute)
        for name, bot in zip(names, bots, strict=True)
        if bot.replaced
    ]
    return result | {"failed": failed} if failed else result


def _file_name(*parts: str) -> str:
    """The name of a file, without the signs that a system forbids in it: a plug-in's name has a colon."""
    return shortened(re.sub(r'[<>:"/\\|?*]', "_", "-".join(parts)), LONGEST_PARTS)


def _game_in_words(result: dict[str, Any], definition: GameDefinition) -> list[str]:
    """The lines that describe a game: its result, and each bot that failed."""
    scores = zip(result["seats"], result[definition.score_name], strict=True)
    rounds = number_of(result[f"{definition.round_name}s"], definition.round_name)
    lasted = f"{rounds}, {number_of(result['decisions'], 'decision')}"
    return [
        f"seed {result['seed']}: {lasted}, {'  '.join(f'{name} {score}' for name, score in scores)}",
        *result.get("failed", ()),
    ]


LONGEST_DECISION = 86_400
"""Seconds: a day."""


def add_tournament_options(parser: argparse.ArgumentParser) -> None:
    """Add options for the players, the games, the computers that play, and the file of results."""
    add_seats(parser)
    add_games(parser, 400)
    add_jobs(parser)
    parser.add_argument("--dask", metavar="ADDRESS", help="play on this Dask cluster, such as tcp://host:8786")
    parser.add_argument("--out", type=Path, metavar="FILE", help="save the results in this file and continue from it")
    parser.add_argument(
        "--bot-seconds",
        type=number(1, LONGEST_DECISION),
        metavar="SECONDS",
        help="give your own bots this long for a decision, on top of their thinking time "
        f"(default: {LIMITS.decision_seconds:g})",
    )
    parser.add_argument(
        "--on-failure",
        choices=get_args(OnFailure),
        default="lose",
        metavar="HOW",
        help="count a game in which a bot failed as lost for it (lose, the default), "
        "or as the bot that decided instead ended it (substitute)",
    )
    parser.add_argument("--json", action="store_true", help="print the standings as JSON")
    add_quiet(parser)
    parser.add_argument("-v", "--verbose", action="store_true", help="print a line on each game that is over")


def hold_tournament(options: argparse.Namespace) -> int:
    """Play the games that aren't played yet and print the standings."""
    from indonesia_qt.bots.tournament.report import rankings, summary, table

    if str(options.out) == STANDARD_OUTPUT:
        raise OptionError("--out: A tournament continues from its file, so it can’t be the standard output.")
    played_on = load_map(options.map, options.game)
    try:
        map_ = options.map or played_on.folder.name
        asked_for = Tournament(seats(options), options.games, options.seed, map_, options.game, options.on_failure)
    except ValueError as error:
        raise OptionError(f"--seats: {error}") from None
    if options.dask and (options.bot_log or any(BotName.read(seat).is_program for seat in asked_for.seats)):
        raise OptionError("--dask: Bots that are programs, and --bot-log, need games on this computer. Use --jobs.")
    results = _played_results(options, played_on, asked_for)
    for line in [json.dumps(summary(results))] if options.json else table(results).split("\n"):
        say(line)
    if asked_for.on_failure == "lose":
        lost = [line for line in rankings(results.outcomes.values()) if line.failed == line.games]
        if lost:
            bots = enumerated(line.bot for line in lost)
            raise CommandError(f"{bots} failed in all games.")
    return 0


def _played_results(options: argparse.Namespace, played_on: PlayableMap, asked_for: Tournament) -> Results:
    """The results after the games that aren't played yet."""
    from tqdm import tqdm

    from indonesia_qt.bots.tournament.cluster import ClusterError, cluster
    from indonesia_qt.bots.tournament.results import Head, ResultsError, opened
    from indonesia_qt.bots.tournament.runner import GameError, play_all, processes

    allowed = replace(limits(options), decision_seconds=options.bot_seconds or LIMITS.decision_seconds)
    try:
        results = opened(Head(asked_for, played_on.game.fingerprint, __version__), options.out, allowed)
        fingerprint = played_on.game.fingerprint
        executor = cluster(options.dask, asked_for, fingerprint) if options.dask else processes(options.jobs)
        shown = progress(options.games, "games", len(results.outcomes), quiet=options.quiet)
        with executor as workers, shown as show:

            def ended(outcome: GameOutcome) -> None:
                show(len(results.outcomes))
                if options.verbose:
                    with tqdm.external_write_mode(sys.stderr):
                        pairs = zip(outcome.seats, outcome.scores, strict=True)
                        scores = "  ".join(f"{bot} {score}" for bot, score in pairs)
                        lasted = number_of(outcome.rounds, played_on.definition.round_name)
                        say(f"game {outcome.number + 1}, seed {outcome.seed}: {lasted}, {scores}", sys.stderr)

            play_all(results, workers, ended, allowed)
    except ResultsError as error:
        raise CommandError(f"--out: {error}") from None
    except OSError as error:
        raise CommandError(f"--out: {options.out}: {reason_of(error)}") from None
    except ClusterError as error:
        raise CommandError(f"--dask: {error}") from None
    except GameError as error:
        raise CommandError(str(error)) from None
    return results


def add_replay_options(parser: argparse.ArgumentParser) -> None:
    """Add options for the saved game and its map."""
    parser.add_argument("save", type=input_file, metavar="SAVE", help=f"saved game, or {OR_STANDARD_INPUT}")
    parser.add_argument("--map", metavar="MAP", help="use this map, given by its name or folder")
    parser.add_argument("--json", action="store_true", help="print the final position as JSON")


def replay(options: argparse.Namespace) -> int:
    """Play the game again, with every check of the rules, and print its last position."""
    record = read(options.save)
    played_on = load_map(options.map) if options.map else map_of(record)
    session, fault = record.replay(played_on.game)
    if fault is not None:
        raise fault
    names = [seat.name for seat in record.header.seats]
    summary = {
        "map": session.game.map_id,
        "decisions": len(session.entries),
        **session.game.summary(session.state, names),
    }
    if options.json:
        say(json.dumps(summary))
    else:
        for name, value in summary.items():
            if name != "ids":
                say(f"{name:10} {_value_in_words(value)}")
    return 0


def _value_in_words(value: Any) -> str:
    """A value of the summary as people write it; what a list holds may be several values."""
    match value:
        case None:
            return "none"
        case dict():
            return ", ".join(f"{name}: {_entry_in_words(entry)}" for name, entry in value.items())
        case list():
            return ", ".join(" ".join(map(str, one.values())) if isinstance(one, dict) else str(one) for one in value)
    return str(value)


def _entry_in_words(entry: Any) -> str:
    """What stands behind a name; of several values, those after the first in brackets."""
    if not isinstance(entry, dict):
        return str(entry)
    first, *others = map(str, entry.values())
    return f"{first} ({', '.join(others)})"
