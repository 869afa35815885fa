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

from indonesia_qt.core.flow import Action, Pass, Question, step
from indonesia_qt.games.indonesia.bots.candidates import weighed
from indonesia_qt.games.indonesia.bots.determinise import sampled
from indonesia_qt.games.indonesia.bots.evaluate import Weights, liking, standing, weights_for, worth
from indonesia_qt.games.indonesia.bots.replies import played_on, tasted
from indonesia_qt.games.indonesia.bots.styles import styled
from indonesia_qt.games.indonesia.rules.actions import Bid
from indonesia_qt.games.indonesia.rules.phases.acquisitions import ChooseDeed
from indonesia_qt.games.indonesia.rules.phases.mergers import AnnounceMerger, Auction, RaiseBid
from indonesia_qt.games.indonesia.rules.phases.new_era import ChooseSite
from indonesia_qt.games.indonesia.rules.phases.research import ChooseResearch
from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid
from indonesia_qt.games.indonesia.rules.state import State

KEY_QUESTIONS = ChooseSite, PlaceBid, AnnounceMerger, RaiseBid, ChooseDeed, ChooseResearch
"""The questions whose answers shape the years that follow, about which a first look says little."""
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

    `breadth` is how many candidates are played on. To a question that isn't one of `KEY_QUESTIONS` they are those that
    lead by no less than the best one's lead less `margin` rupiah. Each is played on in each of at most `rounds`, until
    it is clearly behind another. Among the bids for the order of play are always so many of the `lowest`.
    """

    breadth: int
    lowest: int
    margin: float = 0.0
    rounds: int = 0


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

    `KEY_QUESTIONS` are never answered by a first look: their candidates are played on once whatever the time, nobody
    having a taste of his own, which counts as much as two rounds. For other questions the first look counts as much as
    one, which tempers what comes of mere chance in play. In each round the hidden cards are dealt again and the
    players' tastes differ, for all candidates alike. Who plays on likes no kind of answers: only the candidates are
    liked.
    """
    usual = replace(w, likes=())
    ranked = sorted(weighed(view, asked, w), key=lambda found: -found.lead)
    thoughts = [Thought(found.action, 1, found.estimate, found.lead) for found in ranked]
    if isinstance(asked, KEY_QUESTIONS) and len(thoughts) > 1:
        running, rest = _played_on_once(view, asked, thoughts, w, effort, chance)
    else:
        running = [Runner(t) for t in thoughts[: effort.breadth] if t.lead >= thoughts[0].lead - effort.margin]
        rest = thoughts[len(running) :]
    for _ in range(effort.rounds):
        if len(running) < 2:
            break
        position = sampled(view, chance)
        tastes = [tasted(usual, chance) for _ in position.players]
        actions = [runner.thought.action for runner in running]
        ends: list[list[float]] = []
        try:
            ends.extend(_play_on(position, action, usual, tastes, in_time) for action in actions)
        except OutOfTimeError:
            count_unfinished(running, ends, asked.seat, w)
            break
        for runner, end in zip(running, ends, strict=True):
            runner.ran(end[asked.seat], _lead(runner.thought.action, end, asked.seat, w))
        first = max(running, key=lambda runner: runner.thought.lead)
        rest += [runner.thought for runner in running if runner is not first and runner.is_behind(first)]
        running = [runner for runner in running if runner is first or not runner.is_behind(first)]
    return (*(runner.thought for runner in running), *rest)


def _played_on_once(
    view: State, asked: Question[State], thoughts: list[Thought], w: Weights, effort: Effort, chance: Random
) -> tuple[list[Runner], list[Thought]]:
    """The candidates that are played on, with where that leads, and the thoughts of the others."""
    least = _always_tried(asked, thoughts, effort.lowest)
    chosen = [t for place, t in enumerate(thoughts) if place < effort.breadth or t.action in least]
    position, usual = sampled(view, chance), replace(w, likes=())
    running = []
    for thought in chosen:
        end = _play_on(position, thought.action, usual, [usual] * len(position.players), lambda: True)
        lead = _lead(thought.action, end, asked.seat, w)
        running.append(Runner(Thought(thought.action, 2, 2 * end[asked.seat], 2 * lead)))
    return running, [t for t in thoughts if t not in chosen]


def _always_tried(asked: Question[State], thoughts: Sequence[Thought], lowest: int) -> list[Action]:
    """The answers that are played on however little a first look thinks of them: to pass, and the lowest bids."""
    actions = [thought.action for thought in thoughts]
    if isinstance(asked, PlaceBid):
        amounts = sorted(bid.amount for bid in actions if isinstance(bid, Bid))
        return [Bid(amount) for amount in amounts[:lowest]]
    return [action for action in actions if isinstance(action, Pass)]


def count_unfinished(running: Sequence[Runner], ends: Sequence[list[float]], seat: int, w: Weights) -> None:
    """Count a round that only some candidates have run, by how they compare with each other.

    Where one round leads to more than another, those that ran in it would otherwise seem better than the rest.
    """
    ran = running[: len(ends)]
    if len(ran) < 2:
        return
    leads = [_lead(runner.thought.action, end, seat, w) for runner, end in zip(ran, ends, strict=True)]
    usual = fmean(runner.thought.mean_lead for runner in ran) - fmean(leads)
    money = fmean(runner.thought.estimate / runner.thought.looks for runner in ran) - fmean(end[seat] for end in ends)
    for runner, end, lead in zip(ran, ends, leads, strict=True):
        runner.thought = runner.thought.seen(end[seat] + money, lead + usual)


def _lead(action: Action, end: list[float], seat: int, w: Weights) -> float:
    """The lead of an answer by where it comes to, and by how much its kind is liked."""
    return standing(end, seat, w) + liking(action, w)


def ranking(found: Sequence[tuple[Thought, ...]]) -> tuple[Thought, ...]:
    """Join what several searches found: the best first, and those last that were looked at less."""
    sums: dict[Action, Thought] = {}
    for t in (t for thoughts in found for t in thoughts):
        old = sums.get(t.action, Thought(t.action, 0, 0.0, 0.0))
        sums[t.action] = Thought(t.action, old.looks + t.looks, old.estimate + t.estimate, old.lead + t.lead)
    most = max(t.looks for t in sums.values())
    return tuple(sorted(sums.values(), key=lambda t: (2 * t.looks <= most, -t.mean_lead)))


def _play_on(
    position: State, action: Action, w: Weights, tastes: Sequence[Weights], in_time: Callable[[], bool]
) -> list[float]:
    """What everybody may expect after an action and what follows to the next year's bids. Raises `OutOfTimeError`."""

    def goes_on(s: State, asked: Question[State]) -> bool:
        if not in_time():
            raise OutOfTimeError
        is_new_year = s.year != position.year and not isinstance(asked, ChooseSite)
        return not is_new_year or any(isinstance(frame, Auction) for frame in s.stack)

    s = position.copy()
    step(s, action, [])
    s = played_on(s, tastes, goes_on)
    return worth(s, w)


def thoughts_of(view: State, asked: Question[State], w: Weights, effort: Effort, chance: Random) -> tuple[Thought, ...]:
    """Return what somebody thinks of the candidates who takes all the time that he wants, the best first."""
    return ranking([search(view, asked, w, effort, chance, lambda: True)])


class Medium:
    """Plays the best answers to the key questions on once; others it answers by how it would stand then."""

    weights = "medium"
    effort = Effort(breadth=2, lowest=1)

    def __init__(self, style: str = "") -> None:
        self.style = style

    def choose(self, view: State, asked: Question[State], chance: Random) -> Action:
        """Choose the best of the answers that are worth a thought; the first of equals."""
        w = styled(weights_for(self.weights, len(view.players)), self.style)
        return thoughts_of(view, asked, w, self.effort, chance)[0].action


class Hard(Medium):
    """Does the same with more answers, and by weights that were fitted to the results of games."""

    weights = "hard"
    effort = Effort(breadth=3, lowest=2)


SECONDS = 2.0
"""How long it thinks about one decision at most, if nobody says otherwise."""
EFFORT = Effort(breadth=6, lowest=4, margin=60.0, rounds=16)
LAST_REPLY = 0.1
"""The part of the time that is kept for the reply that is being thought of when time is up."""


class Expert:
    """Plays its best candidates on to the end of the year, with guesses of what is hidden and of how others think.

    It stops after `seconds` of `clock`, though not before it has taken a first look at every candidate. With all the
    time that it wants the same chance gives the same answer.
    """

    conclude = staticmethod(ranking)

    def __init__(self, seconds: float = SECONDS, clock: Callable[[], float] = perf_counter, style: str = "") -> None:
        self.seconds, self.clock, self.style = seconds, clock, style

    def choose(self, view: State, asked: Question[State], chance: Random) -> Action:
        """Choose the candidate that comes to most."""
        return self.conclude([self.ponder(view, asked, chance)])[0].action

    def ponder(self, view: State, asked: Question[State], chance: Random) -> tuple[Thought, ...]:
        """Look at the candidates for as long as there is time."""
        end = self.clock() + (1 - LAST_REPLY) * self.seconds
        w = styled(weights_for("expert", len(view.players)), self.style)
        return search(view, asked, w, EFFORT, chance, lambda: self.clock() < end)
