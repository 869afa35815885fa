"""Asks plug-ins, each in a process of its own, with limits on its time, its memory and what it says."""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
from collections.abc import Sequence
from contextlib import closing, suppress
from functools import cache
from io import BytesIO
from queue import Empty, SimpleQueue
from random import Random
from threading import Thread
from typing import Any, NamedTuple, TypeVar
from weakref import finalize

import msgspec
from msgspec import Struct

from indonesia_qt import child_process
from indonesia_qt.bots.plug_ins.messages import LARGEST_REPLY, About, ProcessSetup, Reply
from indonesia_qt.core.bots import BotName
from indonesia_qt.core.flow import Action, Question
from indonesia_qt.i18n.text import tr
from indonesia_qt.i18n.untrusted_text import one_line

T = TypeVar("T")

END_SECONDS = 1.0
"""How long the end of a process that was killed is waited for."""


class Limits(Struct, frozen=True):
    """What a plug-in may use: seconds to be loaded, seconds for a decision, and bytes of memory in each process.

    The time that the bot's name gives it comes on top of the seconds for a decision. After `starts` processes of it
    have ended in one game, no other is started. Only Linux limits memory.
    """

    load_seconds: float = 10
    decision_seconds: float = 10
    memory_bytes: int = 4 << 30
    starts: int = 3


LIMITS = Limits()


class PlugInError(Exception):
    """A plug-in hasn't answered; the message says why in one line."""

    def __init__(self, reason: str) -> None:
        super().__init__(one_line(reason))


class UnusablePlugInError(PlugInError):
    """There is no such plug-in, or it is no bot."""


@cache
def about_plug_in(bot: str, limits: Limits = LIMITS) -> About | None:
    """What is known of a plug-in `module:Class`; None when it broke down while it was loaded.

    Raises `UnusablePlugInError`. It is loaded in a process of its own, once.
    """
    try:
        with closing(_Process(BotName(bot), limits)) as process:
            return process.load()
    except UnusablePlugInError:
        raise
    except PlugInError:
        return None


class Concluded(NamedTuple):
    """The answer that a plug-in concludes, as `Ponderer.conclude` gives it."""

    action: Action


class PlugIn:
    """A bot `module:Class` that plays in a process of its own, which ends with this object.

    It is asked like any `Bot`, and raises `PlugInError` when it has no answer. `actions` is the type of answers. The
    process is started when it is needed; one that failed is followed by another, unless the bot couldn't be loaded.
    """

    def __init__(self, name: BotName, actions: Any, limits: Limits = LIMITS) -> None:
        self.name, self.limits, self._actions = name, limits, actions
        self._process: _Process | None = None
        self._starts, self._given_up = 0, ""

    def start(self) -> None:
        """Have the bot loaded before it is asked."""
        self._running()

    def choose(self, view: Any, asked: Question[Any], chance: Random) -> Action:
        """The bot's answer, which may be illegal."""
        action: Action = self._decoded(self._asked("choose", view, asked, chance), self._actions)
        return action

    def _asked(self, method: str, view: Any, asked: Question[Any], chance: Random) -> bytes:
        # The process is sent only what it hasn't got yet, so nobody may change what was sent.
        return self._running().ask((method, (view.copy(), asked, chance.getrandbits(256))), self._seconds)

    @property
    def _seconds(self) -> float:
        return self.limits.decision_seconds + (self.name.seconds or 0)

    def _running(self) -> _Process:
        if self._process is None or self._process.ended:
            if self._starts == self.limits.starts:
                raise PlugInError(self._given_up or tr("its process has ended too often"))
            self._starts += 1
            self._process = _Process(self.name, self.limits)
            finalize(self, self._process.close)
            try:
                self._process.load()
            except PlugInError as error:
                self._starts, self._given_up = self.limits.starts, str(error)
                raise
        return self._process

    def _decoded(self, answer: bytes, kind: Any) -> Any:
        try:
            return msgspec.json.decode(answer, type=kind)
        except (ValueError, RecursionError) as error:
            raise PlugInError(tr("its answer is no action: {error}", error=error)) from None


class ParallelPlugIn(PlugIn):
    """A plug-in that can share its thinking out. What it finds goes unseen from one of its processes to another."""

    def ponder(self, view: Any, asked: Question[Any], chance: Random) -> tuple[Any, ...]:
        """What the bot found."""
        return (self._decoded(self._asked("ponder", view, asked, chance), bytes),)

    def conclude(self, found: Sequence[tuple[Any, ...]]) -> tuple[Concluded, ...]:
        """The answer."""
        answer = self._running().ask(("conclude", ([one for (one,) in found],)), self._seconds)
        return (Concluded(self._decoded(answer, self._actions)),)


class _Process:
    """One process of a plug-in, which begins to load it at once; `ended` when it is of no use any more."""

    def __init__(self, name: BotName, limits: Limits) -> None:
        self.ended = False
        self._limits = limits
        self._about: About | None = None
        self._pickled = BytesIO()
        self._pickler = pickle.Pickler(self._pickled, pickle.HIGHEST_PROTOCOL)
        self._requests: SimpleQueue[bytes | None] = SimpleQueue()
        self._replies: SimpleQueue[bytes] = SimpleQueue()
        try:
            self._popen = _started()
        except OSError as error:
            raise PlugInError(tr("its process can't be started: {error}", error=error)) from None
        self._thread = Thread(target=_exchange, args=(self._popen, self._requests, self._replies), daemon=True)
        self._thread.start()
        self._send(ProcessSetup(name.bot, name.seconds, limits.memory_bytes))

    def load(self) -> About:
        """Wait until the bot is loaded. Raises `PlugInError`."""
        if self._about is None:
            late = tr("it wasn't loaded within {n} seconds", n=f"{self._limits.load_seconds:g}")
            reply = self._received(self._limits.load_seconds, late)
            if reply.failed:
                self.close()
                raise UnusablePlugInError(reply.failed)
            self._about = self._decoded(reply.answer, About)
        return self._about

    def ask(self, request: tuple[str, tuple[Any, ...]], seconds: float) -> bytes:
        """What a method of the bot answers to its arguments, as JSON. Raises `PlugInError`."""
        self._send(request)
        reply = self._received(seconds, tr("it has thought for more than {n} seconds", n=f"{seconds:g}"))
        if reply.failed:
            raise PlugInError(reply.failed)
        return bytes(reply.answer)

    def close(self) -> None:
        """End the process, and those that it started, even in the middle of a thought."""
        if self.ended:
            return
        self.ended = True
        with suppress(OSError):
            if os.name == "posix":
                os.killpg(self._popen.pid, signal.SIGKILL)
            else:
                self._popen.kill()
        with suppress(subprocess.TimeoutExpired):
            self._popen.wait(END_SECONDS)
        self._requests.put(None)
        self._thread.join(END_SECONDS)

    def _send(self, request: Any) -> None:
        """Send a request; what the process has got already, such as the map, is only referred to."""
        self._pickler.dump(request)
        self._requests.put(self._pickled.getvalue())
        self._pickled.seek(0)
        self._pickled.truncate()

    def _received(self, seconds: float, late: str) -> Reply:
        """The next reply; a process that sends none is ended."""
        try:
            line = self._replies.get(timeout=seconds)
        except Empty:
            raise self._lost(late) from None
        if len(line) > LARGEST_REPLY:
            raise self._lost(tr("its answer is too long"))
        if not line.endswith(b"\n"):
            raise self._lost(tr("its process has ended"))
        return self._decoded(line, Reply)

    def _decoded(self, line: bytes | msgspec.Raw, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(line, type=kind)
        except (ValueError, RecursionError) as error:
            raise self._lost(tr("its answer can't be read: {error}", error=error)) from None

    def _lost(self, reason: str) -> PlugInError:
        self.close()
        return PlugInError(reason)


def _started() -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        child_process.command(child_process.PLUG_IN),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=os.environ | {"PYTHONPATH": child_process.python_path()},
        start_new_session=os.name == "posix",
    )


def _exchange(
    process: subprocess.Popen[bytes], requests: SimpleQueue[bytes | None], replies: SimpleQueue[bytes]
) -> None:
    """Send requests and receive a line for each: a plug-in that neither reads nor writes lets nobody else wait."""
    assert process.stdin
    assert process.stdout
    for request in iter(requests.get, None):
        line = b""
        with suppress(OSError, ValueError):
            process.stdin.write(request)
            process.stdin.flush()
            line = process.stdout.readline(LARGEST_REPLY + 1)
        replies.put(line)
    for pipe in (process.stdin, process.stdout):
        with suppress(OSError):
            pipe.close()
