"""All problems of one kind solved at once."""

from __future__ import annotations

from indonesia_qt.board.checks.problem import Problem
from indonesia_qt.mapmaking.edit.draft import Draft, EditError
from indonesia_qt.mapmaking.review.checks import checked
from indonesia_qt.mapmaking.review.fixes.available import fixes


def fixed(draft: Draft, kind: str) -> Draft:
    """The draft on which the likeliest fix of each open problem of this kind is done, where there is one.

    Each fix sees what those before it did. Raises `EditError` with the first refusal when none of them can be done.
    """
    refusal: EditError | None = None
    tried: set[str] = set()
    fresh = draft
    while (problem := _next(fresh, kind, tried)) is not None:
        tried.add(problem.place)
        for fix in fixes(fresh, problem)[:1]:
            try:
                fresh = fix.change(fresh)
            except EditError as error:
                refusal = refusal or error
    if fresh is draft and refusal is not None:
        raise refusal
    return fresh


def _next(draft: Draft, kind: str, tried: set[str]) -> Problem | None:
    found = (problem for problem in checked(draft).open if problem.kind == kind and problem.place not in tried)
    return next(found, None)
