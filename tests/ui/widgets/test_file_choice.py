"""A file that is named without an ending gets the one of the type that is chosen."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.widgets.file_choice import ask_where_to_write
from tests.ui.pages.boxes import FilePage

KINDS = "PNG image (*.png);;PDF document (*.pdf);;Saved games (*.one *.two);;All files (*)"


@pytest.mark.parametrize(
    ("kind", "named", "written"),
    [
        ("PNG", "map", "map.png"),
        ("PDF", "map", "map.pdf"),
        ("PDF", "map.png", "map.png"),
        ("PDF", "map.PDF", "map.PDF"),
        ("Saved", "game", "game.one"),
        ("All", "map", "map.png"),
    ],
)
def test_the_type_that_is_chosen_decides_the_ending(
    qtbot: QtBot, tmp_path: Path, kind: str, named: str, written: str
) -> None:
    window, chosen = QWidget(), list[Path]()
    qtbot.addWidget(window)
    window.show()
    ask_where_to_write("Export", tmp_path / "proposed.png", KINDS, chosen.append, window)
    FilePage.of(window).name(kind, named)
    assert chosen == [tmp_path / written]


def test_the_ending_that_is_proposed_stays_where_the_type_has_it(qtbot: QtBot, tmp_path: Path) -> None:
    window, chosen = QWidget(), list[Path]()
    qtbot.addWidget(window)
    window.show()
    ask_where_to_write("Save a copy", tmp_path / "game.two", "Saved games (*.one *.two)", chosen.append, window)
    FilePage.of(window).name("Saved", "other")
    assert chosen == [tmp_path / "other.two"]
