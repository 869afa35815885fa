"""What a process of `WorkerPool` does. It needs no Qt, which takes time and memory to load."""

from __future__ import annotations

import pickle
import signal
import traceback
from collections.abc import Callable, Generator, Iterator, Sequence
from functools import partial
from typing import Any, BinaryIO

from indonesia_qt.board.draft import EditError
from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.bots.plug_ins.host import PlugInError
from indonesia_qt.child_process import Failure, Progress, Success, collect_rarely, encoded, received
from indonesia_qt.i18n import text
from indonesia_qt.i18n.text import tr


def serve(requests: BinaryIO, replies: BinaryIO) -> None:
    """Call the functions that the program requests, one after the other."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    collect_rarely()
    inbox = received(partial(pickle.load, requests))
    while True:
        translator, function, arguments = inbox.get()
        text.speak(translator)
        for reply in _replies(function, arguments):
            replies.write(reply)
            replies.flush()


def _replies(function: Callable[..., Any], arguments: Sequence[Any]) -> Iterator[bytes]:
    try:
        answer = function(*arguments)
        if isinstance(answer, Generator):
            answer = yield from _shares(answer)
        yield encoded(Success(answer))
    except (PlugInError, MapError, EditError) as error:  # sentences
        yield encoded(Failure(str(error)))
    except Exception:  # noqa: BLE001 - a bot may break down in any way
        traceback.print_exc()  # for a developer; it means nothing to a player
        yield encoded(Failure(tr("There is an error in the program.")))


def _shares(work: Generator[float, None, Any]) -> Generator[bytes, None, Any]:
    while True:
        try:
            yield encoded(Progress(next(work)))
        except StopIteration as end:
            return end.value
