"""Work in another process: its answer, or in words why there is none, and nothing is left of it."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path

import pytest

from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.cli import worker_process
from indonesia_qt.cli.console import CommandError
from indonesia_qt.cli.worker_process import called


def sum_of(one: int, other: int) -> int:
    """Answer."""
    return one + other


def refusal() -> int:
    """Refuse a file."""
    raise MapError(Path("coast.svg"), "line 7", "It’s too long.")


def endless() -> int:
    """Use up the processor time."""
    import resource

    resource.setrlimit(resource.RLIMIT_CPU, (1, 10))
    while True:
        pass


def aborted() -> int:
    """End the process."""
    os._exit(0)


def test_the_answer_comes_back() -> None:
    assert called(int, sum_of, (2, 3), 30) == 5


def test_a_refusal_is_a_sentence() -> None:
    with pytest.raises(CommandError, match=r"^coast\.svg: line 7: It’s too long\.$"):
        called(int, refusal, (), 30)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows can't limit it")
def test_too_much_processor_time_is_noticed() -> None:
    with pytest.raises(TimeoutError):
        called(int, endless, (), 30)


def test_the_end_of_the_process_is_noticed() -> None:
    with pytest.raises(ChildProcessError):
        called(int, aborted, (), 30)


def stopped() -> int:
    """Stop the process, which doesn't answer then."""
    os.kill(os.getpid(), signal.SIGSTOP)
    return 1


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux says that a process is stopped")
def test_a_process_that_is_stopped_is_noticed() -> None:
    with pytest.raises(ChildProcessError):
        called(int, stopped, (), 30)


def test_time_that_processes_can_not_limit_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_process, "TIME_IS_UP", None)
    with pytest.raises(TimeoutError):
        called(int, idle, (), 0.1)


def idle() -> int:
    """Take long, without work."""
    time.sleep(60)
    return 1
