"""A table at which one phase is played again and again in positions set by chance, with any answers.

After each step the position and what happened are compared with a second account (the referee), and the answers that
are listed and those that pass with the legal ones by the words of the rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from indonesia_qt.core.flow import Action, Event, Question, question, refusal, settle, step
from indonesia_qt.games.indonesia.game import Setup
from indonesia_qt.games.indonesia.rules import invariants
from indonesia_qt.games.indonesia.rules.events import EarningsCollected, Expanded, GoodDelivered, Phase, PhaseBegan
from indonesia_qt.games.indonesia.rules.setup import Deal
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.games.indonesia.rules.year import PHASES
from tests.games.indonesia import naive_answers, random_boards
from tests.games.indonesia.books import Firm
from tests.games.indonesia.made_up import every_amount, made_up
from tests.games.indonesia.positions import Table, assert_sentence, of
from tests.games.indonesia.referee import Referee

TRIED = 60
"""Made-up answers that are tried at a question."""

MOST_POSITIONS = 20
"""Positions in a row in which nobody is asked anything."""


def referee_of(table: Table, phase: Phase) -> Referee:
    """A referee who knows a position as it is just before a phase begins."""
    s = table.state
    found = Referee(table.game, Setup(s.options, Deal(tuple(s.order), tuple(player.cards for player in s.players))))
    found.cash = [player.cash for player in s.players]
    found.bank = [player.bank for player in s.players]
    found.earnings = [player.earnings for player in s.players]
    found.steps = [{track: getattr(player, track) for track in found.steps[0]} for player in s.players]
    found.slots = [player.companies.copy() for player in s.players]
    found.era, found.year = s.era, s.year
    found.firms = {
        c.id: Firm(c.id, c.kind, c.owner, set(c.deeds), set(c.areas), Counter(c.ships)) for c in s.companies.values()
    }
    found.cities, found.stones, found.received = s.cities.copy(), s.stones.copy(), Counter(s.received)
    found.deeds, found.operated, found.merged = set(s.deeds), s.operated.copy(), s.merged.copy()
    names = [name for name, _ in PHASES]
    found.phase = names[names.index(phase) - 1]
    if phase == "new_era":
        s.received.clear()
    found.hear([PhaseBegan(phase)])
    return found


class PhaseMachine(RuleBasedStateMachine):
    """The machine of a phase. `companies` and `most` say how large its positions are."""

    phase: ClassVar[Phase]
    companies: ClassVar[int] = 6
    most: ClassVar[int] = 4

    def position(self, chance: Random) -> Table:
        """A position in which the phase is to begin."""
        return random_boards.table(chance, companies=self.companies, most=self.most)

    @initialize(number=st.integers(0, 10**6))
    def sit_down(self, number: int) -> None:
        self.chance = Random(number)
        self.another_year()

    def begin(self) -> None:
        """Enter the phase, and nothing that comes after it."""
        self.referee = referee_of(self.table, self.phase)
        self.s.stack[:] = [dict(PHASES)[self.phase]]
        events: list[Event] = []
        settle(self.s, events)
        self.happened(events)

    @precondition(lambda self: self.over)
    @rule()
    def another_year(self) -> None:
        """Set up positions and play the phase until somebody is asked."""
        for _ in range(MOST_POSITIONS):
            self.table = self.position(self.chance)
            self.begin()
            if not self.over:
                return

    @property
    def s(self) -> State:
        return self.table.state

    @property
    def over(self) -> bool:
        """Whether the phase has been played."""
        return not self.s.stack

    @property
    def asked(self) -> Any:
        """The question of this phase that is open; None when the phase is over."""
        return None if self.over else question(self.s)

    def is_asked(self, *kinds: type[Question[State]]) -> bool:
        """Whether a question of one of these kinds is open."""
        return isinstance(self.asked, kinds)

    def listed(self, kind: type[Action]) -> list[Any]:
        """The legal answers of a kind."""
        return [action for action in self.asked.actions(self.s) if isinstance(action, kind)]

    def answer(self, action: Action) -> list[Event]:
        """Play an action that must be legal."""
        events: list[Event] = []
        step(self.s, action, events)
        self.happened(events)
        return events

    def happened(self, events: Sequence[Event]) -> None:
        """Let the referee hear what happened."""
        money = self.referee.total_money()
        self.referee.hear(events)
        gained = sum(event.price for event in of(GoodDelivered, events))
        spent = sum(event.cost for event in of(Expanded, events))
        counted_twice = sum(sum(event.earnings) for event in of(EarningsCollected, events))
        assert self.referee.total_money() == money + gained - spent + counted_twice

    @precondition(lambda self: self.asked is not None)
    @rule(number=st.integers(0, 10**6))
    def anything_listed(self, number: int) -> None:
        actions = self.asked.actions(self.s)
        self.answer(actions[number % len(actions)])

    @precondition(lambda self: self.asked is not None)
    @rule(number=st.integers(0, 10**6))
    def anything_made_up(self, number: int) -> None:
        """Answers that somebody makes up are refused in words, or legal; the position stays what it is."""
        asked, before, chance = self.asked, self.s.copy(), Random(number)
        amounts = every_amount(self.s.players[asked.seat].cash)
        invented = list(made_up(self.s, asked, chance.sample(amounts, min(TRIED, len(amounts)))))
        legal = naive_answers.answers(self.s)
        for action in chance.sample(invented, min(TRIED, len(invented))):
            reason = refusal(self.s, action)
            if reason is None:
                assert naive_answers.key(self.s, action) in legal, action
            else:
                assert_sentence(str(reason))
        assert self.s == before

    @invariant()
    def what_is_listed_is_what_is_legal(self) -> None:
        if self.asked is None:
            return
        listed = list(self.asked.actions(self.s))
        keys = [naive_answers.key(self.s, action) for action in listed]
        assert len(set(keys)) == len(keys)
        assert set(keys) == naive_answers.answers(self.s)
        assert [refusal(self.s, action) for action in listed] == [None] * len(listed)

    @invariant()
    def the_position_is_that_of_the_second_account(self) -> None:
        self.referee.agree_with(self.s)
        assert invariants.broken(self.s) == []


def short_and_long(machine: type[PhaseMachine], examples: int, steps: int = 40) -> tuple[type, type]:
    """The test of a machine in the normal run, and a soak run of twenty times as many examples."""

    class Test(machine.TestCase):  # type: ignore[name-defined, misc]
        settings = settings(max_examples=examples, stateful_step_count=steps)

    @pytest.mark.soak
    class Soak(machine.TestCase):  # type: ignore[name-defined, misc]
        settings = settings(max_examples=20 * examples, stateful_step_count=steps)

    return Test, Soak
