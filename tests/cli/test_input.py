"""What a command reads: “-” is the standard input, of a bounded size."""

from __future__ import annotations

import io
import json
from pathlib import Path
from types import SimpleNamespace

import pytest

from indonesia_qt.cli import input as cli_input
from indonesia_qt.cli.command_line import run

Output = pytest.CaptureFixture[str]
ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INDONESIA_QT_DATA", str(tmp_path / "own"))


def give(monkeypatch: pytest.MonkeyPatch, content: bytes) -> None:
    """Let the standard input hold this."""
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(content)))


def test_a_saved_game_comes_from_the_standard_input(
    capsys: Output, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert run(["simulate", "--seats", "easy,easy", "--map", "lagoon", "--save-dir", str(tmp_path)]) == 0
    (save,) = tmp_path.glob("*.indonesia")
    give(monkeypatch, save.read_bytes())
    capsys.readouterr()
    assert run(["replay", "-", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["map"] == "lagoon"


def test_outlines_come_from_the_standard_input(capsys: Output, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    give(monkeypatch, (ROOT / "resources" / "docs" / "tutorials" / "isles.geojson").read_bytes())
    assert run(["import", "-", "--out", str(tmp_path / "isles")]) == 0
    assert (tmp_path / "isles" / "map.geojson").exists()
    assert "The map is in" in capsys.readouterr().out


def test_what_is_no_saved_game_is_refused_by_its_name(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, b"no game\n")
    assert run(["replay", "-"]) == 1
    assert "standard input: This isn’t a saved game" in capsys.readouterr().err


def test_more_than_a_file_may_have_is_refused(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli_input, "LARGEST", 2_000_000)
    give(monkeypatch, bytes(2_000_001))
    assert run(["replay", "-"]) == 2
    assert "the standard input has more than 2 MB" in capsys.readouterr().err
