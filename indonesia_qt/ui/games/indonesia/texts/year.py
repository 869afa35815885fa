"""The year: what belongs to no single phase."""

from __future__ import annotations

from indonesia_qt.core.flow import Action, Event, Pass
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.i18n.text import phrase
from indonesia_qt.ui.games.indonesia.texts.names import phase_name
from indonesia_qt.ui.table.records import ActionUi, EventUi, Notice

PASS = phrase("Pass")

ACTIONS: dict[type[Action], ActionUi] = {Pass: ActionUi(PASS, PASS)}
EVENTS: dict[type[Event], EventUi] = {
    ev.YearBegan: EventUi(phrase("Year {year}"), heading="round", sound="year"),
    ev.PhaseBegan: EventUi(lambda _, event: phase_name(event.phase), heading="phase"),
    ev.Skipped: EventUi(phrase("{player} is skipped: {reason}"), notice=Notice("tell_skip")),
    ev.Passed: EventUi(phrase("{player} passes.")),
    ev.GameEnded: EventUi(
        lambda words, event: words.over(event.reason, event.winner, event.money[event.winner]),
        topics=("money",),
        sound="over",
    ),
}
