"""The half of a new siap faji company that goes: the check of a whole choice is compared with every order there is."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from indonesia_qt.core.flow import IllegalAction, question, settle, step
from indonesia_qt.games.indonesia.analysis.halving import Halving
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.actions import GiveUp
from indonesia_qt.games.indonesia.rules.phases.mergers import ChooseRemoval, GiveUpAreas, to_give_up
from indonesia_qt.games.indonesia.rules.state import State
from tests.games.indonesia.boards import sketch
from tests.games.indonesia.positions import Table
from tests.games.indonesia.random_boards import pairs

MOST_AREAS = 8


def asked_to_halve(table: Table, company: str, left: int) -> tuple[State, ChooseRemoval]:
    """A position in which areas are to be given up; `left` may be more than the half."""
    s = table.state
    s.stack = [GiveUpAreas(company, left)]
    settle(s, [])
    asked = question(s)
    assert isinstance(asked, ChooseRemoval)
    return s, asked


def all_that_orders_reach(s: State) -> set[frozenset[str]]:
    """Every set of areas that can be gone at some time, found by playing every order in the engine."""
    before = set(s.fields)
    found, waiting = {frozenset[str]()}, [s]
    while waiting:
        now = waiting.pop()
        asked = question(now)
        if not isinstance(asked, ChooseRemoval):
            continue
        for action in asked.actions(now):
            after = now.copy()
            step(after, action, [])
            gone = frozenset(before - set(after.fields))
            if gone not in found:
                found.add(gone)
                waiting.append(after)
    return found


def play(s: State, order: list[str]) -> None:
    """Give up areas in this order; raises `IllegalAction` if it isn't legal."""
    after = s.copy()
    for area in order:
        step(after, GiveUp(area), [])


def compare(table: Table, company: str) -> int:
    """Compare the check with the search, for every set of areas; gives how many of these sets no order reaches."""
    areas = table.state.companies[company].areas
    s, asked = asked_to_halve(table, company, len(areas) - 1)
    reached, halving, refused = all_that_orders_reach(s), Halving(s, asked), 0
    for size in range(1, len(areas)):
        for gone in combinations(areas, size):
            order = halving.order(gone)
            assert (order is not None) == (frozenset(gone) in reached), gone
            reason = halving.why_not(gone)
            if order is None:
                refused += 1
                assert reason is not None
                assert reason.rule == "R-MER-21"
            else:
                assert reason is None
                assert sorted(order) == sorted(gone)
                play(s, order)
    return refused


def random_table(chance: Random) -> Table:
    """A company on a board by chance, of one zone or of several, some of its areas inland."""
    lands = [f"p-{n}" for n in range(1, MOST_AREAS + 3)]
    game = sketch(
        {"p": len(lands)},
        borders=pairs(chance, lands, chance.choice((0.2, 0.3, 0.45))),
        coasts={"sea": " ".join(land for land in lands if chance.random() < chance.choice((0.1, 0.3, 0.6)))},
        deeds="a p rice",
    )
    table = Table(game, 2)
    table.company(0, "a-p-rice", " ".join(chance.sample(lands, chance.randint(2, MOST_AREAS))), "siap_faji")
    return table


@pytest.mark.parametrize("seed", range(40))
def test_the_check_agrees_with_every_order_on_boards_by_chance(seed: int) -> None:
    compare(random_table(Random(seed)), "a-p-rice")


def one_zone(borders: str, coast: str, areas: int) -> Table:
    game = sketch({"p": areas}, borders=borders, coasts={"sea": coast}, deeds="a p rice")
    table = Table(game, 2)
    table.company(0, "a-p-rice", " ".join(f"p-{n}" for n in range(1, areas + 1)), "siap_faji")
    return table


def test_the_order_matters_where_areas_lie_behind_a_single_one_at_the_coast() -> None:
    """Only p-1 has a coast, and it holds the others together. If p-2 goes first, only p-3 may follow it."""
    table = one_zone("p-1 p-2, p-1 p-3, p-2 p-3, p-1 p-4, p-1 p-5", "p-1", 5)
    assert compare(table, "a-p-rice") > 0
    s, asked = asked_to_halve(table, "a-p-rice", 2)
    assert Halving(s, asked).order(["p-2", "p-4"]) == ["p-4", "p-2"]


def test_opposite_areas_of_a_ring_cannot_go_together() -> None:
    table = one_zone("p-1 p-2, p-2 p-3, p-3 p-4, p-1 p-4", "p-1 p-2 p-3 p-4", 4)
    s, asked = asked_to_halve(table, "a-p-rice", 2)
    halving = Halving(s, asked)
    assert halving.order(["p-1", "p-3"]) is None
    assert "split a zone" in str(halving.why_not(["p-1", "p-3"]))


def test_an_area_inside_can_be_named_before_the_one_that_lays_it_bare() -> None:
    """p-5 lies inside a ring."""
    ring = "p-1 p-2, p-2 p-3, p-3 p-4, p-1 p-4, p-5 p-1, p-5 p-2, p-5 p-3, p-5 p-4"
    table = one_zone(ring, "p-1 p-2 p-3 p-4", 5)
    s, asked = asked_to_halve(table, "a-p-rice", 3)
    halving = Halving(s, asked)
    assert halving.order(["p-5", "p-1"]) == ["p-1", "p-5"]
    reason = halving.why_not(["p-5"])
    assert "inside" in str(reason)
    with pytest.raises(IllegalAction):
        play(s, ["p-5", "p-1"])


@pytest.mark.parametrize("seed", range(8))
def test_what_is_suggested_is_a_legal_order_and_earns_most_at_each_step(seed: int) -> None:
    table = random_table(Random(seed))
    s, asked = asked_to_halve(table, "a-p-rice", to_give_up(len(table.state.companies["a-p-rice"].areas)))
    gone = Halving(s, asked).suggested()
    assert len(gone) == asked.left
    play(s, gone)


def test_an_area_is_worth_what_its_good_sells_for(islets: Indonesia) -> None:
    table = Table(islets, 2, era="b")
    table.city("east-2", 1)
    table.company(0, "a-west-rice", "middle-1 middle-2 isle-1", "siap_faji")
    table.company(0, "a-east-shipping", "strait gulf")
    s, asked = asked_to_halve(table, "a-west-rice", 2)
    halving = Halving(s, asked)
    assert halving.outcome(()) == (1, 35)
    assert sum(halving.brings(()).values()) == 35
    assert halving.brings(["middle-1", "middle-2"]) == {"isle-1": 35, "middle-1": 0, "middle-2": 0}
    assert halving.brings(["isle-1", "middle-2"])["middle-1"] == 0
    assert halving.brings(["middle-1", "middle-2", "isle-1"])["isle-1"] == 35, "it would add that"
    assert halving.outcome(["middle-1", "middle-2", "isle-1"]) == (0, 0)


@pytest.mark.parametrize("seed", range(8))
def test_what_the_areas_that_stay_bring_adds_up_to_what_the_company_earns(seed: int) -> None:
    chance = Random(seed)
    table = random_table(chance)
    areas = table.state.companies["a-p-rice"].areas
    s, asked = asked_to_halve(table, "a-p-rice", to_give_up(len(areas)))
    halving = Halving(s, asked)
    for size in range(len(areas)):
        gone = chance.sample(areas, size)
        brings = halving.brings(gone)
        assert set(brings) == set(areas)
        assert sum(amount for area, amount in brings.items() if area not in gone) == halving.outcome(gone).net
