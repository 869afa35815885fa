"""On a slow disk, such as a home on the network, the window's thread does little with files at once."""

from __future__ import annotations

import io
import os
import shutil
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from indonesia_qt.board.draft import Draft
from indonesia_qt.files import paths
from indonesia_qt.library import load_map
from indonesia_qt.mapmaking.files import storage
from indonesia_qt.mapmaking.files.recovery import RecoveryFile
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.app.start import make_window
from indonesia_qt.ui.games.indonesia.panels.turn_order import BidPanel
from indonesia_qt.ui.support import background
from tests.robustness.failing_disk import name_of
from tests.ui.conftest import delete_windows
from tests.ui.pages.editor.map_chooser import MapChooserPage
from tests.ui.pages.editor.recovery import RecoveryPage
from tests.ui.pages.new_game import NewGamePage
from tests.ui.pages.record import RecordPage
from tests.ui.pages.saved_games import SavedGamesPage
from tests.ui.pages.start_screen import StartPage
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import new_game
from tests.ui.table.positions import POSITIONS, go_to

OPERATIONS = {
    os: (
        "stat",
        "lstat",
        "open",
        "scandir",
        "listdir",
        "unlink",
        "rename",
        "replace",
        "mkdir",
        "readlink",
        "utime",
        "fsync",
    ),
    io: ("open",),
}
GAMES, MAPS = 12, 8
MOST = 6
"""Operations without a pause: at 40 ms each they stop the window for less than 0.3 s."""
SLOW_S = 0.002
"""So long each takes here, which is longer than the window waits."""


class SlowFolder:
    """Delays each operation on a file below a folder, and counts those of the window's thread between two pauses."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.folder = str(folder)
        self.done: list[str] = []
        """What the window's thread has done."""
        self._without_pause: list[str] = []
        self.longest: list[str] = []
        """What was done without a pause, at most."""
        for module, names in OPERATIONS.items():
            for name in names:
                patch.setattr(module, name, self._slow(getattr(module, name), name))

    def pause(self) -> None:
        """Begin to count again: the window is painted, and takes clicks."""
        self._without_pause = []

    def _slow(self, operation: Callable[..., Any], name: str) -> Callable[..., Any]:
        def slow(place: Any = ".", *arguments: Any, **named: Any) -> Any:
            file = name_of(place)
            is_open = name == "open" and isinstance(place, int)  # already, and is only wrapped
            if file.startswith(self.folder) and not is_open:
                if threading.current_thread() is threading.main_thread():
                    self.done.append(f"{name} {Path(file).name}")
                    self._without_pause.append(self.done[-1])
                    self.longest = max(self.longest, self._without_pause, key=len)
                time.sleep(SLOW_S)
            return operation(place, *arguments, **named)

        return slow


@pytest.fixture(scope="module")
def maps(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of maps of a player's own."""
    folder = tmp_path_factory.mktemp("own")
    lagoon = load_map("lagoon")
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("INDONESIA_QT_DATA", str(folder))
        for number in range(MAPS):
            storage.save_as(Draft(lagoon.board, lagoon.data), f"Map {number}")
    return folder / "maps"


@pytest.fixture(scope="module")
def played(maps: Path, tmp_path_factory: pytest.TempPathFactory, qapp: QApplication) -> Path:
    """A folder with saved games, one of which is over, maps with one that wasn't saved, and results."""
    assert qapp
    folder = tmp_path_factory.mktemp("played")
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("INDONESIA_QT_DATA", str(folder))
        program = Program(make_window())
        go_to(program, POSITIONS["result"])
        assert program.file
        for number in range(GAMES):
            shutil.copy(program.file, program.file.with_name(f"{number}.indonesia"))
        program.new_game(new_game("human", "human"))
        shutil.copytree(maps, folder / "maps")
        lagoon = load_map("lagoon")
        RecoveryFile().keep(Draft(lagoon.board, lagoon.data), None, None, 1.0)
        program.window.close()
        program.window.deleteLater()
        program.deleteLater()
        delete_windows()
    return folder


@pytest.fixture
def _filled(program: Program, played: Path) -> None:
    """The player's folder with what was played; the start screen is shown."""
    shutil.copytree(played, paths.own_data(), dirs_exist_ok=True, ignore=shutil.ignore_patterns("settings.json"))
    program.show_start()
    program.window.settings.sync()


@pytest.fixture
def slow(program: Program, _filled: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[SlowFolder]:
    """The player's folder, slow from now on."""
    monkeypatch.setattr(background, "PATIENCE_S", 0.001)
    with monkeypatch.context() as patch:
        folder = SlowFolder(paths.own_data(), patch)
        clock = QTimer(program)
        clock.timeout.connect(folder.pause)
        clock.start(1)  # less than an operation takes; a clock without a pause would take all of the processor
        yield folder
        clock.stop()


def start(program: Program, qtbot: QtBot) -> None:
    program.show_start()
    page = StartPage.of(program.window)
    qtbot.waitUntil(lambda: page.has_picture, timeout=30_000)


def go_on(program: Program, qtbot: QtBot) -> None:
    start(program, qtbot)
    StartPage.of(program.window).go_on()
    assert program.table


def begin(program: Program, qtbot: QtBot) -> None:  # noqa: ARG001
    program.new_game(new_game("human", "human"))
    assert program.table
    assert program.table.bridge.session.journal


def ask_for_game(program: Program, qtbot: QtBot) -> None:
    program.new_games.ask()
    page = NewGamePage.of(program.window)
    qtbot.wait(200)
    page.widget.close()


def order_saves(program: Program, qtbot: QtBot) -> None:
    program.saves.ask()
    page = SavedGamesPage.of(program.window)
    qtbot.waitUntil(lambda: page.is_read and page.has_picture(0), timeout=30_000)
    page.choose_row(3)
    page.rename("Friday")
    page.duplicate()
    page.delete()
    page.undo()
    assert "Friday copy" in page.names
    page.close()


def open_last(program: Program, qtbot: QtBot) -> None:  # noqa: ARG001
    program.window.preferences.set("at_start", "last")
    program.start()
    assert program.table


def list_recent(program: Program, qtbot: QtBot) -> None:
    menu = program.window.game.recent
    menu.aboutToShow.emit()
    qtbot.waitUntil(lambda: len(menu.actions()) > 1, timeout=30_000)


def show_record(program: Program, qtbot: QtBot) -> None:
    program.window.commands.actions["record"].trigger()
    page = RecordPage.of(program.window)
    qtbot.waitUntil(lambda: page.heading.startswith("Ana: 1 game"), timeout=30_000)
    page.close()


def choose_map(program: Program, qtbot: QtBot) -> None:
    program.maps.edit_played()
    RecoveryPage.of(program.window).put_off()
    page = MapChooserPage.of(program.window)
    qtbot.waitUntil(lambda: len(page.own) == MAPS, timeout=30_000)
    page.select("Map 3")
    qtbot.wait(300)
    page.delete()
    page.undo_delete()
    qtbot.wait(300)
    assert len(page.own) == MAPS
    page.widget.reject()


def change_settings(program: Program, qtbot: QtBot) -> None:
    program.window.preferences.set("speed", "slow")
    qtbot.waitUntil(lambda: b"slow" in (paths.own_data() / "settings.json").read_bytes())


@pytest.mark.parametrize(
    "act",
    [start, go_on, begin, ask_for_game, order_saves, open_last, list_recent, show_record, choose_map, change_settings],
)
def test_the_window_goes_on(
    program: Program, slow: SlowFolder, qtbot: QtBot, act: Callable[[Program, QtBot], None]
) -> None:
    act(program, qtbot)
    qtbot.wait(100)
    assert len(slow.longest) <= MOST, slow.longest


def test_the_window_goes_on_when_a_game_ends(program: Program, slow: SlowFolder, qtbot: QtBot) -> None:
    go_to(program, POSITIONS["result"])
    actions = program.window.commands.actions
    actions["undo"].trigger()
    qtbot.wait(100)
    slow.longest = []
    actions["redo"].trigger()
    qtbot.wait(500)
    assert program.table
    assert program.table.bridge.question is None
    assert len(slow.longest) <= MOST, slow.longest


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux says which file is written to the disk")
def test_a_decision_costs_three_operations(program: Program, slow: SlowFolder) -> None:
    program.new_game(new_game("human", "human"))
    mouse = Mouse(program)
    for bid in (1, 0):
        while not isinstance(mouse.panel, BidPanel):
            mouse.answer()  # the other one looks
        if bid:
            mouse.change_amount(bid)  # what is entered is kept, and goes with the decision
        assert cost(mouse.confirm, slow) == ["open", "fsync", *(["unlink"] if bid else [])]
    for change in ("undo", "redo"):
        assert cost(program.window.commands.actions[change].trigger, slow) == ["open", "fsync"]


def cost(act: Callable[[], object], slow: SlowFolder) -> list[str]:
    """Return the operations that the window's thread does with files meanwhile."""
    before = len(slow.done)
    act()
    return [operation.split()[0] for operation in slow.done[before:]]


def test_windows_close_while_their_folders_are_read(program: Program, slow: SlowFolder, qtbot: QtBot) -> None:
    assert slow
    program.show_start()
    program.saves.ask()
    program.window.commands.actions["record"].trigger()
    SavedGamesPage.of(program.window).close()
    RecordPage.of(program.window).close()
    program.window.close()
    qtbot.wait(500)
