"""Looking back at a game: all that could have been chosen is listed, and what was chosen is ticked."""

from __future__ import annotations

from indonesia_qt.games.singapore.rules.actions import Step
from indonesia_qt.ui.app.program import Program
from tests.ui.games.singapore.panels.towns import turn
from tests.ui.games.singapore.tables import show
from tests.ui.pages.past import PastPage


def test_each_building_to_go_to_has_a_line_and_the_one_that_was_chosen_is_ticked(program: Program) -> None:
    mouse = show(program, lambda table: turn(table, "e5"))
    steps = [action.area for action in mouse.table.bridge.question.actions(mouse.state) if isinstance(action, Step)]
    assert len(steps) > 1
    mouse.click_area(steps[-1])
    made = mouse.table.bridge.made
    mouse.table.history.look_at(made - 1)
    past = PastPage.of(program.window)
    past.widget.find_alternatives()
    assert past.lists_choices
    (ticked,) = past.ticked
    assert ticked.startswith("Go to ")
    assert steps[-1].upper() in ticked
    assert all(any(area.upper() in text for text in past.entries) for area in steps)
