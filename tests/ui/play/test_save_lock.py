"""A saved game has one lock, whatever leads to it and whatever lies in its place."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from indonesia_qt.ui.play.save_lock import SaveLock, was_left_behind

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
