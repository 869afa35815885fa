"""A layout that wraps its widgets."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QRect, QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.widgets.flow_layout import FlowLayout

MARGINS = QMargins(12, 8, 14, 10)


class Part(QWidget):
    def sizeHint(self) -> QSize:
        return QSize(60, 20)


def test_the_margins_around_all_lines_stay_empty(qtbot: QtBot) -> None:
    owner = QWidget()
    qtbot.addWidget(owner)
    flow = FlowLayout(spacing=5)
    flow.setContentsMargins(MARGINS)
    owner.setLayout(flow)
    parts = [Part() for _ in range(3)]
    for part in parts:
        flow.addWidget(part)
    owner.resize(170, flow.heightForWidth(170))
    owner.show()
    inner = owner.rect().marginsRemoved(MARGINS)
    covered = QRect()
    for part in parts:
        covered = covered.united(part.geometry())
    assert covered == inner
    assert parts[2].y() > parts[0].y() == parts[1].y()
    assert flow.sizeHint() == QSize(190, 20).grownBy(MARGINS)


def test_no_widget_has_a_line_for_itself_that_others_could_share(qtbot: QtBot) -> None:
    owner = QWidget()
    qtbot.addWidget(owner)
    flow = FlowLayout(spacing=5)
    owner.setLayout(flow)
    parts = [Part() for _ in range(4)]
    for part in parts:
        flow.addWidget(part)
    owner.resize(200, flow.heightForWidth(200))
    owner.show()
    tops = [part.y() for part in parts]
    assert tops == [0, 0, 25, 25], "two and two, though three have room in the first line"
    owner.resize(50, flow.heightForWidth(50))
    assert [part.width() for part in parts] == [50] * 4, "each is wider than the line"


def test_packed_widgets_are_as_wide_as_they_want_to_be(qtbot: QtBot) -> None:
    owner = QWidget()
    qtbot.addWidget(owner)
    flow = FlowLayout(spacing=5, packed=True)
    owner.setLayout(flow)
    parts = [Part() for _ in range(3)]
    for part in parts:
        flow.addWidget(part)
    owner.resize(170, 60)
    owner.show()
    assert [part.geometry() for part in parts] == [
        QRect(0, 0, 60, 20),
        QRect(65, 0, 60, 20),
        QRect(0, 25, 60, 20),
    ]
