"""The panel of the turn order: what a bid does to it is seen before it is made."""

from __future__ import annotations

from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid
from indonesia_qt.games.indonesia.rules.state import Options
from tests.ui.games.indonesia.panels.conftest import Bring
from tests.ui.table.new_games import Begin


def test_buttons_for_places_fill_the_bid_in_and_the_order_follows(bring: Bring) -> None:
    mouse = bring(PlaceBid, lambda view, asked: len(view.stack[-2].strengths) == len(view.order) - 1)
    panel, now = mouse.panel, mouse.made
    mouse.fill_in_bid_for("1st")
    assert mouse.made == now
    assert panel.amount.value() > 0
    assert "1st to play" in panel.bid.leads_to
    mouse.confirm()
    assert mouse.table.view.order[0] == 0


def test_one_of_those_who_bid_later_is_enough_to_lose_a_place(begin: Begin) -> None:
    mouse = begin(*["human"] * 4, options=Options(money="open"))
    mouse.program.window.preferences.set("privacy", "off")
    while not isinstance(mouse.table.bridge.question, PlaceBid):
        mouse.answer()
    assert mouse.panel.bid.leads_to.endswith("unless one of 3 players outbids you")
