"""Real processes of the program, and who is left of them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from PySide6.QtCore import QObject, QProcess

from tests.ui.pages.page import owned

TESTS = Path(__file__).parents[1]
ROOT = TESTS.parent


@contextmanager
def process_of(script: str, own_data: Path, *arguments: str, **environment: str) -> Iterator[subprocess.Popen[str]]:
    """A script of this folder in a process of its own, whose files are in `own_data`."""
    variables = os.environ | {
        "INDONESIA_QT_DATA": str(own_data),
        "PYTHONPATH": str(ROOT),
        "QT_QPA_PLATFORM": "offscreen",
        **environment,
    }
    command = [sys.executable, str(Path(__file__).parent / script), *arguments]
    pipe = subprocess.PIPE
    started = subprocess.Popen(
        command, env=variables, text=True, stdin=pipe, stdout=pipe, stderr=pipe, encoding="utf-8"
    )
    try:
        yield started
    finally:
        started.kill()
        started.communicate()
        for left in belonging_to(own_data):
            with suppress(ProcessLookupError):
                os.kill(left, signal.SIGKILL)


def belonging_to(own_data: Path) -> list[int]:
    """The processes that work on `own_data`, those that others started for them included."""
    mark = f"INDONESIA_QT_DATA={own_data}\0".encode()
    found = []
    for entry in Path("/proc").iterdir():
        with suppress(OSError):
            if entry.name.isdecimal() and mark in (entry / "environ").read_bytes():
                found.append(int(entry.name))
    return found


def wait_until_nobody_is_left(own_data: Path, seconds: float) -> None:
    """Wait for the end of all processes on `own_data`; fail when some are there after that time."""
    end = time.monotonic() + seconds
    while left := belonging_to(own_data):
        assert time.monotonic() < end, f"processes {left} are left"
        time.sleep(0.02)


def is_running(process: int) -> bool:
    """Whether there is a process of this id."""
    if sys.platform != "win32":
        return Path(f"/proc/{process}").exists()
    listed = subprocess.run(["tasklist"], capture_output=True, check=True, stdin=subprocess.DEVNULL)
    return str(process).encode() in listed.stdout.split()


def children() -> list[int]:
    """The processes that this one has started and that are still there."""
    return [
        int(child)
        for task in Path("/proc/self/task").iterdir()
        for child in (task / "children").read_text(encoding="utf-8").split()
    ]


def process_ids(owner: QObject) -> set[int]:
    """The processes that run for an object, or for what belongs to it."""
    return {process.processId() for process in owned(owner, QProcess)} - {0}
