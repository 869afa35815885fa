"""Why a bot plays what it plays: its candidates with the money that it expects, and why the first is better."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import cast

from msgspec import Struct
from msgspec.structs import replace

from indonesia_qt.core.bots import BotName, BotRequest, conclusion
from indonesia_qt.core.flow import Action, Question
from indonesia_qt.games.indonesia.bots.candidates import weighed
from indonesia_qt.games.indonesia.bots.evaluate import FEATURES, Weights, weights_for
from indonesia_qt.games.indonesia.bots.lookahead import Thought
from indonesia_qt.games.indonesia.rules.actions import AnyAction
from indonesia_qt.games.indonesia.rules.constants import TRACKS
from indonesia_qt.games.indonesia.rules.state import State

KINDS: dict[str, tuple[str, ...]] = {
    "income": ("now",),
    "production": ("company", "custom"),
    "shipping": ("line", "fleet", "cargo"),
    "research": TRACKS,
    "free_slots": ("free_slot", "outlets"),
    "cash": ("liquid",),
    "order": ("tempo",),
    "unsold": ("unsold", "reached"),
    "growth": ("ripe",),
}
"""The features of a position that count as each kind in an explanation; others are `OTHER`."""
OTHER, MONEY, LATER, RIVALS = "other", "money", "later", "rivals"
"""Kinds that no feature counts as: what isn't known here, money that is there or certain, what follows when a bot
plays on, and the part that rivals' money has in a lead."""
ROUNDING = 1.0
"""Rupiah by which sums may differ from what they are sums of."""


class ValueReason(Struct, frozen=True):
    """By how many rupiah a part of the value speaks for the best answer rather than the next; less than 0: against."""

    kind: str
    amount: int


def reasons(view: State, asked: Question[State], w: Weights, best: Action, other: Action) -> tuple[ValueReason, ...]:
    """Return what speaks for and against an answer in what a seat may expect at the end; the weightiest first.

    It is empty where the value isn't the sum of its parts, as when bids hang on the weights themselves.
    """

    def gap(features: Collection[str]) -> float | None:
        found = {one.action: one.estimate for one in weighed(view, asked, _only(w, features))}
        return found[best] - found[other] if best in found and other in found else None

    whole, money = gap(FEATURES), gap(())
    others = tuple(feature for feature in FEATURES if not any(feature in kind for kind in KINDS.values()))
    kinds = {**KINDS, OTHER: others} if others else KINDS
    parts = {kind: gap(features) for kind, features in kinds.items()}
    if whole is None or money is None:
        return ()
    differing = {kind: part - money for kind, part in parts.items() if part is not None}
    if abs(money + sum(differing.values()) - whole) > ROUNDING:
        return ()
    return ranked({MONEY: money, **differing})


def ranked(parts: dict[str, float]) -> tuple[ValueReason, ...]:
    """Return the parts that come to a rupiah at least, the weightiest first."""
    found = [ValueReason(kind, round(part)) for kind, part in parts.items()]
    return tuple(sorted((reason for reason in found if reason.amount), key=lambda reason: -abs(reason.amount)))


def _only(w: Weights, features: Collection[str]) -> Weights:
    """Weights of which only those of some features count."""

    def kept(weights: Sequence[float]) -> tuple[float, ...]:
        pairs = zip(FEATURES, weights, strict=True)
        return tuple(weight if feature in features else 0.0 for feature, weight in pairs)

    return replace(w, late=kept(w.late), early=kept(w.early))


SHOWN = 8
"""So many candidates are shown at most."""
THINKERS = ("medium", "hard", "expert")
"""The bots that weigh answers by the money at the end, at first by the weights of their name."""
USUAL_THINKER = "medium"
"""Whose thoughts are shown of what was decided by a bot that doesn't weigh answers so."""


class Candidate(Struct, frozen=True):
    """An answer that was thought of, and the final money in rupiah that the seat may expect after it.

    `lead` is that money less what its rivals may expect, by which the answers are ranked. Both are means over first
    looks and the times that the answer was `played_on`.
    """

    action: AnyAction
    estimate: int
    lead: int
    played_on: int = 0


class Explanation(Struct, frozen=True):
    """The best answers, the best first; there is at least one. `reasons` speak for the first and against the second."""

    candidates: tuple[Candidate, ...]
    reasons: tuple[ValueReason, ...] = ()


def thinker_for(bot: str) -> str:
    """Return the bot whose thoughts explain what `bot` decided, both by the names of seats: itself if it has any."""
    return bot if BotName.read(bot).bot in THINKERS else USUAL_THINKER


def explained(bot_request: BotRequest) -> Explanation:
    """Return what a bot that looks one decision ahead thinks, from the view of its seat alone.

    Equal requests have equal explanations. The name is one of those that `thinker_for` gives.
    """
    found = sorted(weighed(bot_request.view, bot_request.asked, _weights(bot_request)), key=lambda one: -one.lead)
    return _explanation(bot_request, [Thought(one.action, 1, one.estimate, one.lead) for one in found], 1)


def explained_together(bot_request: BotRequest, shares: Sequence[bytes]) -> Explanation:
    """Return what a bot that shares its thinking out thinks, from the shares; otherwise like `explained`."""
    return _explanation(bot_request, conclusion(bot_request, shares), len(shares))


def _explanation(bot_request: BotRequest, thoughts: Sequence[Thought], first_looks: int) -> Explanation:
    """What the thoughts come to; each share of the thinking took a first look at each answer."""
    candidates = tuple(
        Candidate(
            cast(AnyAction, t.action), round(t.estimate / t.looks), round(t.lead / t.looks), t.looks - first_looks
        )
        for t in thoughts[:SHOWN]
    )
    if len(thoughts) < 2:
        return Explanation(candidates)
    played_on = any(one.played_on for one in candidates[:2])
    return Explanation(candidates, _reasons(bot_request, thoughts[0], thoughts[1], played_on))


def _reasons(bot_request: BotRequest, best: Thought, other: Thought, played_on: bool) -> tuple[ValueReason, ...]:
    """The reasons of the first look, with what playing on and the rivals add to it, so that they sum up to the lead."""
    first = reasons(bot_request.view, bot_request.asked, _weights(bot_request), best.action, other.action)
    if not first:
        return ()
    found = {reason.kind: float(reason.amount) for reason in first}
    own = best.estimate / best.looks - other.estimate / other.looks
    lead = best.lead / best.looks - other.lead / other.looks
    later = own - sum(found.values()) if played_on else 0.0
    return ranked({**found, LATER: later, RIVALS: lead - own})


def _weights(bot_request: BotRequest) -> Weights:
    return weights_for(BotName.read(bot_request.name).bot, len(bot_request.view.players))
