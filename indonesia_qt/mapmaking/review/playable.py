"""Makes a map playable by the fixes that are offered for its problems, and says what each of them did."""

from __future__ import annotations

from collections.abc import Generator

from msgspec import Struct

from indonesia_qt.board import adjacency
from indonesia_qt.board.checks.problem import Problem
from indonesia_qt.board.draft import Draft, EditError
from indonesia_qt.mapmaking.files.plain_draft import PlainDraft, plain
from indonesia_qt.mapmaking.review.checks import Checks, checked
from indonesia_qt.mapmaking.review.fixes import fixes

ROUNDS = 3
"""How often the fixes of what is left are tried: one fix may make room for another."""


class Solved(Struct, frozen=True):
    """The sentence about a problem, and the words of the fix that solved it."""

    problem: str
    fix: str


class Mended(Struct, frozen=True, eq=False):
    """A draft after fixes, what each of them solved, and the problems that are left, errors first."""

    draft: PlainDraft
    solved: tuple[Solved, ...]
    left: tuple[Problem, ...]


def mended(draft: Draft) -> Generator[float, None, Mended]:
    """Yield how much of the work is done, from 0 to 1, and return the draft after the likeliest fixes.

    A fix is taken only if it solves its problem and makes no more of them. Whether areas are adjacent is for the
    designer to decide: links change only where there is an error without that.
    """
    solved: list[Solved] = []
    known = checked(draft)
    for turn in range(ROUNDS):
        before, tried = draft, set[tuple[str, str]]()
        while problem := next((one for one in known.open if (one.kind, one.place) not in tried), None):
            tried.add((problem.kind, problem.place))
            if (found := _solved(draft, known, problem)) is not None:
                draft, known, words = found
                solved.append(Solved(problem.text, words))
            yield (turn + len(tried) / (len(tried) + len(known.open))) / ROUNDS
        if draft is before:
            break
    return Mended(plain(draft), tuple(solved), known.open)


def _solved(draft: Draft, before: Checks, problem: Problem) -> tuple[Draft, Checks, str] | None:
    """The draft after the likeliest fix that solves a problem, its problems, and the words of that fix; None without.

    All checks of a large map take long, so those of the draft `before` are handed over.
    """
    for fix in fixes(draft, problem):
        try:
            after = fix.change(draft)
        except EditError:
            continue
        now = checked(after)
        is_gone = all((one.kind, one.place) != (problem.kind, problem.place) for one in now.open)
        if not is_gone or (now.errors, len(now.open)) > (before.errors, len(before.open)):
            continue
        if problem.level == "error" or _links(draft) == _links(after):
            return after, now, fix.text
    return None


def _links(draft: Draft) -> frozenset[adjacency.Pair]:
    return frozenset(adjacency.links_of(draft.board).kinds)
