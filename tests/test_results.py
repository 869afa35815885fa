"""The results of finished games: each counts once, outlives its saved game, and hostile files do no harm."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import msgspec
import pytest

from indonesia_qt.core.record import Seat, header, saved
from indonesia_qt.core.session import Session
from indonesia_qt.games.indonesia.bots import BOTS
from indonesia_qt.games.indonesia.rules.state import Options, State
from indonesia_qt.library import load_map
from indonesia_qt.results import FinishedGame, PlayedSeat, ResultsError, ResultsFile, Tally, people, tallies

SEATS = (Seat("Ana", 0, "human"), Seat("Budi", 1, "medium"))


def a_game(seed: int, seats: tuple[Seat, ...] = SEATS, most: int = 100_000) -> bytes:
    """The saved game that bots play from a seed, up to so many decisions."""
    game = load_map("lagoon").game
    setup = game.new_setup(Options(money="open"), len(seats), seed)
    session: Session[State] = Session(game, setup)
    bot, chance = BOTS["easy"](), Random(seed)
    while (asked := session.question) is not None and len(session.entries) < most:
        session.submit(bot.choose(game.view(session.state, asked.seat), asked, chance))
    begun = header(game, seats, seed, setup)
    return saved(begun, ((entry.seat, entry.action) for entry in session.entries), session.result)


@pytest.fixture(scope="module")
def finished() -> bytes:
    return a_game(1)


@pytest.fixture
def results(tmp_path: Path) -> ResultsFile:
    return ResultsFile(tmp_path / "own" / "results.json")


def write(folder: Path, name: str, content: bytes) -> Path:
    file = folder / f"{name}.indonesia"
    file.write_bytes(content)
    return file


def test_a_finished_game_is_taken_in_once_and_outlives_its_file(
    results: ResultsFile, tmp_path: Path, finished: bytes
) -> None:
    one, copy = write(tmp_path, "one", finished), write(tmp_path, "copy", finished)
    os.utime(one, (5_000, 5_000))
    results.take_in([one, copy])
    results.take_in([one])
    one.unlink()
    (game,) = results.games()
    scores = msgspec.json.decode(finished.splitlines()[-1])["money"]
    assert [seat.score for seat in game.seats] == scores
    assert game.seats[scores.index(max(scores))].place == 0
    assert (game.game, game.map, game.ended) == ("indonesia", "lagoon", 5_000)
    assert [(seat.name, seat.player) for seat in game.seats] == [("Ana", "human"), ("Budi", "medium")]


def test_games_that_go_on_and_games_of_bots_alone_do_not_count(results: ResultsFile, tmp_path: Path) -> None:
    bots = (Seat("Ana", 0, "easy"), Seat("Budi", 1, "medium"))
    results.take_in([write(tmp_path, "begun", a_game(1, most=20)), write(tmp_path, "bots", a_game(1, bots))])
    assert results.games() == []
    assert not results.file.exists()


def test_what_was_forgotten_is_not_counted_again_and_the_saved_game_stays(
    results: ResultsFile, tmp_path: Path, finished: bytes
) -> None:
    file = write(tmp_path, "one", finished)
    results.take_in([file])
    results.forget()
    results.take_in([file, write(tmp_path, "copy", finished)])
    assert results.games() == []
    assert file.read_bytes() == finished


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"format":1,"games":3}', b"[" * 100_000, b"\xff\xfe"])
def test_a_damaged_file_is_put_aside_and_begun_again(
    results: ResultsFile, tmp_path: Path, finished: bytes, content: bytes
) -> None:
    results.file.parent.mkdir()
    results.file.write_bytes(content)
    results.take_in([write(tmp_path, "one", finished)])
    assert len(results.games()) == 1
    (aside,) = results.set_aside
    assert aside.read_bytes() == content


def test_each_damaged_file_is_put_aside_under_a_name_of_its_own(results: ResultsFile) -> None:
    results.file.parent.mkdir()
    contents = [b"first", b"second", b"third"]
    for content in contents:
        results.file.write_bytes(content)
        results.games()
    assert [file.read_bytes() for file in results.set_aside] == contents


def test_a_file_of_a_later_version_stays_as_it_is(results: ResultsFile, tmp_path: Path, finished: bytes) -> None:
    results.file.parent.mkdir()
    results.file.write_bytes(b'{"format":99,"more":true}')
    with pytest.raises(ResultsError):
        results.take_in([write(tmp_path, "one", finished)])
    assert results.file.read_bytes() == b'{"format":99,"more":true}'


def test_entries_that_no_game_has_are_left_out(results: ResultsFile) -> None:
    sound = FinishedGame("a", 1, "indonesia", "lagoon", (PlayedSeat("Ana", "human", 3, 0),))
    wrong = (
        msgspec.structs.replace(sound, id="b", map="x" * 500),
        msgspec.structs.replace(sound, id="c", map="two\nlines"),
        msgspec.structs.replace(sound, id="d", seats=(PlayedSeat("Ana", "human", 10**15, 0),)),
        msgspec.structs.replace(sound, id="e", seats=(PlayedSeat("Ana", "human", 3, 7),)),
        msgspec.structs.replace(sound, id="f", ended=-1),
    )
    results.file.parent.mkdir()
    results.file.write_bytes(msgspec.json.encode({"format": 1, "games": [sound, *wrong], "forgotten": []}))
    assert results.games() == [sound]


@pytest.mark.parametrize("spoil", [lambda b: b[: len(b) // 2], lambda b: b.replace(b'"money":[', b'"money":[9,')])
def test_a_hostile_saved_game_is_passed_over(
    results: ResultsFile, tmp_path: Path, finished: bytes, spoil: object
) -> None:
    assert callable(spoil)
    pipe = tmp_path / "pipe.indonesia"
    os.mkfifo(pipe)
    results.take_in([write(tmp_path, "one", spoil(finished)), pipe, tmp_path / "missing.indonesia", tmp_path])
    assert results.games() == []


def test_long_and_hidden_letters_are_made_fit_to_be_read(results: ResultsFile, tmp_path: Path) -> None:
    seats = (Seat("A\u202en\na", 0, "human"), Seat("Budi", 1, "x" * 300 + ":Bot"))
    results.take_in([write(tmp_path, "one", a_game(2, seats))])
    (game,) = results.games()
    assert game.seats[0].name == "A\N{REPLACEMENT CHARACTER}n a"
    assert len(game.seats[1].player) == 60


def test_games_are_added_up_by_kind() -> None:
    def game(id: str, map: str, ana: int, budi: int) -> FinishedGame:  # noqa: A002
        seats = (
            PlayedSeat("Ana", "human", ana, int(ana < budi)),
            PlayedSeat("Budi", "medium", budi, int(ana >= budi)),
        )
        return FinishedGame(id, 1, "indonesia", map, seats)

    games = [game("1", "lagoon", 10, 5), game("2", "lagoon", 4, 6), game("3", "indonesia", 30, 6)]
    assert people(games) == ["Ana"]
    assert tallies(games, "Ana", lambda one, _: [one.map]) == {
        "lagoon": Tally(2, 1, 7.0),
        "indonesia": Tally(1, 1, 30.0),
    }
    assert tallies(games, "Budi", lambda one, _: [one.map]) == {}
