# ruff: noqa: N802
"""The worker's turn (S-TRN), New Helpers and Raffles' plans (S-HLP)."""

from __future__ import annotations

import pytest

from indonesia_qt.core.flow import Pass, question, step
from indonesia_qt.games.singapore.rules import invariants
from indonesia_qt.games.singapore.rules.actions import (
    BuildRoad,
    CallHelper,
    Enter,
    Exchange,
    Jump,
    ReturnChips,
    Step,
    Walk,
)
from indonesia_qt.games.singapore.rules.chips import Bag
from indonesia_qt.games.singapore.rules.constants import NOTHING, Goods
from indonesia_qt.games.singapore.rules.events import (
    ChipDrawn,
    EffectLost,
    Exchanged,
    HelperCalled,
    MarkerMoved,
    OwnerRewarded,
    StepsGained,
    TurnEnded,
    WorkerEntered,
    WorkerJumped,
    WorkerMoved,
)
from indonesia_qt.games.singapore.rules.round import Round
from indonesia_qt.games.singapore.rules.turn import PlayTurn
from tests.games.singapore.positions import BLACK, WHITE, Table, of

TWO_BRICKS = Exchange("I-04", 0, NOTHING, Goods(brick=2))
BRICK = Exchange("start-2", 0, NOTHING, Goods(brick=1))
CLOTH = Exchange("start-3", 0, NOTHING, Goods(cloth=1))
TEA = Exchange("start-4", 0, NOTHING, Goods(tea=1))
MOVES = Pass, Enter, Step, Walk, Jump
"""What puts workers anywhere, or ends the turn."""


def test_S_TRN_01_up_to_three_steps_and_three_actions_in_any_order(table: Table) -> None:
    table.turn(0, "e6")
    table.do(BRICK, Step(0, "f6"), CLOTH, Step(0, "g6"), TEA, Step(0, "d6"))
    assert (table.asked.steps, table.asked.actions_left) == (0, 0)
    table.refuses(Step(0, "e6"), "S-TRN-01", "You have no steps left in this turn.")
    table.refuses(Exchange("start-1", 0, NOTHING, NOTHING), "S-TRN-01", "You have no actions left in this turn.")
    assert table.legal == [Pass()]


def test_S_TRN_01_none_is_compulsory(table: Table) -> None:
    table.turn(0, "e6")
    assert of(TurnEnded, table.do(Pass())) == [TurnEnded(0)]


def test_S_TRN_02_a_step_is_one_road_whoever_laid_it_and_workers_do_not_block(table: Table) -> None:
    table.stand("d5", "I-01", 1)
    table.stand("d4", "I-04", 2)
    table.roads("d5 d6", "d4 d5")
    table.player(1, workers=("d5",))
    table.turn(0, "d4")
    assert table.legal_of(Step) == [Step(0, "d5")]
    table.refuses(Step(0, "d6"), "S-TRN-02", "No road leads from D4 to D6.")
    table.refuses(Step(0, "nowhere"), "S-TRN-02", "There’s no building on nowhere to go to.")
    events = table.do(Step(0, "d5"))
    assert events == [WorkerMoved(0, 0, "d4", "d5")]
    assert {step.area for step in table.legal_of(Step)} == {"d4", "d6", "e6", "f6", "g6"}


def test_S_TRN_03_putting_the_first_worker_on_any_building_is_a_step(table: Table) -> None:
    table.stand("d5", "I-01", 1)
    table.turn(0)
    assert {enter.area for enter in table.legal_of(Enter)} == {"d5", "d6", "e6", "f6", "g6"}
    table.refuses(Enter("d4"), "S-TRN-03", "A worker can only be put on a building.")
    table.refuses(Step(0, "d6"), "S-TRN-03", "This worker isn’t on the board yet.")
    assert table.do(Enter("d5")) == [WorkerEntered(0, "d5")]
    assert (table.state.players[0].workers, table.asked.steps) == (("d5",), 2)
    table.refuses(Enter("d6"), "S-TRN-03", "You have no worker in hand.")
    table.turn(1, steps=0)
    table.refuses(Enter("d6"), "S-TRN-01", "You have no steps left in this turn.")


def test_S_TRN_04_a_building_has_its_effect_only_where_a_worker_stands_and_uses_it(table: Table) -> None:
    table.stand("d5", "I-04", 1)
    table.roads("d5 d6")
    table.turn(0, "d6")
    table.refuses(TWO_BRICKS, "S-TRN-04", "None of your workers is in Brickworks (2 bricks).")
    table.refuses(Walk("no such building"), "S-TRN-04", "None of your workers is in no such building.")
    table.do(Step(0, "d5"))
    assert table.state.players[0].goods == NOTHING
    table.refuses(Walk("I-04"), "S-TRN-04", "This isn’t what Brickworks (2 bricks) does.")
    table.do(TWO_BRICKS)
    assert table.state.players[0].goods == Goods(brick=2)


def test_S_TRN_05_each_building_once_in_a_turn_with_both_workers_together(table: Table) -> None:
    table.turn(0, "e6", "e6")
    table.do(BRICK)
    table.refuses(BRICK, "S-TRN-05", "You’ve already used Brick Pit (E6) in this turn.")
    table.do(Step(0, "f6"), CLOTH, Step(0, "e6"))
    table.refuses(BRICK, "S-TRN-05", "You’ve already used Brick Pit (E6) in this turn.")


def test_S_TRN_06_the_owner_gets_a_point_when_somebody_else_uses_a_building(table: Table) -> None:
    table.stand("d5", "I-04", 1)
    table.stand("d4", "I-07", 0)
    table.roads("d5 d6", "d4 d5")
    table.turn(0, "d5")
    assert of(OwnerRewarded, table.do(TWO_BRICKS)) == [OwnerRewarded(1, "d5")]
    assert table.vp() == [5, 6, 5]
    table.do(Step(0, "d4"), Exchange("I-07", 0, NOTHING, Goods(cloth=2)))
    table.do(Step(0, "d5"), Step(0, "f6"), CLOTH)
    assert table.vp() == [5, 6, 5]


def test_S_TRN_07_effect_then_the_owners_point_then_the_chip(table: Table) -> None:
    table.stand("d5", "I-11", 1)
    table.turn(0, "d5")
    events = table.do(Exchange("I-11", 0, NOTHING, Goods(opium=2)))
    assert [type(event) for event in events] == [Exchanged, OwnerRewarded, MarkerMoved]
    assert table.asked == Bag(0, 0)
    assert table.do(BLACK) == [ChipDrawn(0, 0, "black")]
    assert isinstance(table.asked, PlayTurn)


def test_S_TRN_07_with_the_option_the_chip_comes_before_the_effect() -> None:
    table = Table(chip="before")
    table.stand("d5", "I-11", 1)
    table.turn(0, "d5")
    assert table.do(Exchange("I-11", 0, NOTHING, Goods(opium=2))) == []
    assert table.asked == Bag(0, 0)
    events = table.do(BLACK)
    assert [type(event) for event in events] == [ChipDrawn, Exchanged, OwnerRewarded, MarkerMoved]


def test_S_TRN_07_if_a_raid_takes_what_was_to_be_paid_the_effect_is_lost_and_the_owner_gets_his_point() -> None:
    table = Table(chip="before")
    table.stand("d5", "II-12", 1)
    table.player(0, goods="3 opium", money=0)
    table.turn(0, "d5")
    table.do(Exchange("II-12", 0, Goods(opium=3), Goods(brick=1)))
    events = table.do(WHITE)
    [lost] = of(EffectLost, events)
    assert str(lost.reason) == "Not enough opium: this costs 3, and you have 1."
    assert of(OwnerRewarded, events) == [OwnerRewarded(1, "d5")]
    assert table.state.players[0].goods == Goods(opium=1)
    assert table.asked == PlayTurn(0, actions_left=2, used=("II-12",))


def test_S_TRN_08_a_use_is_paid_in_full_and_changes_something(table: Table) -> None:
    table.stand("d5", "II-01", 1)
    table.player(0, goods="3 tea", money=4)
    table.turn(0, "d5")
    table.refuses(Exchange("II-01", 0, Goods(tea=3), NOTHING), "S-TRN-08", "This costs £5; you have £4.")
    table.player(0, money=5)
    table.refuses(
        Exchange("II-01", 0, Goods(cloth=3), NOTHING), "S-TRN-08", "Not enough cloth: this costs 3, and you have 0."
    )
    table.do(Exchange("II-01", 0, Goods(tea=3), NOTHING))
    assert (table.vp()[0], table.money()[0]) == (14, 5)  # the seal at 10 pays
    table.player(0, vp=0)
    table.turn(0, "d6")
    table.refuses(Exchange("start-1", 0, NOTHING, NOTHING), "S-TRN-08", "This costs 1 victory point.")


def test_S_TRN_09_the_example_turn_of_the_rule_book() -> None:
    """Blue is seat 0, red 1, yellow 2. Brickworks, pawnshop, builder; then a road to the tea house."""
    table = Table()
    table.stand("d5", "I-04", 0)
    table.stand("h6", "I-01", 1)
    table.stand("h5", "I-06", 2)
    table.roads("d5 d6", "h6 g6")
    table.player(0, goods="1 brick 1 opium")
    table.turn(0, "d5")
    table.do(TWO_BRICKS)
    table.do(Step(0, "d6"))
    table.refuses(Step(0, "h5"), "S-TRN-02", "No road leads from D6 to H5.")
    table.do(Step(0, "h6"))
    events = table.do(Exchange("I-01", 0, Goods(brick=3), NOTHING))
    assert of(OwnerRewarded, events) == [OwnerRewarded(1, "h6")]
    assert table.money()[0] == 9
    table.do(BuildRoad("h5", "h6"))
    assert table.money()[0] == 8
    events = table.do(Step(0, "h5"), Exchange("I-06", 0, Goods(opium=1), Goods(tea=3)))
    assert of(OwnerRewarded, events) == [OwnerRewarded(2, "h5")]
    assert (table.asked.steps, table.asked.actions_left) == (0, 0)
    assert table.state.players[0].goods == Goods(tea=3)
    assert table.vp() == [5, 6, 6]


def test_S_HLP_01_new_helpers_gives_the_second_worker_once_and_the_owner_a_point(table: Table) -> None:
    table.stand("d5", "II-09", 1)
    table.turn(0, "d5")
    events = table.do(CallHelper("II-09"))
    assert of(HelperCalled, events) == [HelperCalled(0, "d5")]
    assert table.state.players[0].workers == ("d5", "")
    assert table.vp() == [5, 6, 5]
    table.turn(0)
    table.refuses(CallHelper("II-09"), "S-HLP-01", "You already have your second worker.")


def test_S_HLP_02_the_second_worker_enters_anywhere_for_a_step_and_shares_steps_and_actions(table: Table) -> None:
    table.turn(0, "e6", "")
    assert {enter.area for enter in table.legal_of(Enter)} == {"d6", "e6", "f6", "g6"}
    table.do(BRICK, Enter("f6"), CLOTH, Step(1, "g6"), TEA, Step(0, "d6"))
    assert (table.asked.steps, table.asked.actions_left) == (0, 0)
    assert table.state.players[0].workers == ("d6", "g6")
    table.refuses(Step(2, "d6"), "S-HLP-01", "You don’t have that worker.")
    table.refuses(Step(-1, "d6"), "S-HLP-01", "You don’t have that worker.")


def test_S_HLP_03_who_stays_in_hand_must_be_put_on_the_board_in_the_next_turn(table: Table) -> None:
    table.stand("d5", "I-01", 1)
    table.stand("c5", "I-08", 1)
    table.player(0, workers=("e6", ""))
    table.lay_out("I-04", "I-05", top="I-06")
    table.flag("g5", 0)
    table.state.raffles = 1
    table.round("turns", 2)
    table.do(table.legal[0])
    while not isinstance(table.asked, PlayTurn):
        table.do(table.legal[0])
    assert table.asked == PlayTurn(0, owes_worker=True)
    table.refuses(Pass(), "S-HLP-03", "Put your second worker on the board before you end your turn.")
    table.do(BRICK, BuildRoad("c5", "d5"), Enter("f6"))
    assert (table.asked.steps, table.asked.owes_worker) == (2, False)
    table.do(Step(0, "f6"), Pass())


def test_S_HLP_03_the_last_step_of_that_turn_can_only_put_him_on_the_board(table: Table) -> None:
    table.turn(0, "d6", "", owes_worker=True)
    table.do(Step(0, "e6"), Step(0, "f6"))
    table.refuses(Step(0, "g6"), "S-HLP-03", "Use your last step to put your second worker on the board.")
    table.refuses(Pass(), "S-HLP-03", "Put your second worker on the board before you end your turn.")
    assert not table.legal_of(Step)
    table.do(Enter("g6"))
    assert (table.asked.steps, table.asked.owes_worker) == (0, False)
    table.do(Pass())


def test_S_HLP_03_once_he_is_on_the_board_the_last_step_is_free(table: Table) -> None:
    table.turn(0, "d6", "", owes_worker=True)
    table.do(Step(0, "e6"), Enter("g6"), Step(1, "f6"), Pass())


def test_S_HLP_03_further_steps_of_a_plan_do_not_count(table: Table) -> None:
    table.stand("d5", "II-10", 1)
    table.roads("d5 d6")
    table.turn(0, "d5", "", owes_worker=True, steps=1)
    table.refuses(Step(0, "d6"), "S-HLP-03", "Use your last step to put your second worker on the board.")
    table.do(Walk("II-10"), *[Step(0, "d6"), Step(0, "d5")] * 2, Step(0, "d6"))
    assert (table.asked.steps, table.asked.extra) == (1, 0)
    table.refuses(Step(0, "d5"), "S-HLP-03", "Use your last step to put your second worker on the board.")
    table.do(Enter("d5"), Pass())


def test_S_HLP_03_a_worker_may_walk_to_the_plan_that_puts_him_on_the_board(table: Table) -> None:
    table.stand("d5", "III-06", 1)
    table.roads("d5 d6")
    table.turn(0, "d6", "", owes_worker=True)
    table.do(Step(0, "d5"), Jump("III-06", 1, "g6"))
    assert (table.asked.steps, table.asked.owes_worker) == (2, False)
    table.do(Step(0, "d6"), Step(1, "f6"), Pass())


@pytest.mark.parametrize("plans", ["", "II-10", "III-06", "II-10 III-06"])
def test_S_HLP_03_whatever_is_done_before_he_can_be_put_on_the_board(table: Table, plans: str) -> None:
    """All ways through such a turn end with him on the board; none gets stuck."""
    for area, plan in zip(("d5", "d4"), plans.split(), strict=False):
        table.stand(area, plan, 1)
    table.roads(*("d5 d6", "d4 d5")[: len(plans.split())])
    table.turn(0, "d6", "", owes_worker=True)
    seen, ahead, ended = set(), [table.state], 0
    while ahead:
        s = ahead.pop()
        asked = question(s)
        if not isinstance(asked, PlayTurn):
            assert "" not in s.players[0].workers
            ended += 1
            continue
        assert invariants.broken(s) == []
        ways_on = [action for action in asked.actions(s) if isinstance(action, MOVES)]
        assert ways_on
        for action in ways_on:
            after = s.copy()
            step(after, action, [])
            key = tuple(after.stack), after.players[0].workers
            if key not in seen:
                seen.add(key)
                ahead.append(after)
    assert ended


def test_S_HLP_03_in_the_turn_in_which_he_is_gained_he_may_stay_in_hand(table: Table) -> None:
    table.stand("d5", "II-09", 1)
    table.turn(0, "d5")
    table.do(CallHelper("II-09"), Pass())
    assert table.state.players[0].workers == ("d5", "")


def test_S_HLP_03_a_jump_puts_him_on_the_board_too(table: Table) -> None:
    table.stand("d5", "III-06", 1)
    table.turn(0, "d5", "", owes_worker=True)
    table.do(Jump("III-06", 1, "d5"), Pass())
    assert table.state.players[0].workers == ("d5", "d5")


def test_S_HLP_04_the_plan_of_stack_2_gives_its_worker_five_steps_which_he_uses_first(table: Table) -> None:
    table.stand("d5", "II-10", 1)
    table.roads("d5 d6")
    table.turn(0, "e6", "d5")
    assert of(StepsGained, table.do(Walk("II-10"))) == [StepsGained(0, "d5", 1, 5)]
    table.do(Step(1, "d6"), Step(1, "e6"))
    assert (table.asked.steps, table.asked.extra) == (3, 3)
    table.do(Step(0, "f6"))
    assert (table.asked.steps, table.asked.extra) == (2, 3)
    table.do(Step(1, "f6"), Step(1, "g6"), Step(1, "f6"), Step(1, "g6"), Step(1, "f6"))
    assert (table.asked.steps, table.asked.extra) == (0, 0)
    table.refuses(Step(1, "g6"), "S-TRN-01", "You have no steps left in this turn.")


def test_S_HLP_04_the_extra_steps_are_for_that_worker_alone(table: Table) -> None:
    table.stand("d5", "II-10", 1)
    table.roads("d5 d6")
    table.turn(0, "e6", "d5", steps=0)
    table.do(Walk("II-10"))
    assert {step.worker for step in table.legal_of(Step)} == {1}
    table.refuses(Step(0, "f6"), "S-TRN-01", "You have no steps left in this turn.")


def test_S_HLP_04_the_plan_of_stack_3_puts_a_worker_on_any_other_building_without_a_step(table: Table) -> None:
    table.stand("d5", "III-06", 1)
    table.turn(0, "d5", "e6", steps=0)
    assert {(jump.worker, jump.area) for jump in table.legal_of(Jump)} == {
        *((0, area) for area in ("d6", "e6", "f6", "g6")),
        *((1, area) for area in ("d5", "d6", "f6", "g6")),
    }
    table.refuses(Jump("III-06", 0, "d5"), "S-HLP-04", "The worker is already there. Choose another building.")
    table.refuses(Jump("III-06", 0, "a5"), "S-HLP-04", "A worker can only be put on a building.")
    table.refuses(Jump("III-06", 2, "d6"), "S-HLP-04", "You don’t have that worker.")
    events = table.do(Jump("III-06", 1, "g6"))
    assert of(WorkerJumped, events) == [WorkerJumped(0, 1, "e6", "g6")]
    assert table.state.players[0].workers == ("d5", "g6")
    assert table.vp() == [5, 6, 5]


def test_S_HLP_04_a_worker_set_aside_cannot_jump(table: Table) -> None:
    table.stand("d5", "III-06", 1)
    table.turn(0, "d5")
    assert {jump.worker for jump in table.legal_of(Jump)} == {0}
    table.refuses(Jump("III-06", 1, "d6"), "S-HLP-04", "You don’t have that worker.")


def test_only_a_courthouse_returns_chips(table: Table) -> None:
    table.turn(0, "e6")
    table.refuses(ReturnChips("start-2", 1), "S-TRN-04", "This isn’t what Brick Pit does.")


def test_the_turn_is_followed_by_the_next_one(table: Table) -> None:
    table.lay_out("I-01", "I-04")
    table.flag("d5", 1)
    table.turn(0, "e6")
    table.state.stack.insert(0, Round("turns", 1))
    table.do(Pass())
    assert table.asked.seat == 1
