"""Names of players and maps are no more than names, wherever they are shown, said or written."""

from __future__ import annotations

import html
from collections import Counter
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
import shiboken6
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QMenu
from pytestqt.qtbot import QtBot

from indonesia_qt.board.files import board_file
from indonesia_qt.board.model import BoardMap
from indonesia_qt.core.bots import bot_chance
from indonesia_qt.files import paths
from indonesia_qt.files.paths import BOARD_FILE, GAME_FILE
from indonesia_qt.games.indonesia.analysis.why import Why
from indonesia_qt.games.indonesia.bots.explain import Candidate, Explanation
from indonesia_qt.games.indonesia.bots.rules_of_thumb import RandomBot
from indonesia_qt.games.indonesia.rules.phases.acquisitions import ChooseDeed
from indonesia_qt.games.indonesia.rules.view import needs_secrets
from indonesia_qt.library import load_map
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.charts.chart_window import ChartsWindow
from indonesia_qt.ui.games.indonesia.final_screen import IndonesiaResult
from indonesia_qt.ui.games.indonesia.game_view import IndonesiaView
from indonesia_qt.ui.games.indonesia.ledger_view import LedgerList
from indonesia_qt.ui.games.indonesia.panels import QUESTIONS
from indonesia_qt.ui.games.indonesia.year_page import YearPage
from indonesia_qt.ui.play.recap_box import RecapBox
from indonesia_qt.ui.settings.command_palette import CommandPalette
from indonesia_qt.ui.table.games import open_controller
from indonesia_qt.ui.table.games.game_choices import RECENT
from indonesia_qt.ui.table.games.load_dialog import LoadDialog
from indonesia_qt.ui.table.games.new_game_controller import BranchesDialog
from indonesia_qt.ui.table.games.new_game_dialog import NewGameDialog
from indonesia_qt.ui.table.games.start_cards import LastGame
from indonesia_qt.ui.table.hints import HintCard
from indonesia_qt.ui.table.panels.choice_list import ChoiceList
from indonesia_qt.ui.table.privacy import HandOverPanel, PeekPanel
from indonesia_qt.ui.table.window.main_window import MainWindow
from indonesia_qt.ui.widgets.plain_text import Label, MessageBox
from tests.ui.hostile import MARKUP, TURNED, Watch, hostile, walk, with_hostile_names
from tests.ui.pages.boxes import ProgressPage
from tests.ui.pages.page import Page, owned
from tests.ui.pages.saved_games import SavedGamesPage
from tests.ui.pages.settings import PalettePage
from tests.ui.table.new_games import new_game

MAP, SEED = "philippines", 2
"""A game of chance on it asks every question."""

EVERYWHERE = ("action", "button", "description", "item, AccessibleTextRole", "item, DisplayRole", "item, ToolTipRole")
EVERYWHERE += ("heard", "label", "name", "title", "tool tip", "tool tip at the pointer")
WINDOWS = (
    MainWindow,
    ChartsWindow,
    LastGame,
    LedgerList,
    LoadDialog,
    MessageBox,
    NewGameDialog,
    QMenu,
)
WINDOWS += (BranchesDialog, RecapBox, IndonesiaResult, YearPage)
LONG = "w" * 100


def test_a_watch_sees_what_a_careless_label_opens(watch: Watch, qapp: QApplication) -> None:
    assert qapp
    label = QLabel(MARKUP)
    label.sizeHint()
    assert watch.opened()
    with pytest.raises(AssertionError):
        walk()
    shiboken6.delete(label)


@pytest.fixture
def game(program: Program) -> IndonesiaView:
    """A table of three people on a map, all of which have hostile names."""
    shipped = load_map(MAP)
    folder = paths.own_maps() / MAP
    folder.mkdir(parents=True)
    board_file.write(with_long_names(with_hostile_names(shipped.board)), folder / BOARD_FILE)
    (folder / GAME_FILE).write_bytes((shipped.folder / GAME_FILE).read_bytes())
    program.window.preferences.set("privacy", "off")
    choice = new_game("human", "human", "human", seed=SEED, map=MAP)
    seats = tuple(replace(seat, name=hostile(number)) for number, seat in enumerate(choice.seats))
    program.new_game(replace(choice, seats=seats))
    assert program.table
    return program.table


def with_long_names(board: BoardMap) -> BoardMap:
    """The board with longer names of places, each one word."""
    provinces = tuple(replace(province, name=province.name + LONG) for province in board.provinces)
    return replace(board, provinces=provinces, seas=tuple(replace(sea, name=sea.name + LONG) for sea in board.seas))


def decide(table: IndonesiaView) -> Any:
    session = table.bridge.session
    asked = session.question
    assert asked
    view = session.game.view(session.state, asked.seat)
    return session.submit(RandomBot().choose(view, asked, bot_chance(1, len(session.entries))))


def show(table: IndonesiaView, events: Any = ()) -> None:
    table.bridge.changed.emit(events)
    QApplication.processEvents()


def test_every_question_shows_names_as_they_are(program: Program, game: IndonesiaView, watch: Watch) -> None:
    found: Counter[str] = Counter()
    shown: set[type] = set()
    while (asked := game.bridge.session.question) is not None:
        if type(asked) not in shown:
            shown.add(type(asked))
            show(game)
            touch(program, game)
            found += walk()
            assert not watch.opened(), asked
            assert game.decision.prompt.text.text().endswith((".", "?")), "the question is whole"
            assert clipped(program.window) == []
        decide(game)
    assert shown == set(QUESTIONS)
    assert not [where for where in EVERYWHERE if not found[where]]


def clipped(window: MainWindow) -> list[str]:
    """The texts that have no room for a word of theirs."""
    QApplication.processEvents()  # they come to their sizes
    labels = Page(window).parts(Label)
    return [
        f"{type(label).__name__}: {label.text()}" for label in labels if label.minimumSizeHint().width() > label.width()
    ]


def touch(program: Program, table: IndonesiaView) -> None:
    """Choose in each list, point at a place and ask for its menu, and choose a place that can't be chosen."""
    assert program.window.map
    for listed in owned(program.window, ChoiceList):
        listed.setCurrentRow(listed.count() - 1)
    area = next(iter((*table.board.scene.targets, *table.view.scenario.land_neighbours)))
    table.board.scene.area_hovered.emit(area)
    program.window.map.card.show_now()
    table.board.scene.area_context.emit(area, QPoint())
    why_not = [table.decision.panel.why_not(sea) for sea in table.view.scenario.sea_neighbours]
    table.refused.emit(next(filter(None, why_not), ""))


def test_all_that_is_told_of_a_game_shows_names_as_they_are(
    program: Program, game: IndonesiaView, watch: Watch, qtbot: QtBot
) -> None:
    found: Counter[str] = Counter()
    window = program.window

    def do(*commands: str) -> None:
        for id in commands:
            window.commands.actions[id].trigger()
            QApplication.processEvents()
            found.update(walk())

    end_year(game, 3)
    window.show_message(hostile(0))
    window.tell("A message", hostile(0))
    game.news.emit((hostile(0),))
    program.problems.errors.show(ValueError(hostile(0)))
    found.update(walk())
    line = next(line for line in game.log.pane.lines if MARKUP in line.text)
    game.log.pane.view.menu_requested.emit(line, QPoint())
    game.show_ledger(0, "cash")
    leave_a_line(game)
    show(game)
    do("answers", "board_table", "charts", "earlier_lines", "palette", "year_back", "present")
    close_dialogs()
    do("settings", "shortcuts", "report", "copy")
    close_dialogs()
    while game.bridge.session.question is not None:
        decide(game)
    show(game)
    game.show_ledger(0, "total")
    found += walk()
    window.preferences.settings.set(f"{RECENT}/seat0_name", MARKUP)
    do("start", "open", "new")
    qtbot.waitUntil(lambda: MARKUP in SavedGamesPage.of(window).players(0))
    found += walk()
    assert not [one for one in WINDOWS if not found[one.__name__]]
    assert not watch.opened()


def test_the_progress_of_a_replay_shows_names_as_they_are(
    program: Program, game: IndonesiaView, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(open_controller, "PATIENCE_MS", -1)
    monkeypatch.setattr(open_controller, "INTERVAL_MS", -1)
    for _ in range(5):
        decide(game)
    file, walked = program.file, list[Counter[str]]()
    assert file
    program.show_start()

    def look() -> None:
        assert ProgressPage.of(program.window)
        walked.append(walk())

    QTimer.singleShot(0, program.window, look)
    assert program.open(file)
    assert walked
    assert not watch.opened()


def leave_a_line(table: IndonesiaView) -> None:
    """Take the last decision back, and decide otherwise."""
    session = table.bridge.session
    left = session.entries[-1].action
    session.undo()
    asked = session.question
    assert asked
    session.submit(next(action for action in asked.actions(session.state) if action != left))


def close_dialogs() -> None:
    """Close what lies before the window, so that it isn't read again."""
    for top in QApplication.topLevelWidgets():
        if isinstance(top, QDialog):
            top.close()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_advice_and_curtains_show_names_as_they_are(program: Program, game: IndonesiaView, watch: Watch) -> None:
    found: Counter[str] = Counter()
    hint = game.decision.host.hint
    while not isinstance(game.bridge.session.question, ChooseDeed):
        decide(game)
    show(game)
    asked = game.bridge.session.question
    best = [Candidate(action, 100, 50) for action in asked.actions(game.view)[:2]]
    hint.show_hint(game.view, asked, Explanation(tuple(best), Why("only", amount=100)), thinks=False)
    hint.more.click()
    program.window.commands.actions["palette"].trigger()
    palette = PalettePage.of(program.window)
    palette.find("img")
    found += walk()
    palette.widget.close()
    for way in ("peek", "curtain"):
        program.window.preferences.set("privacy", way)
        while not (asked := game.bridge.session.question) or not needs_secrets(game.bridge.session.state, asked):
            decide(game)
        show(game)
        found += walk()
    assert not [one for one in (CommandPalette, HintCard, PeekPanel, HandOverPanel) if not found[one.__name__]]
    assert not watch.opened()


def end_year(table: IndonesiaView, year: int) -> None:
    """Decide until a year is over, and show its last decision like any other."""
    while table.bridge.session.state.year <= year:
        events = decide(table)
    table.bridge.session.undo()
    show(table)
    table.bridge.session.redo()
    show(table, events)


def test_what_is_written_holds_names_as_they_are(
    program: Program, game: IndonesiaView, watch: Watch, tmp_path: Path
) -> None:
    for _ in range(20):
        decide(game)
    show(game)
    page, text, board = (tmp_path / f"game.{kind}" for kind in ("html", "txt", "svg"))
    program.exports.write_log(page)
    program.exports.write_log(text)
    program.exports.write_board(board)
    assert "<img" not in page.read_text(encoding="utf-8")
    assert html.escape(MARKUP) in page.read_text(encoding="utf-8")
    assert MARKUP in text.read_text(encoding="utf-8")
    assert TURNED not in text.read_text(encoding="utf-8")
    assert MARKUP in (ElementTree.parse(board).getroot()[0].text or "")
    assert not watch.opened()
