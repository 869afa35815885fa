"""Adds, merges and removes provinces, whose outlines are those of their land areas together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping

import shapely
from shapely import Geometry

from indonesia_qt.board import shapes
from indonesia_qt.board.adjacency import geometry
from indonesia_qt.board.draft import Draft, EditError, each, found, updated
from indonesia_qt.board.model import BoardMap, Province
from indonesia_qt.games import map_data_of
from indonesia_qt.i18n.text import counted, tr
from indonesia_qt.mapmaking.edit.naming import check_free, id_of, proper_name, taken_ids

TINTS = 8
"""So many tints a palette has at least; a province's is a number below."""


def add_province(draft: Draft, name: str) -> Draft:
    """Add a province without areas, the last; its id comes from its name (`new_province_id`).

    It gets the tint that the fewest others have. Raises `EditError` when a province has the name already.
    """
    name = proper_name(name)
    check_free(draft.board, Province, name)
    used = Counter(province.tint % TINTS for province in draft.board.provinces)
    fresh = _new_province(name, taken_ids(draft), used)
    return draft.with_board(provinces=(*draft.board.provinces, fresh))


def new_province_id(draft: Draft, name: str) -> str:
    """Return the id that `add_province` gives to a province called `name`."""
    return id_of(proper_name(name), taken_ids(draft))


def with_province(draft: Draft, name: str) -> tuple[Draft, str]:
    """Find the province called `name`, or add it; return the draft and the province's id.

    Raises `EditError` when a new province can't have the name.
    """
    draft, (id,) = with_provinces(draft, [name])
    return draft, id


def with_provinces(draft: Draft, names: Iterable[str]) -> tuple[Draft, list[str]]:
    """Find or add a province for each name, as `with_province` does; return the draft and their ids."""
    provinces, found_ids = list(draft.board.provinces), list[str]()
    known = {province.name.casefold(): province.id for province in reversed(provinces)}
    taken, used = taken_ids(draft), Counter(province.tint % TINTS for province in provinces)
    for name in names:
        called = proper_name(name)
        if called.casefold() not in known:
            new = _new_province(called, taken, used)
            provinces.append(new)
            taken.add(new.id)
            used[new.tint] += 1
            known[called.casefold()] = new.id
        found_ids.append(known[called.casefold()])
    return draft.with_board(provinces=tuple(provinces)), found_ids


def _new_province(name: str, taken: Collection[str], used: Mapping[int, int]) -> Province:
    """A province without areas, with the tint that is used the least."""
    return Province(id_of(name, taken), name, min(range(TINTS), key=lambda tint: used[tint]), ())


def tint(draft: Draft, id: str, number: int) -> Draft:
    """Give a province another tint. Raises `EditError` for one that no palette has."""
    if not 0 <= number < TINTS:
        raise EditError(tr("There are {n} colours, from 0 to {last}.", n=TINTS, last=TINTS - 1))
    return draft.with_place(updated(found(draft.board.provinces, id), tint=number))


def remove_province(draft: Draft, id: str) -> Draft:
    """Remove a province and its label. Raises `EditError` while areas belong to it, or the game needs it."""
    board, name = draft.board, found(draft.board.provinces, id).name
    areas = sum(area.province == id for area in board.lands)
    if areas:
        text = counted(
            areas,
            "{province} still has {n} land area. Assign it to another province first.",
            "{province} still has {n} land areas. Assign them to other provinces first.",
            province=name,
        )
        raise EditError(text)
    data = map_data_of(draft.game).without(draft, id)
    fewer = updated(
        board,
        provinces=tuple(other for other in board.provinces if other.id != id),
        labels=tuple(label for label in board.labels if label.of != id),
    )
    return updated(draft, board=fewer, data=data)


def assign(draft: Draft, areas: Collection[str], to: str) -> Draft:
    """Move land `areas` to the province `to`; the outlines of all provinces follow.

    Raises `EditError` when one of them isn't land.
    """
    board, home = draft.board, found(draft.board.provinces, to)
    left = {found(board.lands, area).province for area in areas}
    lands = each(board.lands, lambda area: updated(area, province=home.id) if area.id in areas else area)
    return updated(draft, board=outlined(updated(board, lands=lands), left | {to}))


def merge_provinces(draft: Draft, kept: str, gone: str) -> Draft:
    """Give all that belongs to the province `gone` to `kept`: areas, and what the game has there.

    Raises `EditError` when they are the same, or the game can't do that.
    """
    if kept == gone:
        raise EditError(tr("{province} can’t be merged with itself.", province=found(draft.board.provinces, kept).name))
    found(draft.board.provinces, gone)
    moved = assign(draft, [area.id for area in draft.board.lands if area.province == gone], kept)
    data = map_data_of(draft.game).merged(moved, kept, gone)
    return remove_province(updated(moved, data=data), gone)


def outlined(board: BoardMap, ids: Collection[str]) -> BoardMap:
    """Return `board` with the outlines of these provinces made of those of their areas."""
    parts: dict[str, list[Geometry]] = {}
    for area in board.lands:
        if area.province in ids:
            parts.setdefault(area.province, []).append(geometry(area.shape))
    # They have every corner that those of their areas have.
    outlines = dict(zip(parts, shapes.shapes_of([*map(shapely.coverage_union_all, parts.values())]), strict=True))
    return updated(
        board,
        provinces=each(
            board.provinces,
            lambda province: updated(province, shape=outlines.get(province.id, ())) if province.id in ids else province,
        ),
    )
