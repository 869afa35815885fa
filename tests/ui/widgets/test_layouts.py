"""Areas that scroll."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.widgets.layouts import RowScroll


class Changeable(QWidget):
    """Needs much width only as long as it is narrow, as players' cards that show more where they have room."""

    def minimumSizeHint(self) -> QSize:
        """Return another width than the present one."""
        return QSize(10 if self.width() > 310 else 5000, 10)


def test_a_row_that_needs_another_width_in_each_comes_to_rest(qtbot: QtBot) -> None:
    scroll = RowScroll(Changeable())
    qtbot.addWidget(scroll)
    scroll.show()
    for width in range(280, 340):
        scroll.resize(width, 100)
        assert scroll.row.width() >= scroll.viewport().width() or scroll.row.width() == 5000
