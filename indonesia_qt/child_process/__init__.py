"""Processes of the program itself: one for each plug-in, and workers for the window and for tournaments.

The program starts itself with one of the options, writes pickles to the standard input of the process and reads
replies from its standard output: each is a `Success`, a `Failure` or `Progress` in MessagePack after its size. No
pickle comes back. The process ends with the program, however that ends. That of a plug-in has a guard, and on Windows a
job, which also ends whatever the plug-in has started.
"""

from __future__ import annotations

import gc
import os
import signal
import subprocess
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import IO, Any, BinaryIO, Generic, NoReturn, TypeVar

import msgspec
from msgspec import Struct

if sys.platform == "win32":
    from indonesia_qt.child_process.windows_job import Job

T = TypeVar("T")

PLUG_IN, WORKER = "--plug-in", "--worker"
"""With one of these options alone, the program is such a process."""
SIZE_BYTES = 8
"""Bytes before a reply that give its size."""
ENDINGS = {signal.SIGTERM, signal.SIGINT}
"""The signals by which people and systems end programs."""
if sys.platform != "win32":
    ENDINGS.add(signal.SIGHUP)
MOST_NEW = 1_000_000
"""Objects that a process makes before it looks for garbage."""
PR_SET_PDEATHSIG, PR_SET_CHILD_SUBREAPER = 1, 36
"""From Linux's prctl.h."""
if sys.platform == "win32":
    # No console appears, and Ctrl+C in that of the program reaches the program alone.
    _CREATION_FLAGS = subprocess.CREATE_NO_WINDOW | subprocess.CREATE_NEW_PROCESS_GROUP
else:
    _CREATION_FLAGS = 0


class Success(Struct, Generic[T], frozen=True, tag=True, array_like=True):
    """What was asked for, as plain data."""

    value: T


class Failure(Struct, frozen=True, tag=True, array_like=True):
    """Why there is no answer."""

    reason: str


class Progress(Struct, frozen=True, tag=True, array_like=True):
    """How much of the work for an answer is done, from 0 to 1."""

    share: float


def command(option: str) -> list[str]:
    """Return the command line of a process, on which there is nothing of a game."""
    program = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-P", "-m", "indonesia_qt"]
    return [*program, option]


def python_path() -> str:
    """Return the value of `PYTHONPATH` with which a process finds the same modules."""
    return os.pathsep.join(map(os.path.abspath, sys.path))


class Child(subprocess.Popen[bytes]):
    """A process with pipes for its requests and replies; a `silent` one prints nothing.

    Windows limits its memory, if `memory_bytes` are given, and ends with it what it has started. Raises `OSError`.
    """

    def __init__(self, option: str, *, silent: bool = False, memory_bytes: int = 0) -> None:
        super().__init__(
            command(option),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL if silent or option == PLUG_IN else None,
            env=os.environ | {"PYTHONPATH": python_path()},
            start_new_session=option == PLUG_IN,
            creationflags=_CREATION_FLAGS,
        )
        if sys.platform == "win32":
            try:
                self._job = Job(self.pid, memory_bytes)
            except OSError:
                super().kill()
                raise

    if sys.platform == "win32":

        def kill(self) -> None:
            """End the process, and whatever it has started."""
            self._job.end()

        terminate = kill


def read_reply(stream: IO[bytes], most: int = sys.maxsize) -> bytes | None:
    """Read the next reply, or the first `most` bytes of a longer one; None when the stream ends before."""
    size = min(int.from_bytes(stream.read(SIZE_BYTES)), most)
    data = stream.read(size)
    return data if data and len(data) == size else None


def is_stopped(process: int) -> bool:
    """Return whether a process was stopped or is held by a debugger, so that it doesn't answer; only Linux says so."""
    try:
        about = Path(f"/proc/{process}/stat").read_text("utf-8", "replace")
    except OSError:
        return False
    return about.rpartition(") ")[2][:1] in ("T", "t")


if sys.platform == "win32":

    def guard() -> None:
        """Leave it to the job of this process to end what it starts."""

else:

    def guard() -> None:
        """Go on in a child of this process; this one stays, and ends with the child all that the child has started.

        It does so when the child ends, on any of `ENDINGS`, and with the program. Only Linux finds what left the group.
        """
        awaited = {signal.SIGCHLD, *ENDINGS}
        signal.pthread_sigmask(signal.SIG_BLOCK, awaited)
        _set_for_process(PR_SET_CHILD_SUBREAPER, 1)
        child = os.fork()
        if child == 0:
            os.setsid()
            signal.pthread_sigmask(signal.SIG_UNBLOCK, awaited)
            return
        try:
            _set_for_process(PR_SET_PDEATHSIG, signal.SIGTERM)
            os.closerange(0, 2)  # so that the end of the child is the end of its streams
            while os.waitpid(child, os.WNOHANG) == (0, 0) and signal.sigwait(awaited) == signal.SIGCHLD:
                pass
            _end_group(child)
        finally:
            os._exit(1)

    def _end_group(leader: int) -> None:
        """End the processes of a group, and all other children; those of an ended child fall to this process."""
        with suppress(OSError):
            os.killpg(leader, signal.SIGKILL)
        with suppress(OSError):  # also when no child is left
            while True:
                for child in Path(f"/proc/self/task/{os.getpid()}/children").read_text(encoding="ascii").split():
                    os.kill(int(child), signal.SIGKILL)
                os.waitpid(-1, 0)


def run(serve: Callable[[BinaryIO, BinaryIO], None]) -> NoReturn:
    """Let `serve` answer the program by a stream of requests and one of replies; this is the life of the process."""
    try:
        if sys.platform == "linux":
            _set_for_process(PR_SET_PDEATHSIG, signal.SIGKILL)
        serve(*_streams())
    except Exception:  # noqa: BLE001 - nobody else would say what failed
        traceback.print_exc()
    finally:
        os._exit(1)  # whatever a plug-in has left to be done at the end


def received(load: Callable[[], Any]) -> SimpleQueue[Any]:
    """Return a queue of what `load` reads in another thread; the process ends with the program even while it works."""
    inbox: SimpleQueue[Any] = SimpleQueue()

    def receive() -> None:
        try:
            with suppress(EOFError, OSError):
                while True:
                    inbox.put(load())
        finally:
            os._exit(1)

    Thread(target=receive, daemon=True).start()
    return inbox


def collect_rarely() -> None:
    """Have this process look for garbage seldom: a bot's thinking leaves none, and took a sixth of its time for it."""
    gc.set_threshold(MOST_NEW)


def encoded(reply: Success[Any] | Failure | Progress) -> bytes:
    """Return the bytes of a reply. Raises `TypeError` and other errors for an answer that isn't plain data."""
    data = msgspec.msgpack.encode(reply)
    return len(data).to_bytes(SIZE_BYTES) + data


def _set_for_process(option: int, value: int) -> None:
    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None).prctl(option, value)


def _streams() -> tuple[BinaryIO, BinaryIO]:
    """The streams from and to the program; whatever else reads standard input finds nothing, prints are dropped."""
    requests, replies = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    void = os.open(os.devnull, os.O_RDWR)
    for stream in range(2):
        os.dup2(void, stream)
    return requests, replies
