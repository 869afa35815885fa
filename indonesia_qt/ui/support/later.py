"""What is done a moment later, unless the one whom it concerns is gone by then."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


def later(owner: QObject, act: Callable[[], object], ms: int = 0) -> None:
    """Call `act` once in so many milliseconds, unless its `owner` was deleted before: then nothing holds `act`.

    `QTimer.singleShot` with a context would hold it for ever, and with it whatever it knows, such as a window.
    """
    timer = QTimer(owner, singleShot=True, interval=ms)
    timer.timeout.connect(act)
    timer.timeout.connect(timer.deleteLater)
    timer.start()
