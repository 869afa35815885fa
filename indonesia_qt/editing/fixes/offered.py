"""Which fixes there are for a problem."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from indonesia_qt.board.problem import Problem
from indonesia_qt.editing.draft import Draft
from indonesia_qt.editing.fixes import of_game, of_links, of_provinces, of_spots
from indonesia_qt.editing.fixes.fix import Fix

_ByKind = Mapping[str, Callable[[Draft, Problem], Iterator[Fix]]]
_FIXES: _ByKind = {**of_links.FIXES, **of_provinces.FIXES, **of_spots.FIXES, **of_game.FIXES}


def fixes(draft: Draft, problem: Problem) -> tuple[Fix, ...]:
    """What can be done about a problem that `draft` has, the likeliest first; nothing when only the designer knows."""
    offer = _FIXES.get(problem.kind)
    return tuple(offer(draft, problem)) if offer else ()
