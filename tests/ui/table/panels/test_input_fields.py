"""The field for an amount of money: whatever is clicked or typed, it holds one of the amounts that can be bid."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.table.panels.input_fields import AmountField
from tests.ui.pages.table import AmountPage


@pytest.fixture
def field(qtbot: QtBot) -> AmountField:
    """Bids from 160 in steps of 8 rupiah, as for eight rice (the first worked example)."""
    field = AmountField(range(160, 201, 8), (-1, 1, 10))
    qtbot.addWidget(field)
    field.show()
    return field


def test_buttons_change_it_by_steps_and_stop_at_the_ends(field: AmountField) -> None:
    page = AmountPage(field)
    assert field.value() == 160
    assert [page.change(by) for by in (8, 8, -8, 80, 8)] == [168, 176, 168, 200, 200]
    assert [page.go_to_least(), page.change(-8), page.go_to_most()] == [160, 160, 200]


def test_the_slider_goes_from_amount_to_amount(field: AmountField) -> None:
    field.slider.setFocus()
    QTest.keyClick(field.slider, Qt.Key.Key_Right)
    assert field.value() == 168
    QTest.keyClick(field.slider, Qt.Key.Key_End)
    assert field.value() == 200


def type_amount(field: AmountField, text: str) -> None:
    field.number.setFocus()
    field.number.selectAll()
    QTest.keyClicks(field.number, text)


def test_enter_takes_an_amount_that_can_be_bid(field: AmountField, qtbot: QtBot) -> None:
    type_amount(field, "176")
    with qtbot.assertNotEmitted(field.rounded), qtbot.waitSignal(field.entered):
        QTest.keyClick(field.number, Qt.Key.Key_Return)
    assert field.value() == field.number.value() == 176


@pytest.mark.parametrize(("typed", "amount"), [(171, 168), (174, 176), (199, 200)])
def test_a_typed_number_becomes_the_nearest_amount_with_a_word_before_it_is_taken(
    field: AmountField, qtbot: QtBot, typed: int, amount: int
) -> None:
    type_amount(field, str(typed))
    with qtbot.assertNotEmitted(field.entered), qtbot.waitSignal(field.rounded) as rounded:
        QTest.keyClick(field.number, Qt.Key.Key_Return)
    assert rounded.args == [f"Bids go up in steps of 8: {typed} became {amount}."]
    assert field.value() == field.number.value() == amount
    with qtbot.assertNotEmitted(field.rounded), qtbot.waitSignal(field.entered):
        QTest.keyClick(field.number, Qt.Key.Key_Return)


def test_a_typed_number_is_rounded_with_a_word_when_the_keyboard_goes_elsewhere_and_the_next_enter_takes_it(
    field: AmountField, qtbot: QtBot
) -> None:
    type_amount(field, "171")
    with qtbot.waitSignal(field.rounded):
        QTest.keyClick(field.number, Qt.Key.Key_Tab)
    assert field.slider.hasFocus()
    with qtbot.waitSignal(field.entered):
        QTest.keyClick(field.slider, Qt.Key.Key_Return)
    assert field.value() == 168


def test_what_can_not_be_bid_can_not_be_typed(field: AmountField) -> None:
    type_amount(field, "999")
    assert field.value() <= 200
