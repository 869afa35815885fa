"""The first game of Singapore: what is recorded is legal to the end, and a learner plays it through with the mouse."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from indonesia_qt.core.flow import Pass
from indonesia_qt.core.record import JournalFile
from indonesia_qt.core.session import Session
from indonesia_qt.games.singapore.rules.actions import Join, PlaceFlag, Walk
from indonesia_qt.games.singapore.rules.events import ChipDrawn, Fined, HutPlaced, SealReached
from indonesia_qt.games.singapore.rules.state import State
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.singapore.panels.building import LotPanel
from indonesia_qt.ui.games.singapore.panels.turn import TurnPanel
from indonesia_qt.ui.games.singapore.tutorial.first_game import FREE, STEPS, SingaporeFirstGame
from indonesia_qt.ui.games.singapore.tutorial.script import (
    AFTER_MIDDLE_GAME,
    AFTER_RAID,
    BRICK_PIT,
    BRICKWORKS,
    BUDI,
    BUDIS_LOT,
    BUILDER,
    CITRA,
    CITRAS_LOT,
    COURTHOUSE,
    DEN,
    HELPERS,
    LAST_LOT,
    LEARNER,
    MARKET,
    MILL,
    PAWNSHOP,
    PLAN,
    RETURN_CHIPS,
    ROAD,
    SMUGGLERS,
    TEA_QUAY,
    TURNS,
    WEAVER,
)
from indonesia_qt.ui.play.save_lock import SaveLock
from indonesia_qt.ui.widgets.plain_text import read_of
from indonesia_qt.ui.widgets.rich_text import Rich
from tests.ui.app.test_scale import is_cut, texts
from tests.ui.pages.board_toolbar import BoardToolbarPage
from tests.ui.pages.page import Page
from tests.ui.pages.singapore_panels import SingaporeTable
from tests.ui.table.learner import AtLesson, begin_lesson

LESSON = SingaporeFirstGame()
Do = Callable[[], None]


def game() -> Session[State]:
    return LESSON.begun(SaveLock(LESSON.file)).session


class SingaporeLearner(AtLesson, SingaporeTable):
    """Plays the first game of Singapore."""

    def found(self, area: str) -> None:
        self.click_area(area)
        self.confirm()

    def build(self, tile: str) -> None:
        self.choose_tile(tile)
        self.confirm()

    def build_road(self) -> None:
        self.open_page("Roads")
        self.click_area(SMUGGLERS)
        self.click_area(MARKET)

    def take_plan(self) -> None:
        """Choose a road, then play the best plan, which ends the turn at last."""
        self.click_area(MILL)
        while self.is_asked and self.bridge.is_led:
            self.open_page("Plans")
            self.wait_for_plans()
            self.confirm() if self.can_confirm else self.pass_()

    def return_chips(self, number: int) -> None:
        self.choose_move(replace(RETURN_CHIPS, chips=number))
        if self.can_confirm:
            self.confirm()

    def call_helper(self) -> None:
        self.click_area(HELPERS)
        self.confirm()

    def go_to(self, taken: int) -> None:
        """Have everything done until so many turns of the script have been taken."""
        self.wait_for_step()
        while LESSON.turns_taken(self.bridge.session) < taken:
            (self.card.have_done if self.lesson.waits else self.card.go_on)()
            self.wait_for_step()

    def right_turns(self) -> list[Do]:
        """What to do at each step that waits."""
        return [
            lambda: self.found(BRICKWORKS),
            lambda: self.click_area(PAWNSHOP),
            lambda: self.click_area(MARKET),
            lambda: self.click_area(BUDIS_LOT),
            lambda: self.click_area(CITRAS_LOT),
            lambda: self.build("I-14"),
            lambda: self.click_area(WEAVER),
            lambda: self.click_area(BRICKWORKS),
            lambda: self.click_area(BRICKWORKS),
            lambda: self.click_area(BRICK_PIT),
            lambda: self.click_area(BRICK_PIT),
            lambda: self.click_area(BUILDER),
            lambda: self.click_area(BUILDER),
            self.build_road,
            self.pass_,
            lambda: self.build("II-09"),
            lambda: self.return_chips(3),
            lambda: self.click_area(HELPERS),
            self.call_helper,
            lambda: self.click_area(PLAN),
            lambda: self.click_area(PLAN),
            lambda: self.click_area(DEN),
            lambda: self.click_area(MILL),
            self.pass_,
            lambda: self.build("II-12"),
            self.take_plan,
        ]

    def wrong_turns(self) -> list[Do | None]:
        """What else could be done at each step that waits; None where everything can."""
        return [
            lambda: self.found("f5"),
            lambda: self.click_area(BUILDER),
            lambda: self.click_area("e4"),
            lambda: self.click_area("e4"),
            lambda: self.click_area("g4"),
            lambda: self.build("I-06"),
            lambda: self.click_area(BUILDER),
            lambda: self.click_area(BUILDER),
            lambda: self.click_area(TEA_QUAY),
            lambda: self.click_area(WEAVER),
            self.pass_,
            lambda: self.click_area(TEA_QUAY),
            self.pass_,
            self.pass_,
            None,
            lambda: self.build("II-04"),
            lambda: self.return_chips(1),
            self.pass_,
            lambda: self.click_area(COURTHOUSE),
            lambda: self.click_area(MILL),
            self.pass_,
            self.pass_,
            lambda: self.click_area(PLAN),
            lambda: self.click_area(BUILDER),
            None,
            None,
        ]


@pytest.fixture
def learner(program: Program, qtbot: QtBot) -> SingaporeLearner:
    begin_lesson(program, "Singapore")
    return SingaporeLearner(program, qtbot)


def test_the_recorded_answers_are_legal_to_the_end_and_bring_what_the_steps_speak_of() -> None:
    session = game()
    happened = list(session.opening)
    while (turn := LESSON.next_turn(session)) is not None:
        assert session.question
        assert session.question.seat == turn.seat
        happened += session.submit(turn.action)
        if LESSON.turns_taken(session) == AFTER_RAID:
            assert Fined(1, 2, 2, 0) in happened
            assert [player.vp for player in session.state.players] == [8, 5, 6]
    assert LESSON.turns_taken(session) == len(TURNS)
    chips = [(event.seat, event.chip) for event in happened if isinstance(event, ChipDrawn)]
    assert chips[:5] == [(2, "black"), (0, "black"), (1, "black"), (1, "black"), (2, "white")]
    assert [event.seat for event in happened if isinstance(event, SealReached)] == [LEARNER, CITRA, BUDI]
    assert next(event.tile for event in happened if isinstance(event, HutPlaced)) == "I-05"
    assert session.state.round == 7


def test_rounds_are_skipped_to_where_a_second_worker_is_gained() -> None:
    session = game()
    for turn in TURNS[:AFTER_MIDDLE_GAME]:
        session.submit(turn.action)
    state = session.state
    assert (state.round, state.chips, state.players[LEARNER].workers) == (5, [5, 1, 2], (COURTHOUSE,))
    assert state.flagged[HELPERS] == LEARNER


def test_the_steps_name_lots_prices_and_buildings_as_they_are() -> None:
    session = game()
    for turn in TURNS[:FREE]:
        session.submit(turn.action)
    state, told = session.state, " ".join(step.text for step in STEPS)
    assert state.prices[BUDIS_LOT] == state.prices[CITRAS_LOT] == 3
    assert state.prices[BRICKWORKS] == 1
    for area in (
        BRICKWORKS,
        BUILDER,
        SMUGGLERS,
        MARKET,
        BRICK_PIT,
        WEAVER,
        PAWNSHOP,
        COURTHOUSE,
        HELPERS,
        PLAN,
        DEN,
        MILL,
    ):
        assert state.scenario.buildings[state.built[area]].title.split(" (")[0] in told
    for area in (
        BRICKWORKS,
        BUILDER,
        SMUGGLERS,
        MARKET,
        BRICK_PIT,
        BUDIS_LOT,
        CITRAS_LOT,
        HELPERS,
        PLAN,
        DEN,
        MILL,
        LAST_LOT,
    ):
        assert str(state.scenario.name[area]) in told


def test_a_learner_plays_the_lesson_with_the_mouse_and_wrong_turns_are_refused_kindly(
    learner: SingaporeLearner,
) -> None:
    learner.play_to_the_end()
    learner.qtbot.waitUntil(lambda: learner.is_asked, timeout=20_000)  # the game goes on freely
    assert learner.bridge.made > len(TURNS)


def test_each_step_can_be_done_for_the_learner_and_all_that_is_told_is_seen_at_1366x768(
    learner: SingaporeLearner,
) -> None:
    window, seen = learner.program.window, []
    while True:
        learner.wait_for_step()
        card, docks = learner.card, window.docks
        if learner.lesson.at not in seen:
            seen.append(learner.lesson.at)
            assert not card.must_be_scrolled
            assert [label.text() for label in texts(card.widget) if is_cut(label)] == []
            if learner.lesson.waits and learner.panel.primary.isVisible():
                primary = learner.panel.primary
                assert primary.visibleRegion().boundingRect() == primary.rect()
            assert docks.lesson
            assert docks.lesson.isVisible()
            assert BoardToolbarPage.of(window).without_room == []
        if learner.is_at_end:
            break
        (card.have_done if learner.lesson.waits else card.go_on)()
    assert seen == list(range(len(STEPS)))


@pytest.mark.usefixtures("undressed")
def test_in_a_small_window_the_prompt_and_the_tools_of_a_lesson_share_a_row(program: Program, qtbot: QtBot) -> None:
    program.window.appearance.put_on()
    program.window.resize(1366, 768)
    begin_lesson(program, "Singapore")
    learner = SingaporeLearner(program, qtbot)
    learner.wait_for_step()
    bar = BoardToolbarPage.of(program.window)
    commands, play = bar.commands, program.window.play
    assert bar.is_in_one_row
    assert not {play.hint, play.pause, play.one, play.on} & set(commands)
    assert {play.undo, play.redo} < set(commands)


def test_opponents_wait_until_the_learner_has_read_on(learner: SingaporeLearner) -> None:
    assert LESSON.turns_taken(learner.bridge.session) == 0
    assert learner.bridge.waits_for
    learner.go_to(AFTER_RAID)
    assert learner.bridge.question
    assert learner.bridge.question.seat == CITRA
    assert learner.bridge.waits_for
    assert STEPS[learner.lesson.at].until == AFTER_RAID


def test_only_the_lot_that_is_asked_for_is_marked_on_the_board_and_in_the_list(learner: SingaporeLearner) -> None:
    taken = next(n for n, turn in enumerate(TURNS) if turn.action == PlaceFlag(BUDIS_LOT))
    learner.go_to(taken)
    learner.wait_for_step()
    board, panel = learner.table.board, learner.table.decision.panel
    assert isinstance(panel, LotPanel)
    assert board.scene.targets == board.highlighted == (BUDIS_LOT,)
    lots = panel.places.values
    assert [lot for row, lot in enumerate(lots) if panel.places.is_pointed_out(row)] == [BUDIS_LOT]
    assert len(lots) > 1


def test_while_a_step_is_only_to_be_read_nothing_can_be_chosen(learner: SingaporeLearner) -> None:
    learner.go_to(next(n for n, turn in enumerate(TURNS) if turn.action == PlaceFlag(MARKET)))
    assert STEPS[learner.lesson.at].title == "Round 1"
    made, decision = learner.bridge.made, learner.table.decision
    assert decision.panel is None
    assert "Press Next in the tutorial." in Page(decision.host).labels()
    assert learner.table.board.scene.targets == ()
    learner.bridge.submit(PlaceFlag(MARKET), made)
    assert learner.bridge.made == made
    learner.card.go_on()
    assert isinstance(decision.panel, LotPanel)
    learner.card.go_back()
    assert isinstance(decision.panel, LotPanel)  # what was reached stays possible


@pytest.mark.usefixtures("undressed")
def test_the_buttons_stay_where_they_are_from_step_to_step_above_the_chapters(learner: SingaporeLearner) -> None:
    learner.program.window.appearance.put_on()
    begun = [step.title for step in STEPS if step.begins_chapter]
    places = set()
    while learner.lesson.at < 12:
        learner.wait_for_step()
        card = learner.card.widget
        QApplication.processEvents()
        places.add(card.back.mapTo(card, QPoint()))
        assert card.chapters.isVisible()
        assert sum(title in read_of(Rich(card.chapters.text())) for title in begun) >= 3
        (learner.card.have_done if learner.lesson.waits else learner.card.go_on)()
    assert len(places) == 1


def test_the_keyboard_is_on_the_button_that_leads_on_at_first(learner: SingaporeLearner) -> None:
    assert learner.program.window.focusWidget() is learner.card.widget.next


def test_the_end_of_a_turn_stands_out_only_where_it_is_asked_for(learner: SingaporeLearner) -> None:
    taken = next(n for n, turn in enumerate(TURNS) if turn.action == Walk("II-10"))
    stands_out = []
    for n in range(taken, taken + 4):
        learner.go_to(n)
        panel = learner.table.decision.panel
        assert isinstance(panel, TurnPanel)
        assert panel.primary
        stands_out.append(panel.primary.isEnabled() and panel.primary.accessibleName().startswith("End turn"))
    assert stands_out == [False, False, False, True]


def test_no_choice_on_the_board_is_marked_where_the_turn_is_to_be_ended(learner: SingaporeLearner) -> None:
    learner.go_to(next(n for n, turn in enumerate(TURNS) if turn.action == ROAD) + 1)
    assert STEPS[learner.lesson.at].title == "End your turn"
    learner.open_page("Roads")
    assert learner.table.board.scene.targets == ()


def test_the_step_on_roads_frames_the_tabs_of_the_panel_alone(learner: SingaporeLearner) -> None:
    learner.go_to(next(n for n, turn in enumerate(TURNS) if turn.action == ROAD))
    assert STEPS[learner.lesson.at].title == "Build a road"
    panel = learner.table.decision.panel
    assert isinstance(panel, TurnPanel)
    assert learner.lesson.ring
    assert learner.lesson.ring.part is panel.tabs.tabBar()
    assert learner.lesson.ring.isVisible()


def test_a_raid_is_explained_beside_the_chips(learner: SingaporeLearner) -> None:
    learner.go_to(AFTER_RAID)
    while STEPS[learner.lesson.at].title != "A raid":
        learner.card.go_on()
        learner.wait_for_step()
    chips = learner.table.chips  # type: ignore[attr-defined]
    assert learner.lesson.ring
    assert learner.lesson.ring.part is chips
    assert chips.isVisible()
    texts = [label.text() for label in Page(chips).parts(QLabel) if label.text()]
    assert texts[0] == "Citra draws a white chip: a raid!", "what is drawn, not what lies there after it"
    assert any(text.startswith("2 chips + 0 opium = 2; pays") for text in texts), "Budi had two"
    assert chips.room.verticalScrollBar().maximum() == 0
    while STEPS[learner.lesson.at].title != "Round 2":
        learner.card.go_on()
        learner.wait_for_step()
    assert not chips.isVisible()


def test_the_lesson_is_left_during_the_raid_and_gone_on_with(learner: SingaporeLearner) -> None:
    learner.go_to(AFTER_RAID)
    at, made = learner.lesson.at, learner.bridge.made
    learner.leave()
    learner.come_back("Singapore", f"{at + 1} of {len(STEPS)}")
    assert (learner.lesson.at, learner.bridge.made) == (at, made)
    learner.read_on()
    assert STEPS[learner.lesson.at].title == "Build New Helpers"


def test_a_chip_is_taken_back_and_told_again_and_the_lesson_can_start_over(learner: SingaporeLearner) -> None:
    joining = next(n for n, turn in enumerate(TURNS) if turn.action == Join(WEAVER))
    learner.go_to(joining + 1)
    chips = learner.state.chips[LEARNER]
    assert chips == 1
    learner.program.window.play.undo.trigger()
    assert learner.state.chips[LEARNER] == 0
    assert STEPS[learner.lesson.at].accepts
    assert learner.lesson.waits
    learner.click_area(WEAVER)
    assert learner.state.chips[LEARNER] == 1
    learner.card.start_over()
    assert (learner.lesson.at, LESSON.turns_taken(learner.bridge.session)) == (0, 0)


def test_the_free_turn_ends_when_the_learner_ends_it() -> None:
    session = game()
    for turn in TURNS[:FREE]:
        session.submit(turn.action)
    session.submit(Join(MILL))
    assert LESSON.turns_taken(session) == FREE
    session.submit(Pass())
    assert LESSON.next_turn(session) is None


@pytest.mark.parametrize(("lots", "goes_on"), [((BUDIS_LOT, CITRAS_LOT), True), ((CITRAS_LOT, BUDIS_LOT), False)])
@pytest.mark.usefixtures("program")
def test_a_lesson_that_was_left_under_an_older_script_starts_over(lots: tuple[str, str], goes_on: bool) -> None:
    """Earlier the learner chose which of the others got which lot."""
    lock = SaveLock(LESSON.file)
    open_game = LESSON.begun(lock)
    session, flags = open_game.session, map(PlaceFlag, lots)
    before = next(n for n, turn in enumerate(TURNS) if turn.action == PlaceFlag(BUDIS_LOT))
    for action in (*(turn.action for turn in TURNS[:before]), *flags):
        session.submit(action)
    decisions = [(entry.seat, entry.action) for entry in session.entries]
    LESSON.file.parent.mkdir()
    JournalFile(LESSON.file).write(open_game.header, decisions, None)
    assert (LESSON.left_off(lock) is not None) == goes_on
