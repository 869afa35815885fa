"""Bots that look ahead: by one decision, or to the end of the year, everybody taking the answer that looks best."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from random import Random
from statistics import fmean, stdev
from time import perf_counter
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from tests.opponents.second_expert.candidates import best_weighed, weighed
from tests.opponents.second_expert.determinise import sampled
from tests.opponents.second_expert.engine import (
    Action,
    Auction,
    DeliverGoods,
    DeliverRest,
    Question,
    State,
    carry_out,
    question,
    step,
)
from tests.opponents.second_expert.evaluate import Weights, standing, weights_for, worth

TASTES = 0.25
"""By how much a weight of each player in play is off, as the standard deviation of its logarithm."""
FEWEST_ROUNDS = 3
"""Rounds before a candidate can be behind."""
CLEAR = 2.0
"""How many standard errors a candidate must be behind another to be given up."""


class Thought(Struct, frozen=True):
    """What was found of an answer: sums over `looks` at it of the seat's final money in rupiah and of its lead."""

    action: Action
    looks: int
    estimate: float
    lead: float

    @property
    def mean_lead(self) -> float:
        """The lead that the seat may expect."""
        return self.lead / self.looks

    def seen(self, estimate: float, lead: float) -> Thought:
        """Return the thought after one more look."""
        return Thought(self.action, self.looks + 1, self.estimate + estimate, self.lead + lead)


class Effort(NamedTuple):
    """How far a search goes.

    `breadth` is how many candidates are played on, of those that lead by no less than the best one's lead less `margin`
    rupiah; each is played on to the end of the year in each of at most `rounds`, until it is clearly behind another.
    """

    breadth: int
    margin: float
    rounds: int


class Runner:
    """A candidate that is played on: what was thought of it, and its lead at the end of each round."""

    def __init__(self, thought: Thought) -> None:
        self.thought = thought
        self.leads: list[float] = []

    def ran(self, estimate: float, lead: float) -> None:
        """Note where a round came to."""
        self.leads.append(lead)
        self.thought = self.thought.seen(estimate, lead)

    def is_behind(self, other: Runner) -> bool:
        """Return whether there is little doubt that another candidate, which ran in the same rounds, is no worse."""
        by = [theirs - mine for theirs, mine in zip(other.leads, self.leads, strict=True)]
        return len(by) >= FEWEST_ROUNDS and fmean(by) >= CLEAR * stdev(by) / math.sqrt(len(by))


class OutOfTimeError(Exception):
    """There is no time left to play on."""


def search(
    view: State, asked: Question[State], w: Weights, effort: Effort, chance: Random, in_time: Callable[[], bool]
) -> tuple[Thought, ...]:
    """Return what playing on says of the candidates, as far as it gets while it is `in_time`, which is asked often.

    The first look counts as much as one round, which tempers what comes of mere chance in play. In each round the
    hidden cards are dealt again and the players' tastes differ, for all candidates alike.
    """
    ranked = sorted(weighed(view, asked, w), key=lambda found: -found.lead)
    thoughts = [Thought(found.action, 1, found.estimate, found.lead) for found in ranked]
    running = [Runner(t) for t in thoughts[: effort.breadth] if t.lead >= thoughts[0].lead - effort.margin]
    rest = thoughts[len(running) :]
    for _ in range(effort.rounds):
        if len(running) < 2:
            break
        position = sampled(view, chance)
        tastes = [tasted(w, chance) for _ in position.players]
        actions = [runner.thought.action for runner in running]
        try:
            ends = [_play_on(position, action, w, tastes, in_time) for action in actions]
        except OutOfTimeError:
            break
        for runner, end in zip(running, ends, strict=True):
            runner.ran(end[asked.seat], standing(end, asked.seat, w))
        first = max(running, key=lambda runner: runner.thought.lead)
        rest += [runner.thought for runner in running if runner is not first and runner.is_behind(first)]
        running = [runner for runner in running if runner is first or not runner.is_behind(first)]
    return (*(runner.thought for runner in running), *rest)


def ranking(found: Sequence[tuple[Thought, ...]]) -> tuple[Thought, ...]:
    """Join what several searches found: the best first, and those last that were looked at less."""
    sums: dict[Action, Thought] = {}
    for t in (t for thoughts in found for t in thoughts):
        old = sums.get(t.action, Thought(t.action, 0, 0.0, 0.0))
        sums[t.action] = Thought(t.action, old.looks + t.looks, old.estimate + t.estimate, old.lead + t.lead)
    most = max(t.looks for t in sums.values())
    return tuple(sorted(sums.values(), key=lambda t: (2 * t.looks <= most, -t.mean_lead)))


def tasted(w: Weights, chance: Random) -> Weights:
    """Return the weights of somebody who thinks a little differently."""
    return replace(
        w,
        late=tuple(weight * math.exp(chance.gauss(0, TASTES)) for weight in w.late),
        early=tuple(weight * math.exp(chance.gauss(0, TASTES)) for weight in w.early),
    )


def _play_on(
    position: State, action: Action, w: Weights, tastes: Sequence[Weights], in_time: Callable[[], bool]
) -> list[float]:
    """What everybody may expect after an action and what follows in the year. Raises `OutOfTimeError`."""
    s = position.copy()
    step(s, action, [])
    while (asked := question(s)) is not None and (
        s.year == position.year or any(isinstance(frame, Auction) for frame in s.stack)
    ):
        if not in_time():
            raise OutOfTimeError
        s = replied(s, asked, tastes[asked.seat])
    return worth(s, w)


def replied(s: State, asked: Question[State], w: Weights) -> State:
    """Return the position after the answer that looks best, with little thought for what matters little.

    It may be `s`, which isn't to be used any more.
    """
    if isinstance(asked, DeliverGoods):
        carry_out(s, DeliverRest(), [])
        return s
    actions = asked.actions(s)
    if len(actions) == 1:
        carry_out(s, actions[0], [])
        return s
    found = best_weighed(s, asked, w)
    if found.position is not None:
        return found.position
    carry_out(s, found.action, [])
    return s


SECONDS = 2.0
"""How long it thinks about one decision at most, if nobody says otherwise."""
EFFORT = Effort(breadth=6, margin=60.0, rounds=16)
LAST_REPLY = 0.1
"""The part of the time that is kept for the reply that is being thought of when time is up."""


class SecondExpert:
    """The Expert of 2026-11-29, which plays its best candidates on to the end of the year.

    It stops after `seconds` of `clock`, though not before it has taken a first look at every candidate. With all the
    time that it wants the same chance gives the same answer.
    """

    conclude = staticmethod(ranking)

    def __init__(self, seconds: float = SECONDS, clock: Callable[[], float] = perf_counter) -> None:
        self.seconds, self.clock = seconds, clock

    def choose(self, view: State, asked: Question[State], chance: Random) -> Action:
        """Choose the candidate that comes to most."""
        return self.conclude([self.ponder(view, asked, chance)])[0].action

    def ponder(self, view: State, asked: Question[State], chance: Random) -> tuple[Thought, ...]:
        """Look at the candidates for as long as there is time."""
        end = self.clock() + (1 - LAST_REPLY) * self.seconds
        w = weights_for("expert", len(view.players))
        return search(view, asked, w, EFFORT, chance, lambda: self.clock() < end)
