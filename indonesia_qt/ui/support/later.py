"""What is done a moment later, unless the one whom it concerns is gone by then."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QMetaObject, QObject, Qt, QTimer, Signal


class _Call(QObject):
    """A call that its owner will get; it goes with its owner, and with it what is `due`."""

    due = Signal()


def later(owner: QObject, act: Callable[[], object], ms: int = 0) -> None:
    """Call `act` once in so many milliseconds, unless its `owner` was deleted before: then nothing holds `act`.

    With 0 milliseconds it is called after the events that wait already, and before anything is painted.
    `QTimer.singleShot` with a context would hold it for ever, and with it whatever it knows, such as a window.
    """
    call = _Call(owner)
    call.due.connect(act)
    call.due.connect(call.deleteLater)
    if ms:
        timer = QTimer(call, singleShot=True, interval=ms)
        timer.timeout.connect(call.due)
        timer.start()
    else:
        QMetaObject.invokeMethod(call, "due", Qt.ConnectionType.QueuedConnection)
