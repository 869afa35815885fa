"""The program's test of itself, as a player or a packager runs it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from indonesia_qt.ui.app.selftest import Failed, carried_out
from tests.soak import soak_but
from tests.ui.locales import environment_in

TURKISH = "tr_TR", "ISO-8859-9"
"""Its rules of capitals are others, and the file of a game has a name that these letters can't spell."""


@pytest.mark.parametrize(
    "locale",
    soak_but(
        (TURKISH,),
        (TURKISH, ("tr_TR", "UTF-8"), ("az_AZ", "UTF-8"), ("ar_SA", "UTF-8"), ("th_TH", "UTF-8"), ("C", "")),
    ),
)
def test_a_sound_program_finds_all_well_in_any_locale_and_leaves_nothing_behind(
    tmp_path: Path, locale: tuple[str, str]
) -> None:
    picture, own, temporary = tmp_path / "window.png", tmp_path / "own", tmp_path / "tmp"
    temporary.mkdir()
    environment = environment_in(tmp_path, *locale)
    environment |= {"INDONESIA_QT_DATA": str(own), "TMPDIR": str(temporary)}
    command = [sys.executable, "-m", "indonesia_qt", "--selftest", str(picture)]
    run = subprocess.run(
        command, env=environment, capture_output=True, timeout=300, check=False, encoding="utf-8", errors="replace"
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
