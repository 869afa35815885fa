"""The log keeps what stands there, and its end in sight."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QFont, QWheelEvent
from PySide6.QtTest import QTest
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


@pytest.mark.parametrize("words", [1, 12], ids=["a line", "several lines"])
def test_no_line_of_text_is_cut_in_half_at_the_upper_edge(log: LogView, words: int) -> None:
    log.show_lines([LogLine("Ana does things. " * words, colour=0) for _ in range(30)])
    QApplication.processEvents()
    bar = log.verticalScrollBar()
    first = log.visualRect(log.indexAt(QPoint(20, 0)))
    high = log.fontMetrics().lineSpacing()
    for cut in range(5, high - 2, 4):
        bar.setValue(bar.value() + first.top() + cut)
        first = log.visualRect(log.indexAt(QPoint(20, 0)))
        assert first.top() == -cut
        seen = log.viewport().grab().toImage()
        left = range(seen.width() - 1)
        rows = [len({seen.pixel(x, y) for x in left}) for y in range(high - cut)]
        assert set(rows) == {1}, "nothing is painted there"


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


def with_auctions() -> list[LogLine]:
    """Two groups, the second of which has a divider in it, with lines around them."""
    found = [LogLine("Mergers", "phase")]
    for at in (10, 20):
        found.append(LogLine(f"Auction {at}", "group", at=at, until=at + 2, group=at))
        found += [LogLine(f"Bid {at + n}", at=at + n, group=at) for n in range(3)]
        found.append(LogLine(f"Ana passes {at}", at=at + 5))
    found.insert(8, LogLine("since your last decision", "divider", at=21, group=20))
    return found


def texts(log: LogView) -> list[str]:
    return [line.text for line in log.lines.lines]


FOLDED = ["Mergers", "Auction 10", "Ana passes 10", "since your last decision", "Auction 20", "Ana passes 20"]


def press_on(log: LogView, row: int, key: Qt.Key) -> None:
    log.setCurrentIndex(log.lines.index(row))
    QTest.keyClick(log, key)


@pytest.fixture
def folding(log: LogView) -> LogView:
    """A log that unfolds what is to be unfolded, and folds it again."""
    unfolded: set[int] = set()

    def turn(group: int) -> None:
        unfolded.symmetric_difference_update({group})
        log.show_unfolded(unfolded)

    log.fold_requested.connect(turn)
    log.show_lines(with_auctions())
    return log


def test_groups_are_folded_to_one_line_and_a_divider_comes_before_it(folding: LogView) -> None:
    assert texts(folding) == FOLDED


def test_a_group_is_unfolded_and_folded_by_keys(folding: LogView) -> None:
    press_on(folding, 1, Qt.Key.Key_Right)
    assert texts(folding) == [*FOLDED[:2], "Bid 10", "Bid 11", "Bid 12", *FOLDED[2:]]
    press_on(folding, 1, Qt.Key.Key_Right)
    press_on(folding, 3, Qt.Key.Key_Left)
    assert texts(folding) == FOLDED
    assert folding.currentIndex().row() == 1
    press_on(folding, 2, Qt.Key.Key_Right)
    assert texts(folding) == FOLDED


def test_a_group_is_unfolded_and_folded_by_a_click_on_its_triangle(folding: LogView) -> None:
    divider = FOLDED[3]
    unfolded = [*FOLDED[:3], "Auction 20", "Bid 20", divider, "Bid 21", "Bid 22", "Ana passes 20"]
    for shown in (unfolded, FOLDED):
        QApplication.processEvents()
        row = texts(folding).index("Auction 20")
        place = folding.visualRect(folding.lines.index(row)).topLeft() + QPoint(10, 8)
        QTest.mouseClick(folding.viewport(), Qt.MouseButton.LeftButton, pos=place)
        assert texts(folding) == shown


def test_a_screen_reader_hears_whether_a_group_is_folded(folding: LogView) -> None:
    index = folding.lines.index(1)
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "Auction 10 (collapsed)"
    press_on(folding, 1, Qt.Key.Key_Right)
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "Auction 10 (expanded)"


def test_what_was_found_is_unfolded_until_the_reader_folds_it(folding: LogView) -> None:
    found = [line for line in with_auctions() if "1" in line.text]
    folding.show_lines(found, found=True)
    assert texts(folding) == [line.text for line in found]
    press_on(folding, 0, Qt.Key.Key_Left)
    assert texts(folding) == ["Auction 10", "Ana passes 10", "Bid 21"]
    folding.show_lines(with_auctions())
    assert texts(folding) == FOLDED


def test_a_folded_group_stands_for_each_of_its_moments(folding: LogView) -> None:
    summary = folding.lines.lines[1]
    for moment, stands in ((9, False), (10, True), (12, True), (13, False)):
        folding.show_moment(moment)
        assert folding.is_of_moment(summary) is stands
    press_on(folding, 1, Qt.Key.Key_Right)
    folding.show_moment(11)
    assert [line.text for line in folding.lines.lines if folding.is_of_moment(line)] == ["Bid 11"]
