"""Functions called in other processes, of which each can end, or be stopped, at any time."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from indonesia_qt import child_process
from indonesia_qt.bots.tournament.workers import TRIES, WorkerError, Workers

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")


def double(number: int) -> int:
    """Return twice the number."""
    return 2 * number


def process_id() -> int:
    """Return the process that makes the call."""
    return os.getpid()


def broken() -> int:
    """Break down."""
    raise ValueError("no way on")


def signalled(number: int, note: Path, times: int) -> int:
    """Send a signal to the own process up to so many times, which are noted in a file; then return how many it were."""
    past = note.stat().st_size if note.exists() else 0
    if past == times:
        return past
    note.write_bytes(b"x" * (past + 1))
    os.kill(os.getpid(), number)
    time.sleep(60)
    raise AssertionError("it wasn't ended")


@pytest.fixture
def workers() -> Iterator[Workers]:
    with closing(Workers(2)) as workers:
        yield workers


def test_a_call_is_answered_and_its_process_stays_for_the_next(workers: Workers) -> None:
    assert list(workers.map(double, range(20))) == list(range(0, 40, 2))
    made = {workers.submit(process_id).result() for _ in range(4)}
    assert len(made) <= 2
    assert os.getpid() not in made


def test_an_error_is_one_of_the_call_alone(workers: Workers) -> None:
    with pytest.raises(WorkerError, match=r"^There is an error in the program\.$"):
        workers.submit(broken).result()
    assert workers.submit(double, 4).result() == 8


def test_a_call_whose_process_ends_is_made_again_in_another(workers: Workers, tmp_path: Path) -> None:
    assert workers.submit(signalled, signal.SIGKILL, tmp_path / "note", 1).result() == 1
    with pytest.raises(WorkerError, match="The process ended unexpectedly"):
        workers.submit(signalled, signal.SIGKILL, tmp_path / "others", TRIES).result()
    assert workers.submit(double, 4).result() == 8


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_a_process_that_is_stopped_is_replaced_also_where_it_waits_for_a_call(workers: Workers, tmp_path: Path) -> None:
    began = time.monotonic()
    assert workers.submit(signalled, signal.SIGSTOP, tmp_path / "note", 1).result() == 1
    assert time.monotonic() - began < 10
    idle = {workers.submit(process_id).result() for _ in range(4)}
    for process in idle:
        os.kill(process, signal.SIGSTOP)
    assert workers.submit(process_id).result() not in idle


def test_a_process_that_can_not_be_started_is_an_error(workers: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(child_process, "command", lambda option: ["nowhere/at-all", option])
    with pytest.raises(WorkerError, match="The process couldn’t be started"):
        workers.submit(double, 4).result()


def test_to_close_gives_up_calls_and_leaves_no_process(tmp_path: Path) -> None:
    workers = Workers(2)
    idle = workers.submit(process_id).result()
    calls = [workers.submit(signalled, signal.SIGCONT, tmp_path / str(number), 1) for number in range(5)]
    while len(list(tmp_path.iterdir())) < 2:
        time.sleep(0.01)
    began = time.monotonic()
    workers.close()
    assert time.monotonic() - began < 5
    assert all(call.done() for call in calls)
    with pytest.raises(ProcessLookupError):
        os.kill(idle, 0)
