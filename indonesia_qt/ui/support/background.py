"""Works on files in threads, so that a slow disk never stops the window."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, wait
from functools import lru_cache
from threading import Thread
from typing import TypeVar

from PySide6.QtCore import QEventLoop, QObject, QTimer, Signal
from shiboken6 import isValid

PATIENCE_S = 0.05
"""So long the window waits for a task: on most disks everything is shown at once."""
T = TypeVar("T")


class _WindowThread(QObject):
    """Calls functions in the thread of the window that another thread hands over."""

    handed_over = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.handed_over.connect(self._call)

    def _call(self, function: Callable[[], object]) -> None:
        function()


@lru_cache(maxsize=1)
def _window_thread() -> _WindowThread:
    """Return the way back to the window's thread, in which this is first called."""
    return _WindowThread()


def _begun(task: Callable[[], T]) -> Future[T]:
    """Return a task that a thread has begun, done if it is a short one."""
    begun: Future[T] = Future()

    def work() -> None:
        try:
            begun.set_result(task())
        except BaseException as error:  # noqa: BLE001 - who waits for the result gets it
            begun.set_exception(error)

    # The end of the program waits for none: whatever is written is written whole or not at all.
    Thread(target=work, name="background", daemon=True).start()
    wait([begun], PATIENCE_S)
    return begun


def _after(begun: Future[T], act: Callable[[], object]) -> None:
    """Do something in the window's thread once a task is done: now, if it is."""
    window = _window_thread()
    begun.add_done_callback(lambda _: window.handed_over.emit(act))


def in_background(task: Callable[[], T], then: Callable[[T], object], owner: QObject) -> None:
    """Have a thread do a task, and pass what it returns to `then` in the window's thread.

    A short task is done when this returns. Nothing follows on one whose `owner` was deleted before.
    """
    begun = _begun(task)

    def finish() -> None:
        if isValid(owner):
            then(begun.result())

    _after(begun, finish)


def painting_meanwhile(task: Callable[[], T]) -> T:
    """Have a thread do a task, and return what it returns, or raise what it raises.

    The window is painted while that takes long, and bots go on; keys and clicks wait.
    """
    begun = _begun(task)
    if not begun.done():
        loop = QEventLoop()
        # The task may be done by now, and a loop that doesn't run yet can't be quit.
        _after(begun, lambda: QTimer.singleShot(0, loop.quit))
        loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
    return begun.result()
