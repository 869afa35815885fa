from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.singapore.table_strip import TableStrip
from tests.ui.games.singapore.panels.towns import turn
from tests.ui.games.singapore.tables import show
from tests.ui.pages.tips import tip_at


@pytest.mark.parametrize("part", ["track", "tiles"])
def test_the_strip_says_nothing_of_a_game_before_it_shows_one(program: Program, qtbot: QtBot, part: str) -> None:
    mouse = show(program, turn)
    strip = TableStrip(mouse.table.context)
    qtbot.addWidget(strip)
    strip.resize(1366, 80)
    with qtbot.waitExposed(strip):
        strip.show()
    widget = getattr(strip, part)
    widget.show()
    assert tip_at(widget, widget.rect().center()) is None
    strip.show_state(mouse.table.view)
    widget.show()
    assert tip_at(widget, widget.rect().center()) is not None
