"""Every event, question and action of each game has its record, and what a record names is there."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from indonesia_qt.core.flow import Action, Event, Pass, Question
from indonesia_qt.games import game_ids
from indonesia_qt.games.indonesia.rules.year import PHASES
from indonesia_qt.ui.settings.preferences import PREFERENCES
from indonesia_qt.ui.table.game_ui import GameUi, game_ui

PHASES_TOO = {"indonesia": {phase for phase, _ in PHASES}}
"""What the log of a game can be filtered by beside what its records name."""


@pytest.fixture(params=game_ids())
def ui(request: pytest.FixtureRequest) -> GameUi:
    return game_ui(request.param)


@pytest.fixture
def texts(ui: GameUi) -> Any:
    """The module with the records of a game."""
    return import_module(f"indonesia_qt.ui.games.{ui.game.id}.texts")


def kinds(ui: GameUi, base: type) -> set[type]:
    """The classes of a game that derive from `base`."""
    return {kind for kind in base.__subclasses__() if kind.__module__.startswith(f"indonesia_qt.games.{ui.game.id}.")}


def test_every_question_every_action_and_every_event_has_its_record(ui: GameUi, texts: Any) -> None:
    assert set(ui.questions) == kinds(ui, Question)
    assert set(texts.ACTIONS) == {Pass, *kinds(ui, Action)}
    assert set(texts.EVENTS) == kinds(ui, Event)


def test_what_a_record_names_is_there(ui: GameUi, texts: Any) -> None:
    records = texts.EVENTS.values()
    assert {record.notice.preference for record in records if record.notice} <= set(PREFERENCES)
    own_sounds = {record.own_sound.name for record in records if record.own_sound}
    assert {record.sound for record in records} | own_sounds == {"", *ui.sounds}
    named = {topic for record in records for topic in record.topics}
    assert set(ui.topics()) == named | PHASES_TOO.get(ui.game.id, set())


def test_a_question_that_can_be_passed_says_what_that_means(ui: GameUi) -> None:
    assert {kind for kind, record in ui.questions.items() if record.passing} == {
        kind for kind in ui.questions if Pass in kind.answers
    }
