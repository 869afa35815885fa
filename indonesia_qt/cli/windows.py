"""The commands that open a window: to play, to edit a map, or to find out whether the program works."""

from __future__ import annotations

import argparse
from pathlib import Path

from indonesia_qt.cli.bots import own_bots
from indonesia_qt.cli.console import CommandError, say
from indonesia_qt.cli.display import check_display
from indonesia_qt.files.paths import BOARD_FILE, own_data
from indonesia_qt.ui.play.saves.save_files import last_save


def play(options: argparse.Namespace) -> int:
    """Open the window."""
    check_display()
    from indonesia_qt.ui.app.start import run_window

    return run_window(own_bots(options), last_save() if options.goes_on else None)


def add_file(parser: argparse.ArgumentParser) -> None:
    """What is to be opened."""
    parser.add_argument("file", type=Path, metavar="FILE", help="the game, or the map's file map.geojson")


def open_file(options: argparse.Namespace) -> int:
    """Open the window with a saved game, or the map editor."""
    if options.file.name == BOARD_FILE:
        return _edit(str(options.file))
    check_display()
    from indonesia_qt.ui.app.start import run_window

    return run_window(own_bots(options), options.file.resolve())


def add_map_to_edit(parser: argparse.ArgumentParser) -> None:
    """The map that is to be edited; without one the editor asks."""
    parser.add_argument("map", nargs="?", default="", metavar="MAP", help="the name of a map, or its folder")


def edit(options: argparse.Namespace) -> int:
    """Open the map editor."""
    return _edit(options.map)


def _edit(name: str) -> int:
    check_display()
    from indonesia_qt.ui.editor.standalone import run_editor

    return run_editor(name)


def reset_settings() -> int:
    """Put the settings back to their defaults and say where the old ones are kept.

    Raises `CommandError`.
    """
    from indonesia_qt.ui.settings.settings_file import reset

    try:
        kept = reset(own_data())
    except OSError as error:
        raise CommandError(f"The settings in {own_data()} can't be put back to defaults: {error.strerror}.") from error
    for file in kept:
        say(f"The old settings are kept as {file}.")
    say("The program starts with default settings now.")
    return 0


def selftest(options: argparse.Namespace) -> int:
    """Have the program test itself."""
    check_display()
    from indonesia_qt.ui.app.selftest import run_selftest

    return run_selftest(Path(options.selftest) if options.selftest else None, say)
