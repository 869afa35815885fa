"""What the growth of a city and a larger hull bring: exact on a small board."""

from __future__ import annotations

from indonesia_qt.games.indonesia.bots.year_gain import YearGain, growth_gain, research_gain
from indonesia_qt.games.indonesia.rules.actions import Grow, Research
from tests.games.indonesia.bots.test_merger_worth import RICE, bay


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
