"""Work that can wait: it is done bit by bit whenever the window has nothing else to do."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

SLICE_MS = 8
"""Milliseconds that a search runs before it lets the window handle events."""


class IdleTasks(QObject):
    """Does tasks in the order in which they came; those that are left when the parent is deleted aren't done."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._tasks: deque[Callable[[], object]] = deque()
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self.do_next)

    def soon(self, task: Callable[[], object]) -> None:
        """Do a task as soon as the window is idle."""
        self._tasks.append(task)
        self._timer.start()

    def forget(self) -> None:
        """Drop all tasks."""
        self._tasks.clear()

    def do_next(self) -> bool:
        """Do the next task now; return False if there is none."""
        if not self._tasks:
            self._timer.stop()
            return False
        self._tasks.popleft()()
        return True


class IdleSearch(QTimer):
    """Takes the steps of a search in slices while it is started.

    - `found`: the search has ended
    """

    found = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent, interval=0)
        self.steps: Iterator[object] | None = None
        """The steps that are left; None when there is nothing to search for any more."""
        self.timeout.connect(lambda: self._run(SLICE_MS))

    def start_with(self, milliseconds: int) -> None:
        """Take steps for so long at once, before anything is painted; start if some are left then."""
        self._run(milliseconds)
        if self.steps is not None:
            self.start()

    def _run(self, milliseconds: int) -> None:
        clock = QElapsedTimer()
        clock.start()
        while self.steps is not None and clock.elapsed() < milliseconds:
            try:
                next(self.steps)
            except StopIteration:
                self.steps = None
        if self.steps is None:
            self.stop()
            self.found.emit()
