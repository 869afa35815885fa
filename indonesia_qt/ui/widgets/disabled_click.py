"""A click on a button that is disabled says why it does nothing."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QWidget


class DisabledClickFilter(QObject):
    """Watches one button; `refused` carries the reason when it is clicked while it is disabled.

    `reason` is asked then, and may be empty for a button that needs none.
    """

    refused = Signal(object)

    def __init__(self, button: QWidget, reason: Callable[[], str]) -> None:
        super().__init__(button)
        self._reason = reason
        button.installEventFilter(self)

    def tell(self) -> None:
        """Say why."""
        if reason := self._reason():
            self.refused.emit(reason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take presses on the button while it is disabled."""
        presses = event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
        if presses and isinstance(watched, QWidget) and not watched.isEnabled():
            self.tell()
            return True
        return False
