"""Begins the program in a window, and goes on in another one when it is to speak another language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QTimer

from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.settings.languages import speak_preferred
from indonesia_qt.ui.shell.main_window import MainWindow
from indonesia_qt.ui.support.crash_handler import ErrorWatch
from indonesia_qt.ui.support.replace_window import replace_window


def make_program(window: MainWindow, own_bots: Sequence[str]) -> Program:
    """The program in its window, with the user's own bots; from now on it tells errors that nobody expected."""
    program = Program(window, own_bots)
    watch = ErrorWatch(program)
    watch.happened.connect(program.controller.problems.tell_error)
    watch.install()
    # The dialog in which the language is chosen goes with the window: not before it has told that it was chosen.
    window.language_requested.connect(lambda: QTimer.singleShot(0, program, partial(_retranslate, program)))
    return program


def _retranslate(program: Program) -> None:
    """Go on in another window when the player prefers another language: nothing that was said can be changed."""
    old = program.window
    if not speak_preferred(old.preferences):
        return
    old.docks.keep()
    window = MainWindow(old.settings)
    again = make_program(window, program.controller.own_bots)
    again.setParent(program.parent())
    replace_window(old, window)
    again.take_over(program)
    if old.game.is_setting:
        window.game.show_settings()
    old.close()
    old.deleteLater()
    program.deleteLater()
