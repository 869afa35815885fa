"""The commands that open a window: to play, to edit a map, or to find out whether the program works."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from ctypes import CDLL, c_void_p
from pathlib import Path
from typing import NamedTuple

from indonesia_qt.cli.console import CommandError, OptionError, say
from indonesia_qt.cli.options import A_MAP_OR_SHARED, limits, own_bots
from indonesia_qt.cli.output import STANDARD_OUTPUT, Output
from indonesia_qt.cli.scripts import add_script_options, run_script
from indonesia_qt.files.paths import BOARD_FILE, SHARED_MAP, own_data
from indonesia_qt.files.whole_file import reason_of

_INSTALL = "Install the system package that contains this library."
_NO_DISPLAY = (
    "There’s no display for a window: neither DISPLAY nor WAYLAND_DISPLAY is set. Start the game on a desktop, or let "
    "bots play without a window, for example with “indonesia-qt simulate --seats hard,easy”."
)


def check_display() -> None:
    """Return if Qt can open a window here; otherwise raise `CommandError` with the reason."""
    try:
        import PySide6.QtWidgets  # noqa: F401
    except ImportError as error:
        install = _INSTALL if sys.platform == "linux" else "Install the program again."
        raise CommandError(f"Qt can’t be loaded ({error}). {install}") from None
    if sys.platform == "linux":
        given = os.environ.get("QT_QPA_PLATFORM")
        platforms = [name.partition(":")[0] for name in given.split(";")] if given else list(_SERVERS)
        faults = {name: _fault(name) for name in platforms}
        if all(faults.values()):
            raise CommandError(next((fault for fault in faults.values() if fault != _NO_DISPLAY), _NO_DISPLAY))
        if not given and faults["xcb"]:
            os.environ["QT_QPA_PLATFORM"] = "wayland"  # which Qt doesn't choose by itself on every desktop


def _fault(platform: str) -> str:
    """Return why Qt can't open a window on one of its platforms, or ""."""
    server = _SERVERS.get(platform)
    if server and not os.environ.get(server.variable):
        return _NO_DISPLAY
    if fault := _plugin_fault(platform):
        return fault
    if server and not server.answers():
        display = os.environ[server.variable]
        return f"The display “{display}” in {server.variable} doesn’t answer. Start the game on a desktop."
    return ""


_MISLEADING = set(',;"\\')
"""Signs that mean something else in the text in which Qt reads where its files are."""


def _plugin_fault(platform: str) -> str:
    import PySide6
    from PySide6.QtCore import QLibraryInfo, QPluginLoader

    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), "platforms")
    plugins = [QPluginLoader(str(file)) for file in folder.glob("libq*.so") if file.stem[4:].startswith(platform)]
    if not plugins:
        home = Path(PySide6.__file__).parent
        if _MISLEADING & set(str(home)):
            signs = "a comma, semicolon, quotation mark or backslash"
            return f"Qt can’t find its files in {home}, whose name has {signs}. Rename that folder."
        return f"Qt doesn’t have the platform “{platform}” in QT_QPA_PLATFORM. Change or remove that variable."
    if any(plugin.load() for plugin in plugins):
        return ""
    return f"Qt can’t open windows ({plugins[0].errorString()}). {_INSTALL}"


def _x_answers() -> bool:
    xcb = CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = c_void_p
    connection = c_void_p(xcb.xcb_connect(None, None))
    failed = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return not failed


def _wayland_answers() -> bool:
    wayland = CDLL("libwayland-client.so.0")
    wayland.wl_display_connect.restype = c_void_p
    display = wayland.wl_display_connect(None)
    if display:
        wayland.wl_display_disconnect(c_void_p(display))
    return bool(display)


class _Server(NamedTuple):
    """The display server of a platform: the variable that names it, and whether it accepts a connection."""

    variable: str
    answers: Callable[[], bool]


_SERVERS = {"xcb": _Server("DISPLAY", _x_answers), "wayland": _Server("WAYLAND_DISPLAY", _wayland_answers)}
"""By the names of Qt's platforms, in the order in which they are tried."""


def play(options: argparse.Namespace) -> int:
    """Open the window."""
    return _open_window(options, goes_on=options.goes_on)


def add_file(parser: argparse.ArgumentParser) -> None:
    """Add the option for the file that is opened."""
    parser.add_argument(
        "file", type=Path, metavar="FILE", help=f"saved game, {SHARED_MAP} file, or the file {BOARD_FILE} of a map"
    )


def open_file(options: argparse.Namespace) -> int:
    """Open the window with a saved game or a shared map, or the map editor."""
    if options.file.name == BOARD_FILE:
        return _edit(str(options.file))
    check_display()
    try:
        file = Path(os.path.realpath(options.file, strict=True))
    except OSError as error:
        raise CommandError(f"{options.file}: {reason_of(error)}") from None
    return _open_window(options, file)


def _open_window(options: argparse.Namespace, save: Path | None = None, *, goes_on: bool = False) -> int:
    check_display()
    from indonesia_qt.ui.app.start import run_window

    return run_window(own_bots(options), save, goes_on, limits(options))


def add_map_to_edit(parser: argparse.ArgumentParser) -> None:
    """Add the option for the map that is edited; without one the editor asks."""
    parser.add_argument("map", nargs="?", default="", metavar="MAP", help=A_MAP_OR_SHARED)
    add_script_options(parser)


def edit(options: argparse.Namespace) -> int:
    """Open the map editor, or run a script on a map."""
    if options.run:
        return _show_script(options)
    if options.out:
        raise OptionError("--out can only be used with --run.")
    return _edit(options.map)


def _show_script(options: argparse.Namespace) -> int:
    """Run a script; if it changed the map and the result isn't saved, show it in the editor."""
    done = run_script(options)
    if done.unsaved is None:
        return done.code
    check_display()
    from indonesia_qt.ui.editor.standalone import run_editor

    return run_editor(changed=done.unsaved)


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
        raise CommandError(f"The settings in {own_data()} can’t be reset. {reason_of(error)}") from error
    for file in kept:
        say(f"The old settings were kept as {file}.")
    say("The program will start with the default settings.")
    return 0


def selftest(options: argparse.Namespace) -> int:
    """Have the program test itself."""
    if options.selftest == STANDARD_OUTPUT:
        raise OptionError("--selftest: The picture can’t go to the standard output.")
    if options.selftest:
        Output("--selftest", (), options.selftest).check(options.force)
    check_display()
    from indonesia_qt.ui.app.selftest import run_selftest

    return run_selftest(Path(options.selftest) if options.selftest else None, say)
