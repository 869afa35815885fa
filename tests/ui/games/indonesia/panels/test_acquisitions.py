"""The panel of acquisitions: a deed and the place where its company starts are chosen together."""

from __future__ import annotations

from indonesia_qt.ui.app.program import Program
from tests.ui.table.mouse import Mouse
from tests.ui.table.positions import POSITIONS, go_to


def test_another_deed_forgets_the_place_of_the_one_before(program: Program) -> None:
    go_to(program, POSITIONS["acquisitions"])
    mouse = Mouse(program)
    panel = mouse.panel
    mouse.choose(panel.deeds, 0)
    mouse.select(panel.places, panel.places.values[2])
    assert panel.answer is not None
    mouse.show_all_deeds()
    mouse.choose(panel.deeds, 1)
    assert panel.answer is None
    assert not mouse.can_confirm
    mouse.choose(panel.places, 0)
    assert panel.view.deeds[1] not in mouse.table.bridge.session.state.deeds
