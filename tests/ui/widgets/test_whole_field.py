"""A whole number stays what was typed, whatever sign separates thousands or decimals."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

import indonesia_qt
from indonesia_qt.ui.widgets.whole_field import WholeField


@pytest.fixture(params=["en", "de", "fr", "it", "nl", "id"])
def field(request: pytest.FixtureRequest, qtbot: QtBot) -> Iterator[WholeField]:
    """A field in each language, with all that is in it selected."""
    before = QLocale()
    QLocale.setDefault(QLocale(request.param))
    field = WholeField(minimum=-5, maximum=100_000, suffix="\u00a0Rp")
    qtbot.addWidget(field)
    field.show()
    field.selectAll()
    yield field
    QLocale.setDefault(before)


@pytest.mark.parametrize("grouped", [False, True])
@pytest.mark.parametrize("typed", ["12.5", "12,5", "12.", "12,75"])
def test_no_decimal_is_appended(field: WholeField, typed: str, grouped: bool) -> None:
    field.setGroupSeparatorShown(grouped)
    field.selectAll()
    QTest.keyClicks(field, typed)
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert field.value() == 12
    assert field.text() == "12\u00a0Rp"


@pytest.mark.parametrize(("typed", "number"), [("1.500", 1500), ("12,000", 12000), ("1500", 1500), ("-3", -3)])
def test_thousands_are_separated_where_the_field_does_so(field: WholeField, typed: str, number: int) -> None:
    field.setGroupSeparatorShown(True)
    field.selectAll()
    QTest.keyClicks(field, typed)
    assert field.value() == number


def test_every_number_field_of_the_program_is_one_that_drops_no_sign() -> None:
    files = Path(indonesia_qt.__file__).parent.rglob("*.py")
    assert not [file.name for file in files if "SpinBox(" in file.read_text(encoding="utf-8")]
