"""The underlined letters of menus: each leads to one command, in every language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMainWindow, QMenu
from pytestqt.qtbot import QtBot

from indonesia_qt.board.draft import Draft
from indonesia_qt.i18n.text import tr
from indonesia_qt.library import load_map
from indonesia_qt.ui.editor.window_manager import WindowManager
from indonesia_qt.ui.games.indonesia.offer import OFFER as INDONESIA
from indonesia_qt.ui.settings.appearance import Appearance
from indonesia_qt.ui.settings.settings_file import Preferences, Settings
from indonesia_qt.ui.table.window.main_window import MainWindow
from tests.i18n.linguist import spoken
from tests.i18n.test_languages import LANGUAGES
from tests.ui.pages.page import owned
from tests.ui.table.second_game import counting  # noqa: F401


@pytest.fixture(params=["en", *LANGUAGES])
def language(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A language that is spoken."""
    with spoken(request.param, tmp_path):
        yield request.param


def letters(menu_texts: list[str]) -> Counter[str]:
    return Counter(found.group(1).casefold() for text in menu_texts if (found := re.search(r"&(\w)", text)))


def clashes(window: QMainWindow) -> list[tuple[str, str]]:
    """Menus, with a letter that leads to more than one of their entries."""
    menus = {menu.title(): [one.text() for one in menu.actions()] for menu in owned(window, QMenu)}
    menus["menu bar"] = [one.text() for one in window.menuBar().actions()]
    return [(title, letter) for title, texts in menus.items() for letter, n in letters(texts).items() if n > 1]


def test_each_letter_of_a_menu_leads_to_one_entry(language: str, tmp_path: Path, qtbot: QtBot) -> None:
    assert language
    settings = Settings(tmp_path)
    window = MainWindow(settings)
    qtbot.addWidget(window)
    assert clashes(window) == []
    editors = WindowManager(settings, Appearance(Preferences(settings), window), window)
    found = load_map("lagoon")
    editors.edit(Draft(found.board, found.data))
    assert clashes(editors.windows[0]) == []
    editors.windows[0].close()


@pytest.mark.usefixtures("language", "counting")
def test_so_does_each_letter_with_a_second_game(tmp_path: Path, qtbot: QtBot) -> None:
    window = MainWindow(Settings(tmp_path))
    qtbot.addWidget(window)
    assert window.commands.name("year_back") != tr(INDONESIA.round_back).replace("&", "")
    assert clashes(window) == []
