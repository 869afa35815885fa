"""What the tables of the board say."""

from __future__ import annotations

import pytest

from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.state import Company, Options, State
from indonesia_qt.ui.games.indonesia.board.board_ui import IndonesiaBoardUi, sheets
from indonesia_qt.ui.games.indonesia.texts import IndonesiaTexts


@pytest.fixture
def state(game: Indonesia) -> State:
    """A city of each size, and nothing that is produced."""
    s = game.start(game.new_setup(Options(), 2, 1))
    s.cities.update({"aceh-1": 1, "riau-1": 2, "lampung-1": 3})
    return s


def needs(s: State) -> dict[str, object]:
    """What each city needs to grow, as the table says it."""
    tables = sheets(IndonesiaTexts(s.scenario, ["Ana", "Budi"]), s)
    cities = next(sheet for sheet in tables if sheet.name == "Cities")
    return {row.place: row.cells[-1] for row in cities.rows}


def test_without_goods_only_the_largest_city_is_called_so(state: State) -> None:
    """R-CIT-01: as long as no good is on the board a city needs none."""
    assert needs(state) == {"aceh-1": "nothing", "riau-1": "nothing", "lampung-1": "largest"}


def test_with_goods_each_city_says_what_it_needs(state: State) -> None:
    state.companies["a-bali-rice"] = Company("a-bali-rice", "rice", 0, ("a-bali-rice",), areas=["bali-2"])
    state.received["aceh-1", "rice"] = 1
    assert needs(state) == {"aceh-1": "grows", "riau-1": "2 rice", "lampung-1": "largest"}


def test_keys_go_to_cities_and_own_areas_and_name_what_borders_them(state: State) -> None:
    ui = IndonesiaBoardUi()
    state.companies["a-bali-rice"] = Company("a-bali-rice", "rice", 0, ("a-bali-rice",), areas=["bali-2", "bali-1"])
    state.players[0].companies.append("a-bali-rice")
    assert ui.stops(state, 0, "own") == ("bali-2", "bali-1")
    assert ui.stops(state, 1, "own") == ()
    assert ui.stops(state, 1, "town") == ("aceh-1", "riau-1", "lampung-1")
    assert set(ui.neighbours(state, "bali-2")) == {"bali-1", "nusa-tenggara-barat-1", "bali-sea"}
    assert {"bali-2", *state.scenario.sea_neighbours["bali-sea"]} <= set(ui.neighbours(state, "bali-sea"))
