"""What has a sound, who hears it, and what the settings say where there are none."""

from __future__ import annotations

import sys
import wave

import pytest
from pytestqt.qtbot import QtBot

from indonesia_qt.files import paths
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.indonesia.game_ui import GAME_UI
from indonesia_qt.ui.table.game_sounds import TURN
from indonesia_qt.ui.widgets import sound_player
from tests.ui.pages.settings import SettingsPage
from tests.ui.table.new_games import Begin


def heard(program: Program) -> list[str]:
    """What sounds from now on."""
    found: list[str] = []
    program.sounds.sounded.connect(found.append)
    return found


def test_each_sound_is_a_small_file() -> None:
    files = {file.stem: file for file in (paths.resources() / "sounds").glob("*.wav")}
    assert set(files) == {TURN, *GAME_UI.sounds}
    assert sum(file.stat().st_size for file in files.values()) < 200_000
    for file in files.values():
        with wave.open(str(file)) as sound:
            assert 0.1 < sound.getnframes() / sound.getframerate() < 2


def test_one_person_among_bots_hears_his_turn_and_what_happens(begin: Begin, qtbot: QtBot) -> None:
    mouse = begin("human", "greedy", "greedy", seed=4)
    found = heard(mouse.program)
    assert mouse.program.table
    bridge = mouse.program.table.bridge
    while not {"turn", "year"} <= set(found):
        qtbot.waitUntil(lambda: bridge.question is None or bridge.is_human(bridge.question.seat), timeout=30_000)
        mouse.answer()


def test_several_people_hear_nothing_unless_they_want_to(begin: Begin) -> None:
    mouse = begin("human", "human")
    found = heard(mouse.program)
    for _ in range(4):
        mouse.answer()
    assert found == []
    mouse.program.window.preferences.set("sounds", "on")
    for _ in range(4):
        mouse.answer()
    assert "turn" in found


def test_who_wants_none_hears_none(begin: Begin, qtbot: QtBot) -> None:
    mouse = begin("human", "greedy")
    mouse.program.window.preferences.set("sounds", "off")
    found = heard(mouse.program)
    assert mouse.program.table
    bridge = mouse.program.table.bridge
    for _ in range(3):
        qtbot.waitUntil(lambda: bridge.question is not None and bridge.is_human(bridge.question.seat), timeout=30_000)
        mouse.answer()
    assert found == []


def test_the_settings_say_why_there_are_none(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)
    sound_player._multimedia.cache_clear()
    program.window.commands.actions["settings"].trigger()
    page = SettingsPage.of(program.window)
    sound_player._multimedia.cache_clear()

    for key in ("sounds", "volume"):
        assert not page.row(key).field.isEnabled()
        assert "QtMultimedia" in page.why_not(key)
