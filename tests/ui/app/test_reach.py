"""Everything that takes the keyboard has a name, Tab comes to all of it, and what is clicked in a panel can be hit."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QSlider, QTabBar, QWidget

from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.shell.keyboard import has_proxy
from indonesia_qt.ui.shell.refusal_presenter import RulesButton
from tests.soak import soak_but
from tests.ui.pages.page import owned, settle
from tests.ui.tab_key import beyond_tab
from tests.ui.table.positions import POSITIONS, SHORT, go_to

SMALLEST = 24
"""Pixels of a target's sides."""
DIALOGS = ("new", "open", "settings", "answers", "palette", "rules", "guide", "shortcuts", "reference", "earlier_lines")
"""The commands that open other windows."""


def nameless(window: QWidget) -> set[str]:
    """The visible widgets that take the keyboard and have no name for a screen reader."""
    for bar in owned(window, QTabBar):
        QAccessible.queryAccessibleInterface(bar).isValid()  # where a tab came by itself, it is there a moment later
    settle()
    found = set()
    for widget in owned(window, QWidget):
        takes_keyboard = widget.focusPolicy() != Qt.FocusPolicy.NoFocus and not has_proxy(widget)
        if widget.isVisible() and takes_keyboard:
            name = QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)
            if not name:
                found.add(f"{type(widget).__name__} in {type(widget.parentWidget()).__name__}")
    return found


def pages(window: QWidget) -> Iterator[None]:
    """Turn to each page behind a tab."""
    yield
    for tabs in owned(window, QTabBar):
        for page in range(tabs.count()):
            tabs.setCurrentIndex(page)
            settle()
            yield


@pytest.mark.parametrize("name", soak_but(SHORT, POSITIONS))
def test_what_takes_the_keyboard_at_the_table_has_a_name(program: Program, name: str) -> None:
    go_to(program, POSITIONS[name])
    settle()
    assert not nameless(program.window)


def test_what_takes_the_keyboard_on_a_page_beside_the_question_and_in_the_past_has_a_name(program: Program) -> None:
    go_to(program, POSITIONS["operations"])
    program.window.commands.actions["board_table"].trigger()
    settle()
    for _ in pages(program.window):
        assert not nameless(program.window)
    assert program.table
    program.table.history.look_at(3)
    settle()
    assert not nameless(program.window)


@pytest.mark.parametrize("command", soak_but(("settings", "new", "rules"), DIALOGS))
def test_what_takes_the_keyboard_in_a_dialog_has_a_name_and_tab_comes_to_it(program: Program, command: str) -> None:
    go_to(program, POSITIONS["new_era"])
    before = set(QApplication.topLevelWidgets())
    program.window.commands.actions[command].trigger()
    settle()
    opened = [one for one in QApplication.topLevelWidgets() if one.isVisible() and one not in before]
    opened = opened or [one for one in owned(program.window, QDialog) if one.isVisible()]
    assert opened
    for window in opened:
        assert not nameless(window)
        assert beyond_tab(window) == []
        window.close()


def test_what_takes_the_keyboard_on_the_start_screen_has_a_name(program: Program) -> None:
    program.show_start()
    settle()
    assert not nameless(program.window)


@pytest.mark.parametrize("scale", soak_but((80,), (80, 100)))
@pytest.mark.parametrize(
    "name", soak_but(("auction", "deliveries"), ["turn_order", "auction", "mergers", "deliveries"])
)
def test_what_is_clicked_in_a_panel_is_large_enough(program: Program, name: str, scale: int) -> None:
    """In the short run with the smallest text."""
    program.window.appearance.put_on()
    program.window.preferences.set("scale", scale)
    program.window.show()
    go_to(program, POSITIONS[name])
    settle()
    assert program.table
    (link,) = owned(program.window, RulesButton)
    targets = [link]
    for kind in (QPushButton, QSlider):
        targets += [one for one in owned(program.table.decision.host, kind) if one.isVisible()]
    small = {f"{type(one).__name__} {one.size()}" for one in targets if min(one.width(), one.height()) < SMALLEST}
    assert not small
