"""The message at the pointer: as large as its text, in the interface's font, and beside what was typed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QCursor, QFont, QFontInfo
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.style.stylesheet import dress
from indonesia_qt.ui.style.theme import LIGHT, TEXT_FAMILY
from indonesia_qt.ui.widgets.messages import Callout, place_of_action

LONG = "A merger of 3 deeds needs Mergers 3; the Mergers track is at 2. " * 2


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, undressed: None) -> QWidget:  # noqa: ARG001
    window = QWidget()
    qtbot.addWidget(window)
    window.setFont(QFont("DejaVu Sans", 12))  # as the system would have it
    window.resize(900, 600)
    window.show()
    dress(qapp, LIGHT)
    return window


def test_a_short_message_after_a_long_one_has_no_empty_space(window: QWidget) -> None:
    callout = Callout(window)
    callout.say("Makassar Strait doesn’t touch Jawa Timur.", QPoint(10, 10), "Rule R-ACQ-03 (F1)")
    first = callout.height()
    callout.say(LONG, QPoint(10, 10), "Rule R-ACQ-03 (F1)")
    assert callout.height() > first
    for _ in range(3):
        callout.say("Makassar Strait doesn’t touch Jawa Timur.", QPoint(10, 10), "Rule R-ACQ-03 (F1)")
    assert callout.height() == first
    callout.say("Makassar Strait doesn’t touch Jawa Timur.", QPoint(10, 10))
    assert callout.height() < first


def test_text_and_link_have_the_font_of_the_interface(window: QWidget) -> None:
    callout = Callout(window)
    callout.say("Makassar Strait doesn’t touch Jawa Timur.", QPoint(10, 10), "Rule R-ACQ-03 (F1)")
    for part in (callout, callout.link):
        assert QFontInfo(part.font()).family() == TEXT_FAMILY
    assert callout.font().pointSizeF() == callout.link.font().pointSizeF()


def test_it_is_beside_the_field_that_was_typed_in_or_else_at_the_pointer(window: QWidget, qtbot: QtBot) -> None:
    field, button = QLineEdit(), QPushButton("Other")
    column = QVBoxLayout(window)
    for part in (field, button):
        column.addWidget(part)
    QCursor.setPos(window.mapToGlobal(QPoint(700, 500)))
    callout = Callout(window)
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    callout.say("That isn’t Ana’s PIN.", place_of_action())
    below = field.geometry().bottomLeft()
    assert 0 <= callout.y() - below.y() <= 8
    assert callout.x() == below.x()
    button.setFocus()
    callout.say("That isn’t Ana’s PIN.", place_of_action())
    assert (callout.pos() - QPoint(700, 500)).manhattanLength() < 50


def test_it_makes_way_for_what_is_kept_in_sight_and_stays_near(window: QWidget) -> None:
    callout, at = Callout(window), QPoint(400, 300)
    callout.say("That isn’t free.", window.mapToGlobal(at))
    assert callout.pos() == at
    kept = [QRect(0, 0, 900, 60), QRect(300, 250, 300, 200)]
    callout.say("That isn’t free.", window.mapToGlobal(at), kept=kept)
    assert not any(map(callout.geometry().intersects, kept))
    assert window.rect().contains(callout.geometry())
    assert (callout.pos() - at).manhattanLength() < 260
    callout.say("That isn’t free.", window.mapToGlobal(at), kept=[QRect(0, 0, 900, 590)])
    assert callout.geometry().bottom() == window.rect().bottom(), "it covers as little as it can"
