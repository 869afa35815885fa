"""The panels of operations: what is chosen on the board is seen before it is done."""

from __future__ import annotations

from indonesia_qt.games.indonesia.rules.phases.operations import FloatShips
from tests.ui.games.indonesia.panels.conftest import Bring


def test_a_place_is_taken_by_one_click_on_the_board(bring: Bring) -> None:
    mouse = bring(FloatShips)
    now, sea = mouse.made, next(iter(mouse.panel.answers()))
    mouse.click_area(sea)
    assert mouse.made == now + 1


def test_the_arrow_keys_only_choose_a_place_in_the_list(bring: Bring) -> None:
    mouse = bring(FloatShips)
    now, places = mouse.made, mouse.panel.places
    mouse.select(places, places.values[-1])
    assert mouse.confirms_ship
    assert mouse.made == now
    mouse.confirm()
    assert mouse.made == now + 1
