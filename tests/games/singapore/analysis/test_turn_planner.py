"""Plans of a turn: they can be played, gain what they promise, and find what is there to be found."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from msgspec.structs import replace

from indonesia_qt.core.flow import Chance, Event, Pass, draw, question, refusal, settle, step
from indonesia_qt.games.singapore.analysis.turn_planner import (
    AIMS,
    Aim,
    Breadth,
    Outcome,
    TurnPlan,
    TurnSearch,
    after_first,
    plans,
    seals_reached,
)
from indonesia_qt.games.singapore.bots.rules_of_thumb import Easy
from indonesia_qt.games.singapore.rules.actions import BuildRoad, CallHelper, Enter, Exchange, Jump, Step
from indonesia_qt.games.singapore.rules.chips import Bag
from indonesia_qt.games.singapore.rules.constants import Goods
from indonesia_qt.games.singapore.rules.events import ChipDrawn, OwnerRewarded
from indonesia_qt.games.singapore.rules.state import Options, State
from indonesia_qt.games.singapore.rules.turn import PlayTurn
from tests.games.singapore.boards import game_on
from tests.games.singapore.play import USES
from tests.games.singapore.positions import BLACK, Table, of


def best(table: Table, by: Aim) -> TurnPlan:
    asked = table.asked
    assert isinstance(asked, PlayTurn)
    return plans(table.game.view(table.state, asked.seat), asked, by)[0]


def turns(players: int, options: Options, seed: int) -> list[State]:
    """The positions of a game in which a turn begins, without what others hide."""
    game, chance, found = game_on(), Random(seed), []
    s = game.start(game.new_setup(options, players, seed))
    settle(s, [])
    while (asked := question(s)) is not None:
        if isinstance(asked, Chance):
            step(s, draw(asked, s, chance), [])
            continue
        if isinstance(asked, PlayTurn):
            found.append(game.view(s, asked.seat).copy())
        step(s, Easy().choose(game.view(s, asked.seat).copy(), asked, chance), [])
    return found


@pytest.mark.parametrize("by", AIMS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_plan_can_be_played_and_gains_what_it_says(players: int, by: Aim) -> None:
    options = Options(supply="limited" if players == 3 else "endless", chip="before" if players == 2 else "after")
    for view in turns(players, options, seed=players)[::5]:
        asked = question(view)
        assert isinstance(asked, PlayTurn)
        before = view.copy()
        for plan in plans(view, asked, by, 4):
            s, own, given = view.copy(), view.players[asked.seat], [0] * players
            events: list[Event] = []
            *turn, last = *plan.actions, *plan.later
            for action in turn:
                step(s, action, events)
                if isinstance(question(s), Bag):
                    step(s, BLACK, events)
            assert last == Pass()
            assert refusal(s, last) is None
            for rewarded in of(OwnerRewarded, events):
                given[rewarded.seat] += 1
            after = s.players[asked.seat]
            assert after.goods == own.goods.plus(plan.goods)
            assert tuple(given) == plan.given
            assert after.workers == plan.workers
            if not of(ChipDrawn, events):
                assert (after.vp - own.vp, after.money - own.money) == (plan.points, plan.money)
                assert (plan.later, plan.chips, plan.seized) == ((), s.chips[asked.seat] - view.chips[asked.seat], 0)
        assert view == before


def test_what_is_worth_most_comes_first_and_the_number_is_that_asked_for() -> None:
    for view in turns(4, Options(), seed=9)[::11]:
        asked = question(view)
        assert isinstance(asked, PlayTurn)
        for by in AIMS:
            found = plans(view, asked, by, 5)
            values = [plan.value for plan in found]
            assert values == sorted(values, reverse=True)
            assert 1 <= len(found) <= 5
            assert found == plans(view, asked, by, 5)


def test_one_search_in_steps_finds_the_plans_of_every_aim() -> None:
    for view in turns(3, Options(), seed=4)[::7]:
        asked = question(view)
        assert isinstance(asked, PlayTurn)
        search = TurnSearch(view, asked)
        for _ in search.steps():
            pass
        for by in AIMS:
            assert search.plans(by, 5) == plans(view, asked, by, 5)


def test_what_is_left_of_a_plan_after_an_action_gains_the_rest(table: Table) -> None:
    table.stand("d5", "I-04", 0)
    table.stand("e5", "I-01", 1)
    table.roads("d5 d6", "e5 e6")
    table.player(0, goods="1 brick")
    table.turn(0, "d5", actions_left=2, used=("start-1", "start-2"))
    view, plan = table.game.view(table.state, 0), best(table, "money")
    left = plan
    while (went := after_first(view, left)) is not None:
        before, (view, left) = left, went
        assert before.actions[1:] == left.actions
        assert view.players[0].goods.plus(left.goods) == Goods(0, 0, 0, 0)
        assert view.players[0].money + left.money == 9
    assert left.actions == (Pass(),)
    assert (left.money, left.goods, left.given) == (0, Goods(), (0, 0, 0))


def test_a_plan_is_not_followed_over_a_chip(table: Table) -> None:
    table.stand("d5", "I-09", 0)
    table.turn(0, "d5")
    plan = best(table, "money")
    assert isinstance(plan.actions[-1], Exchange)
    view = table.game.view(table.state, 0)
    for _ in plan.actions[:-1]:
        went = after_first(view, plan)
        assert went is not None
        view, plan = went
    assert after_first(view, plan) is None


def test_a_plan_sees_no_further_than_the_view(table: Table) -> None:
    table.stand("d5", "I-11", 1)
    table.roads("d5 d6")
    table.turn(0, "d6")
    asked = table.asked
    assert isinstance(asked, PlayTurn)
    first = plans(table.game.view(table.state, 0), asked, "goods", 3)
    table.player(1, goods="3 opium", money=20)
    table.player(2, goods="5 opium", money=1)
    assert plans(table.game.view(table.state, 0), asked, "goods", 3) == first


def test_one_use_is_made_for_another(table: Table) -> None:
    """The third brick is taken for the builder, who wants three (S-TRN-09)."""
    table.stand("d5", "I-04", 0)
    table.stand("e5", "I-01", 1)
    table.roads("d5 d6", "e5 e6")
    table.player(0, goods="1 brick")
    table.turn(0, "d5", actions_left=2, used=("start-1", "start-2"))
    plan = best(table, "money")
    assert (plan.money, plan.given) == (4, (0, 1, 0))
    assert [action.building for action in plan.actions if isinstance(action, USES)][-2:] == ["I-04", "I-01"]


def test_a_road_is_bought_where_it_pays(table: Table) -> None:
    table.stand("d5", "II-02", 0)
    table.stand("d4", "II-08", 0)
    table.roads("d5 d6")
    table.turn(0, "d5", used=("start-2", "start-3", "start-4"))
    plan = best(table, "goods")
    assert plan.actions == (
        BuildRoad("d4", "d5"),
        Step(0, "d4"),
        Exchange("II-08", 0, Goods(), Goods(brick=3)),
        Pass(),
    )
    assert plan.money == -1


def test_no_road_is_bought_without_cash(table: Table) -> None:
    table.stand("d5", "II-02", 0)
    table.stand("d4", "II-08", 0)
    table.player(0, money=0)
    table.turn(0, "d5")
    assert best(table, "goods").actions == (Pass(),)


def test_a_plan_pays_for_a_use_with_what_an_earlier_one_gains(table: Table) -> None:
    table.stand("d5", "I-10", 0)
    table.stand("e5", "III-03", 0)
    table.roads("d5 d6", "e5 e6")
    table.player(0, money=0, goods="4 tea")
    table.turn(0, "d5")
    plan = best(table, "points")
    assert plan.points > 4
    assert plan.goods.tea == -4


def test_a_seal_that_is_reached_pays_for_the_next_use(table: Table) -> None:
    """S-VIC-02."""
    table.stand("d5", "II-04", 0)
    table.stand("e5", "III-03", 0)
    table.roads("d5 d6", "e5 e6")
    table.player(0, money=2, vp=8)
    table.turn(0, "d5")
    plan = best(table, "points")
    assert plan.points == 2 + 5
    assert seals_reached(table.state, plan) == 1


def test_a_plan_stops_where_a_chip_is_drawn(table: Table) -> None:
    table.stand("d5", "I-09", 0)
    table.stand("e5", "II-04", 0)
    table.roads("d5 d6", "e5 e6")
    table.player(0, money=0)
    table.turn(0, "d5", used=("start-1", "start-2", "start-3", "start-4"))
    plan = best(table, "points")
    assert plan.actions == (Exchange("I-09", 0, Goods(), Goods()),)
    assert isinstance(plan.later[-1], Pass)
    assert plan.later[-2] == Exchange("II-04", 0, Goods(), Goods())


def test_a_raid_that_would_catch_the_player_is_deducted_as_often_as_it_comes() -> None:
    """S-RAI-03: 2 of 10 chips are white; a raid costs £9, the chips, and half of the opium, rounded up."""
    table = Table(holdings="open")
    table.stand("d5", "I-09", 0)
    table.chips(8, 0, 0)
    table.player(0, money=10, goods="1 opium")
    table.turn(0, "d5", steps=0)
    plan = best(table, "money")
    assert plan.money == pytest.approx(2 - 0.2 * 9)
    assert plan.seized == pytest.approx(0.2)
    assert plan.chips == pytest.approx(1 - 0.2 * 8)
    assert (plan.won_money, plan.won_chips) == (2, 1)
    assert plan.risk == (pytest.approx(0.2), 0, 9, 1)


def test_a_raid_that_would_catch_another_costs_nothing() -> None:
    table = Table(holdings="open")
    table.stand("d5", "I-09", 0)
    table.player(1, goods="3 opium")
    table.turn(0, "d5", steps=0)
    plan = best(table, "money")
    assert (plan.money, plan.seized) == (2, 0)


def test_the_worker_in_hand_is_put_where_most_is_gained(table: Table) -> None:
    """S-TRN-03."""
    table.stand("d5", "II-08", 1)
    table.stand("d4", "II-05", 1)
    table.roads("d5 d4")
    table.turn(0, actions_left=2)
    plan = best(table, "goods")
    assert plan.actions[0] == Enter("d5")
    assert plan.goods == Goods(brick=1, cloth=4)


def test_the_worker_who_is_owed_is_put_on_the_board_in_every_plan(table: Table) -> None:
    """S-HLP-03."""
    table.turn(0, "e6", "", owes_worker=True)
    asked = table.asked
    assert isinstance(asked, PlayTurn)
    for plan in plans(table.game.view(table.state, 0), asked, "goods", 10):
        assert "" not in plan.workers
    table.turn(0, "e6", "", owes_worker=True, actions_left=0)
    assert isinstance(best(table, "goods").actions[0], Enter)


def test_a_worker_may_walk_to_the_plan_that_puts_the_one_who_is_owed_on_the_board(table: Table) -> None:
    """S-HLP-03."""
    table.stand("d5", "III-06", 1)
    table.stand("j5", "II-08", 0)
    table.roads("d5 d6")
    table.turn(0, "d6", "", owes_worker=True, steps=2, actions_left=1)
    asked = table.asked
    assert isinstance(asked, PlayTurn)

    def both_placed_by_the_plan(after: Outcome) -> float:
        return after.given[1] + float(after.workers == ("d5", "j5"))

    [plan] = plans(table.game.view(table.state, 0), asked, both_placed_by_the_plan)
    assert plan.actions == (Step(0, "d5"), Jump("III-06", 1, "j5"), Pass())


def test_no_plan_walks_away_the_last_step_of_the_worker_who_is_owed(table: Table) -> None:
    """S-HLP-03."""
    table.stand("d5", "II-08", 0)
    table.stand("d4", "I-03", 0)
    table.roads("d5 d4", "d5 d6")
    table.player(0, money=0)
    table.turn(0, "d6", "", owes_worker=True, steps=1, actions_left=1)
    plan = best(table, "goods")
    assert plan.actions[:1] == (Enter("d5"),)
    table.turn(0, "d6", "d4", steps=1, actions_left=1)
    assert best(table, "goods").actions[0] in (Step(0, "d5"), Step(1, "d5"))


def test_a_second_worker_is_used_in_the_same_turn(table: Table) -> None:
    """S-HLP-02."""
    table.stand("d5", "II-09", 0)
    table.stand("j5", "II-08", 0)
    table.turn(0, "d5")
    plan = best(table, "goods")
    assert plan.actions[:2] == (CallHelper("II-09"), Enter("j5"))


def test_a_jump_reaches_what_no_road_does(table: Table) -> None:
    """S-HLP-04."""
    table.stand("d5", "III-06", 0)
    table.stand("j5", "II-08", 0)
    table.turn(0, "d5", steps=0)
    plan = best(table, "goods")
    assert isinstance(plan.actions[0], Jump)
    assert plan.goods.brick == 3


def test_further_steps_are_walked_by_the_worker_who_gained_them(table: Table) -> None:
    """S-HLP-04."""
    table.stand("d5", "II-10", 0)
    table.stand("d4", "I-03", 0)
    table.stand("d3", "II-08", 0)
    table.roads("d5 d4", "d4 d3")
    table.turn(0, "d5", steps=0)
    plan = best(table, "goods")
    assert Step(0, "d3") in plan.actions


def test_a_value_decides_where_the_turn_ends(table: Table) -> None:
    table.turn(0, "d6", actions_left=0)
    asked = table.asked
    assert isinstance(asked, PlayTurn)

    def at_the_quay(after: Outcome) -> float:
        return float(after.workers == ("g6",))

    [plan] = plans(table.game.view(table.state, 0), asked, at_the_quay)
    assert plan.actions == (Step(0, "g6"), Pass())


def best_by_rules(view: State, seat: int, value: Callable[[int, int, int], int]) -> int:
    """The most that a seat can make of points, money and goods; every action is tried to the end of the turn."""
    most, ahead, seen = 0, [view.copy()], set[tuple[object, ...]]()
    while ahead:
        s = ahead.pop()
        player, asked = s.players[seat], s.stack[-1]
        most = max(most, value(player.vp, player.money, sum(player.goods)))
        for action in asked.actions(s):
            if action == Pass():
                continue
            after = s.copy()
            step(after, action, [])
            own, left = after.players[seat], after.stack[-1]
            used = frozenset(left.used)
            key = (
                own.workers,
                own.money,
                own.goods,
                own.vp,
                left.steps,
                left.walker,
                left.extra,
                used,
                tuple(after.roads),
            )
            if key not in seen:
                seen.add(key)
                ahead.append(after)
    return most


SMALL_TOWNS: tuple[dict[str, str], ...] = (
    {"d5": "I-03", "e5": "I-06", "f5": "I-02", "g5": "II-06", "e4": "II-07"},
    {"d5": "II-10", "e5": "I-06", "f5": "I-05", "g5": "II-04", "e4": "III-02"},
    {"d5": "I-03", "e5": "III-08", "f5": "II-05", "g5": "I-08", "e4": "III-09"},
)


@pytest.mark.parametrize("town", SMALL_TOWNS)
def test_no_order_of_legal_actions_gains_more_than_the_best_plan(table: Table, town: dict[str, str]) -> None:
    for area, tile in town.items():
        table.stand(area, tile, 1)
    table.roads("d5 d6", "g5 g6", "e4 e5")
    table.player(0, money=7, goods="2 brick 2 cloth 1 tea")
    table.state.roads_left = 1
    table.turn(0, "d5", used=("start-1", "start-2", "start-3", "start-4"))
    view = table.game.view(table.state, 0)
    own = view.players[0]
    assert own.vp + best(table, "points").points == best_by_rules(view, 0, lambda points, *_: points)
    assert own.money + best(table, "money").money == best_by_rules(view, 0, lambda _, money, __: money)
    goods = best(table, "goods").goods
    assert sum(own.goods.plus(goods)) == best_by_rules(view, 0, lambda *amounts: amounts[-1])


def test_a_narrow_search_finds_a_plan_too(table: Table) -> None:
    table.stand("d5", "II-08", 0)
    table.roads("d5 d6")
    table.turn(0, "d5")
    asked = table.asked
    assert isinstance(asked, PlayTurn)
    view = replace(table.game.view(table.state, 0))
    assert plans(view, asked, "goods", breadth=Breadth(1, 1, 0))[0].goods.brick >= 3
