"""The map is compared with another one, and every difference leads to its place."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from indonesia_qt.library import map_folders
from indonesia_qt.mapmaking.edit import naming
from tests.ui.editor.desktop import Desktop
from tests.ui.pages.editor import compare
from tests.ui.pages.editor.compare import ComparePage

D = Qt.Key.Key_D


def test_differences_from_the_version_on_the_disk_follow_the_steps(
    desktop: Desktop, islands: Path, qtbot: QtBot
) -> None:
    window = desktop.open(islands)
    desktop.key(D)
    dialog = ComparePage.shown()
    assert dialog.differences() == []
    assert dialog.message == compare.NO_DIFFERENCE
    window.document.do("Rename", lambda draft: naming.rename(draft, "east-1", "Far East"))
    qtbot.waitUntil(lambda: len(dialog.differences()) == 1, timeout=30_000)
    assert "Far East" in dialog.differences()[0]
    desktop.key(Qt.Key.Key_Z)
    qtbot.waitUntil(lambda: len(dialog.differences()) == 0, timeout=30_000)


def test_a_click_jumps_to_the_place(desktop: Desktop, islands: Path) -> None:
    window = desktop.open(islands)
    window.document.do("Rename", lambda draft: naming.rename(draft, "east-1", "Far East"))
    desktop.key(D)
    dialog = ComparePage.shown()
    dialog.jump_to(0)
    assert window.document.selection == ("east-1",)


def test_another_map_that_is_damaged_is_told(desktop: Desktop, islands: Path) -> None:
    desktop.open(map_folders()["lagoon"])
    (islands / "map.geojson").write_text("{", encoding="utf-8")
    desktop.key(D)
    dialog = ComparePage.shown()
    dialog.compare_with("islands")
    assert dialog.message.startswith(compare.NOT_READ)
    dialog.compare_with("Indonesia")
    assert len(dialog.differences()) > 10
