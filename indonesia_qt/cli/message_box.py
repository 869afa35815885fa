"""Says why the program can't start where there is no console, as on Windows after a double click."""

from __future__ import annotations

import sys

TITLE = "Indonesia"
"""Of the box."""


def show_without_console(reason: str) -> None:
    """Show a sentence in a box of the system if nobody sees what is printed; it needs no other part of the program."""
    if sys.platform == "win32" and sys.__stderr__ is None:
        import ctypes

        icon_error = 0x10
        ctypes.windll.user32.MessageBoxW(None, reason, TITLE, icon_error)
