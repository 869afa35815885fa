"""Finished games are kept up to a number; no other game is ever taken away."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from indonesia_qt.ui.play.save_folder import RESULT_LINE, delete_old_games
from indonesia_qt.ui.play.save_lock import SaveLock

PLAYED = b'{"line":"game"}\n{"line":"play","by":0}\n'


def save(folder: Path, name: str, day: int, *, finished: bool) -> Path:
    file = folder / f"{name}.jsonl"
    file.write_bytes(PLAYED + (RESULT_LINE + b',"money":[1,2]}\n' if finished else b""))
    os.utime(file, (day, day))
    return file


def test_the_oldest_finished_games_go(tmp_path: Path) -> None:
    games = [save(tmp_path, str(day), day, finished=True) for day in range(1, 6)]
    assert sorted(delete_old_games(games, 2)) == games[:3]
    assert sorted(tmp_path.glob("*.jsonl")) == games[3:]


def test_a_game_that_is_not_finished_stays_and_does_not_count(tmp_path: Path) -> None:
    games = [save(tmp_path, str(day), day, finished=day > 2) for day in range(1, 6)]
    assert delete_old_games(games, 3) == []
    assert delete_old_games(games, 0) == games[4:1:-1]
    assert sorted(tmp_path.glob("*.jsonl")) == games[:2]


def test_a_game_that_went_on_after_its_end_is_not_finished(tmp_path: Path) -> None:
    game = save(tmp_path, "undone", 1, finished=True)
    game.write_bytes(game.read_bytes() + b'{"line":"undo"}\n')
    assert delete_old_games([game], 0) == []


def test_a_game_that_is_open_stays(tmp_path: Path) -> None:
    game = save(tmp_path, "open", 1, finished=True)
    lock = SaveLock(game)
    assert lock.take()
    assert delete_old_games([game], 0) == []
    lock.release()
    assert delete_old_games([game], 0) == [game]


def test_what_can_not_be_read_is_left_alone(tmp_path: Path) -> None:
    assert delete_old_games([tmp_path / "missing.jsonl"], 0) == []


def test_what_only_ends_like_a_game_stays(tmp_path: Path) -> None:
    other = tmp_path / "measurements.jsonl"
    other.write_bytes(b'{"line":"measure"}\n' + RESULT_LINE + b"}\n")
    assert delete_old_games([other], 0) == []
    assert other.exists()


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such files")
@pytest.mark.timeout(20)
def test_a_pipe_among_the_games_is_passed_over(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.jsonl")
    (tmp_path / "zero.jsonl").symlink_to("/dev/zero")
    assert delete_old_games([tmp_path / "pipe.jsonl", tmp_path / "zero.jsonl"], 0) == []
