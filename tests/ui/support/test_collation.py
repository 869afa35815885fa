from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale

from indonesia_qt.ui.support.collation import in_order

NAMES = ["Zebra", "Öl", "insel 10", "Łukasz", "Äpfel", "Mia", "Insel 9", "Lukas", "apfel"]


@pytest.fixture(autouse=True)
def spoken() -> Iterator[None]:
    before = QLocale()
    yield
    QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("language", "ordered"),
    [
        ("de", ["apfel", "Äpfel", "Insel 9", "insel 10", "Lukas", "Łukasz", "Mia", "Öl", "Zebra"]),
        ("sv", ["apfel", "Insel 9", "insel 10", "Lukas", "Łukasz", "Mia", "Zebra", "Äpfel", "Öl"]),
    ],
)
def test_names_are_in_the_order_of_the_language(language: str, ordered: list[str]) -> None:
    QLocale.setDefault(QLocale(language))
    assert in_order(NAMES, str) == ordered
