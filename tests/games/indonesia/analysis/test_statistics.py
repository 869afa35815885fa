"""The chronicle agrees with the positions of the game that it tells of."""

from __future__ import annotations

from collections import Counter

import pytest

from indonesia_qt.core.flow import Event
from indonesia_qt.games.indonesia.analysis.statistics import Statistics
from indonesia_qt.games.indonesia.analysis.year_table import year_rows
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.games.indonesia.rules.constants import TRACKS
from indonesia_qt.games.indonesia.rules.scoring import final_money
from indonesia_qt.games.indonesia.rules.state import State
from tests.games.indonesia.play import ALL_OPTIONS, Mixed, play

SEEDS = range(4)


class Watched:
    """A game that was played, what it looked like at the beginning of each year and at last, and its chronicle."""

    def __init__(self, game: Indonesia, players: int, seed: int) -> None:
        self.first: list[int] = []
        self.happened: list[list[Event]] = []
        self.last: State | None = None
        for state, _, events in play(game, ALL_OPTIONS[seed], players, seed, (Mixed,)):
            self.first = self.first or list(state.order)
            self.happened.append(events)
            self.last = state
        self.chronicle = Statistics(game.scenario, self.first, self.happened)

    @property
    def end(self) -> State:
        assert self.last
        return self.last

    def events(self, kind: type[Event]) -> list[Event]:
        return [event for events in self.happened for event in events if isinstance(event, kind)]


@pytest.fixture(params=SEEDS)
def watched(request: pytest.FixtureRequest, real: Indonesia) -> Watched:
    return Watched(real, 2 + request.param, request.param)


def test_the_end_is_as_the_game_ended(watched: Watched) -> None:
    told, end = watched.chronicle, watched.end

    assert told.worth[-1] == final_money(end)
    assert told.worth[0] == [100] * len(end.players)
    assert list(told.orders[-1]) == end.order
    assert told.steps[-1] == [{track: getattr(player, track) for track in TRACKS} for player in end.players]
    assert told.sizes[-1] == end.cities
    assert len(told.worth) == len(told.orders) == len(told.steps) == len(told.sizes) == end.year + 1
    assert told.is_over
    assert list(told.years) == list(range(1, end.year))


def test_what_money_is_made_of_adds_up_to_it(watched: Watched) -> None:
    for seat, money in enumerate(final_money(watched.end)):
        parts = watched.chronicle.income(seat)
        assert sum(parts.values()) == money
        assert parts["last_year"] == watched.end.players[seat].earnings
        assert sum(watched.chronicle.sold_for(seat).values()) == parts["sale"]


def test_income_counts_nothing_that_players_paid_themselves(watched: Watched) -> None:
    paid = watched.chronicle.paid()
    assert any(who == whom and amount for (who, whom), amount in paid.items())
    for seat in range(len(watched.end.players)):
        parts = watched.chronicle.income(seat)
        others = [(who, whom) for who, whom in paid if (who == seat) != (whom == seat)]
        assert parts["freight"] + parts["share"] == sum(paid[pair] for pair in others if pair[1] == seat)
        assert -parts["fee"] - parts["merger"] == sum(paid[pair] for pair in others if pair[0] == seat)


def test_companies_live_from_start_to_merger(watched: Watched) -> None:
    lives = watched.chronicle.lives
    living = {(life.company, life.kind, life.owner, life.units) for life in lives if life.ended is None}

    assert living == {(c.id, c.kind, c.owner, c.units) for c in watched.end.companies.values()}
    joined = Counter(life.into for life in lives if life.into is not None)
    assert set(joined.values()) <= {2}
    assert len(joined) == len(watched.events(ev.MergerDone))
    for life in lives:
        if life.into is not None:
            assert life.ended == lives[life.into].began


def test_sales_and_outputs_count_the_same_goods(watched: Watched) -> None:
    told = watched.chronicle
    sales = Counter((sale.year, sale.company) for sale in told.sales)

    assert len(told.sales) == len(watched.events(ev.GoodDelivered))
    assert sales == {(o.year, o.company): o.sold for o in told.outputs if o.sold}
    assert all(output.sold <= output.goods for output in told.outputs)


def test_payments_are_what_the_players_paid_each_other(watched: Watched) -> None:
    fees = sum(event.fee for event in watched.events(ev.GoodDelivered))  # type: ignore[attr-defined]
    shares = sum(share for e in watched.events(ev.MergerDone) for _, share in e.shares)  # type: ignore[attr-defined]

    assert sum(watched.chronicle.paid().values()) == fees + shares


def test_bids_are_what_lies_in_the_bank(watched: Watched) -> None:
    for seat, player in enumerate(watched.end.players):
        assert sum(watched.chronicle.bids(seat)) == player.bank


def test_the_largest_moments_are_told_in_turn(watched: Watched) -> None:
    moments = watched.chronicle.moments(6)
    everything = watched.chronicle.moments(10_000)

    assert len(moments) == 6
    assert [moment.at for moment in moments] == sorted(moment.at for moment in moments)
    smallest = min(abs(moment.amount) for moment in moments)
    assert sum(abs(moment.amount) > smallest for moment in everything) < 6
    bought = -sum(m.amount for m in everything if m.cause == "merger")
    assert bought == sum(m.amount for m in everything if m.cause == "share")


def test_the_last_companies_are_those_of_the_end(watched: Watched) -> None:
    held = {(one.company, one.kind, one.owner, one.units) for one in watched.chronicle.holdings[-1]}
    assert held == {(c.id, c.kind, c.owner, c.units) for c in watched.end.companies.values()}
    assert watched.chronicle.holdings[0] == []


def test_the_rows_of_each_year_add_up(watched: Watched) -> None:
    told, seats = watched.chronicle, range(len(watched.end.players))
    rows = list(year_rows(told))
    earned = [event.earnings for event in watched.events(ev.EarningsCollected)]  # type: ignore[attr-defined]
    for year in told.years:
        players = [row for row in rows if row.year == year and row.company is None]
        companies = [row for row in rows if row.year == year and row.company is not None]
        assert [row.seat for row in players] == list(seats)
        assert [row.money for row in players] == told.worth[year]
        assert all(row.money is None for row in companies)
        for row in players:
            own = [one for one in companies if one.seat == row.seat]
            for field in ("goods", "ships", "sold", "income", "value"):
                assert getattr(row, field) == sum(getattr(one, field) for one in own)
        spent = Counter[int]()  # on areas, from the earnings of this year
        for one in told.ledger.bookings:
            if (one.year, one.cause, one.account) == (year, "expansion", "earnings"):
                spent[one.seat] += one.amount
        assert [row.income + spent[row.seat] for row in players] == list(earned[year - 1])
        assert sum(row.sold for row in companies) == sum(sale.year == year for sale in told.sales)
