"""Why a bot plays what it plays: its best candidates with the money that it expects of each."""

from __future__ import annotations

from random import Random

from msgspec import Struct

from indonesia_qt.core.flow import Action, Question
from indonesia_qt.games.indonesia.bots.candidates import weighed
from indonesia_qt.games.indonesia.bots.evaluate import weights_for
from indonesia_qt.games.indonesia.state import State

SHOWN = 8
"""So many candidates are told at most."""


class Candidate(Struct, frozen=True):
    """An answer that was thought of, and the final money in rupiah that the seat may expect after it.

    `lead` is that money less what its rivals may expect, by which the answers are ranked.
    """

    action: Action
    estimate: int
    lead: int


def explain(view: State, asked: Question[State], chance: Random) -> tuple[Candidate, ...]:
    """The best answers that a seat has, from its view alone; the best first, and the same for the same `chance`.

    There is at least one. The estimates are those of the value function, without a search.
    """
    w = weights_for("medium", len(view.players))
    ranked = sorted(weighed(view, asked, w, chance), key=lambda found: -found.lead)
    return tuple(Candidate(found.action, round(found.estimate), round(found.lead)) for found in ranked[:SHOWN])
