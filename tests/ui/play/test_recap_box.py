"""The box with what happened while a player waited."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.play.log_pane import LogPane
from indonesia_qt.ui.play.log_view import LogLine
from indonesia_qt.ui.play.recap_box import AFTER_TITLE, RecapBox
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.style.theme import LIGHT
from tests.soak import soak_but
from tests.ui.pages.page import Page, settle


def test_a_line_that_has_the_keyboard_goes_with_the_others(qtbot: QtBot) -> None:
    box = RecapBox()
    qtbot.addWidget(box)
    box.fit(400, 400)
    box.show_lines([LogLine(text) for text in ("Budi sold rice.", "Citra sold spice.")], 2)
    box.resize(400, 400)
    with qtbot.waitActive(box):
        box.show()
        box.activateWindow()
    pointed: list[object] = []
    box.pointed.connect(pointed.append)
    first = box.rows.itemAt(0).widget()
    assert first
    first.setFocus()
    assert QApplication.focusWidget() is first
    box.show_lines([])
    assert pointed[0] is not None
    assert pointed[1:] == [None] * len(pointed[1:])


def test_the_title_keeps_its_distance_from_the_buttons(qtbot: QtBot) -> None:
    box = RecapBox()
    qtbot.addWidget(box)
    box.show_lines([LogLine("Budi sold rice.")], 2)
    box.show()
    box.resize(box.minimumSizeHint())
    QApplication.processEvents()
    title = box.title
    text = title.fontMetrics().horizontalAdvance(title.text())
    assert box.replay.x() - (title.x() + text) >= scaled(AFTER_TITLE)


@pytest.mark.parametrize("height", soak_but(range(120, 700, 80), range(120, 700, 20)))
def test_beside_the_recap_the_log_has_room_or_gives_its_place(qtbot: QtBot, height: int) -> None:
    pane = LogPane(LIGHT, [], {})
    qtbot.addWidget(pane)
    pane.show_lines([LogLine(f"Budi sells {n} rice.") for n in range(30)])
    pane.recap.show_lines(pane.lines[-12:], 12)
    pane.resize(300, height)
    pane.show()
    settle()
    line = pane.fontMetrics().lineSpacing()
    assert pane.recap.room.isHidden() or pane.view.height() >= 4 * line
    if pane.recap.room.isHidden():
        Page(pane).click(pane.recap.fold)
        settle()
        assert not pane.view.isVisible()
        pane.recap.dismiss()
        settle()
        assert pane.view.isVisible()


def test_the_recap_of_a_long_wait_is_seen_whole_in_a_large_window(qtbot: QtBot) -> None:
    """The pane is as high as in a window of 1080 pixels."""
    pane = LogPane(LIGHT, [], {})
    qtbot.addWidget(pane)
    pane.show_lines([LogLine(f"Budi sells {n} rice.") for n in range(30)])
    pane.recap.show_lines(pane.lines[-8:], 48)
    pane.resize(380, 310)
    pane.show()
    settle()
    assert pane.recap.room.verticalScrollBar().maximum() == 0
    assert pane.view.isVisible()
