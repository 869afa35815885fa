"""What the best answer has before the next one: the parts of the value of a position that differ."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec import Struct
from msgspec.structs import replace

from indonesia_qt.core.flow import Action, Question
from indonesia_qt.games.indonesia.bots.candidates import weighed
from indonesia_qt.games.indonesia.bots.evaluate import Weights
from indonesia_qt.games.indonesia.bots.features import FEATURES
from indonesia_qt.games.indonesia.rules.state import State

KINDS = {
    "now": "income",
    "ripe": "growth",
    "unsold": "unsold",
    "reached": "unsold",
    "company": "production",
    "custom": "production",
    "line": "shipping",
    "fleet": "shipping",
    "cargo": "shipping",
    "slots": "research",
    "mergers": "research",
    "expansion": "research",
    "hull": "research",
    "bid": "research",
    "free_slot": "free_slots",
    "outlets": "free_slots",
    "liquid": "cash",
    "tempo": "order",
}
"""What a feature of a position is told as; others are `OTHER`."""
OTHER, MONEY, LATER, RIVALS = "other", "money", "later", "rivals"
"""What no feature is told as: what isn't known here, money that is there or certain, what follows when a bot plays on,
and the part that rivals' money has in a lead."""
ROUNDING = 1.0
"""Rupiah by which sums may differ from what they are sums of."""


class ValueReason(Struct, frozen=True):
    """By how many rupiah a part of the value speaks for the best answer rather than the next; less than 0: against."""

    kind: str
    amount: int


def reasons(view: State, asked: Question[State], w: Weights, best: Action, other: Action) -> tuple[ValueReason, ...]:
    """What speaks for an answer, and against it, in what a seat may expect to have at the end; the weightiest first.

    It is empty where the value isn't the sum of its parts, as when bids hang on the weights themselves.
    """

    def gap(features: Collection[str]) -> float | None:
        found = {one.action: one.estimate for one in weighed(view, asked, _only(w, features))}
        return found[best] - found[other] if best in found and other in found else None

    whole, money = gap(FEATURES), gap(())
    parts = {kind: gap(features) for kind, features in _by_kind().items()}
    if whole is None or money is None:
        return ()
    differing = {kind: part - money for kind, part in parts.items() if part is not None}
    if abs(money + sum(differing.values()) - whole) > ROUNDING:
        return ()
    return ranked({MONEY: money, **differing})


def ranked(parts: dict[str, float]) -> tuple[ValueReason, ...]:
    """The parts that come to a rupiah at least, the weightiest first."""
    found = [ValueReason(kind, round(part)) for kind, part in parts.items()]
    return tuple(sorted((reason for reason in found if reason.amount), key=lambda reason: -abs(reason.amount)))


def _by_kind() -> dict[str, list[str]]:
    kinds: dict[str, list[str]] = {}
    for feature in FEATURES:
        kinds.setdefault(KINDS.get(feature, OTHER), []).append(feature)
    return kinds


def _only(w: Weights, features: Collection[str]) -> Weights:
    """Weights of which only those of some features count."""

    def kept(weights: Sequence[float]) -> tuple[float, ...]:
        pairs = zip(FEATURES, weights, strict=True)
        return tuple(weight if feature in features else 0.0 for feature, weight in pairs)

    return replace(w, late=kept(w.late), early=kept(w.early))
