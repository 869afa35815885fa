from __future__ import annotations

import ctypes
import gc
import os
import sys
from collections.abc import Generator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tests.games.installed import game_of_the_page, install  # noqa: F401 - fixtures

SPENT = pytest.StashKey[list[tuple[float, int]]]()
"""Of each process that ran tests: the seconds of the processor and the largest memory in MB."""

FILES = count(1)
"""The files that were run in this process."""
LOOK_AGAIN = 20
"""After so many files the garbage collector looks also at what has stayed before: some of it is garbage by now."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--pictures", metavar="FOLDER", help="keep pictures of the window in each phase in this folder")


def pytest_configure(config: pytest.Config) -> None:
    config.stash[SPENT] = []
    keep_compiled()
    if sys.platform == "win32":
        os.mkfifo = skip_without_pipes


def keep_compiled() -> None:
    """Have Python keep what it compiles, even where the environment forbids it: tests start hundreds of processes."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.dont_write_bytecode = False


def skip_without_pipes(*_: object) -> None:
    """Leave out a test that puts a pipe among the files."""
    pytest.skip("Windows has no pipes among its files")


@pytest.fixture(scope="session")
def qapp_cls() -> type[Any]:
    """The class of the application that pytest-qt makes: the program's own."""
    from indonesia_qt.ui.support.application import Application

    return Application


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the long runs out unless they are asked for."""
    if "soak" in config.getoption("markexpr"):
        return
    soak = [item for item in items if item.get_closest_marker("soak")]
    if soak:
        config.hook.pytest_deselected(items=soak)
        items[:] = [item for item in items if not item.get_closest_marker("soak")]


def pytest_collection_finish() -> None:
    leave_to_stay()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> Generator[None, object, object]:
    """Take out what the tests of a file have left, and spare the garbage collector what stays.

    Only when a test is over does pytest let go of what it used, later than any fixture ends.
    """
    done = yield
    if nextitem is None or nextitem.path != item.path:
        if next(FILES) % LOOK_AGAIN == 0:
            gc.unfreeze()
        leave_to_stay()
    return done


def leave_to_stay() -> None:
    """Collect the garbage, and have the collector pass over the rest from now on: it takes long to look through it.

    What pictures and shapes took goes back to the system; the C library of Linux would keep much of it, in pieces.
    """
    gc.collect()
    gc.freeze()
    if sys.platform == "linux" and hasattr(c_library := ctypes.CDLL(None), "malloc_trim"):
        c_library.malloc_trim(0)


def pytest_sessionfinish(session: pytest.Session) -> None:
    times, known = os.times(), session.config.stash[SPENT]
    started = 0.0 if known else times.children_user + times.children_system  # workers count their own
    spent = times.user + times.system + started, largest_memory()
    if hasattr(session.config, "workeroutput"):  # one of several processes, which xdist started
        session.config.workeroutput["spent"] = spent
    known.append(spent)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    if "spent" in getattr(node, "workeroutput", {}):
        node.config.stash[SPENT].append(tuple(node.workeroutput["spent"]))


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    seconds, megabytes = zip(*config.stash[SPENT], strict=True)
    terminalreporter.line(f"{sum(seconds):.0f} s of processor time, {max(megabytes)} MB in the largest process")


def largest_memory() -> int:
    """The most memory that this process ever had, in MB; 0 where the system doesn't tell."""
    try:
        import resource
    except ImportError:  # Windows
        return 0
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // (1_000_000 if sys.platform == "darwin" else 1000)


@pytest.fixture
def pictures(request: pytest.FixtureRequest) -> Path | None:
    """The folder for pictures that eyes are to look at; None when nobody asked for them."""
    folder = request.config.getoption("--pictures")
    if folder is None:
        return None
    path = Path(folder)
    path.mkdir(parents=True, exist_ok=True)
    return path
