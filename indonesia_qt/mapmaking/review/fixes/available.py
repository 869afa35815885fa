"""Which fixes there are for a problem."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from indonesia_qt.board.checks.problem import Problem
from indonesia_qt.mapmaking.edit.draft import Draft
from indonesia_qt.mapmaking.review.fixes import game_fixes, link_fixes, placement_fixes, province_fixes
from indonesia_qt.mapmaking.review.fixes.fix import Fix

_ByKind = Mapping[str, Callable[[Draft, Problem], Iterator[Fix]]]
_FIXES: _ByKind = {
    **link_fixes._LINK_FIXES,
    **province_fixes._PROVINCE_FIXES,
    **placement_fixes._PLACEMENT_FIXES,
    **game_fixes._GAME_FIXES,
}


def fixes(draft: Draft, problem: Problem) -> tuple[Fix, ...]:
    """What can be done about a problem that `draft` has, the likeliest first; nothing when only the designer knows."""
    offer = _FIXES.get(problem.kind)
    return tuple(offer(draft, problem)) if offer else ()
