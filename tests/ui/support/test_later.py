"""What is done a moment later holds nobody who is gone by then."""

from __future__ import annotations

import ast
import gc
import weakref
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QApplication, QComboBox, QListWidget, QTabBar, QWidget

import indonesia_qt.ui
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.board.map_view import MapView
from indonesia_qt.ui.settings.settings_dialog import SettingsDialog
from indonesia_qt.ui.support import accessible_items
from indonesia_qt.ui.support.accessible_items import announce_current
from indonesia_qt.ui.support.later import later
from indonesia_qt.ui.widgets import messages
from tests.ui.table.new_games import new_game


class Thing:
    """What a call knows."""


def delete(owner: QWidget) -> None:
    """Delete a widget before anything is done later."""
    owner.deleteLater()
    QApplication.sendPostedEvents(owner, QEvent.Type.DeferredDelete)


def test_it_is_done_once_and_leaves_nothing_behind(qapp: QApplication) -> None:
    owner, done = QWidget(), list[int]()
    later(owner, lambda: done.append(1))
    assert not done
    for _ in range(3):
        qapp.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert done == [1]
    assert not owner.children()


def test_nothing_is_done_for_who_is_gone_and_nothing_is_held(qapp: QApplication) -> None:
    def begin() -> weakref.ref[Thing]:
        owner, thing = QWidget(), Thing()
        later(owner, lambda: pytest.fail(f"{thing} and {owner}"))
        delete(owner)
        return weakref.ref(thing)

    known = begin()
    qapp.processEvents()
    gc.collect()
    assert known() is None


def test_it_is_done_for_an_owner_that_only_qt_knows(qapp: QApplication) -> None:
    rows, done = QListWidget(), list[int]()
    later(rows.viewport(), lambda: done.append(1))
    gc.collect()
    qapp.processEvents()
    assert done == [1]
    delete(rows)


def _settings(program: Program) -> QWidget:
    dialog = SettingsDialog(program.window.preferences, program.window.commands, program.window)
    dialog.show()
    QApplication.sendEvent(dialog, QEvent(QEvent.Type.StyleChange))
    return dialog


def _choice(_: Program) -> QWidget:
    box = QComboBox()
    accessible_items._make("", box)
    return box


def _list(_: Program) -> QWidget:
    rows = QListWidget()
    rows.addItems(["one", "two"])
    accessible_items._make("", rows)
    announce_current(rows)
    return rows


def _tabs(_: Program) -> QWidget:
    bar = QTabBar()
    bar.addTab("one")
    accessible_items._make("", bar)
    QApplication.sendEvent(bar, QFocusEvent(QEvent.Type.FocusIn, Qt.FocusReason.TabFocusReason))
    return bar


def _speaker(_: Program) -> QWidget:
    window = QWidget()
    messages.speak(window, "Read to nobody.")
    return window


def _board(program: Program) -> QWidget:
    program.new_game(new_game("human", "human"))
    assert program.table
    board = MapView(program.table.board.scene)
    QApplication.sendEvent(board, QFocusEvent(QEvent.Type.FocusIn, Qt.FocusReason.ActiveWindowFocusReason))
    return board


@pytest.mark.parametrize("make", [_settings, _choice, _list, _tabs, _speaker, _board])
def test_who_goes_at_once_is_freed(
    program: Program, make: Callable[[Program], QWidget], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(messages, "misses_announcements", lambda: True)

    def begin() -> weakref.ref[QWidget]:
        gone = make(program)
        delete(gone)
        return weakref.ref(gone)

    left = begin()
    QApplication.processEvents()
    gc.collect()
    assert left() is None


def test_no_call_has_qt_keep_what_belongs_to_another_one() -> None:
    """With a context `QTimer.singleShot` keeps what it is to call when that dies."""
    for file in sorted(Path(indonesia_qt.ui.__path__[0]).rglob("*.py")):
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "singleShot":
                assert len(call.args) == 2, f"{file}:{call.lineno}"
