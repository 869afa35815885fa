"""Everything that is wrong with a draft, what of it the designer wants to be left as it is, and why."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping

from msgspec import Struct

from indonesia_qt.board.checks import all_checks, link_checks
from indonesia_qt.board.checks.problem import Problem, left_alone
from indonesia_qt.board.model import IgnoredProblem
from indonesia_qt.games.indonesia.rules import scenario_check
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.edit.draft import Draft, EditError
from indonesia_qt.mapmaking.edit.immutable_update import updated
from indonesia_qt.mapmaking.review import overlap_check


class Checks(Struct, frozen=True, eq=False):
    """What a check found, errors first: the problems that are to be solved, and those that are ignored, with notes."""

    open: tuple[Problem, ...]
    ignored: Mapping[Problem, str]

    @property
    def errors(self) -> int:
        """How many open problems make the map unfit for play."""
        return sum(problem.level == "error" for problem in self.open)

    @property
    def warnings(self) -> int:
        """How many open problems only make the map worse."""
        return len(self.open) - self.errors


def checked(draft: Draft) -> Checks:
    """All problems of `draft`.

    What was found out about shapes and links is remembered, so that checking a draft that differs a little from one
    that was checked before takes little time, and finds the same as if it were checked alone.
    """
    found = sorted({*_problems(draft)})
    known = left_alone(found, draft.board.ignored)
    return Checks(tuple(problem for problem in found if problem not in known), known)


def ignored(draft: Draft, problems: Collection[Problem], note: str) -> Draft:
    """The draft on which it is known that these problems are to be left as they are, and why.

    Raises `EditError` when the note says nothing, and for problems that have no kind.
    """
    reason = " ".join(note.split())
    if not reason:
        raise EditError(tr("Say why this can be left as it is."))
    if any(not problem.kind for problem in problems):
        raise EditError(tr("This can't be left as it is."))
    fresh = (IgnoredProblem(problem.place, problem.kind, reason) for problem in problems)
    return _with_ignored(draft, (*_others(draft, problems), *fresh))


def no_longer_ignored(draft: Draft, problems: Collection[Problem]) -> Draft:
    """The draft on which these problems are to be solved after all."""
    return _with_ignored(draft, _others(draft, problems))


def _problems(draft: Draft) -> Iterator[Problem]:
    board = draft.board
    found = all_checks.problems(board)
    yield from found
    if link_checks.BROKEN.isdisjoint(problem.kind for problem in found):
        yield from overlap_check._overlap_problems(board)
        yield from scenario_check.problems_of(board, draft.data)


def _others(draft: Draft, problems: Collection[Problem]) -> list[IgnoredProblem]:
    """What is ignored beside `problems`."""
    keys = {(problem.place, problem.kind) for problem in problems}
    return [known for known in draft.board.ignored if (known.place, known.kind) not in keys]


def _with_ignored(draft: Draft, known: Iterable[IgnoredProblem]) -> Draft:
    return updated(draft, board=updated(draft.board, ignored=tuple(sorted(set(known)))))
