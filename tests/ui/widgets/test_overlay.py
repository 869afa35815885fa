"""Cards over the edge of a widget."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.widgets.overlay import Overlays


class Card(QLabel):
    def sizeHint(self) -> QSize:
        return QSize(200, 40)


def test_shown_cards_lie_one_below_the_other_in_the_middle(qtbot: QtBot) -> None:
    over = QWidget()
    qtbot.addWidget(over)
    first, second, third = cards = [Card(name) for name in "abc"]
    second.hide()
    Overlays(over, cards)
    over.resize(600, 400)
    over.show()
    first.show()
    third.show()
    assert first.geometry().center().x() == third.geometry().center().x() == 299
    assert second.isHidden()
    assert third.y() > first.geometry().bottom()
    second.show()
    assert first.geometry().bottom() < second.y() < second.geometry().bottom() < third.y()
    over.resize(150, 400)
    assert first.width() < 150
