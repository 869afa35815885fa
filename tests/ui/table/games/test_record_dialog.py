"""The player's record: what finished games add up to, exported and deleted; saved games stay."""

from __future__ import annotations

import csv
from pathlib import Path

from indonesia_qt.files import paths
from indonesia_qt.ui.app.program import Program
from tests.ui.pages.record import RecordPage
from tests.ui.pages.start_screen import StartPage
from tests.ui.table.positions import POSITIONS, go_to


def open_record(program: Program) -> RecordPage:
    program.window.commands.actions["record"].trigger()
    return RecordPage.of(program.window)


def finish(program: Program) -> None:
    """Finish a game at the table."""
    go_to(program, POSITIONS["result"])


def scores(program: Program) -> list[int]:
    assert program.table
    session = program.table.bridge.session
    return list(session.game.scores(session.state))


def test_a_game_counts_as_soon_as_it_is_over_and_after_its_file_is_gone(program: Program) -> None:
    finish(program)
    own, file = scores(program)[0], program.file
    assert file
    assert paths.results().exists()
    program.show_start()
    file.unlink()
    record = open_record(program)
    won = int(own == max(own, *scores_of(record)))
    assert record.heading == f"Ana: 1 game, {won} won"
    assert f"{own:,}" in record.about
    assert record.scores_over_time == (own,)
    assert record.rows("Number of players") == [["4 players", "1", str(won), f"{100 * won}%", f"{own:,}"]]
    assert record.rows("Maps")[0][:2] == ["Indonesia", "1"]
    assert [row[:2] for row in record.rows("Bots")] == [["Greedy", "1"]]
    assert [row[0] for row in record.rows("Opponents")] == ["Budi (Greedy)", "Citra (Greedy)", "Dewi (Greedy)"]
    record.close()


def scores_of(record: RecordPage) -> list[int]:
    (game,) = record.widget.shown()
    return [seat.score for seat in game.seats]


def test_it_is_offered_on_the_start_screen_and_says_so_when_it_is_empty(program: Program) -> None:
    program.show_start()
    StartPage.of(program.window).record()
    record = RecordPage.of(program.window)
    assert "No finished games yet." in record.about
    assert record.buttons() == ["Close"]
    record.close()


def test_it_is_exported_and_no_name_is_a_formula(program: Program, tmp_path: Path) -> None:
    finish(program)
    record = open_record(program)
    record.export(tmp_path / "record.csv")
    rows = list(csv.DictReader((tmp_path / "record.csv").read_text(encoding="utf-8").splitlines()))
    assert [int(row["score"]) for row in rows] == scores(program)
    assert {row["map"] for row in rows} == {"indonesia"}
    record.close()


def test_it_is_deleted_after_a_question_and_the_saved_game_stays(program: Program) -> None:
    finish(program)
    file = program.file
    assert file
    record = open_record(program)
    record.ask_to_delete().cancel()
    assert record.heading.startswith("Ana: 1 game")
    record.ask_to_delete().press("Delete record")
    again = open_record(program)
    assert "No finished games yet." in again.about
    assert file.exists()
    again.close()


def test_a_damaged_record_is_put_aside_and_begun_again(program: Program) -> None:
    finish(program)
    paths.results().write_bytes(b"{")
    record = open_record(program)
    assert record.heading.startswith("Ana: 1 game")
    assert "results.damaged.json" in record.note
    record.close()
