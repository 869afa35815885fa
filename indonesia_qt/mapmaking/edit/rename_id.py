"""Changes an id, with all that refers to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from indonesia_qt.board.adjacency import Pair, pair
from indonesia_qt.board.draft import Draft, EditError, each, name_of, place, updated
from indonesia_qt.board.model import Arrow, BoardMap, GeometryException, LandLink
from indonesia_qt.games import map_data_of
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.edit.naming import PROPER_ID, taken_ids

_After = Callable[[str], str]
"""An id as it is after the change."""
_L = TypeVar("_L", LandLink, GeometryException)


def change_id(draft: Draft, old: str, new: str) -> Draft:
    """Give a province, an area or a lake another id, and change all that refers to it.

    What the game has on the map follows. Raises `EditError` when the new id is taken, or isn't made of
    letters, digits and single hyphens.
    """
    if new == old:
        return draft
    name = name_of(draft.board, place(draft.board, old).id)
    if not PROPER_ID.fullmatch(new):
        text = tr(
            "The ID of {name} can’t be “{id}”. Use only letters, digits and single hyphens.",
            name=name,
            id=new,
        )
        raise EditError(text)
    if new in taken_ids(draft):
        other = name_of(draft.board, new)
        raise EditError(
            tr("The ID of {name} can’t be “{id}” because {other} already has it.", name=name, id=new, other=other)
        )

    data, entries = map_data_of(draft.game).renamed(draft, old, new)
    renamed = {old: new, **entries}

    def after(id: str) -> str:
        return renamed.get(id, id)

    return updated(draft, board=_board(draft.board, after), data=data)


def _board(board: BoardMap, after: _After) -> BoardMap:
    return updated(
        board,
        provinces=each(board.provinces, lambda part: updated(part, id=after(part.id))),
        lands=each(board.lands, lambda part: updated(part, id=after(part.id), province=after(part.province))),
        seas=each(board.seas, lambda part: updated(part, id=after(part.id))),
        lakes=each(board.lakes, lambda part: updated(part, id=after(part.id))),
        labels=each(board.labels, lambda label: updated(label, of=after(label.of))),
        land_land=each(board.land_land, lambda link: _with_ends(link, after)),
        land_sea=each(board.land_sea, lambda two: _pair(two, (after(two[0]), after(two[1])))),
        sea_sea=each(board.sea_sea, lambda two: _pair(two, pair(after(two[0]), after(two[1])))),
        arrows=each(board.arrows, lambda arrow: _arrow(arrow, after)),
        exceptions=each(board.exceptions, lambda decided: _with_ends(decided, after)),
        own_of=tuple((_named(thing, after), own) for thing, own in board.own_of),
        members_of=tuple((_named(id, after), members) for id, members in board.members_of),
        ignored=each(board.ignored, lambda problem: updated(problem, place=_named(problem.place, after))),
    )


def _pair(old: Pair, new: Pair) -> Pair:
    """The `new` pair; the very same object as before, in whichever order, when it has the same areas."""
    return old if set(old) == set(new) else new


def _with_ends(link: _L, after: _After) -> _L:
    a, b = _pair((link.a, link.b), pair(after(link.a), after(link.b)))
    return updated(link, a=a, b=b)


def _arrow(arrow: Arrow, after: _After) -> Arrow:
    a, b = after(arrow.a), after(arrow.b)
    if {a, b} == {arrow.a, arrow.b}:
        return arrow
    return Arrow(a, b, arrow.line) if a < b else Arrow(b, a, arrow.line[::-1])


def _named(place: str, after: _After) -> str:
    """The place of a problem: an id, several of them, or a thing that belongs to one or two."""
    for between in (" - ", ", "):
        if between in place:
            return between.join(sorted(map(after, place.split(between))))
    *thing, ids = place.split(":", 1)
    return ":".join([*thing, *sorted(map(after, ids.split(":")))])
