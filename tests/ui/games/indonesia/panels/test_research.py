"""Steps of research that bring nothing on the board as it is are folded, and can be chosen all the same."""

from __future__ import annotations

from indonesia_qt.games.indonesia.analysis.forecast import ships_of
from indonesia_qt.games.indonesia.rules.actions import Research
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.indonesia.panels.research import ResearchPanel
from tests.ui.pages.page import settle
from tests.ui.table.mouse import Mouse
from tests.ui.table.positions import POSITIONS, go_to


def hidden(panel: ResearchPanel) -> list[Research]:
    return [step for row, step in enumerate(panel.list.values) if panel.list.isRowHidden(row)]


def test_hulls_of_players_without_ships_are_folded_and_can_be_chosen_when_unfolded(program: Program) -> None:
    go_to(program, POSITIONS["research"])
    mouse = Mouse(program)
    panel = mouse.panel
    assert isinstance(panel, ResearchPanel)
    without = [seat for seat in range(4) if not ships_of(panel.view, seat)]
    folded = hidden(panel)
    assert {(step.track, step.player) for step in folded} == {("hull", seat) for seat in without}
    assert panel.others.said == f"{len(without)} others bring nothing now"
    mouse.click(panel.others)
    settle()
    assert not hidden(panel)
    mouse.choose(panel.list, panel.list.values.index(folded[0]))
    assert panel.list.value() == folded[0]


def test_a_hint_unfolds_the_step_that_it_advises(program: Program) -> None:
    go_to(program, POSITIONS["research"])
    panel = Mouse(program).panel
    assert isinstance(panel, ResearchPanel)
    panel.point_out(hidden(panel)[0])
    assert not hidden(panel)
