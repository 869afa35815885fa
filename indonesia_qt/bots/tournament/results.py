"""The file of a tournament, from which it can go on: JSON lines, itself first, then each game as soon as it is over."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import Struct

from indonesia_qt.bots.plug_ins.host import LIMITS, Limits
from indonesia_qt.bots.tournament.edition import edition
from indonesia_qt.bots.tournament.match import GameOutcome, Tournament
from indonesia_qt.files.whole_file import open_regular, place_to_write, read_whole, write_all, write_whole
from indonesia_qt.i18n.text import as_sentence

T = TypeVar("T")

LARGEST_FILE = 1_000_000_000
"""Bytes; a game takes about 300 of them."""


class ResultsError(ValueError):
    """A file of results that can't be used: which file, which line (from 1), and why."""

    def __init__(self, file: Path, line: int, reason: str) -> None:
        super().__init__(f"{file}: line {line}: {as_sentence(reason)}")


class Head(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line: the tournament, the map's fingerprint and the program's version that played it."""

    tournament: Tournament
    fingerprint: str
    version: str


class Results:
    """The games of a tournament that are over, by their number, and the file, if any, that keeps them."""

    def __init__(self, head: Head, file: Path | None = None) -> None:
        self.head, self.file = head, file
        self.outcomes: dict[int, GameOutcome] = {}

    def add(self, outcome: GameOutcome) -> None:
        """Keep a game. Raises `OSError` when the file can't be written."""
        if self.file:
            with open_regular(self.file, write=True) as stream:
                stream.seek(0, os.SEEK_END)
                write_all(stream, msgspec.json.encode(outcome) + b"\n")
        self.outcomes[outcome.number] = outcome


def opened(head: Head, file: Path | None, limits: Limits = LIMITS) -> Results:
    """Return the results so far in `file`, which is begun when it isn't there; `limits` say where plug-ins are.

    More games than before may be asked for; else the file must be of the same tournament, map and version, and its
    games of the same edition, as far as they tell it: the first results didn't. A last line that was cut off is
    dropped. Raises `ResultsError`, or `OSError` when it can't be read or written, also as `place_to_write` does.
    """
    if file is None:
        return Results(head)
    file = place_to_write(file)
    results = Results(head, file)
    if not file.exists():
        write_whole(file, msgspec.json.encode(head) + b"\n")
        return results
    before = read(file)
    _compare(before.head, head, file)
    ours = edition(head.tournament.seats, head.tournament.game, limits)
    for number, outcome in enumerate(before.outcomes.values(), 2):
        if another := outcome.edition and outcome.edition.difference(ours):
            raise ResultsError(file, number, f"This game was played with {another}.")
    results.outcomes = {n: outcome for n, outcome in before.outcomes.items() if n < head.tournament.games}
    whole, _, cut_off = read_whole(file, LARGEST_FILE).rpartition(b"\n")
    if cut_off:
        write_whole(file, whole + b"\n")
    return results


def read(file: Path) -> Results:
    """Read the results so far in `file`, which stays as it is; a last line that was cut off is left out.

    Raises `ResultsError`, or `OSError` when it can't be read.
    """
    head, *lines = read_whole(file, LARGEST_FILE).split(b"\n")[:-1] or [b""]
    results = Results(_decoded(file, 1, head, Head), file)
    for number, line in enumerate(lines, 2):
        outcome = _decoded(file, number, line, GameOutcome)
        results.outcomes[outcome.number] = outcome.counted(results.head.tournament.on_failure)
    return results


def _decoded(file: Path, number: int, line: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, ValueError) as error:
        raise ResultsError(file, number, str(error)) from None


def _compare(found: Head, asked_for: Head, file: Path) -> None:
    """Refuse the results of something else."""
    theirs, ours = found.tournament, asked_for.tournament
    for name, was, is_ in (
        ("game", theirs.game, ours.game),
        ("seats", ",".join(theirs.seats), ",".join(ours.seats)),
        ("seed", theirs.seed, ours.seed),
        ("map", theirs.map, ours.map),
        ("way to count failures", theirs.on_failure, ours.on_failure),
        ("fingerprint of the map", found.fingerprint, asked_for.fingerprint),
        ("version", found.version, asked_for.version),
    ):
        if was != is_:
            raise ResultsError(file, 1, f"The tournament in this file has another {name}: {was}, not {is_}.")
