"""Calls functions in other processes, for commands without a window."""

from __future__ import annotations

import pickle
import signal
import sys
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import cache, partial
from threading import Event, Lock, Thread
from typing import Any, ParamSpec, TypeVar, get_type_hints

import msgspec

from indonesia_qt import child_process
from indonesia_qt.child_process import Child, Failure, Success, is_stopped, read_reply
from indonesia_qt.i18n import text

P = ParamSpec("P")
T = TypeVar("T")

TRIES = 3
"""In so many processes a call is made before it has failed."""
WATCH_SECONDS, MOST_STOPPED = 0.5, 6
"""How often it is looked whether a process is stopped, and how often in a row it may be."""


class WorkerError(RuntimeError):
    """A call has failed in its process; the message says why."""


class Workers(ThreadPoolExecutor):
    """Makes up to `jobs` calls at a time: of functions of modules, whose annotations say what plain data they return.

    A process is started when a call needs it, and stays for the next one. All end with the program, however it ends.
    When one ends, or is stopped and doesn't answer, its call is made again in another one.
    """

    def __init__(self, jobs: int) -> None:
        super().__init__(jobs, initializer=_leave_interrupts)
        self._lock, self._closed = Lock(), Event()
        self._idle: list[Child] = []
        self._busy: set[Child] = set()
        Thread(target=self._watch, daemon=True).start()

    def submit(self, function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Have a call made; the future gives its answer or raises `WorkerError`."""
        return super().submit(self._answer, partial(function, *args, **kwargs))

    def close(self) -> None:
        """Give up all calls, and end all processes."""
        self.shutdown(wait=False, cancel_futures=True)
        with self._lock:
            self._closed.set()
            for process in self._busy:
                process.kill()
        self.shutdown()
        for process in self._idle:
            _end(process)

    def _answer(self, call: partial[T]) -> T:
        request = pickle.dumps((text.translator(), call, ()))
        for _ in range(TRIES):
            process = self._begin()
            data = None
            with suppress(OSError):
                assert process.stdin
                assert process.stdout
                process.stdin.write(request)
                process.stdin.flush()
                data = read_reply(process.stdout)
            with self._lock:
                self._busy.remove(process)
            if data is not None:
                self._idle.append(process)
                reply = msgspec.msgpack.decode(data, type=_reply_type(call.func))
                if isinstance(reply, Failure):
                    raise WorkerError(reply.reason)
                answer: T = reply.value
                return answer
            _end(process)
        raise WorkerError("The process ended unexpectedly.")

    def _begin(self) -> Child:
        """Return a process that does nothing else. Raises `WorkerError`."""
        with self._lock:
            if self._closed.is_set():
                raise WorkerError("The process was ended.")
            try:
                process = self._idle.pop() if self._idle else Child(child_process.WORKER)
            except OSError as error:
                raise WorkerError(f"The process couldn’t be started. {error}") from None
            self._busy.add(process)
            return process

    def _watch(self) -> None:
        stopped: Counter[Child] = Counter()
        while not self._closed.wait(WATCH_SECONDS):
            stopped = Counter({one: stopped[one] + 1 for one in tuple(self._busy) if is_stopped(one.pid)})
            for process, times in stopped.items():
                if times > MOST_STOPPED:
                    process.kill()


def _leave_interrupts() -> None:
    """Have Ctrl+C interrupt the program alone, which then ends the processes that this thread starts."""
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})


@cache
def _reply_type(function: Callable[..., Any]) -> Any:
    answer_type = get_type_hints(function)["return"]
    return Success[answer_type] | Failure  # type: ignore[valid-type]


def _end(process: Child) -> None:
    process.kill()
    for pipe in (process.stdin, process.stdout):
        assert pipe
        with suppress(OSError):
            pipe.close()
    process.wait()
