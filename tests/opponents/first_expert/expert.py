"""A bot that plays its candidates on to the end of the year."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter

from tests.opponents.first_expert.engine import Action, Question, State
from tests.opponents.first_expert.evaluate import weights_for
from tests.opponents.first_expert.search import Effort, Thought, ranking, search

SECONDS = 2.0
"""How long it thinks about one decision at most, if nobody says otherwise."""
EFFORT = Effort(breadth=6, margin=60.0, rounds=16)
LAST_REPLY = 0.1
"""The part of the time that is kept for the reply that is being thought of when time is up."""


class FirstExpert:
    """Plays its best candidates on to the end of the year, with guesses of what is hidden and of how others think.

    It stops after `seconds` of `clock`, though not before it has taken a first look at every candidate. With all the
    time that it wants the same chance gives the same answer.
    """

    def __init__(self, seconds: float = SECONDS, clock: Callable[[], float] = perf_counter) -> None:
        self.seconds, self.clock = seconds, clock

    def choose(self, view: State, asked: Question[State], chance: Random) -> Action:
        """The candidate that comes to most."""
        return self.conclude([self.ponder(view, asked, chance)])[0].action

    def ponder(self, view: State, asked: Question[State], chance: Random) -> tuple[Thought, ...]:
        """What one process finds of the candidates in the time."""
        end = self.clock() + (1 - LAST_REPLY) * self.seconds
        w = weights_for(len(view.players))
        return search(view, asked, w, EFFORT, chance, lambda: self.clock() < end)

    def conclude(self, found: Sequence[tuple[Thought, ...]]) -> tuple[Thought, ...]:
        """What several processes found, as one, the best first."""
        return ranking(found)
