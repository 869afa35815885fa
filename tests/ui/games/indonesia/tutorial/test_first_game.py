"""The first game: what is recorded is legal to the end, and a learner plays it through with the mouse."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget, QWidget
from pytestqt.qtbot import QtBot

from indonesia_qt.core.session import Session
from indonesia_qt.files import paths
from indonesia_qt.games import suffixes
from indonesia_qt.games.indonesia.rules.actions import DeliverRest
from indonesia_qt.games.indonesia.rules.events import MergerDone, PhaseBegan
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.i18n.text import PlaceName, tr
from indonesia_qt.library import load_map
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.app.start import make_window
from indonesia_qt.ui.games.indonesia.board.colours import kind_colour
from indonesia_qt.ui.games.indonesia.panels.deliveries import DeliveryPanel
from indonesia_qt.ui.games.indonesia.panels.turn_order import BidPanel
from indonesia_qt.ui.games.indonesia.tutorial.first_game import STEPS, FirstGame
from indonesia_qt.ui.games.indonesia.tutorial.script import LEARNER, TURNS
from indonesia_qt.ui.play.save_files import last_save
from indonesia_qt.ui.play.save_lock import SaveLock
from indonesia_qt.ui.style.theme import LIGHT
from indonesia_qt.ui.table.beats import beat_presenter
from indonesia_qt.ui.table.tutorial.learning import LINE_WIDTH
from indonesia_qt.ui.widgets.plain_text import read_of
from indonesia_qt.ui.widgets.rich_text import Rich
from tests.i18n.linguist import spoken
from tests.i18n.test_languages import LANGUAGES
from tests.ui.app.test_announcements import Ear, ear  # noqa: F401
from tests.ui.app.test_scale import is_cut, texts
from tests.ui.app.test_window_in_pseudo_language import in_english, pseudo, speaking  # noqa: F401
from tests.ui.pages.lesson import LessonChoicePage
from tests.ui.pages.page import Page
from tests.ui.table.learner import Learner, begin_lesson
from tests.ui.table.reading import everything_told

LESSON = FirstGame()
PHASES = {"new_era", "turn_order", "mergers", "acquisitions", "research", "operations", "city_growth"}


def game() -> Session[State]:
    return LESSON.begun(SaveLock(LESSON.file)).session


@pytest.fixture
def learner(program: Program, qtbot: QtBot) -> Learner:
    begin_lesson(program, "Indonesia")
    return Learner(program, qtbot)


def test_the_next_step_comes_when_the_learner_is_asked_again(program: Program, qtbot: QtBot) -> None:
    program.window.commands.actions["learn"].trigger()
    LessonChoicePage.of(program.window).choose("Indonesia")
    learner = Learner(program, qtbot)
    learner.read_on()
    before = learner.lesson.at
    learner.place("seroja-1")
    assert learner.lesson.at == before
    assert not learner.lesson.waits
    assert "Watch them play. The tutorial continues then." in learner.card.labels()
    qtbot.waitUntil(lambda: learner.lesson.at > before, timeout=20_000)
    assert learner.lesson.waits
    assert isinstance(learner.table.decision.panel, BidPanel)


def test_the_next_step_comes_at_once_where_the_learner_is_asked_at_once(
    learner: Learner, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(beat_presenter, "GREAT", 60.0)
    for turn in learner.right_turns()[:4]:
        learner.read_on()
        turn()
    learner.read_on()
    program.window.preferences.set("speed", "normal")
    before = learner.lesson.at
    learner.ship()
    assert learner.lesson.at == before + 1
    assert learner.lesson.waits


def test_the_recorded_answers_are_legal_to_the_end_and_show_all_phases_and_a_merger() -> None:
    session = game()
    happened = list(session.opening)
    for turn in TURNS:
        assert session.question
        assert session.question.seat == turn.seat
        happened += session.submit(turn.action)
    assert LESSON.next_turn(session) is None
    assert {event.phase for event in happened if isinstance(event, PhaseBegan)} == PHASES
    assert [event.winner for event in happened if isinstance(event, MergerDone)] == [LEARNER]


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_lesson_calls_the_seas_as_the_board_does(code: str, tmp_path: Path) -> None:
    board = load_map("lagoon").board
    texts = [text for step in STEPS for text in (step.text, step.instead)]
    named = [(text, sea) for text in texts for sea in board.seas if sea.name in text]
    assert named
    with spoken(code, tmp_path):
        for text, sea in named:
            noun = tr(PlaceName(sea.name, sea.names)).split()[-1]  # what stands before it may be declined
            assert noun in tr(text)


def test_a_learner_plays_the_lesson_with_the_mouse_and_wrong_turns_are_refused_kindly(learner: Learner) -> None:
    learner.play_to_the_end()
    assert learner.lesson.at == len(STEPS) - 1
    learner.pass_()  # the game is free now
    assert learner.bridge.made == len(learner.bridge.session.entries) > len(TURNS)


def test_each_step_can_be_done_for_the_learner_and_he_sees_all_that_is_told_at_1366x768(learner: Learner) -> None:
    window, seen = learner.program.window, []
    while len(seen) < len(STEPS):
        learner.wait_for_turn()
        seen.append(learner.lesson.at)
        card, docks = learner.card, window.docks
        assert window.map
        assert docks.lesson
        assert not card.must_be_scrolled
        assert [label.text() for label in texts(card.widget) if is_cut(label)] == []
        inside(window, docks.lesson, docks.decision, docks.players, window.map)
        if learner.lesson.waits:
            primary = learner.panel.primary
            assert primary.visibleRegion().boundingRect() == primary.rect()
        if len(seen) < len(STEPS):
            (card.have_done if learner.lesson.waits else card.go_on)()
    assert seen == list(range(len(STEPS)))


def test_a_sale_promises_no_expansion_that_has_its_own_step(learner: Learner) -> None:
    sale = next(number for number, step in enumerate(STEPS) if step.accepts and step.accepts(DeliverRest()))
    while learner.lesson.at < sale:
        learner.wait_for_turn()
        (learner.card.have_done if learner.lesson.waits else learner.card.go_on)()
    learner.wait_for_turn()
    panel = learner.panel
    assert isinstance(panel, DeliveryPanel)
    assert panel.expand.isHidden()
    assert "expands" not in panel.ship.text()


def test_each_step_is_seen_whole_while_the_rival_plays_at_1366x768(learner: Learner) -> None:
    learner.program.window.appearance.put_on()
    learner.wait_for_turn()
    for number in range(len(STEPS) - 1):
        learner.card.widget.show_step(number, waits=False, has_next=False)
        QApplication.processEvents()
        assert not learner.card.must_be_scrolled, number


def inside(window: QWidget, *parts: QWidget) -> None:
    """Check that parts lie in the window and don't cover each other."""
    places = [part.rect().translated(part.mapTo(window, part.rect().topLeft())) for part in parts]
    assert all(window.rect().contains(place) for place in places)
    assert not any(one.intersects(other) for n, one in enumerate(places) for other in places[:n])


def test_the_first_sale_is_on_the_sixth_page_and_each_idea_has_a_picture() -> None:
    sale = next(number for number, step in enumerate(STEPS) if step.accepts and step.accepts(DeliverRest()))
    assert sale == 5
    ideas = [step for step in STEPS if step.title not in ("If you get stuck", "See more on the board", "Well done!")]
    assert [step.title for step in ideas if not step.picture] == []


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_the_first_board_is_seen_whole(program: Program, size: tuple[int, int], qtbot: QtBot) -> None:
    program.window.resize(*size)
    begin_lesson(program, "Indonesia")
    learner = Learner(program, qtbot)
    for _ in range(2):
        learner.wait_for_step()
        view = program.window.map
        assert view
        seen = view.mapFromScene(view.map_scene.sceneRect()).boundingRect()
        assert view.viewport().rect().adjusted(-1, -1, 1, 1).contains(seen)
        if learner.card.can_go_on:
            learner.card.go_on()
    assert learner.lesson.waits


def test_a_picture_has_the_icons_of_the_game_and_room_for_them(learner: Learner) -> None:
    picture = learner.card.widget.picture
    assert picture.isVisible()
    image = picture.grab().toImage()
    rice = QColor(kind_colour(LIGHT, "rice"))
    assert any(image.pixelColor(x, image.height() // 2 + 12) == rice for x in range(image.width()))
    edge = image.pixelColor(6, image.height() // 2)
    assert all(image.pixelColor(x, y) == edge for x in (6, image.width() - 7) for y in range(8, image.height() - 8))


def test_the_lesson_is_left_and_gone_on_with_and_is_nobodys_last_game(learner: Learner) -> None:
    program = learner.program
    learner.read_on()
    learner.place("seroja-2")
    learner.read_on()
    at, made = learner.lesson.at, learner.bridge.made
    assert program.file == paths.own_data() / "first-game.indonesia"
    learner.leave()
    assert program.window.docks.lesson is None
    assert last_save(suffixes()) is None
    learner.come_back("Indonesia", f"{at + 1} of {len(STEPS)}")
    assert (learner.lesson.at, learner.bridge.made) == (at, made)


def test_what_is_taken_back_is_told_again_and_the_lesson_can_start_over(learner: Learner) -> None:
    learner.read_on()
    learner.place("seroja-2")
    learner.wait_for_turn()
    assert learner.lesson.at == LESSON.waiting[1]
    learner.program.window.play.undo.trigger()
    assert learner.lesson.at == LESSON.waiting[0]
    learner.place("seroja-2")
    learner.wait_for_turn()
    learner.card.go_back()
    assert not learner.lesson.waits
    learner.card.start_over()
    assert (learner.lesson.at, learner.bridge.made) == (0, 0)


def test_the_lesson_goes_on_in_another_look(learner: Learner) -> None:
    learner.read_on()
    learner.place("seroja-2")
    learner.wait_for_turn()
    learner.program.window.preferences.set("theme", "dark")
    learner.program.window.appearance.follow()
    assert learner.lesson.at == LESSON.waiting[1]
    learner.bid(4)
    learner.wait_for_turn()
    assert learner.lesson.at == LESSON.waiting[2]
    docks = [dock for dock in Page(learner.program.window).parts(QDockWidget) if dock.objectName() == "lesson"]
    assert [dock.widget() for dock in docks] == [learner.card.widget]


def test_the_lesson_goes_on_in_a_window_that_speaks_another_language(learner: Learner, qtbot: QtBot) -> None:
    learner.read_on()
    learner.place("seroja-2")
    learner.wait_for_turn()
    learner.program.window.settings.sync()
    again = Program(make_window())
    again.window.show()
    again.take_over(learner.program)
    other = Learner(again, qtbot)
    assert other.lesson.at == LESSON.waiting[1]
    other.bid(4)
    other.wait_for_turn()
    assert other.lesson.at == LESSON.waiting[2]
    again.window.close()
    again.window.deleteLater()
    again.deleteLater()


def test_the_ring_lies_around_what_is_spoken_of_and_lets_clicks_through(learner: Learner) -> None:
    window, ring = learner.program.window, learner.lesson.ring
    assert ring
    QApplication.processEvents()
    players = window.docks.players
    assert ring.geometry().contains(players.geometry())
    learner.card.go_on()
    strip = learner.lesson.table.strip  # type: ignore[union-attr]
    assert strip
    assert ring.geometry().contains(QRect(strip.mapTo(window, QPoint()), strip.size()))
    for around in ring.width() - strip.width(), ring.height() - strip.height():
        assert 0 <= around <= 2 * LINE_WIDTH
    assert set(learner.lesson.table.board.highlighted) == {"seroja-1", "seroja-2"}  # type: ignore[union-attr]
    assert ring.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


def test_the_card_folds_and_the_keyboard_reaches_it(learner: Learner) -> None:
    window = learner.program.window
    learner.read_on()
    assert window.map
    before = window.map.width()
    learner.card.fold()
    QApplication.processEvents()
    assert learner.card.is_folded
    assert window.map.width() > before
    learner.card.unfold()
    for _ in range(6):
        QTest.keyClick(window, Qt.Key.Key_F6)
        has = QApplication.focusWidget()
        if has and learner.card.widget.isAncestorOf(has):
            break
    else:
        pytest.fail("the keyboard doesn't reach the card")


def test_each_step_is_read_out(learner: Learner, ear: Ear) -> None:  # noqa: F811
    learner.card.go_on()
    text = read_of(Rich(STEPS[1].text))
    assert any(told.startswith(f"2 of {len(STEPS)}. {STEPS[1].title}. {text}") for told in ear.heard)


def test_when_the_script_has_ended_nothing_is_asked_before_the_last_step(learner: Learner) -> None:
    learner.wait_for_step()
    while learner.bridge.is_led:
        (learner.card.have_done if learner.lesson.waits else learner.card.go_on)()
        learner.wait_for_step()
    while not learner.is_at_end:
        assert learner.table.decision.panel is None
        assert learner.table.board.scene.targets == ()
        learner.card.go_on()
    assert learner.table.decision.panel


def test_seats_stay_as_they_are_while_the_lesson_goes_on(learner: Learner) -> None:
    learner.bridge.give_seat(1, "human")
    assert not learner.bridge.is_human(1)


def test_every_step_is_told_in_another_language_and_has_room(speaking: Program, qtbot: QtBot) -> None:  # noqa: F811
    speaking.window.preferences.set("speed", "instant")
    begin_lesson(speaking, "Indonesia")
    learner = Learner(speaking, qtbot)
    for number in range(len(STEPS)):
        learner.wait_for_turn()
        QApplication.processEvents()
        assert learner.lesson.at == number
        assert in_english(everything_told(learner.card.widget), speaking) == []
        assert [label.text() for label in texts(learner.card.widget) if is_cut(label)] == []
        if number < len(STEPS) - 1:
            (learner.card.have_done if learner.lesson.waits else learner.card.go_on)()
