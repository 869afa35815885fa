"""Mergers: announcements, auctions, payment, what is handed over, and the areas that siap faji gives up."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st
from hypothesis.stateful import invariant, precondition, rule

from indonesia_qt.core.flow import Pass
from indonesia_qt.games.indonesia.rules.actions import Announce, GiveUp, Raise
from indonesia_qt.games.indonesia.rules.phases.mergers import AnnounceMerger, ChooseRemoval, RaiseBid
from tests.games.indonesia import naive, naive_answers, random_boards
from tests.games.indonesia.machines.machine import PhaseMachine, short_and_long
from tests.games.indonesia.positions import Table


class MergersMachine(PhaseMachine):
    """It knows who is to be asked next, by going round the table one by one."""

    phase = "mergers"
    companies = 5

    def position(self, chance: Random) -> Table:
        """Players who can merge much and have money, and as a rule something to make siap faji of."""
        table = super().position(chance)
        if chance.random() < 0.7:
            table.state.era = max(1, table.state.era)
            random_boards.found_one(chance, table, "rice")
            random_boards.found_one(chance, table, "spice")
        for seat in table.state.order:
            table.player(seat, mergers=chance.choice((1, 2, 3, 5)), cash=chance.choice((0, 80, 150, 250)))
        return table

    def begin(self) -> None:
        self.turn = self.passes = 0
        self.auction: tuple[int, int] | None = None
        self.merged: set[str] = set()
        self.out: set[int] = set()
        self.speaker = self.table.state.order[0]
        super().begin()
        self.check_announcer()

    def check_announcer(self) -> None:
        """R-MER-01: round after round each player in turn, until all pass in a row; R-MER-08: who is passed over."""
        order = self.s.order
        while self.passes < len(order):
            seat = order[self.turn % len(order)]
            self.turn += 1
            self.passes += 1
            pairs = naive_answers.mergers(self.s, seat, self.merged)
            cash = self.s.players[seat].cash
            payable = any(naive_answers.nominal(a, b) <= cash for a, b in pairs)
            if pairs and (payable or self.s.options.money == "hidden"):
                assert self.is_asked(AnnounceMerger)
                assert self.asked.seat == seat
                return
        assert self.over

    def check_bidder(self) -> None:
        """R-MER-08: the next player who is not out is asked; the last bidder gets the merger."""
        assert self.auction
        bid, bidder = self.auction
        a, b = self.firms
        count = naive_answers.units(a) + naive_answers.units(b)
        order = self.s.order
        while len(self.out) < len(order) - 1:
            self.speaker = order[(order.index(self.speaker) + 1) % len(order)]
            seat = self.speaker
            if seat == bidder or seat in self.out:
                continue
            broke = self.s.options.money == "open" and self.cash[seat] < bid + count
            if count and not broke and naive_answers.may_hold(self.before, seat, a, b):
                assert self.is_asked(RaiseBid)
                assert self.asked.seat == seat
                return
            self.out.add(seat)
        self.check_merger(bid, bidder)

    def check_merger(self, bid: int, winner: int) -> None:
        """R-MER-09 to R-MER-11: the winner pays, owners get their shares, the result lies where the parts lay."""
        a, b = self.firms
        self.auction = None
        count = naive_answers.units(a) + naive_answers.units(b)
        cash = self.cash.copy()
        cash[winner] -= bid
        for part in (a, b):
            cash[part.owner] += bid * naive_answers.units(part) // max(1, count)
        assert [player.cash for player in self.s.players] == cash
        assert sum(cash) == sum(self.cash)
        company = self.s.companies[min(a.id, b.id)]
        self.merged.add(company.id)
        assert (company.owner, set(company.deeds)) == (winner, {*a.deeds, *b.deeds})
        assert self.s.players[winner].companies.count(company.id) == 1
        assert all(company.ships[sea] == a.ships.get(sea, 0) + b.ships.get(sea, 0) for sea in {*a.ships, *b.ships})
        if a.kind == b.kind:
            assert sorted(company.areas) == sorted(a.areas + b.areas)
            self.check_announcer()
        else:
            self.begin_removal({*a.areas, *b.areas})

    def begin_removal(self, areas: set[str]) -> None:
        """R-MER-20, R-MER-22: half goes, what touches other siap faji first and without asking."""
        half = -(-len(areas) // 2)
        touching = naive.contacts(self.before, areas) if self.s.options.siap_faji_contact == "remove" else set()
        self.kept = areas - touching
        self.to_go = min(len(self.kept), max(0, half - len(touching)))
        if self.to_go == len(self.kept):
            self.kept, self.to_go = set(), 0
        self.check_removal()

    def check_removal(self) -> None:
        if self.to_go:
            assert self.is_asked(ChooseRemoval)
        else:
            self.check_announcer()

    @precondition(lambda self: self.is_asked(AnnounceMerger))
    @rule(number=st.integers(0, 10**6), mood=st.sampled_from(("dear", "any", "any", "nothing")))
    def announce(self, number: int, mood: str) -> None:
        options = self.listed(Announce)
        if options and mood != "nothing":
            self.open(options[-1] if mood == "dear" else options[number % len(options)])
        else:
            self.answer(Pass())
            self.check_announcer()

    def open(self, action: Announce) -> None:
        seat = self.asked.seat
        self.before = self.s.copy()
        self.firms = self.before.companies[action.first], self.before.companies[action.second]
        self.cash = [player.cash for player in self.s.players]
        self.passes, self.turn = 0, self.s.order.index(seat) + 1
        self.auction, self.out = (action.bid, seat), set()
        self.speaker = seat
        self.answer(action)
        self.check_bidder()

    @precondition(lambda self: self.is_asked(RaiseBid))
    @rule(number=st.integers(0, 10**6), leaves=st.booleans())
    def bid(self, number: int, leaves: bool) -> None:
        options = self.listed(Raise)
        if options and not leaves:
            self.raise_to(options[number % min(3, len(options))])
        else:
            self.out.add(self.asked.seat)
            self.answer(Pass())
            self.check_bidder()

    def raise_to(self, action: Raise) -> None:
        self.auction = action.bid, self.asked.seat
        self.answer(action)
        self.check_bidder()

    @precondition(lambda self: self.is_asked(ChooseRemoval))
    @rule(number=st.integers(0, 10**6))
    def give_up(self, number: int) -> None:
        options = self.listed(GiveUp)
        action = options[number % len(options)]
        self.kept.remove(action.area)
        self.to_go -= 1
        self.answer(action)
        self.check_removal()

    def anything_listed(self, number: int) -> None:
        """The rules above give all the answers."""

    @invariant()
    def an_auction_leaves_everything_where_it_is(self) -> None:
        if self.auction and not self.over:
            assert [player.cash for player in self.s.players] == self.cash
            assert self.s.companies == self.before.companies

    @invariant()
    def areas_that_are_kept_stay(self) -> None:
        if self.is_asked(ChooseRemoval):
            assert set(self.s.companies[self.asked.company].areas) == self.kept
            assert self.asked.left == self.to_go
            assert self.asked.seat == self.s.companies[self.asked.company].owner


class SiapFajiMachine(MergersMachine):
    """The only merger is that of a rice with a spice company; others' siap faji lies about."""

    companies = 0
    most = 6

    def position(self, chance: Random) -> Table:
        table = random_boards.table(chance, companies=0, most=self.most)
        table.state.era = max(1, table.state.era)
        random_boards.found_one(chance, table, "siap_faji")
        random_boards.found_one(chance, table, "rice")
        random_boards.found_one(chance, table, "spice")
        for seat in table.state.order:
            table.player(seat, mergers=2, cash=300)
        return table


TestMergers, TestManyMergers = short_and_long(MergersMachine, 30)
TestSiapFaji, TestManySiapFaji = short_and_long(SiapFajiMachine, 15)
