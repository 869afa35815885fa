"""Land areas are copied as text and pasted on free water; what is hostile is refused."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

from indonesia_qt.board.adjacency import geometry
from indonesia_qt.board.draft import Draft, EditError, found
from indonesia_qt.library import load_map
from indonesia_qt.mapmaking.edit.shapes import split_and_merge
from indonesia_qt.mapmaking.imports import copied_areas
from indonesia_qt.mapmaking.imports.copied_areas import copied, duplicated, pasted, read, written
from tests.mapmaking import boards
from tests.mapmaking.islands import islands
from tests.mapmaking.maps import two_islands
from tests.mapmaking.sound import require_shared, require_sound
from tests.soak import soak_but

SQUARE = [[[[0, 0], [30, 0], [30, 30], [0, 30], [0, 0]]]]


def opened(name: str) -> Draft:
    found_map = load_map(name)
    return Draft(found_map.board, found_map.data)


def clip(*areas: dict[str, Any], number: int = 1) -> bytes:
    return json.dumps({"format": number, "areas": areas}).encode()


def area(shape: object = SQUARE, name: object = "Cape", province: object = "West") -> dict[str, object]:
    return {"name": name, "province": province, "shape": shape}


def test_a_copy_lies_on_free_water_beside_the_original_with_a_name_of_its_own() -> None:
    draft = opened("lagoon")
    land = next(land for land in draft.board.lands if land.place)
    after = duplicated(draft, [land.id])
    require_sound(draft.board, after.draft.board)
    require_shared(draft.board, after.draft.board)
    (new,) = after.areas
    copy = found(after.draft.board.lands, new)
    assert copy.province == land.province
    assert copy.place == f"{land.place} 2"
    assert geometry(copy.shape).area == pytest.approx(geometry(land.shape).area, abs=1)
    assert not after.in_place
    assert [other for other in after.draft.board.lands if other.id != new] == [*draft.board.lands]
    assert after.draft.data is draft.data


def test_areas_that_touch_are_copied_together_and_linked_as_they_were() -> None:
    draft = opened("indonesia")
    after = duplicated(draft, ["bali-1", "bali-2"])
    require_sound(draft.board, after.draft.board)
    assert set(after.areas) in [{link.a, link.b} for link in after.draft.board.land_land]


def test_what_is_pasted_into_another_map_brings_its_province() -> None:
    draft = two_islands()
    after = pasted(opened("lagoon"), copied(draft.board, [draft.board.lands[0].id]))
    home = draft.board.lands[0].province
    names = {province.id: province.name for province in after.draft.board.provinces}
    (new,) = after.areas
    assert names[found(after.draft.board.lands, new).province] == found(draft.board.provinces, home).name
    require_sound(opened("lagoon").board, after.draft.board)


def test_an_area_comes_back_to_its_free_place() -> None:
    draft = islands()
    cut = copied(draft.board, ["east-1"])
    bare = split_and_merge.given(draft, "east-1", "strait")
    after = pasted(bare, cut)
    assert after.in_place
    assert geometry(found(after.draft.board.lands, after.areas[0]).shape).equals(geometry(cut[0].shape))


def test_a_text_gives_what_was_copied() -> None:
    areas = copied(opened("indonesia").board, ["bali-1", "bali-2", "aceh-1"])
    assert read(written(areas)) == areas


def test_seas_alone_are_not_copied() -> None:
    with pytest.raises(EditError, match="Only land areas"):
        copied(islands().board, ["north"])


def test_without_free_water_nothing_is_pasted() -> None:
    draft = boards.draft(boards.grid(4, 3))
    with pytest.raises(EditError, match="no free water"):
        duplicated(draft, [land.id for land in draft.board.lands])


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (b"", "damaged"),
        (b"\xff\xfe", "damaged"),
        (b"[" * 100_000, "damaged"),
        (b'{"format": 1}', "damaged"),
        (b" " * (copied_areas.LARGEST + 1), "too much"),
        (clip(), "damaged"),
        (clip(area(), number=2), "another version"),
        (clip(area(name=None)), "damaged"),
        (clip(area(shape=[])), "damaged"),
        (clip(area(shape=[[]])), "damaged"),
        (clip(area(shape=[[[[0, 0], [30, 0], [0, 0]]]])), "damaged"),
        (clip(area(shape=[[[[0, 0], [30, 0], [30, 30], [0, 30]]]])), "damaged"),
        (clip(area(shape=[[[[0, 0], [30, 30], [30, 0], [0, 30], [0, 0]]]])), "damaged"),
        (clip(area(shape=[[[[0, 0], [1, 0], [1, 1], [0, 1], [0, 0]]]])), "damaged"),
        (clip(area(shape=[[[[0, 0], [1e9, 0], [1e9, 1e9], [0, 1e9], [0, 0]]]])), "damaged"),
        (clip(area()).replace(b"[30, 0]", b"[1e999, 0]"), "damaged"),
        (clip(area()).replace(b"[30, 0]", b"[NaN, 0]"), "damaged"),
        (clip(area(), area(name="Other")), "overlap"),
        (clip(*[area()] * (copied_areas.MOST_AREAS + 1)), "too much"),
        (clip(area(shape=[[[[0, 0]] * (copied_areas.MOST_CORNERS + 1)]])), "too much"),
    ],
)
def test_what_is_hostile_is_refused_with_a_sentence(text: bytes, sentence: str) -> None:
    with pytest.raises(EditError, match=sentence):
        read(text)


@pytest.mark.timeout(20)
def test_a_tangle_is_refused_in_time() -> None:
    chance = Random(1)
    line = [[chance.uniform(0, 900), chance.uniform(0, 900)] for _ in range(copied_areas.MOST_CORNERS - 1)]
    with pytest.raises(EditError, match="damaged"):
        read(clip(area(shape=[[[*line, line[0]]]])))


def test_names_stay_text() -> None:
    draft = opened("lagoon")
    hostile = area(name="<b>Bold</b>\u202e\n%s {name} " + "x" * 500, province="<img src=x>\x00")
    after = pasted(draft, read(clip(hostile)))
    land = found(after.draft.board.lands, after.areas[0])
    assert land.place is not None
    assert land.place.startswith("<b>Bold</b>\N{REPLACEMENT CHARACTER} %s {name} xxx")
    assert len(land.place) <= 60
    assert found(after.draft.board.provinces, land.province).name.startswith("<img src=x>")


@settings(max_examples=25, deadline=None)
@given(st.recursive(st.none() | st.floats() | st.text(max_size=5), lambda inner: st.lists(inner, max_size=4)))
def test_any_shape_is_read_or_refused(shape: object) -> None:
    try:
        read(json.dumps({"format": 1, "areas": [area(shape=shape)]}).encode())
    except EditError:
        return


@pytest.mark.parametrize("seed", soak_but((0, 1), range(6)))
def test_a_map_stays_whole_whatever_is_duplicated(seed: int) -> None:
    chance = Random(seed)
    draft = opened("lagoon" if seed % 2 else "indonesia")
    done = 0
    for _ in range(4):
        ids = [land.id for land in chance.sample(draft.board.lands, chance.choice([1, 2, 4]))]
        try:
            after = duplicated(draft, ids)
        except EditError:
            continue
        done += 1
        require_sound(draft.board, after.draft.board)
        grounds = [geometry(found(after.draft.board.lands, id).shape) for id in ids + list(after.areas)]
        assert shapely.union_all(grounds).area == pytest.approx(sum(ground.area for ground in grounds))
        draft = after.draft
    assert done
