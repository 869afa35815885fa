"""The ladder of the levels is made from the files of tournaments; program and page tell the same."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from indonesia_qt.bots.ladder import Ladder, shipped_ladder
from indonesia_qt.bots.tournament import ladder_report
from indonesia_qt.bots.tournament.edition import Edition
from indonesia_qt.bots.tournament.ladder_report import BEGIN, END, LadderError, ladder_of, rung_of, table, with_table
from indonesia_qt.bots.tournament.match import GameOutcome, Pace, Tournament
from indonesia_qt.bots.tournament.results import Head, Results, opened, read
from indonesia_qt.files import paths
from indonesia_qt.games import definition_of

INDONESIA = definition_of("indonesia")
PAGE = ladder_report.page().read_text("utf-8")


def results(
    seats: tuple[str, ...], wins: int, games: int, file: Path | None = None, map_: str = "indonesia"
) -> Results:
    """A tournament in which the first of the seats won so many games."""
    found = opened(Head(Tournament(seats, games, 100, map_), "f00d", "1.2"), file)
    for number in range(games):
        order = tuple(range(len(seats))) if number < wins else tuple(reversed(range(len(seats))))
        paces = tuple(Pace(9, 1.0 + number, 50.0) for _ in seats)
        found.add(GameOutcome(number, 100 + number, seats, 8 + number, (10,) * len(seats), order, paces))
    return found


def test_a_rung_tells_what_was_played_and_what_came_of_it() -> None:
    rung = rung_of(results(("hard@0.5", "easy", "easy", "easy"), 3, 5))
    assert (rung.level, rung.against, rung.players, rung.even) == ("hard@0.5", "easy", 4, 0.25)
    assert (rung.games, rung.won, rung.rounds, rung.median_ms, rung.longest_ms) == (5, 0.6, 10, 3, 50)
    assert rung.low == pytest.approx(0.2307, abs=1e-4)
    assert rung.high == pytest.approx(0.8824, abs=1e-4)
    assert (rung.version, rung.first_seed, rung.last_seed) == ("1.2", 100, 104)


def test_a_file_has_a_row_of_the_leaderboard(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "played.jsonl"
    seats = "merchant:Merchant", "easy", "easy"
    played = results(seats, 2, 3, file, "lagoon")
    assert ladder_report.main(file) == 0
    assert "| 1.2 – | `indonesia-qt" in capsys.readouterr().out
    plays = Edition("1.2", "f00d", {"merchant:Merchant": "beef", "easy": "f00d"})
    played.add(replace(played.outcomes[2], edition=plays))
    assert ladder_report.main(file) == 0
    assert capsys.readouterr().out == (
        "| lagoon | 3 | `merchant:Merchant` against `easy` | 66.7% (21% to 94%) | 33% | 100 to 102 | 1.2 "
        "`beef`, `f00d` | `indonesia-qt tournament --game indonesia --seats merchant:Merchant,easy,easy "
        "--games 3 --seed 100 --map lagoon` |\n"
    )


@pytest.mark.parametrize("seats", [("hard", "easy", "medium"), ("hard", "hard", "hard")])
def test_a_tournament_of_others_is_no_rung(seats: tuple[str, ...]) -> None:
    with pytest.raises(LadderError, match="One bot must play alone against another in all other seats"):
        rung_of(results(seats, 1, 2))


def test_the_ladder_goes_up_by_players_and_levels(tmp_path: Path) -> None:
    for number, seats in enumerate(
        [("expert", "easy", "easy"), ("expert@1", "hard", "hard"), ("hard", "medium", "medium"), ("expert", "medium")]
    ):
        results(seats, 1, 2, tmp_path / f"{number}.jsonl")
    found = ladder_of([read(file) for file in sorted(tmp_path.iterdir())], INDONESIA)
    assert [(rung.players, rung.level, rung.against) for rung in found.rungs] == [
        (2, "expert", "medium"),
        (3, "hard", "medium"),
        (3, "expert@1", "hard"),
        (3, "expert", "easy"),
    ]


def test_what_the_program_shows_is_the_strongest_opponent_at_such_a_table_or_the_usual_one() -> None:
    played = [("expert@1", "hard", "hard", "hard"), ("expert", "easy", "easy", "easy"), ("expert", "medium")]
    found = Ladder(tuple(rung_of(results(seats, 1, 2)) for seats in played))
    told = [found.rung("expert", players, INDONESIA.levels) for players in (2, 3, 4, 5)]
    assert [(rung.players, rung.against) for rung in told if rung] == [(2, "medium"), *[(4, "hard")] * 3]
    assert found.rung("easy", 4, INDONESIA.levels) is None


def test_what_was_measured_on_a_map_stands_for_that_map_only() -> None:
    played = results(("hard", "easy"), 2, 2), results(("hard", "easy"), 1, 2, map_="lagoon")
    found = Ladder(tuple(map(rung_of, played)))
    assert [rung.map for rung in found.rungs] == ["", "lagoon"]
    told = [found.rung("hard", 2, INDONESIA.levels, map_) for map_ in ("indonesia", "lagoon", "philippines")]
    assert [rung.won for rung in told if rung] == [1, 0.5, 1]


def test_the_page_tells_what_the_file_says() -> None:
    assert shipped_ladder("indonesia").rungs
    assert with_table(PAGE, shipped_ladder("indonesia"), INDONESIA) == PAGE


def test_the_command_writes_the_file_and_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy = tmp_path / "resources" / "docs" / "explanation" / "bots.md"
    copy.parent.mkdir(parents=True)
    copy.write_text(PAGE, "utf-8")
    (tmp_path / "resources" / "ladders").mkdir()
    (tmp_path / "played").mkdir()
    monkeypatch.setattr(paths, "_SHIPPED", tmp_path)
    assert shipped_ladder("indonesia") == Ladder()
    results(("hard", "medium"), 3, 5, tmp_path / "played" / "2.jsonl")
    assert ladder_report.main(tmp_path / "played") == 0
    [rung] = shipped_ladder("indonesia").rungs
    assert (rung.level, rung.won) == ("hard", 0.6)
    text = copy.read_text("utf-8")
    assert table(shipped_ladder("indonesia"), INDONESIA) in text
    begin, end = BEGIN.format(game="indonesia"), END.format(game="indonesia")
    assert text.partition(begin)[0] == PAGE.partition(begin)[0]
    assert text.partition(end)[2] == PAGE.partition(end)[2]


def test_what_can_not_be_made_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert ladder_report.main(tmp_path) == 1
    assert capsys.readouterr().err == f"There are no tournaments in {tmp_path}.\n"
    (tmp_path / "odd.jsonl").write_bytes(b"{}\n")
    assert ladder_report.main(tmp_path) == 1
    assert "odd.jsonl: line 1: " in capsys.readouterr().err


def test_a_damaged_file_is_an_empty_ladder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "_SHIPPED", tmp_path)
    (tmp_path / "resources" / "ladders").mkdir(parents=True)
    (tmp_path / "resources" / "ladders" / "indonesia.json").write_bytes(msgspec.json.encode({"rungs": [{}]}))
    assert shipped_ladder("indonesia") == Ladder()
