"""What a position is worth, and what a year's trade brings."""

from __future__ import annotations

from random import Random

import pytest

from indonesia_qt.core.flow import Pass, settle
from indonesia_qt.games.indonesia.bots.board import board_of
from indonesia_qt.games.indonesia.bots.evaluate import FEATURES, features, weights_for, worth
from indonesia_qt.games.indonesia.bots.horizon import years_to_come
from indonesia_qt.games.indonesia.bots.prospects import rooms, sea_steps
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy
from indonesia_qt.games.indonesia.bots.trade import Traders, trade
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.actions import DeliverRest
from indonesia_qt.games.indonesia.rules.sampling import sampled, supposed
from indonesia_qt.games.indonesia.rules.state import HIDDEN_CARD, Options
from tests.games.indonesia.play import play
from tests.games.indonesia.positions import Table
from tests.opponents.first_expert import trade as first_trade
from tests.opponents.first_expert.prospects import rooms as first_rooms

PACE = 0.75


def test_a_years_trade_is_what_the_operations_bring(islets: Indonesia) -> None:
    table = Table(islets)
    table.company(0, "a-west-rice", "west-1")
    table.company(1, "a-east-shipping", "south")
    table.city("middle-2")
    table.enter("operations")
    expected = trade(table.state)
    while table.phase == "operations" and table.state.stack:
        table.do(DeliverRest() if DeliverRest() in table.legal else Pass() if Pass() in table.legal else table.legal[0])
    earned = [player.earnings for player in table.state.players]
    assert expected.earned == earned
    assert sum(earned) == 20


def test_places_in_the_order_of_play_count_from_the_bids_to_the_operations(real: Indonesia) -> None:
    counted: dict[str, set[float]] = {}
    tempo = FEATURES.index("tempo")
    for moment in play(real, Options(), 3, 1, [Greedy]):
        if (phase := real.phase(moment.state)) is not None:
            counted.setdefault(phase, set()).update(row[tempo] for _, row in features(moment.state, 5.0))
    assert counted["new_era"] == counted["turn_order"] == {0}
    assert counted["acquisitions"] == {0, -1, -2}
    assert min(counted["operations"]) == -0.6


@pytest.mark.parametrize("players", [3, 5])
def test_trade_and_room_are_those_that_the_first_expert_counts_afresh(real: Indonesia, players: int) -> None:
    """It remembers less; what is remembered must not be taken for what looks like it."""
    for moment in list(play(real, Options(), players, 4, [Greedy]))[::9]:
        s = moment.state
        board = board_of(s)
        traders = Traders(board)
        for found, counted in (
            (trade(s), first_trade.trade(s)),
            (traders.rest_of_year(s), first_trade.rest_of_year(s)),
        ):
            assert found.earned == counted.earned
            assert found.sold == {id: n for sales in counted.sales.values() for id, n in sales.sold.items()}
        assert rooms(board, 10) == first_rooms(s, 10)


def test_a_finished_game_is_worth_what_was_made(real: Indonesia) -> None:
    *_, last = play(real, Options(), 3, 2, [Greedy])
    assert worth(last.state, weights_for("medium", 3)) == list(real.scores(last.state))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_expected_length_of_a_game_shrinks_to_nothing(real: Indonesia, players: int) -> None:
    expected = [years_to_come(moment.state.copy(), PACE) for moment in play(real, Options(), players, 1, [Greedy])]
    assert 4 < expected[0] < 20
    assert expected[-1] == 0
    assert all(0 <= years <= expected[0] + 1 for years in expected)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_expected_length_doesnt_jump_when_an_era_begins(real: Indonesia, players: int) -> None:
    """The last era's deeds lie there until the new ones are laid out (R-ERA-04)."""
    moments = [moment.state.copy() for moment in play(real, Options(), players, 1, [Greedy])]
    expected = [years_to_come(state, PACE) for state in moments]
    begins = [n for n in range(1, len(moments)) if moments[n].era > moments[n - 1].era]
    assert len(begins) == 2
    assert all(abs(expected[n] - expected[n - 1]) < 1.3 for n in begins)
    assert all(abs(expected[n + 1] - expected[n]) < 1.3 for n in begins)


def test_what_is_hidden_is_filled_in_without_a_look(real: Indonesia) -> None:
    state = real.start(real.new_setup(Options(), 4, 5))
    settle(state, [])
    view = real.view(state, 1)
    before = view.copy()
    likely, drawn = supposed(view), sampled(view, Random(3))
    assert view == before
    assert not any(player.secret for player in (*likely.players, *drawn.players))
    assert [player.cash for player in likely.players] == [player.cash for player in state.players]
    assert likely.players[1] == drawn.players[1] == state.players[1]
    held = [card for player in drawn.players for hand in player.cards for card in hand]
    assert HIDDEN_CARD not in held
    assert len(held) == len(set(held))
    elsewhere = real.start(real.new_setup(Options(), 4, 5))
    settle(elsewhere, [])
    for seat in (0, 2, 3):
        elsewhere.players[seat].cash += 77
    assert supposed(real.view(elsewhere, 1)) == likely


def test_a_step_that_earns_more_is_worth_more(islets: Indonesia) -> None:
    table = Table(islets)
    table.company(0, "a-west-rice", "west-1")
    table.company(1, "a-east-shipping", "south")
    table.enter("operations")
    w = weights_for("medium", len(table.state.players))
    without = worth(table.state, w)
    table.city("middle-2")
    assert worth(table.state, w)[0] > without[0]


def test_how_far_seas_are_apart(islets: Indonesia) -> None:
    assert sea_steps(islets.scenario)["north"] == {"north": 0, "south": 1, "strait": 1, "gulf": 2, "ocean": 3}


def test_goods_that_nobody_buys_are_unsold_and_companies_that_sell_all_are_ripe(islets: Indonesia) -> None:
    table = Table(islets)
    table.company(0, "a-west-rice", "west-1")
    table.enter("turn_order")

    def row() -> dict[str, float]:
        return dict(zip(FEATURES, features(table.state, 1.0)[0][1], strict=True))

    assert (row()["unsold"], row()["reached"], row()["ripe"]) == (20, 0, 0)
    table.company(1, "a-east-shipping", "south")
    assert (row()["unsold"], row()["reached"], row()["ripe"]) == (20, 20, 0)
    table.city("middle-2")
    assert (row()["unsold"], row()["reached"], row()["ripe"]) == (0, 0, 40)
    table.player(0, expansion=5)
    assert row()["ripe"] == 20 * rooms(board_of(table.state), 10)["a-west-rice"]


def test_a_kind_of_which_two_own_companies_may_be_merged_is_an_outlet(real: Indonesia) -> None:
    table = Table(real)
    table.company(0, "a-jawa-barat-rice", "jawa-barat-1")
    table.company(0, "a-bali-rice", "bali-1")
    table.enter("turn_order")

    def outlets() -> float:
        return dict(zip(FEATURES, features(table.state, 3.0)[0][1], strict=True))["outlets"]

    assert outlets() == 0
    table.player(0, mergers=2)
    assert outlets() == 2


def test_ships_that_float_are_worth_as_much_as_those_that_may_be_floated(real: Indonesia) -> None:
    table = Table(real)
    line = table.company(0, "a-lampung-shipping", "west-java-sea")
    table.enter("turn_order")
    before = features(table.state, 3.0)
    line.ships["west-java-sea"] += 1
    assert dict(zip(FEATURES, before[0][1], strict=True))["fleet"] > 0
    assert features(table.state, 3.0) == before
