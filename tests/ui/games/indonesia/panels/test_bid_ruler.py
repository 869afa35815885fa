"""The ruler of an auction: bids, worth and purses, as far as the game shows them, in words and by the mouse."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from indonesia_qt.games.indonesia.rules.phases.mergers import RaiseBid
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.indonesia.panels.bid_ruler import BidRuler, Purse
from indonesia_qt.ui.games.indonesia.texts.names import rupiah
from indonesia_qt.ui.style.theme import LIGHT
from tests.soak import soak_but
from tests.ui.games.indonesia.panels.conftest import Bring
from tests.ui.games.indonesia.panels.test_mergers import could_outbid
from tests.ui.pages.page import settle
from tests.ui.pages.panel import PanelPage
from tests.ui.pages.ruler import RulerPage, folded_ruler
from tests.ui.table.mouse import Mouse
from tests.ui.table.positions import Position, go_to

HIDDEN = Position("RaiseBid", 4, 3, players=3)
"""Money is hidden, and the player can outbid the others."""


def ruler(mouse: Mouse) -> RulerPage:
    settle()
    return RulerPage.of(mouse.panel)


def test_with_open_money_it_marks_what_each_who_can_still_bid_can_pay(bring: Bring) -> None:
    mouse = bring(RaiseBid, could_outbid)
    players, auction = mouse.panel.view.players, mouse.panel.asked.auction
    page, names = ruler(mouse), mouse.table.context.words.seats
    left = [seat for seat in range(4) if seat not in auction.gone]
    assert sorted(page.can_pay) == sorted((names[seat], players[seat].cash) for seat in left)
    assert all(f"{names[seat]}\N{NO-BREAK SPACE}{rupiah(players[seat].cash)}" in page.said for seat in left)
    leads = f"{names[auction.bidder]} leads with {rupiah(auction.bid)}."
    assert leads in page.said
    assert f"Your bid: {rupiah(mouse.panel.bids[0])}." in page.said


def test_with_hidden_money_it_marks_only_ones_own(program: Program) -> None:
    go_to(program, HIDDEN)
    mouse = Mouse(program)
    own = mouse.panel.view.players[0].cash
    assert ruler(mouse).can_pay == [("Ana", own)]
    assert f"Can pay: Ana\N{NO-BREAK SPACE}{rupiah(own)}." in ruler(mouse).said


def test_the_worth_is_said_with_its_reasons_where_hints_are_allowed(program: Program) -> None:
    go_to(program, HIDDEN)
    mouse = Mouse(program)
    assert ruler(mouse).has_worth
    assert "Worth about" in ruler(mouse).said
    (reasons,) = (text for text in mouse.labels() if "last year" in text and text.startswith("Earned "))
    assert reasons in ruler(mouse).said
    assert QColor(LIGHT.interface.good).rgb() & 0xFFFFFF in ruler(mouse).ink


def test_without_hints_it_says_nothing_of_the_worth(program: Program) -> None:
    go_to(program, HIDDEN._replace(hints=False))
    mouse = Mouse(program)
    assert not ruler(mouse).has_worth
    assert "orth" not in ruler(mouse).said
    assert not any(text.startswith("Earned ") for text in mouse.labels())
    assert QColor(LIGHT.interface.good).rgb() & 0xFFFFFF not in ruler(mouse).ink


def test_a_click_and_dragging_enter_the_nearest_bid(bring: Bring) -> None:
    mouse = bring(RaiseBid, could_outbid)
    page, bids, made = ruler(mouse), mouse.panel.bids, mouse.made
    page.click_at(bids[2] + 1)
    assert mouse.panel.amount.value() == bids[2]
    assert f"Your bid: {rupiah(bids[2])}." in page.said
    page.drag(bids[2], bids[4])
    assert mouse.panel.amount.value() == bids[4]
    page.click_at(0)
    assert mouse.panel.amount.value() == bids[0]
    page.drag(bids[0], page.widget.end)
    assert mouse.panel.amount.value() == bids[-1]
    assert mouse.made == made, "nothing is bid by it"


def test_it_follows_the_keyboard_in_the_number(bring: Bring) -> None:
    mouse = bring(RaiseBid, could_outbid)
    QTest.keyClick(mouse.panel.amount.number, Qt.Key.Key_Up)
    assert ruler(mouse).widget.bid == mouse.panel.bids[1]
    assert f"Your bid: {rupiah(mouse.panel.bids[1])}." in ruler(mouse).said


@pytest.mark.parametrize("scale", soak_but((250,), [100, 150, 250]))
def test_nothing_is_cut_at_any_size_of_text(bring: Bring, scale: int) -> None:
    mouse = bring(RaiseBid, could_outbid)
    window = mouse.program.window
    window.resize(1366, 768)
    window.preferences.set("scale", scale)
    window.appearance.follow()
    panel = PanelPage(mouse.panel)
    words = folded_ruler(panel)
    assert panel.is_whole()
    assert window.rect().contains(mouse.panel.primary.mapTo(window, mouse.panel.primary.rect().bottomRight()))
    assert (words is None) == (scale < 250)
    if words is not None:
        assert words.startswith("Worth about")
        assert "Can pay: " in words


@pytest.mark.parametrize("cash", [(300, 301, 302, 303, 304), (0, 5, 700, 999, 1000), (40,), (980, 985, 990, 995, 998)])
@pytest.mark.parametrize("width", [180, 280, 620])
def test_no_name_and_no_symbol_covers_another(qapp: QApplication, cash: tuple[int, ...], width: int) -> None:  # noqa: ARG001
    names = ("Ana", "Budi", "Citra von und zu Hohenlohe-Langenburg", "Dewi", "Eko")
    purses = [Purse(name, n, sum_, n == 0) for n, (name, sum_) in enumerate(zip(names, cash, strict=False))]
    page = RulerPage(BidRuler(LIGHT, range(220, 400, 4), 200, 216, None, purses))
    page.widget.resize(width, page.widget.sizeHint().height())
    labels = list(page.widget.labels())
    assert [label.purse.name for label in labels] == list(names[: len(cash)]), "each has a symbol"
    assert all(later.x - label.x >= 12 for label, later in pairwise(labels))
    assert all(0 <= label.x <= width and label.begin >= 0 and label.end <= width for label in labels)
    for row in (0, 1):
        written = [label for label in labels if label.row == row and label.text]
        assert all(later.begin > label.end for label, later in pairwise(written))
    assert page.widget.end > max(cash)
