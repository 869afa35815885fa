"""One process answers a question at a time; the window neither waits for it nor for the question to get there."""

from __future__ import annotations

import math
from collections.abc import Generator, Iterator
from multiprocessing import Pipe
from multiprocessing.connection import Connection

import pytest
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.support.worker_process import WorkerProcess


def quarters(answer: str) -> Generator[float, None, str]:
    """Yield how much is done before the answer is returned."""
    yield 0.25
    yield 0.75
    return answer


def broken() -> Generator[float, None, str]:
    """Break down in the middle."""
    yield 0.5
    raise ValueError("no way on")


@pytest.fixture
def process(qtbot: QtBot) -> Iterator[WorkerProcess]:
    assert qtbot
    found = WorkerProcess()
    yield found
    found.stop()


def test_a_generator_says_how_much_is_done_before_it_answers(process: WorkerProcess, qtbot: QtBot) -> None:
    said: list[object] = []
    process.progressed.connect(said.append)
    process.answered.connect(lambda number, answer: said.append((number, answer)))
    process.failed.connect(lambda number, reason: said.append((number, reason)))
    process.ask_for(7, quarters, "whole")
    qtbot.waitUntil(lambda: len(said) == 3, timeout=30_000)
    process.ask_for(8, broken)
    qtbot.waitUntil(lambda: len(said) == 5, timeout=30_000)
    process.ask_for(9, math.sqrt, 4)
    qtbot.waitUntil(lambda: len(said) == 6, timeout=30_000)
    assert said == [0.25, 0.75, (7, b'"whole"'), 0.5, (8, "ValueError: no way on"), (9, b"2.0")]


@pytest.mark.timeout(20)
def test_a_large_question_is_left_with_a_process_that_does_not_read_yet(
    process: WorkerProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours, theirs = Pipe()

    def connected(process: WorkerProcess) -> Connection:
        process._pipe = ours
        return ours

    monkeypatch.setattr(WorkerProcess, "_connected", connected)
    large = "x" * 3_000_000
    process.ask_for(1, len, large)
    with theirs:
        assert theirs.recv() == (len, (large,))
