"""The report on a year agrees with the positions of the game that was played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from indonesia_qt.core.flow import Event, Pass
from indonesia_qt.core.session import Session
from indonesia_qt.games.indonesia.analysis.ledger import Ledger
from indonesia_qt.games.indonesia.analysis.position import growth
from indonesia_qt.games.indonesia.analysis.year_report import MOST_LACKING, Trade, YearReport, last_year_end, report
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.games.indonesia.rules.constants import TRACKS
from indonesia_qt.games.indonesia.rules.state import Options, State
from tests.games.indonesia.play import ALL_OPTIONS, Mixed, play

SEEDS = range(4)


class Played:
    """A game with its positions, and what happened on the way to each."""

    def __init__(self, game: Indonesia, players: int, seed: int) -> None:
        self.happened: list[list[Event]] = []
        self.positions: list[State] = []
        for state, _, events in play(game, ALL_OPTIONS[seed], players, seed, (Mixed,)):
            self.happened.append(list(events))
            self.positions.append(state.copy())

    def reports(self) -> Iterator[YearReport]:
        told = 0
        for made in range(len(self.happened)):
            end = last_year_end(self.happened[: made + 1])
            if end is not None and end.year > told:
                told = end.year
                yield report(self.happened, end, self.positions[0].order, self.positions.__getitem__)

    def events(self, year: int) -> list[Event]:
        """What happened in a year."""
        at, found = 0, list[Event]()
        for event in (event for events in self.happened for event in events):
            at = event.year if isinstance(event, ev.YearBegan) else at
            found += [event] if at == year else []
        return found


@pytest.fixture(params=SEEDS)
def played(request: pytest.FixtureRequest, real: Indonesia) -> Played:
    return Played(real, 2 + request.param, request.param)


def test_every_year_that_is_over_has_a_report(played: Played) -> None:
    over = sum(isinstance(event, ev.EarningsCollected) for events in played.happened for event in events)
    assert [one.year for one in played.reports()] == list(range(1, over + 1))
    assert over > 3


def test_it_tells_what_everybody_earned_and_researched_and_in_which_order_they_played(played: Played) -> None:
    before: tuple[int, ...] = tuple(played.positions[0].order)
    steps = [dict.fromkeys(TRACKS, 1) for _ in before]
    for told in played.reports():
        course = played.events(told.year)
        earned = next(event for event in course if isinstance(event, ev.EarningsCollected)).earnings
        order = next(event for event in course if isinstance(event, ev.OrderDecided)).order
        assert {one.seat: one.earned for one in told.seats} == dict(enumerate(earned))
        assert tuple(one.seat for one in told.seats) == order
        assert [one.before for one in told.seats] == [before.index(seat) for seat in order]
        before = order
        for one in told.seats:
            steps[one.seat].update(one.research)
        assert steps == [
            {
                track: max(
                    [1]
                    + [
                        e.step
                        for year in range(told.year + 1)
                        for e in played.events(year)
                        if isinstance(e, ev.Researched) and (e.player, e.track) == (seat, track)
                    ]
                )
                for track in TRACKS
            }
            for seat in range(len(before))
        ]


def test_it_tells_which_cities_grew_and_which_lacked_little(played: Played) -> None:
    ends = {
        state.year: state
        for state in played.positions
        if state.stack and state.received and not state.stack[-1].__class__.__name__.startswith("ChooseGrowth")
    }
    for told in played.reports():
        grew = [(e.area, e.size) for e in played.events(told.year) if isinstance(e, ev.CityGrew)]
        assert list(told.grown) == grew
        assert all(0 < city.lacking <= MOST_LACKING for city in told.nearly)
        assert all(any(city.received.values()) for city in told.nearly), "it got nothing"
        assert not {area for area, _ in grew} & {city.city for city in told.nearly}
        late = ends.get(told.year)
        if late is not None:
            # The goods of the last decision of the year are not in yet: nobody can have lacked less before it.
            outlook = growth(late)
            for city in told.nearly:
                assert outlook[city.city].lacking >= city.lacking


def test_it_tells_who_sold_what_to_whom_and_who_carried_it(played: Played) -> None:
    ledger = Ledger(len(played.positions[0].order))
    for at, events in enumerate(played.happened):
        ledger.hear(events, at)
    for told in played.reports():
        for one in told.seats:
            year = [line for line in ledger.bookings if (line.year, line.seat) == (told.year, one.seat)]
            sales = [line for line in year if line.cause == "sale"]
            assert dict(one.trade.sold) == Counter(line.good for line in sales)
            assert sum(number for _, number in one.trade.cities) == len(sales)
            fees = Counter[int | None]()
            for line in year:
                if line.cause == "fee" and line.other != one.seat:
                    fees[line.other] -= line.amount
            assert dict(one.trade.fees) == fees
            carried = sum(line.amount for line in year if line.cause == "freight" and line.other != one.seat)
            assert one.trade.carried == carried
            assert one.trade.gross == sum(line.amount for line in sales)
            assert one.trade.net == one.earned + one.spent
            assert one.spent >= 0


def test_a_year_without_goods_on_the_board_is_told(real: Indonesia) -> None:
    """Nobody takes a production company: every city is ready to grow (R-CIT-01)."""
    session = Session(real, real.new_setup(Options(), 3, 7))
    while (asked := session.question) and session.state.year <= 1:
        legal = asked.actions(session.state)
        session.submit(next((action for action in legal if isinstance(action, Pass)), legal[0]))
    happened = [session.opening, *(entry.events for entry in session.entries)]
    end = last_year_end(happened)
    assert end
    told = report(happened, end, session.setup.deal.order, session.position)
    assert told.no_goods
    assert len(told.grown) + len(told.no_stone) == len(session.state.cities)
    assert told.nearly == ()
    assert all(one.trade == Trade() for one in told.seats)
