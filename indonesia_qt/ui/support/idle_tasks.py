"""Tasks that can wait: they are done one by one whenever the window has nothing else to do."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


class IdleTasks(QObject):
    """Does tasks in the order in which they came; those that are left when the parent is deleted aren't done."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._tasks: deque[Callable[[], object]] = deque()
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._do_one)

    def soon(self, task: Callable[[], object]) -> None:
        """Do a task as soon as the window is idle."""
        self._tasks.append(task)
        self._timer.start()

    def forget(self) -> None:
        """Drop all tasks."""
        self._tasks.clear()

    def _do_one(self) -> None:
        if self._tasks:
            self._tasks.popleft()()
        if not self._tasks:
            self._timer.stop()
