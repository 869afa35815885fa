"""Buttons that wrap their text."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMargins
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.widgets.flow_layout import FlowLayout
from indonesia_qt.ui.widgets.layouts import column_of, row_of
from indonesia_qt.ui.widgets.wrapping_buttons import WrappingButton, WrappingCheckBox
from tests.ui.pages.page import settle

TEXT = "Buy & sell for me as long as there is something"


@pytest.mark.parametrize("kind", [WrappingCheckBox, WrappingButton])
def test_a_text_without_room_is_wrapped_and_unwrapped_with_room(
    qtbot: QtBot, kind: type[WrappingCheckBox | WrappingButton]
) -> None:
    owner = QWidget()
    qtbot.addWidget(owner)
    button = kind(TEXT)
    owner.setLayout(column_of(row_of(button, 1), 1, contentsMargins=QMargins()))
    owner.resize(800, 300)
    owner.show()
    settle()
    assert button.text() == TEXT.replace("&", "&&")
    line = button.height()
    assert button.size() == button.sizeHint()

    owner.resize(button.sizeHint().width() * 2 // 3, 300)
    settle()
    assert len(button.text().split("\n")) == 2
    assert line < button.height() == button.heightForWidth(button.width())
    assert button.accessibleName() == TEXT

    owner.resize(800, 300)
    settle()
    assert button.height() == line


def test_a_flow_gives_it_the_height_of_its_lines(qtbot: QtBot) -> None:
    owner = QWidget()
    qtbot.addWidget(owner)
    box, other = WrappingCheckBox(TEXT), QWidget()
    other.setFixedSize(20, 20)
    flow = FlowLayout(spacing=5)
    for part in (box, other):
        flow.addWidget(part)
    owner.setLayout(column_of(flow, 1, contentsMargins=QMargins()))
    owner.resize(box.sizeHint().width() * 2 // 3, 300)
    owner.show()
    settle()
    assert box.height() == box.heightForWidth(box.width()) > box.sizeHint().height()
    assert other.y() >= box.geometry().bottom()
