# ruff: noqa: N802
"""The use of a building, event by event, and with a box in which other buildings are illegal."""

from __future__ import annotations

import msgspec

from indonesia_qt.games.singapore.game import Singapore
from indonesia_qt.games.singapore.maps.layouts import PRESETS
from indonesia_qt.games.singapore.rules.actions import Exchange, ReturnChips
from indonesia_qt.games.singapore.rules.box import Box, usual_box
from indonesia_qt.games.singapore.rules.constants import NOTHING, Goods
from indonesia_qt.games.singapore.rules.events import (
    ChipDrawn,
    ChipsReturned,
    EffectLost,
    Exchanged,
    MarkerMoved,
    OwnerRewarded,
    RaidBegan,
    SealReached,
)
from indonesia_qt.games.singapore.rules.scenario import combine
from tests.games.singapore.boards import drawn
from tests.games.singapore.positions import BLACK, WHITE, Table, of


def test_S_EXC_03_the_event_has_goods_money_and_points_that_are_paid_and_gained() -> None:
    table = Table()
    table.stand("d5", "II-06", 1)
    table.player(0, goods="4 tea 1 opium", vp=8)
    table.turn(0, "d5")
    events = table.do(Exchange("II-06", 0, Goods(tea=4), NOTHING))
    assert events == [
        Exchanged(0, "d5", "II-06", Goods(tea=4), NOTHING, 0, 4, 0, 4),
        MarkerMoved(0, 4, 12),
        SealReached(0, 10, 5),
        OwnerRewarded(1, "d5"),
        MarkerMoved(1, 1, 6),
    ]
    assert (table.money()[0], table.state.players[0].goods) == (14, Goods(opium=1))


def test_S_EXC_03_points_are_paid_by_going_back_on_the_track() -> None:
    table = Table()
    table.player(0, vp=1)
    table.turn(0, "d6")
    assert table.do(Exchange("start-1", 0, NOTHING, NOTHING)) == [
        Exchanged(0, "d6", "start-1", NOTHING, NOTHING, 0, 3, 1, 0),
        MarkerMoved(0, -1, 0),
    ]
    assert (table.money()[0], table.vp()[0]) == (8, 0)


def test_S_TRN_08_just_enough_money_suffices() -> None:
    table = Table()
    table.stand("d5", "III-03", 0)
    table.player(0, money=5, vp=0)
    table.turn(0, "d5")
    table.do(Exchange("III-03", 0, NOTHING, NOTHING))
    assert (table.money()[0], table.vp()[0]) == (0, 5)


def test_S_TRN_06_with_the_chip_before_the_effect_too_ones_own_building_gives_no_point() -> None:
    table = Table(chip="before")
    table.stand("d5", "I-09", 0)
    table.turn(0, "d5")
    table.do(Exchange("I-09", 0, NOTHING, NOTHING))
    table.do(BLACK)
    assert (table.money()[0], table.vp()[0]) == (7, 5)


def test_S_TRN_07_a_raid_may_take_the_money_that_was_to_be_paid() -> None:
    table = Table(chip="before")
    table.stand("d5", "III-11", 1)
    table.player(0, goods="8 opium", money=12)
    table.turn(0, "d5")
    table.do(Exchange("III-11", 0, Goods(opium=3), NOTHING))
    events = table.do(WHITE)
    [lost] = of(EffectLost, events)
    assert (lost.seat, lost.area, lost.reason.rule) == (0, "d5", "S-TRN-08")
    assert str(lost.reason) == "This costs £10; you have £4."


def illegal_courthouse() -> Singapore:
    """The game with a box whose owner has read that the courthouse is dark."""
    box = msgspec.to_builtins(usual_box())
    for building in box["buildings"]:
        if building["id"] == "II-02":
            building["illegal"] = True
    data = msgspec.structs.replace(PRESETS["compact"].game_data("Dark"), box=msgspec.convert(box, Box))
    return Singapore(combine(drawn(PRESETS["compact"]), data))


def at_court(*chips: int) -> Table:
    table = Table(chip="before", game=illegal_courthouse())
    table.stand("d5", "II-02", 1)
    table.chips(*chips)
    table.turn(0, "d5")
    table.do(ReturnChips("II-02", 2))
    return table


def test_S_TRN_07_a_raid_may_take_the_chips_that_were_to_be_returned() -> None:
    table = at_court(3, 0, 0)
    events = table.do(WHITE)
    assert of(RaidBegan, events) == [RaidBegan((0, 0, 0), (3, 0, 0), (0,))]
    [lost] = of(EffectLost, events)
    assert (lost.seat, lost.area, lost.reason.rule) == (0, "d5", "S-TRN-07")
    assert str(lost.reason) == "The raid took the chips."
    assert table.state.chips == [0, 0, 0]


def test_S_TRN_07_who_is_not_caught_returns_them() -> None:
    table = at_court(2, 5, 0)
    events = table.do(WHITE)
    assert of(ChipsReturned, events) == [ChipsReturned(0, "d5", 2)]
    assert (table.state.chips, table.state.black) == ([0, 0, 0], 16)
    table = at_court(2, 0, 0)
    assert table.do(BLACK)[:2] == [ChipDrawn(0, 0, "black"), ChipsReturned(0, "d5", 2)]
    assert table.state.chips == [1, 0, 0]
