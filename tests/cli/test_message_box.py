"""Why the program can't start is said where its user sees it, whatever the computer is."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from indonesia_qt.cli import message_box
from indonesia_qt.files.paths import DATA_VARIABLE

WITHOUT_A_FILE = """
import sys
sys.modules[sys.argv.pop()] = None
from indonesia_qt.__main__ import main
main()
"""
"""Begins the program as if a file of its installation were missing."""


@pytest.mark.parametrize(
    ("missing", "command"),
    [
        ("msgspec", ["simulate"]),
        ("platformdirs", ["simulate"]),
        ("indonesia_qt.files.paths", ["simulate"]),
        ("indonesia_qt.core.record", ["simulate"]),
        ("indonesia_qt.bots.tournament.match", ["tournament", "--seats", "easy,random", "--games", "1"]),
        ("indonesia_qt.ui.app.start", []),
    ],
)
def test_a_missing_file_of_the_installation_is_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, missing: str, command: list[str]
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setenv(DATA_VARIABLE, str(tmp_path))
    arguments = [sys.executable, "-c", WITHOUT_A_FILE, *command, missing]
    done = subprocess.run(arguments, capture_output=True, check=False, encoding="utf-8")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("indonesia-qt: A file of the program is missing or damaged (")
    assert missing in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(sys.platform != "win32", reason="only Windows has programs without a console")
def test_without_a_console_a_box_says_what_is_wrong(tmp_path: Path) -> None:
    import ctypes

    user = ctypes.windll.user32
    program = Path(sys.executable).with_name("pythonw.exe")
    with subprocess.Popen([program, "-m", "indonesia_qt", "open", str(tmp_path / "absent.indonesia")]) as started:
        end = time.monotonic() + 60
        while not (box := user.FindWindowW("#32770", message_box.TITLE)):
            assert time.monotonic() < end
            time.sleep(0.1)
        words = ctypes.create_unicode_buffer(1000)
        user.GetWindowTextW(user.GetDlgItem(box, 0xFFFF), words, len(words))
        user.PostMessageW(box, 0x10, 0, 0)  # close it
        assert started.wait(60) == 1
    assert "absent.indonesia" in words.value


@pytest.mark.skipif(sys.platform != "win32", reason="elsewhere the locale says what other programs read")
def test_what_goes_into_a_file_is_in_utf_8() -> None:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(
        [sys.executable, "-m", "indonesia_qt", "check-map", "absent"], env=environment, capture_output=True, check=False
    )
    assert "There’s no such map." in done.stderr.decode()
