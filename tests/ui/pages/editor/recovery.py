"""What was edited and not saved is offered."""

from __future__ import annotations

from indonesia_qt.ui.editor.dialogs.recovery_dialog import RecoveryDialog
from tests.ui.pages.boxes import MessagePage
from tests.ui.pages.page import Page

DAMAGED = "is damaged"
NOT_UNDONE = "but you can’t undo them"


class RecoveryPage(Page[RecoveryDialog]):
    """A list of what was left; all that can be recovered is selected at first."""

    kind = RecoveryDialog

    def rows(self) -> list[str]:
        return [self.widget.list.item(row).text() for row in range(self.widget.list.count())]

    def select(self, row: int) -> None:
        """Select one row, and no other."""
        self.widget.list.clearSelection()
        self.widget.list.item(row).setSelected(True)

    def select_all(self) -> None:
        self.widget.list.selectAll()

    def recover(self) -> None:
        self.press("Recover")

    def put_off(self) -> None:
        self.press("Not now")

    def ask_to_discard(self) -> None:
        """Begin to discard what is selected; it is asked whether that is meant."""
        self.press("Discard…")

    def discard(self) -> None:
        """Discard what is selected, and confirm that."""
        self.ask_to_discard()
        MessagePage.shown().press("Discard")

    def set_damaged_aside(self) -> None:
        self.press("Set damaged files aside")

    def close(self) -> None:
        self.widget.reject()
