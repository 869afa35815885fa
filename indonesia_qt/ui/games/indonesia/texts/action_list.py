"""Everything that can be answered to the open question, in words; knows no Qt.

Of the many amounts of a bid those that lead somewhere are listed, and any other that is typed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from indonesia_qt.core.flow import Action, Question
from indonesia_qt.games.indonesia.analysis.forecast.turn_order import cheapest_bids
from indonesia_qt.games.indonesia.rules.actions import Announce, Bid, Pass, Raise
from indonesia_qt.games.indonesia.rules.phases.mergers import AnnounceMerger, RaiseBid
from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.ui.games.indonesia.texts.actions import ActionWords
from indonesia_qt.ui.games.indonesia.texts.actions.action_text import ActionText

NEXT_BIDS = 5
"""Bids of an auction that are listed one by one."""


class Answer(NamedTuple):
    """An answer and what it says."""

    action: Action
    told: ActionText


def possible_answers(words: ActionWords, view: State, asked: Question[Any], typed: str = "") -> list[Answer]:
    """The answers in whose words everything that was `typed` occurs; a typed number is also an amount to bid."""
    numbers = [int(number) for number in re.findall(r"\d+", typed)]
    wanted = typed.lower().split()
    found = []
    for action in dict.fromkeys(_actions(view, asked, numbers)):
        told = words.tell(view, asked, action)
        text = " ".join(told).lower().replace("\N{NO-BREAK SPACE}", " ")
        if all(word in text or word.replace(",", "") in text.replace(",", "") for word in wanted):
            found.append(Answer(action, told))
    return found


def _actions(view: State, asked: Question[Any], numbers: list[int]) -> Iterator[Action]:
    if isinstance(asked, PlaceBid):
        amounts = asked.amounts(view)
        listed = [*numbers, 0, *sorted(cheapest_bids(view, asked).values()), amounts[-1]]
        yield from (Bid(amount) for amount in listed if amount in amounts)
    elif isinstance(asked, RaiseBid):
        bids = asked.bids(view)
        yield from (Raise(bid) for bid in numbers if bid in bids)
        yield Pass()
        yield from map(Raise, (*bids[:NEXT_BIDS], *bids[-1:]))
    elif isinstance(asked, AnnounceMerger):
        yield Pass()
        for first, second in asked.pairs(view):
            bids = asked.bids(view, first, second)
            yield from (Announce(first, second, bid) for bid in (*numbers, bids[0]) if bid in bids)
    else:
        yield from asked.actions(view)
