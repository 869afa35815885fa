"""A number is typed with a point or a comma, whatever the language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.widgets.decimal_field import DecimalField


@pytest.fixture(params=["en", "de", "fr", "it", "nl", "id"])
def field(request: pytest.FixtureRequest, qtbot: QtBot) -> Iterator[DecimalField]:
    """A field in each language, with all that is in it selected."""
    before = QLocale()
    QLocale.setDefault(QLocale(request.param))
    field = DecimalField(minimum=-10_000, maximum=10_000, decimals=1, suffix="°")
    qtbot.addWidget(field)
    field.show()
    field.selectAll()
    yield field
    QLocale.setDefault(before)


@pytest.mark.parametrize("typed", ["1.5", "1,5"])
def test_point_and_comma_are_the_decimal_sign(field: DecimalField, typed: str) -> None:
    QTest.keyClicks(field, typed)
    assert field.value() == 1.5


@pytest.mark.parametrize("typed", ["12.5", "12,5"])
def test_a_whole_number_has_no_decimals(field: DecimalField, typed: str) -> None:
    field.setDecimals(0)
    field.selectAll()
    QTest.keyClicks(field, typed)
    assert field.value() == 12


def test_a_number_with_both_signs_is_read_as_the_language_writes_it(field: DecimalField) -> None:
    QApplication.clipboard().setText("1.000,5")
    field.lineEdit().paste()
    assert field.value() == (1000.5 if field.locale().groupSeparator() == "." else 0.0)
