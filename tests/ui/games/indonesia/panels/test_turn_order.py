"""The panel of the turn order: what a bid does to it is seen before it is made."""

from __future__ import annotations

from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid
from tests.ui.games.indonesia.panels.conftest import Bring


def test_buttons_for_places_fill_the_bid_in_and_the_order_follows(bring: Bring) -> None:
    mouse = bring(PlaceBid, lambda view, asked: len(view.stack[-2].strengths) == len(view.order) - 1)
    panel, now = mouse.panel, mouse.made
    mouse.fill_in_bid_for("1st")
    assert mouse.made == now
    assert panel.amount.value() > 0
    assert "1st to play" in panel.bid.leads_to
    mouse.confirm()
    assert mouse.table.view.order[0] == 0
