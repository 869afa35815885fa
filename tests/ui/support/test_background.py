"""Threads do what may take long, and the window goes on meanwhile."""

from __future__ import annotations

from threading import Event
from threading import enumerate as enumerate_threads

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from indonesia_qt.ui.support import background
from indonesia_qt.ui.support.background import in_background, painting_meanwhile

pytestmark = pytest.mark.timeout(30)


@pytest.fixture
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "PATIENCE_S", 0)


@pytest.fixture
def field(qtbot: QtBot) -> QLineEdit:
    field = QLineEdit()
    qtbot.addWidget(field)
    field.show()
    field.setFocus()
    return field


def test_a_short_task_is_done_at_once(field: QLineEdit) -> None:
    in_background(lambda: "done", field.setText, field)
    assert field.text() == "done"
    assert painting_meanwhile(lambda: 3) == 3


@pytest.mark.usefixtures("_impatient")
def test_a_long_task_is_done_later(field: QLineEdit, qtbot: QtBot) -> None:
    may_end = Event()
    in_background(lambda: may_end.wait() and "done", lambda text: field.setText(str(text)), field)
    QTest.keyClick(field, Qt.Key.Key_A)
    assert field.text() == "a"
    may_end.set()
    qtbot.waitUntil(lambda: field.text() == "done")


@pytest.mark.usefixtures("_impatient", "qapp")
def test_nothing_follows_on_a_task_whose_owner_is_gone(qtbot: QtBot) -> None:
    may_end, told, owner = Event(), list[bool](), QObject()
    in_background(may_end.wait, told.append, owner)
    owner.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not isValid(owner)
    may_end.set()
    qtbot.wait(50)
    assert told == []


@pytest.mark.usefixtures("_impatient")
def test_timers_run_while_a_long_task_is_waited_for(field: QLineEdit) -> None:
    may_end, at_end = Event(), list[str]()

    def work() -> None:
        may_end.wait()
        at_end.append(field.text())

    def end() -> None:
        field.setText("painted")
        may_end.set()

    QTimer.singleShot(0, field, end)
    painting_meanwhile(work)
    assert at_end == ["painted"]


@pytest.mark.usefixtures("_impatient", "qapp")
def test_a_task_may_end_just_before_it_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    may_end = Event()

    class LateLoop(QEventLoop):
        def __init__(self) -> None:
            super().__init__()
            may_end.set()
            for thread in enumerate_threads():
                if thread.name == "background":
                    thread.join()

    monkeypatch.setattr(background, "QEventLoop", LateLoop)
    assert painting_meanwhile(may_end.wait)


@pytest.mark.usefixtures("_impatient")
def test_what_a_task_raises_is_raised() -> None:
    def fail() -> None:
        raise OSError("full")

    with pytest.raises(OSError, match="full"):
        painting_meanwhile(fail)
