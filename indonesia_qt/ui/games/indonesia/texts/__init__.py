"""The game in words: events, prompts, actions, names, a module for each phase. Knows no Qt."""

from __future__ import annotations

from indonesia_qt.core.flow import Action, Event
from indonesia_qt.ui.games.indonesia.texts import (
    acquisitions,
    city_growth,
    mergers,
    new_era,
    operations,
    research,
    turn_order,
    year,
)
from indonesia_qt.ui.table.records import ActionUi, EventUi, join_records

_PHASES = new_era, turn_order, mergers, acquisitions, research, operations, city_growth, year

ACTIONS: dict[type[Action], ActionUi] = join_records(phase.ACTIONS for phase in _PHASES)
"""The record of each action."""
EVENTS: dict[type[Event], EventUi] = join_records(phase.EVENTS for phase in _PHASES)
"""The record of each event; what a decision brought is reported in this order."""
