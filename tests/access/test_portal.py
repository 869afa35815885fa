"""The program looks as the desktop says by its portal, where the player prefers nothing else."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import pytest

from tests.access.portal import APPEARANCE, GNOME, DesktopPortal, Value, session_bus

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="the portal is Linux's"),
    pytest.mark.skipif(shutil.which("dbus-daemon") is None, reason="Debian's package dbus is missing"),
]
DARK = {(APPEARANCE, "color-scheme"): ("u", 1)}
ALL = {
    **DARK,
    (APPEARANCE, "contrast"): ("u", 1),
    (GNOME, "enable-animations"): ("b", False),
    (GNOME, "text-scaling-factor"): ("d", 1.5),
}
SCRIPT = """
import json
from indonesia_qt.ui.app import start
from indonesia_qt.ui.settings.appearance import is_still
from indonesia_qt.ui.support.portal import portal

class Window(start.MainWindow):
    def __init__(self, settings):
        super().__init__(settings)
        self.painted.connect(self.say)
        self.appearance.changed.connect(self.say)
        if portal():
            portal().changed.connect(self.say)

    def say(self):
        print(json.dumps([self.appearance.theme.id, self.appearance.points, is_still(self.preferences)]), flush=True)

start.MainWindow = Window
start.run_window()
"""
"""The program, which says how it looks, at first and whenever something changes."""


class Look(NamedTuple):
    """How the program looks."""

    theme: str
    points: float
    is_still: bool


class Seen:
    """What a program says of its looks."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def until(self, is_right: Callable[[Look], bool] = lambda _: True) -> Look:
        """Return the next look that is right."""
        assert self._process.stdout
        for line in self._process.stdout:
            if is_right(look := Look(*json.loads(line))):
                return look
        assert self._process.stderr
        pytest.fail(f"the program has ended: {self._process.stderr.read()}")


@contextmanager
def program(bus: str, folder: Path, **preferences: object) -> Iterator[Seen]:
    """Run the program on a bus, with some preferences other than the usual ones; it ends after a minute."""
    own_data = folder / "data"
    own_data.mkdir()
    chosen = {f"preferences/{key}": value for key, value in preferences.items()}
    (own_data / "settings.json").write_text(json.dumps(chosen), encoding="utf-8")
    variables = os.environ | {
        "DBUS_SESSION_BUS_ADDRESS": bus,
        "INDONESIA_QT_DATA": str(own_data),
        "QT_QPA_PLATFORM": "offscreen",
    }
    pipe, command = subprocess.PIPE, [sys.executable, "-c", SCRIPT]
    with subprocess.Popen(command, env=variables, text=True, encoding="utf-8", stdout=pipe, stderr=pipe) as process:
        patience = threading.Timer(60, process.kill)
        patience.start()
        try:
            yield Seen(process)
        finally:
            patience.cancel()
            process.kill()


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder with a short name: a socket's has 107 letters at most."""
    with TemporaryDirectory(prefix="portal-") as folder:
        yield Path(folder)


@pytest.fixture
def bus(folder: Path) -> Iterator[str]:
    """A bus without a portal."""
    with session_bus(folder) as address:
        yield address


def test_what_the_desktop_says_is_followed_when_it_changes(bus: str, folder: Path) -> None:
    with closing(DesktopPortal(bus, DARK)) as portal, program(bus, folder) as seen:
        assert seen.until(lambda look: look.theme == "dark") == ("dark", 10, False)
        portal.change(APPEARANCE, "contrast", ("u", 1))
        seen.until(lambda look: look.theme == "high_contrast")
        portal.change(APPEARANCE, "contrast", ("u", 0))
        portal.change(APPEARANCE, "color-scheme", ("u", 2))
        seen.until(lambda look: look.theme == "light")
        portal.change(GNOME, "enable-animations", ("b", False))
        seen.until(lambda look: look.is_still)
        portal.change(GNOME, "enable-animations", ("b", True))
        seen.until(lambda look: not look.is_still)
        portal.change(APPEARANCE, "reduced-motion", ("u", 1))
        seen.until(lambda look: look.is_still)
        portal.change(GNOME, "text-scaling-factor", ("d", 1.5))
        seen.until(lambda look: look.points == 15)
        portal.change(GNOME, "text-scaling-factor", ("d", 9.0))
        seen.until(lambda look: look.points == 25)


def test_what_the_desktop_says_at_the_start_is_followed(bus: str, folder: Path) -> None:
    with closing(DesktopPortal(bus, ALL)), program(bus, folder) as seen:
        seen.until(lambda look: look == ("high_contrast", 15, True))


def test_what_the_player_prefers_is_kept(bus: str, folder: Path) -> None:
    with (
        closing(DesktopPortal(bus, ALL)) as portal,
        program(bus, folder, theme="light", motion="on", system_text=False) as seen,
    ):
        assert seen.until() == ("light", 10, False)
        portal.change(APPEARANCE, "reduced-motion", ("u", 1))
        assert seen.until() == ("light", 10, False)


@pytest.mark.parametrize(
    "said",
    [{}, {(APPEARANCE, "color-scheme"): ("s", "dark"), (GNOME, "text-scaling-factor"): ("as", ["2.0"])}],
    ids=["nothing", "nonsense"],
)
def test_a_portal_that_knows_nothing_changes_nothing(
    bus: str, folder: Path, said: Mapping[tuple[str, str], Value]
) -> None:
    with closing(DesktopPortal(bus, said)), program(bus, folder) as seen:
        assert seen.until() == ("light", 10, False)


def test_without_a_portal_nothing_changes(bus: str, folder: Path) -> None:
    with program(bus, folder) as seen:
        assert seen.until() == ("light", 10, False)


def test_without_a_bus_nothing_changes(folder: Path) -> None:
    with program(f"unix:path={folder / 'nobody'}", folder) as seen:
        assert seen.until() == ("light", 10, False)
