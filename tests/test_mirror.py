"""The folders of tests mirror the package, and in tests of the window only pages know its inner widgets."""

from __future__ import annotations

from pathlib import Path

TESTS = Path(__file__).parent
PACKAGE = TESTS.parent / "indonesia_qt"
OF_THEIR_OWN = ("games/indonesia/machines", "opponents", "robustness", "tuning")
"""Folders whose tests are of more than one folder of the package, or of one module in several files."""
FINDERS = (TESTS / "ui" / "pages", TESTS / "ui" / "editor")
"""The folders whose modules may look for widgets in others."""


def test_each_folder_mirrors_one_of_the_package() -> None:
    folders = {file.parent.relative_to(TESTS).as_posix() for file in TESTS.rglob("test_*.py")}
    assert {folder for folder in folders if not (PACKAGE / folder).is_dir()} == set(OF_THEIR_OWN)


def test_tests_of_panels_have_the_names_of_panels() -> None:
    panels = Path("ui", "games", "indonesia", "panels")
    tests = {file.name.removeprefix("test_") for file in (TESTS / panels).glob("test_*.py")}
    assert tests - {file.name for file in (PACKAGE / panels).glob("*.py")} == {"every_panel.py"}


def test_only_pages_look_for_widgets_in_others() -> None:
    found = [
        f"{file.relative_to(TESTS)}:{number}"
        for file in sorted((TESTS / "ui").rglob("*.py"))
        if not any(file.is_relative_to(finder) for finder in FINDERS)
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if "findChild" in line
    ]
    assert not found, "\n".join(found)
