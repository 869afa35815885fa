"""Each operation on the player's files fails once, in turn: nothing is lost, a sentence says it, and all goes on."""

from __future__ import annotations

import errno
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox
from pytestqt.exceptions import format_captured_exceptions
from pytestqt.qtbot import QtBot

from indonesia_qt.core.bots import play_out
from indonesia_qt.core.record import JournalFile, Seat, header, read
from indonesia_qt.core.session import Session
from indonesia_qt.files import paths
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy
from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.library import load_map
from indonesia_qt.mapmaking.edit.naming import retitle
from indonesia_qt.mapmaking.files import recovery, shared_map, storage
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.app.start import make_window
from indonesia_qt.ui.editor.document import autosave
from indonesia_qt.ui.editor.window_manager import WindowManager
from indonesia_qt.ui.settings.appearance import Appearance
from indonesia_qt.ui.settings.settings_file import Preferences, Settings
from indonesia_qt.ui.widgets.progress_dialog import ProgressDialog
from tests.mapmaking.maps import two_islands
from tests.robustness.failing_disk import ERRORS, failing_disk
from tests.ui.conftest import delete_windows
from tests.ui.editor.desktop import Desktop
from tests.ui.pages.boxes import MessagePage
from tests.ui.pages.editor.share import SharePage
from tests.ui.pages.editor.window import EditorPage
from tests.ui.pages.page import Page, open_windows, owned
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import new_game

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="only Linux names the files of descriptors"),
    pytest.mark.usefixtures("undressed"),
]

Scene = Callable[[Path, int, int], int]

STEP = 20
"""The tests of every day take each so many-th operation, and one error for each; the long ones all."""


class Evening:
    """Somebody plays, saves and opens games in the program's window."""

    def __init__(self) -> None:
        self.program = Program(make_window())
        self.program.window.resize(1366, 768)
        self.said: list[str] = []

    def close_messages(self) -> None:
        QApplication.processEvents()
        for message in MessagePage.all_of(self.program.window):
            self.said.append(message.text)
            message.close()

    def play(self, decisions: int) -> None:
        """Make so many decisions with the mouse."""
        table = self.program.table
        assert table
        made = table.bridge.made
        while table.bridge.made < made + decisions:
            Mouse(self.program).answer()
            self.close_messages()

    def undo(self) -> None:
        assert self.program.table
        self.program.table.bridge.undo()
        self.close_messages()

    def is_saved(self) -> bool:
        """Whether all decisions of the game are in its file."""
        table, file = self.program.table, self.program.file
        assert table
        assert file
        session, fault = read(file).replay(table.bridge.session.game)
        return fault is None and session.state == table.bridge.session.state

    def end(self) -> None:
        self.program.window.close()
        self.close_messages()
        self.program.window.deleteLater()
        self.program.deleteLater()
        delete_windows()


def earlier_game() -> tuple[Path, list[Any]]:
    """A game that was saved before, and its decisions."""
    game, seats = load_map().game, [Seat("Ana", 0, "human"), Seat("Budi", 1, "human")]
    setup = game.new_setup(Options(), len(seats), 7)
    paths.saves().mkdir(parents=True)
    journal = JournalFile(paths.saves() / "earlier.indonesia")
    journal.begin(header(game, seats, 7, setup))
    session = Session(game, setup, journal)
    for _, action in play_out(game, game.start(setup), [Greedy(), Greedy()], Random(7)):
        if len(session.entries) == 5:
            break
        session.submit(action)
    return journal.file, [entry.action for entry in session.entries]


@contextmanager
def evening() -> Iterator[Evening]:
    found = Evening()
    try:
        yield found
    finally:
        found.end()


def begin_and_play(tmp_path: Path, nth: int, error: int) -> int:
    """Begin a game, play, take back and copy; then the disk is sound again, and the game goes on."""
    file, actions = earlier_game()
    with evening() as player:
        with failing_disk(tmp_path, nth, error) as disk:
            player.program.start()
            player.close_messages()
            player.program.new_game(new_game("human", "human"))
            player.close_messages()
            player.play(3)
            player.undo()
            player.play(1)
            player.program.controller.copies.copy(tmp_path / "copy.indonesia")
            player.close_messages()
        player.play(1)
        check(player, disk.failed, file, actions)
        copy = tmp_path / "copy.indonesia"
        if copy.exists():
            assert read(copy).replay(load_map().game)[1] is None
    return disk.count


def open_and_go_on(tmp_path: Path, nth: int, error: int) -> int:
    """Open a saved game and go on with it; then the disk is sound again."""
    file, actions = earlier_game()
    with evening() as player:
        with failing_disk(tmp_path, nth, error) as disk:
            player.program.start()
            player.close_messages()
            opened = player.program.open(file)
            player.close_messages()
            if opened:
                player.play(2)
                player.undo()
        if not opened:
            assert player.said, disk.failed
            assert player.program.open(file), disk.failed
        player.play(1)
        check(player, disk.failed, file, actions)
    return disk.count


def check(player: Evening, failed: str, file: Path, actions: list[Any]) -> None:
    """All that was played is saved, what was saved before is there, and what was said are sentences."""
    assert player.is_saved(), failed
    session, fault = read(file).replay(load_map().game)
    assert fault is None, failed
    assert [entry.action for entry in session.entries][: len(actions)] == actions, failed
    check_sentences(player.said, failed)


def check_sentences(said: list[str], failed: str) -> None:
    for text in said:
        assert text.rstrip().endswith((".", "?")), (failed, text)
        assert "Traceback" not in text, (failed, text)
        assert "unexpected" not in text.casefold(), (failed, text)


def edit_and_share(tmp_path: Path, nth: int, error: int) -> int:
    """Open a map, change, keep, save and share it, and open what was shared; then the disk is sound again."""
    folder, shared = tmp_path / "isles", tmp_path / "isles.indonesia-map"
    storage.save(two_islands(), folder)
    title = two_islands().board.title
    settings, said = Settings(tmp_path), list[str]()
    desktop = Desktop(WindowManager(settings, Appearance(Preferences(settings), QApplication.instance())))
    try:
        with failing_disk(tmp_path, nth, error) as disk:
            desktop.editors.open(folder)
            close_boxes(said)
            if desktop.editors.windows:
                change_and_share(desktop, shared, said)
                desktop.editors.open(shared)
                close_boxes(said)
        assert storage.opened(str(folder)).draft.board.title in (title, "Changed"), disk.failed
        if shared.exists():
            assert shared_map.read(shared).draft.board.title == "Changed", disk.failed
        if not desktop.editors.windows:
            assert said, disk.failed
            desktop.editors.open(folder)
        save_as(desktop, "Last", said)
        assert storage.opened(str(folder)).draft.board.title == "Last", disk.failed
        assert recovery.found() == ([], []), disk.failed
        check_sentences(said, disk.failed)
    finally:
        for window in list(desktop.editors.windows):
            window.may_close = lambda: True
            window.close()
        desktop.editors.deleteLater()
        delete_windows()
    return disk.count


def close_boxes(said: list[str]) -> None:
    """Close every dialog that can be seen, once nothing is read any more, and keep what it says."""
    QApplication.processEvents()
    while open_windows(ProgressDialog):
        QTest.qWait(10)
    for dialog in open_windows(QDialog):
        texts = [dialog.text()] if isinstance(dialog, QMessageBox) else Page(dialog).labels()
        said.extend(text for text in texts if " " in text and text.endswith("."))
        dialog.close()
        dialog.deleteLater()
    QApplication.processEvents()


def change_and_share(desktop: Desktop, shared: Path, said: list[str]) -> None:
    desktop.rename("Changed")
    kept = owned(desktop.window.document, autosave.AutosaveManager)
    for one in kept:
        one._write()
    desktop.page.give("editor_save")
    close_boxes(said)
    desktop.page.give("editor_share")
    if SharePage.is_shown():
        SharePage.shown().save_as(shared)
    close_boxes(said)


def save_as(desktop: Desktop, title: str, said: list[str]) -> None:
    """Change the first map once more, and save it."""
    window = desktop.editors.windows[0]
    window.document.do("Rename the map", lambda draft: retitle(draft, title))
    EditorPage(window).give("editor_save")
    close_boxes(said)


SCENES = [begin_and_play, open_and_go_on, edit_and_share]


@pytest.mark.parametrize("scene", SCENES)
def test_every_twentieth_operation(scene: Scene, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    for step, nth in enumerate(count(1, STEP)):
        if not fail(scene, tmp_path, nth, ERRORS[step % len(ERRORS)], monkeypatch, qtbot):
            break
    assert nth > STEP


@pytest.mark.soak
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("error", ERRORS, ids=errno.errorcode.get)
@pytest.mark.parametrize("scene", SCENES)
def test_every_operation(
    scene: Scene, error: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    for nth in count(1):
        if not fail(scene, tmp_path, nth, error, monkeypatch, qtbot):
            break
    assert nth > STEP


def fail(scene: Scene, tmp_path: Path, nth: int, error: int, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> bool:
    """Play a scene in a folder of its own in which an operation fails; whether there were so many."""
    home = tmp_path / f"{scene.__name__}-{nth}"
    home.mkdir()
    monkeypatch.setenv("INDONESIA_QT_DATA", str(home / "own"))
    monkeypatch.setenv("XDG_DATA_HOME", str(home))
    with qtbot.captureExceptions() as exceptions:
        try:
            operations = scene(home, nth, error)
        except BaseException as reason:
            reason.add_note(f"operation {nth} fails with {errno.errorcode[error]}")
            raise
    assert not exceptions, f"operation {nth}, {errno.errorcode[error]}: {format_captured_exceptions(exceptions)}"
    return operations >= nth
