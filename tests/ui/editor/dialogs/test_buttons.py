"""The buttons of all dialogs stand in the same order, that of the system, and one of them is for Enter."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QDialog, QPushButton

from indonesia_qt.mapmaking.files.repair import Repair
from indonesia_qt.ui.editor.dialogs.recovery_dialog import RecoveryDialog
from indonesia_qt.ui.editor.dialogs.repair_dialog import FlawsDialog
from tests.mapmaking.maps import two_islands
from tests.ui.editor.desktop import Desktop
from tests.ui.pages.page import Page, settle, written_on


def order(dialog: QDialog, accept: str, reject: str) -> int:
    """Return 1 when the button that accepts is the left one of two, or else -1; it must be the one for Enter."""
    dialog.show()
    settle()
    page = Page(dialog)
    (default,) = [button for button in page.parts(QPushButton) if button.isDefault()]
    assert written_on(default) == accept
    places = [one.mapToGlobal(one.rect().center()).x() for one in (default, page.button(reject))]
    dialog.hide()
    dialog.deleteLater()
    return 1 if places[0] < places[1] else -1


def test_the_order_is_the_same_everywhere(desktop: Desktop, islands: Path) -> None:
    found = {
        "chooser": order(desktop.ask_open().widget, "Open", "Cancel"),
        "new": order(desktop.ask_new().widget, "Create", "Cancel"),
        "recovery": order(RecoveryDialog([]), "Recover", "Not now"),
        "repair": order(FlawsDialog(Repair(islands, (), two_islands())), "Open repaired copy", "Close"),
    }
    assert len({*found.values()}) == 1, found
