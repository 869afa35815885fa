"""What map making asks about the data on a map."""

from __future__ import annotations

from indonesia_qt.board.draft import Draft, updated
from indonesia_qt.games.singapore.maps.layouts import PRESETS
from indonesia_qt.games.singapore.maps.map_data import SingaporeMapData
from indonesia_qt.games.singapore.rules.scenario import GameData, decode
from tests.games.singapore.boards import drawn

LAYOUT = PRESETS["wide"]
DATA = SingaporeMapData()


def draft() -> Draft[GameData]:
    return Draft(drawn(LAYOUT), LAYOUT.game_data("Singapore"))


def test_a_map_of_a_layout_has_no_problem() -> None:
    assert list(DATA.problems(draft())) == []


def test_a_new_map_has_no_tiles_which_is_a_problem() -> None:
    new = DATA.new("Mine")
    assert decode(DATA.text(new).encode()) == new
    [problem] = DATA.problems(updated(draft(), data=new))
    assert (problem.level, problem.place) == ("error", "start_buildings")
    assert problem.text == "The start tile needs 4 start buildings."


def test_the_file_is_decoded_to_equal_data() -> None:
    data = draft().data
    assert decode(DATA.text(data).encode()) == data
    assert DATA.retitled(data, "Mine").title == "Mine"


def test_an_area_keeps_its_place_under_another_id() -> None:
    before = draft().data
    lot = before.tiles[2][3]
    data, renamed = DATA.renamed(draft(), lot, "harbour")
    assert renamed == {}
    assert data.tiles[2] == (*before.tiles[2][:3], "harbour", *before.tiles[2][4:])
    assert DATA.renamed(draft(), before.start_lots[0], "x")[0].start_lots[0] == "x"
    assert DATA.renamed(draft(), before.start_buildings[1], "x")[0].start_buildings[1] == "x"


def test_a_tile_that_loses_an_area_is_no_tile_any_more() -> None:
    before = draft().data
    assert DATA.without(draft(), before.tiles[0][0]).tiles == before.tiles[1:]
    assert DATA.without(draft(), before.start_lots[3]).start_lots == before.start_lots[:3]
