# ruff: noqa: N802
"""Mergers: announcements, auctions and what comes of them."""

from __future__ import annotations

import pytest

from indonesia_qt.core.flow import Event, Pass
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.actions import Announce, GiveUp, Raise
from indonesia_qt.games.indonesia.rules.companies import ship_limit
from indonesia_qt.games.indonesia.rules.events import (
    BidderLeft,
    BidRaised,
    MergerAnnounced,
    MergerDone,
    Passed,
    Skipped,
)
from indonesia_qt.games.indonesia.rules.phases.mergers import AnnounceMerger, RaiseBid
from indonesia_qt.games.indonesia.rules.state import AuctionBid
from tests.games.indonesia.positions import Table, of

RICE, RICE_2, RICE_3 = "a-far-rice", "a-west-rice", "b-east-rice"
SPICE, SPICE_2 = "a-isle-spice", "a-east-spice"
SHIPS, SHIPS_2 = "a-east-shipping", "a-middle-shipping"


def pairs(table: Table) -> set[tuple[str, str]]:
    return {(action.first, action.second) for action in table.listed(Announce)}


def unopposed(table: Table, announcement: Announce) -> list[Event]:
    """Announce a merger; all others pass."""
    events = table.do(announcement)
    while isinstance(table.asked, RaiseBid):
        events += table.do(Pass())
    return events


def bids(table: Table) -> list[int]:
    return [action.bid for action in table.listed(Raise)]


@pytest.fixture
def table(islets: Indonesia) -> Table:
    """Seats 0 and 1 hold a rice company each, with 2 and 1 goods, and seat 2 ships; seat 0 may announce."""
    return rice_table(islets)


def rice_table(islets: Indonesia, players: int = 3, **options: str) -> Table:
    table = Table(islets, players, **options)
    table.company(0, RICE, "far-1 far-2")
    table.company(1, RICE_2, "west-1")
    table.company(2, SHIPS, "gulf")
    table.player(0, mergers=2, cash=100)
    return table


class TestTheRoundOfAnnouncements:
    def test_R_MER_01_in_the_order_of_play_each_may_announce_or_pass(self, table: Table) -> None:
        table.state.order[:] = [1, 0, 2]
        table.player(1, mergers=2)
        table.enter("mergers")
        assert table.seat == 1
        assert of(Passed, table.do(Pass())) == [Passed(1)]
        assert table.seat == 0

    def test_R_MER_01_passing_does_not_prevent_announcing_later(self, table: Table) -> None:
        table.player(1, mergers=2)
        table.company(2, RICE_3, "east-1")
        table.company(2, SPICE, "isle-1")
        table.player(2, mergers=3, slots=4)
        table.company(0, SPICE_2, "middle-2")
        table.player(0, slots=4)
        table.enter("mergers")
        table.do(Pass(), Pass())
        assert table.seat == 2
        unopposed(table, Announce(SPICE, SPICE_2, 50))
        assert isinstance(table.asked, AnnounceMerger)
        assert table.seat == 0
        unopposed(table, Announce(RICE, RICE_2, 60))

    def test_R_MER_01_the_phase_ends_when_all_pass_in_a_row(self, table: Table) -> None:
        table.player(1, mergers=2)
        table.player(2, mergers=2, slots=2)
        table.enter("mergers")
        table.do(Pass(), Pass())
        assert table.phase == "mergers"
        table.do(Pass())
        assert table.phase != "mergers"

    def test_R_MER_01_after_a_merger_the_turn_goes_to_the_player_after_the_announcer(self, islets: Indonesia) -> None:
        table = Table(islets, 4, money="open")
        for seat, (deed, area) in enumerate(
            [(RICE, "far-1"), (RICE_2, "west-1"), (SPICE, "isle-1"), (SPICE_2, "east-2")]
        ):
            table.company(seat, deed, area)
            table.player(seat, mergers=2, cash=60, slots=1)
        table.enter("mergers")
        table.do(Pass(), Announce(RICE, RICE_2, 40))
        table.do(Raise(42), Pass())
        assert isinstance(table.asked, AnnounceMerger)
        assert table.seat == 2

    def test_R_MER_01_a_merger_makes_all_others_be_asked_again(self, table: Table) -> None:
        table.company(1, SPICE, "isle-1")
        table.company(2, SPICE_2, "east-1")
        table.player(1, mergers=2)
        table.player(2, mergers=2)
        table.enter("mergers")
        table.do(Pass(), Pass(), Announce(SPICE, SPICE_2, 50), Pass())
        seats = []
        while table.phase == "mergers":
            seats.append(table.seat)
            table.do(Pass())
        assert seats == [0, 1]
        skipped = of(Skipped, table.events)
        assert [event.seat for event in skipped if event.reason.rule == "R-MER-02"] == [2]

    def test_R_YEA_01_without_research_nobody_is_asked_and_the_reason_is_logged(self, table: Table) -> None:
        table.player(0, mergers=1)
        events = table.enter("mergers")
        assert [(event.seat, event.reason.rule) for event in of(Skipped, events)][:3] == [
            (0, "R-MER-03"),
            (1, "R-MER-03"),
            (2, "R-MER-03"),
        ]
        assert table.phase != "mergers"


class TestWhatMerges:
    @pytest.mark.parametrize(
        ("first", "second"),
        [
            (RICE, RICE_2),
            (SPICE, SPICE_2),
            ("b-middle-rubber", "c-middle-rubber"),
            ("c-west-oil", "c-east-oil"),
            (SHIPS, SHIPS_2),
        ],
    )
    def test_R_MER_02_two_companies_of_the_same_type(self, islets: Indonesia, first: str, second: str) -> None:
        table = Table(islets, era="c")
        shipping = "shipping" in first
        table.company(0, first, "north" if shipping else "west-1")
        table.company(1, second, "gulf" if shipping else "far-1")
        table.player(0, mergers=2)
        table.enter("mergers")
        assert pairs(table) in ({(first, second)}, {(second, first)})

    def test_R_MER_02_different_types_do_not(self, table: Table) -> None:
        table.enter("mergers")
        table.refuses(Announce(RICE, SHIPS, 60), "R-MER-02", "rice", "shipping")

    @pytest.mark.parametrize("other", ["b-middle-rubber", "c-west-oil"])
    def test_R_MER_02_only_rice_and_spice_make_something_else(self, table: Table, other: str) -> None:
        table.state.era = 2
        table.company(0, other, "middle-1")
        table.enter("mergers")
        table.refuses(Announce(RICE, other, 200), "R-MER-02", "rice")

    @pytest.mark.parametrize(("era", "possible"), [("a", False), ("b", True), ("c", True)])
    def test_R_MER_02_rice_and_spice_merge_in_era_b_and_c(self, islets: Indonesia, era: str, possible: bool) -> None:
        table = Table(islets, era=era)
        table.company(0, RICE, "far-1")
        table.company(1, SPICE, "isle-1")
        table.company(1, RICE_2, "west-1")
        table.player(0, mergers=2)
        table.enter("mergers")
        assert ((RICE, SPICE) in pairs(table)) == possible
        if possible:
            unopposed(table, Announce(SPICE, RICE, 50))
        else:
            table.refuses(Announce(RICE, SPICE, 50), "R-MER-02", "era B")

    def test_R_MER_02_just_two_existing_companies(self, table: Table) -> None:
        table.enter("mergers")
        table.refuses(Announce(RICE, RICE, 80), "R-MER-02", "two")
        table.refuses(Announce(RICE, RICE_3, 60), "R-MER-02", "East rice")
        table.refuses(Announce("Atlantis", RICE, 60), "R-MER-02", "Atlantis")

    def test_R_MER_02_it_does_not_matter_who_owns_them(self, table: Table) -> None:
        table.player(2, mergers=2, slots=2)
        table.enter("mergers")
        table.do(Pass())
        assert table.seat == 2
        assert pairs(table) == {(RICE, RICE_2)}

    @pytest.mark.parametrize(("step", "deeds"), [(1, 0), (2, 2), (3, 3), (4, 4), (5, 5)])
    def test_R_MER_03_the_announcers_step_bounds_the_deeds(self, islets: Indonesia, step: int, deeds: int) -> None:
        table = Table(islets, era="c")
        table.company(0, "a-far-rice", "far-1")
        table.company(0, "a-west-rice", "west-1")
        table.company(0, "b-east-rice c-isle-rice", "east-1")
        table.company(0, "a-middle-shipping b-isle-shipping b-far-shipping", "north")
        table.company(0, SHIPS, "gulf")
        table.player(0, mergers=step, cash=500)
        table.enter("mergers")
        if not deeds:
            assert table.phase != "mergers"
            assert of(Skipped, table.events)[0].reason.rule == "R-MER-03"
            return
        sizes = {len(table.state.companies[a].deeds) + len(table.state.companies[b].deeds) for a, b in pairs(table)}
        assert sizes == set(range(2, min(deeds, 4) + 1))
        if step == 3:
            table.refuses(Announce("a-middle-shipping", "a-east-shipping", 20), "R-MER-03", "3", "4")

    def test_R_MER_04_a_company_that_came_out_of_a_merger_waits_for_the_next_year(self, table: Table) -> None:
        table.company(2, RICE_3, "east-1")
        for seat in range(3):
            table.player(seat, mergers=5)
        table.enter("mergers")
        unopposed(table, Announce(RICE, RICE_2, 60))
        assert of(MergerDone, table.events)[0].company == RICE
        assert table.phase != "mergers"
        table.enter("mergers")
        assert pairs(table) == {(RICE_3, RICE)}

    def test_R_MER_04_is_told(self, table: Table) -> None:
        table.company(2, RICE_3, "east-1")
        table.company(1, SPICE, "isle-1")
        table.company(1, SPICE_2, "middle-2")
        table.player(1, mergers=5, slots=4)
        table.enter("mergers")
        unopposed(table, Announce(RICE, RICE_2, 60))
        assert table.seat == 1
        table.refuses(Announce(RICE_3, RICE, 100), "R-MER-04", "Far rice")

    def test_R_MER_05_without_a_part_or_a_slot_nothing_can_be_announced(self, table: Table) -> None:
        table.player(2, mergers=5, slots=1)
        table.company(2, SPICE, "isle-1")
        table.company(1, SHIPS_2, "south")
        table.player(2, slots=2)
        table.enter("mergers")
        table.do(Pass())
        assert table.seat == 2
        assert pairs(table) == {(SHIPS, SHIPS_2)}
        table.refuses(Announce(RICE, RICE_2, 60), "R-MER-05", "slot")

    def test_R_MER_05_an_owner_needs_no_free_slot(self, table: Table) -> None:
        assert table.state.players[0].slots == 1
        table.enter("mergers")
        assert pairs(table) == {(RICE, RICE_2)}

    def test_R_MER_05_the_announcer_must_hold_the_first_bid(self, table: Table) -> None:
        table.player(0, cash=59)
        table.enter("mergers")
        assert list(table.legal) == [Pass()]
        table.refuses(Announce(RICE, RICE_2, 60), "R-MER-07", "60", "59")

    def test_R_MER_05_with_open_money_who_can_pay_nothing_is_skipped(self, islets: Indonesia) -> None:
        table = rice_table(islets, money="open")
        table.player(0, cash=59)
        events = table.enter("mergers")
        assert (0, "R-MER-05") in [(event.seat, event.reason.rule) for event in of(Skipped, events)]

    @pytest.mark.parametrize(("cash", "affordable"), [(59, []), (60, [(RICE, RICE_2)])])
    def test_R_MER_05_the_question_tells_the_pairs_that_he_can_pay(
        self, table: Table, cash: int, affordable: list[tuple[str, str]]
    ) -> None:
        table.player(0, cash=cash)
        table.enter("mergers")
        assert isinstance(table.asked, AnnounceMerger)
        assert table.asked.pairs(table.state) == affordable

    def test_R_MER_05_with_open_money_who_can_just_pay_is_asked(self, islets: Indonesia) -> None:
        table = rice_table(islets, money="open")
        table.player(0, cash=60)
        table.enter("mergers")
        assert isinstance(table.asked, AnnounceMerger)
        assert list(table.legal) == [Pass(), Announce(RICE, RICE_2, 60)]

    def test_R_MER_05_bank_money_does_not_help(self, table: Table) -> None:
        table.player(0, cash=0, bank=1000)
        table.enter("mergers")
        assert list(table.legal) == [Pass()]

    def test_R_MER_05_mergers_research_says_nothing_about_bidding(self, table: Table) -> None:
        assert table.state.players[1].mergers == 1
        table.enter("mergers")
        table.do(Announce(RICE, RICE_2, 60))
        assert table.seat == 1
        table.do(Raise(63))


class TestTheValue:
    @pytest.mark.parametrize(
        ("first", "second", "kind", "value"),
        [
            (RICE, RICE_2, "rice", 20),
            (SPICE, SPICE_2, "spice", 25),
            ("b-middle-rubber", "c-middle-rubber", "rubber", 30),
            (RICE, SPICE, "siap_faji", 35),
            ("c-west-oil", "c-east-oil", "oil", 40),
            (SHIPS, SHIPS_2, "shipping", 10),
        ],
    )
    def test_R_MER_06_the_nominal_value(
        self, islets: Indonesia, first: str, second: str, kind: str, value: int
    ) -> None:
        table = Table(islets, era="c")
        shipping = kind == "shipping"
        table.company(0, first, "north gulf gulf" if shipping else "west-1 west-2 east-1", kind)  # type: ignore[arg-type]
        table.company(1, second, "ocean" if shipping else "far-1", kind)  # type: ignore[arg-type]
        table.player(0, mergers=2, cash=1000)
        table.enter("mergers")
        assert table.listed(Announce)[0].bid == 4 * value

    def test_R_MER_06_a_siap_faji_creation_counts_25_a_unit(self, islets: Indonesia) -> None:
        table = Table(islets, era="b")
        table.company(0, RICE, "far-1 far-2")
        table.company(1, SPICE, "isle-1")
        table.player(0, mergers=2)
        table.enter("mergers")
        assert table.listed(Announce)[0].bid == 75

    def test_R_MER_07_the_first_bid_is_nominal_or_raised_by_multiples(self, table: Table) -> None:
        table.player(0, cash=70)
        table.enter("mergers")
        assert table.listed(Announce) == [Announce(RICE, RICE_2, bid) for bid in (60, 63, 66, 69)]
        table.refuses(Announce(RICE, RICE_2, 57), "R-MER-07", "60")
        table.refuses(Announce(RICE, RICE_2, 61), "R-MER-07", "60", "3")
        table.refuses(Announce(RICE_2, RICE, 72), "R-MER-07", "72", "70")

    def test_R_MER_07_a_bid_of_all_the_cash_that_is_no_multiple_is_refused_for_that(self, table: Table) -> None:
        table.player(0, cash=70)
        table.enter("mergers")
        table.refuses(Announce(RICE, RICE_2, 70), "R-MER-07", "60", "3")

    def test_R_MER_07_the_first_bid_is_compulsory(self, table: Table) -> None:
        table.enter("mergers")
        table.refuses(Announce(RICE, RICE_2, 0), "R-MER-07", "60")

    def test_R_MER_07_bids_rise_by_multiples_of_the_units(self, table: Table) -> None:
        table.player(1, cash=75)
        table.enter("mergers")
        events = table.do(Announce(RICE, RICE_2, 63))
        assert of(MergerAnnounced, events) == [MergerAnnounced(0, RICE, RICE_2, 63)]
        assert table.seat == 1
        assert bids(table) == [66, 69, 72, 75]
        table.refuses(Raise(63), "R-MER-07", "66")
        table.refuses(Raise(67), "R-MER-07", "66", "3")
        table.refuses(Raise(78), "R-MER-07", "78", "75")
        assert of(BidRaised, table.do(Raise(72))) == [BidRaised(1, 72)]

    def test_R_MER_07_all_of_the_cash_may_be_bid(self, table: Table) -> None:
        table.player(0, cash=60)
        table.enter("mergers")
        table.do(Announce(RICE, RICE_2, 60), Pass())
        assert table.state.players[0].cash == 40


class TestTheAuction:
    def test_R_MER_08_goes_round_from_the_announcer_on(self, islets: Indonesia) -> None:
        table = rice_table(islets, 4)
        table.company(3, SPICE, "isle-1")
        table.state.order[:] = [1, 3, 0, 2]
        for seat in range(4):
            table.player(seat, slots=2, cash=100)
        table.enter("mergers")
        table.do(Announce(RICE, RICE_2, 60))
        seats = []
        for answer in (Raise(63), Pass(), Raise(66), Raise(69), Raise(72), Pass(), Pass()):
            seats.append(table.seat)
            table.do(answer)
        assert seats == [2, 1, 3, 0, 2, 3, 0]
        assert of(MergerDone, table.events)[0].winner == 2

    def test_R_MER_08_who_passed_is_out_of_this_auction(self, table: Table) -> None:
        table.player(2, slots=2)
        table.enter("mergers")
        table.do(Announce(RICE, RICE_2, 60))
        events = table.do(Pass())
        assert of(BidderLeft, events) == [BidderLeft(1, None)]
        table.do(Raise(63), Raise(66))
        assert table.seat == 2
        table.do(Pass())
        assert of(MergerDone, table.events)[0].winner == 0

    def test_R_MER_08_everybody_can_look_up_what_was_bid_and_who_could_have_bid_more(self, table: Table) -> None:
        table.enter("mergers")
        table.do(Announce(RICE, RICE_2, 60), Raise(63), Raise(66), Pass())
        made = tuple(AuctionBid(2, seat, RICE, RICE_2, bid) for seat, bid in ((0, 60), (1, 63), (0, 66), (1, None)))
        for seat in (None, 0, 1, 2):
            assert table.game.view(table.state, seat).bids == made

    def test_R_MER_08_who_may_not_hold_the_result_passes_automatically(self, table: Table) -> None:
        table.enter("mergers")
        events = unopposed(table, Announce(RICE, RICE_2, 60))
        left = of(BidderLeft, events)
        assert [(event.seat, event.reason and event.reason.rule) for event in left] == [(1, None), (2, "R-MER-05")]

    def test_R_MER_08_a_free_slot_lets_anybody_bid(self, table: Table) -> None:
        table.player(2, slots=2)
        table.enter("mergers")
        table.do(Announce(RICE, RICE_2, 60), Pass())
        assert table.seat == 2
        table.do(Raise(63), Pass())
        assert table.state.companies[RICE].owner == 2

    def test_R_MER_08_with_open_money_who_can_not_pay_passes_automatically(self, islets: Indonesia) -> None:
        table = rice_table(islets, money="open")
        table.player(1, cash=62)
        table.enter("mergers")
        events = table.do(Announce(RICE, RICE_2, 60))
        assert [(event.seat, event.reason.rule) for event in of(BidderLeft, events)] == [
            (1, "R-MER-07"),
            (2, "R-MER-05"),
        ]
        assert len(of(MergerDone, events)) == 1

    def test_R_MER_08_with_open_money_who_can_just_pay_is_asked(self, islets: Indonesia) -> None:
        table = rice_table(islets, money="open")
        table.player(1, cash=63)
        table.enter("mergers")
        table.do(Announce(RICE, RICE_2, 60))
        assert table.seat == 1
        assert list(table.legal) == [Pass(), Raise(63)]

    def test_R_MER_08_the_bid_that_is_out_of_reach_is_told(self, islets: Indonesia) -> None:
        table = rice_table(islets, money="open")
        table.player(1, cash=62)
        table.enter("mergers")
        left = of(BidderLeft, table.do(Announce(RICE, RICE_2, 60)))
        assert "63\u00a0Rp" in str(left[0].reason)

    def test_R_MER_08_with_hidden_money_he_is_asked_and_can_only_pass(self, table: Table) -> None:
        table.player(1, cash=62)
        table.enter("mergers")
        table.do(Announce(RICE, RICE_2, 60))
        assert table.seat == 1
        assert list(table.legal) == [Pass()]
        table.refuses(Raise(63), "R-MER-07", "63", "62")

    def test_R_MER_08_the_announcer_keeps_it_when_nobody_else_bids(self, table: Table) -> None:
        table.enter("mergers")
        events = unopposed(table, Announce(RICE, RICE_2, 66))
        assert of(MergerDone, events)[0].bid == 66
        assert of(MergerDone, events)[0].winner == 0

    def test_R_MER_08_the_question_tells_the_auction(self, table: Table) -> None:
        table.enter("mergers")
        table.do(Announce(RICE, RICE_2, 63))
        asked = table.asked
        assert isinstance(asked, RaiseBid)
        assert (asked.auction.bid, asked.auction.bidder) == (63, 0)
        assert asked.bids(table.state) == range(66, 101, 3)


class TestTheResult:
    def test_R_MER_09_each_owner_gets_his_share_and_the_winner_pays_all(self, table: Table) -> None:
        table.player(2, slots=2, cash=100)
        table.enter("mergers")
        events = table.do(Announce(RICE, RICE_2, 60), Pass(), Raise(66), Pass())
        assert [player.cash for player in table.state.players] == [144, 122, 34]
        assert of(MergerDone, events) == [MergerDone(2, 66, RICE, RICE_2, RICE, ((0, 44), (1, 22)))]

    def test_R_MER_09_a_winner_with_a_part_gets_it_back(self, table: Table) -> None:
        table.enter("mergers")
        unopposed(table, Announce(RICE, RICE_2, 90))
        assert [player.cash for player in table.state.players] == [70, 130, 100]

    def test_R_MER_09_he_must_be_able_to_pay_the_whole_bid_all_the_same(self, table: Table) -> None:
        table.player(0, cash=60)
        table.enter("mergers")
        table.refuses(Announce(RICE, RICE_2, 63), "R-MER-07", "63", "60")

    def test_R_MER_09_a_merger_of_own_companies_costs_nothing_in_the_end(self, table: Table) -> None:
        table.company(0, SPICE, "isle-1")
        table.company(0, SPICE_2, "east-1")
        table.enter("mergers")
        unopposed(table, Announce(SPICE, SPICE_2, 50))
        assert table.state.players[0].cash == 100

    def test_R_MER_10_the_result_takes_one_slot_and_keeps_its_deeds(self, table: Table) -> None:
        table.company(0, SPICE, "isle-1")
        table.company(0, RICE_3, "east-1")
        table.player(0, slots=3)
        table.enter("mergers")
        unopposed(table, Announce(RICE_3, RICE_2, 40))
        state = table.state
        assert state.players[0].companies == [RICE, SPICE, RICE_2]
        assert state.players[1].companies == []
        assert state.companies[RICE_2].deeds == (RICE_2, RICE_3)
        assert state.companies[RICE_2].owner == 0
        assert RICE_3 not in state.companies

    def test_R_MER_10_a_merger_of_two_own_companies_frees_a_slot(self, table: Table) -> None:
        table.company(0, RICE_3, "east-1")
        table.enter("mergers")
        unopposed(table, Announce(RICE, RICE_3, 60))
        assert table.state.players[0].companies == [RICE]
        assert table.state.players[0].slots == 2

    def test_R_MER_10_the_areas_belong_to_the_result(self, table: Table) -> None:
        table.enter("mergers")
        unopposed(table, Announce(RICE_2, RICE, 60))
        company = table.state.companies[RICE]
        assert sorted(company.areas) == ["far-1", "far-2", "west-1"]
        assert table.state.fields == dict.fromkeys(company.areas, RICE)
        assert RICE_2 not in table.state.companies

    @pytest.mark.parametrize(("era", "limit"), [("a", 4), ("b", 6), ("c", 7)])
    def test_R_MER_10_ship_limits_are_summed(self, islets: Indonesia, era: str, limit: int) -> None:
        table = Table(islets, era=era)
        table.company(0, SHIPS, "gulf")
        table.company(0, SHIPS_2, "north")
        table.player(0, mergers=2)
        table.enter("mergers")
        unopposed(table, Announce(SHIPS, SHIPS_2, 20))
        assert ship_limit(table.state, table.state.companies[SHIPS]) == limit

    def test_R_MER_11_ships_stay_and_may_share_a_sea(self, islets: Indonesia) -> None:
        table = Table(islets, era="c")
        table.company(0, SHIPS, "gulf ocean gulf")
        table.company(1, SHIPS_2, "gulf north")
        table.player(0, mergers=2, cash=100)
        table.enter("mergers")
        unopposed(table, Announce(SHIPS, SHIPS_2, 50))
        company = table.state.companies[SHIPS]
        assert company.ships == {"gulf": 3, "ocean": 1, "north": 1}
        assert company.units == 5

    def test_R_MER_12_two_empty_companies_merge_for_nothing(self, islets: Indonesia) -> None:
        table = Table(islets, era="b")
        table.company(0, "a-far-rice a-isle-spice", "", "siap_faji")
        table.company(1, "a-west-rice b-west-spice", "", "siap_faji")
        table.player(0, mergers=4, cash=30)
        table.player(2, slots=1, cash=100)
        table.enter("mergers")
        assert table.listed(Announce) == [Announce("a-far-rice", "a-west-rice", 0)]
        table.refuses(Announce("a-far-rice", "a-west-rice", 1), "R-MER-12", "0")

    @pytest.mark.parametrize(("cash", "possible"), [(-1, False), (0, True)])
    def test_R_MER_12_a_bid_of_nothing_takes_no_cash_but_no_debts_either(
        self, islets: Indonesia, cash: int, possible: bool
    ) -> None:
        table = Table(islets, era="b")
        table.company(0, "a-far-rice a-isle-spice", "", "siap_faji")
        table.company(1, "a-west-rice b-west-spice", "", "siap_faji")
        table.player(0, mergers=4, cash=cash)
        table.enter("mergers")
        merger = Announce("a-far-rice", "a-west-rice", 0)
        assert (merger in table.legal) == possible
        if not possible:
            table.refuses(merger, "R-MER-12")

    def test_R_MER_12_nobody_can_raise_a_bid_of_nothing(self, islets: Indonesia) -> None:
        table = Table(islets, era="b")
        table.company(0, "a-far-rice a-isle-spice", "", "siap_faji")
        table.company(1, "a-west-rice b-west-spice", "", "siap_faji")
        table.player(0, mergers=4, cash=30)
        table.enter("mergers")
        events = unopposed(table, Announce("a-far-rice", "a-west-rice", 0))
        assert {event.reason.rule for event in of(BidderLeft, events)} == {"R-MER-12"}
        done = of(MergerDone, events)[0]
        assert (done.bid, done.shares) == (0, ((0, 0), (1, 0)))
        assert len(table.state.companies["a-far-rice"].deeds) == 4
        assert [player.cash for player in table.state.players] == [30, 100, 100]

    def test_R_MER_12_one_empty_company_merges_by_the_other_ones_units(self, islets: Indonesia) -> None:
        table = Table(islets, era="b")
        table.company(0, "a-far-rice a-isle-spice", "", "siap_faji")
        table.company(1, "a-west-rice b-west-spice", "west-1 west-2", "siap_faji")
        table.player(0, mergers=4, cash=80)
        table.enter("mergers")
        assert [action.bid for action in table.listed(Announce)] == [70, 72, 74, 76, 78, 80]
        events = unopposed(table, Announce("a-far-rice", "a-west-rice", 72))
        assert of(MergerDone, events)[0].shares == ((0, 0), (1, 72))


class TestSiapFaji:
    @pytest.fixture
    def table(self, islets: Indonesia) -> Table:
        """Seat 0 has rice in the west, which lies open to the middle; seat 1 has spice on the isle."""
        table = Table(islets, era="b")
        table.company(0, RICE_2, "west-1 west-2 west-3")
        table.company(1, SPICE, "isle-1 isle-2")
        table.company(2, SHIPS, "gulf")
        table.player(0, mergers=3, cash=200)
        table.player(1, cash=200)
        return table

    def test_R_MER_24_announcement_bidding_and_payment_are_as_for_others(self, table: Table) -> None:
        table.enter("mergers")
        table.refuses(Announce(RICE_2, SPICE, 128), "R-MER-07", "125", "5")
        table.do(Announce(RICE_2, SPICE, 125))
        assert table.seat == 1
        events = table.do(Raise(130), Pass())
        assert of(MergerDone, events)[0].shares == ((0, 78), (1, 52))
        assert [player.cash for player in table.state.players] == [278, 122, 100]

    def test_R_MER_24_there_need_be_no_balance(self, islets: Indonesia) -> None:
        table = Table(islets, era="b")
        table.company(0, "a-isle-spice a-east-spice b-west-spice", "west-1 west-2 east-1")
        table.company(1, RICE, "far-1")
        table.player(0, mergers=4)
        table.enter("mergers")
        unopposed(table, Announce("a-east-spice", RICE, 100))
        assert table.state.companies["a-east-spice"].kind == "siap_faji"

    @pytest.mark.parametrize("step", [1, 2, 3])
    def test_R_MER_24_the_announcers_step_counts_too(self, islets: Indonesia, step: int) -> None:
        table = Table(islets, era="b")
        table.company(0, "a-isle-spice a-east-spice b-west-spice", "west-1 west-2 east-1")
        table.company(1, RICE, "far-1")
        table.company(1, RICE_3, "isle-1")
        table.player(0, mergers=step)
        table.player(0, slots=2)
        table.enter("mergers")
        if step == 1:
            assert table.phase != "mergers"
        else:
            table.refuses(Announce("a-east-spice", RICE, 100), "R-MER-03", "4")

    def test_R_MER_20_the_new_owner_gives_up_half_of_the_areas_rounded_up(self, table: Table) -> None:
        table.enter("mergers")
        table.do(Announce(RICE_2, SPICE, 125), Raise(130), Pass())
        given_up = []
        while table.listed(GiveUp):
            assert table.seat == 1
            given_up.append(table.legal[0])
            table.do(table.legal[0])
        assert len(given_up) == 3
        company = table.state.companies[RICE_2 if RICE_2 in table.state.companies else SPICE]
        assert (company.kind, company.units) == ("siap_faji", 2)

    @pytest.mark.parametrize(("areas", "kept"), [("far-1", 1), ("far-1 far-2", 1), ("far-1 far-2 east-2", 2)])
    def test_R_MER_20_rounding(self, islets: Indonesia, areas: str, kept: int) -> None:
        table = Table(islets, era="b")
        table.company(0, RICE, areas)
        table.company(0, SPICE, "isle-1")
        table.player(0, mergers=2)
        table.enter("mergers")
        unopposed(table, table.listed(Announce)[0])
        while table.listed(GiveUp):
            table.do(table.legal[0])
        assert table.state.companies[RICE].units == kept

    def test_R_MER_21_no_zone_may_fall_apart(self, table: Table) -> None:
        table.enter("mergers")
        unopposed(table, Announce(RICE_2, SPICE, 125))
        assert [action.area for action in table.listed(GiveUp)] == ["west-1", "west-3", "isle-1", "isle-2"]
        table.refuses(GiveUp("west-2"), "R-MER-21", "West 2")
        table.refuses(GiveUp("middle-1"), "R-MER-21", "Middle 1")
        table.refuses(GiveUp("Atlantis"), "R-MER-21")
        table.do(GiveUp("west-1"))
        table.do(GiveUp("west-2"))

    def test_R_MER_21_a_part_may_vanish(self, table: Table) -> None:
        table.enter("mergers")
        table.do(Announce(RICE_2, SPICE, 125), Pass(), GiveUp("isle-1"), GiveUp("isle-2"), GiveUp("west-1"))
        assert sorted(table.state.fields) == ["west-2", "west-3"]

    def test_R_MER_21_rice_and_spice_areas_hold_together(self, islets: Indonesia) -> None:
        table = Table(islets, era="b")
        table.company(0, RICE_2, "west-1 west-3")
        table.company(0, SPICE, "west-2")
        table.player(0, mergers=2)
        table.enter("mergers")
        unopposed(table, Announce(RICE_2, SPICE, 75))
        assert [action.area for action in table.listed(GiveUp)] == ["west-1", "west-3"]
        table.refuses(GiveUp("west-2"), "R-MER-21", "split")

    def test_R_MER_22_areas_in_contact_go_first_and_count(self, table: Table) -> None:
        from indonesia_qt.games.indonesia.rules.events import GoodRemoved

        table.company(2, "a-far-rice a-east-spice", "east-1", "siap_faji")
        table.enter("mergers")
        events = unopposed(table, Announce(RICE_2, SPICE, 125))
        removed = of(GoodRemoved, events)
        assert {event.company for event in removed} <= table.state.companies.keys()
        assert [(event.area, event.reason.rule) for event in removed] == [("isle-2", "R-MER-22")]
        table.do(table.legal[0])
        table.do(table.legal[0])
        assert not table.listed(GiveUp)
        assert table.state.companies[SPICE].units == 2

    def test_R_MER_22_more_than_half_in_contact_all_go(self, islets: Indonesia) -> None:
        from indonesia_qt.games.indonesia.rules.events import GoodRemoved, SiapFajiCreated

        table = Table(islets, era="b")
        table.company(0, RICE_2, "west-1 west-3")
        table.company(0, SPICE, "isle-1")
        table.company(1, "a-far-rice a-east-spice", "west-2 isle-2", "siap_faji")
        table.player(0, mergers=2)
        table.enter("mergers")
        events = unopposed(table, Announce(RICE_2, SPICE, 75))
        assert [event.area for event in of(GoodRemoved, events)] == ["west-1", "west-3", "isle-1"]
        assert {event.reason.rule for event in of(GoodRemoved, events)} == {"R-MER-22"}
        assert of(SiapFajiCreated, events)[0].areas == 0
        assert not table.listed(GiveUp)

    def test_R_MER_22_contact_with_an_own_siap_faji_company_counts_too(self, table: Table) -> None:
        table.company(0, "a-far-rice a-east-spice", "east-1", "siap_faji")
        table.enter("mergers")
        unopposed(table, Announce(RICE_2, SPICE, 125))
        assert "isle-2" not in table.state.fields

    def test_R_MER_22_contact_may_be_allowed(self, islets: Indonesia) -> None:
        table = Table(islets, era="b", siap_faji_contact="allow")
        table.company(0, RICE_2, "west-1 west-2")
        table.company(0, SPICE, "isle-1 isle-2")
        table.company(1, "a-far-rice a-east-spice", "east-1", "siap_faji")
        table.player(0, mergers=2)
        table.enter("mergers")
        unopposed(table, Announce(RICE_2, SPICE, 100))
        assert [action.area for action in table.listed(GiveUp)] == ["west-1", "west-2", "isle-1", "isle-2"]
        table.do(GiveUp("west-1"), GiveUp("west-2"))
        assert table.state.fields["isle-2"] == SPICE

    def test_R_MER_22_a_rice_company_next_door_is_no_contact(self, table: Table) -> None:
        table.company(2, RICE_3, "east-1")
        table.enter("mergers")
        unopposed(table, Announce(RICE_2, SPICE, 125))
        assert "isle-2" in table.state.fields

    def test_R_MER_23_a_company_without_areas_keeps_slot_and_deeds(self, islets: Indonesia) -> None:
        from indonesia_qt.games.indonesia.rules.events import CompanyOperated, NothingDelivered

        table = Table(islets, era="b")
        table.company(0, RICE_2, "west-1")
        table.company(0, SPICE, "middle-1")
        table.company(0, SHIPS, "gulf")
        table.company(1, "a-far-rice a-east-spice", "west-2 middle-2", "siap_faji")
        table.player(0, mergers=2)
        table.enter("mergers")
        unopposed(table, Announce(RICE_2, SPICE, 50))
        company = table.state.companies[SPICE]
        assert (company.units, company.deeds) == (0, (SPICE, RICE_2))
        assert SPICE in table.state.players[0].companies
        table.enter("operations")
        while table.phase == "operations":
            table.do(table.legal[0])
        assert [event.company for event in of(CompanyOperated, table.events)].count(SPICE) == 1
        nothing = {event.company: event.reason.rule for event in of(NothingDelivered, table.events)}
        assert nothing[SPICE] == "R-MER-23"

    def test_R_MER_25_siap_faji_merges_only_with_siap_faji(self, table: Table) -> None:
        table.company(0, "a-far-rice a-east-spice", "far-1", "siap_faji")
        table.player(0, mergers=5)
        table.enter("mergers")
        for other in (RICE_2, SPICE):
            table.refuses(Announce("a-east-spice", other, 200), "R-MER-02", "siap faji")

    def test_R_MER_25_two_siap_faji_companies_merge(self, islets: Indonesia) -> None:
        table = Table(islets, era="b")
        table.company(0, "a-far-rice a-east-spice", "far-1", "siap_faji")
        table.company(1, "a-west-rice a-isle-spice", "west-1", "siap_faji")
        table.player(0, mergers=4)
        table.enter("mergers")
        unopposed(table, Announce("a-east-spice", "a-isle-spice", 70))
        company = table.state.companies["a-east-spice"]
        assert (company.kind, company.units, len(company.deeds)) == ("siap_faji", 2, 4)
        assert not table.listed(GiveUp)

    def test_R_MER_25_siap_faji_is_a_produced_good_at_once(self, table: Table) -> None:
        table.enter("mergers")
        unopposed(table, Announce(RICE_2, SPICE, 125))
        assert table.state.goods_on_board() == {"siap_faji"}


def test_R_MER_08_a_merger_by_the_last_player_in_order_goes_on_with_the_first(islets: Indonesia) -> None:
    table = rice_table(islets)
    table.state.order[:] = [1, 2, 0]
    table.enter("mergers")
    table.do(Announce(RICE, RICE_2, 60))
    assert table.seat == 1
    table.do(Raise(63), Raise(66), Pass())
    assert table.state.companies[RICE].owner == 0
