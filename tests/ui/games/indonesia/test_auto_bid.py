"""Bidding up to a limit with hidden money: nobody learns the limit, and it is never passed."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from indonesia_qt.core.bots import bot_chance
from indonesia_qt.core.flow import Pass
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy
from indonesia_qt.games.indonesia.rules.actions import Announce, Raise
from indonesia_qt.games.indonesia.rules.phases.mergers import RaiseBid, why_no_raise
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.indonesia.panels.mergers import AuctionPanel
from indonesia_qt.ui.games.indonesia.texts.names import rupiah
from indonesia_qt.ui.table.privacy import Cover
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import Begin, new_game
from tests.ui.table.reading import everything_told

SEED = 5
MINE = 0


def own_bids(mouse: Mouse, since: int) -> list[int]:
    entries = mouse.table.bridge.session.entries[since:]
    return [entry.action.bid for entry in entries if entry.seat == MINE and isinstance(entry.action, Raise)]


def in_an_auction(begin: Begin, others: str, way: str) -> Mouse:
    """A person is asked for a bid, who has the cash for many, and so has a rival; the money is hidden."""
    mouse = begin("human", *[others] * 3, seed=SEED)
    mouse.program.window.preferences.set("privacy", way)
    bridge = mouse.table.bridge
    bridge.set_paused(True)
    session, bot = bridge.session, Greedy()
    while (asked := session.question) is not None:
        view = session.game.view(session.state, asked.seat)
        if isinstance(asked, RaiseBid) and asked.seat == MINE and len(bids := asked.bids(view)) > 60:
            others_have = [player.cash for seat, player in enumerate(session.state.players) if seat != MINE]
            if max(others_have) > bids[40]:
                break
        session.submit(bot.choose(view, asked, bot_chance(SEED, len(session.entries))))
    assert not session.state.money_is_open
    bridge.changed.emit(())
    QApplication.processEvents()
    return mouse


def order_bids(mouse: Mouse, then_pass: bool) -> tuple[int, int]:
    """Tell the program to bid; gives the limit, a sum that nothing else at the table is, and the step of bids."""
    if isinstance(mouse.panel, Cover):
        mouse.uncover()
    panel = mouse.panel
    assert isinstance(panel, AuctionPanel)
    told = everything_told(mouse.program.window)
    limit = next(bid for bid in panel.bids[20:] if f"{bid:,}" not in told)
    mouse.let_bid(limit, then_pass)
    return limit, panel.bids.step


def others_bid(mouse: Mouse, most: int) -> None:
    """The other people bid as little as they can, but never more than `most`."""
    bridge = mouse.table.bridge
    asked: Any = bridge.question
    if not (isinstance(asked, RaiseBid) and asked.seat != MINE and bridge.is_human(asked.seat)):
        return
    bids = asked.bids(bridge.session.state)
    bridge.submit(Raise(bids[0]) if bids and bids[0] <= most else Pass(), bridge.made)


def auction_goes_on(mouse: Mouse) -> bool:
    return isinstance(mouse.table.bridge.question, RaiseBid)


@pytest.mark.parametrize(
    ("way", "then_pass"),
    [
        ("peek", True),
        ("curtain", False),
        *(pytest.param(*one, marks=pytest.mark.soak) for one in (("peek", False), ("curtain", True))),
    ],
)
def test_no_other_person_is_ever_shown_the_limit(begin: Begin, qtbot: QtBot, way: str, then_pass: bool) -> None:
    mouse = in_an_auction(begin, "human", way)
    before = mouse.table.bridge.made
    limit, step = order_bids(mouse, then_pass)
    told: list[str] = []

    def over() -> bool:
        is_others = MINE not in mouse.table.privacy.shown()
        if auction_goes_on(mouse) and mouse.table.decision.automatic.order is not None and is_others:
            told.append(everything_told(mouse.program.window))
        others_bid(mouse, limit - 5 * step)  # a bid of the limit itself would be told, as any bid is
        return mouse.table.decision.automatic.order is None

    qtbot.waitUntil(over, timeout=30_000)
    assert len(told) > 3
    assert not [one for one in told if rupiah(limit) in one]
    assert all("The program bids for Ana up to a limit, then" in one for one in told)
    assert 0 < max(own_bids(mouse, before)) < limit


@pytest.mark.parametrize(
    ("others", "above"),
    [
        ("human", -1),
        ("human", 0),
        ("human", 1),
        ("greedy", 0),
        *(pytest.param("greedy", above, marks=pytest.mark.soak) for above in (-1, 1)),
    ],
)
def test_the_limit_is_reached_but_not_passed_by_one_step(begin: Begin, qtbot: QtBot, others: str, above: int) -> None:
    mouse = in_an_auction(begin, others, "off")
    before = mouse.table.bridge.made
    limit, step = order_bids(mouse, then_pass=True)
    mouse.table.bridge.set_paused(False)

    def over() -> bool:
        others_bid(mouse, limit + above * step)
        return not auction_goes_on(mouse)

    qtbot.waitUntil(over, timeout=60_000)
    bids = own_bids(mouse, before)
    assert bids
    assert max(bids) <= limit
    assert all(later - earlier >= step for earlier, later in pairwise(bids))
    if others == "human" and above < 0:
        assert max(bids) > limit - 4 * step  # three others raise in turn, so that a limit may be jumped over
    assert mouse.table.decision.automatic.order is None


def test_the_player_is_asked_himself_when_his_limit_is_passed(begin: Begin, qtbot: QtBot) -> None:
    mouse = in_an_auction(begin, "human", "peek")
    limit, _ = order_bids(mouse, then_pass=False)

    def asked_himself() -> bool:
        others_bid(mouse, 10 * limit)
        asked = mouse.table.bridge.question
        return mouse.table.decision.automatic.order is None and asked is not None and asked.seat == MINE

    qtbot.waitUntil(asked_himself, timeout=30_000)
    assert isinstance(mouse.panel, Cover)
    told = everything_told(mouse.program.window)
    assert "The bidding has passed Ana’s limit." in told
    assert not mouse.is_bid_for


def test_who_waits_for_the_bids_of_others_still_reads_what_the_company_is_worth(begin: Begin) -> None:
    mouse = in_an_auction(begin, "greedy", "off")
    assert isinstance(mouse.panel, AuctionPanel)
    worth = mouse.panel.figures.split(". ")[0]
    assert worth.startswith("Worth about")
    mouse.table.bridge.set_paused(True)
    mouse.table.bridge.submit(Raise(mouse.panel.bids[0]), mouse.table.bridge.made)
    assert auction_goes_on(mouse)
    assert worth in everything_told(mouse.table.decision.host)


@pytest.mark.parametrize("hints", [True, False])
def test_the_worth_is_said_from_the_first_bid_of_others_on_where_hints_are_allowed(
    program: Program, hints: bool
) -> None:
    program.new_game(replace(new_game("human", *["greedy"] * 3, seed=SEED), hints=hints))
    mouse = Mouse(program)
    bridge = mouse.table.bridge
    bridge.set_paused(True)
    session, bot = bridge.session, Greedy()
    while (asked := session.question) is not None:
        view = session.game.view(session.state, asked.seat)
        if isinstance(asked, RaiseBid) and asked.seat != MINE and isinstance(session.entries[-1].action, Announce):
            own = session.game.view(session.state, MINE)
            auction = asked.auction.raised(asked.auction.bidder, asked.auction.bid)
            if why_no_raise(own, MINE, auction) is None and RaiseBid(MINE, auction).bids(own):
                break
        session.submit(bot.choose(view, asked, bot_chance(SEED, len(session.entries))))
    bridge.changed.emit(())
    QApplication.processEvents()
    told = everything_told(mouse.table.decision.host)
    assert ("The company in the auction" in told) == hints
    assert ("Worth about" in told) == hints


def test_an_order_is_cancelled_by_anybody_and_tells_nothing(begin: Begin, qtbot: QtBot) -> None:
    mouse = in_an_auction(begin, "human", "peek")
    limit, _ = order_bids(mouse, then_pass=True)
    qtbot.waitUntil(lambda: mouse.table.bridge.question.seat != MINE)
    made = len(own_bids(mouse, 0))
    mouse.stop_bidding()
    assert mouse.table.decision.automatic.order is None
    assert rupiah(limit) not in everything_told(mouse.program.window)
    while auction_goes_on(mouse) and mouse.table.bridge.question.seat != MINE:
        others_bid(mouse, 10 * limit)
    assert len(own_bids(mouse, 0)) == made
    assert isinstance(mouse.panel, Cover)


def test_who_has_no_cash_left_for_a_higher_bid_is_asked_all_the_same(begin: Begin) -> None:
    """R-MER-08: with hidden money a skip would tell that he can't pay."""
    mouse = in_an_auction(begin, "human", "peek")
    mouse.table.bridge.session.state.players[MINE].cash = 0
    mouse.table.show_all()
    covered = everything_told(mouse.table.decision.host)
    mouse.uncover()
    assert isinstance(mouse.panel, AuctionPanel)
    assert not mouse.panel.bids
    told = everything_told(mouse.panel)
    assert "You can’t afford a higher bid." in told
    assert "Worth about" in told
    assert "can only pass" in everything_told(mouse.table.decision.prompt)
    assert not any(text in covered for text in ("can’t afford", "can only pass", "Worth about"))
    mouse.pass_()
    assert mouse.table.bridge.session.entries[-1].action == Pass()
