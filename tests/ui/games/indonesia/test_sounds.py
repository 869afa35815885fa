"""What has a sound, who hears it, who plays it, and that the settings have no sounds where nothing can."""

from __future__ import annotations

import sys
import wave
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from indonesia_qt.files import paths
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.indonesia.game_ui import GAME_UI
from indonesia_qt.ui.table.game_sounds import TURN
from indonesia_qt.ui.widgets import sound_player
from tests.ui.conftest import delete_windows
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
    assert sum(file.stat().st_size for file in files.values()) < 250_000
    for file in files.values():
        with wave.open(str(file)) as sound:
            assert 0.1 < sound.getnframes() / sound.getframerate() < 2


def test_one_person_among_bots_hears_his_turn_and_what_happens(begin: Begin, qtbot: QtBot) -> None:
    mouse = begin("human", "greedy", "greedy", seed=4)
    mouse.program.window.preferences.set("sounds", "alone")
    found = heard(mouse.program)
    bridge = mouse.table.bridge
    while not {"turn", "year"} <= set(found):
        qtbot.waitUntil(lambda: bridge.question is None or bridge.is_human(bridge.question.seat), timeout=30_000)
        mouse.answer()


def test_several_people_hear_nothing_unless_they_want_to(begin: Begin) -> None:
    mouse = begin("human", "human")
    mouse.program.window.preferences.set("sounds", "alone")
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
    assert mouse.program.window.preferences.value("sounds") == "off"  # at first
    found = heard(mouse.program)
    bridge = mouse.table.bridge
    for _ in range(3):
        qtbot.waitUntil(lambda: bridge.question is not None and bridge.is_human(bridge.question.seat), timeout=30_000)
        mouse.answer()
    assert found == []


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A computer without Qt's module for sound whose programs are in an empty folder."""
    if sys.platform == "win32":
        pytest.skip("Windows plays sounds itself")
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)
    programs = tmp_path / "programs"
    programs.mkdir()
    monkeypatch.setenv("PATH", str(programs))
    return programs


def install(programs: Path, name: str) -> Path:
    """Install a player that writes its arguments, a line each, into the file that is returned."""
    said = programs / "said"
    program = programs / name
    program.write_text(
        f'#!/bin/sh\nprintf "%s\\n" "$@" > "{said}.part" && exec /bin/mv "{said}.part" "{said}"\n', encoding="utf-8"
    )
    program.chmod(0o755)
    return said


@pytest.mark.parametrize("name", sound_player.PLAYERS)
def test_the_player_of_the_system_is_started_with_a_sound(begin: Begin, bare: Path, name: str, qtbot: QtBot) -> None:
    said = install(bare, name)
    mouse = begin("human", "human")
    mouse.program.window.preferences.set("sounds", "on")
    found = heard(mouse.program)
    while not found:
        mouse.answer()
    qtbot.waitUntil(said.exists)
    *_, file = said.read_text(encoding="utf-8").splitlines()
    assert Path(file) == paths.resources() / "sounds" / f"{found[0]}.wav"
    with wave.open(file) as sound:
        assert sound.getnframes() > 0


def test_the_settings_have_sounds_only_where_something_can_play_them(program: Program, bare: Path) -> None:
    program.window.game.show_settings()
    page = SettingsPage.of(program.window)
    assert "Sounds" not in page.titles
    assert not {"sounds", "volume"} & {row.key for row in page.preferences}
    page.widget.close()
    delete_windows()
    install(bare, "aplay")
    program.window.game.show_settings()
    assert "Sounds" in SettingsPage.of(program.window).titles
