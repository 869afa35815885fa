"""Work that can wait: it is done bit by bit whenever the window has nothing else to do."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


class IdleTasks(QObject):
    """Does tasks in the order in which they came; what isn't done yet goes with the parent."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._tasks: deque[Callable[[], object]] = deque()
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._do_one)

    def soon(self, task: Callable[[], object]) -> None:
        """Do a task when the window has time for it."""
        self._tasks.append(task)
        self._timer.start()

    def forget(self) -> None:
        """Do nothing of what was to be done."""
        self._tasks.clear()

    def _do_one(self) -> None:
        if self._tasks:
            self._tasks.popleft()()
        if not self._tasks:
            self._timer.stop()
