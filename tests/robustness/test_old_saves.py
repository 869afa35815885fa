"""Saved games of every format that there was open in the window and can be gone on with."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from PySide6.QtWidgets import QMessageBox
from ui.indonesia.mouse import Mouse

from indonesia_qt.core.record import FORMAT, read
from indonesia_qt.library import DEFAULT_MAP
from indonesia_qt.ui.app import Program
from indonesia_qt.ui.indonesia.panels.result import ResultPanel

from .processes import TESTS

RECORDED = TESTS / "games" / "indonesia" / "recorded"
FORMATS = sorted(RECORDED.glob("format-*"))


def saves(folder: Path) -> list[Path]:
    """The games on the shipped map; a saved game is what has its last position beside it."""
    files = [position.with_suffix("").with_suffix(".jsonl") for position in sorted(folder.glob("*.state.json"))]
    return [file for file in files if read(file).header.map.id == DEFAULT_MAP]


def test_there_is_one_of_each_format() -> None:
    assert [folder.name for folder in FORMATS] == [f"format-{number}" for number in range(1, FORMAT + 1)]
    assert all(map(saves, FORMATS))


@pytest.mark.parametrize("folder", FORMATS, ids=lambda folder: folder.name)
def test_it_opens_in_the_window_and_goes_on(program: Program, folder: Path) -> None:
    for file in saves(folder):
        before = file.read_bytes()
        kinds = [msgspec.json.decode(line)["line"] for line in read(file).lines]

        assert program.open(file)

        assert not [box.text() for box in program.window.findChildren(QMessageBox) if box.isVisible()]
        assert program.table
        bridge = program.table.bridge
        bridge.set_paused(True)
        assert bridge.made == kinds.count("play") + kinds.count("redo") - kinds.count("undo")
        if bridge.question is None:
            assert isinstance(Mouse(program).panel, ResultPanel)
        else:
            made = bridge.made
            bridge.submit(bridge.question.actions(bridge.session.state)[0], made)
            assert bridge.made == made + 1
        assert file.read_bytes() == before
