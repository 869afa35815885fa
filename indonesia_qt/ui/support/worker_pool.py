"""Calls functions in other processes, so that the window never waits for them.

A bot that is a plug-in runs in yet another process, which that process starts. What comes back is plain data and is
decoded as what the function returns, and as nothing else.
"""

from __future__ import annotations

import pickle
import sys
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple

import msgspec
from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer, Signal

from indonesia_qt import child_process
from indonesia_qt.child_process import SIZE_BYTES, Failure, Progress, Success
from indonesia_qt.i18n import text
from indonesia_qt.i18n.text import as_sentence, paragraph, short_figure, tr

if sys.platform == "win32":
    from indonesia_qt.child_process.windows_job import Job

WATCH_MS, MOST_STOPPED = 500, 6
"""How often it is looked whether a process is stopped, and how often in a row it may be."""
END_MS = 1000
"""How long the end of a process that was killed is waited for, in milliseconds."""


class Call(NamedTuple):
    """A call of a function of a module, which uses the language that the window is in.

    `answer` is the type of what the function returns, which is plain data. A generator first yields, as often as it
    likes, how much of its work is done, from 0 to 1. The call may take `deadline_ms` milliseconds, the start of a
    process included; `late` says why it failed when it takes longer, and `ended` when the process ends before.
    """

    answer: Any
    function: Callable[..., Any]
    arguments: tuple[Any, ...]
    deadline_ms: int
    late: str = ""
    ended: str = ""


class _Job(NamedTuple):
    call: Call
    then: Callable[[Any], object]
    fail: Callable[[str], object]
    progress: Callable[[float], object]


class WorkerPool(QObject):
    """Up to `size` processes, each of which makes one call at a time; further calls wait for their turn.

    A process is started when a call needs it, and stays for the next one. All end with this object.
    """

    def __init__(self, size: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: deque[_Job] = deque()
        self._workers = [_Worker(self) for _ in range(size)]
        for worker in self._workers:
            worker.freed.connect(self._hand_out)
        self.destroyed.connect(partial(_stop, self._workers))

    @property
    def is_busy(self) -> bool:
        """Whether a call is made or waits."""
        return bool(self._waiting) or any(worker.is_busy for worker in self._workers)

    def submit(
        self,
        call: Call,
        then: Callable[[Any], object],
        fail: Callable[[str], object],
        progress: Callable[[float], object] = lambda _: None,
    ) -> None:
        """Have a call made, and pass its answer to `then`, or the reason why there is none to `fail`.

        Before that, each share of the work that is done is passed to `progress`. After `cancel` nothing follows.
        """
        self._waiting.append(_Job(call, then, fail, progress))
        self._hand_out()

    def cancel(self, call: Call | None = None) -> None:
        """Give up a call, or all of them; a process is killed in the middle of its call, others stay."""
        self._waiting = deque([job for job in self._waiting if call is not None and job.call is not call])
        _stop([worker for worker in self._workers if worker.is_busy and (call is None or worker.call is call)])
        self._hand_out()

    def end_idle(self) -> None:
        """End the processes that make no call, whose memory isn't needed any more."""
        _stop([worker for worker in self._workers if not worker.is_busy])

    def stop(self) -> None:
        """Give up all calls and end all processes."""
        self._waiting.clear()
        _stop(self._workers)

    def _hand_out(self) -> None:
        """Give the calls that wait to free processes, first to those that run already."""
        for worker in sorted(self._workers, key=lambda worker: not worker.is_running):
            if self._waiting and not worker.is_busy:
                worker.begin(self._waiting.popleft())


class _Worker(QObject):
    """One process, which is started when there is a job; `freed` follows each job that wasn't given up."""

    freed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._process: QProcess | None = None
        self._job: _Job | None = None
        self._deadline = QTimer(self, singleShot=True)
        self._deadline.timeout.connect(self._expire)
        self._stopped = 0
        self._watch = QTimer(self, interval=WATCH_MS)
        self._watch.timeout.connect(self._look)

    @property
    def is_running(self) -> bool:
        """Whether the process has been started."""
        return self._process is not None

    @property
    def call(self) -> Call | None:
        """The call that the process makes."""
        return self._job and self._job.call

    @property
    def is_busy(self) -> bool:
        """Whether the process has a job."""
        return self._job is not None

    def begin(self, job: _Job) -> None:
        """Send a job to the process; a large one waits here until the process reads it."""
        request = pickle.dumps((text.translator(), job.call.function, job.call.arguments))
        self._job = job
        self._deadline.start(job.call.deadline_ms)
        self._stopped = 0
        self._watch.start()
        if self._process is None:
            self._start()
        if self._process is not None:
            self._process.write(request)

    def kill(self) -> QProcess | None:
        """Give up the job and kill the process; returns it, whose end may take a moment."""
        self._job = None
        self._deadline.stop()
        self._watch.stop()
        process, self._process = self._process, None
        if process is not None:
            process.blockSignals(True)
            process.kill()
        return process

    def _start(self) -> None:
        self._process = process = QProcess(self)
        environment = QProcessEnvironment.systemEnvironment()
        environment.insert("PYTHONPATH", child_process.python_path())
        process.setProcessEnvironment(environment)
        process.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._finish)
        process.errorOccurred.connect(self._fail_to_start)
        program, *arguments = child_process.command(child_process.WORKER)
        process.start(program, arguments)
        if sys.platform == "win32":
            with suppress(OSError):  # then the process ends as soon as it finds that the program has ended
                self._held = Job(process.processId())

    def _finish(self) -> None:
        self._lose((self._job and self._job.call.ended) or tr("The process ended unexpectedly."))

    def _fail_to_start(self, error: QProcess.ProcessError) -> None:
        if self._process is not None and error is QProcess.ProcessError.FailedToStart:
            self._lose(paragraph(tr("The process couldn’t be started."), as_sentence(self._process.errorString())))

    def _look(self) -> None:
        assert self._process
        self._stopped = self._stopped + 1 if child_process.is_stopped(self._process.processId()) else 0
        if self._stopped > MOST_STOPPED:
            self._process.kill()

    def _expire(self) -> None:
        assert self._job
        seconds = short_figure(self._job.call.deadline_ms / 1000)
        self._lose(self._job.call.late or tr("There was no reply within {n}\u00a0s.", n=seconds))

    def _lose(self, reason: str) -> None:
        """Go on without the process."""
        job = self._job
        _stop([self])
        if job is not None:
            self.freed.emit()
            job.fail(reason)

    def _read(self) -> None:
        # Whoever is called may stop this process.
        while self._job is not None and (data := self._next_reply()):
            self._take(self._job, data)

    def _next_reply(self) -> bytes:
        """The bytes of the next reply; none while a part of it is missing."""
        assert self._process
        end = SIZE_BYTES + int.from_bytes(self._process.peek(SIZE_BYTES).data())
        return bytes(self._process.read(end).data()[SIZE_BYTES:]) if self._process.bytesAvailable() >= end else b""

    def _take(self, job: _Job, data: bytes) -> None:
        try:
            reply = msgspec.msgpack.decode(data, type=Success[job.call.answer] | Failure | Progress)  # type: ignore[name-defined]
        except (ValueError, RecursionError) as error:
            self._lose(tr("The reply couldn’t be read ({error}).", error=error))
            return
        if isinstance(reply, Progress):
            job.progress(reply.share)
            return
        self._job = None
        self._deadline.stop()
        self._watch.stop()
        self.freed.emit()
        if isinstance(reply, Failure):
            job.fail(reply.reason)
        else:
            job.then(reply.value)


def _stop(workers: Sequence[_Worker]) -> None:
    for process in [worker.kill() for worker in workers]:
        if process is not None:
            process.waitForFinished(END_MS)
            process.deleteLater()
