"""Asks plug-ins, each in a process of its own, with limits on its time, its memory and what it says."""

from __future__ import annotations

import pickle
import subprocess
import traceback
from collections.abc import Callable, Sequence
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
from indonesia_qt.bots.plug_ins.process import About, ProcessSetup, Served, described
from indonesia_qt.child_process import Child, Failure, Success, read_reply
from indonesia_qt.core.bots import BotName
from indonesia_qt.core.definition import GameDefinition
from indonesia_qt.core.flow import Action, Question
from indonesia_qt.files.whole_file import reason_of
from indonesia_qt.i18n.text import as_sentence, paragraph, short_figure, tr
from indonesia_qt.i18n.untrusted_text import one_line

T = TypeVar("T")

LARGEST_REPLY = 1_000_000
"""Bytes that the process may reply at once."""
END_SECONDS = 1.0
"""How long to wait for the end of a process that was killed."""


class Limits(Struct, frozen=True):
    """The limits of a plug-in: seconds to be loaded, seconds for a decision, and bytes of memory in each process.

    Its module is looked for in `folder` before anywhere else, which is the current folder when none is given.

    The time that the bot's name gives it comes on top of the seconds for a decision. After `starts` processes of it
    have ended in one game, no other is started. Linux and Windows limit memory.

    `programs` are the commands of bots that are programs, by their names; the user alone gives them. What the processes
    print, and where they failed, is added to the file `log`, if one is given; on Linux, none of them writes a file of
    more than `log_bytes` then. A class that is `in_process` is loaded into this process, for a debugger, and has no
    limits.
    """

    load_seconds: float = 10
    decision_seconds: float = 10
    memory_bytes: int = 4 << 30
    starts: int = 3
    folder: str = ""
    programs: tuple[tuple[str, str], ...] = ()
    log: str = ""
    log_bytes: int = 100_000_000
    in_process: bool = False


LIMITS = Limits()


class PlugInError(Exception):
    """A plug-in hasn't answered; the message says why in one sentence."""

    def __init__(self, reason: str) -> None:
        super().__init__(as_sentence(one_line(reason)))


class UnusablePlugInError(PlugInError):
    """There is no such plug-in, or it isn't a bot."""


@cache
def about_plug_in(bot: str, limits: Limits = LIMITS) -> About | None:
    """Load a plug-in `module:Class` and describe it; return None when it broke down meanwhile.

    Raises `UnusablePlugInError`. It is loaded in a process of its own, once.
    """
    try:
        with closing(_Process(BotName(bot), limits, "")) as process:
            return process.load()
    except UnusablePlugInError:
        raise
    except PlugInError:
        return None


class Concluded(NamedTuple):
    """The answer that a plug-in concludes, in the form in which `ParallelBot.conclude` returns it."""

    action: Action


class PlugIn:
    """A bot of the user's own that plays in a process of its own, which ends with this object.

    It is asked like any `Bot`, and raises `PlugInError` when it has no answer. The process is started when it is
    needed; one that failed is followed by another, unless the bot couldn't be loaded.
    """

    def __init__(self, name: BotName, game: GameDefinition, limits: Limits = LIMITS) -> None:
        self.name, self.limits, self._game, self._actions = name, limits, game.id, game.actions
        self._process: _Process | None = None
        self._starts, self._given_up = 0, ""

    def start(self) -> None:
        """Load the bot before it is asked."""
        self._running()

    def choose(self, view: Any, asked: Question[Any], chance: Random) -> Action:
        """Return the bot's answer, which may be illegal."""
        action: Action = self._ask("choose", self._actions, view, asked, chance)
        return action

    def _ask(self, method: str, answer_type: Any, view: Any, asked: Question[Any], chance: Random) -> Any:
        # The process is sent only what it hasn't got yet, so nobody may change what was sent.
        request = method, (view.copy(), asked, chance.getrandbits(256))
        return self._running().ask(request, answer_type, self._seconds)

    @property
    def _seconds(self) -> float:
        return self.limits.decision_seconds + (self.name.seconds or 0)

    def _running(self) -> _Process:
        if self._process is None or self._process.ended:
            if self._starts == self.limits.starts:
                raise PlugInError(self._given_up or tr("The bot’s process has ended too often."))
            self._starts += 1
            self._process = _Process(self.name, self.limits, self._game)
            finalize(self, self._process.close)
            try:
                self._process.load()
            except PlugInError as error:
                self._starts, self._given_up = self.limits.starts, str(error)
                raise
        return self._process


class ParallelPlugIn(PlugIn):
    """A plug-in that can share its thinking out; its findings pass unread from some of its processes to another."""

    def ponder(self, view: Any, asked: Question[Any], chance: Random) -> tuple[Any, ...]:
        """Return the bot's findings, for `conclude`."""
        return (self._ask("ponder", bytes, view, asked, chance),)

    def conclude(self, found: Sequence[tuple[Any, ...]]) -> tuple[Concluded, ...]:
        """Return the answer that the bot concludes from its findings in several processes."""
        request = "conclude", ([one for (one,) in found],)
        return (Concluded(self._running().ask(request, self._actions, self._seconds)),)


class LocalPlugIn(PlugIn):
    """A class that is loaded into this process, so that a debugger stops in it. Tracebacks are printed."""

    def __init__(self, name: BotName, game: GameDefinition, limits: Limits = LIMITS) -> None:
        super().__init__(name, game, limits)
        self._served = Served(_setup(name, limits, game.id))
        self._loaded = False

    def start(self) -> None:
        """Load the bot before it is asked."""
        if not self._loaded:
            self._answered(self._served.load)
            self._loaded = True

    def choose(self, view: Any, asked: Question[Any], chance: Random) -> Action:
        """Return the bot's answer, which may be anything."""
        self.start()
        seed = chance.getrandbits(256)
        action: Action = self._answered(lambda: self._served.choose(view.copy(), asked, seed))
        return action

    def _answered(self, call: Callable[[], T]) -> T:
        try:
            return call()
        except Exception as error:  # noqa: BLE001 - a plug-in may break down in any way
            traceback.print_exc()
            raise PlugInError(described(error)) from None


def _setup(name: BotName, limits: Limits, game: str) -> ProcessSetup:
    return ProcessSetup(
        name.bot,
        name.seconds,
        limits.memory_bytes,
        limits.folder,
        dict(limits.programs).get(name.bot, ""),
        game,
        limits.log,
        limits.log_bytes,
    )


class _Process:
    """One process of a plug-in, which begins to load it at once; `ended` when it can't be used any more."""

    def __init__(self, name: BotName, limits: Limits, game: str) -> None:
        self.ended = False
        self._limits = limits
        self._about: About | None = None
        self._pickled = BytesIO()
        self._pickler = pickle.Pickler(self._pickled, pickle.HIGHEST_PROTOCOL)
        self._requests: SimpleQueue[bytes | None] = SimpleQueue()
        self._replies: SimpleQueue[bytes | None] = SimpleQueue()
        try:
            self._popen = Child(child_process.PLUG_IN, memory_bytes=limits.memory_bytes)
        except OSError as error:
            raise PlugInError(paragraph(tr("The bot’s process can’t be started."), reason_of(error))) from None
        self._thread = Thread(target=_exchange, args=(self._popen, self._requests, self._replies), daemon=True)
        self._thread.start()
        self._send(_setup(name, limits, game))

    def load(self) -> About:
        """Wait until the bot is loaded. Raises `PlugInError`."""
        if self._about is None:
            late = tr("The bot wasn’t loaded within {n}\u00a0s.", n=short_figure(self._limits.load_seconds))
            reply = self._received(About, self._limits.load_seconds, late)
            if isinstance(reply, Failure):
                self.close()
                raise UnusablePlugInError(reply.reason)
            self._about = reply.value
        return self._about

    def ask(self, request: tuple[str, tuple[Any, ...]], answer_type: Any, seconds: float) -> Any:
        """Call a method of the bot with arguments and return its answer, within `seconds`. Raises `PlugInError`."""
        self._send(request)
        late = tr("There was no reply within {n}\u00a0s.", n=short_figure(seconds))
        reply = self._received(answer_type, seconds, late)
        if isinstance(reply, Failure):
            raise PlugInError(reply.reason)
        return reply.value

    def close(self) -> None:
        """End the process, and those that it started, even in the middle of a thought."""
        if self.ended:
            return
        self.ended = True
        for end in (self._popen.terminate, self._popen.kill):  # the bot may have stopped its guard
            end()
            with suppress(subprocess.TimeoutExpired):
                self._popen.wait(END_SECONDS)
        self._requests.put(None)
        self._thread.join(END_SECONDS)

    def _send(self, request: Any) -> None:
        """Send a request; the parts that the process has got already, such as the map, are only referred to."""
        self._pickler.dump(request)
        self._requests.put(self._pickled.getvalue())
        self._pickled.seek(0)
        self._pickled.truncate()

    def _received(self, answer_type: type[T], seconds: float, late: str) -> Success[T] | Failure:
        """Wait for the next reply. Raises `PlugInError`, and ends the process, when none comes."""
        try:
            data = self._replies.get(timeout=seconds)
        except Empty:
            raise self._lost(late) from None
        if data is None:
            raise self._lost(tr("The process ended unexpectedly."))
        if len(data) > LARGEST_REPLY:
            raise self._lost(tr("The bot’s reply is too long."))
        try:
            return msgspec.msgpack.decode(data, type=Success[answer_type] | Failure)  # type: ignore[valid-type]
        except (ValueError, RecursionError) as error:
            raise PlugInError(tr("The bot’s reply isn’t a move ({error}).", error=error)) from None

    def _lost(self, reason: str) -> PlugInError:
        self.close()
        return PlugInError(reason)


def _exchange(process: Child, requests: SimpleQueue[bytes | None], replies: SimpleQueue[bytes | None]) -> None:
    """Send requests and receive a reply to each, in a thread: a plug-in that doesn't read or write delays nobody."""
    assert process.stdin
    assert process.stdout
    for request in iter(requests.get, None):
        data = None
        with suppress(OSError, ValueError):
            process.stdin.write(request)
            process.stdin.flush()
            data = read_reply(process.stdout, LARGEST_REPLY + 1)
        replies.put(data)
    for pipe in (process.stdin, process.stdout):
        with suppress(OSError):
            pipe.close()
