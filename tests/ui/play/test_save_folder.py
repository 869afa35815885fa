"""What is done with saved games in their folder touches nothing else that lies there."""

from __future__ import annotations

import os
import sys
from functools import partial
from pathlib import Path

import pytest

from indonesia_qt.core.review_file import BEGINNING
from indonesia_qt.files import paths
from indonesia_qt.ui.play.pending_input_file import PendingInputFile
from indonesia_qt.ui.play.save_files import check_folder
from indonesia_qt.ui.play.save_folder import SaveFolderError, duplicate, rename, take_back, throw_away
from indonesia_qt.ui.support import trash

UNIX = pytest.mark.skipif(os.name == "nt", reason="Windows has no such files")
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="only there has a test a trash of its own")


@pytest.fixture
def save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("INDONESIA_QT_DATA", str(tmp_path / "own"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    file = paths.saves() / "game.indonesia"
    file.parent.mkdir(parents=True)
    file.write_bytes(b"{}")
    return file


@pytest.mark.parametrize("name", ["CON", "nul.x", "com³", "conin$", "tab\tbed", "a:b", ".hidden", " "])
def test_a_name_that_no_system_allows_is_refused_with_a_sentence(save: Path, name: str) -> None:
    with pytest.raises(SaveFolderError, match="isn’t a valid file name"):
        rename(save, name)
    assert save.exists()


def test_a_change_of_capitals_is_no_other_game(save: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On Windows the new name exists already: as that of the game itself."""
    really = os.path.lexists
    monkeypatch.setattr(os.path, "lexists", lambda file: really(str(file).replace("Game.", "game.")))
    monkeypatch.setattr(Path, "samefile", lambda file, other: str(file).lower() == str(other).lower())
    assert rename(save, "Game").name == "Game.indonesia"


@UNIX
@pytest.mark.timeout(20)
def test_neither_a_pipe_nor_an_endless_file_is_copied(save: Path) -> None:
    os.mkfifo(save.with_name("pipe.indonesia"))
    save.with_name("zero.indonesia").symlink_to("/dev/zero")
    for name in ("pipe", "zero"):
        with pytest.raises(SaveFolderError, match="regular file"):
            duplicate(save.with_name(f"{name}.indonesia"))
    assert duplicate(save).read_bytes() == b"{}"


def test_what_was_entered_goes_with_the_game(save: Path) -> None:
    PendingInputFile(save).keep({"bid": 3})
    assert PendingInputFile(rename(save, "other")).found() == {"bid": 3}


def test_a_file_that_looks_like_a_draft_by_its_name_stays_where_it_is(save: Path) -> None:
    letter = save.with_suffix(".draft")
    letter.write_text("Dear Ana,", encoding="utf-8")
    rename(save, "other")
    assert letter.read_text(encoding="utf-8") == "Dear Ana,"


@LINUX
def test_a_game_goes_to_the_trash_and_comes_back_as_it_was(save: Path, tmp_path: Path) -> None:
    os.utime(save, (1, 1))
    PendingInputFile(save).keep({"bid": 3})
    trashed = throw_away(save)
    assert trashed
    assert {file.name for file in save.parent.iterdir()} == set()
    assert (tmp_path / "Trash" / "files" / "game.indonesia").read_bytes() == b"{}"
    assert take_back(trashed) == save
    assert PendingInputFile(save).found() == {"bid": 3}
    assert save.stat().st_mtime == 1
    assert not [file for file in (tmp_path / "Trash").rglob("*") if file.is_file()]


@LINUX
@LINUX
def test_its_review_goes_to_the_trash_and_back_with_it(save: Path) -> None:
    review = paths.review_of(save)
    review.write_bytes(BEGINNING)
    trashed = throw_away(save)
    assert trashed
    assert not review.exists()
    take_back(trashed)
    assert review.read_bytes() == BEGINNING


def test_a_name_that_is_taken_meanwhile_stays_with_the_other_game(save: Path) -> None:
    trashed = throw_away(save)
    assert trashed
    save.write_bytes(b"another")
    assert take_back(trashed).name == "game 2.indonesia"
    assert save.read_bytes() == b"another"


@LINUX
def test_a_trash_that_was_emptied_gives_nothing_back(save: Path) -> None:
    trashed = throw_away(save)
    assert trashed
    trashed.in_trash.unlink()
    with pytest.raises(SaveFolderError, match="There is no such file"):
        take_back(trashed)


class Trash:
    """Stands in for `QFile` on a system with no trash, or with one that doesn't say where it puts a file."""

    def __init__(self, file: Path, *, works: bool) -> None:
        self.file, self.works = file, works

    def moveToTrash(self) -> bool:  # noqa: N802
        if self.works:
            self.file.unlink()
        return self.works

    def fileName(self) -> str:  # noqa: N802
        return ""


def test_without_a_trash_a_game_stays(save: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trash, "QFile", partial(Trash, works=False))
    PendingInputFile(save).keep({"bid": 3})
    with pytest.raises(SaveFolderError, match="Couldn’t move “game” to the trash"):
        throw_away(save)
    assert save.read_bytes() == b"{}"
    assert PendingInputFile(save).found() == {"bid": 3}


def test_where_a_game_lies_in_the_trash_may_be_unknown(save: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trash, "QFile", partial(Trash, works=True))
    assert throw_away(save) is None
    assert not save.exists()


@UNIX
def test_games_on_a_disk_that_is_away_are_missed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INDONESIA_QT_DATA", str(tmp_path))
    check_folder()
    paths.saves().symlink_to(tmp_path / "disk that is away")
    with pytest.raises(FileNotFoundError):
        check_folder()
