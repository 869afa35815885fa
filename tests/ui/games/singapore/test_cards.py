"""The players' cards: what they show in the room that they have."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from indonesia_qt.core.record import Seat
from indonesia_qt.games.singapore.rules.state import Options
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.singapore.player_cards import SYMBOL, HoldingsRow, SingaporeCard
from indonesia_qt.ui.table.games.new_game_dialog import NewGame
from indonesia_qt.ui.widgets.layouts import RowScroll
from tests.soak import soak_but
from tests.ui.games.singapore.panels.towns import turn
from tests.ui.games.singapore.tables import show
from tests.ui.pages.page import Page, settle
from tests.ui.pages.singapore import HoldingsPage
from tests.ui.table.new_games import NAMES

pytestmark = pytest.mark.usefixtures("undressed")


def cards(program: Program, players: int) -> list[HoldingsPage]:
    program.window.appearance.put_on()
    program.window.resize(1366, 768)
    show(program, turn, players)
    settle()
    return [HoldingsPage.at(program, seat) for seat in range(players)]


@pytest.mark.parametrize("holdings", ["open", "hidden"])
def test_cards_offer_to_show_only_what_is_hidden(program: Program, holdings: str) -> None:
    show(program, turn, holdings=holdings)
    looks = [HoldingsPage.at(program, seat).widget.look for seat in range(3)]
    assert {look.isVisible() for look in looks} == {holdings == "hidden"}


def be_high(program: Program, pixels: int) -> None:
    docks = program.window.docks
    program.window.resizeDocks([docks.players], [pixels], Qt.Orientation.Vertical)
    settle()


def test_a_slim_card_shows_its_facts_and_larger_signs_where_it_is_high_enough(program: Program) -> None:
    ana = cards(program, 3)[0].widget
    slim, usual = ana.minimumSizeHint().height(), ana.holdings.letters().pointSizeF()
    be_high(program, 114)
    assert ana.facts.isVisible()
    assert ana.facts.geometry().bottom() < ana.height()
    assert ana.holdings.letters().pointSizeF() > usual
    assert ana.minimumSizeHint().height() == slim, "the board can take the room back"
    be_high(program, slim + 8)
    assert not ana.facts.isVisible()
    assert ana.holdings.letters().pointSizeF() == usual


@pytest.mark.parametrize("players", soak_but((4,), [3, 4]))
@pytest.mark.parametrize("high", [62, 114])
def test_a_number_is_much_nearer_to_its_sign_than_to_the_next_one(program: Program, players: int, high: int) -> None:
    shown = cards(program, players)
    be_high(program, high)
    for card in shown:
        rows = [row for row in card.parts(HoldingsRow) if row.isVisible()]
        assert sorted(part for row in rows for part, _, _ in row.parts()) == list(range(9))
        assert card.widget.holdings.has_room(card.widget.holdings.lines, 1.0)


@pytest.mark.parametrize("scale", soak_but((225,), [200, 225]))
def test_four_players_are_seen_whole_with_large_text_in_a_low_window(program: Program, scale: int) -> None:
    program.window.preferences.set("scale", scale)
    shown = cards(program, 4)
    assert [card.shows_all for card in shown] == [True, False, False, False]
    row = program.window.docks.players.widget()
    assert isinstance(row, RowScroll)
    assert row.width() >= row.row.width()
    assert not row.horizontalScrollBar().isVisible()
    for card in shown[1:]:
        parts = {part: box for part, box, _ in card.widget.holdings.parts()}
        assert parts.keys() == {SYMBOL, 0, 1}
        assert parts[SYMBOL].center().y() == parts[0].center().y() < parts[1].center().y()


def test_points_and_money_of_four_players_are_beside_the_name(program: Program) -> None:
    ana = cards(program, 4)[0]
    be_high(program, 62)
    row = next(row for row in ana.parts(HoldingsRow) if 0 in [part for part, _, _ in row.parts()])
    name = ana.widget.name
    assert abs(row.geometry().center().y() - name.geometry().center().y()) <= 2
    assert row.geometry().left() > name.geometry().left()
    assert [part for part, _, _ in row.parts()] == [0, 1]
    assert "victory points" in row.tip_at(row.parts()[0][1].center())


def test_the_card_of_the_neutral_colour_shows_its_flags_where_it_is_high_enough(program: Program) -> None:
    cards(program, 2)
    assert program.table
    neutral = program.table.player_cards.neutral
    be_high(program, 114)
    assert neutral.flags.isVisible()
    be_high(program, 66)
    assert not neutral.flags.isVisible()


def test_the_height_is_shared_for_the_board_of_the_game_that_is_shown(program: Program, qtbot: QtBot) -> None:
    """Not for that of the game before, which was wide and left the cards more."""
    window = program.window
    window.appearance.put_on()
    window.resize(1366, 768)
    heights = []
    for map_ in ("singapore", "singapore-wide", "singapore"):
        seats = tuple(Seat(name, number, "human") for number, name in enumerate(NAMES[:3]))
        program.new_game(NewGame("singapore", map_, seats, True, Options(holdings="open"), 1))
        settle()
        card = Page(window.docks.players).parts(SingaporeCard)[0]
        is_high = map_ == "singapore-wide"
        qtbot.waitUntil(partial(lambda card, is_high: (card.height() > 90) == is_high, card, is_high))
        heights.append(card.height())
    assert heights[0] == heights[2] < heights[1]
