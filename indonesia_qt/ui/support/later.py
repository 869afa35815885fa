"""What is done a moment later, unless the one whom it concerns is gone by then."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QMetaObject, QObject, Qt, QTimer, Slot


class _Call(QObject):
    """A call that its owner will get; it goes with its owner, and then holds nothing any more."""

    def __init__(self, owner: QObject, act: Callable[[], object]) -> None:
        super().__init__(owner)
        self._act = act

    @Slot()
    def run(self) -> None:
        """Call once."""
        self.deleteLater()
        self._act()


def later(owner: QObject, act: Callable[[], object], ms: int = 0) -> None:
    """Call `act` once in so many milliseconds, unless its `owner` was deleted before: then nothing holds `act`.

    With 0 milliseconds it is called after the events that wait already, and before anything is painted.
    `QTimer.singleShot` with a context would hold it for ever, and with it whatever it knows, such as a window.
    """
    call = _Call(owner, act)
    if ms:
        timer = QTimer(call, singleShot=True, interval=ms)
        timer.timeout.connect(call.run)
        timer.start()
    else:
        QMetaObject.invokeMethod(call, "run", Qt.ConnectionType.QueuedConnection)
