"""The pages of the reference that the program can make itself say what it says now."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from indonesia_qt.files import paths
from indonesia_qt.library import map_folders
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.editor.window_manager import WindowManager
from indonesia_qt.ui.settings.settings_file import FILE, Settings
from tests import reference

REFERENCE = paths.resources() / "docs" / "reference"

pytestmark = pytest.mark.usefixtures("undressed")


def test_command_line_settings_and_keys_are_those_of_the_program(program: Program, qtbot: QtBot) -> None:
    editors = WindowManager(program.window.settings, program.window.appearance, program)
    editors.open(map_folders()["lagoon"])
    qtbot.waitUntil(lambda: bool(editors.windows))
    (editor,) = editors.windows
    made = reference.pages(program.window.commands, editor.commands)
    editor.close()
    written = {name: (REFERENCE / name).read_text(encoding="utf-8") for name in made}
    assert written == made, "python -m tests.reference resources/docs/reference"


def test_each_command_has_its_example_and_options() -> None:
    page = reference.command_line()
    assert "## `simulate`" in page
    assert "`--save-dir FOLDER`" in page
    assert "indonesia-qt replay friday.indonesia" in page


@pytest.mark.parametrize("page", ["settings.md", "file-formats.md"])
def test_settings_of_the_examples_are_taken(page: str, tmp_path: Path) -> None:
    text = (REFERENCE / page).read_text(encoding="utf-8")
    example = next(one for one in re.findall(r"^```json\n(.*?)^```", text, re.M | re.S) if '"preferences/' in one)
    (tmp_path / FILE).write_text(example, encoding="utf-8")
    settings = Settings(tmp_path)
    for key, value in msgspec.json.decode(example).items():
        assert settings.get(key, type(value)()) == value
    settings.sync()
    assert [file.name for file in tmp_path.iterdir()] == [FILE]
