"""The table of mergers: what it says of each pair, how a company narrows it down, and the pair as the title."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from indonesia_qt.games.indonesia.analysis.forecast import merger_after
from indonesia_qt.games.indonesia.analysis.why import Why
from indonesia_qt.games.indonesia.analysis.year_report import earned_by_company
from indonesia_qt.games.indonesia.bots.candidates import joined
from indonesia_qt.games.indonesia.bots.explain import Candidate, Explanation, ValueReason
from indonesia_qt.games.indonesia.bots.trade import trade
from indonesia_qt.games.indonesia.rules.actions import Announce
from indonesia_qt.i18n.text import figure, signed
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.indonesia.panels.merger_choice import MergerPanel
from indonesia_qt.ui.games.indonesia.texts.clauses import gains_a_year, others_gain, own_gain
from indonesia_qt.ui.style.scaling import scaled
from tests.soak import soak_but
from tests.ui.pages.page import settle
from tests.ui.pages.players import CardPage
from tests.ui.table.mouse import Mouse
from tests.ui.table.positions import Position, go_to

SEVENTEEN_PAIRS = Position("AnnounceMerger", 5, 6, players=5)
PANEL_OF_A_LOW_WINDOW = 303, 674
"""Pixels of the panel at 100 % in a window of 1366x768 in which the log is folded."""


@pytest.fixture
def mouse(program: Program) -> Mouse:
    go_to(program, SEVENTEEN_PAIRS)
    return Mouse(program)


def panel_of(mouse: Mouse) -> MergerPanel:
    panel = mouse.panel
    assert isinstance(panel, MergerPanel)
    return panel


def named(panel: MergerPanel, pair: tuple[str, str]) -> str:
    """Both companies with their owners."""
    owners = [panel.words.seats[panel.view.companies[id].owner] for id in pair]
    return " + ".join(f"{panel.words.company(id)} ({owner})" for id, owner in zip(pair, owners, strict=True))


def test_each_pair_shows_its_price_last_years_income_ones_own_sum_and_gain(mouse: Mouse) -> None:
    panel = panel_of(mouse)
    view, table = panel.view, panel.table
    earned = earned_by_company(mouse.table.bridge.session.happened, view.year - 1)
    assert sum(earned.values()) == sum(player.earnings for player in view.players)
    assert set(table.values) == set(panel.asked.pairs(view))
    for pair, cells in zip(table.values, table.cells, strict=True):
        lowest = panel.asked.bids(view, *pair)[0]
        net = merger_after(view, Announce(*pair, lowest)).net(0)
        gain = trade(joined(view, *pair, 0, lowest)).earned[0] - trade(view).earned[0]
        assert cells == (figure(lowest), signed(sum(earned[id] for id in pair)), signed(net), signed(gain))
    worth = [(panel.gains[pair].earned[0], panel.mergers[pair].net) for pair in table.values]
    assert worth == sorted(worth, reverse=True), "the best comes first"
    assert worth[0][0] > 0 > worth[-1][0]


def test_each_row_says_whose_companies_they_are_and_what_everybody_gains(mouse: Mouse) -> None:
    panel = panel_of(mouse)
    for row, pair in enumerate(panel.pairs):
        said = panel.table.item(row).toolTip()
        assert said.startswith(named(panel, pair))
        gains = gains_a_year(panel.words, panel.view, 0, panel.gains[pair])
        assert gains in said
        assert gains in panel.table.item(row).data(Qt.ItemDataRole.AccessibleTextRole)
    mouse.choose_pair(panel.pairs[0])
    best = panel.gains[panel.pairs[0]]
    assert {own_gain(0, best), others_gain(panel.words, panel.view, 0, best)} <= set(mouse.labels())


def test_seventeen_pairs_need_no_scroll_bar_in_a_low_window(mouse: Mouse, qtbot: QtBot) -> None:
    shown = panel_of(mouse)
    panel = MergerPanel(shown.context, shown.view, shown.asked)
    qtbot.addWidget(panel)
    assert len(panel.pairs) == 17
    width, height = PANEL_OF_A_LOW_WINDOW
    panel.resize(scaled(width), scaled(height))
    panel.show()
    settle()
    assert panel.table.is_table
    assert len(panel.table.column_ends(0)) == 4, "last year's income too"
    assert panel.table.verticalScrollBar().maximum() == 0
    assert panel._scroll.verticalScrollBar().maximum() == 0
    (high,) = {panel.table.visualItemRect(panel.table.item(row)).height() for row in range(17)}
    assert high <= 24


def test_the_first_company_on_the_board_or_a_card_narrows_the_table_down(mouse: Mouse) -> None:
    panel = panel_of(mouse)
    everything = mouse.pairs_shown
    company = everything[-1][0]
    mouse.click_area(panel.view.companies[company].places[0])
    theirs = [pair for pair in everything if company in pair]
    assert mouse.pairs_shown == theirs
    assert panel.title.text().startswith(panel.words.company(company))
    mouse.show_all_pairs()
    assert mouse.pairs_shown == everything

    owner = panel.view.companies[company].owner
    card = CardPage.at(mouse.program, owner).widget.slots_row
    slot = card.companies.index(company)
    mouse.click(card, card._box(slot).center().toPoint())
    assert mouse.pairs_shown == theirs
    mouse.click(card, card._box(slot).center().toPoint())
    assert mouse.pairs_shown == everything, "a second click takes it back"


def test_the_second_company_makes_the_pair_which_becomes_the_title(mouse: Mouse) -> None:
    panel = panel_of(mouse)
    first, second = mouse.pairs_shown[0]
    for company in (first, second):
        mouse.click_area(panel.view.companies[company].places[0])
    assert panel.pair is not None
    assert set(panel.pair) == {first, second}
    assert panel.title.text() == named(panel, panel.pair)
    assert mouse.pairs_shown == []
    assert mouse.can_confirm
    mouse.show_all_pairs()
    assert panel.pair is None
    assert not mouse.can_confirm


def test_a_click_on_a_row_is_the_title_and_shows_what_it_leads_to(mouse: Mouse) -> None:
    panel = panel_of(mouse)
    pair = panel.pairs[3]
    mouse.choose_pair(pair)
    assert panel.title.text() == named(panel, pair)
    assert mouse.pairs_shown == []
    assert {"Last year", "Result", "Paid out", "If you win", "Can bid"} <= set(mouse.labels())
    made = mouse.made
    mouse.confirm()
    assert mouse.table.bridge.session.entries[made].action == Announce(*pair, panel.asked.bids(panel.view, *pair)[0])


def test_arrow_keys_go_through_the_table_and_enter_announces(mouse: Mouse) -> None:
    panel, made = panel_of(mouse), mouse.made
    mouse.select(panel.list, panel.pairs[2])
    assert len(mouse.pairs_shown) == 17, "the table stays"
    QTest.keyClick(panel.list, Qt.Key.Key_Return)
    action = mouse.table.bridge.session.entries[made].action
    assert isinstance(action, Announce)
    assert (action.first, action.second) == panel.pairs[2]


def test_a_button_leaves_only_pairs_that_make_one_kind(mouse: Mouse) -> None:
    panel = panel_of(mouse)
    shipping = [merger.pair for merger in panel.mergers.values() if merger.kind == "shipping"]
    mouse.press(str(len(shipping)))
    assert mouse.pairs_shown == shipping
    mouse.press("All")
    assert len(mouse.pairs_shown) == 17


def test_pairs_that_cannot_merge_are_folded_with_their_reasons(mouse: Mouse) -> None:
    panel = panel_of(mouse)
    assert not panel.reasons.isVisible()
    mouse.click(panel.others)
    assert panel.reasons.isVisible()
    text = panel.reasons.text()
    assert "To bid, a player must own one of the two companies or have a free slot." in text
    assert len(text.split("\n")) == len({line.split(": ", 1)[1] for line in text.split("\n")}), "one line a reason"
    mouse.click(panel.others)
    assert not panel.reasons.isVisible()


def test_the_pair_and_the_bid_are_kept_while_the_look_changes(mouse: Mouse) -> None:
    pair = panel_of(mouse).pairs[1]
    mouse.choose_pair(pair)
    mouse.change_amount(1)
    bid = mouse.panel.amount.value()
    mouse.program.window.preferences.set("theme", "dark")
    QApplication.processEvents()
    panel = panel_of(mouse)
    assert panel.answer == Announce(*pair, bid)
    assert panel.title.text() == named(panel, pair)


@pytest.mark.parametrize("scale", soak_but((250,), [200, 250]))
def test_in_large_text_a_row_says_its_figures_in_words(program: Program, scale: int) -> None:
    program.window.preferences.set("scale", scale)
    go_to(program, SEVENTEEN_PAIRS)
    mouse = Mouse(program)
    program.window.resize(1366, 768)
    settle()
    table = panel_of(mouse).table
    if not table.is_table:
        assert all("last year" in str(table.item(row).data(Qt.ItemDataRole.AccessibleTextRole)) for row in range(17))
    mouse.choose_pair(panel_of(mouse).pairs[0])
    assert mouse.can_confirm


def test_a_hint_leaves_the_table_room_in_a_small_window(program: Program) -> None:
    program.window.resize(1366, 768)
    go_to(program, Position("AnnounceMerger", 5, 6, players=5))
    mouse = Mouse(program)
    panel, bridge = mouse.panel, mouse.table.bridge
    assert isinstance(panel, MergerPanel)
    mouse.table.decision.hints.ask()
    answers = [Announce(*pair, panel.mergers[pair].price) for pair in panel.pairs[1:5]]
    found = tuple(Candidate(answer, 900 - n, 40 - n, 20) for n, answer in enumerate(answers))
    against = Why("merger_loses", 140, than=360, companies=panel.pairs[0])
    bridge.advisers.answered.emit(bridge.made, Explanation(found, Why("merge_win", amount=489, than=246), (), against))
    settle()
    hint, table = mouse.table.decision.host.hint, panel.list
    assert hint.room.height() >= hint.room.sizeHint().height(), "all of the hint is seen"
    assert table.viewport().height() >= 6 * table.sizeHintForRow(0)


@pytest.mark.usefixtures("undressed")
@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_five_rows_stay_in_sight_below_a_hint_with_all_that_it_says(
    program: Program, qtbot: QtBot, size: tuple[int, int]
) -> None:
    window = program.window
    window.appearance.put_on()
    window.resize(*size)
    qtbot.waitUntil(lambda: (window.width(), window.height()) == size)
    go_to(program, SEVENTEEN_PAIRS)
    mouse = Mouse(program)
    panel, hint, bridge = panel_of(mouse), mouse.table.decision.host.hint, mouse.table.bridge
    moves = [Announce(*pair, panel.asked.bids(panel.view, *pair)[0]) for pair in panel.table.values]
    parts = tuple(ValueReason(name, 100) for name in ("growth", "money", "production", "shipping"))
    found = Explanation(
        tuple(Candidate(move, 3175, 400, 8, may_be_best=True) for move in moves),
        Why("merge_win", amount=489, than=246),
        parts,
    )
    window.commands.actions["hint"].trigger()
    bridge.advisers.answered.emit(bridge.made, found)

    def rows_in_sight() -> int:
        settle()
        room = panel.table.viewport().visibleRegion().boundingRect()
        boxes = [panel.table.visualItemRect(panel.table.item(row)) for row in range(panel.table.count())]
        return sum(room.contains(box) for box in boxes)

    assert rows_in_sight() >= 5
    for switch in (hint.in_detail, hint.more, hint.in_detail):
        mouse.click(switch)
        assert rows_in_sight() >= 5
        assert hint.take.visibleRegion().boundingRect() == hint.take.rect()
        assert hint.details.isVisible() != hint.others.isVisible()
