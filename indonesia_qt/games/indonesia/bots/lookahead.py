"""Bots that look ahead: by one decision, or to the end of the year, everybody taking the answer that looks best."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from random import Random
from statistics import fmean, stdev
from time import perf_counter
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from indonesia_qt.core.flow import Action, Pass, Question, step
from indonesia_qt.games.indonesia.analysis.last_year import is_last_year
from indonesia_qt.games.indonesia.bots.candidates import weighed
from indonesia_qt.games.indonesia.bots.evaluate import Weights, fondness, liking, weights_for, worth
from indonesia_qt.games.indonesia.bots.net import forecast
from indonesia_qt.games.indonesia.bots.replies import played_on, tasted
from indonesia_qt.games.indonesia.bots.styles import styled
from indonesia_qt.games.indonesia.rules.actions import Bid
from indonesia_qt.games.indonesia.rules.phases.acquisitions import ChooseDeed
from indonesia_qt.games.indonesia.rules.phases.mergers import AnnounceMerger, Auction, RaiseBid
from indonesia_qt.games.indonesia.rules.phases.new_era import ChooseSite
from indonesia_qt.games.indonesia.rules.phases.research import ChooseResearch
from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid
from indonesia_qt.games.indonesia.rules.sampling import sampled, supposed
from indonesia_qt.games.indonesia.rules.state import State

KEY_QUESTIONS = ChooseSite, PlaceBid, AnnounceMerger, RaiseBid, ChooseDeed, ChooseResearch
"""The questions whose answers shape the years that follow, about which a first look says little."""
FEWEST_ROUNDS = 3
"""Rounds before a candidate can be behind."""
CLEAR = 2.0
"""How many standard errors a candidate must be behind another to be given up."""


class Thought(Struct, frozen=True):
    """What was found of an answer: sums of the seat's final money and of its lead, in rupiah, over all ends.

    It was `played_on` to so many ends. Of an answer that wasn't, they are what a first look found. `leads` are those at
    the end of each round, by search: answers that were played on in the same round can be compared by them.
    """

    action: Action
    played_on: int
    estimate: float
    lead: float
    leads: tuple[tuple[float, ...], ...] = ((),)

    @property
    def mean_estimate(self) -> float:
        """The final money that the seat may expect."""
        return self.estimate / max(1, self.played_on)

    @property
    def mean_lead(self) -> float:
        """The lead that the seat may expect."""
        return self.lead / max(1, self.played_on)

    def seen(self, estimate: float, lead: float) -> Thought:
        """Return the thought after it was played on once more; a first look counts no more then."""
        if not self.played_on:
            return Thought(self.action, 1, estimate, lead, ((lead,),))
        *searches, rounds = self.leads
        leads = (*searches, (*rounds, lead))
        return Thought(self.action, self.played_on + 1, self.estimate + estimate, self.lead + lead, leads)

    def is_behind(
        self, other: Thought, allowed: float = 0.0, rounds: int = FEWEST_ROUNDS, clear: float = CLEAR
    ) -> bool:
        """Return whether there is little doubt that another leads by no less, or by as much more as is `allowed`.

        Both must have run in so many `rounds` and be `clear` standard errors apart.
        """
        searches = zip(other.leads, self.leads, strict=True)
        both = chain.from_iterable(zip(theirs, mine, strict=False) for theirs, mine in searches)
        by = [theirs - mine + allowed for theirs, mine in both]
        return len(by) >= rounds and fmean(by) >= clear * stdev(by) / math.sqrt(len(by))


class Effort(NamedTuple):
    """How far a search goes.

    `breadth` is how many candidates are played on. To a question that isn't one of the `key` questions they are those
    that lead by no less than the best one's lead less `margin` rupiah. Each is played on in each of at most `rounds`,
    until it is `clear` standard errors behind another: who is given up after a few rounds may have had bad luck. Among
    the bids for the order of play are always so many of the `lowest`.
    """

    breadth: int
    lowest: int
    margin: float = 0.0
    rounds: int = 0
    key: tuple[type[Question[State]], ...] = KEY_QUESTIONS
    clear: float = CLEAR


class End(NamedTuple):
    """What a seat may expect where an answer was played on to: its final money and its lead, in rupiah."""

    estimate: float
    lead: float


class OutOfTimeError(Exception):
    """There is no time left to play on."""


class _Playing:
    """The seat that is asked plays on from positions that it thinks possible.

    What it has in the end is forecast by the network, in parts of the money that all together may expect now.
    """

    def __init__(self, view: State, seat: int, w: Weights, chance: Random) -> None:
        self.view, self.seat, self.w, self.chance = view, seat, w, chance
        self.own = replace(w, likes=())
        self.usual = replace(self.own, ship=0.0, area=0.0)
        self.money = sum(worth(supposed(view), w))

    def ends(self, actions: Sequence[Action], in_time: Callable[[], bool], *, tastes: bool) -> Iterator[End]:
        """Yield where each of some answers leads to in one round; others have `tastes` of their own, or none.

        Raises `OutOfTimeError` when it isn't `in_time` any more. Who plays on likes no kind of answers: only the
        candidates are liked. Others aren't fond of ships and areas.
        """

        def goes_on(s: State, asked: Question[State]) -> bool:
            """Until the year is over; the cities of a new era are placed, too, and auctions come to their end."""
            if not in_time():
                raise OutOfTimeError
            is_new_year = s.year != self.view.year and not isinstance(asked, ChooseSite)
            return not is_new_year or any(isinstance(frame, Auction) for frame in s.stack)

        position = sampled(self.view, self.chance)
        weights = [self.own if seat == self.seat else self.usual for seat in range(len(position.players))]
        if tastes:
            weights = [tasted(w, self.chance) for w in weights]
        for action in actions:
            s = position.copy()
            step(s, action, [])
            end = played_on(s, weights, goes_on)
            shares, chances = forecast(end)
            part = (shares[self.seat] + chances[self.seat]) / 2 - 1 / len(shares)
            liked = liking(action, self.w) + fondness(end, self.seat, self.w)
            yield End(self.money * shares[self.seat], self.money * part + liked)


def search(
    view: State, asked: Question[State], w: Weights, effort: Effort, chance: Random, in_time: Callable[[], bool]
) -> tuple[Thought, ...]:
    """Return what playing on says of the candidates, as far as it gets while it is `in_time`, which is asked often.

    The key questions are never answered by a first look: their candidates are played on once whatever the time, nobody
    having a taste of his own. Answers to other questions, or in the last year, aren't given for the sake of ships and
    areas. In each round the hidden cards are dealt again and the players' tastes differ, for all candidates alike.
    """
    ranked = sorted(weighed(view, asked, w), key=lambda found: -found.lead)
    thoughts = [Thought(found.action, 0, found.estimate, found.lead) for found in ranked]
    is_key = isinstance(asked, effort.key)
    chosen = _candidates(asked, thoughts, effort)
    if len(chosen) < 2 or not (is_key or effort.rounds):
        return tuple(thoughts)
    running, rest = chosen, [t for t in thoughts if t not in chosen]
    is_fond = is_key and not is_last_year(view)
    playing = _Playing(view, asked.seat, w if is_fond else replace(w, ship=0.0, area=0.0), chance)
    if is_key:
        ends = playing.ends([t.action for t in chosen], lambda: True, tastes=False)
        running = [t.seen(*end) for t, end in zip(chosen, ends, strict=True)]
    for _ in range(effort.rounds):
        if len(running) < 2:
            break
        found: list[End] = []
        try:
            found.extend(playing.ends([t.action for t in running], in_time, tastes=True))
        except OutOfTimeError:
            running = count_unfinished(running, found)
            break
        running = [t.seen(*end) for t, end in zip(running, found, strict=True)]
        first = max(running, key=lambda t: t.lead)
        behind = [t for t in running if t is not first and t.is_behind(first, clear=effort.clear)]
        rest += behind
        running = [t for t in running if t not in behind]
    return (*running, *rest)


def _candidates(asked: Question[State], thoughts: Sequence[Thought], effort: Effort) -> list[Thought]:
    """Those that are played on: the best at first look; to key questions the lowest bids or to pass, too.

    To other questions those aren't that are far behind.
    """
    if not isinstance(asked, effort.key):
        return [t for t in thoughts[: effort.breadth] if t.lead >= thoughts[0].lead - effort.margin]
    least: list[Action] = [Pass()]
    if isinstance(asked, PlaceBid):
        amounts = sorted(thought.action.amount for thought in thoughts if isinstance(thought.action, Bid))
        least = [Bid(amount) for amount in amounts[: effort.lowest]]
    return [t for place, t in enumerate(thoughts) if place < effort.breadth or t.action in least]


def count_unfinished(running: Sequence[Thought], ends: Sequence[End]) -> list[Thought]:
    """Count a round that only some candidates have run, by how they compare with each other.

    Where one round leads to more than another, those that ran in it would otherwise seem better than the rest. A first
    round that isn't finished counts for nobody.
    """
    ran, rest = running[: len(ends)], running[len(ends) :]
    if len(ran) < 2 or not ran[0].played_on:
        return list(running)
    estimate = fmean(t.mean_estimate for t in ran) - fmean(end.estimate for end in ends)
    lead = fmean(t.mean_lead for t in ran) - fmean(end.lead for end in ends)
    return [
        *(t.seen(end.estimate + estimate, end.lead + lead) for t, end in zip(ran, ends, strict=True)),
        *rest,
    ]


AS_GOOD = 30.0
"""By how many rupiah less a bid for the order of play may lead that is taken because it is lower."""


def ranking(found: Sequence[tuple[Thought, ...]]) -> tuple[Thought, ...]:
    """Join what several searches found: the best first, and those last that were played on less.

    Of bids for the order of play that are about as good the lowest is the best: who has cash can do more.
    """
    sums: dict[Action, Thought] = {}
    for t in (t for thoughts in found for t in thoughts):
        old = sums.get(t.action)
        if old is None:
            sums[t.action] = t
            continue
        leads = old.leads + t.leads
        if old.played_on and t.played_on:
            played_on, estimate, lead = old.played_on + t.played_on, old.estimate + t.estimate, old.lead + t.lead
            sums[t.action] = Thought(t.action, played_on, estimate, lead, leads)
        else:
            sums[t.action] = replace(t if t.played_on else old, leads=leads)
    most = max(t.played_on for t in sums.values())
    ranked = sorted(sums.values(), key=lambda t: (2 * t.played_on <= most, -t.mean_lead))
    best = ranked[0]
    if isinstance(best.action, Bid):
        as_good = [t for t in ranked if 2 * t.played_on > most and t.mean_lead >= best.mean_lead - AS_GOOD]
        best = min(as_good, key=lambda t: t.action.amount if isinstance(t.action, Bid) else 0, default=best)
    return (best, *(t for t in ranked if t is not best))


def thoughts_of(view: State, asked: Question[State], w: Weights, effort: Effort, chance: Random) -> tuple[Thought, ...]:
    """Return what somebody thinks of the candidates who takes all the time that he wants, the best first."""
    return ranking([search(view, asked, w, effort, chance, lambda: True)])


class Medium:
    """Plays the best answers to some questions on once; others it answers by how it would stand then."""

    weights = "medium"
    effort = Effort(breadth=2, lowest=1, key=(ChooseDeed, ChooseResearch))

    def __init__(self, style: str = "") -> None:
        self.style = style

    def choose(self, view: State, asked: Question[State], chance: Random) -> Action:
        """Choose the best of the answers that are worth a thought; the first of equals."""
        w = styled(weights_for(self.weights, len(view.players)), self.style, self.weights)
        return thoughts_of(view, asked, w, self.effort, chance)[0].action


class Hard(Medium):
    """Does the same with more answers, and by weights that were fitted to the results of games."""

    weights = "hard"
    effort = Effort(breadth=3, lowest=2, key=(AnnounceMerger, RaiseBid, ChooseDeed, ChooseResearch))


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

    effort = EFFORT
    conclude = staticmethod(ranking)

    def __init__(self, seconds: float = SECONDS, clock: Callable[[], float] = perf_counter, style: str = "") -> None:
        self.seconds, self.clock, self.style = seconds, clock, style

    def choose(self, view: State, asked: Question[State], chance: Random) -> Action:
        """Choose the candidate that comes to most."""
        return self.conclude([self.ponder(view, asked, chance)])[0].action

    def ponder(self, view: State, asked: Question[State], chance: Random) -> tuple[Thought, ...]:
        """Look at the candidates for as long as there is time."""
        end = self.clock() + (1 - LAST_REPLY) * self.seconds
        w = styled(weights_for("expert", len(view.players)), self.style, "expert")
        return search(view, asked, w, self.effort, chance, lambda: self.clock() < end)


class Adviser(Expert):
    """Takes as long for each candidate as for the others, to tell which is surely the best."""

    effort = EFFORT._replace(clear=math.inf)
