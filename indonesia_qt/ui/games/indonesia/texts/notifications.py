"""What of all that happened is told to the people at the screen by a message, beside the log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from indonesia_qt.core.flow import Event
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.i18n.text import enumerated, tr
from indonesia_qt.ui.games.indonesia.texts.game_texts import GameTexts
from indonesia_qt.ui.games.indonesia.texts.names import rupiah


class Notification(NamedTuple):
    """A sentence; `kind` is the preference that says whether it is told."""

    kind: str
    text: str


def notifications(
    words: GameTexts, events: Sequence[Event], after: State, actor: int, people: Collection[int]
) -> Iterator[Notification]:
    """What `people` are told of the events that a decision of `actor` brought; all of it may be known by everybody."""
    for seat, amount in _money(events, after).items():
        if seat in people and seat != actor and amount:
            yield Notification("tell_money", _money_moved(words, seat, amount, actor))
    for event in events:
        if isinstance(event, ev.EraBegan):
            yield Notification("tell_era", words.sentence(event))
    grown = [words.growth(event) for event in events if isinstance(event, ev.CityGrew)]
    if grown:
        yield Notification("tell_growth", tr("Cities grow: {cities}.", cities=enumerated(grown)))
    for event in events:
        if isinstance(event, ev.Skipped) and event.seat in people:
            yield Notification("tell_skip", words.sentence(event))


def _money_moved(words: GameTexts, seat: int, amount: int, actor: int) -> str:
    return tr(
        "{player} gains {amount} by what {other} does."
        if amount > 0
        else "{player} pays {amount} by what {other} does.",
        player=words.seats[seat],
        amount=rupiah(abs(amount)),
        other=words.seats[actor],
    )


def _money(events: Sequence[Event], after: State) -> Counter[int]:
    """What each seat got less what it paid, by mergers and for ships."""
    changed: Counter[int] = Counter()
    for event in events:
        if isinstance(event, ev.MergerDone):
            for owner, share in event.shares:
                changed[owner] += share
                changed[event.winner] -= share
        elif isinstance(event, ev.GoodDelivered):
            changed[after.companies[event.line].owner] += event.fee
            changed[after.companies[event.company].owner] += event.price - event.fee
    return changed
