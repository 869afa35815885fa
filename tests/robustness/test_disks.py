"""Two windows on one game, and disks that fail: a sentence is said once, and the game in memory goes on."""

from __future__ import annotations

import io
import os
import shutil
import stat
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from indonesia_qt.core.record import read
from indonesia_qt.files.paths import shipped_maps
from indonesia_qt.library import load_map, map_folders
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.app.start import make_window
from indonesia_qt.ui.games.indonesia.game_view import IndonesiaView
from indonesia_qt.ui.play import session_bridge
from indonesia_qt.ui.play.save_lock import SaveLock
from indonesia_qt.ui.table.decision_view import OnlyShownPanel
from indonesia_qt.ui.table.games.new_game_dialog import NewGameDialog
from tests.mapmaking.maps import limited_files
from tests.robustness.processes import process_of
from tests.ui.pages.boxes import MessagePage, UnsavedPage
from tests.ui.pages.page import owned
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import Begin, new_game

SHIPPED = ["indonesia", "lagoon", "philippines", "singapore", "singapore-bay", "singapore-wide"]

posix = pytest.mark.skipif(os.name != "posix", reason="needs the rights of POSIX")
NOT_IN_USE = pytest.mark.skipif(os.name == "nt", reason="Windows keeps a folder in which a lock is open")


def messages(program: Program) -> list[str]:
    """What is told in message boxes, which are closed."""
    shown = MessagePage.all_of(program.window)
    for message in shown:
        message.close()
    return [message.text for message in shown]


def asked(program: Program) -> UnsavedPage:
    """The one message that is shown, which asks about the game and names it."""
    page = UnsavedPage.of(program.window)
    assert str(program.file) in page.text
    return page


def table_of(program: Program) -> IndonesiaView:
    assert program.table
    return program.table


@pytest.fixture
def another(own_data: Path) -> Iterator[Program]:
    """A second window of the program."""
    assert own_data
    program = Program(make_window())
    program.window.show()
    yield program
    program.window.close()
    program.window.deleteLater()
    program.deleteLater()


class TestTwoWindows:
    def test_the_second_only_shows_the_game_and_says_so(self, begin: Begin, another: Program) -> None:
        mouse = begin("human", "human")
        for _ in range(4):
            mouse.answer()
        file = mouse.program.file
        assert file
        before = file.read_bytes()
        another.start(goes_on=True)

        (text,) = messages(another)
        assert file.name in text
        assert "open in another window" in text
        table = table_of(another)
        assert table.bridge.made == table_of(mouse.program).bridge.made
        assert isinstance(table.decision.host.panel, OnlyShownPanel)
        assert not another.window.play.undo.isEnabled()
        assert not another.window.play.redo.isEnabled()
        refused: list[str] = []
        table.refused.connect(refused.append)
        asked = table.bridge.question
        assert asked
        table.bridge.submit(asked.actions(table.bridge.session.state)[0], table.bridge.made)
        table.bridge.undo()
        assert refused == [text]
        assert file.read_bytes() == before

    def test_bots_stand_still_in_a_game_that_is_only_shown(self, begin: Begin, another: Program) -> None:
        mouse = begin("greedy", "greedy")
        table_of(mouse.program).bridge.set_paused(True)
        another.start(goes_on=True)
        another.window.play.pause.trigger()
        another.window.play.pause.trigger()

        assert not table_of(another).bridge._wait.isActive()

    def test_it_goes_on_in_a_copy(self, begin: Begin, another: Program) -> None:
        mouse = begin("human", "human")
        for _ in range(4):
            mouse.answer()
        file = mouse.program.file
        assert file
        before = file.read_bytes()
        another.start(goes_on=True)
        messages(another)
        robot = Mouse(another)
        robot.continue_in_copy()
        made = table_of(another).bridge.made
        robot.answer()
        robot.answer()

        assert table_of(another).bridge.made > made
        assert another.file
        assert another.file != file
        assert another.file.read_bytes().startswith(before)
        assert file.read_bytes() == before
        mouse.answer()
        mouse.answer()
        assert len(file.read_bytes()) > len(before)

    def test_the_game_is_free_again_when_its_window_is_closed_or_plays_another(
        self, begin: Begin, another: Program
    ) -> None:
        mouse = begin("human", "human")
        first = mouse.program.file
        mouse.program.new_game(new_game("human", "human", seed=2))
        second = mouse.program.file
        assert first
        assert second
        assert another.open(first)
        assert not table_of(another).bridge.only_shown
        mouse.program.window.close()
        assert another.open(second)
        assert not table_of(another).bridge.only_shown
        assert not messages(another)

    def test_a_game_can_be_opened_again_in_its_own_window(self, begin: Begin) -> None:
        program = begin("human", "human").program
        assert program.file
        assert program.open(program.file)
        assert not table_of(program).bridge.only_shown
        assert not SaveLock(program.file).take()

    def test_a_game_that_can_not_be_opened_is_left_to_others(self, begin: Begin) -> None:
        program = begin("human", "human").program
        assert program.file
        bad = program.file.with_name("bad.jsonl")
        bad.write_bytes(b"nothing")
        assert not program.open(bad)
        assert SaveLock(bad).take()
        assert not SaveLock(program.file).take()

    def test_a_copy_never_goes_over_a_game_in_play(self, begin: Begin) -> None:
        program = begin("human", "human").program
        assert program.file
        before = program.file.read_bytes()
        program.controller.copies.copy(program.file)
        assert "is being played" in messages(program)[0]
        assert program.file.read_bytes() == before

    def test_the_lock_holds_across_processes_and_ends_with_its_process(self, tmp_path: Path, own_data: Path) -> None:
        file = tmp_path / "game.jsonl"
        with process_of("holding.py", own_data, str(file)) as holder:
            assert holder.stdout
            assert holder.stdout.readline() == "True\n"
            assert not SaveLock(file).take()
            holder.kill()
            holder.wait(10)
        assert Path(f"{file}.lock").exists()
        assert SaveLock(file).take()


@contextmanager
def somebody_without_rights() -> Iterator[None]:
    """Be nobody for a while when this is the superuser, whom no folder's rights stop."""
    if sys.platform == "win32":
        pytest.skip("Windows has no user whom no rights bind")
    is_root = os.geteuid() == 0
    if is_root:
        os.seteuid(65534)
    try:
        yield
    finally:
        if is_root:
            os.seteuid(0)


@pytest.fixture
def public(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for the player's own files whose rights bind everybody; the tests' own one only its owner may enter."""
    if sys.platform == "win32":
        pytest.skip("Windows has no rights of this kind")
    if os.geteuid() == 0 and not all(above.stat().st_mode & stat.S_IXOTH for above in shipped_maps().parents):
        pytest.skip("the program is in a folder of the superuser, where nobody else may read its maps")
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    monkeypatch.setenv("INDONESIA_QT_DATA", str(folder))
    yield folder
    for inner in filter(Path.is_dir, folder.rglob("*")):
        inner.chmod(0o755)
    shutil.rmtree(folder)


def notes(program: Program) -> str:
    """What the log says."""
    return "\n".join(line.text for line in table_of(program).log.pane.lines)


def is_whole(program: Program) -> bool:
    """Whether the file of the game holds all that was played."""
    assert program.file
    session, fault = read(program.file).replay(load_map().game)
    return fault is None and session.entries == table_of(program).bridge.session.entries


def plays_on(mouse: Mouse) -> None:
    """Make two more decisions; nothing is told any more."""
    bridge = table_of(mouse.program).bridge
    made = bridge.made
    while bridge.made < made + 2:
        mouse.answer()
    assert not messages(mouse.program)


def told_once(mouse: Mouse, reason: str) -> None:
    """The file, the reason and a way out were told, in a message and in the log."""
    (text,) = messages(mouse.program)
    assert str(mouse.program.file) in text
    assert reason.casefold() in text.casefold()
    assert "without" in text


class TestFailingDisk:
    @posix
    def test_a_full_disk_in_the_middle_of_a_game(self, begin: Begin) -> None:
        mouse = begin("human", "human")
        file = mouse.program.file
        assert file
        while table_of(mouse.program).bridge.made < 2:
            mouse.answer()
        with limited_files(file.stat().st_size + 10):
            plays = table_of(mouse.program).bridge
            while plays.made < 3:
                mouse.answer()
            told_once(mouse, "The file is too large for the disk")
            plays_on(mouse)

            session, fault = read(file).replay(load_map().game)
            assert fault is None
            assert len(session.entries) == 2
            assert "continues without being saved" in notes(mouse.program)

        plays_on(mouse)
        assert is_whole(mouse.program)
        assert f"{file} is saved again, with everything that was played." in notes(mouse.program)
        with limited_files(file.stat().st_size):
            plays_on(mouse)  # one message in a game is enough; the log has the others
        assert notes(mouse.program).count("continues without being saved") == 2
        assert mouse.program.controller.is_unsaved
        mouse.program.window.close()
        assert not mouse.program.window.isVisible()
        assert is_whole(mouse.program)

    @posix
    def test_a_game_that_could_not_be_begun_is_saved_by_itself_when_the_disk_has_room(
        self, begin: Begin, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(session_bridge, "RETRY_MS", 20)
        with limited_files(200):
            mouse = begin("human", "human")
            told_once(mouse, "The file is too large for the disk")
            plays_on(mouse)
        qtbot.waitUntil(lambda: "is saved again" in notes(mouse.program))
        assert is_whole(mouse.program)
        plays_on(mouse)
        assert is_whole(mouse.program)

    @posix
    def test_what_was_saved_before_a_crash_on_a_full_disk_is_there(self, begin: Begin, another: Program) -> None:
        mouse = begin("human", "human")
        plays_on(mouse)
        made = table_of(mouse.program).bridge.made
        file = mouse.program.file
        assert file
        with limited_files(file.stat().st_size + 10):
            plays_on_after_message(mouse)
            left = file.with_name(f"crashed {file.name}")
            left.write_bytes(file.read_bytes())
        assert another.open(left)
        assert table_of(another).bridge.made == made
        assert not messages(another)

    @NOT_IN_USE
    def test_a_game_that_is_not_saved_any_more_can_be_copied(self, begin: Begin, tmp_path: Path) -> None:
        mouse = begin("human", "human")
        assert mouse.program.file
        shutil.rmtree(mouse.program.file.parent)
        plays_on_after_message(mouse)
        mouse.program.controller.copies.copy(tmp_path / "rescued.jsonl")

        played = table_of(mouse.program).bridge.session
        session, fault = read(tmp_path / "rescued.jsonl").replay(played.game)
        assert fault is None
        assert session.state == played.state

    @NOT_IN_USE
    def test_a_game_that_is_not_saved_any_more_is_not_closed_unasked(self, begin: Begin, tmp_path: Path) -> None:
        mouse = begin("human", "human")
        program = mouse.program
        assert program.file
        shutil.rmtree(program.file.parent)
        plays_on_after_message(mouse)
        made = table_of(program).bridge.made
        program.window.close()
        assert program.window.isVisible()
        asked(program).cancel()
        program.window.game.new_requested.emit()
        assert owned(program.window, NewGameDialog) == []
        asked(program).cancel()
        assert table_of(program).bridge.made == made

        program.controller.copies.copy(tmp_path / "rescued.jsonl")
        program.window.close()
        assert not program.window.isVisible()
        assert not messages(program)

    @NOT_IN_USE
    def test_a_game_that_is_not_saved_any_more_can_be_given_up(self, begin: Begin) -> None:
        mouse = begin("human", "human")
        program = mouse.program
        assert program.file
        shutil.rmtree(program.file.parent)
        plays_on_after_message(mouse)
        program.window.close()
        asked(program).go_on_without()
        assert not program.window.isVisible()

    @NOT_IN_USE
    def test_a_folder_that_vanishes_in_the_middle_of_a_game(self, begin: Begin) -> None:
        mouse = begin("human", "human")
        assert mouse.program.file
        shutil.rmtree(mouse.program.file.parent)
        while table_of(mouse.program).bridge.made < 1:
            mouse.answer()
        told_once(mouse, "There is no such file or folder")
        plays_on(mouse)

    def test_a_save_that_another_program_changes_is_left_as_it_is(self, begin: Begin) -> None:
        mouse = begin("human", "human")
        assert mouse.program.file
        changed = mouse.program.file.read_bytes() + b"\n\n"
        mouse.program.file.write_bytes(changed)
        while table_of(mouse.program).bridge.made < 1:
            mouse.answer()
        told_once(mouse, "Another program has changed the file.")
        plays_on(mouse)
        assert mouse.program.file.read_bytes() == changed

    @NOT_IN_USE
    def test_undo_goes_on_as_well(self, begin: Begin) -> None:
        mouse = begin("human", "human")
        assert mouse.program.file
        while table_of(mouse.program).bridge.made < 2:
            mouse.answer()
        shutil.rmtree(mouse.program.file.parent)
        table_of(mouse.program).bridge.undo()
        told_once(mouse, "There is no such file or folder")
        assert table_of(mouse.program).bridge.made == 1
        plays_on(mouse)

    def test_a_folder_that_can_not_be_made(self, begin: Begin, own_data: Path) -> None:
        own_data.write_text("a file in its place", encoding="utf-8")
        mouse = begin("human", "human")
        told_once(mouse, "There is a file where a folder should be.")
        plays_on(mouse)

    @posix
    def test_a_folder_that_is_read_only(self, begin: Begin, public: Path) -> None:
        (public / "games").mkdir(mode=0o555)
        with somebody_without_rights():
            mouse = begin("human", "human")
            told_once(mouse, "")
            plays_on(mouse)
        assert not list((public / "games").iterdir())

    @posix
    def test_a_saved_game_in_a_folder_that_is_read_only(self, begin: Begin, public: Path) -> None:
        mouse = begin("human", "human")
        while table_of(mouse.program).bridge.made < 2:
            mouse.answer()
        file = mouse.program.file
        assert file
        mouse.program.window.close()
        before = file.read_bytes()
        file.chmod(0o444)
        (public / "games").chmod(0o555)
        with somebody_without_rights():
            assert mouse.program.open(file)
            mouse.program.window.show()
            told_once(mouse, "permission")
            plays_on(mouse)
        assert file.read_bytes() == before

    @posix
    @pytest.mark.parametrize("rights", [0o000, 0o444])
    def test_a_folder_of_the_player_without_rights(self, public: Path, qapp: object, rights: int) -> None:
        assert qapp
        (public / "games").mkdir()
        public.chmod(rights)
        with somebody_without_rights():
            program = Program(make_window())
            program.start()
            assert program.start_controller.is_shown
            QApplication.processEvents()
            assert any(
                f"{public / 'games'}. You don’t have permission to do that." in text for text in messages(program)
            )
            program.new_game(new_game("human", "human"))
            mouse = Mouse(program)
            told_once(mouse, "You don’t have permission to do that")
            plays_on(mouse)
            program.controller.copies.give_up()
            program.window.close()
        public.chmod(0o755)
        program.window.deleteLater()
        program.deleteLater()

    @posix
    def test_maps_in_a_folder_that_can_not_be_read(self, public: Path) -> None:
        """The shipped ones are there all the same."""
        closed = public / "maps" / "mine"
        closed.mkdir(parents=True)
        closed.chmod(0)
        with somebody_without_rights():
            assert list(map_folders()) == SHIPPED
        (public / "maps").chmod(0)
        with somebody_without_rights():
            assert list(map_folders()) == SHIPPED
        (public / "maps").chmod(0o755)
        closed.chmod(0o755)

    def test_a_copy_that_can_not_be_written_leaves_what_was_there(self, begin: Begin, tmp_path: Path) -> None:
        program = begin("human", "human").program
        program.controller.copies.copy(tmp_path / "gone" / "copy.jsonl")
        assert str(tmp_path / "gone" / "copy.jsonl") in messages(program)[0]
        folder = tmp_path / "copy.jsonl"
        folder.mkdir()
        program.controller.copies.copy(folder)
        assert str(folder) in messages(program)[0]
        assert folder.is_dir()


def plays_on_after_message(mouse: Mouse) -> None:
    bridge = table_of(mouse.program).bridge
    made = bridge.made
    while bridge.made == made:
        mouse.answer()
    messages(mouse.program)
    plays_on(mouse)


@pytest.fixture
def operations(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The operations on files that were asked of the system, each of which takes long on a slow disk."""
    asked: list[str] = []

    def counted(name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def ask(*arguments: Any, **options: Any) -> Any:
            if not isinstance(arguments[0], int) or name == "fsync":
                asked.append(name)
            return real(*arguments, **options)

        return ask

    for name in ("open", "stat", "lstat", "fsync", "rename", "replace", "unlink", "mkdir", "scandir", "listdir"):
        monkeypatch.setattr(os, name, counted(name, getattr(os, name)))
    monkeypatch.setattr(io, "open", counted("open", io.open))
    return asked


class TestSlowDisk:
    def test_a_decision_costs_at_most_three_operations(self, begin: Begin, operations: list[str]) -> None:
        mouse = begin("human", "human")
        bridge = table_of(mouse.program).bridge
        while bridge.made < 5:
            made = bridge.made
            assert bridge.question
            action = bridge.question.actions(bridge.session.state)[0]
            operations.clear()
            bridge.submit(action, made)
            assert bridge.made > made
            assert operations == ["open", "fsync"]
        operations.clear()
        bridge.undo()
        assert operations == ["open", "fsync"]

    def test_what_is_entered_first_costs_two_and_one_to_forget_it(self, begin: Begin, operations: list[str]) -> None:
        mouse = begin("human", "human")
        operations.clear()
        while table_of(mouse.program).bridge.made == 0:
            mouse.answer()
        assert operations == ["stat", "open", "open", "fsync", "unlink"]


class TestSaving:
    def test_every_action_is_on_the_disk_before_it_is_shown(
        self, begin: Begin, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Written and synced: what was synced last is all that there is when the table is told."""
        mouse = begin("human", "human")
        file, bridge = mouse.program.file, table_of(mouse.program).bridge
        assert file
        synced: list[int] = []
        shown: list[int] = []
        sync = os.fsync

        def watched(descriptor: int) -> None:
            sync(descriptor)
            synced.append(os.fstat(descriptor).st_size)

        def changed() -> None:
            assert synced[-1] == file.stat().st_size
            assert len(read(file).lines) == len(synced)
            shown.append(len(synced))

        monkeypatch.setattr("os.fsync", watched)
        # Heard before the table hears of it.
        bridge.changed.disconnect()
        bridge.changed.connect(changed)
        bridge.changed.connect(table_of(mouse.program)._changed)
        for _ in range(12):
            mouse.answer()
        bridge.undo()
        bridge.undo()
        bridge.redo()

        assert len(shown) > 6
        assert shown == list(range(1, len(synced) + 1))
