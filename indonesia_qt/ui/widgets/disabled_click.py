"""Explains why a part is disabled: to a screen reader, or when it is clicked."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QWidget


def allow(part: QWidget, why_not: str) -> None:
    """Enable a part, or disable it where there is a reason, which a screen reader reads in place of its tip."""
    part.setEnabled(not why_not)
    part.setAccessibleDescription(why_not)


class DisabledClickFilter(QObject):
    """Watches one button; `reason` returns why it is disabled, or nothing for a button that needs no reason.

    - `refused`: that reason, when the button is clicked while it is disabled
    """

    refused = Signal(object)

    def __init__(self, button: QWidget, reason: Callable[[], str]) -> None:
        super().__init__(button)
        self._reason = reason
        button.installEventFilter(self)

    def tell(self) -> None:
        """Report the reason."""
        if reason := self._reason():
            self.refused.emit(reason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take clicks on the button while it is disabled."""
        presses = event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
        if presses and isinstance(watched, QWidget) and not watched.isEnabled():
            self.tell()
            return True
        return False
