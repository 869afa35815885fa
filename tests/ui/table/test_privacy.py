"""Nobody at the screen learns what only another one may know (R-SET-03, R-SET-04)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QEventLoop, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from indonesia_qt.core.bots import bot_chance
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy
from indonesia_qt.games.indonesia.rules.actions import Bid
from indonesia_qt.games.indonesia.rules.phases.mergers import AnnounceMerger
from indonesia_qt.games.indonesia.rules.phases.new_era import ChooseSite
from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid
from indonesia_qt.games.indonesia.rules.state import Options, State
from indonesia_qt.games.indonesia.rules.view import needs_secrets
from indonesia_qt.i18n.text import figure
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.indonesia.panels.turn_order import BidPanel
from indonesia_qt.ui.settings.pins import Pins
from indonesia_qt.ui.table.privacy import Cover, HandOverPanel, PeekPanel
from tests.soak import soak_but
from tests.ui.pages.players import CardPage
from tests.ui.pages.settings import PalettePage
from tests.ui.pages.table import own_name
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import Begin, new_game
from tests.ui.table.reading import everything_told

CASH, BANK = 7000, 80000
"""Sums that nothing else at the table can be."""
LOOK = Qt.Key.Key_F7


def secrets(mouse: Mouse, seat: int) -> list[str]:
    """What only one seat may know, as it would be written."""
    player = mouse.table.bridge.session.state.players[seat]
    sums = [form for amount in (player.cash, player.bank) for form in (f"{amount:,}", figure(amount), str(amount))]
    return sums + [mouse.table.context.words.card(card) for cards in player.cards for card in cards]


@contextmanager
def distinct_money(state: State) -> Iterator[None]:
    """Everybody has sums that tell whose they are."""
    for seat, player in enumerate(state.players):
        player.cash += CASH + 1111 * seat
        player.bank += BANK + 1000 * seat
    yield
    for seat, player in enumerate(state.players):
        player.cash -= CASH + 1111 * seat
        player.bank -= BANK + 1000 * seat


def shown_secrets(mouse: Mouse) -> set[int]:
    """The seats of which anything secret is told anywhere in the window."""
    with distinct_money(mouse.table.bridge.session.state):
        mouse.table.show_all()
        found = secrets_in_sight(mouse)
    mouse.table.show_all()
    return found


def secrets_in_sight(mouse: Mouse) -> set[int]:
    """The seats of which anything secret is told as the window stands; their money has to be distinct."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # type: ignore[arg-type]
    told = everything_told(mouse.program.window)
    seats = range(len(mouse.table.bridge.seats))
    return {seat for seat in seats if any(text in told for text in secrets(mouse, seat))}


def person_asked(mouse: Mouse) -> Any:
    """What a person is asked next, when the bots have decided."""
    bridge = mouse.table.bridge
    while bridge.question is not None and not bridge.is_human(bridge.question.seat):
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    return bridge.question


def ask(mouse: Mouse, kind: type, *, seat: int | None = None) -> None:
    """Have a bot decide for all up to a question of this kind, and leave it covered."""
    bridge, bot = mouse.table.bridge, Greedy()
    bridge.set_paused(True)
    session = bridge.session
    asked = before = session.question
    while not (isinstance(asked, kind) and bridge.is_human(asked.seat) and seat in (None, asked.seat)):
        assert asked is not None, f"nobody was asked for {kind}"
        view = session.game.view(session.state, asked.seat)
        session.submit(bot.choose(view, asked, bot_chance(1, bridge.made)))
        asked = session.question
        if asked is not None and bridge.is_human(asked.seat) and asked.seat != before.seat:
            before = asked
            bridge.changed.emit(())  # who has looked is covered now
    bridge.changed.emit(())
    bridge.set_paused(False)


def decide(mouse: Mouse) -> None:
    """Have a bot decide for the person who is asked."""
    bridge, session = mouse.table.bridge, mouse.table.bridge.session
    asked = session.question
    assert asked
    view = session.game.view(session.state, asked.seat)
    bridge.submit(Greedy().choose(view, asked, bot_chance(1, bridge.made)), bridge.made)


@pytest.fixture(params=soak_but(("peek",), ["peek", "curtain"]))
def way(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_a_whole_game_tells_secrets_to_their_owner_only(begin: Begin, way: str) -> None:
    mouse = begin("human", "human", "greedy")
    mouse.program.window.preferences.set("privacy", way)
    covered = uncovered = 0
    with distinct_money(mouse.table.bridge.session.state):
        mouse.table.show_all()
        for _ in range(30):
            asked = person_asked(mouse)
            found = secrets_in_sight(mouse)
            if isinstance(mouse.panel, Cover):
                assert found == set()
                assert not mouse.table.board.scene.targets
                covered += 1
            else:
                assert found <= {asked.seat}
                uncovered += bool(found)
            mouse.answer()

    assert covered > 5
    assert uncovered > 5


def test_what_a_person_holds_is_hidden_while_a_bot_thinks(begin: Begin, way: str) -> None:
    mouse = begin("human", "greedy", "human")
    mouse.program.window.preferences.set("privacy", way)
    bridge, hidden = mouse.table.bridge, 0
    bridge.pause_ms = 10_000
    for _ in range(40):
        if not bridge.is_human(bridge.question.seat):
            bridge.play_to_person()
            person_asked(mouse)
            bridge.pause_ms = 10_000
        looked = isinstance(mouse.panel, Cover)
        if looked:
            mouse.answer()
        mouse.answer()
        if looked and bridge.question and not bridge.is_human(bridge.question.seat):
            assert mouse.table.privacy.shown() == frozenset()
            assert shown_secrets(mouse) == set()
            hidden += 1
            if hidden == 3:
                return
    raise AssertionError("no bot decided after a person")


def test_between_two_decisions_of_one_person_the_mouse_is_not_handed_over(begin: Begin) -> None:
    mouse = begin("human", "human")
    mouse.program.window.preferences.set("privacy", "curtain")
    bridge = mouse.table.bridge
    before, handed = None, 0
    for _ in range(25):
        asked = bridge.question
        assert asked
        if isinstance(mouse.panel, Cover):
            assert asked.seat != before
            assert needs_secrets(bridge.session.state, asked)
            handed += 1
            mouse.answer()
        before = asked.seat
        mouse.answer()
    assert handed


def test_what_one_has_uncovered_stays_so_until_another_is_asked(begin: Begin) -> None:
    mouse = begin("human", "human")
    bridge = mouse.table.bridge
    looked = None
    for _ in range(25):
        asked = bridge.question
        assert asked
        if isinstance(mouse.panel, Cover):
            assert looked != asked.seat
            mouse.answer()
            looked = asked.seat
        elif asked.seat != looked:
            looked = None
        decide(mouse)


def test_who_takes_back_anothers_decision_does_not_see_his_secrets(begin: Begin, way: str) -> None:
    mouse = begin("human", "human")
    mouse.program.window.preferences.set("privacy", way)
    bridge, taken_back = mouse.table.bridge, 0
    session = bridge.session
    while taken_back < 5:
        asked = bridge.question
        assert asked
        if not needs_secrets(session.state, asked):
            view = session.game.view(session.state, asked.seat)
            session.submit(Greedy().choose(view, asked, bot_chance(1, bridge.made)))
            bridge.changed.emit(())
            continue
        if isinstance(mouse.panel, Cover):
            mouse.answer()
        mouse.answer()
        after = bridge.question
        assert after
        if after.seat != asked.seat:
            mouse.program.window.play.undo.trigger()
            assert isinstance(mouse.panel, Cover)
            assert shown_secrets(mouse) == set()
            mouse.program.window.play.redo.trigger()
            taken_back += 1


def test_a_single_person_is_never_covered(begin: Begin, qtbot: QtBot) -> None:
    mouse = begin("human", "greedy", "greedy")
    bridge = mouse.table.bridge
    for _ in range(3):
        qtbot.waitUntil(lambda: bridge.question is not None and bridge.question.seat == 0, timeout=30_000)
        assert not isinstance(mouse.panel, Cover)
        assert shown_secrets(mouse) == {0}
        mouse.answer()


def test_with_nothing_hidden_the_people_see_each_others_secrets_but_not_the_bots(begin: Begin) -> None:
    mouse = begin("human", "human", "greedy")
    mouse.program.window.preferences.set("privacy", "off")
    QApplication.processEvents()

    assert shown_secrets(mouse) == {0, 1}
    assert not isinstance(mouse.panel, Cover)


def test_the_log_tells_everyone_that_nothing_is_hidden_any_more(begin: Begin) -> None:
    mouse = begin("human", "human")
    window = mouse.program.window
    window.preferences.set("privacy", "off")
    window.preferences.set("privacy", "peek")
    said = "“Sharing one screen” is set to “Nothing hidden”."
    assert said in everything_told(mouse.table.log.pane)
    before = mouse.table
    window.preferences.set("theme", "dark")
    window.appearance.follow()
    assert mouse.table is not before
    assert said in everything_told(mouse.table.log.pane)


@pytest.mark.parametrize(("way", "pin", "noted"), [("off", "", True), ("peek", "1234", True), ("peek", "", False)])
def test_what_was_chosen_before_the_game_is_in_its_log(
    program: Program, begin: Begin, way: str, pin: str, noted: bool
) -> None:
    preferences = program.window.preferences
    preferences.set("privacy", way)
    Pins(preferences.settings).choose(new_game("human", "human").seats[1].name, pin)
    mouse = begin("human", "human")
    assert ("“Sharing one screen” is set to" in everything_told(mouse.table.log.pane)) == noted


def test_with_open_money_only_a_city_card_is_covered(begin: Begin) -> None:
    mouse = begin("human", "human", options=Options(money="open"))
    covered = []
    for _ in range(20):
        asked = mouse.table.bridge.question
        if isinstance(mouse.panel, Cover):
            covered.append(asked)
            mouse.answer()
        decide(mouse)

    assert covered
    assert all(isinstance(asked, ChooseSite) for asked in covered)


def test_a_key_uncovers_as_long_as_it_is_held(begin: Begin) -> None:
    mouse = begin("human", "human")
    ask(mouse, PlaceBid)
    asked = mouse.table.bridge.question
    assert asked
    assert isinstance(mouse.panel, PeekPanel)
    window = mouse.program.window
    QTest.keyPress(window, LOOK)
    assert isinstance(mouse.panel, BidPanel)
    assert shown_secrets(mouse) == {asked.seat}

    QTest.keyRelease(window, LOOK)
    assert isinstance(mouse.panel, PeekPanel)
    assert shown_secrets(mouse) == set()


def test_a_key_that_is_held_repeats_without_covering(begin: Begin) -> None:
    mouse = begin("human", "human")
    ask(mouse, PlaceBid)
    window = mouse.program.window
    QTest.keyPress(window, LOOK)
    panel = mouse.panel
    for kind in (QEvent.Type.KeyRelease, QEvent.Type.KeyPress):
        QApplication.sendEvent(window, QKeyEvent(kind, LOOK, Qt.KeyboardModifier.NoModifier, "", autorep=True))
    assert mouse.panel is panel
    mouse.answer()
    QApplication.sendEvent(window, QKeyEvent(QEvent.Type.KeyPress, LOOK, Qt.KeyboardModifier.NoModifier, "", True))
    assert isinstance(mouse.panel, PeekPanel)


def test_a_window_that_is_left_with_the_key_down_is_covered(begin: Begin) -> None:
    mouse = begin("human", "human")
    ask(mouse, PlaceBid)
    QTest.keyPress(mouse.program.window, LOOK)
    QApplication.sendEvent(mouse.program.window, QEvent(QEvent.Type.WindowDeactivate))

    assert shown_secrets(mouse) == set()


def test_the_next_persons_decision_is_covered_though_the_key_is_held(begin: Begin) -> None:
    mouse = begin("human", "human")
    ask(mouse, PlaceBid)
    QTest.keyPress(mouse.program.window, LOOK)
    mouse.answer()

    assert isinstance(mouse.panel, PeekPanel)
    assert shown_secrets(mouse) == set()


def test_a_card_shows_its_secrets_while_the_mouse_is_held_on_it(begin: Begin) -> None:
    mouse = begin("human", "human", "greedy")
    ask(mouse, PlaceBid)
    bridge = mouse.table.bridge
    assert bridge.question
    other = 1 - bridge.question.seat
    card = mouse.table.player_cards.cards[other]
    cash = f"{bridge.session.state.players[other].cash:,}"
    with distinct_money(bridge.session.state):
        cash = f"{bridge.session.state.players[other].cash:,}"
        QTest.mousePress(card.money, Qt.MouseButton.LeftButton)
        assert cash in CardPage(card).money
        assert cash not in everything_told(mouse.table.decision.host)
        QTest.mouseRelease(card.money, Qt.MouseButton.LeftButton)
        assert cash not in CardPage(card).money


def test_who_watches_bots_sees_all_until_a_person_takes_a_seat(begin: Begin) -> None:
    mouse = begin("greedy", "greedy", "greedy")
    bridge = mouse.table.bridge
    bridge.set_paused(True)
    assert shown_secrets(mouse) == {0, 1, 2}
    assert not mouse.table.charts_note

    CardPage.at(mouse.program, 1).take_over()
    assert shown_secrets(mouse) <= {1}
    assert mouse.table.charts_note


def test_who_looks_back_at_a_game_of_bots_and_takes_a_seat_sees_no_secrets_of_others(begin: Begin) -> None:
    mouse = begin("human", "greedy", "greedy")
    ask(mouse, PlaceBid)
    bridge = mouse.table.bridge
    bridge.set_paused(True)
    bridge.give_seat(0, "greedy")
    mouse.table.history.look_at(bridge.made - 1)
    assert not any(player.secret for player in mouse.table.view.players)
    bridge.give_seat(0, "human")
    assert [player.secret for player in mouse.table.view.players] == [False, True, True]


def test_a_bots_card_shows_nothing(begin: Begin) -> None:
    mouse = begin("human", "human", "greedy")
    ask(mouse, PlaceBid)
    card = mouse.table.player_cards.cards[2]
    before = CardPage(card).money
    QTest.mousePress(card.money, Qt.MouseButton.LeftButton)

    assert CardPage(card).money == before
    assert not card.look.isVisible()


def test_who_cannot_hold_a_key_switches_his_secrets_on_and_off(begin: Begin) -> None:
    mouse = begin("human", "human")
    ask(mouse, PlaceBid)
    asked = mouse.table.bridge.question
    assert asked
    look = mouse.table.player_cards.cards[asked.seat].look
    mouse.click(look)
    assert isinstance(mouse.panel, BidPanel)
    assert shown_secrets(mouse) == {asked.seat}
    mouse.click(look)
    assert isinstance(mouse.panel, PeekPanel)
    assert shown_secrets(mouse) == set()


def test_to_pass_takes_no_look(begin: Begin) -> None:
    mouse = begin("human", "human")
    ask(mouse, AnnounceMerger)
    assert isinstance(mouse.panel, PeekPanel)
    made = mouse.table.bridge.made
    mouse.pass_()
    assert mouse.table.bridge.made > made


def test_what_was_said_to_one_is_gone_when_the_next_is_asked(begin: Begin, way: str) -> None:
    """A refusal that names his cash leaves the status bar and the bubble."""
    mouse = begin("human", "human")
    mouse.program.window.preferences.set("privacy", way)
    ask(mouse, PlaceBid)
    mouse.answer()
    assert isinstance(mouse.panel, BidPanel)
    mouse.table.refused.emit("Bid between 0 and 7,100\u00a0Rp, the cash you have.")
    assert "7,100" in everything_told(mouse.program.window)
    mouse.answer()

    assert isinstance(mouse.panel, Cover)
    assert "7,100" not in mouse.program.window.statusBar().currentMessage()
    assert not mouse.program.window.refusals.callout.isVisible()


def test_the_menus_title_and_undo_tell_nothing_of_a_bid(begin: Begin, way: str) -> None:
    mouse = begin("human", "human")
    mouse.program.window.preferences.set("privacy", way)
    ask(mouse, PlaceBid)
    mouse.answer()
    mouse.answer()
    mouse.program.window.play.undo.trigger()

    assert isinstance(mouse.panel, Cover)
    assert shown_secrets(mouse) == set()


def test_a_player_who_cannot_pay_is_asked_as_anybody_else(begin: Begin) -> None:
    """R-MER-08: with hidden money an automatic pass would tell."""
    mouse = begin("human", "human")
    ask(mouse, PlaceBid)
    bridge = mouse.table.bridge
    asked = bridge.question
    assert asked
    for player in bridge.session.state.players:
        player.cash = 0
    mouse.answer()
    mouse.answer()

    following = bridge.question
    assert isinstance(following, PlaceBid)
    assert following.seat != asked.seat


def test_what_was_done_last_is_shown_while_a_decision_is_covered_and_no_secrets(begin: Begin, way: str) -> None:
    mouse = begin("human", "human", "greedy")
    mouse.program.window.preferences.set("privacy", way)
    ask(mouse, PlaceBid)
    assert isinstance(mouse.panel, Cover)
    assert {"Order of play", "Last moves"} <= set(mouse.labels())
    assert shown_secrets(mouse) == set()
    above, below = (
        next(label for label in mouse.parts(QLabel) if label.text() == text)
        for text in ("Only their owner may see cash and city cards.", "Order of play")
    )
    gap = below.mapTo(mouse.panel, below.rect().topLeft()).y() - above.mapTo(mouse.panel, above.rect().bottomLeft()).y()
    assert gap < 2 * below.height(), "what follows is far below"


def test_the_curtain_says_whose_turn_it_is_and_nothing_else(begin: Begin) -> None:
    mouse = begin("human", "human")
    mouse.program.window.preferences.set("privacy", "curtain")
    ask(mouse, PlaceBid)

    assert isinstance(mouse.panel, HandOverPanel)
    assert mouse.buttons() == [own_name(mouse.panel.name)]


def test_looking_back_shows_nobody_elses_secrets(begin: Begin, way: str) -> None:
    mouse = begin("human", "human", "greedy")
    mouse.program.window.preferences.set("privacy", way)
    ask(mouse, PlaceBid)
    mouse.answer()
    mouse.answer()
    ask(mouse, PlaceBid)
    asked = mouse.table.bridge.question
    assert asked
    bridge = mouse.table.bridge
    state = bridge.session.state
    hidden = {
        seat: [mouse.table.context.words.card(card) for cards in state.players[seat].cards for card in cards]
        for seat in (0, 1, 2)
    }
    for at in range(bridge.made):
        mouse.table.history.look_at(at)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # type: ignore[arg-type]
        told = everything_told(mouse.program.window)
        shown = mouse.table.privacy.shown()
        for seat, cards in hidden.items():
            if seat not in shown:
                assert not [card for card in cards if card in told], f"seat {seat} at {at}"
                assert mouse.table.view.players[seat].secret
    mouse.table.history.come_back()


def test_who_looks_back_leaves_no_secrets_in_the_past_to_the_next(begin: Begin, way: str) -> None:
    mouse = begin("human", "human")
    mouse.program.window.preferences.set("privacy", way)
    ask(mouse, PlaceBid)
    asked = mouse.table.bridge.question
    assert asked
    mouse.table.privacy.look(asked.seat)
    mouse.table.history.look_at(mouse.table.bridge.made - 1)
    assert not mouse.table.view.players[asked.seat].secret
    mouse.table.bridge.submit(Bid(0), mouse.table.bridge.made)
    assert mouse.table.history.looks_back
    assert mouse.table.view.players[asked.seat].secret


def test_the_charts_of_a_game_in_play_tell_no_money(begin: Begin, way: str) -> None:
    mouse = begin("human", "human", "greedy")
    mouse.program.window.preferences.set("privacy", way)
    ask(mouse, PlaceBid)
    mouse.answer()
    mouse.answer()
    ask(mouse, PlaceBid)
    mouse.program.charts.show()
    window = mouse.program.charts.window
    assert window
    for row in range(window.list.count()):
        window.list.setCurrentRow(row)
        assert "rupiah" not in window.chart.about
        assert "Rp" not in everything_told(window)
    window.close()


def test_the_list_of_answers_goes_when_they_are_covered(begin: Begin) -> None:
    mouse = begin("human", "human")
    ask(mouse, PlaceBid)
    QTest.keyPress(mouse.program.window, LOOK)
    mouse.program.window.commands.actions["answers"].trigger()
    assert PalettePage.of(mouse.program.window)
    QTest.keyRelease(mouse.program.window, LOOK)

    assert not PalettePage.all_of(mouse.program.window)
