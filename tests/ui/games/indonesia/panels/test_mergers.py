"""The panels of mergers: the program bids for a player up to a limit that he gives."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from indonesia_qt.core.flow import Pass
from indonesia_qt.games.indonesia.analysis.forecast import merger_after
from indonesia_qt.games.indonesia.rules.actions import Raise
from indonesia_qt.games.indonesia.rules.phases.mergers import RaiseBid
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.indonesia.orders import AutoBid
from indonesia_qt.ui.games.indonesia.panels.mergers import AuctionPanel
from indonesia_qt.ui.games.indonesia.texts.names import rupiah
from tests.soak import soak_but
from tests.ui.games.indonesia.panels.conftest import Bring
from tests.ui.pages.page import settle
from tests.ui.table.mouse import Mouse
from tests.ui.table.positions import Position, go_to


def could_outbid(view: Any, asked: Any) -> bool:
    return len(asked.bids(view)) > 4


def own_bids(mouse: Mouse, since: int) -> list[int]:
    entries = mouse.table.bridge.session.entries[since:]
    return [entry.action.bid for entry in entries if entry.seat == 0 and isinstance(entry.action, Raise)]


def order_bids(mouse: Mouse, steps: int) -> int:
    """Have the program bid up to some steps above the lowest bid; gives the limit."""
    assert isinstance(mouse.panel, AuctionPanel)
    limit: int = mouse.panel.bids[steps]
    mouse.let_bid(limit)
    return limit


@pytest.mark.parametrize("others", ["greedy", "human"])
def test_bids_are_made_up_to_the_limit_and_never_beyond(bring: Bring, qtbot: QtBot, others: str) -> None:
    mouse = bring(RaiseBid, could_outbid, others)
    table = mouse.table
    before, step = mouse.made, mouse.panel.bids.step
    limit = order_bids(mouse, 2)
    table.bridge.set_paused(False)
    bridge = table.bridge

    def over() -> bool:
        asked = bridge.question
        if asked is not None and asked.seat != 0 and isinstance(asked, RaiseBid) and bridge.is_human(asked.seat):
            bids = asked.bids(bridge.session.state)
            bridge.submit(Raise(bids[0]) if bids and bids[0] <= limit + step else Pass(), bridge.made)
        return table.decision.automatic.order is None

    qtbot.waitUntil(over, timeout=30_000)
    bids = own_bids(mouse, before)
    assert bids
    assert max(bids) <= limit
    lines = [line.text for line in table.log.writer.lines()]
    assert sum("The program" in line for line in lines) == 1, "the order is said once, not with each bid"
    assert not mouse.is_bid_for


def test_a_limit_between_two_bids_is_rounded_with_a_word_before_it_is_taken(bring: Bring) -> None:
    mouse = bring(RaiseBid, could_outbid)
    panel, step, said = mouse.panel, mouse.panel.bids.step, list[str]()
    assert step > 2
    mouse.table.refused.connect(said.append)
    mouse.click(panel.limit)
    typed, made = panel.bids[3] + 1, mouse.made
    mouse.write(panel.amount.number, str(typed))
    assert said == [f"Bids go up in steps of {step}: {typed} became {panel.bids[3]}."]
    assert panel.amount.value() == panel.bids[3]
    assert (mouse.made, mouse.table.decision.automatic.order) == (made, None), "Enter only rounds"
    QTest.keyClick(panel.amount.number, Qt.Key.Key_Return)
    order = mouse.table.decision.automatic.order
    assert isinstance(order, AutoBid)
    assert order.limit == panel.bids[3]


def test_bidding_up_to_a_limit_can_be_stopped(bring: Bring) -> None:
    mouse = bring(RaiseBid, could_outbid)
    table = mouse.table
    table.bridge.pause_ms = 100_000
    before = mouse.made
    order_bids(mouse, 3)
    assert mouse.is_bid_for
    mouse.stop_bidding()

    assert table.decision.automatic.order is None
    assert not mouse.is_bid_for
    assert isinstance(mouse.panel, AuctionPanel)
    assert mouse.made == before


def test_taking_moves_back_ends_the_bidding(bring: Bring, qtbot: QtBot) -> None:
    mouse = bring(RaiseBid, could_outbid)
    table = mouse.table
    before = mouse.made
    order_bids(mouse, 3)
    qtbot.waitUntil(lambda: mouse.made > before, timeout=10_000)
    mouse.program.window.play.undo.trigger()
    assert table.decision.automatic.order is None


def others_may_bid(view: Any, asked: Any) -> bool:  # noqa: ARG001
    return merger_after(view, Pass()).may_be_raised


def brings_something(view: Any, asked: Any) -> bool:
    return merger_after(view, Pass()).net(0) > 0 and could_outbid(view, asked)


def test_what_a_pass_brings_is_certain_when_nobody_else_can_bid(bring: Bring) -> None:
    mouse = bring(RaiseBid, brings_something, "human")
    bridge = mouse.table.bridge
    bidder = mouse.panel.asked.auction.bidder
    bridge.submit(Raise(mouse.panel.bids[0]), bridge.made)
    while (asked := bridge.question).seat != 0:
        outbids = asked.seat == bidder
        bridge.submit(Raise(asked.bids(bridge.session.state)[0]) if outbids else Pass(), bridge.made)
    assert isinstance(mouse.panel, AuctionPanel)
    got = rupiah(merger_after(mouse.panel.view, Pass()).net(0))
    assert mouse.panel.pass_button.leads_to == f"get {got}"
    [then] = [text for text in mouse.labels() if "wins at" in text]
    assert then.endswith(f"you receive {got}")


def test_others_are_spoken_of_only_while_they_can_bid(bring: Bring) -> None:
    mouse = bring(RaiseBid, others_may_bid, "human")
    [then] = [text for text in mouse.labels() if "wins at" in text]
    assert then.endswith(", unless someone raises")


@pytest.mark.parametrize("width", soak_but((1366,), [1366, 1920]))
def test_the_sums_of_the_bids_stand_under_their_titles(bring: Bring, width: int) -> None:
    mouse = bring(RaiseBid, could_outbid)
    mouse.program.window.resize(width, 768)
    settle()
    bid, cost, kept = (mouse.label(text) for text in ("Bid", "Net cost", "You keep"))
    for left, right in pairwise((bid, cost, kept)):
        end = left.x() + left.fontMetrics().horizontalAdvance(left.text())
        begin = right.x() + right.width() - right.fontMetrics().horizontalAdvance(right.text())
        assert begin - end >= 12, f"{left.text()}{right.text()}"


@pytest.mark.parametrize("ships", [True, False])
def test_an_auction_outlines_areas_and_leaves_seas_to_the_rings_of_their_ships(program: Program, ships: bool) -> None:
    go_to(program, Position("RaiseBid", 5, 5, players=5) if ships else Position("RaiseBid", 5, 5, players=4))
    panel = Mouse(program).panel
    both = [panel.view.companies[id] for id in (panel.asked.auction.first, panel.asked.auction.second)]
    assert all(bool(one.ships) == ships for one in both)
    assert {mark.area for mark in panel.marks()} == {area for one in both for area in one.areas}
