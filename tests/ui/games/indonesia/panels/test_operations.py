"""The panels of operations: what is chosen on the board is seen before it is done."""

from __future__ import annotations

from indonesia_qt.games.indonesia.rules.phases.operations import FloatShips
from tests.ui.games.indonesia.panels.conftest import Bring


def test_a_place_is_chosen_by_one_click_and_taken_by_the_next(bring: Bring) -> None:
    mouse = bring(FloatShips)
    now, sea = mouse.made, next(iter(mouse.panel.answers()))
    mouse.click_area(sea)
    assert mouse.made == now
    assert mouse.confirms_ship
    mouse.click_area(sea)
    assert mouse.made == now + 1
