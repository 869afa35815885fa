"""The report on an auction agrees with the events and the payments of whole games."""

from __future__ import annotations

from random import Random

import pytest

from indonesia_qt.core.session import Session
from indonesia_qt.games.indonesia.analysis.auctions import AuctionReport, auction_at
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.games.indonesia.rules.actions import Announce, Raise
from indonesia_qt.games.indonesia.rules.phases.mergers import Auction, RaiseBid, why_no_raise
from indonesia_qt.games.indonesia.rules.state import State
from tests.games.indonesia.play import ALL_OPTIONS, Mixed

SEEDS = range(4)


@pytest.fixture(params=SEEDS)
def session(request: pytest.FixtureRequest, real: Indonesia) -> Session[State]:
    """A whole game; the number of players and the options differ with the seed."""
    seed = request.param
    session: Session[State] = Session(real, real.new_setup(ALL_OPTIONS[2 * seed], 2 + seed, seed))
    bot, chance = Mixed(), Random(seed)
    while (asked := session.question) is not None:
        session.submit(bot.choose(real.view(session.state, asked.seat), asked, chance))
    return session


def reports(session: Session[State]) -> list[tuple[int, AuctionReport]]:
    found = ((at, auction_at(session, at)) for at in range(len(session.entries) + 1))
    return [(at, report) for at, report in found if report is not None]


def test_there_is_a_report_exactly_while_an_auction_is_open_and_right_after_it(session: Session[State]) -> None:
    reported = {at: report.is_over for at, report in reports(session)}
    for at in range(len(session.entries) + 1):
        is_open = any(isinstance(frame, Auction) for frame in session.position(at).stack)
        events = session.entries[at - 1].events if at else ()
        has_ended = any(isinstance(event, ev.MergerDone) for event in events)
        assert reported.get(at) == (has_ended if is_open or has_ended else None)
    assert sum(reported.values()) > 1


def test_it_tells_bids_and_who_is_out_and_who_is_asked(session: Session[State]) -> None:
    for at, report in reports(session):
        position = session.position(at)
        assert sorted(one.seat for one in report.bidders) == sorted(position.order)
        last = session.entries[at - 1]
        if isinstance(last.action, Raise | Announce):
            assert report.bids[-1] == (last.seat, last.action.bid)
        asked = position.stack[-1] if position.stack else None
        assert [one.seat for one in report.bidders if one.is_asked] == (
            [asked.seat] if isinstance(asked, RaiseBid) else []
        )
        if isinstance(asked, RaiseBid):
            assert (report.leader, report.price) == (asked.auction.bidder, asked.auction.bid)
            unable = {seat for seat in position.order if why_no_raise(position, seat, asked.auction)}
            rivals = {one.seat for one in report.bidders if not one.is_out} - {report.leader}
            assert rivals == {*position.order} - asked.auction.gone - unable - {report.leader}
        else:
            assert [one.seat for one in report.bidders if not one.is_out] == [report.leader]


def test_in_the_end_everybody_gets_and_pays_what_it_says(session: Session[State]) -> None:
    for at, report in reports(session):
        if not report.is_over:
            continue
        before, after = session.position(at - 1), session.position(at)
        for one in report.bidders:
            assert after.players[one.seat].cash - before.players[one.seat].cash == one.gets - one.pays
        (done,) = (event for event in session.entries[at - 1].events if isinstance(event, ev.MergerDone))
        company = after.companies[done.company]
        assert (company.kind, len(company.deeds)) == (report.kind, report.deeds)
        if company.kind == report.first.kind:
            assert company.units == report.units


def test_new_siap_faji_has_as_many_areas_in_the_end_as_it_says(session: Session[State]) -> None:
    for at, report in reports(session):
        if report.is_over and report.kind == "siap_faji" != report.first.kind:
            after = (event for entry in session.entries[at - 1 :] for event in entry.events)
            created = next(event for event in after if isinstance(event, ev.SiapFajiCreated))
            assert created.areas == report.units
