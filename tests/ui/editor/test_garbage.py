"""Garbage is looked for while the designer rests, and not in all that a large map consists of."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.editor.desktop import Desktop


@pytest.fixture(autouse=True)
def nothing_brought_back() -> None:
    """In this file it is: the collector does what it does in the program."""


def test_what_a_map_consists_of_is_set_aside_until_its_window_closes(
    desktop: Desktop, islands: Path, qtbot: QtBot
) -> None:
    gc.unfreeze()
    window = desktop.open(islands)
    qtbot.waitUntil(lambda: gc.get_freeze_count() > 0)
    before = gc.get_freeze_count()
    desktop.rename("Other islands")
    qtbot.waitUntil(lambda: gc.get_freeze_count() != before)
    window.may_close = lambda: True
    window.close()
    qtbot.waitUntil(lambda: gc.get_freeze_count() == 0)
