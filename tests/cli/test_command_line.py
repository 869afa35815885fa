"""The command line, as somebody types it: output, exit codes, and one sentence for what can't be done."""

from __future__ import annotations

import errno
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from unittest.mock import Mock

import PySide6
import pytest

from indonesia_qt.cli.command_line import COMMANDS, make_parser, run, with_command
from indonesia_qt.cli.windows import check_display
from indonesia_qt.core.record import FORMAT, read
from indonesia_qt.library import load_map
from indonesia_qt.mapmaking.files import shared_map
from indonesia_qt.mapmaking.files.shared_map import About
from indonesia_qt.mapmaking.files.storage import opened
from tests.mapmaking.imports import hostile_files
from tests.robustness.processes import children
from tests.soak import soak_but

ROOT = Path(__file__).parents[2]
MAP = ROOT / "maps" / "indonesia"

Output = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The player's own folder, empty."""
    monkeypatch.setenv("INDONESIA_QT_DATA", str(tmp_path / "own"))
    return tmp_path / "own"


@pytest.fixture(scope="module")
def simulated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Finished games of two bots, on the usual map and on a small one, which is soon reviewed."""
    folder = tmp_path_factory.mktemp("simulated")
    command = ["simulate", "--seats", "greedy,random", "--seed", "7", "--save-dir", str(folder), "--map"]
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("INDONESIA_QT_DATA", str(folder / "own"))
        assert [run([*command, name]) for name in ("indonesia", "lagoon")] == [0, 0]
    return folder


@pytest.fixture
def save(simulated: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(simulated / "indonesia-greedy-random-7.indonesia", tmp_path))


@pytest.fixture
def short(simulated: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(simulated / "lagoon-greedy-random-7.indonesia", tmp_path))


def refused(capsys: Output, *arguments: str, code: int = 1) -> str:
    """What the program says to a command that it can't carry out: one line, and nothing else."""
    assert run(arguments) == code
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("indonesia-qt: ")
    assert told.err.count("\n") == 1
    return told.err.strip()


class TestReview:
    def test_in_words_as_json_and_as_a_page_it_is_the_same_review_kept_beside_the_game(
        self, capsys: Output, short: Path
    ) -> None:
        before = short.read_bytes()
        page = short.with_name("review.html")
        assert run(["review", str(short), "--json"]) == 0
        found = json.loads(capsys.readouterr().out)
        assert found == json.loads(short.with_suffix(".review").read_bytes())
        assert sum(found["course"][-1]["chances"]) == 1
        assert {len(one["chances"]) for one in found["judged"]} == {2}
        assert run(["review", str(short)]) == 0
        lines = capsys.readouterr().out.splitlines()
        assert lines[0] == "Chance of winning"
        assert any("Blunder: chance of winning " in line and "Better: " in line for line in lines)
        assert run(["review", str(short), "--html", str(page)]) == 0
        assert "random 1" in page.read_text(encoding="utf-8")
        assert "<svg" in page.read_text(encoding="utf-8")
        assert short.read_bytes() == before

    def test_a_review_that_cannot_be_used_is_made_again(self, capsys: Output, short: Path) -> None:
        assert run(["review", str(short), "--json"]) == 0
        whole = capsys.readouterr().out
        kept = short.with_suffix(".review")
        kept.write_bytes(kept.read_bytes().replace(b'"seat":0', b'"seat":7'))
        assert run(["review", str(short), "--json"]) == 0
        assert capsys.readouterr().out == whole
        assert json.loads(kept.read_bytes()) == json.loads(whole)

    def test_while_money_is_hidden_a_game_that_goes_on_is_not_reviewed(self, capsys: Output, short: Path) -> None:
        short.write_bytes(b"\n".join(short.read_bytes().split(b"\n")[:40]) + b"\n")
        assert "would reveal what is hidden" in refused(capsys, "review", str(short))
        assert not short.with_suffix(".review").exists()

    def test_a_page_that_cannot_be_written_is_refused(self, capsys: Output, short: Path) -> None:
        assert "--html: /dev/null/page: " in refused(capsys, "review", str(short), "--html", "/dev/null/page")


class TestSimulate:
    def test_a_json_line_for_each_game(self, capsys: Output) -> None:
        assert run(["simulate", "--seats", "greedy,greedy,random", "--games", "2", "--seed", "5", "--json"]) == 0
        games = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
        assert [game["seed"] for game in games] == [5, 6]
        for game in games:
            assert set(game) == {"seed", "seats", "years", "decisions", "money", "winner", "seconds"}
            assert game["seats"] == ["greedy", "greedy", "random"]
            assert game["money"][game["winner"]] == max(game["money"])

    def test_the_same_seed_gives_the_same_game(self, capsys: Output) -> None:
        games = []
        for _ in range(2):
            run(["simulate", "--seats", "random,random", "--seed", "5", "--json"])
            games.append(json.loads(capsys.readouterr().out) | {"seconds": 0})
        assert games[0] == games[1]

    def test_in_words_it_ends_with_the_number_of_games_and_the_speed(self, capsys: Output) -> None:
        assert run(["simulate", "--seats", "random,random", "--games", "2"]) == 0
        lines = capsys.readouterr().out.splitlines()
        assert len(lines) == 3
        assert lines[0].startswith("seed 1: ")
        assert "2 games, " in lines[2]
        assert "decisions per second" in lines[2]
        assert run(["simulate", "--seats", "random,random"]) == 0
        assert capsys.readouterr().out.splitlines()[-1].startswith("1 game, ")

    def test_a_saved_game_is_overwritten_only_on_request(self, capsys: Output, save: Path) -> None:
        before = save.read_bytes()
        told = refused(capsys, "simulate", "--seats", "greedy,random", "--seed", "7", "--save-dir", str(save.parent))
        assert told.endswith(f"--save-dir: {save}: The file exists already. Add --force to replace it.")
        assert save.read_bytes() == before
        save.write_bytes(b"")
        command = ["simulate", "--seats", "greedy,random", "--seed", "7", "--save-dir", str(save.parent), "--force"]
        assert run(command) == 0
        assert save.read_bytes() == before

    def test_nothing_is_left_of_a_game_for_which_there_is_no_room(
        self, capsys: Output, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(os, "fsync", Mock(side_effect=OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))))
        told = refused(capsys, "simulate", "--seats", "greedy,random", "--save-dir", str(tmp_path))
        assert told.endswith("indonesia: The disk is full.")
        assert list(tmp_path.iterdir()) == []

    def test_a_file_is_named_without_signs_that_a_system_forbids(self, capsys: Output, tmp_path: Path) -> None:
        seats = "tests.bots.tournament.own_bots:Patient@3,greedy"
        assert run(["simulate", "--seats", seats, "--seed", "7", "--save-dir", str(tmp_path)]) == 0
        (file,) = tmp_path.iterdir()
        assert file.name == "indonesia-tests.bots.tournament.own_bots_Patient@3-greedy-7.indonesia"
        assert read(file).header.seats[0].player == "tests.bots.tournament.own_bots:Patient@3"
        assert "failed" not in capsys.readouterr().out

    @pytest.mark.parametrize("seed", [2**63 - 1, 1 - 2**63])
    def test_the_largest_seeds_can_be_saved_and_replayed(self, tmp_path: Path, seed: int) -> None:
        assert run(["simulate", "--seats", "random,random", f"--seed={seed}", "--save-dir", str(tmp_path)]) == 0
        (file,) = tmp_path.iterdir()
        assert run(["replay", str(file)]) == 0

    def test_a_bot_of_ones_own_that_breaks_the_rules_loses_only_its_decisions(self, capsys: Output) -> None:
        careless = "tests.bots.tournament.own_bots:Careless"
        command = ["simulate", "--seats", f"{careless},greedy,greedy", "--seed", "5"]
        assert run([*command, "--json"]) == 0
        (failed,) = json.loads(capsys.readouterr().out)["failed"]
        assert failed.startswith(f"{careless} failed in ")
        assert run(command) == 0
        assert failed in capsys.readouterr().out.splitlines()

    @pytest.mark.parametrize(
        ("arguments", "words"),
        [
            (["--seats", "random,random", "--map", "atlantis"], ["atlantis: There’s no such map. Available maps: "]),
            (["--seats", "random,random", "--save-dir", "/dev/null/here"], ["--save-dir", str(Path("/dev/null/here"))]),
        ],
    )
    def test_what_is_not_there_is_refused(self, capsys: Output, arguments: list[str], words: list[str]) -> None:
        told = refused(capsys, "simulate", *arguments)
        for word in words:
            assert word in told

    @pytest.mark.parametrize(
        ("arguments", "words"),
        [
            (["--seats", "random"], ["--seats", "2 to 5 players, not for 1", "2 to 5"]),
            (["--seats", ",".join(["random"] * 6)], ["--seats", "2 to 5 players, not for 6"]),
            (["--seats", "random,clever"], ["clever", "greedy"]),
            (["--seats", "random,random", "--games", "0"], ["--games", "“0”"]),
            (["--seats", "random,random", "--games", "many"], ["--games", "many"]),
            (["--seats", "random,random", "--seed", "x"], ["--seed", "“x” isn’t a whole number"]),
            (["--seats", "random,random", "--seed", str(2**63)], ["--seed", "at most 63 bits"]),
            (["--seats", "random,random", "--seed", str(-(2**63))], ["--seed", "at most 63 bits"]),
            (
                ["--seats", "random,random", "--seed", str(2**63 - 1), "--games", "2"],
                ["--seed", "2 games", "too large"],
            ),
            (["--seats", "random,random", "--fast"], ["--fast", "--help"]),
            ([], ["--seats"]),
        ],
    )
    def test_a_wrong_option_is_refused(self, capsys: Output, arguments: list[str], words: list[str]) -> None:
        told = refused(capsys, "simulate", *arguments, code=2)
        for word in words:
            assert word in told


class TestReplay:
    def test_the_final_position_as_json(self, capsys: Output, save: Path) -> None:
        assert run(["replay", str(save), "--json"]) == 0
        told = json.loads(capsys.readouterr().out)
        assert told["map"] == "indonesia"
        assert told["decisions"] == len(read(save).lines) - 1
        assert not {"era", "phase"} & set(told), "the game is over"
        assert told["winner"] in told["order"]
        money = {seat["name"]: seat["money"] for seat in told["seats"]}
        assert list(money.values()) == json.loads(save.read_text(encoding="utf-8").splitlines()[-1])["money"]
        assert money[told["winner"]] == max(money.values())
        assert all(company["owner"] in money for company in told["companies"].values())
        ids, scenario = told["ids"], load_map().game.scenario
        assert ids["companies"].keys() == told["companies"].keys()
        assert ids["cities"].keys() == told["cities"].keys()
        assert [told["seats"][seat]["name"] for seat in ids["order"]] == told["order"]
        for name, company in ids["companies"].items():
            assert told["seats"][company["owner"]]["name"] == told["companies"][name]["owner"]
            assert scenario.name[company["id"]] == name
            assert company["id"] == company["deeds"][0]
        assert all(scenario.name[area] == name for name, area in ids["cities"].items())

    def test_in_words(self, capsys: Output, save: Path) -> None:
        assert run(["replay", str(save)]) == 0
        told = capsys.readouterr().out
        assert "winner     greedy 0" in told
        assert not set("{}[]'") & set(told)

    def test_a_game_that_goes_on_is_told_as_far_as_it_is(self, capsys: Output, save: Path) -> None:
        save.write_text(
            "".join(line + "\n" for line in save.read_text(encoding="utf-8").splitlines()[:40]), encoding="utf-8"
        )
        assert run(["replay", str(save), "--json"]) == 0
        told = json.loads(capsys.readouterr().out)
        assert (told["decisions"], told["winner"]) == (39, None)
        assert told["phase"]
        assert told["era"]

    @pytest.mark.parametrize(
        ("number", "old", "new", "words"),
        [
            (1, f'"format":{FORMAT}', '"format":99', [f"reads formats only up to {FORMAT}", "format 99"]),
            (1, '"game":"indonesia"', '"game":"chess"', ["The game “chess” isn’t installed."]),
            (1, '"id":"indonesia"', '"id":"atlantis"', ["This game needs the map “atlantis”, which isn’t installed."]),
            (1, '"fingerprint":"', '"fingerprint":"0', ["64 hexadecimal digits"]),
            (1, '"line":"game"', '"line":"gam', ["This isn’t a saved game"]),
            (5, '{"line"', '{"lin', ["line 5", "damaged"]),
            (5, '"by":', '"by":1', ["line 5"]),
            (-1, '"money":[', '"money":[1', ["The recorded result is", "replaying the game gives"]),
        ],
    )
    def test_an_edited_save_is_refused(
        self, capsys: Output, save: Path, number: int, old: str, new: str, words: list[str]
    ) -> None:
        lines = save.read_text(encoding="utf-8").splitlines()
        at = number - 1 if number > 0 else number
        assert old in lines[at]
        lines[at] = lines[at].replace(old, new)
        save.write_text("\n".join(lines) + "\n", encoding="utf-8")
        told = refused(capsys, "replay", str(save))
        assert str(save) in told
        for word in words:
            assert word in told

    def test_a_move_that_breaks_the_rules_is_refused_with_the_reason(self, capsys: Output, save: Path) -> None:
        lines = save.read_text(encoding="utf-8").splitlines()
        number = next(number for number, line in enumerate(lines, start=1) if '"Bid"' in line)
        move = json.loads(lines[number - 1])
        move["action"]["amount"] = 101
        lines[number - 1] = json.dumps(move)
        save.write_text("\n".join(lines) + "\n", encoding="utf-8")
        told = refused(capsys, "replay", str(save))
        assert f"line {number}: This move breaks the rules. Bid between 0 and 100 Rp, the cash you have." in told

    def test_a_truncated_save_is_refused(self, capsys: Output, save: Path) -> None:
        data = save.read_bytes()
        save.write_bytes(data[: len(data) // 2])
        assert "damaged" in refused(capsys, "replay", str(save))

    @pytest.mark.parametrize("content", [b"", b"\x00\xff\xfe", b"[]", b"{}", b"null", b"[" * 100_000])
    def test_what_is_no_save_is_refused(self, capsys: Output, tmp_path: Path, content: bytes) -> None:
        file = tmp_path / "some.jsonl"
        file.write_bytes(content)
        assert f"{file}: This isn’t a saved game (" in refused(capsys, "replay", str(file))

    def test_a_file_that_is_not_there(self, capsys: Output, tmp_path: Path) -> None:
        assert "There is no such file" in refused(capsys, "replay", str(tmp_path / "none.jsonl"))
        assert "folder" in refused(capsys, "replay", str(tmp_path))


@pytest.fixture
def own_map(own_data: Path) -> Path:
    """A copy of the shipped map among the player's own, under another name."""
    folder = own_data / "maps" / "mine"
    folder.mkdir(parents=True)
    for name in ("map.geojson", "scenario.json"):
        shutil.copy(MAP / name, folder)
    return folder


class TestCheckMap:
    def test_the_shipped_map_has_nothing_wrong(self, capsys: Output) -> None:
        assert run(["check-map"]) == 0
        assert capsys.readouterr().out == "Indonesia: 0 errors, 0 warnings\n"

    @pytest.mark.parametrize("how", ["name", "folder", "file"])
    def test_a_map_of_ones_own(self, capsys: Output, own_map: Path, how: str) -> None:
        wanted = {"name": "mine", "folder": str(own_map), "file": str(own_map / "map.geojson")}[how]
        assert run(["check-map", wanted]) == 0
        assert "0 errors" in capsys.readouterr().out

    def test_errors_are_listed_and_counted(self, capsys: Output, own_map: Path) -> None:
        file = own_map / "scenario.json"
        data = json.loads(file.read_text(encoding="utf-8"))
        data["stones"] = [0, 8, 3]
        file.write_text(json.dumps(data), encoding="utf-8")
        assert run(["check-map", "mine"]) == 1
        told = capsys.readouterr().out.splitlines()
        assert told == [
            "error: stones: There are no city stones of size 1, so no cities can be built.",
            "Indonesia: 1 error, 0 warnings",
        ]

    def test_an_error_counts_even_where_a_note_leaves_it_as_it_is(self, capsys: Output, own_map: Path) -> None:
        board, game = own_map / "map.geojson", own_map / "scenario.json"
        data = json.loads(game.read_text(encoding="utf-8")) | {"stones": [0, 8, 3]}
        game.write_text(json.dumps(data), encoding="utf-8")
        known = {"place": "stones", "kind": "no-stones", "note": "A map without cities."}
        board.write_text(
            json.dumps(json.loads(board.read_text(encoding="utf-8")) | {"ignored": [known]}), encoding="utf-8"
        )
        assert run(["check-map", "mine"]) == 1
        assert "Indonesia: 1 error, 0 warnings" in capsys.readouterr().out

    @pytest.mark.parametrize("note", [True, False])
    def test_a_map_that_cannot_be_played_is_an_error_here_and_refused_by_simulate(
        self, capsys: Output, own_map: Path, note: bool
    ) -> None:
        board, game = own_map / "map.geojson", own_map / "scenario.json"
        data = json.loads(game.read_text(encoding="utf-8"))
        data["city_cards"] = [card for card in data["city_cards"] if card["id"] not in ("a4", "a5")]
        game.write_text(json.dumps(data), encoding="utf-8")
        known = [{"place": "era a", "kind": "few-cards", "note": "We are never five."}] if note else []
        board.write_text(
            json.dumps(json.loads(board.read_text(encoding="utf-8")) | {"ignored": known}), encoding="utf-8"
        )
        assert run(["check-map", "mine"]) == 1
        assert "5 players need 5 city cards for each era, but era A has 3." in capsys.readouterr().out
        five = ",".join(["random"] * 5)
        assert "5 players need 5 city cards of era A" in refused(capsys, "simulate", "--map", "mine", "--seats", five)

    @pytest.mark.parametrize(
        ("file", "content", "words"),
        [
            ("map.geojson", "", ["map.geojson"]),
            ("map.geojson", "{", ["map.geojson"]),
            ("map.geojson", '{"type":"FeatureCollection","features":[]}', ["map.canvas"]),
            ("scenario.json", "{}", ["scenario.json", "title", "stones", "3 errors"]),
            ("scenario.json", None, ["scenario.json", "The file is missing."]),
        ],
    )
    def test_all_that_is_wrong_with_a_broken_map_is_listed(
        self, capsys: Output, own_map: Path, file: str, content: str | None, words: list[str]
    ) -> None:
        if content is None:
            (own_map / file).unlink()
        else:
            (own_map / file).write_text(content, encoding="utf-8")
        assert run(["check-map", "mine"]) == 1
        told = capsys.readouterr().out
        for word in words:
            assert word in told

    def test_a_newer_map_is_refused(self, capsys: Output, own_map: Path) -> None:
        file = own_map / "scenario.json"
        file.write_text(file.read_text(encoding="utf-8").replace('"format": 1', '"format": 9'), encoding="utf-8")
        assert run(["check-map", "mine"]) == 1
        assert (
            "The file has format 9, but this version of the program reads formats only up to 1."
            in capsys.readouterr().out
        )


class TestRender:
    @pytest.mark.parametrize(("kind", "magic"), [("png", b"\x89PNG"), ("svg", b"<?xml"), ("pdf", b"%PDF")])
    def test_the_board_as_a_picture(self, qapp: object, tmp_path: Path, save: Path, kind: str, magic: bytes) -> None:
        assert qapp
        out = tmp_path / f"board.{kind}"
        assert run(["render", str(save), "--out", str(out), "--size", "800x450"]) == 0
        assert out.read_bytes().startswith(magic)

    def test_a_picture_needs_no_screen(self, tmp_path: Path, save: Path) -> None:
        """In a process of its own, as from a shell in which no screen is known."""
        out = tmp_path / "board.png"
        environment = {name: value for name, value in os.environ.items() if name not in ("QT_QPA_PLATFORM", "DISPLAY")}
        command = [sys.executable, "-m", "indonesia_qt", "render", str(save), "--out", str(out), "--size", "800x450"]
        done = subprocess.run(command, env=environment, capture_output=True, check=False, encoding="utf-8")
        assert (done.returncode, done.stdout, done.stderr) == (0, "", f"Saved {out}.\n")
        assert out.read_bytes().startswith(b"\x89PNG")

    @pytest.mark.parametrize(
        ("arguments", "words", "code"),
        [
            (["--out", "board.gif"], ["--out", ".gif", "png"], 2),
            (["--out", "/nowhere/board.png"], ["--out", "/nowhere/board.png"], 1),
            (["--out", "board.png", "--size", "9x9"], ["--size", "9x9"], 2),
            (["--out", "board.png", "--size", "large"], ["--size", "large"], 2),
            (["none.jsonl", "--out", "board.png"], ["none.jsonl", "There is no such file"], 1),
            ([], ["--out"], 2),
        ],
    )
    def test_what_is_impossible_is_refused(
        self,
        capsys: Output,
        qapp: object,
        tmp_path: Path,
        monkeypatch: pytest.MonkeyPatch,
        arguments: list[str],
        words: list[str],
        code: int,
    ) -> None:
        assert qapp
        monkeypatch.chdir(tmp_path)
        told = refused(capsys, "render", *arguments, code=code)
        for word in words:
            assert word in told
        assert list(tmp_path.iterdir()) == []


def coast(folder: Path) -> Path:
    """A file with two islands of one country, one of another, and one without an area."""

    def ring(x: float, y: float, side: float) -> list[list[float]]:
        return [[x, y], [x + side, y], [x + side, y + side], [x, y + side], [x, y]]

    flat = [[3, 3], [4, 4], [3, 3]]
    parts = {"Samos": [[ring(0, 0, 2)], [ring(3, 0, 1)], [flat]], "Chios": [[ring(6, 0, 2)]], "Point": [[flat]]}
    features = [
        {"type": "Feature", "properties": {"name": name}, "geometry": {"type": "MultiPolygon", "coordinates": islands}}
        for name, islands in parts.items()
    ]
    file = folder / "aegean.geojson"
    file.write_text(json.dumps({"type": "FeatureCollection", "features": features}), encoding="utf-8")
    return file


class TestImport:
    def test_a_map_is_made_of_coasts_and_what_is_left_out_is_told(self, capsys: Output, tmp_path: Path) -> None:
        out = tmp_path / "aegean"
        assert run(["import", str(coast(tmp_path)), "--out", str(out), "--title", "The Aegean"]) == 0
        told = capsys.readouterr().out.splitlines()
        assert told == [
            "Point was skipped: it doesn’t enclose anything.",
            "Samos: 1 part has no area and was skipped.",
            f"The Aegean: 3 areas and 0 lakes. The map is in {out}.",
        ]
        assert len(opened(str(out)).draft.board.lands) == 3

    def test_nothing_but_lakes_is_no_map_and_says_where_lakes_belong(self, capsys: Output, tmp_path: Path) -> None:
        file, out = coast(tmp_path), tmp_path / "lakes"
        file.write_text(file.read_text(encoding="utf-8").replace('"name"', '"type": "lake", "name"'), encoding="utf-8")
        assert run(["import", str(file), "--out", str(out)]) != 0
        assert "has only lakes, which lie in land. Import it into a map with land" in capsys.readouterr().err
        assert not out.exists()

    def test_only_what_was_asked_for_is_taken(self, capsys: Output, tmp_path: Path) -> None:
        file = str(coast(tmp_path))
        for number, (options, told) in enumerate(
            [
                (["--names", "samos"], "Samos: 2 areas and 0 lakes"),
                (["--names", "samos", "--islands", "one"], "Samos: 1 area and 0 lakes"),
                (["--names", "CHIOS,Samos", "--islands", "all"], "Samos, Chios: 3 areas and 0 lakes"),
                (["--crop=-1,-1,2.5,3"], "aegean: 1 area and 0 lakes"),
                (["--merge-by", "NAME", "--sea", "name=chios", "--close-gaps", "5"], "aegean: 3 areas and 0 lakes"),
                (["--names-from", "name", "--provinces-from", "name"], "aegean: 3 areas and 0 lakes"),
                (["--coordinates", "screen"], "aegean: 3 areas and 0 lakes"),
            ]
        ):
            out = tmp_path / f"map{number}"
            assert run(["import", file, "--out", str(out), "--fit", "--simplify", "2", *options]) == 0
            printed = capsys.readouterr().out
            assert told in printed
            assert "Point was skipped" not in printed or "--names" not in options
            assert opened(str(out)).draft.board.lands

    @pytest.mark.parametrize(
        ("options", "words"),
        [
            (["--out", "{}"], ["isn’t empty"]),
            (["--out", "{}/new", "--names", "Delos"], ["no outlines that could become areas"]),
            (["--out", "{}/new", "--crop", "1,2"], ["four numbers"]),
            (["--out", "{}/new", "--simplify", "nan"], ["isn’t a number from"]),
            (["--out", "{}/new", "--close-gaps", "-1"], ["isn’t a number from"]),
            (["--out", "{}/new", "--sea", "ocean"], ["isn’t a property and its value such as type=ocean"]),
            (["--out", "{}/new", "--kinds-from", "type"], ["aegean.geojson: ", "no property “type”", "have: name"]),
            (["--out", "{}/new", "--layer", "coast"], ["aegean.geojson: The file has no layers."]),
            ([], ["--out"]),
        ],
    )
    def test_what_is_impossible_is_a_sentence_and_leaves_nothing(
        self, capsys: Output, tmp_path: Path, options: list[str], words: list[str]
    ) -> None:
        file = coast(tmp_path)
        assert run(["import", str(file), *(option.format(tmp_path) for option in options)]) == 2
        told = capsys.readouterr().err
        assert told.startswith("indonesia-qt: ")
        assert all(word in told for word in words)
        assert [entry.name for entry in tmp_path.iterdir()] == ["aegean.geojson"]

    @pytest.mark.parametrize("name", soak_but([*hostile_files.REFUSED][::5], hostile_files.REFUSED))
    def test_a_hostile_file_is_a_sentence(self, capsys: Output, tmp_path: Path, name: str) -> None:
        """In the short run some of those that the reader of files is tested with."""
        file = hostile_files.write(tmp_path, name)
        assert run(["import", str(file), "--out", str(tmp_path / "new")]) == 2
        told = capsys.readouterr()
        assert told.err.startswith(f"indonesia-qt: {file}")
        assert hostile_files.REFUSED[name][1] in told.out + told.err
        assert [entry.name for entry in tmp_path.iterdir()] == [name]

    @pytest.mark.soak
    @pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits memory")
    def test_a_file_that_would_fill_the_memory_is_a_sentence(self, capsys: Output, tmp_path: Path) -> None:
        """The short run opens the same file in the window, which reads it in the same way."""
        file = tmp_path / "arcs.topojson"
        file.write_bytes(hostile_files.many_arcs())
        others = set(children())
        assert run(["import", str(file), "--out", str(tmp_path / "new")]) == 2
        told = capsys.readouterr().err
        assert told.startswith(f"indonesia-qt: {file}: ")
        assert "500 MB of memory" in told.replace("\u00a0", " ")
        assert not (tmp_path / "new").exists()
        assert set(children()) <= others

    def test_more_areas_than_a_map_can_have_are_refused(self, capsys: Output, tmp_path: Path) -> None:
        file = tmp_path / "tiles.svg"
        places = [(40 * (n % 50), 40 * (n // 50)) for n in range(2_050)]
        file.write_text(
            "<svg>" + "".join(f'<rect x="{x}" y="{y}" width="40" height="40"/>' for x, y in places), encoding="utf-8"
        )
        file.write_text(file.read_text(encoding="utf-8") + "</svg>", encoding="utf-8")
        assert run(["import", str(file), "--out", str(tmp_path / "new"), "--fit"]) == 2
        assert f"{file}: A map can have at most 2,000 areas of one kind." in capsys.readouterr().err

    @pytest.mark.parametrize("size", [5, pytest.param(30, marks=pytest.mark.soak)])
    def test_a_large_file_comes_in(self, capsys: Output, tmp_path: Path, size: int) -> None:
        """Two hundred areas, whose coasts have as many megabytes."""
        file = tmp_path / "coasts.geojson"
        file.write_text(
            json.dumps({"type": "FeatureCollection", "features": [*hostile_files.archipelago(200, size)]}),
            encoding="utf-8",
        )
        assert file.stat().st_size == pytest.approx(size * 1_000_000, rel=0.2)
        assert run(["import", str(file), "--out", str(tmp_path / "new"), "--fit"]) == 0
        assert "coasts: 200 areas and 0 lakes." in capsys.readouterr().out

    def test_a_file_that_is_not_there(self, capsys: Output, tmp_path: Path) -> None:
        assert run(["import", str(tmp_path / "none.shp"), "--out", str(tmp_path / "new")]) == 2
        assert "There is no such file" in capsys.readouterr().err


def test_an_unknown_command_is_refused(capsys: Output) -> None:
    assert "dance" in refused(capsys, "dance", code=2)


class TestPrinted:
    """Nothing that a file or a name holds steers the terminal."""

    STEERING = "\x1b[2J\x9b2J\u202e\u2028\u200b\x07"

    def test_titles_of_maps(self, capsys: Output, own_map: Path) -> None:
        file = own_map / "map.geojson"
        data = json.loads(file.read_text(encoding="utf-8"))
        data["map"]["title"] = f"Atlantis{self.STEERING}\nno errors"
        file.write_text(json.dumps(data), encoding="utf-8")
        run(["check-map", "mine"])
        self.check(capsys, "Atlantis")

    def test_names_of_players(self, capsys: Output, save: Path) -> None:
        save.write_text(
            save.read_text(encoding="utf-8").replace('"greedy 0"', json.dumps(f"Ana{self.STEERING}\nBudi")),
            encoding="utf-8",
        )
        run(["replay", str(save)])
        self.check(capsys, "Ana")

    @pytest.mark.parametrize("command", [["dance"], ["replay"], ["simulate", "--seats"], ["simulate", "--map"]])
    def test_what_was_typed(self, capsys: Output, command: list[str]) -> None:
        run([*command, f"Ana{self.STEERING}"])
        self.check(capsys, "")

    def check(self, capsys: Output, name: str) -> None:
        printed = capsys.readouterr()
        both = printed.out + printed.err
        assert name in both
        assert both.replace("\n", "").isprintable()

    @pytest.mark.parametrize("command", [["--help"], ["replay", "Cari\u00f1o \u2013 \udcff.indonesia"]])
    def test_a_terminal_without_its_letters_gets_others(self, command: list[str]) -> None:
        environment = os.environ | {"PYTHONIOENCODING": "ascii", "LC_ALL": "C"}
        done = subprocess.run(
            [sys.executable, "-m", "indonesia_qt", *command],
            env=environment,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert "Traceback" not in done.stderr
        assert (done.stdout + done.stderr).isascii()


class TestDisplay:
    """Where Qt can't open a window it would abort the program: that is found out before."""

    @pytest.fixture(autouse=True)
    def no_display(self, monkeypatch: pytest.MonkeyPatch) -> None:
        if not sys.platform.startswith("linux"):
            pytest.skip("other systems always have a display")
        for variable in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
            monkeypatch.delenv(variable, raising=False)

    @pytest.mark.parametrize("command", [[], ["--selftest"], ["edit"], ["open", "any.indonesia"]])
    def test_without_a_display_the_window_is_refused(self, capsys: Output, command: list[str]) -> None:
        assert "There’s no display" in refused(capsys, *command)

    def test_a_display_that_does_not_answer_is_named(self, capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("DISPLAY", ":9876")
        said = refused(capsys)
        if "Cannot load library" in said:
            pytest.skip("the libraries of windows, which tests don't need, are not installed")
        assert ":9876" in said

    def test_a_platform_that_qt_does_not_have_is_named(self, capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("QT_QPA_PLATFORM", "cinema")
        assert "“cinema”" in refused(capsys)

    def test_a_folder_in_whose_name_qt_misreads_signs_is_the_reason(
        self, capsys: Output, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("QT_QPA_PLATFORM", "cinema")
        monkeypatch.setattr(PySide6, "__file__", "/home/ana/games, old/PySide6/__init__.py")
        said = refused(capsys)
        assert "Qt can’t find its files in /home/ana/games, old/PySide6" in said
        assert "cinema" not in said

    def test_a_library_that_is_missing_is_named(self, capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(sys.modules, "PySide6.QtWidgets", None)
        assert "Qt can’t be loaded" in refused(capsys)

    def test_no_display_is_needed_where_qt_draws_on_none(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
        check_display()


def test_what_qt_says_goes_into_reports_and_not_to_the_terminal() -> None:
    script = """if True:
        from PySide6.QtCore import qWarning
        from PySide6.QtWidgets import QWidget
        from indonesia_qt.ui.support.application import make_application
        from indonesia_qt.ui.support.crash_handler import report_on
        app = make_application()
        qWarning("The paper is empty")
        widget = QWidget()
        widget.setMinimumSize(9, 9)
        widget.show()
        print(report_on(ValueError(), ["Year 1"]).log)"""
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C"}
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, check=True, encoding="utf-8"
    )
    assert done.stderr == ""
    assert "'Year 1'" in done.stdout
    assert "'QtWarningMsg: The paper is empty'" in done.stdout


def test_each_command_has_a_sentence_and_an_example(capsys: Output) -> None:
    for command in COMMANDS:
        with pytest.raises(SystemExit):
            run([command.name, "--help"])
        told = " ".join(capsys.readouterr().out.split())
        assert re.search(r"\. (positional arguments|options):", told)
        assert f"Example: indonesia-qt {command.example}" in told
        assert make_parser().parse_args(command.example.split()).act is command.act


def test_ctrl_c_ends_a_command_without_a_traceback(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("indonesia_qt.cli.games.play_out", interrupted)
    assert run(["simulate", "--seats", "random,random"]) == 130
    assert capsys.readouterr().err == ""


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent otherwise")
@pytest.mark.timeout(60)
def test_ctrl_c_ends_a_tournament_without_waiting_for_its_games(tmp_path: Path) -> None:
    played = tmp_path / "played.jsonl"
    command = ["tournament", "--seats", "random,random", "--games", "100000", "--jobs", "1", "--out"]
    process = subprocess.Popen(
        [sys.executable, "-m", "indonesia_qt", *command, str(played)],
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509 - may be ignored
    )
    try:
        while not played.exists() or played.read_bytes().count(b"\n") < 3:
            assert process.poll() is None
            time.sleep(0.01)
        os.killpg(process.pid, signal.SIGINT)  # a terminal sends it to the workers, too
        assert process.communicate()[1] == ""
    finally:
        process.kill()
    assert process.returncode == 130


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent otherwise")
@pytest.mark.timeout(60)
def test_ctrl_c_closes_the_window_that_waits() -> None:
    script = """if True:
        import subprocess, sys
        from PySide6.QtCore import QTimer
        from PySide6.QtWidgets import QWidget
        from indonesia_qt.ui.support.application import make_application, run
        app = make_application()
        window = QWidget()
        window.show()
        QTimer.singleShot(0, lambda: subprocess.Popen(["sh", "-c", "kill -INT $PPID"]))
        sys.exit(run(app))"""
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, check=False, encoding="utf-8"
    )
    assert (done.returncode, done.stderr) == (130, "")


class TestUnexpectedError:
    @pytest.fixture(autouse=True)
    def _broken(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def broken(*_: object, **__: object) -> None:
            raise ZeroDivisionError("nobody\nexpected this")

        monkeypatch.setattr("indonesia_qt.cli.games.play_out", broken)

    def test_it_is_a_sentence_that_names_the_command_and_the_report(self, capsys: Output, own_data: Path) -> None:
        told = refused(capsys, "simulate", "--seats", "random, random")
        (report,) = (own_data / "reports").iterdir()
        assert told == (
            "indonesia-qt: “indonesia-qt simulate --seats 'random, random'” stopped because of an unexpected error. "
            f"ZeroDivisionError: nobody expected this. An error report was saved as {report}."
        )
        lines = report.read_text(encoding="utf-8").splitlines()
        assert lines[0] == "indonesia-qt simulate --seats 'random, random'"
        assert "Traceback (most recent call last):" in lines

    def test_it_is_a_sentence_where_no_report_can_be_written(self, capsys: Output, own_data: Path) -> None:
        own_data.write_text("no folder", encoding="utf-8")
        told = refused(capsys, "simulate", "--seats", "random,random")
        assert "ZeroDivisionError: nobody expected this. Couldn’t save an error report as " in told
        assert told.endswith("txt. There is a file where a folder should be.")


def test_version_and_help(capsys: Output) -> None:
    for option in ("--version", "--help"):
        with pytest.raises(SystemExit) as caught:
            run([option])
        assert caught.value.code == 0
        assert "indonesia-qt" in capsys.readouterr().out


def loaded(statement: str) -> set[str]:
    """The outermost modules that a fresh Python has loaded after a statement."""
    script = f"import sys; {statement}; print(*{{name.partition('.')[0] for name in sys.modules}})"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True, encoding="utf-8")
    return set(done.stdout.split())


def test_without_a_window_qt_is_not_needed(short: Path, tmp_path: Path) -> None:
    commands = (
        ("--help",),
        ("--version",),
        ("simulate", "--seats", "greedy,random"),
        ("tournament", "--seats", "greedy,random", "--games", "2"),
        ("replay", str(short)),
        ("review", str(short), "--json"),
        ("check-map", "lagoon"),
        ("export-graph", "lagoon", "--out", str(tmp_path / "lagoon.graphml")),
        ("export-geojson", "lagoon", "--out", str(tmp_path / "lagoon.geojson")),
        ("import-graph", str(tmp_path / "lagoon.graphml"), "--map", "lagoon", "--out", str(tmp_path / "linked")),
        ("generate", "--seed", "3", "--areas", "16", "--out", str(tmp_path / "generated")),
        ("import", str(coast(tmp_path)), "--out", str(tmp_path / "imported")),
    )
    script = f"""if True:
        import sys
        sys.modules |= dict.fromkeys(('PySide6', 'shiboken6'))
        from indonesia_qt.cli.command_line import run
        for command in {commands}:
            try:
                code = run(command)
            except SystemExit as end:
                code = end.code
            assert code == 0, command"""
    arguments = [sys.executable, "-X", "utf8", "-c", script]
    done = subprocess.run(arguments, capture_output=True, check=False, encoding="utf-8")
    assert done.returncode == 0
    assert all(line.startswith("Saved ") for line in done.stderr.splitlines())


def test_a_simulated_game_needs_neither_graphs_nor_geometry() -> None:
    simulate = "from indonesia_qt.cli.command_line import run; run(['simulate', '--seats', 'greedy,random'])"
    assert not {"networkx", "shapely", "numpy"} & loaded(simulate)


def test_the_window_comes_up_without_graph_and_geometry() -> None:
    window = "import indonesia_qt.ui.app.program, indonesia_qt.ui.app.start"
    assert not {"networkx", "shapely", "numpy"} & loaded(window)


class TestGenerate:
    def test_equal_options_give_equal_files(self, tmp_path: Path, capsys: Output) -> None:
        for folder in ("one", "other"):
            assert run(["generate", "--seed", "3", "--areas", "16", "--out", str(tmp_path / folder)]) == 0
        for file in ("map.geojson", "scenario.json"):
            assert (tmp_path / "one" / file).read_bytes() == (tmp_path / "other" / file).read_bytes()
        assert str(tmp_path / "one") in capsys.readouterr().out
        assert run(["check-map", str(tmp_path / "one")]) == 0
        assert capsys.readouterr().out.endswith("0 errors, 0 warnings\n")

    def test_nothing_is_overwritten(self, tmp_path: Path, capsys: Output) -> None:
        (tmp_path / "precious.txt").write_text("mine", encoding="utf-8")
        for out in (tmp_path, tmp_path / "precious.txt"):
            assert run(["generate", "--seed", "3", "--areas", "16", "--out", str(out)]) == 1
            assert "Give a new folder." in capsys.readouterr().err
        assert [file.name for file in tmp_path.iterdir()] == ["precious.txt"]

    @pytest.mark.parametrize(
        ("numbers", "sentence"),
        [
            (["--seed", "3", "--areas", "16", "--provinces", "17"], "choose at most 16 provinces."),
            (["--seed", "-1"], "The seed must be a number from 0 to 999999999."),
            (["--seed", "9" * 30], "The seed must be a number from 0 to 999999999."),
            (["--seed", "3", "--islands", "31"], "A map can have 1 to 30 islands."),
            (["--seed", "3", "--areas", "9" * 30], "A map can have 16 to 120 land areas."),
        ],
    )
    def test_impossible_numbers_are_a_sentence(
        self, tmp_path: Path, capsys: Output, numbers: list[str], sentence: str
    ) -> None:
        assert run(["generate", *numbers, "--out", str(tmp_path / "a")]) == 2
        said = capsys.readouterr().err
        assert said.endswith(f"{sentence}\n")
        assert said.count("\n") == 1
        assert not (tmp_path / "a").exists()

    def test_a_map_of_singapore_is_made_and_played_on(self, tmp_path: Path, capsys: Output) -> None:
        made = tmp_path / "made"
        assert run(["generate", "--game", "singapore", "--seed", "7", "--out", str(made)]) == 0
        assert run(["check-map", str(made)]) == 0
        assert capsys.readouterr().out.endswith("Singapore 7: 0 errors, 0 warnings\n")
        seats = ["--game", "singapore", "--map", str(made), "--seats", "easy,random"]
        assert run(["simulate", *seats, "--games", "1"]) == 0

    def test_a_map_of_lots_has_no_islands(self, tmp_path: Path, capsys: Output) -> None:
        for number in (["--areas", "20"], ["--shape", "compact"]):
            command = ["generate", "--game", "singapore", "--seed", "7", *number, "--out", str(tmp_path / "made")]
            assert run(command) == 2
            assert "its maps have no islands. Give only --seed and --out." in capsys.readouterr().err
        assert not (tmp_path / "made").exists()

    @pytest.mark.parametrize("seed", ["abc", "1.5", ""])
    def test_what_is_no_number_is_a_sentence(self, tmp_path: Path, capsys: Output, seed: str) -> None:
        assert run(["generate", "--seed", seed, "--out", str(tmp_path / "a")]) == 2
        assert f"“{seed}” isn’t a whole number." in capsys.readouterr().err


class TestSharedMaps:
    @pytest.fixture
    def file(self, tmp_path: Path) -> Path:
        """A map that somebody shared."""
        file = tmp_path / "lagoon.indonesia-map"
        shared_map.save(file, opened("lagoon").draft, About(), b"")
        return file

    def test_it_is_checked_without_being_added(self, capsys: Output, file: Path, own_data: Path) -> None:
        assert run(["check-map", str(file)]) == 0
        assert capsys.readouterr().out == "Lagoon: 0 errors, 0 warnings\n"
        assert not own_data.exists()

    def test_a_damaged_one_is_refused_with_its_place(self, capsys: Output, file: Path) -> None:
        file.write_bytes(file.read_bytes()[:500])
        assert f"{file}: The archive is damaged" in refused(capsys, "check-map", str(file))

    def test_one_that_is_not_there_is_a_sentence(self, capsys: Output) -> None:
        for command in ("check-map", "edit"):
            assert "There’s no such map." in refused(capsys, command, "nowhere.indonesia-map")

    def test_double_clicked_it_is_opened(self) -> None:
        assert list(with_command(["a.indonesia-map"])) == ["open", "a.indonesia-map"]


class TestEdit:
    def test_a_map_that_is_not_there_is_a_sentence(self, capsys: Output) -> None:
        assert run(["edit", "atlantis"]) == 1
        assert "There’s no such map." in capsys.readouterr().err


@pytest.mark.skipif(os.name != "posix", reason="needs the users of POSIX")
class TestWithoutHome:
    """Who isn't in the system's list of users, as in some containers."""

    @pytest.fixture(autouse=True)
    def nobody(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.delenv("HOME", raising=False)
        monkeypatch.delenv("XDG_DATA_HOME", raising=False)

        def getpwuid(number: int) -> object:
            raise KeyError(number)

        monkeypatch.setattr("pwd.getpwuid", getpwuid)

    def test_a_sentence_names_the_variable(self, capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.delenv("INDONESIA_QT_DATA")
        assert "Set INDONESIA_QT_DATA to a folder" in refused(capsys, "check-map", "lagoon")

    def test_with_the_variable_all_goes_on_in_its_folder(self, capsys: Output, own_data: Path) -> None:
        assert run(["check-map", "lagoon"]) == 0
        assert "0 errors" in capsys.readouterr().out
        assert Path.home() == own_data


class TestOpen:
    """What a desktop hands over when a file was double-clicked."""

    @pytest.mark.parametrize("arguments", [["maps/nowhere/map.geojson"], ["open", "maps/nowhere/map.geojson"]])
    def test_a_map_goes_to_the_editor(self, capsys: Output, arguments: list[str]) -> None:
        assert "There’s no such map." in refused(capsys, *arguments)

    @pytest.mark.parametrize("name", ["FRIDAY.INDONESIA", "Friday.Singapore", "friday.JSONL", "Isles.INDONESIA-MAP"])
    def test_a_file_stands_alone_whatever_the_case_of_its_ending(self, name: str) -> None:
        assert list(with_command([name])) == ["open", name]

    def test_a_saved_game_needs_no_ending_unless_it_is_called_like_a_command(
        self, save: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.chdir(save.parent)
        for name in ("friday", "replay"):
            Path(name).write_bytes(save.read_bytes())
        assert list(with_command(["friday"])) == ["open", "friday"]
        assert list(with_command(["replay"])) == ["replay"]

    @pytest.mark.parametrize("open_", [[], ["open"]])
    def test_several_files_are_refused(self, capsys: Output, open_: list[str]) -> None:
        said = refused(capsys, *open_, "friday.indonesia", "monday.indonesia")
        assert said == "indonesia-qt: Open one file at a time: a saved game or a map."

    @pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such links")
    @pytest.mark.parametrize("open_", [[], ["open"]])
    @pytest.mark.parametrize("ending", ["indonesia", "indonesia-map"])
    def test_a_link_that_leads_to_itself_is_refused(
        self, capsys: Output, tmp_path: Path, open_: list[str], ending: str
    ) -> None:
        file, other = tmp_path / f"a.{ending}", tmp_path / f"b.{ending}"
        file.symlink_to(other)
        other.symlink_to(file)
        assert refused(capsys, *open_, str(file)) == f"indonesia-qt: {file}: This link leads back to itself."

    def test_a_file_that_is_not_there_is_refused(self, capsys: Output, tmp_path: Path) -> None:
        file = tmp_path / "gone.indonesia"
        assert refused(capsys, "open", str(file)) == f"indonesia-qt: {file}: There is no such file or folder."

    def test_a_game_is_not_opened_with_a_bot_that_is_not_there(self, capsys: Output, save: Path) -> None:
        assert "nowhere" in refused(capsys, "--bot", "nowhere:Clever", "open", str(save), code=2)
