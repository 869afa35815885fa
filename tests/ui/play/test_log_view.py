"""The log keeps what stands there, and its end in sight."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QFont, QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.play.log_view import LogLine, LogView, _LineDelegate
from indonesia_qt.ui.style.theme import LIGHT


def lines(count: int) -> list[LogLine]:
    return [LogLine("Year 1", "round"), *(LogLine(f"Ana does thing {n}.", colour=0) for n in range(1, count))]


@pytest.fixture
def log(qtbot: QtBot) -> LogView:
    log = LogView(LIGHT)
    qtbot.addWidget(log)
    log.resize(260, 200)
    log.show()
    return log


def turn_wheel_up(log: LogView) -> None:
    place = QPointF(100, 100)
    up = QPoint(0, 1200)
    event = QWheelEvent(
        place,
        log.viewport().mapToGlobal(place),
        QPoint(),
        up,
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(log.viewport(), event)


def test_the_end_stays_in_sight(log: LogView) -> None:
    for count in (5, 40, 41):
        log.show_lines(lines(count))
        QApplication.processEvents()
        assert log.verticalScrollBar().value() == log.verticalScrollBar().maximum()
    assert log.indexAt(QPoint(20, 190)).row() == 40


def test_who_reads_further_up_is_not_disturbed(log: LogView) -> None:
    log.show_lines(lines(60))
    QApplication.processEvents()
    turn_wheel_up(log)
    place = log.verticalScrollBar().value()
    assert place < log.verticalScrollBar().maximum()
    log.show_lines(lines(70))
    QApplication.processEvents()
    assert log.verticalScrollBar().value() == place


def test_after_undo_the_lines_that_stay_are_kept(log: LogView, qtbot: QtBot) -> None:
    log.show_lines(lines(10))
    with qtbot.waitSignal(log.lines.rowsRemoved) as removed:
        log.show_lines(lines(7))
    assert removed.args is not None
    assert removed.args[1:] == [7, 9]
    assert [line.text for line in log.lines.lines] == [line.text for line in lines(7)]


def test_a_line_is_as_high_as_its_wrapped_text(log: LogView) -> None:
    log.show_lines([LogLine("Short."), LogLine("Much longer. " * 12)])
    short, long = (log.sizeHintForRow(row) for row in range(2))
    assert long > 2 * short


def test_a_line_is_measured_once_until_the_width_or_the_font_changes(
    log: LogView, monkeypatch: pytest.MonkeyPatch
) -> None:
    measured: list[str] = []
    measure = _LineDelegate._height

    def counted(self: _LineDelegate, line: LogLine, width: int) -> int:
        measured.append(line.text)
        return measure(self, line, width)

    monkeypatch.setattr(_LineDelegate, "_height", counted)
    log.show_lines(lines(30))
    QApplication.processEvents()
    assert sorted(measured) == sorted(line.text for line in lines(30))
    measured.clear()
    log.show_lines(lines(31))
    QApplication.processEvents()
    assert measured == [lines(31)[-1].text]
    measured.clear()
    log.resize(260, 120)
    QApplication.processEvents()
    assert not measured
    for change in (lambda: log.resize(300, 200), lambda: log.setFont(QFont(log.font().family(), 20))):
        before = log.visualRect(log.lines.index(30)).height()
        measured.clear()
        change()
        QApplication.processEvents()
        assert set(measured) == {line.text for line in lines(31)}
    assert log.visualRect(log.lines.index(30)).height() > before
