"""What the growth of a city brings: exact on a small board."""

from __future__ import annotations

from indonesia_qt.games.indonesia.bots.growth_worth import GrowthWorth, growth_worth
from indonesia_qt.games.indonesia.rules.actions import Grow
from tests.games.indonesia.bots.test_merger_worth import bay


def test_a_city_that_grows_buys_more_of_what_lies_unsold_and_pays_for_the_ships() -> None:
    table = bay(sells_to=1)
    worth = growth_worth(table.state, Grow("port-1"))
    assert sum(goods.get("rice", 0) for goods in worth.sold) == 1
    assert sum(worth.earned) == 20
    assert worth.earned[2] == 5


def test_a_city_that_buys_all_brings_nothing_by_growing() -> None:
    assert growth_worth(bay(sells_to=3).state, Grow("port-1")) == GrowthWorth(({}, {}, {}), (0, 0, 0))


def test_of_what_brings_a_player_the_same_that_is_better_which_brings_rivals_less() -> None:
    helps = GrowthWorth(({}, {}), (20, 40))
    assert GrowthWorth(({}, {}), (20, 5)).rating(0) > helps.rating(0) > GrowthWorth(({}, {}), (15, 0)).rating(0)
