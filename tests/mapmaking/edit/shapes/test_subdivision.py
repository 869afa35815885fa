"""An area is divided into several of much the same size."""

from __future__ import annotations

import pytest

from indonesia_qt.board.adjacency import geometry
from indonesia_qt.board.draft import Draft, EditError, name_of
from indonesia_qt.library import load_map
from indonesia_qt.mapmaking.edit.shapes.split_and_merge import divided, merged
from indonesia_qt.mapmaking.edit.shapes.subdivision import divided_together, subdivided
from tests.mapmaking.islands import islands
from tests.mapmaking.sound import require_shared, require_sound
from tests.soak import soak_but


@pytest.mark.parametrize("area", ["west-1", "west-2", "north", "south"])
@pytest.mark.parametrize("count", [2, 3, 5])
def test_parts_are_comparable_and_the_map_stays_whole(area: str, count: int) -> None:
    draft = islands()
    after, parts = subdivided(draft, area, count, 1)
    require_sound(draft.board, after.board)
    require_shared(draft.board, after.board)
    assert len(parts) == len(set(parts)) == count
    assert parts[0] == area
    sizes = [geometry(one.shape).area for one in after.board.areas() if one.id in parts]
    assert max(sizes) < 3 * min(sizes)


def test_the_same_seed_gives_the_same_parts() -> None:
    draft = islands()
    one, other, another = (subdivided(draft, "south", 4, seed)[0] for seed in (7, 7, 8))
    assert one.board == other.board != another.board


def test_parts_are_named_after_the_area() -> None:
    draft = islands()
    sea, parts = subdivided(draft, "south", 3, 1)
    assert [name_of(sea.board, part) for part in parts] == ["South Sea", "South Sea 2", "South Sea 3"]
    land, parts = subdivided(draft, "west-2", 3, 1)
    assert [name_of(land.board, part) for part in parts] == ["Cape", "Cape 2", "Cape 3"]
    assert {one.province for one in land.board.lands if one.id in parts} == {"west"}


def test_an_area_of_islands_is_divided() -> None:
    draft = merged(islands(), "west-2", "east-1")
    after, parts = subdivided(draft, "west-2", 4, 1)
    require_sound(draft.board, after.board)
    assert len(parts) == 4


@pytest.mark.parametrize("count", [1, 25])
def test_too_few_or_too_many_are_refused(count: int) -> None:
    with pytest.raises(EditError, match="divided into 2 to 24 areas"):
        subdivided(islands(), "strait", count, 1)


def test_parts_without_room_for_a_token_are_refused() -> None:
    draft, *_ = divided(islands(), "strait", [(245.0, 80.0), (245.0, 160.0)])
    with pytest.raises(EditError, match="has no room for 24 areas"):
        subdivided(draft, draft.board.seas[-1].id, 24, 1)


@pytest.mark.parametrize(
    ("areas", "count", "shares"),
    [(["west-1", "west-2"], 4, [2, 2]), (["strait", "south"], 7, [1, 6]), (["west-1", "east-1"], 2, [1, 1])],
)
def test_several_areas_are_divided_by_their_sizes(areas: list[str], count: int, shares: list[int]) -> None:
    draft = islands()
    after, parts = divided_together(draft, areas, count, 1)
    require_sound(draft.board, after.board)
    assert len(parts) == len(set(parts)) == count
    assert len([*after.board.areas()]) == len([*draft.board.areas()]) + count - len(areas)
    wholes = [geometry(one.shape) for one in draft.board.areas() if one.id in areas]
    middles = [geometry(one.shape).representative_point() for one in after.board.areas() if one.id in parts]
    assert sorted(sum(map(whole.contains, middles)) for whole in wholes) == sorted(shares)


@pytest.mark.parametrize("count", [1, 49])
def test_fewer_parts_than_areas_and_too_many_are_refused(count: int) -> None:
    with pytest.raises(EditError, match="divided into 2 to 48 areas"):
        divided_together(islands(), ["west-1", "west-2"], count, 1)


@pytest.mark.parametrize("seed", soak_but((0,), range(3)))
def test_areas_with_real_coasts_are_divided(seed: int) -> None:
    found = load_map()
    draft = Draft(found.board, found.data)
    for area in ("banda-sea", "papua-3", "riau-2", "maluku-3"):
        after, _ = subdivided(draft, area, 3, seed)
        require_sound(draft.board, after.board)
