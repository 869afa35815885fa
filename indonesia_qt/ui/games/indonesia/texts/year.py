"""The year: what belongs to no single phase."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any

from indonesia_qt.core.flow import Action, Event, Pass
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.i18n.text import paragraph, tr
from indonesia_qt.ui.games.indonesia.texts.names import Names, phase_name, rupiah
from indonesia_qt.ui.table.records import ActionGroupText, ActionText, ActionUi, EventUi, Notice


def pass_text(words: Names, view: State, asked: Any, action: Pass) -> ActionText:
    """Offer to pass, where the question says no more about it."""
    return ActionText(tr("Pass"))


def pass_group(words: Names, view: State, first: Pass, last: Pass) -> ActionGroupText:
    """Name the choice to pass."""
    return ActionGroupText(tr("Pass"))


def year_began(words: Names, event: ev.YearBegan) -> str:
    """Name a year, as a heading."""
    return tr("Year {year}", year=event.year)


def phase_began(words: Names, event: ev.PhaseBegan) -> str:
    """Name a phase, as a heading."""
    return phase_name(event.phase)


def skipped(words: Names, event: ev.Skipped) -> str:
    """Report that a player wasn't asked."""
    return tr("{player} is skipped: {reason}", player=words.seats[event.seat], reason=event.reason)


def skip_notices(words: Names, events: Sequence[ev.Skipped], people: Collection[int]) -> Iterator[str]:
    """Report each person who wasn't asked."""
    return (skipped(words, event) for event in events if event.seat in people)


def passed(words: Names, event: ev.Passed) -> str:
    """Report that a player did nothing."""
    return tr("{player} passes.", player=words.seats[event.seat])


def game_ended(words: Names, event: ev.GameEnded) -> str:
    """Report the end, with its reason and the winner."""
    winner = tr(
        "{player} wins with {money}.", player=words.seats[event.winner], money=rupiah(event.money[event.winner])
    )
    return paragraph(tr("The game is over."), str(event.reason), winner)


ACTIONS: dict[type[Action], ActionUi] = {Pass: ActionUi(pass_text, pass_group)}
EVENTS: dict[type[Event], EventUi] = {
    ev.YearBegan: EventUi(year_began, heading="round", sound="year"),
    ev.PhaseBegan: EventUi(phase_began, heading="phase"),
    ev.Skipped: EventUi(skipped, notice=Notice("tell_skip", skip_notices)),
    ev.Passed: EventUi(passed),
    ev.GameEnded: EventUi(game_ended, topics=("money",), sound="over"),
}
