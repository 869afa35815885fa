# ruff: noqa: N802
"""The variant for two (S-DUO)."""

from __future__ import annotations

import pytest

from indonesia_qt.core.flow import Pass, settle
from indonesia_qt.games.singapore.rules.actions import Build, BuildTop, Exchange, Found, Join, PlaceFlag, Turned
from indonesia_qt.games.singapore.rules.building import JoinBuilding
from indonesia_qt.games.singapore.rules.chips import Bag
from indonesia_qt.games.singapore.rules.constants import NOTHING, Goods
from indonesia_qt.games.singapore.rules.events import Built, Fined, GameEnded, HutPlaced, RaidBegan
from indonesia_qt.games.singapore.rules.hut import ChooseHut
from indonesia_qt.games.singapore.rules.lots import ChooseLot
from indonesia_qt.games.singapore.rules.round import Round
from indonesia_qt.games.singapore.rules.starting_round import FoundBuilding, StartingRound
from indonesia_qt.games.singapore.rules.turn import PlayTurn
from tests.games.singapore.positions import BLACK, WHITE, Table, of

NEUTRAL = 2


@pytest.fixture
def duo() -> Table:
    return Table(2)


def test_S_DUO_01_neutral_owns_flags_and_chips_and_its_buildings_reward_nobody(duo: Table) -> None:
    assert duo.state.neutral == NEUTRAL
    assert (len(duo.state.players), duo.state.flags, duo.state.chips) == (2, [14] * 3, [0] * 3)
    duo.stand("d5", "I-04", NEUTRAL)
    duo.turn(0, "d5")
    duo.do(Exchange("I-04", 0, NOTHING, Goods(brick=2)))
    assert duo.vp() == [5, 5]
    assert Table(3).state.neutral is None


def test_S_TRN_06_start_buildings_reward_nobody_with_two_players_either(duo: Table) -> None:
    duo.turn(0, "e6")
    duo.do(Exchange("start-2", 0, NOTHING, Goods(brick=1)))
    assert duo.vp() == [5, 5]


def starting(duo: Table, *tiles: str) -> None:
    duo.state.round = 0
    duo.lay_out(*tiles, top="III-01")
    duo.state.stack[:] = [Round(), StartingRound()]
    settle(duo.state, [])


def test_S_DUO_02_four_tiles_start_and_the_second_of_each_is_neutral_and_free(duo: Table) -> None:
    starting(duo, "I-01", "I-04", "I-09", "I-07")
    assert duo.asked == FoundBuilding(1, 1)
    duo.do(Found("I-01", "e5"))
    assert duo.asked == FoundBuilding(0, 0)
    assert "e4" in {found.area for found in duo.legal}
    duo.do(Found("I-04", "e4"))
    assert duo.asked == FoundBuilding(0, NEUTRAL)
    money = duo.money()
    duo.do(Found("I-09", "e3"))
    assert duo.asked == Bag(0, NEUTRAL)
    duo.do(BLACK)
    assert (duo.money(), duo.state.chips) == (money, [0, 0, 1])
    assert duo.asked == FoundBuilding(1, NEUTRAL)
    assert "e2" in {found.area for found in duo.legal}
    duo.do(Found("I-07", "e2"))
    assert duo.state.owners == {"e5": 1, "e4": 0, "e3": NEUTRAL, "e2": NEUTRAL}
    assert duo.money() == money


def test_S_DUO_03_four_tiles_are_displayed_and_neutral_gets_a_lot_last(duo: Table) -> None:
    duo.lay_out("I-01", "I-04", "I-07", top="I-08")
    duo.round()
    duo.do(Turned("I-05"))
    assert duo.state.display == ["I-01", "I-04", "I-07", "I-08"]
    asked = []
    for area in ("d5", "e5", "f5"):
        asked.append(duo.asked)
        duo.do(PlaceFlag(area))
    assert asked == [ChooseLot(0, 0), ChooseLot(0, 1), ChooseLot(0, NEUTRAL)]


def test_S_DUO_03_without_four_tiles_the_game_is_over(duo: Table) -> None:
    duo.lay_out("I-01", "I-04", top="I-08")
    duo.state.removed, duo.state.unseen = duo.state.unseen, []
    assert [type(event) for event in duo.round()] == [GameEnded]


def test_S_DUO_04_the_tile_drawn_last_is_built_for_neutral_the_Raffles_player_joins_it(duo: Table) -> None:
    duo.stand("e5", "I-01", 0)
    duo.lay_out("I-04", "I-09", top="I-08")
    duo.flag("e4", NEUTRAL)
    duo.state.raffles = 1
    duo.stand("d4", "I-05", 0)
    events = duo.round("neutral")
    assert of(Built, events) == [Built(1, NEUTRAL, "I-09", "e4", 0)]
    assert duo.asked == JoinBuilding(1, "e4")
    duo.do(Join("d4"))
    assert duo.asked == Bag(1, NEUTRAL)
    events = duo.do(BLACK)
    assert duo.state.chips == [0, 0, 1]
    assert of(HutPlaced, events) == [HutPlaced("I-04")]


def test_S_DUO_04_neutral_can_be_caught_and_loses_its_chips_only(duo: Table) -> None:
    duo.chips(1, 0, 2)
    duo.player(0, goods="1 opium", money=7)
    duo.state.stack[:] = [Bag(1, 1)]
    events = duo.do(WHITE)
    assert of(RaidBegan, events) == [RaidBegan((1, 0), (2, 0, 2), (0, 2))]
    assert of(Fined, events) == [Fined(0, 2, 1, 1), Fined(NEUTRAL, 0, 2, 0)]
    assert (duo.state.chips, duo.state.black) == ([0, 0, 0], 16)


def test_S_DUO_04_the_last_player_is_the_second_one(duo: Table) -> None:
    duo.lay_out("I-01", "I-04", "I-07", top="I-08")
    duo.flag("d5", 1)
    duo.flag("e5", NEUTRAL)
    duo.round("turns", 1)
    assert BuildTop() in duo.legal
    duo.do(BuildTop(), Turned("I-05"))
    assert isinstance(duo.asked, PlayTurn)
    duo.do(Pass())
    assert duo.asked == JoinBuilding(0, "e5")
    assert duo.state.built["e5"] == "I-07"
    duo.do(Join("e6"))
    assert duo.asked == ChooseHut(1)
    assert Build("I-01") not in duo.legal
