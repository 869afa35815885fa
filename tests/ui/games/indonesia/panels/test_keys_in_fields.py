"""Enter and Ctrl+Z mean the same wherever the keyboard is in a panel: to answer, and to take back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from indonesia_qt.core.flow import Action, Question
from indonesia_qt.games.indonesia.rules.phases.mergers import RaiseBid
from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.play.recap_box import RecapLine
from indonesia_qt.ui.shell.keyboard import has_proxy
from indonesia_qt.ui.table.panels.answer_button import AnswerButton
from tests.soak import soak_but
from tests.ui.games.indonesia.panels.conftest import Asks, Bring
from tests.ui.pages.page import owned
from tests.ui.table.mouse import Mouse
from tests.ui.table.positions import POSITIONS, SHORT, go_to

QUESTIONS = [name for name in POSITIONS if name != "result"]


def fields(mouse: Mouse) -> Iterator[QWidget]:
    """Give each widget of the panel that can have the keyboard, each in a new panel.

    Buttons that answer, and lines that lead to a moment, have an Enter of their own.
    """
    table = mouse.table
    number = 0
    while True:
        table.show_all()
        QApplication.processEvents()
        inside = [
            widget
            for widget in owned(mouse.panel, QWidget)
            if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
            and widget.isVisible()
            and widget.isEnabled()
            and not has_proxy(widget)
            and not isinstance(widget, AnswerButton | RecapLine)
        ]
        if number == len(inside):
            break
        mouse.program.window.activateWindow()  # what is shown meanwhile may have become active
        inside[number].setFocus()
        assert QApplication.focusWidget() is inside[number]
        yield inside[number]
        number += 1
    assert number, "nothing has the keyboard"


@pytest.fixture
def mouse(program: Program, qtbot: QtBot) -> Mouse:
    program.window.activateWindow()
    qtbot.waitUntil(program.window.isActiveWindow)
    return Mouse(program)


@pytest.mark.parametrize("name", soak_but(SHORT, QUESTIONS))
def test_undo_takes_back_the_last_decision_from_every_field(mouse: Mouse, name: str) -> None:
    take_back_from_every_field(mouse, name, Qt.Key.Key_Z)


@pytest.mark.parametrize("name", soak_but(("mergers",), QUESTIONS))
def test_so_does_the_other_key(mouse: Mouse, name: str) -> None:
    """In the short run where numbers are typed, of which the key could take a digit away."""
    take_back_from_every_field(mouse, name, Qt.Key.Key_Backspace)


def take_back_from_every_field(mouse: Mouse, name: str, key: Qt.Key) -> None:
    go_to(mouse.program, POSITIONS[name])
    bridge = mouse.table.bridge
    made = bridge.made
    for field in fields(mouse):
        QTest.keyClick(field, key, Qt.KeyboardModifier.ControlModifier)
        assert bridge.made < made, field
        while bridge.made < made:
            bridge.redo()


def can_bid(view: State, asked: RaiseBid) -> bool:
    return len(asked.bids(view)) > 0


@pytest.mark.parametrize(("kind", "also"), [(PlaceBid, lambda *_: True), (RaiseBid, can_bid)])
def test_undo_takes_back_the_last_decision_also_after_a_bid_was_typed(
    bring: Bring, kind: type[Question[Any]], also: Asks
) -> None:
    mouse = bring(kind, also)
    made, number = mouse.made, mouse.panel.amount.number
    number.setFocus()
    QTest.keyClicks(number, "7")
    QTest.keyClick(number, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert mouse.made < made


def test_a_search_takes_back_its_own_text_before_a_decision(mouse: Mouse) -> None:
    go_to(mouse.program, POSITIONS["turn_order"])
    made, search = mouse.made, mouse.table.log.pane.search
    search.setFocus()
    QTest.keyClicks(search, "rice")
    while search.isUndoAvailable():
        QTest.keyClick(search, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (search.text(), mouse.made) == ("", made)
    QTest.keyClick(search, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert mouse.made < made


@pytest.mark.parametrize("name", soak_but(SHORT, QUESTIONS))
def test_enter_presses_the_primary_button_from_every_field(mouse: Mouse, name: str) -> None:
    go_to(mouse.program, POSITIONS[name])
    table = mouse.table
    heard: list[object] = []
    table.refused.connect(heard.append)
    table.decision.answered.connect(lambda: heard.append(Action))
    for field in fields(mouse):
        primary, made, can_confirm = mouse.panel.primary, mouse.made, bool(mouse.panel.primary) and mouse.can_confirm
        heard.clear()
        QTest.keyClick(field, Qt.Key.Key_Return)
        if primary is None:
            assert not heard
        elif can_confirm:
            assert heard == [Action], field
            table.bridge.undo_to(made)
        else:
            assert len(heard) == 1
            assert heard != [Action], field
