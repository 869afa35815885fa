"""The command `balance`: what games of bots say about a map."""

from __future__ import annotations

import argparse
from collections.abc import Generator, Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.board.trial import MOST_GAMES, USUAL_GAMES, USUAL_PLAYERS, Trial
from indonesia_qt.bots.registry import check_bot
from indonesia_qt.bots.tournament.report import aligned
from indonesia_qt.bots.tournament.workers import WorkerError
from indonesia_qt.cli.console import CommandError, OptionError, say
from indonesia_qt.cli.options import A_MAP, add_jobs, number, seed
from indonesia_qt.cli.output import add_output
from indonesia_qt.cli.progress import add_quiet, progress
from indonesia_qt.files.whole_file import read_whole, reason_of
from indonesia_qt.games import DEFAULT_GAME, definition_of
from indonesia_qt.i18n.text import as_sentence
from indonesia_qt.library import PlayableMap, load_map

if TYPE_CHECKING:
    from indonesia_qt.board.measures import Table
    from indonesia_qt.mapmaking.review.balance_report import Games, Report
    from indonesia_qt.mapmaking.review.tuning import Batch, Tuned, TuningReport

PROCESSES = 2
"""So many games are played at a time at least to tune a map."""


def add_balance_options(parser: argparse.ArgumentParser) -> None:
    """Add options for the map, the games, and the form of the report."""
    parser.add_argument("map", metavar="MAP", help=A_MAP)
    parser.add_argument(
        "--games",
        type=number(1, MOST_GAMES),
        default=USUAL_GAMES,
        metavar="N",
        help=f"play N games, at most {MOST_GAMES} (default: {USUAL_GAMES})",
    )
    parser.add_argument(
        "--players",
        type=number(1, 99),
        default=0,
        metavar="N",
        help=f"play with N players (default: {USUAL_PLAYERS})",
    )
    bot = definition_of(DEFAULT_GAME).substitute
    parser.add_argument("--bots", metavar="LEVEL", help=f"let this bot play on all seats (default: {bot})")
    parser.add_argument(
        "--seed", type=seed, default=1, metavar="S", help="start with random seed S and count up (default: 1)"
    )
    add_jobs(parser)
    add_quiet(parser)
    parser.add_argument("--json", action="store_true", help="print the report as a JSON object")
    add_output(
        parser,
        "--out",
        "save the report as a web page or, for --compare, as a .json file; with --tune, the tuned map in a new folder",
    )
    parser.add_argument(
        "--tune",
        action="store_true",
        help="change deeds and city cards until games are fair, within 10 minutes on two cores, two games at a time",
    )
    parser.add_argument("--compare", type=Path, metavar="REPORT.json", help="compare with an earlier report")


def balance(options: argparse.Namespace) -> int:
    """Play the games and print or save the report."""
    from indonesia_qt.board.draft import EditError
    from indonesia_qt.mapmaking.review.balance_report import Games, report
    from indonesia_qt.mapmaking.review.trial_games import setup_of

    if options.tune:
        return _tune(options)
    if options.out:
        options.out.check(options.force)
    played_on = load_map(options.map)
    definition = played_on.definition
    bot, players = options.bots or definition.substitute, options.players or min(USUAL_PLAYERS, definition.players[-1])
    check_bot(bot, definition)
    if players not in definition.players:
        fewest, most = definition.players[0], definition.players[-1]
        raise OptionError(f"--players: The game is for {fewest} to {most} players, not for {players}.")
    played = Games(options.games, players, bot, options.seed)
    before = _earlier(options.compare, played, definition.id) if options.compare else None
    try:
        setup_of(played_on.game, played.plans()[0])
    except EditError as error:
        raise CommandError(str(error)) from None
    found = report(played_on, played, _play_all(played_on, played, options.jobs, options.quiet))
    if options.out:
        from indonesia_qt.ui.editor.balance.balance_page import as_file

        options.out.write(lambda: as_file(found, options.out.suffix, played_on.board, before), options.force)
    if options.json:
        say(msgspec.json.encode(found).decode())
    elif not options.out:
        for line in _in_words(found, before):
            say(line)
    return 0


def _tune(options: argparse.Namespace) -> int:
    """Tune deeds and city cards, save the map in a new folder, and print the report."""
    from time import monotonic

    from indonesia_qt.board.draft import Draft, EditError
    from indonesia_qt.cli.maps import check_new
    from indonesia_qt.mapmaking.files import storage
    from indonesia_qt.mapmaking.review.tuning import tuned

    if options.out is None:
        raise OptionError("--tune: Give the new folder for the tuned map with --out.")
    if options.compare or options.force or options.bots or options.players or options.games != USUAL_GAMES:
        raise OptionError(
            "--tune: It chooses its own games. Give only --out, --seed, --jobs, --json and --quiet with it."
        )
    folder = Path(options.out.given)
    check_new(folder)
    given = load_map(options.map)
    try:
        work = tuned(Draft(given.board, given.data), options.seed, monotonic)
        found = _play_batches(work, max(PROCESSES, options.jobs), options.quiet)
        storage.save(found.draft, folder)
    except (EditError, MapError) as error:
        raise CommandError(str(error)) from None
    if options.json:
        say(msgspec.json.encode(found.report).decode())
        return 0
    for line in _tuning_in_words(found.report):
        say(line)
    say(f"Saved {found.draft.board.title} in {folder}.")
    return 0


def _play_batches(work: Generator[Batch, Sequence[Trial], Tuned], jobs: int, quiet: bool) -> Tuned:
    """Play the games that are asked for until all is done."""
    from indonesia_qt.bots.tournament.runner import processes
    from indonesia_qt.mapmaking.review.trial_games import play

    trials: list[Trial] | None = None
    with processes(jobs) as workers, progress(100, "per cent", quiet=quiet) as show:
        while True:
            try:
                batch = next(work) if trials is None else work.send(trials)
            except StopIteration as end:
                found: Tuned = end.value
                return found
            show(round(100 * batch.done))
            trials = []
            for trial in [workers.submit(play, batch.game, plan) for plan in batch.plans]:
                try:
                    trials.append(trial.result())
                except WorkerError as error:
                    raise CommandError(f"A game broke off. {as_sentence(str(error))}") from None


def _tuning_in_words(found: TuningReport) -> Iterator[str]:
    yield found.in_words()
    yield "Bounds"
    rows = [["", "Allowed", "Before", "After", "95% interval"]]
    rows += [[row.name, row.allowed, row.before, row.after, row.interval] for row in found.rows]
    notes = ["", *("" if row.holds else "not reached" for row in found.rows)]
    for line, note in zip(aligned(rows), notes, strict=True):
        yield f"  {line}  {note}".rstrip()
    yield from found.missed or ["The map keeps to all bounds."]
    yield "Changes"
    yield from (f"  {step}" for step in found.steps or ["None."])


def _earlier(file: Path, played: Games, game: str) -> Report:
    from indonesia_qt.mapmaking.review.balance_report import LARGEST, ReportError, check_comparable, decoded

    try:
        before = decoded(read_whole(file, LARGEST))
        check_comparable(before, played, game)
    except OSError as error:
        raise CommandError(f"--compare: {file}: {reason_of(error)}") from None
    except ReportError as error:
        raise CommandError(f"--compare: {file}: {error}") from None
    return before


def _play_all(played_on: PlayableMap, played: Games, jobs: int, quiet: bool) -> list[Trial]:
    from indonesia_qt.bots.tournament.runner import processes
    from indonesia_qt.mapmaking.review.trial_games import play

    with processes(jobs) as workers, progress(played.games, "games", quiet=quiet) as show:
        trials = []
        for trial in [workers.submit(play, played_on.game, plan) for plan in played.plans()]:
            try:
                trials.append(trial.result())
            except WorkerError as error:
                raise CommandError(f"A game broke off. {as_sentence(str(error))}") from None
            show(len(trials))
        return trials


def _in_words(found: Report, before: Report | None) -> Iterator[str]:
    from indonesia_qt.board.measures import changes, clear_changes
    from indonesia_qt.ui.editor.balance.balance_page import caution, games_in_words

    yield games_in_words(found.played)
    yield "Noteworthy"
    for finding in found.findings:
        yield f"  {finding.problem.text}"
        yield from (f"    In the map editor: {fix}" for fix in finding.fixes)
    if not found.findings:
        yield "  Nothing."
    yield f"  {caution(found)}"
    if before is not None:
        yield "Changed more than by chance"
        clear = clear_changes(changes(before.tables, found.tables))
        for one in clear:
            was, now = one.column.written(one.before.value), one.column.written(one.after.value)
            yield f"  {one.table.title}: {one.row.name}, {one.column.title}: {was} before, {now} now"
        if not clear:
            yield "  Nothing."
    yield from chain.from_iterable(map(_table, found.tables))


def _table(table: Table) -> Iterator[str]:
    rows, notes = [[table.head, *(column.title for column in table.columns)]], [""]
    for row in table.rows:
        found = [(column, row.cells.get(column.id)) for column in table.columns]
        rows.append([row.name, *(column.written(measure.value) if measure else "" for column, measure in found)])
        notes.append(row.note)
    yield table.title
    for line, note in zip(aligned(rows), notes, strict=True):
        yield f"  {line}  {note}".rstrip()
