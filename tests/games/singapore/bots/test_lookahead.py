"""Bots that plan turns play by the rules, from their view alone, the same again, and see what there is to gain."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from indonesia_qt.core.bots import play_out
from indonesia_qt.core.flow import Action, Chance, Pass, draw, question, refusal, settle, step
from indonesia_qt.core.game import Bot
from indonesia_qt.games.singapore.analysis.turn_planner import plans
from indonesia_qt.games.singapore.bots import BOTS
from indonesia_qt.games.singapore.bots.evaluate import Judge
from indonesia_qt.games.singapore.bots.lookahead import GLANCE, Expert, Hard, best_plans
from indonesia_qt.games.singapore.rules.actions import Build, BuildRoad, Exchange, Join, PlaceFlag, ReturnChips, Step
from indonesia_qt.games.singapore.rules.chips import Bag
from indonesia_qt.games.singapore.rules.constants import Goods
from indonesia_qt.games.singapore.rules.lots import ChooseLot
from indonesia_qt.games.singapore.rules.state import Options, State
from indonesia_qt.games.singapore.rules.turn import PlayTurn
from tests.games.singapore.boards import game_on
from tests.games.singapore.play import ALL_OPTIONS, watch
from tests.games.singapore.positions import BLACK, WHITE, Table
from tests.soak import soak_but

PLANNING = ("medium", "hard", "expert")


@pytest.mark.parametrize("players", soak_but((3,), (2, 3, 4)))
def test_they_play_by_the_rules_to_the_end(players: int) -> None:
    """A game with each option, watched after every action; the views that they get aren't changed."""
    for name in PLANNING[: 3 if players == 2 else 2]:
        watch(game_on(), ALL_OPTIONS[3 * players], players, players, (BOTS[name],))


@pytest.mark.parametrize("name", PLANNING)
def test_the_same_position_gets_the_same_answer(name: str) -> None:
    for view in positions(3, 17):
        asked = question(view)
        assert asked is not None
        answers = {BOTS[name]().choose(view.copy(), asked, Random(seed)) for seed in range(2)}
        assert len(answers) == 1
        assert refusal(view, answers.pop()) is None


@pytest.mark.parametrize("name", PLANNING)
def test_what_others_hide_changes_no_answer(name: str) -> None:
    """S-SEC-01."""
    game = game_on()
    for s in states(4, 23):
        asked = question(s)
        assert asked is not None
        other = replace(s.players[asked.seat - 1], money=40, goods=Goods(4, 5, 6, 7))
        changed = s.copy()
        changed.players[asked.seat - 1] = other
        first, second = (
            BOTS[name]().choose(game.view(one, asked.seat).copy(), asked, Random(1)) for one in (s, changed)
        )
        assert first == second


def test_plans_are_remembered_for_equal_turns_and_for_no_others() -> None:
    for view in positions(3, 11):
        asked = question(view)
        if not isinstance(asked, PlayTurn):
            continue
        richer, walled = view.copy(), view.copy()
        richer.players[asked.seat].money += 3
        walled.roads_left = 0
        for s in (view, richer, walled, view):
            judge = Judge(s, asked.seat, Hard.weights)
            known = best_plans(s, asked, judge, 2, GLANCE)
            assert known == plans(s, asked, judge.value, 2, GLANCE)
            assert best_plans(s.copy(), asked, judge, 2, GLANCE) is known


def states(players: int, every: int) -> list[State]:
    """Some positions of a game in which a player is asked."""
    game, chance, found = game_on(), Random(players), []
    s = game.start(game.new_setup(Options(), players, players))
    bot = BOTS["easy"]()
    settle(s, [])
    number = 0
    while (asked := question(s)) is not None:
        if isinstance(asked, Chance):
            step(s, draw(asked, s, chance), [])
            continue
        number += 1
        if number % every == 0:
            found.append(s.copy())
        step(s, bot.choose(game.view(s, asked.seat).copy(), asked, chance), [])
    return found


def positions(players: int, every: int) -> list[State]:
    """The views of such positions."""
    game = game_on()
    return [game.view(s, s.stack[-1].seat).copy() for s in states(players, every)]


def test_medium_beats_easy_ones() -> None:
    game, won = game_on(), 0
    for seed in range(6):
        s = game.start(game.new_setup(Options(), 4, seed))
        own = seed % 4
        bots: list[Bot] = [BOTS["medium" if seat == own else "easy"]() for seat in range(4)]
        for _ in play_out(game, s, bots, Random(seed)):
            pass
        won += game.ranking(s)[0] == own
    assert won > 3


def answer(table: Table, bot: Bot) -> Action:
    asked = table.asked
    assert asked is not None
    return bot.choose(table.game.view(table.state, asked.seat).copy(), asked, Random(1))


def test_in_the_last_round_nothing_but_points_counts() -> None:
    """S-END-02: points are bought with the last money, and none are given for goods."""
    table = Table()
    table.stand("d5", "II-04", 0)
    table.stand("e5", "II-08", 1)
    table.roads("d5 d6", "e5 e6")
    table.player(0, money=2)
    table.turn(0, "e6")
    table.state.removed, table.state.unseen = table.state.unseen, []
    for bot in (Hard(), Expert()):
        played = [answer(table, bot)]
        while played[-1] != Pass():
            table.do(played[-1])
            played.append(answer(table, bot))
        assert played == [Step(0, "d5"), Exchange("II-04", 0, Goods(), Goods()), Pass()]
        table.turn(0, "e6")
        table.player(0, money=2)


def test_hard_builds_the_tile_that_it_can_use_best() -> None:
    table = Table()
    table.lay_out("I-01", "I-04", "I-08")
    table.turn(0, "d6")
    table.player(0, money=0)
    table.building_turn(0, "d5")
    assert answer(table, Hard()) == Build("I-04")


def test_hard_joins_a_building_so_that_it_can_get_there() -> None:
    table = Table()
    table.stand("d4", "I-01", 1)
    table.lay_out("I-04")
    table.player(0, money=0, workers=("e6",))
    table.building_turn(0, "d5")
    table.do(Build("I-04"))
    assert answer(table, Hard()) == Join("d6")


def test_a_plan_is_played_on_after_a_black_chip_and_thought_through_again_after_a_raid() -> None:
    table = Table(holdings="open")
    table.stand("d5", "I-09", 0)
    table.stand("e5", "II-04", 0)
    table.roads("d5 d6", "e5 e6")
    table.turn(0, "d5")
    table.player(0, money=0)
    bot = Hard()
    for chip in (BLACK, WHITE):
        action = answer(table, bot)
        while isinstance(table.asked, PlayTurn) and action != Pass():
            table.do(action)
            if isinstance(table.asked, Bag):
                table.do(chip)
            action = answer(table, bot)
        assert action == Pass()
        table.turn(0, "d5")


def test_after_a_raid_that_was_certain_the_turn_is_thought_through_again() -> None:
    """The raid takes opium that the plan would have paid."""
    table = Table(players=4, holdings="open")
    table.stand("d5", "I-12", 0)
    table.stand("d4", "III-09", 0)
    table.roads("d5 d6", "d4 d5")
    table.player(0, money=15, goods="1 cloth")
    table.chips(2, 5, 5, 4)
    table.turn(0, "d5")
    bot, played = Hard(), list[Action]()
    while Pass() not in played:
        played.append(WHITE if isinstance(table.asked, Bag) else answer(table, bot))
        if played[-1] != Pass():
            table.do(played[-1])
    assert isinstance(played[0], Exchange)
    assert played[1] == WHITE


def test_expert_puts_its_flag_on_the_cheap_lot_near_its_worker() -> None:
    table = Table()
    table.lay_out("I-04", "I-06", "I-07", "I-09")
    table.player(0, workers=("d6",))
    table.state.stack[:] = [ChooseLot(0, 0)]
    flag = answer(table, Expert())
    assert isinstance(flag, PlaceFlag)
    assert table.state.prices[flag.area] <= 2


@pytest.mark.parametrize("bot", [Hard, Expert])
def test_others_get_dearer_lots_than_the_bot_itself(bot: type[Hard]) -> None:
    table = Table()
    table.lay_out("I-04", "I-06", "I-07", "I-09")
    table.player(0, workers=("d6",))
    prices = []
    for owner in (0, 1):
        table.state.stack[:] = [ChooseLot(0, owner)]
        flag = answer(table, bot())
        assert isinstance(flag, PlaceFlag)
        prices.append(table.state.prices[flag.area])
    assert prices[0] <= prices[1]


def test_without_cash_nothing_is_planned_that_costs_money() -> None:
    table = Table()
    table.stand("d5", "II-08", 0)
    table.turn(0, "g6", steps=0)
    table.player(0, money=0)
    assert not isinstance(answer(table, Hard()), BuildRoad)


def test_after_a_raid_that_catches_another_the_turn_is_thought_through_again() -> None:
    """The chip that was drawn doesn't lie before the bot, so fewer can be returned than it planned."""
    table = Table(holdings="open")
    table.stand("d5", "I-11", 0)
    table.stand("e5", "II-02", 0)
    table.roads("d5 e5")
    table.chips(2, 5, 0)
    table.turn(0, "d5")
    bot, played = Hard(), list[Action]()
    while Pass() not in played:
        played.append(WHITE if isinstance(table.asked, Bag) else answer(table, bot))
        if played[-1] != Pass():
            table.do(played[-1])
    assert played[1] == WHITE
    assert ReturnChips("II-02", 3) not in played
