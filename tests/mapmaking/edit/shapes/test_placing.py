"""Areas are moved, scaled, turned and mirrored, and the map stays whole."""

from __future__ import annotations

from random import Random

import pytest

from indonesia_qt.board.adjacency import geometry
from indonesia_qt.board.draft import Draft, EditError, found
from indonesia_qt.library import load_map
from indonesia_qt.mapmaking.edit.shapes.placing import Placing, enlarged, middle, mirrored, placed, placing
from indonesia_qt.mapmaking.edit.shapes.split_and_merge import divided
from indonesia_qt.mapmaking.review.checks import checked
from indonesia_qt.mapmaking.review.fixes import fixes
from tests.mapmaking.islands import islands
from tests.mapmaking.sound import require_partition, require_shared, require_sound
from tests.soak import soak_but


def test_an_island_is_moved_with_all_that_belongs_to_it() -> None:
    draft = islands()
    after = placed(draft, ["east-1"], placing((0, 0), (-20, 10)))
    require_sound(draft.board, after.board)
    require_shared(draft.board, after.board)
    moved = found(after.board.lands, "east-1")
    assert geometry(moved.shape).bounds == (240, 90, 380, 170)
    assert (moved.token, moved.radius) == ((310, 130), 40)
    assert [label.at for label in after.board.labels if label.of == "far-east"] == [(310, 110)]
    assert [label.strip for label in after.board.labels if label.of == "far-east"] == [(310, 133)]
    assert after.data is draft.data


def test_the_sea_beside_takes_what_an_area_leaves() -> None:
    draft = islands()
    after = placed(draft, ["east-1"], placing((0, 0), (-20, 10)))
    left = geometry(found(after.board.seas, "north").shape).area - geometry(found(draft.board.seas, "north").shape).area
    assert left > 0


def test_links_follow() -> None:
    draft = islands()
    after = placed(draft, ["east-1"], placing((0, 0), (-60, 20)))
    require_sound(draft.board, after.board)
    assert ("east-1", "west-2", "border") in [(link.a, link.b, link.kind) for link in after.board.land_land]
    assert after.board.arrows == ()


@pytest.mark.parametrize(
    ("way", "size"),
    [
        (placing((330, 120), scale=0.5), (70, 40)),
        (placing((330, 120), angle=90), (80, 140)),
        (mirrored((330, 120), upside_down=False), (140, 80)),
        (mirrored((330, 120), upside_down=True), (140, 80)),
    ],
)
def test_areas_are_scaled_turned_and_mirrored(way: Placing, size: tuple[float, float]) -> None:
    draft = islands()
    after = placed(draft, ["east-1"], way)
    require_sound(draft.board, after.board)
    left, top, right, bottom = geometry(found(after.board.lands, "east-1").shape).bounds
    assert (right - left, bottom - top) == pytest.approx(size)


@pytest.mark.parametrize("by", [(-1, 0), (0, 1), (-1, 1), (-2, -1)])
def test_a_small_step_moves_an_area_and_leaves_its_form(by: tuple[float, float]) -> None:
    draft = islands()
    after = placed(draft, ["east-1"], placing((0, 0), by))
    require_sound(draft.board, after.board)
    before, now = (geometry(found(one.board.lands, "east-1").shape) for one in (draft, after))
    assert now.bounds == (260 + by[0], 80 + by[1], 400 + by[0], 160 + by[1])
    assert now.area == pytest.approx(before.area)


def test_an_area_at_the_edge_is_scaled_there() -> None:
    draft = islands()
    after = placed(draft, ["east-1"], placing((400, 160), scale=0.7))
    require_sound(draft.board, after.board)


def test_several_are_moved_together() -> None:
    draft = islands()
    after = placed(draft, ["west-1", "west-2"], placing((0, 0), (10, 20)))
    require_sound(draft.board, after.board)
    assert any({link.a, link.b} == {"west-1", "west-2"} for link in after.board.land_land)


@pytest.mark.parametrize(
    ("ids", "way", "sentence"),
    [
        (["east-1"], placing((0, 0), (50, 0)), "has to stay on the canvas"),
        (["east-1"], placing((330, 120), scale=20), "scaled to 10% to 1,000%"),
        (["atlantis"], placing((0, 0), (5, 0)), "no “atlantis”"),
        (["west-1", "west-2", "east-1", "north", "strait", "south"], placing((0, 0), (1, 1)), "stay on the canvas"),
        (["west-1", "west-2", "east-1", "north", "strait", "south"], placing((200, 140), scale=0.9), "fewer of them"),
    ],
)
def test_what_cannot_be_is_refused(ids: list[str], way: Placing, sentence: str) -> None:
    with pytest.raises(EditError, match=sentence):
        placed(islands(), ids, way)


def test_a_narrow_area_is_enlarged_until_its_token_fits() -> None:
    draft, (thin,), _ = divided(islands(), "east-1", [(390.0, 70.0), (390.0, 170.0)])
    draft, (narrow,), _ = divided(draft, "east-1", [(280.0, 70.0), (280.0, 170.0)])
    for id in (thin, narrow):
        after = enlarged(draft, id, 12.0)
        require_sound(draft.board, after.board)
        assert found(after.board.lands, id).radius >= 12
        assert "small-token" not in {one.kind for one in checked(after).open if id in one.areas}
        assert [fix.text for one in checked(draft).open if one.areas == (id,) for fix in fixes(draft, one)]


@pytest.mark.parametrize("seed", soak_but(range(4), range(12)))
def test_a_map_stays_whole_whatever_is_put_elsewhere(seed: int) -> None:
    chance, opened = Random(seed), load_map("lagoon" if seed % 2 else "indonesia")
    draft = Draft(opened.board, opened.data)
    done = 0
    for _ in range(12):
        areas = [area.id for area in draft.board.areas()]
        ids = chance.sample(areas, chance.choice([1, 1, 2, 3]))
        about = middle(draft.board, ids)
        way = chance.choice(
            [
                placing(about, (chance.uniform(-90, 90), chance.uniform(-90, 90))),
                placing(about, scale=chance.uniform(0.5, 1.6), angle=chance.uniform(-180, 180)),
                mirrored(about, upside_down=chance.random() < 0.5),
            ]
        )
        try:
            draft = placed(draft, ids, way)
        except EditError:
            continue
        done += 1
        require_partition(draft.board)
    assert done
