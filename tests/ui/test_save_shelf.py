"""What is done with saved games in their folder touches nothing else that lies there."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from indonesia_qt.ui.play import save_folder
from indonesia_qt.ui.play.pending_input_file import PendingInputFile
from indonesia_qt.ui.play.save_folder import SaveFolderError, bin_folder, duplicate, rename, throw_away

UNIX = pytest.mark.skipif(os.name == "nt", reason="Windows has no such files")


@pytest.fixture
def save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("INDONESIA_QT_DATA", str(tmp_path))
    file = bin_folder().parent / "game.indonesia"
    file.parent.mkdir(parents=True)
    file.write_bytes(b"{}")
    return file


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
    letter.write_text("Dear Ana,")
    rename(save, "other")
    assert letter.read_text() == "Dear Ana,"


def test_only_games_go_out_of_the_bin(save: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(save_folder, "MOST_IN_BIN", 1)
    bin_folder().mkdir()
    for name in ("letter.txt", "old.draft", "old.indonesia"):
        (bin_folder() / name).write_text("Dear Ana,")
        os.utime(bin_folder() / name, (1, 1))
    throw_away(save)
    assert {file.name for file in bin_folder().iterdir()} == {"letter.txt", "old.draft", "game.indonesia"}
