"""The program plays it by command; what was changed in a saved game is refused at its line."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from indonesia_qt.cli.command_line import run
from indonesia_qt.core.record import read
from indonesia_qt.games.singapore.maps.layouts import PRESETS
from indonesia_qt.games.singapore.rules.actions import Step
from indonesia_qt.games.singapore.rules.turn import PlayTurn
from indonesia_qt.library import map_of
from tests.games.singapore.boards import write_map

Output = pytest.CaptureFixture[str]
RECORDED = Path(__file__).parent / "recorded"
SIMULATED = RECORDED / "format-4-simulated.singapore"


@pytest.fixture(autouse=True)
def maps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lay two maps of the game among the player's own."""
    monkeypatch.setenv("INDONESIA_QT_DATA", str(tmp_path / "own"))
    write_map(tmp_path / "own" / "maps" / "singapore", PRESETS["compact"])
    write_map(tmp_path / "own" / "maps" / "singapore-bay", PRESETS["bay"], "singapore-bay")


def test_games_are_played_saved_and_replayed_by_command(tmp_path: Path, capsys: Output) -> None:
    command = ["simulate", "--game", "singapore", "--seats", "easy,random,random", "--save-dir", str(tmp_path)]
    assert run(command) == 0
    first, _ = capsys.readouterr().out.splitlines()
    assert first.startswith("seed 1: ")
    assert "rounds" in first
    file = tmp_path / "singapore-easy-random-random-1.singapore"
    assert run(["replay", str(file)]) == 0
    assert "round      11\nseats      easy 0" in capsys.readouterr().out
    record = read(file)
    session, error = record.replay(map_of(record).game)
    assert error is None
    assert session.question is None
    assert run([*command, "--map", "singapore-bay", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["rounds"] >= 9


def test_what_simulate_saved_before_chance_followed_the_seed_opens_but_no_part_of_it(tmp_path: Path) -> None:
    record = read(SIMULATED)
    assert record.header.format == 4
    session, error = record.replay(map_of(record).game)
    assert error is None
    assert session.question is None
    part = tmp_path / "part.singapore"
    part.write_bytes(b"".join(SIMULATED.read_bytes().splitlines(keepends=True)[:9]))
    _, error = read(part).replay(session.game)
    assert error is not None
    assert (error.line, error.reason) == (2, "The random seed 7 doesn’t produce this outcome of chance.")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_in_which_the_second_worker_had_to_take_the_first_step_replay_and_go_on(
    players: int, tmp_path: Path
) -> None:
    """S-HLP-03 allows more than before, and nothing less: games of that time go on by the present rule.

    Earlier programs recorded these games, and nothing makes others of them.
    """
    file = RECORDED / f"format-5-helper-{players}.singapore"
    record = read(file)
    session, error = record.replay(map_of(record).game)
    assert (error, session.question) == (None, None)
    assert record.result() == tuple(session.game.scores(session.state))

    positions = [(n, session.position(n).stack[-1]) for n in range(len(session.entries))]
    owed = [n for n, asked in positions if isinstance(asked, PlayTurn) and asked.owes_worker and asked.steps == 3]
    assert owed
    begun = tmp_path / "begun.singapore"
    begun.write_bytes(b"\n".join([record.first, *record.lines[: owed[0]], b""]))
    again, error = read(begun).replay(session.game)
    assert (error, again.state) == (None, session.position(owed[0]))
    step = next(action for action in again.question.actions(again.state) if isinstance(action, Step))
    again.submit(step)
    assert isinstance(again.question, PlayTurn)
    assert again.question.free_steps == 1


def test_a_chip_or_a_tile_that_was_changed_is_refused_at_its_line(tmp_path: Path) -> None:
    assert run(["simulate", "--game", "singapore", "--seats", "easy,easy", "--save-dir", str(tmp_path)]) == 0
    file = tmp_path / "singapore-easy-easy-1.singapore"
    lines = file.read_text(encoding="utf-8").splitlines()
    chips = [number for number, line in enumerate(lines) if '"DrawChip"' in line]
    tiles = [number for number, line in enumerate(lines) if '"do":"Turned"' in line]
    flipped = {'"black"': '"white"', '"white"': '"black"'}
    for number in (chips[0], chips[-1], tiles[0], tiles[-1]):
        other = lines.copy()
        is_chip = number in chips
        other[number] = (
            re.sub('"black"|"white"', lambda c: flipped[c[0]], lines[number]) if is_chip else lines[tiles[1]]
        )
        assert other != lines
        file.write_text("\n".join(other), encoding="utf-8")
        record = read(file)
        _, error = record.replay(map_of(record).game)
        assert error is not None
        assert error.line == number + 1


def test_a_saved_game_with_a_move_that_breaks_the_rules_is_refused_at_its_line(tmp_path: Path, capsys: Output) -> None:
    assert run(["simulate", "--game", "singapore", "--seats", "easy,easy", "--save-dir", str(tmp_path)]) == 0
    file = tmp_path / "singapore-easy-easy-1.singapore"
    lines = file.read_text(encoding="utf-8").splitlines()
    number, built = next((n, line) for n, line in enumerate(lines) if '"do":"Build"' in line)
    line = json.loads(built)
    line["action"]["tile"] = "III-14"
    lines[number] = json.dumps(line)
    file.write_text("\n".join(lines), encoding="utf-8")
    capsys.readouterr()
    assert run(["replay", str(file)]) == 1
    assert f"line {number + 1}: This move breaks the rules. Stonemason isn’t on display." in capsys.readouterr().err
