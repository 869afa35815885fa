"""The folders of tests mirror the package, and in tests of the window only pages know its inner widgets."""

from __future__ import annotations

import tomllib
from pathlib import Path

TESTS = Path(__file__).parent
PACKAGE = TESTS.parent / "indonesia_qt"
OF_THEIR_OWN = ("access", "games/indonesia/machines", "learning", "opponents", "robustness", "tuning", "wayland")
"""Folders whose tests are of more than one folder of the package, or of one module in several files."""
PAGES = TESTS / "ui" / "pages"
"""The folder whose modules look for widgets in others."""
WALKERS = {
    "robustness/fuzzer.py": "triggers any command of a window at random",
    "robustness/test_fuzz.py": "closes all dialogs, whichever came up",
}
"""The other modules that may, each with the reason."""


def test_each_folder_mirrors_one_of_the_package() -> None:
    folders = {file.parent.relative_to(TESTS).as_posix() for file in TESTS.rglob("test_*.py")}
    assert {folder for folder in folders if not (PACKAGE / folder).is_dir()} == set(OF_THEIR_OWN)


def test_tests_of_panels_have_the_names_of_panels() -> None:
    panels = Path("ui", "games", "indonesia", "panels")
    tests = {file.name.removeprefix("test_") for file in (TESTS / panels).glob("test_*.py")}
    assert tests - {file.name for file in (PACKAGE / panels).glob("*.py")} == {
        "every_panel.py",
        "keys_in_fields.py",
        "pointing.py",
    }


def test_mutants_are_made_of_modules_that_are_there_and_tried_with_tests_that_are() -> None:
    root = TESTS.parent
    mutmut = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mutmut"]
    assert [path for path in mutmut["only_mutate"] if not any(root.glob(path))] == []
    assert [path for path in mutmut["pytest_add_cli_args_test_selection"] if not (root / path).exists()] == []


def test_only_pages_look_for_widgets_in_others() -> None:
    found = {
        file.relative_to(TESTS).as_posix()
        for folder in ("ui", "robustness")
        for file in (TESTS / folder).rglob("*.py")
        if not file.is_relative_to(PAGES) and "findChild" in file.read_text(encoding="utf-8")
    }
    assert found == set(WALKERS)
