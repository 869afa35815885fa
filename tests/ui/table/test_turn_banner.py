"""People who play at one screen see at each change whose turn it is, and then what led there."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from indonesia_qt.core.record import Seat
from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid
from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.games.singapore.rules.state import Options as SingaporeOptions
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.style.theme import LIGHT
from indonesia_qt.ui.table.games.new_game_dialog import NewGame
from indonesia_qt.ui.table.privacy import HandOverPanel
from indonesia_qt.ui.table.turn_banner import TurnBanner
from indonesia_qt.ui.widgets.overlay import EvasiveCard
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import Begin

OPEN = Options(money="open")


def banner(mouse: Mouse) -> TurnBanner:
    found = mouse.table.turn_banner
    assert isinstance(found, TurnBanner)
    return found


def at_a_bid(begin: Begin, *players: str, privacy: str = "off") -> Mouse:
    """A table at whose first question of the bids somebody is asked, with nothing over the board."""
    mouse = begin(*players, options=OPEN)
    mouse.program.window.preferences.set("privacy", privacy)
    while not isinstance(mouse.table.bridge.question, PlaceBid):
        mouse.answer()
    banner(mouse).hide()
    return mouse


def test_a_change_of_person_shows_a_banner_in_the_colour_of_the_seat(begin: Begin) -> None:
    mouse = at_a_bid(begin, "human", "human")
    before = mouse.table.bridge.asked_person
    mouse.bid(0)
    seat = mouse.table.bridge.asked_person
    assert seat != before
    assert banner(mouse).isVisible()
    assert banner(mouse).accessibleName() == f"{mouse.table.context.words.seats[seat]} is next"
    mouse.program.window.preferences.set("motion", "off")
    picture = banner(mouse).grab().toImage()
    expected = bytes.fromhex(LIGHT.seat(seat).colour.lstrip("#"))

    def is_covered(at: float) -> bool:
        shown = picture.pixelColor(8, round(picture.height() * at)).getRgb()[:3]
        return all(abs(a - b) < 20 for a, b in zip(shown, expected, strict=True))

    assert is_covered(0.02)
    assert not any(is_covered(tenths / 10) for tenths in range(2, 10)), "the board stays to be seen"


@pytest.mark.parametrize("later", [False, True], ids=["before it", "after it"])
def test_its_words_are_beside_a_card_which_it_doesnt_cover(begin: Begin, later: bool) -> None:
    mouse = at_a_bid(begin, "human", "human")
    mouse.program.window.preferences.set("motion", "off")
    board = mouse.program.window.map
    assert board
    card = EvasiveCard(board)
    card.setStyleSheet("background: #123456")
    card.setGeometry(board.width() // 3, 4, board.width() // 2, 80)
    card.setVisible(not later)
    mouse.bid(0)
    card.setVisible(True)
    card.raise_()
    assert banner(mouse).isVisible()
    picture = board.grab().toImage()
    inside = card.geometry().adjusted(2, 2, -2, -2)
    assert {
        picture.pixelColor(x, y).name()
        for x in range(inside.left(), inside.right(), 3)
        for y in range(inside.top(), inside.bottom(), 3)
    } == {"#123456"}
    middle = round(0.04 * board.height())
    beside = {picture.pixelColor(x, middle).name() for x in range(card.x())}
    assert len(beside) > 5, "the symbol and the words"


def test_it_goes_by_itself_within_a_second(begin: Begin, qtbot: QtBot) -> None:
    mouse = at_a_bid(begin, "human", "human")
    mouse.bid(0)
    assert banner(mouse).isVisible()
    qtbot.waitUntil(lambda: not banner(mouse).isVisible(), timeout=3000)


def test_clicks_and_keys_go_to_what_is_below(begin: Begin) -> None:
    mouse = at_a_bid(begin, "human", "human")
    mouse.bid(0)
    window = mouse.program.window
    assert window.map
    keyboard, touches = QApplication.focusWidget(), list[int]()
    window.map.touched.connect(lambda: touches.append(1))
    middle = QPoint(window.map.width() // 2, 4)
    assert banner(mouse).isVisible()
    at = window.map.mapTo(window, middle)
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    assert touches == [1]
    made = mouse.table.bridge.made
    assert keyboard
    QTest.keyClick(keyboard, Qt.Key.Key_Return)
    assert mouse.table.bridge.made == made + 1


def test_it_stands_still_where_nothing_is_to_move(begin: Begin) -> None:
    mouse = at_a_bid(begin, "human", "human")
    mouse.program.window.preferences.set("motion", "off")
    mouse.bid(0)
    first = banner(mouse).grab().toImage()
    QTest.qWait(120)
    assert banner(mouse).isVisible()
    assert banner(mouse).grab().toImage() == first


def test_a_person_among_bots_sees_none(begin: Begin) -> None:
    mouse = begin("human", "greedy", "greedy", options=OPEN)
    mouse.table.bridge.set_paused(True)
    for _ in range(12):
        if mouse.table.bridge.asked_person is None:
            mouse.table.bridge.set_paused(True)
            mouse.table.bridge._ask_bot()
            QTest.qWait(30)
        else:
            mouse.answer()
        assert not banner(mouse).isVisible()


def test_a_covered_decision_has_its_page_instead(begin: Begin) -> None:
    mouse = begin("human", "human", options=Options(money="hidden"))
    mouse.program.window.preferences.set("privacy", "curtain")
    covered = 0
    for _ in range(6):
        if isinstance(mouse.panel, HandOverPanel):
            covered += 1
            assert not banner(mouse).isVisible()
        mouse.answer()
    assert covered


def test_the_other_game_shows_it_too(program: Program, qtbot: QtBot) -> None:
    seats = tuple(Seat(name, n, "human") for n, name in enumerate(("Ana", "Budi", "Citra")))
    program.window.preferences.set("privacy", "off")
    program.new_game(NewGame("singapore", "singapore", seats, True, SingaporeOptions(holdings="open"), 1))
    table = program.table
    assert table
    before = table.bridge.asked_person
    while table.bridge.asked_person == before:
        asked = table.bridge.question
        assert asked
        table.decision.answer(asked.actions(table.bridge.session.state)[-1])
    qtbot.waitUntil(table.turn_banner.isVisible)  # after what was built is shown
