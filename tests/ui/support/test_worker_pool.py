"""Functions run in other processes; the window waits neither for them nor for what is sent there."""

from __future__ import annotations

import gc
import math
import os
import signal
import sys
import time
from collections.abc import Callable, Generator, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QObject, QProcess
from pytestqt.qtbot import QtBot

from indonesia_qt import child_process
from indonesia_qt.ui.support.worker_pool import Call, WorkerPool
from tests.robustness.processes import process_ids
from tests.ui.pages.page import owned

WAIT_MS = 30_000


def quarters(answer: str) -> Generator[float, None, str]:
    """Yield how much is done before the answer is returned."""
    yield 0.25
    yield 0.75
    return answer


def broken() -> Generator[float, None, str]:
    """Break down in the middle."""
    yield 0.5
    raise ValueError("no way on")


def printing(number: int) -> int:
    """Answer while something else is printed and read."""
    print("x" * 100_000)  # noqa: T201
    assert sys.stdin.read() == ""
    return number


def stopping() -> int:
    """Stop the own process."""
    os.kill(os.getpid(), signal.SIGSTOP)
    return 1


class Caller:
    """Submits tasks to a pool and keeps what was called, in order."""

    def __init__(self, pool: WorkerPool, qtbot: QtBot) -> None:
        self.pool, self.qtbot = pool, qtbot
        self.calls: list[Any] = []

    def submit(self, answer: Any, function: Callable[..., Any], *arguments: Any, deadline_ms: int = WAIT_MS) -> None:
        call = Call(answer, function, arguments, deadline_ms)
        append = self.calls.append
        self.pool.submit(call, lambda found: append(("answer", found)), lambda why: append(("failed", why)), append)

    def call(self, answer: Any, function: Callable[..., Any], *arguments: Any, deadline_ms: int = WAIT_MS) -> Any:
        self.calls.clear()
        self.submit(answer, function, *arguments, deadline_ms=deadline_ms)
        self.qtbot.waitUntil(lambda: bool(self.calls) and not self.pool.is_busy, timeout=WAIT_MS)
        return self.calls[-1]


@pytest.fixture
def caller(qtbot: QtBot) -> Iterator[Caller]:
    """A caller whose pool has two processes."""
    pool = WorkerPool(2)
    yield Caller(pool, qtbot)
    pool.stop()
    pool.deleteLater()


def test_a_generator_says_how_much_is_done_before_it_answers(caller: Caller) -> None:
    caller.call(str, quarters, "whole")
    assert caller.calls == [0.25, 0.75, ("answer", "whole")]
    caller.call(str, broken)
    assert caller.calls == [0.5, ("failed", "There is an error in the program.")]
    assert caller.call(float, math.sqrt, 4) == ("answer", 2.0)


def test_a_process_seldom_looks_for_garbage(caller: Caller) -> None:
    _, (most_new, *_) = caller.call(tuple[int, ...], gc.get_threshold)
    assert most_new == child_process.MOST_NEW > 10_000


def test_a_task_that_waits_takes_the_place_of_one_that_has_ended(caller: Caller) -> None:
    for number in range(5):
        caller.submit(float, math.sqrt, number)
    assert len(process_ids(caller.pool)) == 2
    caller.qtbot.waitUntil(lambda: len(caller.calls) == 5, timeout=WAIT_MS)
    assert sorted(caller.calls) == [("answer", math.sqrt(number)) for number in range(5)]
    assert not caller.pool.is_busy
    assert len(process_ids(caller.pool)) == 2


def test_a_process_stays_for_the_next_task(caller: Caller) -> None:
    assert caller.call(int, os.getpid) == caller.call(int, os.getpid)


def test_a_process_that_ends_is_replaced(caller: Caller) -> None:
    assert caller.call(float, os._exit, 3) == ("failed", "The process ended unexpectedly.")
    assert caller.call(float, math.sqrt, 4) == ("answer", 2.0)


def test_a_process_that_ends_without_a_task_is_replaced(caller: Caller) -> None:
    _, pid = caller.call(int, os.getpid)
    os.kill(pid, 9)
    caller.qtbot.waitUntil(lambda: not process_ids(caller.pool), timeout=WAIT_MS)
    assert caller.call(float, math.sqrt, 4) == ("answer", 2.0)


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_a_process_that_is_stopped_is_replaced_long_before_its_deadline(caller: Caller) -> None:
    began = time.monotonic()
    assert caller.call(int, stopping) == ("failed", "The process ended unexpectedly.")
    assert time.monotonic() - began < 10
    assert caller.call(float, math.sqrt, 4) == ("answer", 2.0)


def test_a_task_has_a_deadline(caller: Caller) -> None:
    found = caller.call(float, time.sleep, 60, deadline_ms=1500)
    assert found == ("failed", "There was no reply within 1.5\u00a0s.")
    assert not process_ids(caller.pool)


def test_what_is_cancelled_calls_nobody(caller: Caller) -> None:
    caller.call(float, math.sqrt, 4)
    before = process_ids(caller.pool)
    caller.calls.clear()
    for _ in range(3):
        caller.submit(float, time.sleep, 60)
    caller.pool.cancel()
    assert not caller.pool.is_busy
    assert not process_ids(caller.pool)
    caller.qtbot.wait(100)
    assert caller.calls == []
    assert caller.call(int, os.getpid)[1] not in before


def test_to_cancel_one_task_leaves_the_others(caller: Caller) -> None:
    given_up = [Call(float, time.sleep, (60,), WAIT_MS) for _ in range(3)]
    for call in given_up:
        caller.pool.submit(call, caller.calls.append, caller.calls.append)
    caller.submit(float, math.sqrt, 4)
    for call in given_up:
        caller.pool.cancel(call)
    caller.qtbot.waitUntil(lambda: bool(caller.calls), timeout=WAIT_MS)
    assert caller.calls == [("answer", 2.0)]


def test_the_processes_that_end_are_those_without_a_task(caller: Caller) -> None:
    _, idle = caller.call(int, os.getpid)
    caller.submit(float, time.sleep, 60)
    caller.submit(float, time.sleep, 60)
    (other,) = process_ids(caller.pool) - {idle}
    caller.pool.end_idle()
    assert process_ids(caller.pool) == {idle, other}
    caller.pool.cancel()
    caller.call(int, os.getpid)
    caller.pool.end_idle()
    assert not process_ids(caller.pool)


def test_to_cancel_leaves_a_process_that_has_no_task(caller: Caller) -> None:
    _, idle = caller.call(int, os.getpid)
    caller.pool.cancel()
    assert process_ids(caller.pool) == {idle}


def test_an_answer_is_decoded_as_its_type_and_as_nothing_else(caller: Caller) -> None:
    kind, reason = caller.call(int, str, 4)
    assert kind == "failed"
    assert reason.startswith("The reply couldn’t be read (Expected `int`, got `str`")
    assert caller.call(bytes, bytes, 3) == ("answer", b"\0\0\0")


def test_an_answer_that_is_no_plain_data_is_a_failure(caller: Caller) -> None:
    kind, reason = caller.call(Any, complex, 1)
    assert kind == "failed"
    assert reason == "There is an error in the program."


def test_large_arguments_and_answers_get_through(caller: Caller) -> None:
    large = b"x" * 3_000_000
    began = time.monotonic()
    caller.submit(bytes, bytes, large)
    assert time.monotonic() - began < 5
    caller.qtbot.waitUntil(lambda: caller.calls == [("answer", large)], timeout=WAIT_MS)


def test_what_is_printed_is_no_answer(caller: Caller) -> None:
    assert caller.call(int, printing, 7) == ("answer", 7)


def test_a_process_loads_no_qt(caller: Caller) -> None:
    _, found = caller.call(list[str], eval, "list(__import__('sys').modules)")
    assert "msgspec" in found
    assert not {name for name in found if name.startswith(("PySide6", "shiboken6"))}


def test_a_process_that_can_not_be_started_is_a_failure(caller: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(child_process, "command", lambda option: ["nowhere/at-all", option])
    kind, reason = caller.call(float, math.sqrt, 4)
    assert kind == "failed"
    assert reason.startswith("The process couldn’t be started. ")


def test_processes_end_with_the_owner(qtbot: QtBot) -> None:
    owner = QObject()
    Caller(WorkerPool(1, owner), qtbot).submit(float, time.sleep, 60)
    ended: list[object] = []
    assert process_ids(owner)
    for process in owned(owner, QProcess):
        process.destroyed.connect(lambda: ended.append(None))
    owner.deleteLater()
    qtbot.waitUntil(lambda: bool(ended))
