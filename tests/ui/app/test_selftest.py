"""The program's test of itself, as a player or a packager runs it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from indonesia_qt.ui.app.selftest import Failed, carried_out
from tests.ui.locales import environment_in


def test_a_sound_program_finds_all_well_and_leaves_nothing_behind(tmp_path: Path) -> None:
    picture, own, temporary = tmp_path / "window.png", tmp_path / "own", tmp_path / "tmp"
    temporary.mkdir()
    moved = {"INDONESIA_QT_DATA": str(own), "TMPDIR": str(temporary), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-m", "indonesia_qt", "--selftest", str(picture)]
    run = subprocess.run(
        command, env=os.environ | moved, capture_output=True, text=True, timeout=300, check=False, encoding="utf-8"
    )

    first, *checks, last = run.stdout.splitlines()
    assert first.startswith("indonesia-qt ")
    assert [line for line in checks if not line.startswith("ok ")] == []
    assert [line.partition(" (")[0] for line in checks if "languages" in line] == [
        "ok   languages: en, de, fr, id, it, nl"
    ]
    assert (last, run.returncode) == ("all is well", 0)
    assert not QImage(str(picture)).isNull()
    assert not own.exists()
    assert list(temporary.iterdir()) == []


@pytest.mark.parametrize(
    ("language", "letters"),
    [
        pytest.param("tr_TR", "UTF-8", marks=pytest.mark.soak),
        pytest.param("az_AZ", "UTF-8", marks=pytest.mark.soak),
        pytest.param("ar_SA", "UTF-8", marks=pytest.mark.soak),
        pytest.param("th_TH", "UTF-8", marks=pytest.mark.soak),
        ("tr_TR", "ISO-8859-9"),  # the rules of capitals and the letters at once
        pytest.param("C", "", marks=pytest.mark.soak),
    ],
)
def test_all_is_well_in_any_locale(tmp_path: Path, language: str, letters: str) -> None:
    """The person's name is in the file's, and ISO-8859-9 doesn't have its first letter."""
    run = subprocess.run(
        [sys.executable, "-m", "indonesia_qt", "--selftest"],
        env=environment_in(tmp_path, language, letters) | {"INDONESIA_QT_DATA": str(tmp_path / "own")},
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        timeout=300,
        check=False,
    )
    assert (run.stdout.splitlines()[-1], run.returncode) == ("all is well", 0)


def test_whatever_fails_is_told_in_a_line_and_the_other_checks_are_made() -> None:
    def fails() -> str:
        raise Failed("the window is not painted")

    def breaks() -> str:
        raise ValueError("no such map")

    told: list[str] = []
    assert carried_out([("one", fails), ("two", breaks), ("three", lambda: "fine")], told.append) == 2
    assert [line.partition(" (")[0] for line in told] == [
        "FAIL one: the window is not painted",
        "FAIL two: ValueError: no such map",
        "ok   three: fine",
    ]
