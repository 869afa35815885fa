"""A saved game has one lock, whatever leads to it and whatever lies in its place."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QLockFile, QSysInfo

from indonesia_qt.ui.play import save_lock
from indonesia_qt.ui.play.save_lock import SaveLock, this_computer, was_left_behind

UNIX = pytest.mark.skipif(os.name == "nt", reason="Windows has no such files")


@pytest.fixture
def save(tmp_path: Path) -> Path:
    file = tmp_path / "game.indonesia"
    file.write_bytes(b"{}")
    return file


@pytest.mark.parametrize(
    "content", [b"", b"\0" * 60, b"nonsense\n", b"\xff\xfe", b"1\n", b"x" * 5_000_000], ids=lambda c: f"{c[:9]!r}"
)
def test_what_is_no_lock_makes_way(save: Path, content: bytes) -> None:
    save.with_name("game.indonesia.lock").write_bytes(content)
    assert was_left_behind(save)
    save.with_name("game.indonesia.lock").write_bytes(content)
    lock = SaveLock(save)
    assert lock.take()
    assert not SaveLock(save).take()
    lock.release()


@UNIX
def test_a_link_in_another_folder_has_the_same_lock(save: Path, tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    link = tmp_path / "other" / "link.indonesia"
    link.symlink_to(save)
    for one, other in ((save, link), (link, save)):
        lock = SaveLock(one)
        assert lock.take()
        assert not SaveLock(other).take()
        lock.release()
        assert not list(tmp_path.rglob("*.lock"))


@pytest.mark.parametrize("name", ["a.indonesia", "z.indonesia"])
def test_another_name_of_the_same_file_has_the_same_lock(save: Path, name: str) -> None:
    lock, other = SaveLock(save), save.with_name(name)
    assert lock.take()
    other.hardlink_to(save)
    assert not SaveLock(other).take()
    lock.release()
    second = SaveLock(other)
    assert second.take()
    assert not lock.take()
    second.release()
    assert not list(save.parent.glob("*.lock"))


def test_another_file_of_the_folder_has_a_lock_of_its_own(save: Path) -> None:
    other = save.with_name("other.indonesia")
    other.write_bytes(b"{}")
    first, second = SaveLock(save), SaveLock(other)
    assert first.take()
    assert second.take()
    first.release()
    second.release()


@UNIX
@pytest.mark.timeout(20)
def test_a_pipe_in_the_place_of_the_lock_does_not_block(save: Path) -> None:
    os.mkfifo(save.with_name("game.indonesia.lock"))
    lock = SaveLock(save)
    with pytest.raises(OSError, match="regular file"):
        lock.take()
    assert lock.take_or_do_without()
    assert not was_left_behind(save)


def left_lock(save: Path, process: int, computer: str = "", machine: str = "") -> None:
    """A lock that a crash has left, with the name of this process's program."""
    place = save.with_name(f"{save.name}.lock")
    lock = QLockFile(str(place))
    assert lock.tryLock(0)
    _, program, own, own_machine, *rest = place.read_text(encoding="utf-8").split("\n")
    lock.unlock()
    place.write_text(
        "\n".join([str(process), program, computer or own, machine or own_machine, *rest]), encoding="utf-8"
    )


@UNIX
@pytest.mark.parametrize("process", [os.getpid(), os.getppid(), 1], ids=["own", "parent", "first"])
def test_a_lock_left_under_a_number_that_another_process_has_now_makes_way(save: Path, process: int) -> None:
    left_lock(save, process)
    assert was_left_behind(save)
    left_lock(save, process)
    lock = SaveLock(save)
    assert lock.take()
    assert not lock.other_computer
    assert not SaveLock(save).take()


@pytest.mark.parametrize(("computer", "machine"), [("elsewhere", ""), ("", "0" * 32), ("elsewhere", "0" * 32)])
def test_a_lock_of_another_computer_stays_until_it_is_made_void(save: Path, computer: str, machine: str) -> None:
    if not QSysInfo.machineUniqueId() and not computer:
        pytest.skip("this computer has no number")
    left_lock(save, os.getpid(), computer, machine)
    lock = SaveLock(save)
    assert not lock.take()
    assert not was_left_behind(save)
    assert lock.other_computer == (computer or this_computer())
    assert lock.void()
    assert lock.take()
    assert not SaveLock(save).take()


def test_the_name_of_a_computer_is_short_and_on_one_line(save: Path) -> None:
    left_lock(save, os.getpid(), "x\u202e" * 100, "0" * 32)
    lock = SaveLock(save)
    assert not lock.take()
    assert len(lock.other_computer.encode()) <= 60
    assert "\u202e" not in lock.other_computer


def test_a_lock_that_is_held_is_never_made_void(save: Path) -> None:
    lock = SaveLock(save)
    assert lock.take()
    assert not SaveLock(save).void()
    assert not SaveLock(save).take()


@UNIX
@pytest.mark.parametrize("bytes_", [240, 250, 251, 255])
def test_a_game_with_a_name_as_long_as_systems_allow_can_be_locked(tmp_path: Path, bytes_: int) -> None:
    save = tmp_path / f"{'é' * 100}{'x' * (bytes_ - 210)}.indonesia"
    assert len(save.name.encode()) == bytes_
    save.write_bytes(b"{}")
    lock = SaveLock(save)
    assert lock.take()
    assert not SaveLock(save).take()


@UNIX
def test_a_link_that_leads_to_itself_can_be_locked(tmp_path: Path) -> None:
    one, other = tmp_path / "a.indonesia", tmp_path / "b.indonesia"
    one.symlink_to(other)
    other.symlink_to(one)
    lock = SaveLock(one)
    assert lock.take()
    lock.release()


def test_in_a_folder_that_is_missing_nothing_is_locked_and_a_sentence_says_why(tmp_path: Path) -> None:
    with pytest.raises(OSError, match=r"The folder is missing or the disk is full\."):
        SaveLock(tmp_path / "nowhere" / "game.indonesia").take()


@pytest.mark.skipif(os.name != "nt", reason="Qt keeps a lock open only on Windows")
def test_on_a_full_disk_no_other_window_is_said_to_have_the_game(save: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    full = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    lock = SaveLock(save)
    with monkeypatch.context() as patched:
        patched.setattr(save_lock, "write_beside", Mock(side_effect=full))
        with pytest.raises(OSError, match=str(full.strerror)):
            lock.take()
    assert lock.take()
    lock.release()
