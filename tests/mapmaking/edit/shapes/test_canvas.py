"""The canvas of a map gets another size, and what is on it stays."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from indonesia_qt.board.draft import Draft, EditError
from indonesia_qt.board.model import Arrow, BoardMap
from indonesia_qt.mapmaking.edit.labels import add_label
from indonesia_qt.mapmaking.edit.new_map import blank
from indonesia_qt.mapmaking.edit.placement import place_ornament
from indonesia_qt.mapmaking.edit.provinces import add_province
from indonesia_qt.mapmaking.edit.shapes.canvas import resized
from indonesia_qt.mapmaking.edit.shapes.drawn_areas import lake_drawn, land_drawn, sea_drawn
from indonesia_qt.mapmaking.edit.shapes.split_and_merge import divided
from tests.mapmaking import boards
from tests.mapmaking.sound import require_partition, require_sound


@pytest.fixture
def aegean() -> Draft:
    """Crete in a sea that a slanting border parts, with a bay at the right edge."""
    draft = add_province(blank("aegean", "The Aegean", 800.0, 500.0), "Crete")
    draft, _ = land_drawn(draft, [(200.0, 150.0), (360.0, 160.0), (350.0, 300.0), (210.0, 310.0)], "crete")
    draft, *_ = divided(draft, "sea-1", [(430.0, 0.0), (520.0, 500.0)])
    draft, _ = sea_drawn(draft, [(580.0, 200.0), (810.0, 180.0), (810.0, 290.0), (570.0, 300.0)])
    return draft


def shapes_of_land(board: BoardMap) -> list[object]:
    return [land.shape for land in board.lands]


@pytest.mark.parametrize("size", [(1000.0, 500.0), (800.0, 640.5), (1200.0, 900.0), (640.0, 500.0), (760.0, 420.0)])
def test_it_is_larger_or_smaller_and_land_stays(aegean: Draft, size: tuple[float, float]) -> None:
    after = resized(aegean, *size)
    assert (after.board.width, after.board.height) == size
    assert shapes_of_land(after.board) == shapes_of_land(aegean.board)
    require_sound(aegean.board, after.board)


def test_there_and_back_again_it_is_the_same_to_see(aegean: Draft) -> None:
    after = resized(resized(aegean, 1100.0, 700.0), 800.0, 500.0)
    require_partition(after.board)
    assert [sea.id for sea in after.board.seas] == [sea.id for sea in aegean.board.seas]
    assert after.board.sea_sea == aegean.board.sea_sea


def test_the_same_size_changes_nothing(aegean: Draft) -> None:
    assert resized(aegean, 800.0, 500.0) is aegean


def test_land_at_the_edge_grows_with_it() -> None:
    draft = boards.draft(boards.grid(4, 3))
    board = draft.board
    after = resized(draft, board.width + 100, board.height + 50).board
    require_sound(board, after)
    assert after.neighbours() == board.neighbours()


def test_the_map_of_indonesia_gets_room(shipped: BoardMap) -> None:
    require_sound(shipped, resized(boards.draft(shipped), shipped.width + 160, shipped.height + 90).board)


def refusal(draft: Draft, width: float, height: float) -> str:
    with pytest.raises(EditError) as refused:
        resized(draft, width, height)
    return str(refused.value)


def test_nothing_but_water_is_cut_off(aegean: Draft) -> None:
    told = "The map can’t be that small. It would cut off {}."
    assert refusal(aegean, 355.0, 500.0) == told.format("Crete 1")
    assert refusal(aegean, 800.0, 305.0) == told.format("Crete 1")
    assert refusal(aegean, 400.0, 500.0) == told.format(aegean.board.seas[1].name)
    lake, _ = lake_drawn(aegean, [(600.0, 400.0), (640.0, 400.0), (620.0, 440.0)])
    assert refusal(lake, 610.0, 500.0) == told.format(lake.board.lakes[0].name)
    titled = place_ornament(aegean, "title", (560.0, 20.0, 200.0, 60.0))
    assert refusal(titled, 740.0, 500.0) == told.format("the title")
    named = add_label(aegean, "crete")
    moved = tuple(replace(label, at=(600.0, 400.0)) if label.of == "crete" else label for label in named.board.labels)
    assert refusal(replace(named, board=replace(named.board, labels=moved)), 600.0, 500.0) == told.format(
        "the label of Crete"
    )
    arrow = Arrow("crete-1", "crete-2", ((300.0, 200.0), (600.0, 200.0)))
    arrowed = replace(aegean, board=replace(aegean.board, arrows=(arrow,)))
    assert refusal(arrowed, 595.0, 500.0) == told.format("the arrow between Crete 1 and crete-2")


@pytest.mark.parametrize("size", [(100.0, 500.0), (500.0, 1e6), (float("nan"), 500.0)])
def test_nonsense_is_refused(aegean: Draft, size: tuple[float, float]) -> None:
    assert refusal(aegean, *size).startswith("Width and height must each be 200 to 20,000")
