"""The game in words: events, prompts, actions, names, a module for each phase. Knows no Qt."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import partial
from typing import cast

from msgspec.structs import replace

from indonesia_qt.core.flow import Action, Event, Pass, question
from indonesia_qt.core.timeline import Moment
from indonesia_qt.games.indonesia.analysis.event_subjects import Surroundings
from indonesia_qt.games.indonesia.analysis.notation import notation
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.games.indonesia.rules.constants import ERAS
from indonesia_qt.games.indonesia.rules.phases.acquisitions import ChooseDeed
from indonesia_qt.games.indonesia.rules.phases.mergers import AnnounceMerger, RaiseBid
from indonesia_qt.games.indonesia.rules.phases.operations import ChooseExpansion, FloatShips
from indonesia_qt.games.indonesia.rules.phases.research import ChooseResearch
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.i18n.text import enumerated, labelled, phrase, tr
from indonesia_qt.ui.games.indonesia.texts import (
    acquisitions,
    city_growth,
    mergers,
    new_era,
    operations,
    research,
    turn_order,
)
from indonesia_qt.ui.games.indonesia.texts.clauses import why_skipped
from indonesia_qt.ui.games.indonesia.texts.names import Names, letter, phase_name, rupiah
from indonesia_qt.ui.table.records import ActionGroupText, ActionUi, EventUi, Notice, OwnSound, join_records


def _skips(words: Names, events: Sequence[ev.Skipped], people: Collection[int]) -> Iterator[str]:
    """Say to the people who are skipped why, without the name where there is only one."""
    for event in events:
        if event.seat in people:
            why = why_skipped(words, event)
            yield labelled(words.seats[event.seat], why) if len(people) > 1 else why


def _skipped(words: Names, _: Surroundings, events: Sequence[ev.Skipped]) -> str:
    """Say of one or several players at once that they aren't asked, and why; in Operations only why.

    There the rules pass over a step of a company, and its owner goes on to play.
    """
    reason, seats = words.reason(events[0].reason), dict.fromkeys(event.seat for event in events)
    if events[0].reason.rule.startswith("R-OPS"):
        return reason
    if len(seats) == 1:
        return tr("{player} is skipped: {reason}", player=words.seats[events[0].seat], reason=reason)
    if len(seats) == len(words.seats):
        return tr("All players are skipped: {reason}", reason=reason)
    return tr("{players} are skipped: {reason}", players=enumerated(words.seats[seat] for seat in seats), reason=reason)


def _passed(words: Names, around: Surroundings, events: Sequence[ev.Passed]) -> str:
    """Say that a player passes; in Operations what a company doesn't add, which is no pass by the rules."""
    match question(around.before):
        case FloatShips(company=company) | ChooseExpansion(company=company):
            return tr("{company} doesn’t expand further.", company=words.company(company))
    return words.sentence(events[0])


_PHASES = new_era, turn_order, mergers, acquisitions, research, operations, city_growth
PASS = phrase("Pass")
_PASSES: dict[type, str] = {
    AnnounceMerger: mergers.NO_MERGER,
    RaiseBid: mergers.NO_BID,
    ChooseDeed: acquisitions.NO_DEED,
    ChooseResearch: research.NO_STEP,
    FloatShips: operations.NO_SHIP,
    ChooseExpansion: operations.NO_AREA,
}
"""What is left undone by a pass, by the question."""


def _pass_group(words: Names, view: State, first: Pass, last: Pass) -> ActionGroupText:
    """Name a pass by what is left undone."""
    return ActionGroupText(tr(_PASSES.get(type(question(view)), PASS)))


_YEAR: dict[type[Event], EventUi] = {
    ev.YearBegan: EventUi(phrase("Year {year}"), heading="round", sound="round"),
    ev.PhaseBegan: EventUi(lambda _, event: phase_name(event.phase), heading="phase"),
    ev.Skipped: EventUi(
        notice=Notice("tell_skip", _skips, once_a_round=True),
        in_context=_skipped,
        alike=lambda event: replace(event, seat=0),
    ),
    ev.Passed: EventUi(phrase("{player} passes."), in_context=_passed),
    ev.GameEnded: EventUi(
        lambda words, event: words.over(event.reason, event.winner, event.money[event.winner]),
        topics=("money",),
        sound="over",
        own_sound=OwnSound("win", lambda _, event: event.winner),
    ),
}
"""What belongs to no single phase."""

ACTIONS: dict[type[Action], ActionUi] = join_records(
    [*(phase.ACTIONS for phase in _PHASES), {Pass: ActionUi(PASS, _pass_group)}]
)
"""The record of each action."""
EVENTS: dict[type[Event], EventUi] = join_records([*(phase.EVENTS for phase in _PHASES), _YEAR])
"""The record of each event; what a decision brought is reported in this order."""


class IndonesiaTexts(Names):
    """Puts into words what happens in a game, and what can be done."""

    actions = ACTIONS
    events = EVENTS
    money = staticmethod(rupiah)
    unit = phrase("rupiah")
    chances_about = phrase("In percent, at the beginning of each year")

    def round(self, number: int) -> str:
        """Return the number of a year as a heading."""
        return tr("Year {year}", year=number)

    def phase(self, id: str | None) -> str:
        """Return the name of a phase; empty when the game is over."""
        return phase_name(cast(ev.Phase, id)) if id else ""

    def standing(self, view: State, moment: Moment) -> str:
        """Return the era, the year and the phase."""
        era, phase = ERAS[view.era].upper(), self.phase(moment.phase)
        return tr("Era {era} · Year {year} · {phase}", era=era, year=moment.round, phase=phase)

    def end(self, rounds: int, winner: int) -> str:
        """Return that the game is over after so many years, and who has won."""
        return tr("Finished in year {year}: {player} won", year=rounds, player=self.seats[winner])

    def notation(self, action: Action, seat: int) -> str:
        """Return a decision of a seat in the notation of `analysis.notation`."""
        return notation(action, seat, partial(letter, self.scenario))
