"""Why a bot plays what it plays: its best candidates with the money that it expects of each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from msgspec import Struct

from indonesia_qt.core.bot_name import BotName
from indonesia_qt.core.bot_protocol import BotRequest, conclusion
from indonesia_qt.games.indonesia.bots.candidates import weighed
from indonesia_qt.games.indonesia.bots.evaluate import Weights, weights_for
from indonesia_qt.games.indonesia.bots.reasons import LATER, RIVALS, ValueReason, ranked, reasons
from indonesia_qt.games.indonesia.bots.search import Thought
from indonesia_qt.games.indonesia.rules.actions import AnyAction

SHOWN = 8
"""So many candidates are told at most."""
WEIGHTS = {"medium": "medium", "hard": "hard", "expert": "expert"}
"""The bots that weigh answers by the money at the end, each with the name of the weights of its first look."""
USUAL_THINKER = "medium"
"""Whose thoughts are told of what was decided by a bot that doesn't weigh answers so."""


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
    """The best answers, the best first; there is at least one. `reasons` tell the first from the second."""

    candidates: tuple[Candidate, ...]
    reasons: tuple[ValueReason, ...] = ()


def thinker_for(bot: str) -> str:
    """The bot whose thoughts explain what `bot` decided, both by the names that seats have: itself if it has any."""
    return bot if BotName.read(bot).bot in WEIGHTS else USUAL_THINKER


def explained(bot_request: BotRequest) -> Explanation:
    """What a bot that looks one decision ahead thinks, from the view of its seat alone; the same for the same inquiry.

    The name is one of those that `thinker_for` gives.
    """
    found = sorted(weighed(bot_request.view, bot_request.asked, _weights(bot_request)), key=lambda one: -one.lead)
    return _explanation(bot_request, [Thought(one.action, 1, one.estimate, one.lead) for one in found], 1)


def explained_together(bot_request: BotRequest, shares: Sequence[bytes]) -> Explanation:
    """What a bot that shares its thinking out thinks, from the shares; otherwise like `explained`."""
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
    return weights_for(WEIGHTS[BotName.read(bot_request.name).bot], len(bot_request.view.players))
