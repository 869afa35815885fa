"""The command `export`: saved games as a table for other programs."""

from __future__ import annotations

import argparse
import csv
import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from indonesia_qt.cli.output import Output, add_output
from indonesia_qt.cli.progress import add_quiet, progress
from indonesia_qt.core.record import read
from indonesia_qt.library import map_of


def add_export_options(parser: argparse.ArgumentParser) -> None:
    """Add options for the saved games, what a row is of, and the file."""
    parser.add_argument("saves", type=Path, nargs="+", metavar="SAVE", help="saved games")
    parser.add_argument(
        "--per-round", action="store_true", required=True, help="write a row for each round and seat: what it has then"
    )
    add_quiet(parser)
    add_output(parser, "--out", "save the table in this CSV file", ".csv", required=True)


def export(options: argparse.Namespace) -> int:
    """Replay the saved games and write the table."""
    out: Output = options.out
    out.check(options.force)
    rows: list[dict[str, Any]] = []
    with progress(len(options.saves), "games", quiet=options.quiet) as show:
        for number, save in enumerate(options.saves, 1):
            rows += _rounds(save)
            show(number)
    written = io.StringIO(newline="")
    columns = list(dict.fromkeys(column for row in rows for column in row))
    writer = csv.DictWriter(written, columns, restval="", lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    out.write(lambda: written.getvalue().encode(), options.force)
    return 0


def _rounds(save: Path) -> Iterator[dict[str, Any]]:
    """A row for each seat at the end of each round. Raises `SaveError`."""
    record = read(save)
    game = map_of(record).game
    session, fault = record.replay(game)
    if fault is not None:
        raise fault
    seats, made = record.seats(), len(session.entries)
    rounds = [game.round(session.position(at)) for at in range(made + 1)]
    for at, (ends, begins) in enumerate(zip(rounds, [*rounds[1:], None], strict=True)):
        if ends == begins or not ends:
            continue
        summary = game.summary(session.position(min(at + 1, made)), [seat.name for seat in seats])
        for number, (seat, has) in enumerate(zip(seats, summary["seats"], strict=True)):
            begun = {"file": save.name, "game": game.name, "map": game.map_id, "seed": record.header.seed}
            yield {**begun, "round": ends, "seat": number, "player": seat.player, **has}
