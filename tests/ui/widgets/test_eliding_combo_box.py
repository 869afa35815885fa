"""A combo box without enough room says with dots that its text goes on."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.widgets.eliding_combo_box import ElidingComboBox

LONG = "Maximize my profit in this and in all other years"


@pytest.fixture
def box(qtbot: QtBot) -> ElidingComboBox:
    """A box that is too narrow for its only choice."""
    box = ElidingComboBox()
    qtbot.addWidget(box)
    box.addItem(LONG)
    box.resize(150, box.sizeHint().height())
    return box


def looks_like(box: QComboBox, text: str) -> bool:
    """Whether a box looks as if it had another text; neither is shown, or one had the keyboard or the pointer."""
    other = ElidingComboBox()
    other.addItem(text)
    other.resize(box.size())
    within = QRect(6, 6, box.width() - 12, box.height() - 12)
    return box.grab(within).toImage() == other.grab(within).toImage()


def test_its_text_ends_with_dots(box: ElidingComboBox) -> None:
    cut = [LONG[:length].rstrip() + "\N{HORIZONTAL ELLIPSIS}" for length in range(len(LONG))]
    assert any(looks_like(box, text) for text in cut)


def test_so_does_its_placeholder(box: ElidingComboBox) -> None:
    box.setCurrentIndex(-1)
    box.setPlaceholderText(LONG)
    assert looks_like(box, LONG)


def test_it_can_be_narrower_than_its_choices_but_its_list_is_not(qtbot: QtBot, box: ElidingComboBox) -> None:
    assert box.minimumSizeHint().width() < 150 < box.sizeHint().width()
    box.show()
    box.showPopup()
    qtbot.waitUntil(box.view().isVisible)
    assert box.view().sizeHintForColumn(0) <= box.view().viewport().width()
    box.hidePopup()
