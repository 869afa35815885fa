# ruff: noqa: N802
"""The numbers of the rule book."""

from __future__ import annotations

import pytest

from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules import constants
from indonesia_qt.games.indonesia.rules.actions import Expand, PlaceShip
from indonesia_qt.games.indonesia.rules.state import Options
from tests.games.indonesia.boards import sketch
from tests.games.indonesia.positions import Table


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_R_CON_01_two_to_five_players_with_100_rupiah_each(real: Indonesia, players: int) -> None:
    state = real.start(real.new_setup(Options(), players, 1))
    assert [(player.cash, player.bank, player.earnings) for player in state.players] == [(100, 0, 0)] * players


@pytest.mark.parametrize("players", [0, 1, 6])
def test_R_CON_01_not_fewer_and_not_more(real: Indonesia, players: int) -> None:
    with pytest.raises(ValueError, match=f"^The game is for 2 to 5 players, not for {players}"):
        real.new_setup(Options(), players, 1)


def test_R_CON_02_five_tracks_of_five_steps(real: Indonesia) -> None:
    assert set(constants.TRACKS) == {"slots", "mergers", "expansion", "hull", "bid"}
    assert constants.LAST_STEP == 5
    assert constants.BID_FACTOR == (1, 5, 25, 100, 400)
    state = real.start(real.new_setup(Options(), 4, 1))
    assert {getattr(player, track) for player in state.players for track in constants.TRACKS} == {1}


def test_R_CON_03_prices() -> None:
    assert constants.PRICE == {"rice": 20, "spice": 25, "rubber": 30, "siap_faji": 35, "oil": 40}
    assert constants.UNIT_VALUE == {"rice": 20, "spice": 25, "rubber": 30, "siap_faji": 35, "oil": 40, "shipping": 10}
    assert constants.CREATION_UNIT_VALUE == 25
    assert constants.SHIP_FEE == 5


def test_R_CON_04_stones(real: Indonesia) -> None:
    assert real.scenario.stones == (12, 8, 3)
    assert real.start(real.new_setup(Options(), 3, 1)).stones == [12, 8, 3]


def test_R_CON_04_goods_markers_are_no_limit(real: Indonesia) -> None:
    table = Table(real, 2)
    areas = [area for area in real.scenario.land_neighbours if not area.startswith(("papua", "maluku"))][:54]
    table.company(0, "a-bali-rice", " ".join(areas))
    table.enter("operations")
    table.do(table.listed(Expand)[0])
    assert len(table.state.fields) == 55


def test_R_CON_04_ships_are_no_limit() -> None:
    table = Table(sketch({"port": 1}, coasts={"sea": "port-1"}, deeds="a port shipping 60/60/60"), 2)
    table.company(0, "a-port-shipping", "sea " * 48)
    table.enter("operations")
    table.do(PlaceShip("sea"))
    assert table.state.companies["a-port-shipping"].units == 49
