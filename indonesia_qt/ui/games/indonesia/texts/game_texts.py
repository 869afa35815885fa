"""The texts of a game at its table: its events as sentences and messages, its actions, its moments."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Sequence
from typing import Any, NamedTuple

from indonesia_qt.core.flow import Action, Event, Question
from indonesia_qt.core.timeline import Moment
from indonesia_qt.games.indonesia.analysis.action_groups import AnswerGroup
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.games.indonesia.rules.year import present_phase
from indonesia_qt.i18n.text import counted, figure, tr
from indonesia_qt.ui.games.indonesia.texts import ACTIONS, EVENTS
from indonesia_qt.ui.games.indonesia.texts.names import Names, phase_name, rupiah
from indonesia_qt.ui.games.indonesia.texts.records import ActionGroupText, ActionText


class GameTexts(Names):
    """Puts into words what happens in a game, and what can be done."""

    def sentence(self, event: Event) -> str:
        """Return the sentence about an event for the log."""
        return EVENTS[type(event)].sentence(self, event)

    def action(self, view: State, asked: Question[Any], action: Action) -> ActionText:
        """Return the texts of a legal answer to the open question."""
        return ACTIONS[type(action)].text(self, view, asked, action)

    def group(self, view: State, group: AnswerGroup) -> ActionGroupText:
        """Return the texts of a group of answers; a group of one answer has those of the answer."""
        result = ACTIONS[type(group.first)].group(self, view, group.first, group.last)
        if len(group.areas) > 1 and not result.about:
            many = counted(len(group.areas), "{n} place", "{n} places")
            return result._replace(about=self.places(group.areas) if len(group.areas) <= 3 else many)
        return result


class Notification(NamedTuple):
    """A sentence; `kind` is the preference that says whether it is shown."""

    kind: str
    text: str


def notifications(
    words: Names, events: Sequence[Event], after: State, actor: int, people: Collection[int]
) -> Iterator[Notification]:
    """Yield the messages for `people` about a decision of `actor`; they contain nothing secret."""
    for seat, amount in _payments(events, after).items():
        if seat in people and seat != actor and amount:
            yield Notification("tell_money", _money_moved(words, seat, amount, actor))
    happened: defaultdict[type[Event], list[Event]] = defaultdict(list)
    for event in events:
        happened[type(event)].append(event)
    for kind, ui in EVENTS.items():
        if ui.notice is not None and kind in happened:
            for text in ui.notice.texts(words, happened[kind], people):
                yield Notification(ui.notice.preference, text)


def _money_moved(words: Names, seat: int, amount: int, actor: int) -> str:
    return tr(
        "{player} gains {amount} by what {other} does."
        if amount > 0
        else "{player} pays {amount} by what {other} does.",
        player=words.seats[seat],
        amount=rupiah(abs(amount)),
        other=words.seats[actor],
    )


def _payments(events: Sequence[Event], after: State) -> Counter[int]:
    """Return the rupiah that each seat got, less those that it paid."""
    changed: Counter[int] = Counter()
    for event in events:
        payments = EVENTS[type(event)].payments
        for seat, amount in payments(event, after) if payments else ():
            changed[seat] += amount
    return changed


def phase_in_words(position: State) -> str:
    """Return the name of the phase of a position; empty when the game is over."""
    phase = present_phase(position)
    return phase_name(phase) if phase else ""


def date(position: State) -> tuple[int, str]:
    """Return the year and the name of the phase of a position; an empty name when the game is over."""
    return position.year, phase_in_words(position)


def moment_in_words(words: GameTexts, moment: Moment, at: int) -> str:
    """Return a moment of the game in words: year, phase, player, and the decision after `at` others."""
    asked = "" if moment.seat is None else words.seats[moment.seat]
    year, decision = tr("Year {year}", year=moment.round), tr("decision {number}", number=figure(at + 1))
    return " \N{MIDDLE DOT} ".join(filter(None, (year, moment.phase, asked, decision)))
