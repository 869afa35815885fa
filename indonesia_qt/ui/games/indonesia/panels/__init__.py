"""The panels in which questions are answered, a module for each phase."""

from __future__ import annotations

from typing import Any

from indonesia_qt.core.flow import Question
from indonesia_qt.ui.games.indonesia.panels import (
    acquisitions,
    city_growth,
    mergers,
    new_era,
    operations,
    research,
    turn_order,
)
from indonesia_qt.ui.table.api import QuestionUi
from indonesia_qt.ui.table.records import join_records

_PHASES = new_era, turn_order, mergers, acquisitions, research, operations, city_growth

QUESTIONS: dict[type[Question[Any]], QuestionUi] = join_records(phase.QUESTIONS for phase in _PHASES)
"""The record of each question."""
