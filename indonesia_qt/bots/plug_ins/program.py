"""Asks a bot that is a program in any language: a line of JSON goes to its standard input, a number comes back."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
from functools import partial
from queue import Queue
from random import Random
from threading import Thread
from typing import Any

import msgspec

from indonesia_qt.bots.plug_ins.lines import Ids, ids_in, map_line, question_line
from indonesia_qt.core.flow import Action, Question
from indonesia_qt.i18n.untrusted_text import one_line, shortened

LONGEST_ANSWER = 1000
"""Bytes of the line of an answer."""
MOST_UNREAD = 2
"""Lines of the program that are kept until it is asked again."""
END_SECONDS = 0.2
"""How long to wait for the exit code of a program that has closed its output."""


class ProgramError(Exception):
    """The program of a bot hasn't answered; the message is a sentence."""


def words_of(command: str) -> list[str]:
    """Return the words of a command without their quotation marks. Raises `ValueError` if one isn't closed."""
    windows = sys.platform == "win32"  # where a backslash stands in the names of files
    return [word.strip('"') for word in shlex.split(command, posix=False)] if windows else shlex.split(command)


class ProgramBot:
    """A bot that is a program, started at once in the current folder; one that has ended isn't started again.

    `game` is the id of the game. Raises `OSError` when the program can't be started.
    """

    def __init__(self, command: str, game: str) -> None:
        self._game = game
        self._ids: Ids | None = None
        self._lines: Queue[bytes] = Queue(MOST_UNREAD)
        self._popen = subprocess.Popen(
            command if sys.platform == "win32" else words_of(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"},  # that of this process
        )
        Thread(target=self._read, daemon=True).start()

    def choose(self, view: Any, asked: Question[Any], chance: Random) -> Action:
        """Return the program's answer. Raises `ProgramError` when it is none."""
        actions = asked.actions(view)
        if self._ids is None:
            self._ids = ids_in(view)
            self._send(map_line(view, self._game, self._ids))
        if not self._lines.empty() and (early := self._lines.get()):
            self._popen.kill()
            raise ProgramError(f"The program printed {_quoted(early)} before it was asked.")
        self._send(question_line(view, asked, actions, chance.getrandbits(32), self._ids))
        answer = self._lines.get()
        if not answer.endswith(b"\n"):
            if len(answer) == LONGEST_ANSWER:
                self._popen.kill()
                raise ProgramError(f"The program’s answer has more than {LONGEST_ANSWER} bytes.")
            raise self._ended()
        try:
            return actions[range(len(actions)).index(msgspec.json.decode(answer, type=int))]
        except ValueError:
            most = len(actions) - 1
            wrong = f"The program answered {_quoted(answer)} instead of a number from 0 to {most}."
            raise ProgramError(wrong) from None

    def _read(self) -> None:
        assert self._popen.stdout
        for line in iter(partial(self._popen.stdout.readline, LONGEST_ANSWER), b""):
            self._lines.put(line)
        while True:  # each question finds that there is no answer
            self._lines.put(b"")

    def _send(self, line: dict[str, Any]) -> None:
        assert self._popen.stdin
        try:
            self._popen.stdin.write(msgspec.json.encode(line) + b"\n")
            self._popen.stdin.flush()
        except (OSError, ValueError):
            raise self._ended() from None

    def _ended(self) -> ProgramError:
        try:
            code = self._popen.wait(END_SECONDS)
        except subprocess.TimeoutExpired:
            self._popen.kill()
            return ProgramError("The program closed its output instead of answering.")
        how = f"by signal {signal.Signals(-code).name}" if code < 0 else f"with exit code {code}"
        return ProgramError(f"The program ended {how} instead of answering.")


def _quoted(line: bytes) -> str:
    return f"“{shortened(one_line(line.decode(errors='replace').strip()))}”"
