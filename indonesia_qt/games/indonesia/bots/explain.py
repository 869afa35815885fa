"""Why a bot plays what it plays: its candidates with the money that it expects, and why the first is better."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import floor
from operator import mul
from typing import cast

from msgspec import Struct

from indonesia_qt.core.bots import BotName, BotRequest, bot_chance, conclusion
from indonesia_qt.core.game import Bot
from indonesia_qt.games.indonesia.analysis.why import Why
from indonesia_qt.games.indonesia.bots.evaluate import FEATURES, Weights, features, weights_for, worth
from indonesia_qt.games.indonesia.bots.horizon import years_to_come
from indonesia_qt.games.indonesia.bots.key_reason import against_most, key_reason
from indonesia_qt.games.indonesia.bots.lookahead import AS_GOOD, SECONDS, Adviser, Hard, Medium, Thought, thoughts_of
from indonesia_qt.games.indonesia.bots.outcomes import Outcome, outcomes
from indonesia_qt.games.indonesia.rules.actions import AnyAction, Bid
from indonesia_qt.games.indonesia.rules.constants import TRACKS
from indonesia_qt.games.indonesia.rules.phases.mergers import AnnounceMerger
from indonesia_qt.games.indonesia.rules.state import State

KINDS: dict[str, tuple[str, ...]] = {
    "income": ("now",),
    "production": ("company", "custom"),
    "shipping": ("line", "fleet", "cargo"),
    "research": (*TRACKS, "merger"),
    "free_slots": ("free_slot", "outlets"),
    "cash": ("liquid",),
    "order": ("tempo",),
    "unsold": ("unsold", "reached"),
    "growth": ("ripe",),
}
"""The features of a position that count as each kind in an explanation; each feature is of one kind."""
MONEY, LATER, RIVALS, OTHER = "money", "later", "rivals", "other"
"""Kinds that no feature counts as: money that is there or certain, what follows when a bot plays on, the part that
rivals' money and the chance to win have in a lead, and whatever else a bot thinks of."""


class ValueReason(Struct, frozen=True):
    """By how many rupiah a part of the value speaks for the best answer rather than the next; less than 0: against."""

    kind: str
    amount: int


def parts_of(found: Sequence[Outcome], seat: int, w: Weights) -> dict[str, float]:
    """Return the final money that a seat may expect after an answer, in parts by kind, from where it leads.

    Auctions and choices of others are as they are in the outcomes, so the parts add up whatever they hang on.
    """
    sums = dict.fromkeys((MONEY, *KINDS), 0.0)
    for position, beyond in found:
        for kind, amount in _parts(position, seat, w).items():
            sums[kind] += amount / len(found)
        sums[MONEY] += beyond[seat] / len(found)
    return sums


def _parts(s: State, seat: int, w: Weights) -> dict[str, float]:
    if not s.stack:
        return {MONEY: worth(s, w)[seat]}
    years = years_to_come(s, w.pace)
    money, row = features(s, years)[seat]
    values = dict(zip(FEATURES, map(mul, w.at(years), row), strict=True))
    return {MONEY: money, **{kind: sum(map(values.__getitem__, of)) for kind, of in KINDS.items()}}


def shared_out(parts: Mapping[str, float], total: int) -> tuple[ValueReason, ...]:
    """Return the parts in whole rupiah that add up to `total`, the weightiest first; those of none are left out.

    Rounding takes from each part what is over whole rupiah, and gives it to those that lose most by that.

    >>> [(one.kind, one.amount) for one in shared_out({"a": 1.4, "b": 1.4, "c": -0.3}, total=2)]
    [('a', 1), ('b', 1)]
    >>> [(one.kind, one.amount) for one in shared_out({"a": 1.4, "b": 1.4}, total=3)]
    [('a', 2), ('b', 1)]
    """
    exact = {**parts, OTHER: parts.get(OTHER, 0.0)}
    exact[max(exact, key=lambda kind: abs(exact[kind]))] += total - sum(exact.values())
    whole = {kind: floor(amount) for kind, amount in exact.items()}
    lacking = sorted(exact, key=lambda kind: whole[kind] - exact[kind])
    for kind in lacking[: total - sum(whole.values())]:
        whole[kind] += 1
    found = [ValueReason(kind, amount) for kind, amount in whole.items() if amount]
    return tuple(sorted(found, key=lambda reason: -abs(reason.amount)))


SHOWN = 8
"""So many candidates are shown at most."""
SURE_ROUNDS, SURE = 12, 3.0
"""In how many rounds, and by how many standard errors, an answer must be behind the best one to be surely no better."""
THINKERS = ("medium", "hard", "expert")
"""The bots that weigh answers by the money at the end, at first by the weights of their name."""
USUAL_THINKER = "medium"
"""Whose thoughts are shown of what was decided by a bot that doesn't weigh answers so."""


class Candidate(Struct, frozen=True):
    """An answer that was thought of, and the final money in rupiah that the seat may expect after it.

    `lead` is what it has more than its rivals, by which the answers are ranked: at a first look by the money, where the
    answer was `played_on` by the mean of its share of all money and its chance to win. Both are means over the times
    that it was played on, or those of a first look. `may_be_best` says that by the rounds in which both were played on
    it isn't surely worse than the first.
    """

    action: AnyAction
    estimate: int
    lead: int
    played_on: int = 0
    may_be_best: bool = False


class Explanation(Struct, frozen=True):
    """The best answers, the best first; there is at least one.

    `key` is what makes the difference between the first and the second. `reasons` speak for the first and against the
    second; they add up to the difference of their leads. `against_most` is what speaks against the merger that brings
    most a year, its `companies`, if it isn't the best answer and isn't what `key` is about.
    """

    candidates: tuple[Candidate, ...]
    key: Why
    reasons: tuple[ValueReason, ...] = ()
    against_most: Why | None = None

    @property
    def is_sure(self) -> bool:
        """Whether there is little doubt that no other answer is better than the first."""
        return not any(one.may_be_best for one in self.candidates)


def thinker_for(bot: str) -> str:
    """Return the bot whose thoughts explain what `bot` decided, both by the names of seats: itself if it has any."""
    return bot if BotName.read(bot).bot in THINKERS else USUAL_THINKER


def made_adviser(name: str) -> Bot:
    """Make the bot that gives hints from the name of the strongest one."""
    read = BotName.read(name)
    return Adviser(SECONDS if read.seconds is None else read.seconds, style=read.style)


def explained(bot_request: BotRequest) -> Explanation:
    """Return what a bot without a time to think thinks, from the view of its seat alone.

    Equal requests have equal explanations. The name is one of those that `thinker_for` gives.
    """
    effort = Hard.effort if BotName.read(bot_request.name).bot == "hard" else Medium.effort
    chance = bot_chance(bot_request.seed, bot_request.decision)
    found = thoughts_of(bot_request.view, bot_request.asked, _weights(bot_request), effort, chance)
    return _explanation(bot_request, found)


def explained_together(bot_request: BotRequest, shares: Sequence[bytes]) -> Explanation:
    """Return what a bot that shares its thinking out thinks, from the shares; otherwise like `explained`."""
    return _explanation(bot_request, conclusion(bot_request, shares))


def _explanation(bot_request: BotRequest, thoughts: Sequence[Thought]) -> Explanation:
    """What the thoughts come to."""
    best = thoughts[0]
    candidates = tuple(
        Candidate(
            cast(AnyAction, t.action), round(t.mean_estimate), round(t.mean_lead), t.played_on, _may_be_best(t, best)
        )
        for t in thoughts[:SHOWN]
    )
    view, asked, w = bot_request.view, bot_request.asked, _weights(bot_request)
    answers = [one.action for one in candidates[:2]]
    leading = [outcomes(view, asked, answer, w) for answer in answers]
    reasons = _reasons(bot_request, thoughts, candidates, leading) if len(candidates) > 1 else ()
    parts = {reason.kind: reason.amount for reason in reasons}
    key = key_reason(view, asked, answers, leading, parts, w)
    against = against_most(view, asked, best.action, w) if isinstance(asked, AnnounceMerger) else None
    is_said = against is not None and against.companies == key.companies
    return Explanation(candidates, key, reasons, None if is_said else against)


def _may_be_best(thought: Thought, best: Thought) -> bool:
    """Whether an answer that was played on may be no worse; a higher bid must bring as much more as it must lead."""
    if thought is best or not thought.played_on:
        return False
    one, other = thought.action, best.action
    is_higher = isinstance(one, Bid) and isinstance(other, Bid) and one.amount > other.amount
    return not thought.is_behind(best, AS_GOOD if is_higher else 0.0, SURE_ROUNDS, SURE)


def _reasons(
    bot_request: BotRequest,
    thoughts: Sequence[Thought],
    candidates: Sequence[Candidate],
    leading: Sequence[Sequence[Outcome]],
) -> tuple[ValueReason, ...]:
    """The parts of the first look, with what playing on and the rivals add to it, so that they add up to the lead."""
    seat, w = bot_request.asked.seat, _weights(bot_request)
    (best, other), (first, second) = thoughts[:2], (parts_of(found, seat, w) for found in leading)
    found = {kind: first[kind] - second[kind] for kind in first}
    own = best.mean_estimate - other.mean_estimate
    found[RIVALS] = best.mean_lead - other.mean_lead - own
    played_on = any(one.played_on for one in candidates[:2])
    found[LATER if played_on else OTHER] = own - sum(amount for kind, amount in found.items() if kind != RIVALS)
    return shared_out(found, candidates[0].lead - candidates[1].lead)


def _weights(bot_request: BotRequest) -> Weights:
    return weights_for(BotName.read(bot_request.name).bot, len(bot_request.view.players))
