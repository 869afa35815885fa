"""What is said after a map was made playable."""

from __future__ import annotations

from PySide6.QtWidgets import QTableWidget

from indonesia_qt.ui.editor.dialogs.playable_dialog import PlayableDialog
from tests.ui.pages.editor.imports import wait_for
from tests.ui.pages.page import Page

CAN_BE_PLAYED, LINKS_STAY = "The map can be played.", "No links changed."


class PlayablePage(Page[PlayableDialog]):
    """Lists problems with the fixes that solved them."""

    kind = PlayableDialog

    @property
    def message(self) -> str:
        return self.widget.message.text()

    def fixes(self) -> dict[str, str]:
        """Return the fixes by the sentences of their problems."""
        table = self.part(QTableWidget)
        cells = [(table.item(row, 0), table.item(row, 1)) for row in range(table.rowCount())]
        return {problem.text(): fix.text() for problem, fix in cells if problem and fix}

    def undo(self) -> None:
        self.press("Undo")

    def close(self) -> None:
        self.press("Close")


def awaited() -> PlayablePage:
    """Return the list, which comes once another process has done the work."""
    wait_for(PlayablePage.is_shown)
    return PlayablePage.shown()
