"""The course of a game that can be looked back on: a moment before each decision, in phases and rounds."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from itertools import takewhile
from operator import attrgetter
from typing import Generic, Literal

from msgspec import Struct

from indonesia_qt.core.flow import CHANCE, Event, question
from indonesia_qt.core.game import S
from indonesia_qt.core.session import Decision, Session

Stride = Literal["decision", "step", "phase", "round"]
"""How far one goes through a game: a step is a decision, or a group of decisions that is folded."""
Part = Literal["", "first", "later"]
"""Whether an event stands by itself, or is the first or a later one of a group that can be shown as one."""


class Moment(Struct, frozen=True):
    """When a decision was to be made: in which round and phase, and by which seat; None when the game was over.

    The seat is `CHANCE` where chance was to decide.
    """

    round: int
    phase: str | None
    seat: int | None


class Timeline(Generic[S]):
    """The moments of a session: the one at index n has n decisions behind it, the last is the present.

    `part` says which events are shown as one; decisions whose first events are, such as the bids of an auction, form a
    group. `groups` are their numbers. A group is folded unless its first decision is among `unfolded`.
    """

    def __init__(self, session: Session[S], part: Callable[[Event], Part] = lambda _: "") -> None:
        self.session, self._part = session, part
        self._entries: list[Decision] = []
        self.groups: list[range] = []
        self.unfolded: set[int] = set()
        self.moments = [self._moment(0)]

    @property
    def present(self) -> int:
        """How many decisions have been made."""
        return len(self._entries)

    def follow(self) -> None:
        """Take in what was played or taken back."""
        pairs = zip(self._entries, self.session.entries, strict=False)
        kept = len(list(takewhile(lambda pair: pair[0] is pair[1], pairs)))
        self._entries[kept:] = self.session.entries[kept:]
        del self.moments[kept + 1 :]
        self.moments += [self._moment(made) for made in range(kept + 1, self.present + 1)]
        self.groups = [range(group.start, min(group.stop, kept)) for group in self.groups if group.start < kept]
        for made in range(kept, self.present):
            events = self._entries[made].events
            part = self._part(events[0]) if events else ""
            if part == "first":
                self.groups.append(range(made, made + 1))
            elif part == "later" and self.groups and self.groups[-1].stop == made:
                self.groups[-1] = range(self.groups[-1].start, made + 1)
        self.unfolded &= {group.start for group in self.groups}

    def group_at(self, at: int) -> range | None:
        """Return the group that the decision after `at` others belongs to, if there is one."""
        return next((group for group in self.groups if at in group), None)

    @property
    def folded(self) -> list[range]:
        """The groups that are folded."""
        return [group for group in self.groups if group.start not in self.unfolded]

    def step(self, at: int, by: Literal[-1, 1], stride: Stride) -> int:
        """Return where a step from `at` leads: to the next moment, or where the next phase or round begins.

        Moments in which chance decides are passed, and those inside a folded group if the stride is a step.
        Back, it leads to where the present phase or round began, or from there to where the one before did.
        """
        if stride in ("decision", "step"):
            inside = {n for group in self.folded for n in group[1:]} if stride == "step" else set()
            at = min(max(at + by, 0), self.present)
            while 0 < at < self.present and (self.moments[at].seat == CHANCE or at in inside):
                at += by
            return at
        dates = list(map(attrgetter("round") if stride == "round" else attrgetter("round", "phase"), self.moments))
        if by > 0:
            return next((n for n in range(at + 1, self.present + 1) if dates[n] != dates[at]), self.present)
        return _first(max(at - 1, 0), dates)

    def turn(self, people: Collection[int]) -> int | None:
        """Return where the last turn began in which one of `people` has decided something; None when there is none.

        A turn is what a seat decides in one phase before another seat is asked.
        """
        decided = (n for n in range(self.present - 1, -1, -1) if self.moments[n].seat in people)
        last = next(decided, None)
        return None if last is None else _first(last, self.moments)

    def _moment(self, made: int) -> Moment:
        position, game = self.session.position(made), self.session.game
        asked = question(position)
        return Moment(game.round(position), game.phase(position), asked.seat if asked else None)


def _first(at: int, dates: Sequence[object]) -> int:
    """The first of the moments up to `at` that have the same date without a gap."""
    while at and dates[at - 1] == dates[at]:
        at -= 1
    return at


def shared(one: Sequence[Decision], other: Sequence[Decision]) -> int:
    """Return with how many of the same decisions two lines begin."""
    return len(list(takewhile(lambda pair: pair[0].action == pair[1].action, zip(one, other, strict=False))))
