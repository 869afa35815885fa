"""What the assistive technology of a Linux desktop listens to, by its registry (`org.a11y.atspi.Registry`)."""

from __future__ import annotations

import subprocess
from functools import lru_cache
from time import monotonic

from PySide6.QtCore import QSysInfo
from PySide6.QtGui import QAccessible, QGuiApplication

LAUNCHER = "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus.GetAddress"
REGISTRY = "org.a11y.atspi.Registry", "/org/a11y/atspi/registry", "org.a11y.atspi.Registry.GetRegisteredEvents"
PATIENCE_S, KNOWN_S = 1.0, 10
"""How long an answer is waited for, and how long it holds."""


def misses_announcements() -> bool:
    """Return whether there is assistive technology that doesn't listen to announcements, such as Orca 43.

    Only Linux knows; PySide can't read the answer of the registry, so D-Bus's own program asks.
    """
    if QSysInfo.kernelType() != "linux" or not QAccessible.isActive() or QGuiApplication.platformName() == "offscreen":
        return False
    return _misses(round(monotonic()) // KNOWN_S)


@lru_cache(maxsize=1)
def _misses(_moment: int) -> bool:
    try:
        address = _answer("--session", LAUNCHER).split('"')[1]
        return "Announcement:" not in _answer(f"--bus={address}", REGISTRY)
    except (OSError, IndexError, subprocess.SubprocessError):
        return False


def _answer(bus: str, call: tuple[str, str, str]) -> str:
    receiver, path, method = call
    command = ["dbus-send", bus, "--print-reply", f"--dest={receiver}", path, method]
    return subprocess.run(
        command, capture_output=True, text=True, check=True, encoding="utf-8", timeout=PATIENCE_S
    ).stdout
