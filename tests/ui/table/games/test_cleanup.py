"""Only finished games of bots alone that nobody has named go, to the trash; no other game is ever taken away."""

from __future__ import annotations

import os
import re
import sys
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import msgspec
import pytest

from indonesia_qt.core.record import Seat, header
from indonesia_qt.files import paths
from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.library import load_map
from indonesia_qt.ui.play.save_files import all_saves, found_save, new_save, recent_saves
from indonesia_qt.ui.play.save_lock import SaveLock
from indonesia_qt.ui.support import trash
from indonesia_qt.ui.table.games.game_store import tidy_up
from tests.ui.play.test_save_folder import Trash

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only there has a test a trash of its own")

NAMES, BOTS = ("Ana", "Budi"), ("easy", "easy")
RESULT = b'{"line":"result","money":[1,2]}\n'
SUFFIXES = {"indonesia": ".indonesia"}


@pytest.fixture(autouse=True)
def _own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INDONESIA_QT_DATA", str(tmp_path / "own"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    paths.saves().mkdir(parents=True)


def save(day: int, players: Sequence[str] = BOTS, lines: bytes = RESULT, stem: str = "") -> Path:
    """A saved game that was played last on a day since 1970, by Ana and Budi; the program gave it its name."""
    game = load_map().game
    seats = [Seat(name, seat, player) for seat, (name, player) in enumerate(zip(NAMES, players, strict=True))]
    begun = header(game, seats, 1, game.new_setup(Options(), 2, 1))
    file = paths.saves() / f"{stem or f'2026-11-{day:02} 10.00.00 Ana Budi'}.indonesia"
    file.write_bytes(msgspec.json.encode(begun) + b"\n" + lines)
    os.utime(file, (day * 86_400, day * 86_400))
    return file


def tidied(most: int) -> list[Path]:
    """The games that went."""
    before = {one.file for one in all_saves(SUFFIXES)}
    moved = tidy_up(all_saves(SUFFIXES), most, time.time())
    gone = before - {one.file for one in all_saves(SUFFIXES)}
    assert {one.file for one in moved if one} == gone
    return sorted(gone)


@pytest.mark.parametrize("name", ["2026-11-01 Ana Budi", "2026-11-01 Ana Budi 2", "2026-11-01 10.00.00 Ana Budi 2"])
def test_the_names_that_the_program_gives_and_gave_are_nobodys(name: str) -> None:
    game = save(1, stem=name)
    assert tidied(0) == [game]


def test_a_new_game_is_named_after_the_day_and_the_players_and_numbered_when_there_is_one() -> None:
    seats = [Seat(name, seat, player) for seat, (name, player) in enumerate(zip(NAMES, BOTS, strict=True))]
    stems = []
    for _ in range(2):
        file = new_save(seats, ".indonesia")
        file.touch()
        stems.append(file.stem)
    day = stems[0][: len("2026-11-01")]
    assert re.fullmatch(r"\d{4}-\d{2}-\d{2}", day)
    assert stems == [f"{day} Ana Budi", f"{day} Ana Budi 2"]


def test_the_oldest_finished_games_of_bots_go_to_the_trash() -> None:
    games = [save(day) for day in range(1, 6)]
    assert tidied(2) == games[:3]
    assert sorted(file.name for file in (paths.own_data().parent / "Trash" / "files").iterdir()) == [
        file.name for file in games[:3]
    ]


@pytest.mark.parametrize(
    ("players", "lines"),
    [
        (("human", "easy"), RESULT),
        (BOTS, b'{"line":"seat","seat":0,"player":"human"}\n{"line":"seat","seat":0,"player":"easy"}\n' + RESULT),
        (BOTS, b'{"line":"seat","seat":0,"player":"human\n' + RESULT),
        (BOTS, b""),
        (BOTS, RESULT + b'{"line":"undo"}\n'),
    ],
    ids=["a person", "a person for a while", "perhaps a person", "unfinished", "went on"],
)
def test_a_game_that_a_person_played_or_that_is_not_over_stays_and_does_not_count(
    players: Sequence[str], lines: bytes
) -> None:
    kept = save(1, players, lines), save(9, players, lines)
    old, new = save(2), save(3)
    assert tidied(1) == [old]
    assert {one.file for one in all_saves(SUFFIXES)} == {*kept, new}


@pytest.mark.parametrize(
    "name",
    [
        "Friday",
        "2026-11-01 10.00.00 Ana Budi the longest",
        "2026-11-01 10.00.00 Ana Budi from 12",
        "2026-11-01 10.00.00 Ana Budi copy",
        "2026-11-01 Ana and Budi",
    ],
)
def test_a_game_that_somebody_has_named_stays(name: str) -> None:
    save(1, stem=name)
    assert tidied(0) == []


def test_a_second_game_of_one_second_has_a_name_of_the_program_too() -> None:
    game = save(1, stem="2026-11-01 10.00.00 Ana Budi 2")
    assert tidied(0) == [game]


def test_a_game_that_is_open_stays() -> None:
    game = save(1)
    lock = SaveLock(game)
    assert lock.take()
    assert tidied(0) == []
    lock.release()
    assert tidied(0) == [game]


def test_without_a_trash_all_games_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    save(1)
    monkeypatch.setattr(trash, "QFile", partial(Trash, works=False))
    assert tidied(0) == []


def test_what_can_not_be_read_is_left_alone() -> None:
    missing = found_save(save(1))
    missing.file.unlink()
    assert tidy_up([missing], 0, time.time()) == []


def test_what_only_ends_like_a_game_stays() -> None:
    (paths.saves() / "2026-11-01 10.00.00.jsonl").write_bytes(b'{"line":"measure"}\n' + RESULT)
    assert tidied(0) == []


@pytest.mark.timeout(20)
def test_a_pipe_among_the_games_is_passed_over() -> None:
    os.mkfifo(paths.saves() / "pipe.jsonl")
    (paths.saves() / "zero.jsonl").symlink_to("/dev/zero")
    assert tidied(0) == []


def test_a_game_from_the_future_comes_after_all_others() -> None:
    first, future, second = save(1), save(2), save(3)
    ahead = time.time() + 3600
    os.utime(future, (ahead, ahead))
    assert [one.file for one in recent_saves(SUFFIXES)] == [second, first, future]
    just_now = time.time() + 60  # the clock of a server
    os.utime(first, (just_now, just_now))
    assert recent_saves(SUFFIXES)[0].file == first
