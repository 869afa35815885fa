"""The game in words: events, prompts, actions, names. Knows no Qt."""

from __future__ import annotations

from indonesia_qt.core.flow import Action, Event
from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.games.singapore.texts import building, turn
from indonesia_qt.ui.games.singapore.texts.names import Names
from indonesia_qt.ui.table.records import ActionUi, EventUi, join_records

ACTIONS: dict[type[Action], ActionUi] = join_records((building.ACTIONS, turn.ACTIONS))
"""The record of each action."""
EVENTS: dict[type[Event], EventUi] = join_records((building.EVENTS, turn.EVENTS))
"""The record of each event; what a decision brought is reported in this order."""


class SingaporeTexts(Names):
    """Puts into words what happens in a game, and what can be done."""

    actions = ACTIONS
    events = EVENTS


def topics() -> dict[str, str]:
    """Return the kinds of line by which a reader can filter the log, by key, with their names."""
    return {
        "tiles": tr("Tiles"),
        "lots": tr("Lots"),
        "roads": tr("Roads"),
        "workers": tr("Workers"),
        "uses": tr("Actions"),
        "money": tr("Money"),
        "points": tr("Points"),
        "raids": tr("Raids"),
    }
