"""A desktop of its own for the program: a virtual screen, a session bus, and on it the bus of assistive technology."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.robustness.processes import ROOT, belonging_to

SCREEN = "Xvfb", "-nolisten", "tcp", "-noreset"
"""The virtual screen. By itself it throws out whoever has just come when somebody else leaves as the last one: here
what starts the bus of assistive technology looks at the screen for a moment, while the window manager comes."""
PACKAGES = {
    "dbus-daemon": "dbus",
    "Xvfb": "xvfb",
    "openbox": "openbox",
    "/usr/libexec/at-spi-bus-launcher": "at-spi2-core",
}
"""The programs that a desktop needs, each with its package of Debian."""


def missing() -> list[str]:
    """Return the packages of Debian that are missing for a desktop."""
    return [package for program, package in PACKAGES.items() if shutil.which(program) is None]


needs_desktop = [
    pytest.mark.skipif(sys.platform != "linux", reason="AT-SPI is Linux's"),
    pytest.mark.skipif(bool(missing()), reason=f"Debian's packages {', '.join(missing())} are missing"),
]
"""Marks tests that are skipped where there can be no desktop."""


@contextmanager
def desktop(**settings: object) -> Iterator[Mapping[str, str]]:
    """Yield the environment of programs on a desktop, which ends with all that was started on it.

    There the program has some preferences other than the usual ones.
    """
    with session(settings) as variables, ExitStack() as programs:
        variables["QT_QPA_PLATFORM"] = "xcb"
        size = "-screen", "0", "1920x1080x24"
        screen = programs.enter_context(server("-displayfd", [*SCREEN, *size], variables))
        variables["DISPLAY"] = f":{screen}"
        programs.enter_context(with_bus(variables))
        programs.enter_context(running(["openbox"], variables))
        yield variables


@contextmanager
def session(settings: Mapping[str, object]) -> Iterator[dict[str, str]]:
    """Yield the environment of a session without a screen; all that works on the program's files ends with it."""
    with TemporaryDirectory(prefix="desktop-") as folder:  # a short name: a socket's has 107 letters at most
        own_data = Path(folder, "data")
        own_data.mkdir()
        preferences = {f"preferences/{key}": value for key, value in settings.items()}
        (own_data / "settings.json").write_text(json.dumps(preferences), encoding="utf-8")
        variables = os.environ | {
            "GSETTINGS_BACKEND": "memory",
            "HOME": folder,
            "INDONESIA_QT_DATA": str(own_data),
            "LC_ALL": "C.UTF-8",
            "PYTHONPATH": os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH", "")])),
            "XDG_CONFIG_HOME": str(Path(folder, "config")),
            "XDG_RUNTIME_DIR": folder,
        }
        variables.pop("AT_SPI_BUS_ADDRESS", None)
        yield variables
        for process in belonging_to(own_data):  # what the bus has started
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)


@contextmanager
def with_bus(variables: dict[str, str]) -> Iterator[None]:
    """Start a session bus, and add it to an environment."""
    with server("--print-address", ["dbus-daemon", "--session", "--nofork"], variables) as bus:
        variables["DBUS_SESSION_BUS_ADDRESS"] = bus
        yield


@contextmanager
def server(option: str, command: list[str], variables: Mapping[str, str]) -> Iterator[str]:
    """Run a program, and yield the line that it writes where `option` says."""
    read, write = os.pipe()
    arguments = [option, str(write)] if option == "-displayfd" else [f"{option}={write}"]
    with running([*command, *arguments], variables, write):
        os.close(write)
        with os.fdopen(read, encoding="utf-8") as answer:
            yield answer.readline().strip()


@contextmanager
def running(command: list[str], variables: Mapping[str, str], *files: int) -> Iterator[None]:
    """Run a program that may write into some files."""
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, env=variables, pass_fds=files, stdout=quiet, stderr=quiet) as started:
        try:
            yield
        finally:
            started.kill()


@contextmanager
def program(variables: Mapping[str, str], *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """Run the program as a player starts it; what it says of errors is in its `stderr`."""
    command = [sys.executable, "-X", "faulthandler", "-m", "indonesia_qt", *arguments]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=variables, cwd=ROOT, text=True, encoding="utf-8", stderr=pipe) as started:
        try:
            yield started
        finally:
            started.kill()
