"""The problems of a damaged map, and its repaired copy."""

from __future__ import annotations

from indonesia_qt.mapmaking.files.repair import Repair
from indonesia_qt.ui.editor.dialogs.repair_dialog import FlawsDialog, RepairTask
from tests.ui.pages.boxes import TaskPage
from tests.ui.pages.page import Page


class FlawsPage(Page[FlawsDialog]):
    """A table of the problems: the place, the problem, and what the copy does about it."""

    kind = FlawsDialog

    @property
    def repair(self) -> Repair:
        """What is shown."""
        return self.widget.repair

    def listed(self) -> int:
        return self.widget.list.rowCount()

    def row(self, number: int) -> list[str]:
        cells = [self.widget.list.item(number, column) for column in range(self.widget.list.columnCount())]
        return [cell.text() for cell in cells if cell is not None]

    def offers_copy(self) -> bool:
        return self.widget.open_copy.isVisible()

    def open_copy(self) -> None:
        self.press("Open repaired copy")

    def close(self) -> None:
        self.press("Close")


class RepairingPage(TaskPage):
    """Says that a map is being repaired."""

    kind = RepairTask
