"""What plays: the program and the bots."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import indonesia_qt
from indonesia_qt import __version__
from indonesia_qt.bots.plug_ins.sources import bot_hash
from indonesia_qt.bots.tournament.edition import edition, program_hash
from indonesia_qt.bots.tournament.match import Fixture, play

OWN = "tests.bots.tournament.own_bots:Frugal"


def test_a_bot_of_the_program_is_as_old_as_the_program_and_a_plug_in_has_a_source_of_its_own() -> None:
    found = edition(("easy", f"{OWN}@2", "easy"), "indonesia")
    program = program_hash("indonesia")
    assert (found.version, found.program) == (__version__, program)
    assert found.bots == {"easy": program, f"{OWN}@2": bot_hash(OWN)}
    assert program != bot_hash(OWN) != ""


def test_each_game_says_what_played_it() -> None:
    assert play(Fixture(0, 1, ("random", "random"), "lagoon")).edition == edition(("random",), "indonesia")


@pytest.mark.parametrize("name", ["bots.py", "weights.npz"])
def test_any_file_of_the_program_makes_another_source_but_not_its_maps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(indonesia_qt, "__file__", str(tmp_path / "__init__.py"))
    hashes = []
    for file in ("__init__.py", name, "data/maps/map.geojson", "__pycache__/bots.pyc"):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text(file, "utf-8")
        hashes.append(program_hash.__wrapped__("indonesia"))
    assert hashes[0] != hashes[1] == hashes[2] == hashes[3]


def test_a_game_of_others_belongs_to_the_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "indonesia_qt_games" / "mancala"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "indonesia_qt_games", raising=False)
    first = program_hash.__wrapped__("mancala")
    (package / "rules.py").touch()
    assert program_hash("indonesia") != first != program_hash.__wrapped__("mancala")


def test_of_an_installed_program_the_program_itself_is_the_source(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    hashes = []
    for content in (b"1", b"2"):
        (tmp_path / "program").write_bytes(content)
        monkeypatch.setattr(sys, "executable", str(tmp_path / "program"))
        hashes.append(program_hash.__wrapped__("indonesia"))
    assert hashes[0] != hashes[1]
