# ruff: noqa: N802
"""The round and the end of the game (S-RND, S-END)."""

from __future__ import annotations

from typing import Any

import pytest

from indonesia_qt.core.flow import Pass, question
from indonesia_qt.core.session import Session
from indonesia_qt.games.singapore.rules.actions import Build, BuildTop, KeepTile, PlaceFlag, Turned
from indonesia_qt.games.singapore.rules.building import ChooseTile
from indonesia_qt.games.singapore.rules.display import TurnTile, tiles_left
from indonesia_qt.games.singapore.rules.events import (
    FlagPlaced,
    GameEnded,
    HutPlaced,
    RoundBegan,
    TileLaidOut,
    TileRemoved,
    TileTurned,
)
from indonesia_qt.games.singapore.rules.hut import ChooseHut
from indonesia_qt.games.singapore.rules.lots import ChooseLot
from indonesia_qt.games.singapore.rules.round import Round, present_phase
from indonesia_qt.games.singapore.rules.starting_round import StartingRound
from indonesia_qt.games.singapore.rules.state import Options
from indonesia_qt.games.singapore.rules.turn import PlayTurn
from tests.games.singapore.boards import game_on
from tests.games.singapore.positions import Table, of


def test_S_RND_01_phases_follow_one_another() -> None:
    game = game_on()
    session = Session(game, game.new_setup(Options(), 3, 1), seed=1)
    phases = ["start"]
    while session.state.round < 3:
        phase = present_phase(session.state)
        if phase != phases[-1]:
            phases.append(phase)
        actions = session.question.actions(session.state)
        session.submit(actions[-1] if isinstance(session.question, PlayTurn) else actions[0])
    assert phases == ["start", "lots", "turns", "lots", "turns"]


@pytest.mark.parametrize(
    ("stage", "phase"),
    [
        ("raffles", "display"),
        ("display", "display"),
        ("lots", "lots"),
        ("turns", "turns"),
        ("neutral", "turns"),
        ("hut", "turns"),
    ],
)
def test_S_RND_01_each_stage_is_in_a_phase(table: Table, stage: Any, phase: str) -> None:
    table.state.stack[:] = [Round(stage)]
    assert present_phase(table.state) == phase
    table.state.stack.append(StartingRound())
    assert present_phase(table.state) == "start"


@pytest.mark.parametrize(("points", "raffles"), [((5, 3, 9), 1), ((5, 5, 9), 0), ((4, 4, 4), 2), ((7, 4, 4), 2)])
def test_S_RND_02_the_Raffles_stone_goes_to_fewest_points_and_of_equals_to_the_lowest(
    table: Table, points: tuple[int, ...], raffles: int
) -> None:
    for seat, vp in enumerate(points):
        table.player(seat, vp=vp)
    table.state.markers[:] = [2, 0, 1]
    assert of(RoundBegan, table.round()) == [RoundBegan(2, raffles)]


def test_S_RND_03_one_more_tile_than_players_in_the_order_drawn_the_one_left_over_first(table: Table) -> None:
    table.lay_out("I-01", top="I-04")
    events = table.round()
    assert of(TileLaidOut, events) == [TileLaidOut("I-04")]
    assert isinstance(table.asked, TurnTile)
    table.do(Turned("I-07"), Turned("I-08"), Turned("I-05"))
    assert table.state.display == ["I-01", "I-04", "I-07", "I-08"]
    assert table.state.top == "I-05"
    assert table.asked == ChooseLot(0, 0)


def test_S_RND_04_the_Raffles_player_puts_a_flag_of_each_on_lots_next_to_buildings(table: Table) -> None:
    table.stand("d5", "I-01")
    table.lay_out("I-04", "I-07", "I-08", "I-05", top="I-02")
    table.state.raffles = 1
    table.round("lots")
    asked = []
    for area, owner in (("d4", 1), ("c5", 2), ("f5", 0)):
        asked.append((table.asked.seat, table.asked.owner))
        assert of(FlagPlaced, table.do(PlaceFlag(area))) == [FlagPlaced(1, owner, area)]
    assert asked == [(1, 1), (1, 2), (1, 0)]
    assert table.state.flagged == {"d4": 1, "c5": 2, "f5": 0}
    assert table.state.flags == [12, 13, 13]


def test_S_RND_04_a_flag_needs_a_free_lot_next_to_a_building(table: Table) -> None:
    table.stand("d5", "I-01")
    table.lay_out("I-04", "I-07", "I-08", "I-05", top="I-02")
    table.round("lots")
    table.do(PlaceFlag("e5"))
    table.refuses(PlaceFlag("e4"), "S-RND-04", "A flag needs a lot next to a building.")
    table.refuses(PlaceFlag("e5"), "S-RND-04", "There’s already a flag on E5.")
    table.refuses(PlaceFlag("d5"), "S-RND-04", "There’s already a building on D5.")
    table.refuses(PlaceFlag("z9"), "S-RND-04", "z9 isn’t a lot.")


def test_S_RND_04_only_when_no_lot_is_next_to_a_building_one_next_to_a_flag_will_do(table: Table) -> None:
    tiles = iter([tile.id for tile in table.state.scenario.box.buildings])
    for area in ("c6", "d5", "e5", "f5", "g5", "h6"):
        table.stand(area, next(tiles))
    for area in ("c5", "d4", "e4", "f4", "g4", "i6"):
        table.flag(area, 1)
    table.state.stack[:] = [ChooseLot(0, 0)]
    assert {flag.area for flag in table.legal} == {"b6", "h5"}
    table.flag("b6", 2)
    table.flag("h5", 2)
    assert "a6" in {flag.area for flag in table.legal}
    assert "c4" in {flag.area for flag in table.legal}
    assert "c3" not in {flag.area for flag in table.legal}


def test_S_RND_05_turns_go_clockwise_from_the_Raffles_player_and_end_when_he_says_so(table: Table) -> None:
    table.lay_out("I-01", "I-04", "I-07", "I-08", top="I-02")
    table.state.raffles = 1
    for area, owner in (("d5", 0), ("e5", 1), ("f5", 2)):
        table.flag(area, owner)
    table.round("turns")
    seats = []
    for tile in ("I-01", "I-04", "I-07"):
        assert isinstance(table.asked, ChooseTile)
        seats.append((table.asked.seat, table.asked.last))
        table.do(Build(tile))
        while not isinstance(table.asked, PlayTurn):
            table.do(table.legal[0])
        assert table.asked.seat == seats[-1][0]
        table.do(Pass())
    assert seats == [(1, False), (2, False), (0, True)]


def test_S_RND_06_the_tile_left_gets_the_hut_and_leaves_when_it_has_it_already(table: Table) -> None:
    table.lay_out("I-01", top="I-04")
    assert of(HutPlaced, table.round("hut")) == [HutPlaced("I-01")]
    assert table.state.hut == "I-01"
    table.state.display.remove("I-04")  # the next round has begun
    table.state.removed.append("I-04")
    events = table.round("hut")
    assert events[0] == TileRemoved("I-01")
    assert (table.state.hut, table.state.display) == (None, [])


def test_S_RND_06_a_tile_with_the_hut_is_taken_like_any_other_and_the_hut_goes_off_it(table: Table) -> None:
    table.lay_out("I-01", "I-04")
    table.state.hut = "I-01"
    table.building_turn(0, "d5")
    table.do(Build("I-01"))
    assert table.state.hut is None
    assert table.state.built["d5"] == "I-01"


def test_S_RND_07_of_two_tiles_left_the_last_player_gives_one_the_hut(table: Table) -> None:
    table.lay_out("I-01", "I-04", top="I-07")
    table.state.raffles = 1
    table.round("hut")
    assert table.asked == ChooseHut(0)
    assert table.legal == [KeepTile("I-01"), KeepTile("I-04")]
    table.refuses(KeepTile("I-07"), "S-BLD-01", "Weaving Mill (2 cloth) isn’t on display.")
    events = table.do(KeepTile("I-04"))
    assert events[:2] == [TileRemoved("I-01"), HutPlaced("I-04")]
    assert table.state.removed == ["I-01"]


def test_S_RND_07_when_one_of_two_has_the_hut_it_leaves_and_nothing_is_chosen(table: Table) -> None:
    table.lay_out("I-01", "I-04", top="I-07")
    table.state.hut = "I-01"
    events = table.round("hut")
    assert events[:2] == [TileRemoved("I-01"), HutPlaced("I-04")]
    assert not isinstance(table.asked, ChooseHut)


def test_S_RND_07_he_chooses_after_the_turn_in_which_he_bought_the_top(table: Table) -> None:
    table.lay_out("I-01", "I-04", top="I-07")
    table.flag("d5", 2)
    table.round("turns", 2)
    events = table.do(BuildTop())
    assert table.asked == TurnTile()
    events = table.do(Turned("I-08"))
    assert of(TileTurned, events) == [TileTurned("I-08")]
    assert isinstance(table.asked, PlayTurn)
    table.do(Pass())
    assert table.asked == ChooseHut(2)


def test_S_END_01_the_game_ends_when_the_tiles_of_a_round_cannot_be_laid_out(table: Table) -> None:
    tiles = [tile.id for tile in table.state.scenario.box.buildings]
    table.lay_out("III-01", top="III-02")
    table.state.removed = [tile for tile in tiles if tile not in ("III-01", "III-02", "III-03")]
    table.state.unseen = ["III-03"]
    assert tiles_left(table.state) == 3
    [ended] = table.round()
    assert isinstance(ended, GameEnded)
    assert (ended.reason.rule, str(ended.reason)) == ("S-END-01", "Too few tiles are left for another round.")
    assert question(table.state) is None
    assert present_phase(table.state) is None
    assert table.state.round == 1


def test_S_END_01_the_last_tiles_suffice_for_a_round(table: Table) -> None:
    tiles = [tile.id for tile in table.state.scenario.box.buildings]
    table.state.removed = tiles[:-4]
    table.state.unseen = tiles[-4:]
    table.state.top = None
    table.round()
    while isinstance(table.asked, TurnTile):
        table.do(table.legal[0])
    assert (len(table.state.display), table.state.top, table.state.unseen) == (4, None, [])
    assert isinstance(table.asked, ChooseLot)


def test_S_END_01_the_game_ends_when_there_are_fewer_free_lots_than_flags(table: Table) -> None:
    tiles = [tile.id for tile in table.state.scenario.box.buildings]
    for area, tile in zip(table.state.scenario.lots[:37], tiles, strict=False):
        table.stand(area, tile)
    table.lay_out("III-14", "III-13", "III-12", "III-11", top="III-10")
    assert not of(GameEnded, table.round())
    table.state.stack.clear()
    table.state.flagged = {table.state.free_lots()[0]: 0}
    [ended] = table.round()
    reason = ended.reason
    assert (reason.rule, str(reason)) == ("S-END-01", "A round needs 3 free lots; there are too few.")


def test_S_END_02_most_points_win_and_of_equals_the_lowest_marker(table: Table) -> None:
    for seat, vp in enumerate((12, 20, 20)):
        table.player(seat, vp=vp, money=50 * (3 - seat))
    table.state.markers[:] = [0, 2, 1]
    assert table.game.ranking(table.state) == [2, 1, 0]
    assert table.game.scores(table.state) == [12, 20, 20]
    table.state.unseen = []
    [ended] = table.round()
    assert (ended.vp, ended.winner) == ((12, 20, 20), 2)
