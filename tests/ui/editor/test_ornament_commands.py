"""The title and the compass are put on a map by the menu, and taken away with the Delete key."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction

from indonesia_qt.mapmaking.edit.grips import OrnamentGrip, place
from tests.ui.editor.hand import Hand


def command(hand: Hand, text: str) -> QAction:
    (found,) = [action for action in hand.window.edit_menu.actions() if action.text().replace("&", "") == text]
    return found


def test_what_the_map_lacks_is_offered_and_comes_as_a_step(small: Hand) -> None:
    for what, text in (("title", "Put the title on the map"), ("compass", "Put a compass on the map")):
        assert command(small, text).isEnabled()
        command(small, text).trigger()
        assert [ornament.what for ornament in small.board.ornaments][-1] == what
        assert not command(small, text).isEnabled()
    assert small.document.undo_stack.undoText() == "Add the compass"


def test_delete_takes_it_away_again(small: Hand) -> None:
    command(small, "Put a compass on the map").trigger()
    small.click(place(small.board, OrnamentGrip("compass")))
    small.key(Qt.Key.Key_Delete)
    assert small.board.ornaments == ()
    assert command(small, "Put a compass on the map").isEnabled()
