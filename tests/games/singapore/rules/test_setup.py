# ruff: noqa: N802
"""Components and set-up (S-CON, S-SET)."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest

from indonesia_qt.core.session import Session
from indonesia_qt.games.singapore.game import Singapore
from indonesia_qt.games.singapore.rules.actions import Build, BuildRoad, Exchange, PlaceFlag, Turned
from indonesia_qt.games.singapore.rules.box import usual_box
from indonesia_qt.games.singapore.rules.constants import NOTHING, Goods
from indonesia_qt.games.singapore.rules.display import TurnTile
from indonesia_qt.games.singapore.rules.events import TileTurned
from indonesia_qt.games.singapore.rules.state import Options
from tests.games.singapore.boards import game_on
from tests.games.singapore.positions import Table, of

PRESETS = ("compact", "wide", "bay")


@pytest.fixture
def game() -> Singapore:
    return game_on()


def test_S_CON_01_two_to_four_play_and_sit_clockwise(game: Singapore) -> None:
    for players in (1, 5):
        with pytest.raises(ValueError, match=r"^The game is for 2 to 4 players, not for [15]\.$"):
            game.new_setup(Options(), players, 1)
    table = Table(4)
    assert table.state.seats_from(2) == [2, 3, 0, 1]


@pytest.mark.parametrize("layout", PRESETS)
def test_S_CON_02_forty_lots_with_prices_from_0_to_4_are_joined_by_common_edges(layout: str) -> None:
    game = game_on(layout)
    s = game.start(game.new_setup(Options(), 3, 1))
    assert len(game.scenario.lots) == len(s.prices) == 40
    assert set(s.prices.values()) <= set(range(5))
    columns = {area: (ord(area[0]), int(area[1:])) for area in game.scenario.neighbours}
    for area, near in game.scenario.neighbours.items():
        x, y = columns[area]
        assert {columns[other] for other in near} == {
            cell for cell in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)) if cell in columns.values()
        }


def test_S_CON_03_42_different_tiles_are_in_three_stacks_and_what_is_built_stays() -> None:
    tiles = usual_box().buildings
    assert Counter(tile.stack for tile in tiles) == {1: 14, 2: 14, 3: 14}
    assert len({tile.id for tile in tiles}) == len({tile.name for tile in tiles}) == 42
    assert any(tile.illegal for tile in tiles)
    table = Table()
    table.stand("d5", "I-04")
    table.lay_out("I-01")
    table.building_turn(1, "e5")
    assert table.legal == [Build("I-01")]


def test_S_CON_04_each_owner_has_14_flags_and_two_workers(table: Table) -> None:
    assert table.state.flags == [14, 14, 14]
    assert all(player.workers == ("",) for player in table.state.players)


def test_S_CON_04_when_no_road_is_left_none_is_laid(table: Table) -> None:
    table.stand("d5", "I-04")
    table.stand("d4", "I-01")
    table.state.roads_left = 0
    table.turn(0, "d6")
    table.refuses(BuildRoad("d4", "d5"), "S-CON-04", "No roads are left.")


def test_S_CON_05_an_endless_supply_is_no_limit() -> None:
    table = Table()
    table.player(1, goods="20 brick")
    table.turn(0, "e6")
    table.do(Exchange("start-2", 0, NOTHING, Goods(brick=1)))
    assert table.state.players[0].goods == Goods(brick=1)


def test_S_CON_05_of_a_limited_supply_one_takes_what_is_there() -> None:
    table = Table(supply="limited")
    table.stand("d5", "II-08")
    table.player(1, goods="18 brick")
    table.turn(0, "d5")
    table.refuses(
        Exchange("II-08", 0, NOTHING, Goods(brick=3)),
        "S-EXC-02",
        "These aren’t the goods that Brickworks (3 bricks) gives.",
    )
    table.do(Exchange("II-08", 0, NOTHING, Goods(brick=2)))
    assert table.state.supply == Goods(0, 20, 20, 20)


def test_S_CON_05_of_a_limited_supply_one_cannot_choose_what_is_not_there() -> None:
    table = Table(supply="limited")
    table.stand("d5", "I-02")
    table.player(0, goods="1 brick 1 cloth")
    table.player(1, goods="20 tea 19 opium")
    table.turn(0, "d5")
    gains = {action.gain for action in table.legal_of(Exchange)}
    assert gains == {Goods(brick=2), Goods(cloth=2), Goods(opium=1)}


def test_S_CON_05_a_use_that_gains_nothing_of_a_limited_supply_is_refused() -> None:
    table = Table(supply="limited")
    table.player(1, goods="20 brick")
    table.turn(0, "e6")
    table.refuses(Exchange("start-2", 0, NOTHING, NOTHING), "S-TRN-08", "This would change nothing.")
    assert table.legal_of(Exchange) == []


def test_S_CON_06_the_bag_has_16_black_and_2_white_chips(table: Table) -> None:
    table.lay_out("I-09")
    table.building_turn(0, "d5")
    table.do(Build("I-09"))
    assert table.asked is not None
    assert [(action.chip, number) for action, number in table.asked.outcomes(table.state)] == [
        ("black", 16),
        ("white", 2),
    ]


def test_S_SET_01_the_land_tiles_are_shuffled_by_the_seed(game: Singapore) -> None:
    deals = [game.new_setup(Options(), 3, seed).deal.tiles for seed in range(20)]
    assert all(sorted(tiles) == list("ABCDEF") for tiles in deals)
    assert len(set(deals)) > 15
    assert game.new_setup(Options(), 3, 7) == game.new_setup(Options(), 3, 7)
    s = game.start(game.new_setup(Options(), 3, 1))
    first, lots = game.new_setup(Options(), 3, 1).deal.tiles[0], game.scenario.tiles[0]
    assert tuple(s.prices[lot] for lot in lots) == usual_box().land_tiles[first].prices
    assert [s.prices[lot] for lot in game.scenario.start_lots] == [1, 2, 2, 1]


def test_S_SET_02_stack_1_lies_on_2_on_3_and_only_the_top_is_known(game: Singapore) -> None:
    s = game.start(game.new_setup(Options(), 3, 1))
    stacks, chance = [], Random(1)
    while s.unseen:
        s.stack.append(TurnTile())
        outcomes = s.stack[-1].outcomes(s)
        assert {number for _, number in outcomes} == {1}
        kinds = {game.scenario.buildings[turned.tile].stack for turned, _ in outcomes}
        assert len(kinds) == 1
        assert len(outcomes) == sum(game.scenario.buildings[tile].stack in kinds for tile in s.unseen)
        turned, _ = chance.choice(outcomes)
        s.stack[-1].apply(s, turned, [])
        stacks.append(game.scenario.buildings[turned.tile].stack)
    assert stacks == [1] * 14 + [2] * 14 + [3] * 14


def test_S_SET_02_the_next_top_is_turned_as_soon_as_one_is_taken(game: Singapore) -> None:
    session = Session(game, game.new_setup(Options(), 3, 1), seed=1)
    assert len(session.state.display) == 3
    assert session.state.top is not None
    assert len(session.state.unseen) == 38
    turned = of(TileTurned, [event for entry in session.entries for event in entry.events])
    assert [entry.action for entry in session.entries] == [Turned(event.tile) for event in turned]


def test_S_SET_03_each_begins_with_5_pounds_5_points_and_a_worker_in_hand(table: Table) -> None:
    for player in table.state.players:
        assert (player.money, player.vp, player.goods, player.workers) == (5, 5, NOTHING, ("",))


def test_S_SET_04_the_lowest_marker_has_the_Raffles_stone_in_the_first_round_too(game: Singapore) -> None:
    firsts = set()
    for seed in range(12):
        setup = game.new_setup(Options(), 3, seed)
        s = game.start(setup)
        assert s.markers == list(setup.deal.markers)
        assert s.raffles == setup.deal.markers[0]
        firsts.add(s.raffles)
        session = Session(game, setup, seed=seed)
        while session.state.round == 0:
            session.submit(session.question.actions(session.state)[0])
        assert session.state.raffles == setup.deal.markers[0]
    assert firsts == {0, 1, 2}


def test_a_set_up_that_the_seed_does_not_deal_is_refused(game: Singapore) -> None:
    setup = game.new_setup(Options(), 3, 1)
    data = msgspec.json.encode(setup)
    assert game.decode_setup(data, 3, 1, 4) == setup
    for seats, seed in ((3, 2), (4, 1)):
        with pytest.raises(ValueError, match="doesn’t produce this set-up"):
            game.decode_setup(data, seats, seed, 4)


def test_a_set_up_that_was_saved_before_plans_could_be_chosen_has_whole_ones(game: Singapore) -> None:
    data = msgspec.json.encode(game.new_setup(Options(plans="whole"), 3, 1))
    assert b'"plans":"whole"' in data
    earlier = data.replace(b',"plans":"whole"', b"")
    assert earlier != data
    assert game.decode_setup(earlier, 3, 1, 5) == game.new_setup(Options(), 3, 1)


def test_flags_need_free_lots(table: Table) -> None:
    table.lay_out("I-01", "I-04", "I-07", "I-08", top="I-02")
    table.round("lots")
    table.do(PlaceFlag("d5"))
    table.refuses(PlaceFlag("d5"), "S-RND-04", "There’s already a flag on D5.")
