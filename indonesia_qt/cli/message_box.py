"""Says why the program can't start where there is no console, as on Windows after a double click."""

from __future__ import annotations

import sys

TITLE = "Indonesia"
"""Of the box."""


def has_console() -> bool:
    """Return whether anybody sees what is printed as an error; a program without a console has no such stream."""
    return sys.platform != "win32" or sys.__stderr__ is not None


def show(reason: str) -> None:
    """Show a sentence in a box of the system, for which neither Qt nor another part of the program is needed."""
    if sys.platform == "win32":
        import ctypes

        icon_error = 0x10
        ctypes.windll.user32.MessageBoxW(None, reason, TITLE, icon_error)
