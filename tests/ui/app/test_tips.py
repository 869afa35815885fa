"""Whatever can be used says what it is for: by a word on it, a label, what stands in it while it is empty, or a tip."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QAbstractButton, QAbstractSpinBox, QComboBox, QDialog, QLabel, QLineEdit, QSlider, QWidget

from indonesia_qt.ui.app.program import Program
from tests.soak import soak_but
from tests.ui.pages.new_game import NewGamePage
from tests.ui.pages.page import Page, owned
from tests.ui.pages.settings import SettingsPage
from tests.ui.table.positions import POSITIONS, Position, go_to

LEAST_WORD = 2
"""Letters of the shortest word; with fewer it is a sign."""


def seen(window: QWidget) -> Iterator[QWidget]:
    """The controls of a window that are seen, but for what is a part of another control."""
    for kind in (QAbstractButton, QSlider, QAbstractSpinBox, QComboBox, QLineEdit):
        for control in Page(window).parts(kind):
            is_part = control.objectName().startswith("qt_") or isinstance(
                control.parent(), QAbstractSpinBox | QComboBox | QLineEdit
            )
            if not is_part:
                yield control


def says(control: QWidget, labelled: set[QWidget]) -> str:
    """What a control tells of what it is for."""
    written = control.text() if isinstance(control, QAbstractButton) else ""
    word = written if len(written.strip("&\N{HORIZONTAL ELLIPSIS}")) >= LEAST_WORD else ""
    empty = control.placeholderText() if isinstance(control, QLineEdit) else ""
    return word or control.toolTip() or empty or ("its label" if control in labelled else "")


def silent(window: QWidget) -> list[str]:
    """The controls that say nothing, by their names for screen readers."""
    labelled = {label.buddy() for label in owned(window, QLabel) if label.buddy()}
    return [f"{type(one).__name__} {one.accessibleName()}" for one in seen(window) if not says(one, labelled)]


OPEN_AUCTION = Position("RaiseBid", 5, 6)
"""An auction in which the player has the cash for a higher bid."""
ASKED = [POSITIONS["turn_order"], OPEN_AUCTION, POSITIONS["deliveries"], POSITIONS["result"]]


@pytest.mark.parametrize("position", soak_but(ASKED[:2], ASKED), ids=lambda position: position.question)
def test_what_can_be_used_in_the_window_says_what_it_is_for(program: Program, position: Position) -> None:
    go_to(program, position)
    assert program.table
    log = program.table.log.pane
    log.show_about(next(line.places[0] for line in log.lines if line.places), "some place")
    assert any(seen(program.window))
    assert silent(program.window) == []


@pytest.mark.parametrize(("command", "page"), [("new", NewGamePage), ("settings", SettingsPage)])
def test_what_can_be_used_in_a_dialog_says_what_it_is_for(
    program: Program, command: str, page: type[Page[QDialog]]
) -> None:
    program.window.commands.actions[command].trigger()
    dialog = page.of(program.window).widget
    assert any(seen(dialog))
    assert silent(dialog) == []
