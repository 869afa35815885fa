"""The worth of a company in an auction: exact on a small board, within its bounds in whole games."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from indonesia_qt.core.flow import Pass
from indonesia_qt.core.session import Session
from indonesia_qt.games.indonesia.analysis.year_report import earned_by_company
from indonesia_qt.games.indonesia.bots.merger_worth import MergerWorth, merger_worth
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.actions import Announce, Raise
from indonesia_qt.games.indonesia.rules.constants import LAST_ERA
from indonesia_qt.games.indonesia.rules.phases.mergers import RaiseBid
from indonesia_qt.games.indonesia.rules.state import Options, State
from tests.games.indonesia.boards import sketch
from tests.games.indonesia.play import ALL_OPTIONS, Mixed
from tests.games.indonesia.positions import Table

RICE, ISLE, LINE, OTHER = "a-west-rice", "a-isle-rice", "a-port-shipping", "a-far-shipping"
BAY = sketch(
    {"west": 3, "isle": 1, "port": 1, "far": 1},
    borders="west-1 west-2, west-2 west-3",
    coasts={"bay": "west-1 west-2 west-3 isle-1 port-1", "deep": "far-1"},
    seas="bay deep",
    deeds="a west rice, a isle rice, a port shipping 3/3/3, a far shipping 3/3/3",
)
"""Rice of two companies, which comes to a city by ships of a third player."""


def bay(sells_to: int = 3, ships: int = 2) -> Table:
    """The table with a city of size `sells_to`; everybody may merge and has money."""
    table = Table(BAY)
    table.company(0, RICE, "west-1")
    table.company(1, ISLE, "isle-1")
    table.company(2, LINE, " ".join(["bay"] * ships))
    table.company(2, OTHER, "deep")
    table.city("port-1", sells_to)
    for seat in range(3):
        table.player(seat, mergers=2, slots=3, cash=500, hull=2)
    return table


def worth_to(table: Table, seat: int, first: str = RICE, second: str = ISLE) -> MergerWorth:
    """The worth to a player who is asked after player 0 has announced the merger and, if need be, was outbid."""
    table.enter("mergers")
    table.do(
        Announce(first, second, table.state.companies[first].units * 20 + table.state.companies[second].units * 20)
    )
    while table.seat != seat:
        asked = table.asked
        assert isinstance(asked, RaiseBid)
        table.do(Raise(asked.bids(table.state)[0]) if seat == 0 else Pass())
    asked = table.asked
    assert isinstance(asked, RaiseBid)
    return merger_worth(table.game.view(table.state, seat), asked, {RICE: 15, ISLE: 10, LINE: 99})


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_an_owner_a_rival_and_the_owner_of_the_ships_would_each_earn_the_same_by_it(seat: int) -> None:
    found = worth_to(bay(), seat)
    assert (found.last, found.income) == (25, 30)


def test_it_grows_only_by_what_the_cities_buy() -> None:
    table = bay()
    table.player(1, expansion=2)
    assert (worth_to(table, 1).growth, worth_to(bay(), 1).growth) == (2, 1)
    assert worth_to(table, 1).gain == worth_to(bay(), 1).gain == 15


def test_a_company_that_does_not_sell_all_its_goods_does_not_grow() -> None:
    found = worth_to(bay(sells_to=1), 1)
    assert (found.income, found.growth, found.gain) == (15, 0, 0)


def test_without_ships_it_is_worth_nothing() -> None:
    table = bay()
    del table.state.companies[LINE].ships["bay"]
    found = worth_to(table, 1)
    assert (found.income, found.low, found.high) == (0, 0, 0)


def test_a_line_is_worth_the_fees_for_its_ships() -> None:
    table = bay()
    table.state.players[1].cash = 600
    table.enter("mergers")
    table.do(Announce(LINE, OTHER, 30))
    asked = table.asked
    assert isinstance(asked, RaiseBid)
    found = merger_worth(table.game.view(table.state, asked.seat), asked, {LINE: 10})
    assert (found.is_shipping, found.last, found.income) == (True, 10, 10)


def test_there_is_this_year_one_for_each_era_and_the_last_once_more() -> None:
    for era, least in (("a", 3), ("b", 2), ("c", 1)):
        table = bay()
        table.state.era = ("a", "b", "c").index(era)
        found = worth_to(table, 1)
        assert found.years[0] == least
        assert found.low == 30 * (least + 1)


def test_without_years_left_and_without_income_it_is_nothing() -> None:
    worth = MergerWorth(last=140, income=120, growth=2, gain=40, years=(0, 0), is_shipping=False)
    assert (worth.low, worth.high) == (0, 0)
    assert replace(worth, income=0, gain=0, years=(2, 4)).high == 0


class Asked(NamedTuple):
    view: State
    asked: RaiseBid
    earned: dict[str, int]


def asked_in(session: Session[State]) -> Iterator[Asked]:
    """Play a game to its end; yields each question for a bid that can be made."""
    bot, chance = Mixed(), Random(1)
    while (asked := session.question) is not None:
        view = session.game.view(session.state, asked.seat)
        if isinstance(asked, RaiseBid) and asked.bids(view):
            yield Asked(view, asked, earned_by_company(session.happened, view.year - 1))
        session.submit(bot.choose(view, asked, chance))


@pytest.mark.parametrize("seed", range(4))
def test_it_is_never_negative_and_lies_between_its_bounds(real: Indonesia, seed: int) -> None:
    session: Session[State] = Session(real, real.new_setup(ALL_OPTIONS[2 * seed], 2 + seed, seed))
    found = [(one, merger_worth(*one)) for one in asked_in(session)]
    assert found
    for one, worth in found:
        assert 0 <= worth.low <= worth.high
        assert min(worth.last, worth.income, worth.gain, worth.growth) >= 0
        assert worth.growth <= one.view.players[one.asked.seat].expansion
        assert 1 + LAST_ERA - one.view.era == worth.years[0] <= worth.years[1]


def test_it_says_nothing_of_hidden_money(real: Indonesia) -> None:
    session: Session[State] = Session(real, real.new_setup(Options(money="hidden"), 4, 3))
    for one in asked_in(session):
        before = one.view.copy()
        for seat, player in enumerate(one.view.players):
            if seat != one.asked.seat:
                player.cash += 1000
        assert merger_worth(*one) == merger_worth(before, one.asked, one.earned)
