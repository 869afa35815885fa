"""Saved games as large as a file may be, of what makes most work: how long they take to be read, and the memory."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from itertools import chain, cycle, islice, repeat
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from indonesia_qt.core.flow import Question, step
from indonesia_qt.core.record import LARGEST_FILE, Seat, header, read
from indonesia_qt.core.session import Decision, Session
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.state import State
from tests.benchmarks.sessions import played
from tests.benchmarks.table import Row, milliseconds
from tests.games.indonesia.boards import real

PLAYERS, SEED = 5, 1
SECONDS, MEGABYTES = 3, 300
"""The goals."""
BRANCHES = 1000
UNDO, REDO = {"line": "undo"}, {"line": "redo"}

Lines = Iterable[dict[str, Any]]


def largest(game: Indonesia, lines: Lines) -> bytes:
    """A saved game that is filled with these lines up to the size that a file may have."""
    seats = [Seat(f"bot {seat}", seat, "random") for seat in range(PLAYERS)]
    content = bytearray(msgspec.json.encode(header(game, seats, SEED, played(game, PLAYERS, SEED).setup)) + b"\n")
    for line in map(msgspec.json.encode, lines):
        if len(content) + len(line) >= LARGEST_FILE:
            break
        content += line + b"\n"
    return bytes(content)


def play(seat: int, action: object) -> dict[str, Any]:
    """The line of a decision."""
    return {"line": "play", "by": seat, "action": action}


def plays(entries: Iterable[Decision]) -> list[dict[str, Any]]:
    """The lines of decisions."""
    return [play(entry.seat, entry.action) for entry in entries]


def in_turn(session: Session[State], weight: Callable[[State, Decision], float]) -> Lines:
    """A game up to the decision of most weight; all its answers are played and taken back in turn."""
    weights = [weight(session.position(at), entry) for at, entry in enumerate(session.entries)]
    at = weights.index(max(weights))
    asked: Question[Any] = session.position(at).stack[-1]
    answers = [play(asked.seat, action) for action in islice(asked.actions(session.position(at)), BRANCHES)]
    return chain(plays(session.entries[:at]), chain.from_iterable((answer, UNDO) for answer in cycle(answers)))


def width(s: State, _: Decision) -> float:
    """In how many ways a decision can be made."""
    return len(s.stack[-1].actions(s))


def cost(s: State, entry: Decision) -> float:
    """How long the consequences of a decision take to be found."""
    return milliseconds(lambda: step(s.copy(), entry.action, []))


def kinds(session: Session[State]) -> dict[str, Lines]:
    """What a file is filled with."""
    return {
        "undo and redo of all": chain(plays(session.entries), cycle([*[UNDO] * 400, *[REDO] * 400])),
        "thousands of branches": in_turn(session, width),
        "the costliest decision": in_turn(session, cost),
        "advice": repeat({"line": "hint", "seat": 0}),
        "seats": repeat({"line": "seat", "seat": 0, "player": "human"}),
        "empty lines": repeat({}),
    }


def reading(file: Path) -> tuple[float, float]:
    """Seconds to read a saved game, and megabytes that this process, which does nothing else, has taken at most."""
    from resource import RUSAGE_SELF, getrusage

    game = real()
    seconds = milliseconds(lambda: (read(file).seats(), read(file).replay(game)), 1) / 1000
    return seconds, getrusage(RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024) / 1e6


def rows() -> list[Row]:
    """Time and memory for each kind of file."""
    game, found = real(), []
    with TemporaryDirectory() as name, get_context("spawn").Pool(1, maxtasksperchild=1) as pool:
        for what, lines in kinds(played(game, PLAYERS, SEED)).items():
            file = Path(name) / "largest.indonesia"
            file.write_bytes(largest(game, lines))
            seconds, memory = pool.apply(reading, (file,))
            about = f"reading the largest file of {what}"
            found.append(Row(about, seconds, "s", f"about {SECONDS} s", seconds <= SECONDS))
            found.append(Row(f"{about}, memory", memory, "MB", f"at most {MEGABYTES} MB", memory <= MEGABYTES))
    return found
