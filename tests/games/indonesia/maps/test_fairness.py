"""Which bounds a fair map keeps to, and which changes may help."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from indonesia_qt.board.bounds import Bound
from indonesia_qt.board.draft import Draft, EditError
from indonesia_qt.board.trial import Trial
from indonesia_qt.games.indonesia.maps.edits import change_stones
from indonesia_qt.games.indonesia.maps.fairness import bounds, changes
from indonesia_qt.games.indonesia.maps.witness import Figures
from indonesia_qt.games.indonesia.rules.scenario import GameData, Scenario
from indonesia_qt.library import load_map

LAGOON = load_map("lagoon")
SCENARIO: Scenario = LAGOON.game.scenario
DRAFT: Draft[GameData] = Draft(LAGOON.board, LAGOON.data)
RICE = "a-kenanga-rice", "a-melati-rice"


def tried(winner: int = 0, years: int = 6, **changes: Any) -> Trial:
    """A game of four in which seat 3 began."""
    figures = Figures(**{"order": (3, 2, 1, 0), **changes})
    others = tuple(seat for seat in range(4) if seat != winner)
    return Trial(True, years, (1, 1, 1, 1), (winner, *others), msgspec.msgpack.encode(figures))


def one_of(games: list[Trial], about: str) -> Bound:
    return next(bound for bound in bounds(SCENARIO, games) if bound.about == about)


@pytest.mark.parametrize(("wins", "holds"), [(2, False), (3, True), (7, True), (8, False)])
def test_a_place_in_the_order_of_play_wins_15_to_35_percent(wins: int, holds: bool) -> None:
    games = [tried(winner=3 if n < wins else 1) for n in range(20)]
    first = one_of(games, "1")
    assert (first.measure.value, first.holds) == (wins / 20, holds)


@pytest.mark.parametrize(("years", "holds", "sign"), [(4, False, -1), (5, True, 0), (9, True, 0), (10, False, 1)])
def test_games_last_5_to_9_years_in_the_median(years: int, holds: bool, sign: int) -> None:
    length = one_of([tried(years=years)] * 9 + [tried(years=30)], "trial")
    assert (length.measure.value, length.holds) == (years, holds)
    if sign:
        assert length.excess * sign > 0


def test_a_deed_earns_as_much_as_the_mean_of_its_era_and_type() -> None:
    rich = tried(started=dict.fromkeys(RICE, 1), earned={RICE[0]: 102.0})
    alone = tried(started={RICE[0]: 1}, earned={RICE[0]: 900.0})
    off = one_of([rich] * 10 + [alone], RICE[0])
    assert (off.measure.value, off.measure.n, off.holds) == (51, 10, False)
    poor = one_of([rich] * 10, RICE[1])
    assert (poor.measure.value, poor.excess) == (-51, pytest.approx(-0.54))
    assert not [bound for bound in bounds(SCENARIO, [alone]) if bound.kind == "deed"]


@pytest.mark.parametrize(("built", "holds"), [(3, False), (4, True)])
def test_a_city_of_each_card_is_built_in_a_fifth_of_all_games(built: int, holds: bool) -> None:
    games = [tried(cities={"melati-1": "a1"} if n < built else {}) for n in range(20)]
    assert one_of(games, "a1").holds == holds
    assert one_of(games, "a1").excess < 0


def changed(games: list[Trial], about: str) -> dict[str, Draft[GameData]]:
    """The drafts after each change that is offered and possible, by its words."""
    found = {}
    for fix in changes(DRAFT, one_of(games, about)):
        try:
            found[fix.text] = fix.change(DRAFT)
        except EditError:
            continue
    return found


def test_deeds_move_and_get_other_ships_and_eras() -> None:
    two = dict.fromkeys(("a-dahlia-shipping", "a-teratai-shipping"), 1)
    offered = changed([tried(started=two, earned={"a-dahlia-shipping": 300.0})] * 10, "a-dahlia-shipping")
    assert {"Give Dahlia shipping (era A) the ship limits 1, 2, 3", "Lay out Dahlia shipping (era A) in era B"} <= {
        *offered
    }
    moved = offered["Move Dahlia shipping (era A) to Melati"]
    assert "a-melati-shipping" in {deed.id for deed in moved.data.deeds}
    assert "Move Dahlia shipping (era A) to Teratai" not in offered


def test_cards_get_other_provinces_and_stones() -> None:
    offered = changed([tried()], "c1")
    assert len({len(one.data.city_cards[10].provinces) for one in offered.values()}) == 2
    assert offered["Add a city stone of size 1"].data.stones[0] == DRAFT.data.stones[0] + 1
    full = change_stones(DRAFT, (12, 8, 3))
    assert "Add a city stone of size 1" not in {fix.text for fix in changes(full, one_of([tried()], "c1"))}


def test_long_games_get_fewer_deeds_and_short_ones_more() -> None:
    deeds = len(DRAFT.data.deeds)
    assert {len(one.data.deeds) for one in changed([tried(years=20)], "trial").values()} == {deeds - 1}
    assert {len(one.data.deeds) for one in changed([tried(years=3)], "trial").values()} == {deeds + 1}
    first = changed([tried(3)], "1")
    assert {deed for one in first.values() for deed in {*one.data.deeds} ^ {*DRAFT.data.deeds} if deed.era != "a"} == (
        set()
    )
