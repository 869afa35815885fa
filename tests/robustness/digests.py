"""Short names for the course of a game."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence

import msgspec

from indonesia_qt.core.record import Record


def digest(actions: Sequence[bytes]) -> str:
    """Different for different decisions, each given as JSON."""
    return hashlib.sha256(b"\n".join(actions)).hexdigest()


def course(record: Record) -> Iterator[tuple[int, str]]:
    """How many decisions there are, and their digest, from the beginning on and after each line of a saved game."""
    made: list[bytes] = []
    undone: list[bytes] = []
    yield 0, digest(made)
    for raw in record.lines:
        line = msgspec.json.decode(raw)
        match line["line"]:
            case "play":
                made.append(msgspec.json.encode(line["action"]))
                undone.clear()
            case "undo":
                undone.append(made.pop())
            case "redo":
                made.append(undone.pop())
        yield len(made), digest(made)
