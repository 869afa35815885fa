"""Garbage is looked for while the designer rests, and not in all that a large map consists of."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.editor.desktop import Desktop
from tests.ui.pages.page import settle


@pytest.fixture(autouse=True, scope="module")
def nothing_brought_back() -> None:
    """In this file it is: the collector does what it does in the program."""


def collections() -> int:
    """How often all objects were looked at."""
    return gc.get_stats()[2]["collections"]


def test_what_a_map_consists_of_is_set_aside_until_its_window_closes(
    desktop: Desktop, islands: Path, qtbot: QtBot
) -> None:
    gc.unfreeze()
    window = desktop.open(islands)
    qtbot.waitUntil(lambda: gc.get_freeze_count() > 0)
    window.may_close = lambda: True
    window.close()
    qtbot.waitUntil(lambda: gc.get_freeze_count() == 0)


def test_garbage_waits_until_no_step_follows(desktop: Desktop, islands: Path, qtbot: QtBot) -> None:
    first = collections()
    desktop.open(islands)
    qtbot.waitUntil(lambda: collections() > first)
    before = collections()
    desktop.rename("Other islands")
    settle()
    assert collections() == before
    qtbot.waitUntil(lambda: collections() > before)
