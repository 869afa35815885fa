"""What is missing or damaged of the program itself is said so, and not as an error in the program."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.files import paths
from indonesia_qt.files.installation import damage
from indonesia_qt.ui.style.theme import FontError

FONTS = paths.resources() / "fonts"
LAGOON = paths.shipped_maps() / "lagoon" / paths.BOARD_FILE


@pytest.mark.parametrize(
    "error",
    [
        ModuleNotFoundError("No module named 'indonesia_qt.ui.table'"),
        ImportError("DLL load failed while importing _geos"),
        EOFError("marshal data too short"),
        SyntaxError("source code string cannot contain null bytes"),
        FontError(f"{FONTS}: there is no font of the family Inter"),
        MapError(LAGOON, "", "There is no such file or folder."),
    ],
    ids=lambda error: type(error).__name__,
)
def test_what_is_missing_or_damaged_is_named(error: Exception) -> None:
    said = damage(error)
    assert said.startswith("A file of the program is missing or damaged (")
    assert said.endswith("). Install the program again.")
    assert str(error).rstrip(".") in said


def test_a_file_that_is_missing_is_named_with_the_reason() -> None:
    said = damage(FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(LAGOON)))
    assert f"({LAGOON}: There is no such file or folder)" in said


@pytest.mark.parametrize(
    "error", [KeyError("rice"), AssertionError(), FileNotFoundError(errno.ENOENT, "No such file", str(Path("own.txt")))]
)
def test_other_errors_are_none_of_the_installation(error: Exception) -> None:
    assert damage(error) == ""
