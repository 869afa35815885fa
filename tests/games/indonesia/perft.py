"""How many ways a game can go on from a position: the legal answers to a depth, all of them.

`perft.json` holds positions out of the recorded games, each by the game and the number of decisions that lead to it,
with the number of sequences of 1, 2, 3 … legal answers that are possible there. Every bid of a range is counted; a sale
counts once for each zone, line and city, as it is listed; a sequence that ends the game sooner counts as one.

`python -m tests.games.indonesia.perft` counts anew; that is needed when the recorded games were made anew or a rule was
corrected, and for nothing else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

from indonesia_qt.core.flow import question, settle, step
from indonesia_qt.core.record import read
from indonesia_qt.core.session import Session
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.games.indonesia.rules.year import present_phase
from tests.games.indonesia.recordings import RECORDINGS, Recording

FILE = Path(__file__).parent / "perft.json"
DEEPEST = 5
MOST_POSITIONS = 900
"""So many positions are looked at in one count, at most; that sets its depth."""


class Root(msgspec.Struct, frozen=True):
    """A position, the phase and the kinds of answer that it asks for, and the counts for depth 1, 2, 3 …"""

    game: str
    decisions: int
    phase: str
    answers: tuple[str, ...]
    counts: tuple[int, ...]


def perft(s: State, depth: int) -> int:
    """The number of sequences of `depth` legal answers from a position."""
    asked = question(s)
    if asked is None:
        return 1
    actions = asked.actions(s)
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = s.copy()
        step(after, action, [])
        total += perft(after, depth - 1)
    return total


@cache
def entries(recording: Recording) -> Session[State]:
    """A recorded game with all its decisions."""
    session, fault = read(recording.save).replay(recording.game)
    assert fault is None, fault
    return session


def states(recording: Recording) -> Iterator[State]:
    """The positions of a recorded game that ask somebody, from the first on; the same object throughout."""
    session = entries(recording)
    s = session.game.start(session.setup)
    settle(s, [])
    for entry in session.entries:
        yield s
        step(s, entry.action, [])
    if question(s) is not None:
        yield s


def answers(s: State) -> tuple[str, ...]:
    """The kinds of answer that a position asks for."""
    asked = question(s)
    assert asked is not None
    return tuple(sorted(kind.__name__ for kind in asked.answers))


def state_of(root: Root) -> State:
    """The position of a root."""
    recording = next(recording for recording in RECORDINGS if recording.name == root.game)
    return next(s for number, s in enumerate(states(recording)) if number == root.decisions).copy()


def roots() -> list[Root]:
    """The positions of the file."""
    return msgspec.json.decode(FILE.read_bytes(), type=list[Root])


def counted(s: State, recording: Recording, decisions: int) -> Root:
    """A root with its counts, as deep as the bound on positions lets it be."""
    counts = [perft(s, 1)]
    looked_at = 1 + counts[0]
    while len(counts) < DEEPEST and looked_at <= MOST_POSITIONS:
        counts.append(perft(s, len(counts) + 1))
        looked_at += counts[-1]
    return Root(recording.name, decisions, present_phase(s) or "", answers(s), tuple(counts))


def chosen() -> Iterator[Root]:
    """Of each kind of question two positions on either board, the richest of their games and of different games."""
    rich: dict[tuple[str, str, tuple[str, ...]], tuple[int, int]] = {}
    for recording in RECORDINGS:
        for number, s in enumerate(states(recording)):
            asked = question(s)
            assert asked is not None
            key = recording.board, recording.name, answers(s)
            rich[key] = max(rich.get(key, (0, 0)), (min(len(asked.actions(s)), MOST_POSITIONS), number))
    taken: Counter[tuple[str, tuple[str, ...]]] = Counter()
    used: Counter[str] = Counter()
    for board, name, kind in sorted(rich, key=lambda key: key[2]):
        rivals = [other for b, other, k in rich if (b, k) == (board, kind)]
        if name in sorted(rivals, key=lambda other: (used[other], other))[: 2 - taken[board, kind]]:
            taken[board, kind] += 1
            used[name] += 1
            recording = next(recording for recording in RECORDINGS if recording.name == name)
            number = rich[board, name, kind][1]
            yield counted(next(s for n, s in enumerate(states(recording)) if n == number).copy(), recording, number)


if __name__ == "__main__":
    lines = b",\n".join(msgspec.json.encode(root) for root in chosen())
    FILE.write_bytes(b"[\n" + lines + b"\n]\n")
