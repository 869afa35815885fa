"""The process of a plug-in: it loads the bot and lets it answer.

The program sends a `ProcessSetup`, to which the answer is an `About`, and then pairs of a method of the bot and its
arguments.
"""

from __future__ import annotations

import pickle
import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from inspect import signature
from pathlib import Path
from random import Random
from typing import Any, BinaryIO

from msgspec import Struct

from indonesia_qt.child_process import Failure, Success, encoded, received
from indonesia_qt.core.flow import Question
from indonesia_qt.core.game import ParallelBot
from indonesia_qt.i18n.text import as_sentence
from indonesia_qt.i18n.untrusted_text import one_line

KEYWORD = "seconds"
"""The parameter of a bot's class for the time that it may think about one decision."""


class ProcessSetup(Struct, frozen=True):
    """The setup of a process: the bot `module:Class`, the time that it may think, and the memory that it may use.

    Its module is looked for in `folder` first, which is the current folder when none is given.
    """

    bot: str
    seconds: float | None
    memory_bytes: int
    folder: str


class About(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot that was loaded: its usual time to think if its class takes one, and whether it is a `ParallelBot`."""

    usual_seconds: float | None
    shares_out: bool


class UnusableError(Exception):
    """The plug-in isn't a bot; the message is a sentence."""


def serve(requests: BinaryIO, replies: BinaryIO) -> None:
    """Load the bot that the first request names, and call its methods as the others say."""
    inbox = received(pickle.Unpickler(requests).load)
    served = _Served(inbox.get())
    call: Callable[[], Any] = served.load
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
        return encoded(Failure(_described(error)))


def _described(error: Exception) -> str:
    return as_sentence(f"{type(error).__name__}: {one_line(str(error))}")


class _Served:
    """A plug-in. Its bot is made when it is asked for the first time."""

    def __init__(self, plan: ProcessSetup) -> None:
        self.plan = plan
        self._class: Any = None
        self._made: Any = None

    def load(self) -> About:
        """Load the bot's class. Raises `UnusableError` when there is none."""
        if sys.platform == "linux":  # on Windows, the program has limited it
            import resource

            resource.setrlimit(resource.RLIMIT_AS, (self.plan.memory_bytes, self.plan.memory_bytes))
        sys.path.insert(0, self.plan.folder or str(Path.cwd()))  # bots of one's own lie where the program is started
        bot = self.plan.bot
        module, _, name = bot.partition(":")
        try:
            self._class = getattr(import_module(module), name, None)
            if isinstance(self._class, type) and callable(getattr(self._class, "choose", None)):
                time = signature(self._class).parameters.get(KEYWORD)
                return About(None if time is None else float(time.default), issubclass(self._class, ParallelBot))
        except Exception as error:  # noqa: BLE001 - a plug-in may break down in any way
            raise UnusableError(f"The bot {bot} can’t be loaded. {_described(error)}") from None
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
