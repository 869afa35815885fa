"""What is missing or damaged of the program itself is said so, and not as an error in the program."""

from __future__ import annotations

import errno
import os
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.files import paths
from indonesia_qt.files.installation import PACKAGES, damage
from indonesia_qt.ui.style.theme import FontError

FONTS = paths.resources() / "fonts"
CODE = Path(paths.__file__).parents[1]
GEOS = CODE.parent / "shapely" / "_geos.pyd"
LAGOON = paths.shipped_maps() / "lagoon" / paths.BOARD_FILE


@pytest.mark.parametrize(
    "error",
    [
        ModuleNotFoundError("No module named 'indonesia_qt.ui.table'", name="indonesia_qt.ui.table"),
        ModuleNotFoundError("No module named '_hashlib'", name="_hashlib"),
        ImportError("DLL load failed while importing _geos", name="_geos", path=str(GEOS)),
        ImportError("cannot import name 'Polygon' from 'shapely.geometry'", name="shapely.geometry"),
        EOFError("marshal data too short"),
        SyntaxError("source code string cannot contain null bytes", (str(CODE / "ui" / "table.py"), 1, 1, "")),
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
    "error",
    [
        KeyError("rice"),
        AssertionError(),
        FileNotFoundError(errno.ENOENT, "No such file", "own.txt"),
        ModuleNotFoundError("No module named 'mancala'", name="mancala"),
        SyntaxError("invalid syntax", ("/home/ana/mancala.py", 1, 1, "")),
    ],
    ids=lambda error: type(error).__name__,
)
def test_other_errors_are_none_of_the_installation(error: Exception) -> None:
    assert damage(error) == ""


def test_the_packages_are_those_that_are_installed_with_the_program() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = {canonicalize_name(Requirement(one).name) for one in project["dependencies"]}
    found = {
        module
        for module, packages in packages_distributions().items()
        if module.isidentifier() and needed & set(map(canonicalize_name, packages))
    }
    assert PACKAGES - {"indonesia_qt", "numpy", "shiboken6"} <= found  # shapely brings numpy, PySide6 shiboken6
