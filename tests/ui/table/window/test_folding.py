"""With large text in a small window what surrounds a decision is folded, and the decision keeps its room."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.indonesia.panels import QUESTIONS
from indonesia_qt.ui.games.indonesia.panels.city_growth import GrowthPanel
from indonesia_qt.ui.games.indonesia.panels.growth_list import GrowthList
from indonesia_qt.ui.games.indonesia.panels.turn_order import BidPanel
from indonesia_qt.ui.table.panels.choice_list import ChoiceList
from indonesia_qt.ui.table.panels.fact_lists import SeatList
from indonesia_qt.ui.widgets.folding import Fold, FoldLine
from indonesia_qt.ui.widgets.layouts import VerticalScroll
from tests.games.singapore.positions import Table
from tests.pictures.singapore import found, hut, lots, neighbours, raid, second_worker
from tests.soak import soak_but
from tests.ui.games.singapore.panels.towns import building_turn, turn
from tests.ui.games.singapore.tables import show
from tests.ui.pages.board_toolbar import BoardToolbarPage
from tests.ui.pages.page import Page, settle
from tests.ui.pages.singapore import HoldingsPage
from tests.ui.pages.tips import tip_at
from tests.ui.table.mouse import Mouse
from tests.ui.table.positions import POSITIONS, SHORT, Position, go_to

pytestmark = pytest.mark.usefixtures("undressed")
SINGAPORE = (found, lots, building_turn, neighbours, turn, second_worker, hut, raid)
INDONESIA = {name: position for name, position in POSITIONS.items() if position.question}
INDONESIA["bid"] = Position("RaiseBid", 4, 3, players=3)
"""One in which the player can outbid the others."""
INDONESIA["five"] = Position("PlaceBid", 3, 5, players=5)


LARGEST = 250
"""Per cent of the usual size of text."""


@pytest.fixture(params=soak_but((LARGEST,), (200, LARGEST)))
def large(program: Program, request: pytest.FixtureRequest) -> Program:
    """A small window with large text; in the short run with the largest, for which there is the least room."""
    window = program.window
    window.resize(1366, 768)
    window.preferences.set("scale", request.param)
    window.appearance.follow()
    return program


def scrolls(program: Program) -> bool:
    """Whether the panel has to be scrolled, or a list in it shows less than most of an entry."""
    settle()
    assert program.table
    assert program.window.height() == 768
    panel = Page(program.table.decision.host.panel)
    whole = next(scroll for scroll in panel.parts(VerticalScroll) if scroll.accessibleName() == "Decision")
    seen = [
        listed.visibleRegion().boundingRect().height() >= 2 * listed.fontMetrics().lineSpacing()
        for listed in panel.parts(ChoiceList)
    ]
    return whole.verticalScrollBar().maximum() > 0 or not all(seen)


def line_of(program: Program) -> FoldLine:
    settle()
    return Page(program.window).part(FoldLine)


@pytest.mark.parametrize("arrange", soak_but((lots, turn, raid), SINGAPORE))
def test_singapore_is_decided_without_scrolling_more_than_a_list(
    large: Program, arrange: Callable[[Table], object]
) -> None:
    show(large, arrange)
    assert not scrolls(large)


def test_every_page_of_a_turn_has_room(large: Program) -> None:
    mouse = show(large, turn)
    mouse.choose_trade("I-06")
    assert not scrolls(large)
    for page in ("Roads", "Plans"):
        mouse.open_page(page)
        assert not scrolls(large)
    mouse.wait_for_plans()
    assert not scrolls(large)


@pytest.mark.parametrize("position", soak_but((*SHORT, "five"), INDONESIA))
def test_indonesia_is_decided_without_scrolling_more_than_a_list(large: Program, position: str) -> None:
    go_to(large, INDONESIA[position])
    assert not scrolls(large)


@pytest.mark.parametrize("large", [200], indirect=True)
@pytest.mark.parametrize("position", ["turn_order", "city_growth"])
def test_so_it_is_where_less_is_folded(large: Program, position: str) -> None:
    """With text that leaves room for some of what is folded when it is largest."""
    go_to(large, INDONESIA[position])
    assert not scrolls(large)


def test_all_questions_of_indonesia_are_looked_at() -> None:
    assert {position.question for position in INDONESIA.values()} == {kind.__name__ for kind in QUESTIONS}


def test_what_is_chosen_has_room_until_it_is_played(large: Program) -> None:
    go_to(large, POSITIONS["mergers"])
    mouse = Mouse(large)
    mouse.choose_pair(mouse.panel.pairs[0])
    assert not scrolls(large)

    go_to(large, POSITIONS["acquisitions"])
    mouse = Mouse(large)
    mouse.choose(mouse.panel.deeds)
    assert not scrolls(large)

    go_to(large, POSITIONS["research"])
    mouse = Mouse(large)
    mouse.select(mouse.panel.list, mouse.panel.list.values[0])
    assert mouse.can_confirm
    assert not scrolls(large)


def test_every_page_of_deliveries_has_room(large: Program) -> None:
    go_to(large, POSITIONS["deliveries"])
    mouse = Mouse(large)
    mouse.click_area(mouse.panel.company.areas[0])
    assert mouse.panel.picking
    assert not scrolls(large)
    QTest.keyClick(mouse.panel, Qt.Key.Key_T)
    assert mouse.panel.alternatives.isVisible()
    assert not scrolls(large)


def test_what_is_folded_in_a_panel_opens_by_mouse_and_key_and_folds_again(large: Program) -> None:
    go_to(large, POSITIONS["city_growth"])
    panel = Page(large.window).part(GrowthPanel)
    growth = Page(panel)
    assert growth.parts(GrowthList) == []
    line = next(line for line in growth.parts(Fold) if line.accessibleName() == "7 other cities can’t grow")
    growth.click(line)
    assert growth.part(GrowthList)
    QTest.keyClick(line, Qt.Key.Key_Space)
    assert growth.parts(GrowthList) == []
    assert not scrolls(large)


@pytest.mark.parametrize("large", [200, LARGEST], indirect=True)
def test_a_part_of_a_panel_that_has_room_is_shown_also_in_a_crowded_window(large: Program) -> None:
    go_to(large, POSITIONS["turn_order"])
    settle()
    bid = Page(Page(large.window).part(BidPanel))
    has_room = large.window.preferences.value("scale") == 200
    assert bool(bid.parts(SeatList)) == has_room
    bid.click(bid.part(Fold))
    settle()
    assert bid.part(SeatList)
    large.window.resize(2400, 1250)
    settle()
    assert bid.parts(Fold) == []
    assert bid.label("Order of play with this bid")


def test_the_log_is_a_line_that_opens_and_folds_it(large: Program) -> None:
    mouse = show(large, lambda table: turn(table, "e6"))
    assert not mouse.table.log.pane.isVisible()
    mouse.click_area("e6")
    line = line_of(large)
    assert line.toolTip() == "Ana uses Brick Pit (E6) and takes 1\xa0brick."
    assert line.accessibleName() == "Log: Ana uses Brick Pit (E6) and takes 1\xa0brick."
    mouse.click(line)
    settle()
    assert mouse.table.log.pane.isVisible()
    mouse.click(line)
    settle()
    assert not mouse.table.log.pane.isVisible()
    mouse.table.log.pane.show_about("e6", "E6")
    settle()
    assert mouse.table.log.pane.isVisible()
    assert line.isChecked()


def test_the_line_has_a_chip_that_was_drawn(large: Program) -> None:
    def draw(table: Table) -> None:
        turn(table, "e4")
        table.state.black = 2000

    mouse = show(large, draw)
    mouse.click_area("e4")
    mouse.confirm()
    assert line_of(large).toolTip() == "Ana draws a black chip."
    mouse.click_area("e5")
    assert line_of(large).toolTip() == "Ana’s worker goes from Syndicate (E4) to Builder (E5)."


@pytest.mark.parametrize("large", [200], indirect=True)
def test_all_players_of_singapore_are_seen_one_of_them_with_all_he_has(large: Program) -> None:
    mouse = show(large, turn, 4)
    settle()
    cards = [HoldingsPage.at(large, seat) for seat in range(4)]
    for seat in (0, 2):
        assert all(is_whole(card.widget) for card in cards)
        assert [card.shows_all for card in cards] == [card.widget.seat == seat for card in cards]
        mouse.click(cards[2].widget)
        settle()
    row = cards[0].widget.holdings
    assert "1\xa0brick" in tip_at(row, row.rect().center()).text
    assert BoardToolbarPage.of(large.window).without_room == []


def is_whole(part: QWidget) -> bool:
    return part.isHidden() or part.visibleRegion().boundingRect() == part.rect()


@pytest.mark.parametrize("large", [150, 200], indirect=True)
def test_a_button_shows_the_track_and_the_tiles_of_singapore_and_folds_them_again(large: Program) -> None:
    strip = show(large, turn, 4).table.strip
    settle()
    for is_open in (True, False):
        Page(large.window).press("Track and tiles")
        settle()
        for part in (strip.track, strip.tiles, strip.bag):
            assert part.isVisible() == is_open
            assert is_whole(part) or not is_open
    large.window.resize(2400, 1250)
    settle()
    assert "Track and tiles" not in Page(large.window).buttons()
    assert strip.track.isVisible()


def test_with_more_room_nothing_is_a_line(large: Program) -> None:
    """The log is behind its tab, as in each low window."""
    mouse = show(large, turn)
    large.window.resize(2400, 1250)
    settle()
    assert Page(large.window).parts(FoldLine) == []
    assert all(card.name.isVisible() for card in mouse.table.player_cards.cards)
    assert not mouse.table.log.pane.isVisible()
    mouse.click_tab_of(mouse.table.log.pane)
    assert mouse.table.log.pane.isVisible()


def test_with_smaller_text_all_is_as_usual(large: Program) -> None:
    large.window.resize(1600, 900)
    mouse = show(large, turn)
    settle()
    assert not mouse.table.log.pane.isVisible()
    large.window.preferences.set("scale", 100)
    large.window.appearance.follow()
    mouse = show(large, turn)
    settle()
    assert mouse.table.log.pane.isVisible()
    assert large.window.statusBar().isVisible()
    assert large.window.docks.decision.titleBarWidget() is None
