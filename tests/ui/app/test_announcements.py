"""What a screen reader is told without being asked, and that everything it comes to has a name."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QDockWidget, QWidget
from pytestqt.qtbot import QtBot

from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.ui.games.indonesia.panels.new_era import SitePanel
from indonesia_qt.ui.table.panels.panel import QuestionPanel
from indonesia_qt.ui.widgets import messages
from tests.ui.pages.page import Page
from tests.ui.table.new_games import Begin


class Ear:
    """Hears what is announced; stands in the place of Qt's way to the system, which offscreen leads nowhere."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.at_once: list[str] = []

    def updateAccessibility(self, event: QAccessibleEvent) -> None:  # noqa: N802
        assert event.type() == QAccessible.Event.Announcement
        self.heard.append(event.message())  # type: ignore[attr-defined]
        if event.politeness() == QAccessible.AnnouncementPoliteness.Assertive:  # type: ignore[attr-defined]
            self.at_once.append(self.heard[-1])


@pytest.fixture
def ear(monkeypatch: pytest.MonkeyPatch) -> Ear:
    ear = Ear()
    monkeypatch.setattr(messages, "QAccessible", ear)
    return ear


def test_whose_turn_it_is_and_why_not_is_announced(begin: Begin, ear: Ear) -> None:
    mouse = begin("human", "human", options=Options(money="open"))
    while not isinstance(mouse.panel, SitePanel):
        mouse.answer()
    table = mouse.program.table
    assert table
    asked = table.bridge.question
    assert asked
    name = table.context.words.seats[asked.seat]
    assert any(text.startswith(f"{name}: {table.context.prompt(table.view, asked)}") for text in ear.heard)
    inland = next(area for area, seas in table.view.scenario.seas_at.items() if not seas)
    mouse.click_area(inland)
    assert ear.heard[-1] == mouse.panel.why_not(inland)
    assert ear.at_once == [ear.heard[-1]], "a refusal doesn't wait"


def test_that_bots_think_is_not_announced(begin: Begin, ear: Ear, qtbot: QtBot) -> None:
    mouse = begin("human", "medium", options=Options(money="open"))
    for _ in range(2):
        qtbot.waitUntil(lambda: isinstance(mouse.panel, QuestionPanel), timeout=20_000)
        mouse.answer()
    assert ear.heard
    assert not [text for text in ear.heard if "Thinking" in text]


def named(widget: QWidget) -> str:
    """What a screen reader calls a widget."""
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def test_everything_that_can_be_used_has_a_name(begin: Begin) -> None:
    mouse = begin("human", "human", options=Options(money="open"))
    mouse.program.window.commands.actions["board_table"].trigger()
    nameless: set[str] = set()
    for _ in range(25):
        for widget in Page(mouse.program.window).parts(QWidget):
            used = isinstance(widget, QAbstractButton | QAbstractItemView | QDockWidget)
            if used and not named(widget) and widget.objectName()[:3] != "qt_":
                parent = widget.parentWidget()
                nameless.add(f"{type(widget).__name__} in {type(parent).__name__}")
        mouse.answer()
    assert not nameless
