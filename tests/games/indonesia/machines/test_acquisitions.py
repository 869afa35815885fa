"""Acquisitions: who is asked, what starts, and deeds that can start no more."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st
from hypothesis.stateful import invariant, precondition, rule

from indonesia_qt.core.flow import Pass
from indonesia_qt.games.indonesia.rules.actions import StartProduction, StartShipping
from indonesia_qt.games.indonesia.rules.phases.acquisitions import ChooseDeed
from tests.games.indonesia import random_boards
from tests.games.indonesia.machines.machine import PhaseMachine, short_and_long
from tests.games.indonesia.positions import Table


class AcquisitionsMachine(PhaseMachine):
    """It goes round the table by itself."""

    phase = "acquisitions"
    companies = 5

    def position(self, chance: Random) -> Table:
        """Players with free slots."""
        table = super().position(chance)
        for seat in table.state.order:
            held = len(table.state.players[seat].companies)
            table.player(seat, slots=min(5, max(1, held + chance.randint(0, 3))))
        return table

    def begin(self) -> None:
        self.turn, self.out = 0, set[int]()
        super().begin()
        self.check_turn()

    def check_turn(self) -> None:
        """R-ACQ-01, R-ACQ-02: the next player who has not passed and has a slot, as long as there are deeds."""
        order = self.s.order
        while self.s.deeds and len(self.out) < len(order):
            seat = order[self.turn % len(order)]
            self.turn += 1
            if seat in self.out:
                continue
            player = self.s.players[seat]
            if len(player.companies) < player.slots:
                assert self.is_asked(ChooseDeed)
                assert self.asked.seat == seat
                return
            self.out.add(seat)
        assert self.over

    @precondition(lambda self: self.is_asked(ChooseDeed))
    @rule(number=st.integers(0, 10**6), takes=st.sampled_from((True, True, False)))
    def take(self, number: int, takes: bool) -> None:
        options = self.listed(StartProduction) + self.listed(StartShipping)
        if options and takes:
            self.start(options[number % len(options)])
        else:
            self.out.add(self.asked.seat)
            self.answer(Pass())
        self.check_turn()

    def start(self, action: StartProduction | StartShipping) -> None:
        """R-ACQ-03, R-ACQ-04: one good or ship, nothing else on the board and no money changes."""
        seat, before = self.asked.seat, self.s.copy()
        self.answer(action)
        company = self.s.companies[action.deed]
        assert company.owner == seat
        place = action.sea if isinstance(action, StartShipping) else action.area
        assert [*company.areas, *company.ships.items()] in ([place], [(place, 1)])
        others = {id: other for id, other in self.s.companies.items() if id != action.deed}
        assert others == before.companies
        assert [p.cash for p in self.s.players] == [p.cash for p in before.players]
        if not self.over:
            left = [deed for deed in before.deeds if deed != action.deed]
            assert self.s.deeds == [deed for deed in left if random_boards.startable(self.s, deed)]

    def anything_listed(self, number: int) -> None:
        """The rules above give all the answers."""

    @invariant()
    def every_deed_that_lies_there_can_start(self) -> None:
        assert all(random_boards.startable(self.s, deed) for deed in self.s.deeds)

    @invariant()
    def nobody_has_more_companies_than_slots(self) -> None:
        assert all(len(player.companies) <= player.slots for player in self.s.players)


TestAcquisitions, TestManyAcquisitions = short_and_long(AcquisitionsMachine, 20)
