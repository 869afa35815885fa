"""Bots that fail in all the ways in which a program can."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy
from indonesia_qt.games.indonesia.rules.actions import Bid, Expand

MARK = "INDONESIA_QT_TEST_MARK"
"""Names an environment variable: the file that a bot which thinks for ever makes when it begins to."""


class Hanging:
    """Thinks for ever."""

    def choose(self, *_: object) -> object:
        if mark := os.environ.get(MARK):
            Path(mark).touch()
        while True:
            time.sleep(0.01)


class Stuck:
    """Thinks for ever in a place where no other thread of its process gets a turn."""

    def choose(self, *_: object) -> object:
        Path(os.environ[MARK]).write_text(str(os.getpid()), encoding="utf-8")
        return re.match("(a+)+$", "a" * 60 + "b")


class Delegating:
    """Has a process of its own think for ever."""

    def choose(self, *_: object) -> object:
        void = subprocess.DEVNULL
        thinking = [sys.executable, "-c", "import time; time.sleep(300)"]
        with subprocess.Popen(thinking, stdin=void, stdout=void, stderr=void) as helper:
            Path(os.environ[MARK]).write_text(str(helper.pid), encoding="utf-8")
            return helper.wait()


class Dying:
    """Takes its process with it."""

    def choose(self, *_: object) -> object:
        os._exit(3)


class Leaving:
    """Ends its process in an orderly way."""

    def choose(self, *_: object) -> object:
        sys.exit("enough")


class Raising:
    """Has an error."""

    def choose(self, *_: object) -> object:
        raise RuntimeError("no idea")


class Deep:
    """Never comes to an end in its thoughts.

    It takes its arguments one by one: with `*_`, Python 3.13 goes deeper than its own limit until it crashes.
    """

    def choose(self, view: object, asked: object, chance: object) -> object:
        return self.choose(view, asked, chance)


class Illegal:
    """Answers with an action that the rules refuse."""

    def choose(self, *_: object) -> object:
        return Expand("nowhere")


class Mistyped:
    """Answers with an action that isn't made as an action must be."""

    def choose(self, *_: object) -> object:
        return Bid("all")  # type: ignore[arg-type]


class Talking:
    """Answers with no action at all."""

    def choose(self, *_: object) -> object:
        return "I pass."


class Unspeakable:
    """Answers with what can't leave its process."""

    def choose(self, *_: object) -> object:
        return lambda: None


class Brooding:
    """Thinks for ever, in as many processes as it is given."""

    choose = Hanging.choose
    ponder = Hanging.choose

    def conclude(self, *_: object) -> object:
        raise AssertionError("it never comes to this")


class Collapsing(Brooding):
    """Takes each of its processes with it."""

    ponder = Dying.choose


class Undecided(Brooding):
    """Thinks of nothing that an answer could be made of."""

    def ponder(self, *_: object) -> object:
        return ()

    def conclude(self, *_: object) -> object:
        return ()


class Stopped:
    """Stops its own process."""

    def choose(self, *_: object) -> object:
        os.kill(os.getpid(), signal.SIGSTOP)
        raise AssertionError("it doesn't go on")


class Escaping(Greedy):
    """Starts processes that leave it, before its first move."""

    has_started = False

    def choose(self, *about: Any) -> Any:
        for _ in range(0 if self.has_started else 5):
            if os.fork() == 0:
                os.setsid()
                if os.fork() == 0:
                    time.sleep(600)
                os._exit(0)
        self.has_started = True
        return super().choose(*about)


class Attacking(Greedy):
    """Interrupts the process that has started its own."""

    def choose(self, *about: Any) -> Any:
        os.kill(os.getppid(), signal.SIGINT)
        return super().choose(*about)
