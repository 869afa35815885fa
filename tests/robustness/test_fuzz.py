"""Random events in the real window, over all phases: no error, no warning, and it can always be gone on."""

from __future__ import annotations

import time
from random import Random
from types import SimpleNamespace
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QMenu, QToolButton
from pytestqt.exceptions import format_captured_exceptions
from pytestqt.logging import _QtMessageCapture
from pytestqt.qtbot import QtBot

from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy
from indonesia_qt.games.indonesia.rules.events import PhaseBegan
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.editor.editor_window import EditorWindow
from indonesia_qt.ui.games.indonesia.panels.deliveries import DeliveryPanel
from indonesia_qt.ui.games.indonesia.panels.turn_order import BidPanel
from indonesia_qt.ui.play.session_bridge import SessionBridge
from indonesia_qt.ui.table.panels.past import PastPanel
from indonesia_qt.ui.table.tutorial.guided_bridge import GuidedBridge
from tests.conftest import largest_memory
from tests.robustness.fuzzer import Fuzzer
from tests.ui.conftest import delete_windows
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import new_game
from tests.ui.table.test_whole_games import PHASES

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

BURST = 20
"""Events before somebody plays with sense again."""
ANSWERS = 2
"""How many decisions he makes then, with the mouse."""
LEAP = 6
"""How many a bot makes after that, so that the next burst comes to another part of the game."""

MOST_SECONDS, MOST_MB = 2400, 1000
"""The processor time that 20,000 events take at the most, and the memory that they add."""


@pytest.fixture(autouse=True)
def still() -> None:
    """In this file things move as they do for players: events come meanwhile."""


class Patient:
    """Plays on after a burst of random events, wherever they have led."""

    def __init__(self, program: Program, qtbot: QtBot, chance: Random) -> None:
        self.program, self.qtbot, self.chance = program, qtbot, chance
        self.mouse = Mouse(program)
        self.phases: set[str] = set()

    @property
    def bridge(self) -> SessionBridge:
        assert self.program.table
        return self.program.table.bridge

    def new_game(self) -> None:
        if self.program.table:
            happened = [event for entry in self.bridge.session.entries for event in entry.events]
            self.phases |= {event.phase for event in happened if isinstance(event, PhaseBegan)}
        players = self.chance.choice([("human", "human"), ("human", "human", "human"), ("human", "greedy", "human")])
        self.program.new_game(new_game(*players, seed=self.chance.randrange(10_000)))
        self.bridge.pause_ms = 0

    def tidy_up(self) -> None:
        """Close menus and dialogs, and see the whole board."""
        for _ in range(20):
            open_now = QApplication.activePopupWidget() or QApplication.activeModalWidget()
            if open_now is None:
                break
            QTest.keyClick(open_now, Qt.Key.Key_Escape)
            QApplication.processEvents()
        assert QApplication.activePopupWidget() is None
        assert QApplication.activeModalWidget() is None
        window = self.program.window
        for dialog in window.findChildren(QDialog):
            if dialog.isVisible():
                dialog.close()
        for editor in QApplication.topLevelWidgets():
            if isinstance(editor, EditorWindow) and editor.isVisible():
                assert editor.close()
                editor.deleteLater()
                delete_windows()  # or the next looks would be put on it, too
        # On the start screen there is no table, and the lesson takes only the answers that it asks for.
        if self.program.table is None or isinstance(self.bridge, GuidedBridge):
            self.new_game()
        if window.docks.decision.isHidden():
            window.commands.actions["docks"].trigger()
        window.showNormal()
        window.resize(1366, 768)
        QApplication.processEvents()
        window.commands.actions["reset_layout"].trigger()  # parts may have been dragged until nothing of them is seen
        QApplication.processEvents()
        window.board.fit.trigger()
        self.bridge.set_paused(False)
        self.bridge.pause_ms = 0

    def play_on(self) -> None:
        """Make some decisions; each one must be possible."""
        self.tidy_up()
        for _ in range(ANSWERS):
            if self.bridge.question is None or not any(map(self.bridge.is_human, range(len(self.bridge.seats)))):
                self.new_game()
            self.qtbot.waitUntil(self.is_persons_turn, timeout=60_000)
            if self.bridge.question is not None:
                self.decide()
        self.leap()

    def leap(self) -> None:
        """Let a bot decide for everybody, which the window shows at once when it is done."""
        self.bridge.set_paused(True)
        session, bot = self.bridge.session, Greedy()
        for _ in range(LEAP):
            if (asked := session.question) is not None:
                session.submit(bot.choose(session.game.view(session.state, asked.seat), asked, self.chance))
        self.bridge.changed.emit(())
        self.bridge.set_paused(False)

    def is_persons_turn(self) -> bool:
        asked = self.bridge.question
        return asked is None or self.bridge.is_human(asked.seat)

    def decide(self) -> None:
        """Make one decision. The window may still be laid out anew, so that a first click misses."""
        made, missed = self.bridge.made, AssertionError("no answer arrived")
        for _ in range(4):
            try:
                self.answer()
            except AssertionError as error:
                missed = error
            if self.bridge.made != made:
                return
        raise AssertionError(f"{type(self.mouse.panel).__name__} takes no answer") from missed

    def answer(self) -> None:
        panel = self.mouse.panel
        if isinstance(panel, PastPanel):
            self.mouse.return_to_present()
        elif isinstance(panel, BidPanel):
            self.mouse.confirm()
        elif isinstance(panel, DeliveryPanel):
            panel.why.setChecked(False)
            panel.tabs.setCurrentIndex(0)
            self.mouse.ship()
        else:
            self.mouse.answer()


def run(program: Program, qtbot: QtBot, qtlog: _QtMessageCapture, events: int, seed: int) -> Patient:
    """Send so many events in bursts, and play on after each."""
    chance = Random(seed)
    patient = Patient(program, qtbot, chance)
    patient.new_game()
    fuzzer = Fuzzer(program, chance)
    for burst in range(events // BURST):
        fuzzer.last.clear()
        with qtbot.captureExceptions() as exceptions:
            try:
                for _ in range(BURST):
                    fuzzer.event()
                patient.play_on()
            except BaseException as error:
                error.add_note(f"burst {burst} of seed {seed}: {'; '.join(fuzzer.last)}")
                raise
        assert not exceptions, f"burst {burst}: {'; '.join(fuzzer.last)}\n{format_captured_exceptions(exceptions)}"
        warnings = [record.message for record in qtlog.records if not record.ignored]
        assert not warnings, f"burst {burst}: {'; '.join(fuzzer.last)}\n{warnings}"
    return patient


def test_random_events(program: Program, qtbot: QtBot, qtlog: _QtMessageCapture) -> None:
    run(program, qtbot, qtlog, 250, seed=1)


@pytest.mark.timeout(30)
def test_a_click_that_waits_for_a_menu_does_not_stop_the_events(qtbot: QtBot) -> None:
    """The menu of a button waits for an answer in a loop of its own."""
    window, opened = QMainWindow(), []
    button = QToolButton(text="Menu")
    menu = QMenu(button)
    menu.addAction("One")
    menu.aboutToShow.connect(lambda: opened.append(menu))
    button.setMenu(menu)
    button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
    window.setCentralWidget(button)
    qtbot.addWidget(window)
    window.show()
    fuzzer = Fuzzer(cast(Program, SimpleNamespace(window=window)), Random(1))
    fuzzer.ways = (fuzzer.click_anywhere,)
    for _ in range(20):
        fuzzer.event()
    assert opened
    assert QApplication.activePopupWidget() is None


@pytest.mark.parametrize("command", ["learn", "start"])
def test_it_is_gone_on_with_after_events_that_left_the_game(program: Program, qtbot: QtBot, command: str) -> None:
    patient = Patient(program, qtbot, Random(1))
    patient.new_game()
    left = patient.bridge
    program.window.commands.actions[command].trigger()

    patient.play_on()
    assert patient.bridge is not left
    assert not isinstance(patient.bridge, GuidedBridge)


def test_a_map_editor_that_events_opened_is_closed(program: Program, qtbot: QtBot) -> None:
    patient = Patient(program, qtbot, Random(1))
    patient.new_game()
    program.window.commands.actions["editor"].trigger()
    QTest.keyClick(QApplication.activeModalWidget() or program.window, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: any(isinstance(window, EditorWindow) for window in QApplication.topLevelWidgets()))

    patient.tidy_up()
    assert not any(isinstance(w, EditorWindow) and w.isVisible() for w in QApplication.topLevelWidgets())


@pytest.mark.soak
@pytest.mark.timeout(4 * 3600)
@pytest.mark.parametrize("seed", [2, 3, 4])
def test_twenty_thousand_random_events(program: Program, qtbot: QtBot, qtlog: _QtMessageCapture, seed: int) -> None:
    began, before = time.process_time(), largest_memory()
    patient = run(program, qtbot, qtlog, 20_000, seed)
    took, grown = time.process_time() - began, largest_memory() - before
    print(f"{took:.0f} s of processor time, {grown} MB more")  # noqa: T201
    assert took < MOST_SECONDS
    assert grown < MOST_MB
    patient.new_game()
    assert set(PHASES) <= patient.phases
