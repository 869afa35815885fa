"""What the growth of a city and steps of research bring: exact on a small board."""

from __future__ import annotations

from indonesia_qt.games.indonesia.bots.year_gain import (
    YearGain,
    best_new_merger,
    best_start,
    growth_gain,
    research_gain,
    step_gain,
)
from indonesia_qt.games.indonesia.rules.actions import Grow, Research
from indonesia_qt.games.indonesia.rules.constants import TRACKS, Track
from tests.games.indonesia.bots.test_merger_worth import ISLE, RICE, bay


def test_a_city_that_grows_buys_more_of_what_lies_unsold_and_pays_for_the_ships() -> None:
    table = bay(sells_to=1)
    worth = growth_gain(table.state, Grow("port-1"))
    assert sum(goods.get("rice", 0) for goods in worth.sold) == 1
    assert sum(worth.earned) == 20
    assert worth.earned[2] == 5


def test_a_city_that_buys_all_brings_nothing_by_growing() -> None:
    assert growth_gain(bay(sells_to=3).state, Grow("port-1")) == YearGain(({}, {}, {}), (0, 0, 0))


def test_of_what_brings_a_player_the_same_that_is_better_which_brings_rivals_less() -> None:
    helps = YearGain(({}, {}), (20, 40))
    assert YearGain(({}, {}), (20, 5)).rating(0) > helps.rating(0) > YearGain(({}, {}), (15, 0)).rating(0)


def test_a_larger_hull_carries_goods_that_lie_unsold_for_the_fees() -> None:
    table = bay(sells_to=3, ships=1)
    table.state.companies[RICE].areas.append("west-2")
    table.state.fields["west-2"] = RICE
    table.player(2, hull=1)
    table.enter("research")
    gain = research_gain(table.state, Research("hull", 2))
    assert sum(gain.earned) == 20
    assert gain.earned[2] == 5
    assert research_gain(table.state, Research("slots", 0)) == YearGain(({}, {}, {}), (0, 0, 0))


def test_a_step_of_expansion_brings_what_one_more_area_of_each_company_would_sell() -> None:
    table = bay(sells_to=3)
    table.enter("research")
    gain = research_gain(table.state, Research("expansion", 0))
    assert (gain.sold[0], gain.earned) == ({"rice": 1}, (15, 0, 5))
    assert table.state.companies[RICE].areas == ["west-1"]


def test_of_ships_it_brings_one_more_where_it_earns_most() -> None:
    table = bay(sells_to=3, ships=1)
    table.state.companies[RICE].areas.append("west-2")
    table.state.fields["west-2"] = RICE
    table.player(2, hull=1)
    table.enter("research")
    for seat in (0, 1):
        table.do(Research("bid", seat))
    assert research_gain(table.state, Research("expansion", 2)).earned[2] == 5


def test_a_slot_is_worth_the_best_company_on_offer() -> None:
    table = bay(sells_to=3)
    table.state.companies.pop(ISLE)
    table.state.players[1].companies.clear()
    table.state.fields.pop("isle-1")
    table.enter("research")
    assert best_start(table.state, 0) is None
    table.deeds(ISLE)
    start = best_start(table.state, 0)
    assert start
    assert (start.companies, start.gain.sold[0], start.gain.earned) == ((ISLE,), {"rice": 1}, (15, 0, 5))


def test_a_step_of_mergers_is_worth_the_best_merger_that_only_it_allows_and_that_can_be_paid() -> None:
    table = bay()
    table.player(0, mergers=1)
    table.enter("research")
    step = Research("mergers", 0)
    merger = best_new_merger(table.state, step)
    assert merger
    assert (set(merger.companies), merger.price) == ({RICE, ISLE}, 40)
    assert (merger.gain.sold[0], merger.gain.earned) == ({"rice": 1}, (15, -15, 0))
    table.player(0, cash=39)
    merger = best_new_merger(table.state, step)
    assert merger
    assert merger.price == 30, "both shipping companies"
    table.player(0, cash=29)
    assert best_new_merger(table.state, step) is None
    table.player(0, cash=500, mergers=2)
    assert best_new_merger(table.state, step) is None


def test_a_step_brings_its_player_what_its_best_use_does_and_never_less_than_nothing() -> None:
    table = bay()
    table.player(0, mergers=1)
    table.enter("research")

    def gain(track: Track, seat: int = 0) -> int | None:
        found = step_gain(table.state, Research(track, seat), 0)
        return found and found.earned[0]

    assert [gain(track) for track in TRACKS] == [0, 15, 15, 0, None]
    table.deeds("a-west-rice")
    assert gain("slots") == 0, "a slot is free already"
    table.player(0, cash=0)
    assert gain("mergers") == 0
