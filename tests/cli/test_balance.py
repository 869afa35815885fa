"""`indonesia-qt balance`: in words, as JSON, as a page, compared, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from indonesia_qt.cli.command_line import run
from indonesia_qt.library import load_map
from indonesia_qt.mapmaking.review import tuning
from tests.cli.test_command_line import Output, own_data, refused

__all__ = ["own_data"]
QUICK = "balance", "lagoon", "--games", "2", "--bots", "random"


def test_it_says_what_stands_out_with_the_fix_and_gives_tables(capsys: Output) -> None:
    assert run([*QUICK, "--players", "2", "--seed", "5"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "2 games with 2 players, all played by the bot Random; random seeds 5 to 6."
    assert lines[1] == "Noteworthy"
    assert {"Starting order of play", "Deeds", "City cards", "Cities", "Seas", "Eras", "Length"} <= set(lines)
    assert any(line.startswith("  Anggrek spice (era A) ") for line in lines)


def test_the_same_seed_gives_the_same_report_as_json(capsys: Output) -> None:
    printed = []
    for _ in range(2):
        assert run([*QUICK, "--json"]) == 0
        printed.append(json.loads(capsys.readouterr().out))
    assert printed[0] == printed[1]
    assert printed[0]["played"] == {"games": 2, "players": 4, "bot": "random", "seed": 1}


def test_a_page_with_a_map_of_the_seas_compared_with_an_earlier_report(capsys: Output, tmp_path: Path) -> None:
    earlier, page = tmp_path / "before.json", tmp_path / "after.html"
    assert run([*QUICK, "--out", str(earlier)]) == 0
    assert run([*QUICK, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == json.loads(earlier.read_text(encoding="utf-8"))
    assert run([*QUICK, "--seed", "7", "--compare", str(earlier), "--out", str(page)]) == 0
    assert capsys.readouterr().out == ""
    written = page.read_text(encoding="utf-8")
    assert "Compared with the earlier report" in written
    assert "<svg" in written
    assert "Still Lagoon" in written
    assert run([*QUICK, "--compare", str(earlier)]) == 0
    assert "Changed more than by chance\n  Nothing.\n" in capsys.readouterr().out


def test_a_tuned_map_lies_in_a_new_folder(capsys: Output, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, few in {"BOT": "random", "GAMES": 2, "PROOF": 4, "PART": 2, "QUICK_GAMES": 4, "QUICK_TRIES": 3}.items():
        monkeypatch.setattr(tuning, name, few)
    given, new = load_map("lagoon"), tmp_path / "fair"
    assert run(["balance", "lagoon", "--tune", "--out", str(new)]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("4 games of 4 random bots decide (random seeds 100001 to 100004).")
    assert "Number 1 in the starting order of play: Wins" in printed
    assert "The map doesn’t reach this bound: " in printed
    assert f"Saved Lagoon in {new}." in printed
    assert load_map(str(new)).board == given.board
    assert load_map("lagoon").data == given.data
    assert "isn’t empty" in refused(capsys, "balance", "lagoon", "--tune", "--out", str(new))
    other = tmp_path / "other"
    assert run(["balance", "lagoon", "--tune", "--out", str(other), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["seed"] == 1
    assert load_map(str(other)).data == load_map(str(new)).data


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["lagoon", "--tune"], "--tune: Give the new folder for the tuned map with --out."),
        (["lagoon", "--tune", "--out", "x", "--bots", "easy"], "--tune: It chooses its own games."),
        (["lagoon", "--games", "2001"], "--games: “2001” isn’t a number from 1 to 2000."),
        (["lagoon", "--bots", "clever"], "clever"),
        (["lagoon", "--players", "6"], "--players: The game is for 2 to 5 players, not for 6."),
    ],
)
def test_wrong_options(capsys: Output, arguments: list[str], words: str) -> None:
    assert words in refused(capsys, "balance", *arguments, code=2)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["nowhere"], "There’s no such map."),
        (["singapore", "--tune", "--out", "new"], "Maps of this game have no deeds or city cards to tune."),
        (["lagoon", "--compare", "absent.json"], "--compare: absent.json"),
        (["lagoon", "--compare", str(Path(__file__))], "This isn’t a balance report"),
        (["lagoon", "--games", "1", "--bots", "random", "--out", "/dev/null/page"], "--out: /dev/null/page: "),
    ],
)
def test_refusals(capsys: Output, arguments: list[str], words: str) -> None:
    assert words in refused(capsys, "balance", *arguments)
