"""`indonesia-qt edit --run`: a script changes or checks a map without a window."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from indonesia_qt.cli import scripts, windows
from indonesia_qt.cli.command_line import make_parser, run
from indonesia_qt.mapmaking.files.storage import opened
from tests.cli.test_command_line import Output, own_data, refused

__all__ = ["own_data"]

RENAME = (
    "from indonesia_qt.mapmaking.edit.naming import rename\ndef edit(draft):\n  return rename(draft, 'mawar', 'Rose')\n"
)
CHECK = "from indonesia_qt.board.checks.problem import error\ndef check(draft):\n  yield error('mawar', 'No roses.')\n"


@pytest.fixture
def script(tmp_path: Path) -> Path:
    return tmp_path / "mine.py"


def test_the_result_is_saved_in_a_new_folder(capsys: Output, tmp_path: Path, script: Path) -> None:
    script.write_text(RENAME, encoding="utf-8")
    out = tmp_path / "new"
    assert run(["edit", "--run", str(script), "lagoon", "--out", str(out)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert any("Rose" in line for line in lines)
    assert lines[-2:] == ["Lagoon: 0 errors, 0 warnings", f"Saved Lagoon in {out}."]
    saved = opened(str(out)).draft.board
    assert "Rose" in {province.name for province in saved.provinces}
    before = opened("lagoon").draft.board
    assert "Mawar" in {province.name for province in before.provinces}


def test_an_error_of_ones_own_check_is_the_exit_code(capsys: Output, script: Path) -> None:
    script.write_text(CHECK, encoding="utf-8")
    assert run(["edit", "--run", str(script), "lagoon"]) == 1
    assert capsys.readouterr().out.splitlines() == ["error: mawar: No roses.", "Lagoon: 1 error, 0 warnings"]


def test_a_change_that_is_not_saved_is_left_to_the_editor(capsys: Output, script: Path) -> None:
    script.write_text(RENAME, encoding="utf-8")
    done = scripts.run_script(make_parser().parse_args(["edit", "--run", str(script), "lagoon"]))
    assert capsys.readouterr().out
    assert done.unsaved is not None
    assert done.unsaved.script == "mine.py"
    assert done.unsaved.after is not done.unsaved.found.draft


@pytest.mark.skipif(sys.platform != "linux", reason="only there a display may be missing")
def test_without_a_display_it_says_so(capsys: Output, script: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script.write_text(RENAME, encoding="utf-8")
    monkeypatch.setattr(windows, "_fault", lambda _: windows._NO_DISPLAY)
    assert run(["edit", "--run", str(script), "lagoon"]) == 1
    assert "There’s no display" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--run", "/nowhere/mine.py"], "--run needs the name or folder of a map."),
        (["lagoon", "--out", "new"], "--out can only be used with --run."),
    ],
)
def test_wrong_options(capsys: Output, arguments: list[str], words: str) -> None:
    assert words in refused(capsys, "edit", *arguments, code=2)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--run", "mine/absent.py", "lagoon"], f"--run: {Path('mine/absent.py')}: There is no such file or folder."),
        (["--run", str(Path(__file__)), "lagoon", "--out", str(Path(__file__).parent)], "isn’t empty"),
        (["--run", str(Path(__file__)), "nowhere"], "There’s no such map."),
        (["--run", str(Path(__file__)), "lagoon"], "A script needs a function “edit” or “check”"),
    ],
)
def test_refusals(capsys: Output, arguments: list[str], words: str) -> None:
    assert words in refused(capsys, "edit", *arguments)
