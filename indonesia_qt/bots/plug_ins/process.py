"""The process of a plug-in: it loads the bot and lets it answer.

The program sends a `ProcessSetup`, to which the answer is an `About`, and then pairs of a method of the bot and its
arguments.
"""

from __future__ import annotations

import os
import pickle
import sys
import traceback
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from importlib import import_module
from inspect import signature
from io import TextIOWrapper
from pathlib import Path
from random import Random
from typing import Any, BinaryIO

from msgspec import Struct

from indonesia_qt.bots.plug_ins.program import ProgramBot, ProgramError
from indonesia_qt.child_process import Failure, Success, encoded, received
from indonesia_qt.core.flow import Question
from indonesia_qt.core.game import ParallelBot
from indonesia_qt.files.whole_file import reason_of
from indonesia_qt.i18n.text import as_sentence
from indonesia_qt.i18n.untrusted_text import one_line

KEYWORD = "seconds"
"""The parameter of a bot's class for the time that it may think about one decision."""


class ProcessSetup(Struct, frozen=True):
    """The setup of a process: the bot, the time that it may think, and the memory that it may use.

    The module of a class `module:Class` is looked for in `folder` first, which is the current folder when none is
    given. A program is started by its `command`. `game` is the id of the game, "" when the bot is only looked at. What
    is printed, and where the bot failed, is added to the file `log`, if one is given, up to `log_bytes`.
    """

    bot: str
    seconds: float | None
    memory_bytes: int
    folder: str
    command: str
    game: str
    log: str
    log_bytes: int


class About(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot that was loaded: its usual time to think if its class takes one, and whether it is a `ParallelBot`."""

    usual_seconds: float | None
    shares_out: bool


class UnusableError(Exception):
    """The plug-in isn't a bot; the message is a sentence."""


def serve(requests: BinaryIO, replies: BinaryIO) -> None:
    """Load the bot that the first request names, and call its methods as the others say."""
    inbox = received(pickle.Unpickler(requests).load)
    served = Served(inbox.get())
    call: Callable[[], Any] = served.load_within_limits
    while True:
        replies.write(_reply(call))
        replies.flush()
        method, arguments = inbox.get()
        call = partial(getattr(served, method), *arguments)


def _reply(answer: Callable[[], Any]) -> bytes:
    try:
        return encoded(Success(answer()))
    except UnusableError as error:
        return encoded(Failure(str(error)))
    except Exception as error:  # noqa: BLE001 - a plug-in may break down in any way
        _log_error()
        return encoded(Failure(described(error)))


def _log_error() -> None:
    with suppress(OSError):  # the log is full
        traceback.print_exc()


OWN_CODE = Path(__file__).parents[2]
"""The folder of the program's own modules."""


def described(error: Exception) -> str:
    """Return what a bot has raised as a sentence, with the last file and line of its own code, if any is known."""
    if isinstance(error, ProgramError):
        return str(error)
    others = "<", str(OWN_CODE), sys.base_prefix, sys.prefix
    own = [frame for frame in traceback.extract_tb(error.__traceback__) if not frame.filename.startswith(others)]
    where = f" ({Path(own[-1].filename).name}, line {own[-1].lineno})" if own else ""
    return as_sentence(f"{type(error).__name__}: {one_line(str(error))}{where}")


class Served:
    """A plug-in. Its bot is made when it is asked for the first time."""

    def __init__(self, plan: ProcessSetup) -> None:
        self.plan = plan
        self._class: Any = None
        self._made: Any = None

    def load_within_limits(self) -> About:
        """Load the bot for the rest of this process, which is limited and whose output goes into the log.

        Raises `UnusableError` when there is none.
        """
        plan = self.plan
        if sys.platform == "linux":  # on Windows, the program has limited it
            import resource

            resource.setrlimit(resource.RLIMIT_AS, (plan.memory_bytes, plan.memory_bytes))
            if plan.log:
                resource.setrlimit(resource.RLIMIT_FSIZE, (plan.log_bytes, plan.log_bytes))
        if plan.log:
            log = os.open(plan.log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o666)
            for stream in (1, 2):
                os.dup2(log, stream)
            for printed in (sys.stdout, sys.stderr):
                if isinstance(printed, TextIOWrapper):
                    printed.reconfigure(encoding="utf-8", errors="backslashreplace", line_buffering=True)
        return self.load()

    def load(self) -> About:
        """Load the bot's class, or start its program. Raises `UnusableError` when there is none."""
        if self.plan.command:
            try:
                self._made = ProgramBot(self.plan.command, self.plan.game)
            except OSError as error:
                raise UnusableError(f"The bot {self.plan.bot} can’t be started. {reason_of(error)}") from None
            return About(None, shares_out=False)
        sys.path.insert(0, self.plan.folder or str(Path.cwd()))  # bots of one's own lie where the program is started
        bot = self.plan.bot
        module, _, name = bot.partition(":")
        try:
            self._class = getattr(import_module(module), name, None)
            if isinstance(self._class, type) and callable(getattr(self._class, "choose", None)):
                time = signature(self._class).parameters.get(KEYWORD)
                return About(None if time is None else float(time.default), issubclass(self._class, ParallelBot))
        except Exception as error:  # noqa: BLE001 - a plug-in may break down in any way
            _log_error()
            raise UnusableError(f"The bot {bot} can’t be loaded. {described(error)}") from None
        raise UnusableError(f"The bot {bot} can’t be used. {name or 'It'} isn’t a class with a method “choose”.")

    def choose(self, view: Any, asked: Question[Any], seed: int) -> Any:
        """Return the bot's answer."""
        return self._bot.choose(view, asked, Random(seed))

    def ponder(self, view: Any, asked: Question[Any], seed: int) -> bytes:
        """Return the bot's findings in the form that `conclude` takes: only this plug-in ever looks into them."""
        return pickle.dumps(self._bot.ponder(view, asked, Random(seed)))

    def conclude(self, found: Sequence[bytes]) -> Any:
        """Return the answer that the bot concludes from its findings in several processes."""
        return self._bot.conclude([pickle.loads(one) for one in found])[0].action

    @property
    def _bot(self) -> Any:
        if self._made is None:
            seconds = self.plan.seconds
            self._made = self._class() if seconds is None else self._class(**{KEYWORD: seconds})
        return self._made
