"""The buttons that answer a question say all of it, in more lines where they are narrow."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QMargins, QPoint
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.style.stylesheet import dress
from indonesia_qt.ui.style.theme import LIGHT
from indonesia_qt.ui.table.panels.answer_button import PADDING, AnswerButton, AnswerRow, PrimaryButton
from indonesia_qt.ui.widgets.layouts import column_of, row_of

Show = Callable[[int, str, str], AnswerButton]


@pytest.fixture
def show(qapp: object) -> Iterator[Show]:
    """Shows a button at the bottom of a panel of a width, beside another one."""
    assert qapp
    panels: list[QWidget] = []

    def show(width: int, text: str, leads_to: str) -> AnswerButton:
        panel = QWidget()
        panels.append(panel)
        button = PrimaryButton(text, leads_to)
        panel.setLayout(column_of(1, row_of(AnswerButton("Pass"), (button, 1))))
        panel.resize(width, 300)
        panel.show()
        return button

    yield show
    for panel in panels:
        panel.deleteLater()


def heights(button: AnswerButton) -> int:
    return sum(
        len(lines) * metrics.height() for lines, metrics in zip(button.shown_lines(), button.metrics(), strict=True)
    )


@pytest.mark.parametrize("width", [260, 300, 360])
def test_what_an_answer_leads_to_is_wrapped_rather_than_cut(show: Show, width: int) -> None:
    leads_to = "92 Rp now, then the minimum raise"
    button = show(width, "Bid up to 100 Rp", leads_to)
    assert " ".join(button.shown_lines()[1]) == leads_to
    assert heights(button) <= button.height()


def test_a_long_answer_is_wrapped_rather_than_cut(show: Show) -> None:
    text = "Choose a company on the board or in the list"
    button = show(300, text, "")
    assert len(button.shown_lines()[0]) == 2
    assert " ".join(button.shown_lines()[0]) == text
    assert heights(button) <= button.height()


@pytest.mark.parametrize("bold", [False, True])
def test_an_answer_that_just_fits_is_not_cut(show: Show, bold: bool) -> None:
    text = "Choose a move"
    button = show(400, text, "")
    font = button.font()
    font.setBold(bold)
    button.setFont(font)
    narrowest = button.fontMetrics().horizontalAdvance(text) + 2 * PADDING
    for width in range(narrowest - 30, narrowest + 3):
        button.resize(width, 60)
        assert " ".join(button.shown_lines()[0]) == text


def test_parts_that_do_not_fit_are_left_out_and_the_height_stays(show: Show) -> None:
    short, long = (
        show(300, "Ship", text) for text in ("4 left", "4 left; then 2 more areas of any province for nothing at all")
    )
    assert long.shown_lines() == short.shown_lines() == (["Ship"], ["4 left"])
    assert long.height() == short.height()


def test_no_more_than_two_lines_are_taken(show: Show) -> None:
    button = show(260, "Bid", "and so on " * 30)
    assert len(button.shown_lines()[1]) == 2
    assert button.shown_lines()[1][1].endswith("\N{HORIZONTAL ELLIPSIS}")
    assert heights(button) <= button.height()


def test_only_the_button_that_answers_is_filled_with_the_keyboard_on_the_other_one(
    qapp: QApplication, qtbot: QtBot
) -> None:
    dress(qapp, LIGHT)
    passing = AnswerButton("Bid no more", "get 60 Rp")
    passing.setAutoDefault(True)
    panel = row_in(400, passing, PrimaryButton("Bid 130 Rp"), qtbot)
    inside = QPoint(8, 8)
    before = passing.grab().toImage().pixelColor(inside)
    panel.activateWindow()
    passing.setFocus()
    qtbot.waitUntil(passing.isDefault)
    assert passing.grab().toImage().pixelColor(inside) == before


def row_in(width: int, passing: AnswerButton, answering: PrimaryButton, qtbot: QtBot) -> QWidget:
    """A panel of a width with both buttons in the row at its bottom."""
    panel, row = QWidget(), AnswerRow()
    qtbot.addWidget(panel)
    row.addWidget(answering)
    row.addWidget(passing)
    panel.setLayout(column_of(1, row, contentsMargins=QMargins()))
    panel.resize(width, 300)
    panel.show()
    QApplication.processEvents()
    return panel


def test_the_button_that_answers_lies_beside_the_one_that_passes_or_in_a_line_of_its_own(qtbot: QtBot) -> None:
    where = "on the board or in the list of all the seas"
    passing, answering = AnswerButton("Stop", "1 more ship"), PrimaryButton("Choose a sea", where)
    panel = row_in(600, passing, answering, qtbot)
    assert passing.y() == answering.y()
    assert passing.geometry().right() < answering.x()
    panel.resize(220, 300)
    QApplication.processEvents()
    assert answering.y() > passing.geometry().bottom()
    assert answering.width() > 160
    assert " ".join(answering.shown_lines()[1]) == where
    answering.say("Go")
    QApplication.processEvents()
    assert answering.y() > passing.geometry().bottom(), "no button moves while a move is chosen"
    panel.resize(600, 300)
    QApplication.processEvents()
    assert passing.y() == answering.y()
