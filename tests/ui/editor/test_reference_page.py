"""The page on the map editor names every command with its keys, every tool and every panel."""

from __future__ import annotations

import re
from collections.abc import Iterator

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu

from indonesia_qt.files import paths
from indonesia_qt.ui.editor.editor_window import EditorWindow
from indonesia_qt.ui.settings.commands import plain
from tests.ui.editor.desktop import Desktop

PAGE = (paths.resources() / "docs" / "reference" / "map-editor.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| \*\*(.+?)…?\*\* \|([^|]*)\|", re.MULTILINE)
"""A command and its keys."""


def commands(menu: QMenu) -> Iterator[tuple[str, set[str]]]:
    """The commands of a menu with their keys, and the menus within it."""
    for action in menu.actions():
        if action.text():
            yield plain(action.text()).rstrip("…"), {key.toString() for key in action.shortcuts()}


def window_of(desktop: Desktop) -> EditorWindow:
    dialog = desktop.ask_new()
    dialog.name("Isles")
    dialog.begin()
    return desktop.window


def test_it_has_every_command_of_the_menus_with_its_keys(desktop: Desktop) -> None:
    window = window_of(desktop)
    told = {
        name: {QKeySequence(key).toString() for key in keys.strip().split(", ")} - {""}
        for name, keys in ROW.findall(PAGE)
    }
    tools = {tool.title for tool in window.tools.values()}
    for menu in (action.menu() for action in window.menuBar().actions()):
        assert isinstance(menu, QMenu)
        assert f"### {plain(menu.title())}\n" in PAGE
        for name, keys in commands(menu):
            if name not in tools:
                assert told[name] == keys, name


def test_it_has_every_tool_with_its_key_and_every_panel(desktop: Desktop) -> None:
    window = window_of(desktop)
    for tool in window.tools.values():
        assert f"| {tool.keys} | **{tool.title}** |" in PAGE
    for panel in window.panels.values():
        assert f"| **{panel.title}** |" in PAGE
