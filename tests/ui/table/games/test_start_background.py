"""The coasts behind the start screen are drawn once, and only where they are seen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.style.theme import LIGHT, Theme
from indonesia_qt.ui.table.games import start_screen
from indonesia_qt.ui.table.games.start_screen import StartBackground


@pytest.fixture(autouse=True)
def nothing_drawn() -> Iterator[None]:
    start_screen._coasts_picture.cache_clear()
    yield
    start_screen._coasts_picture.cache_clear()


def shown(qtbot: QtBot, width: int = 200, theme: Theme = LIGHT) -> QImage:
    page = StartBackground(theme)
    qtbot.addWidget(page)
    page.resize(width, 100)
    page.show_coasts()
    return page.grab().toImage()


def test_the_next_window_shows_the_coasts_that_are_drawn(qtbot: QtBot) -> None:
    assert shown(qtbot) == shown(qtbot)
    assert start_screen._coasts_picture.cache_info().misses == 1


def test_coasts_are_drawn_again_for_another_size_or_look(qtbot: QtBot) -> None:
    first = shown(qtbot)
    assert shown(qtbot, width=300).width() == 300
    dark = replace(LIGHT, interface=replace(LIGHT.interface, window="#101010", line="#808080"))
    assert shown(qtbot, theme=dark) != first
    assert start_screen._coasts_picture.cache_info().misses == 3


def test_coasts_that_are_not_seen_are_not_drawn(qtbot: QtBot) -> None:
    page = StartBackground(LIGHT)
    qtbot.addWidget(page)
    page.show_coasts()
    page.resize(300, 100)
    assert start_screen._coasts_picture.cache_info().misses == 0
