"""What a person did is shown as what bots do, for a shorter time; any key or click that means something ends it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from indonesia_qt.games.indonesia.rules.phases.operations import ChooseExpansion, DeliverGoods
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.board import zoom_view
from indonesia_qt.ui.board.pieces.route_finder import RouteFinder
from indonesia_qt.ui.settings import appearance
from indonesia_qt.ui.table.beats import beat_presenter
from tests.ui.pages.beats import BeatPage, CoinPage
from tests.ui.table.mouse import Mouse
from tests.ui.table.positions import Position, go_to

LONGEST_MS = 1800
BEFORE_SALE = Position("DeliverGoods", 6, 6)


@pytest.fixture(autouse=True)
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """What beats show moves here as it does for a player; the view glides sooner to what is asked."""
    monkeypatch.setattr(zoom_view, "GLIDE_MS", 20)


@pytest.fixture
def seller(program: Program) -> Mouse:
    """Somebody who sells the goods of a company next."""
    program.window.activateWindow()
    go_to(program, BEFORE_SALE)
    QApplication.processEvents()  # to paint the first picture of the board takes longer than a beat
    return Mouse(program)


@pytest.fixture
def sold(seller: Mouse, monkeypatch: pytest.MonkeyPatch) -> Mouse:
    """The same after the sale, which is shown until it is ended."""
    monkeypatch.setattr(beat_presenter, "OWN", 60.0)
    seller.ship()
    return seller


def test_my_own_sale_moves_for_less_time_than_that_of_others(seller: Mouse, program: Program) -> None:
    asked = seller.table.bridge.question
    assert isinstance(asked, DeliverGoods)
    seller.ship()
    beats, page = seller.table.beats, BeatPage.of(program.window)
    assert beats.beat
    assert beats.beat.thing == asked.company
    assert beats.beat.seat == 0
    assert beats.motion.is_running
    assert 0 < beats.lasts_ms <= LONGEST_MS * beat_presenter.OWN
    assert page.is_seen
    assert page.lines == []
    assert page.sum == beats.beat.sum


def test_coins_fly_to_the_cards_of_those_who_earn(
    seller: Mouse, program: Program, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(beat_presenter, "OWN", 3.0)  # on a slow machine one is seen, too
    seller.ship()
    beats = seller.table.beats
    assert beats.beat
    income = beats.beat.incomes[-1].text
    qtbot.waitUntil(lambda: income in [coin.text for coin in CoinPage.flying(program)])
    qtbot.waitUntil(lambda: not beats.is_shown)
    assert not CoinPage.flying(program)


def test_the_panel_of_the_next_question_is_there_meanwhile(sold: Mouse) -> None:
    assert sold.table.beats.is_shown
    assert isinstance(sold.table.bridge.question, ChooseExpansion)
    assert sold.table.decision.panel is not None
    made = sold.table.bridge.made
    sold.answer()
    assert sold.table.bridge.made > made
    assert not sold.table.beats.motion.is_running


def test_a_click_on_what_can_be_chosen_ends_it_and_counts(sold: Mouse) -> None:
    panel = sold.panel
    target = next(iter(sold.table.board.scene.targets))
    sold.click_area(target)
    assert not sold.table.beats.is_shown
    assert panel.entered() or sold.panel is not panel


def test_a_click_on_empty_sea_only_ends_it(sold: Mouse, qtbot: QtBot) -> None:
    made = sold.table.bridge.made
    sea = next(sea.id for sea in sold.table.board.scene.board.seas if sea.id not in sold.table.board.scene.targets)
    with qtbot.assertNotEmitted(sold.table.refused):
        sold.click_area(sea)
    assert not sold.table.beats.is_shown
    assert sold.table.bridge.made == made


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_enter_with_nothing_chosen_and_escape_only_end_it(sold: Mouse, key: Qt.Key) -> None:
    made = sold.table.bridge.made
    QTest.keyClick(sold.panel, key)
    assert not sold.table.beats.is_shown
    assert sold.table.bridge.made == made


def test_a_key_that_moves_the_choice_ends_it_and_counts(sold: Mouse) -> None:
    field = QApplication.focusWidget() or sold.panel
    QTest.keyClick(field, Qt.Key.Key_Shift)
    assert sold.table.beats.is_shown
    QTest.keyClick(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not sold.table.beats.is_shown
    assert isinstance(sold.table.bridge.question, DeliverGoods)


def test_the_zoom_to_what_is_asked_waits_for_it(
    seller: Mouse, program: Program, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(beat_presenter, "OWN", 60.0)
    board = program.window.map
    assert board
    board.fit()
    program.window.preferences.set("follow", "always")
    QApplication.processEvents()
    qtbot.waitUntil(lambda: not board.is_gliding)
    before = board.scale_now
    seller.ship()
    QApplication.processEvents()
    assert board.scale_now == before
    assert not board.is_gliding
    BeatPage.of(program.window).skip_by_enter()
    qtbot.waitUntil(lambda: board.is_gliding or board.scale_now != before)


def test_the_ways_of_the_goods_are_found_while_the_plan_is_looked_at(
    seller: Mouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    def find(*_: object) -> list[object]:
        pytest.fail("the ways are found when the sale begins")

    monkeypatch.setattr(RouteFinder, "ways", find)
    seller.ship()
    assert seller.table.beats.motion.is_running


def test_for_who_reduces_motion_all_stands_still_and_the_coins_lie(
    seller: Mouse, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(appearance, "reduced_motion", lambda: True)
    seller.ship()
    assert seller.table.beats.is_shown
    assert not seller.table.beats.motion.is_running
    coins = CoinPage.flying(program)
    assert coins
    assert all(any(coin.is_at(card) for card in seller.table.player_cards.cards) for coin in coins)


def test_instantly_nothing_is_shown(seller: Mouse, program: Program) -> None:
    program.window.preferences.set("speed", "instant")
    seller.ship()
    assert not seller.table.beats.is_shown
    assert not seller.table.board.motion.is_running


@pytest.fixture
def sharing(seller: Mouse, program: Program) -> Mouse:
    """The same who sells next, at a screen where all others are people, too."""
    program.window.preferences.set("privacy", "off")
    for seat in (1, 2, 3):
        seller.table.bridge.give_seat(seat, "human")
    return seller


def test_among_several_people_the_next_one_sees_all_that_the_last_one_did_after_the_banner(
    sharing: Mouse, program: Program, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(beat_presenter, "CONCERNED", 60.0)
    beats, bridge, page = sharing.table.beats, sharing.table.bridge, BeatPage.of(program.window)
    asked = bridge.question
    assert isinstance(asked, DeliverGoods)
    sharing.ship()
    assert bridge.asked_person == asked.seat
    assert beats.lasts_ms <= LONGEST_MS * beat_presenter.OWN, "it is one's own as long as one is asked"
    while bridge.asked_person == asked.seat:
        sharing.answer()
    assert sharing.table.turn_banner.isVisible()
    assert not beats.is_shown
    qtbot.waitUntil(lambda: beats.is_shown)
    assert not sharing.table.turn_banner.isVisible()
    assert beats.beat
    assert beats.beat.seat == asked.seat
    assert beats.beat.thing == asked.company
    assert beats.beat.scene.voyages, "the sale, which the last person has seen already"
    assert page.is_seen
    assert page.sum == beats.beat.sum
    assert beats.lasts_ms > LONGEST_MS


def test_what_the_next_person_does_at_once_needs_no_beat_before(sharing: Mouse) -> None:
    bridge, beats = sharing.table.bridge, sharing.table.beats
    seat = bridge.asked_person
    while bridge.asked_person == seat:
        sharing.answer()
    made = bridge.made
    assert beats.is_due
    assert not beats.is_shown
    sharing.answer()
    assert bridge.made > made
