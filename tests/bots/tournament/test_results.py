"""The file of a tournament."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from indonesia_qt.bots.tournament.edition import edition
from indonesia_qt.bots.tournament.match import GameOutcome, Pace, Tournament
from indonesia_qt.bots.tournament.results import Head, ResultsError, opened
from tests.mapmaking.maps import limited_files

HEAD = Head(Tournament(("a", "b"), 4, 1, "m"), "f00d", "1.0")


def outcome(number: int) -> GameOutcome:
    pace = Pace(3, 0.5, 2.0)
    return GameOutcome(number, 1, ("a", "b"), 7, (10, 20), (1, 0), (pace, pace))


def test_a_tournament_goes_on_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    first = opened(HEAD, file)
    first.add(outcome(2))
    first.add(outcome(0))
    assert opened(HEAD, file).outcomes == {2: outcome(2), 0: outcome(0)}


def test_a_line_that_was_cut_off_is_dropped_and_the_next_game_stands_on_a_line_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    opened(HEAD, file).add(outcome(0))
    whole = file.read_bytes()
    file.write_bytes(whole + whole.splitlines()[1][:20])
    again = opened(HEAD, file)
    assert again.outcomes == {0: outcome(0)}
    again.add(outcome(1))
    assert opened(HEAD, file).outcomes == {0: outcome(0), 1: outcome(1)}


@pytest.mark.skipif(os.name == "nt", reason="Windows has no limits of files")
def test_a_full_disk_is_noticed_in_the_middle_of_a_line(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    results = opened(HEAD, file)
    results.add(outcome(0))
    with limited_files(file.stat().st_size + 20), pytest.raises(OSError, match="File too large"):
        results.add(outcome(1))
    assert opened(HEAD, file).outcomes == {0: outcome(0)}


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_a_link_within_its_folder_stays_one(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to("results.jsonl")
    opened(HEAD, tmp_path / "link").add(outcome(0))
    assert (tmp_path / "link").is_symlink()
    assert opened(HEAD, tmp_path / "results.jsonl").outcomes == {0: outcome(0)}


def test_more_games_can_be_asked_for_and_fewer(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    opened(HEAD, file).add(outcome(3))
    more, fewer = (replace(HEAD, tournament=replace(HEAD.tournament, games=games)) for games in (9, 2))
    assert list(opened(more, file).outcomes) == [3]
    assert list(opened(fewer, file).outcomes) == []


@pytest.mark.parametrize(
    ("other", "reason"),
    [
        (replace(HEAD, tournament=replace(HEAD.tournament, seats=("a", "a"))), "another seats: a,b, not a,a"),
        (replace(HEAD, tournament=replace(HEAD.tournament, seed=2)), "another seed: 1, not 2"),
        (replace(HEAD, fingerprint="beef"), "another fingerprint of the map: f00d, not beef"),
        (replace(HEAD, version="2.0"), "another version: 1.0, not 2.0"),
    ],
)
def test_the_results_of_another_tournament_are_left_alone(tmp_path: Path, other: Head, reason: str) -> None:
    file = tmp_path / "results.jsonl"
    opened(HEAD, file).add(outcome(0))
    before = file.read_bytes()
    with pytest.raises(ResultsError, match=reason):
        opened(other, file)
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("change", "another"),
    [
        ({"version": "0.9"}, r"another version of the program: 0\.9, not "),
        ({"program": "beef"}, "another source of the program: beef, not "),
        ({"bots": {"a": "beef"}}, "another source of a: beef, not "),
        ({"bots": {}}, "another source of a: none, not "),
    ],
)
def test_games_of_another_edition_do_not_go_on(tmp_path: Path, change: dict[str, Any], another: str) -> None:
    file = tmp_path / "results.jsonl"
    ours = edition(HEAD.tournament.seats, "indonesia")
    opened(HEAD, file).add(replace(outcome(0), edition=ours))
    assert list(opened(HEAD, file).outcomes) == [0]
    opened(HEAD, file).add(replace(outcome(1), edition=replace(ours, **change)))
    with pytest.raises(ResultsError, match=rf"line 3: This game was played with {another}"):
        opened(HEAD, file)


def test_in_older_results_bots_lose_where_they_failed(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    failed = Pace(3, 0.5, 2.0, 1, "KeyError")
    opened(HEAD, file).add(replace(outcome(0), paces=(outcome(0).paces[0], failed)))
    assert opened(HEAD, file).outcomes[0].ranking == (0, 1)
    counted = replace(HEAD, tournament=replace(HEAD.tournament, on_failure="substitute"))
    with pytest.raises(ResultsError, match="another way to count failures: lose, not substitute"):
        opened(counted, file)


@pytest.mark.parametrize("content", [b"", b"hello\n", b"{}\n", b'{"tournament": 3}\n'])
def test_a_file_of_something_else_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "results.jsonl"
    file.write_bytes(content)
    with pytest.raises(ResultsError, match=r"results\.jsonl: line 1: "):
        opened(HEAD, file)
    assert file.read_bytes() == content


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    opened(HEAD, file).add(outcome(0))
    file.write_bytes(file.read_bytes() + b"nonsense\n")
    with pytest.raises(ResultsError, match="line 3: "):
        opened(HEAD, file)
