"""The map is compared with another one, and every difference leads to its place."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from indonesia_qt.library import map_folders
from indonesia_qt.mapmaking.edit import naming
from indonesia_qt.ui.editor.dialogs.compare_dialog import CompareDialog
from tests.ui.editor.desktop import LEFT, Desktop

D = Qt.Key.Key_D


def texts(dialog: CompareDialog) -> list[str]:
    return [dialog.list.item(row).text() for row in range(dialog.list.count())]


def test_differences_from_the_version_on_the_disk_follow_the_steps(
    desktop: Desktop, islands: Path, qtbot: QtBot
) -> None:
    window = desktop.open(islands)
    desktop.key(D)
    dialog = desktop.asked(CompareDialog)
    assert texts(dialog) == []
    assert dialog.message.text() == "There is no difference."
    window.document.do("Rename", lambda draft: naming.rename(draft, "east-1", "Far East"))
    qtbot.waitUntil(lambda: dialog.list.count() == 1, timeout=30_000)
    assert "Far East" in texts(dialog)[0]
    desktop.key(Qt.Key.Key_Z)
    qtbot.waitUntil(lambda: dialog.list.count() == 0, timeout=30_000)


def test_a_click_jumps_to_the_place(desktop: Desktop, islands: Path) -> None:
    window = desktop.open(islands)
    window.document.do("Rename", lambda draft: naming.rename(draft, "east-1", "Far East"))
    desktop.key(D)
    dialog = desktop.asked(CompareDialog)
    place = dialog.list.visualItemRect(dialog.list.item(0)).center()
    QTest.mouseClick(dialog.list.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, place)
    assert window.document.selection == ("east-1",)


def test_another_map_that_is_damaged_is_told(desktop: Desktop, islands: Path) -> None:
    desktop.open(map_folders()["lagoon"])
    (islands / "map.geojson").write_text("{")
    desktop.key(D)
    dialog = desktop.asked(CompareDialog)
    dialog.other.setCurrentText("Islands")
    assert dialog.message.text().startswith("It can't be read")
    dialog.other.setCurrentText("Indonesia")
    assert dialog.list.count() > 10
