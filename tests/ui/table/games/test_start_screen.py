"""The start screen: the last game is one key away, and everything else one click."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontInfo
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from indonesia_qt.board.files import board_file
from indonesia_qt.files import paths
from indonesia_qt.files.paths import BOARD_FILE, shipped_maps
from indonesia_qt.games import OWN_GAMES, definition_of
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.app.start import make_window
from indonesia_qt.ui.board.background.painter_paths import joined, line_path, shape_path
from indonesia_qt.ui.settings.preferences import LANGUAGES
from indonesia_qt.ui.shell.game_offer import OFFERS
from indonesia_qt.ui.style.theme import MAP_FAMILY, TEXT_FAMILY, THEMES
from indonesia_qt.ui.table.games import open_game
from indonesia_qt.ui.table.games.start_screen import coasts
from tests.soak import soak_but
from tests.ui.pages.boxes import MessagePage, last_message
from tests.ui.pages.new_game import NewGamePage
from tests.ui.pages.page import owned, settle
from tests.ui.pages.saved_games import SavedGamesPage
from tests.ui.pages.settings import SettingsPage
from tests.ui.pages.start_screen import StartPage
from tests.ui.table.new_games import Begin

LOCK = """
import sys, os
from PySide6.QtCore import QLockFile
lock = QLockFile(sys.argv[1])
lock.tryLock(0)
os._exit(1)
"""
"""A program that has a saved game and ends as if it were killed."""


@pytest.fixture
def restarted(own_data: Path) -> Iterator[Callable[[], Program]]:
    """Starts the program once more, at 1366x768."""
    assert own_data
    begun: list[Program] = []

    def start() -> Program:
        program = Program(make_window())
        begun.append(program)
        program.window.resize(1366, 768)
        program.start()
        QApplication.processEvents()
        return program

    yield start
    for program in begun:
        program.window.close()
        program.window.deleteLater()
        program.deleteLater()


def played(begin: Begin, decisions: int = 4) -> Path:
    """A game of two people with some decisions, saved and left."""
    mouse = begin("human", "human")
    while len(mouse.table.bridge.session.entries) < decisions:
        mouse.answer()
    mouse.program.window.close()
    assert mouse.program.file
    return mouse.program.file


def test_the_last_game_is_told_with_its_board_and_enter_goes_on_with_it(
    begin: Begin, restarted: Callable[[], Program], qtbot: QtBot
) -> None:
    file = played(begin)
    program = restarted()
    page = StartPage.of(program.window)
    qtbot.waitUntil(lambda: page.has_picture)

    assert "Ana" in page.players
    assert "Budi" in page.players
    assert page.stands_at.startswith("Era A · Year 1")
    assert "to play" in page.stands_at
    assert "Indonesia" in page.date
    assert page.warning == ""
    QTest.keyClick(page.widget.focusWidget() or page.widget, Qt.Key.Key_Return)
    assert program.file == file
    assert program.table
    assert len(program.table.bridge.session.entries) == 4


def test_without_a_game_the_first_choice_is_a_new_one(restarted: Callable[[], Program]) -> None:
    program = restarted()
    page = StartPage.of(program.window)
    screen = page.widget

    assert not page.has_last
    QTest.keyClick(screen, Qt.Key.Key_Return)
    assert NewGamePage.of(program.window)


def damaged(name: str, seconds: float) -> Path:
    """A file that is no game, played so many seconds after now."""
    file = paths.saves() / f"{name}.indonesia"
    file.write_text("no game\n", encoding="utf-8")
    os.utime(file, (time.time() + seconds, time.time() + seconds))
    return file


def test_the_last_game_that_can_be_played_is_offered_and_a_line_leads_to_the_damaged_ones(
    begin: Begin, restarted: Callable[[], Program], qtbot: QtBot
) -> None:
    file = played(begin)
    damaged("older", -1000)
    for number in (1, 2):
        damaged(f"newer {number}", number)
    program = restarted()
    page = StartPage.of(program.window)
    qtbot.waitUntil(lambda: page.has_picture)
    assert "Ana" in page.players
    assert page.damaged == "2 newer saved games can’t be opened"
    page.list_damaged()
    listed = SavedGamesPage.of(program.window)
    qtbot.waitUntil(lambda: listed.is_read)
    assert sorted(listed.names[:2]) == ["newer 1", "newer 2"]
    listed.close()

    page.go_on()
    assert program.file == file
    assert not MessagePage.all_of(program.window)


def test_to_go_on_before_all_is_read_opens_the_last_game_that_can_be_played_too(
    begin: Begin, restarted: Callable[[], Program]
) -> None:
    file = played(begin)
    damaged("newer", 1)
    program = restarted()
    StartPage.of(program.window).go_on()
    assert program.file == file
    assert "newer.indonesia" in MessagePage.of(program.window).text


def test_where_no_game_can_be_played_a_new_one_is_in_front_and_the_reason_is_said(
    program: Program, qtbot: QtBot
) -> None:
    paths.saves().mkdir(parents=True)
    damaged("first", -1)
    damaged("second", 0)
    program.start()
    page = StartPage.of(program.window)
    qtbot.waitUntil(lambda: bool(page.damaged), timeout=30_000)
    assert "isn’t a saved game" in page.stands_at
    assert page.damaged == "No saved game can be opened"
    assert not page.can_go_on
    QTest.keyClick(page.widget, Qt.Key.Key_Return)
    assert NewGamePage.of(program.window)


def test_who_prefers_it_goes_on_with_the_last_game_that_can_be_played(
    begin: Begin, restarted: Callable[[], Program]
) -> None:
    file = played(begin)
    damaged("newer", 1)
    first = restarted()
    first.window.preferences.set("at_start", "last")
    first.window.settings.sync()

    assert restarted().file == file


def test_a_dialog_that_is_cancelled_leaves_the_start_screen(restarted: Callable[[], Program]) -> None:
    program = restarted()
    StartPage.of(program.window).new_game()
    NewGamePage.of(program.window).cancel()

    page = StartPage.of(program.window)
    assert all(choice.isVisible() for choice in page.choices)
    page.settings()
    assert SettingsPage.of(program.window)


def test_who_prefers_it_goes_on_with_the_last_game_at_once(begin: Begin, restarted: Callable[[], Program]) -> None:
    file = played(begin)
    first = restarted()
    first.window.preferences.set("at_start", "last")
    first.window.settings.sync()

    assert restarted().file == file


def test_a_last_game_that_can_not_be_opened_leads_to_the_start_screen_with_a_sentence(
    begin: Begin, restarted: Callable[[], Program]
) -> None:
    file = played(begin)
    first = restarted()
    first.window.preferences.set("at_start", "last")
    first.window.settings.sync()
    file.write_bytes(file.read_bytes().replace(b'"seed":', b'"seed":' + b"9" * 400, 1))
    again = restarted()
    assert again.table is None
    assert "The random seed is too large." in last_message(again.window)
    assert all(choice.isVisible() for choice in StartPage.of(again.window).choices)


def test_also_when_something_unexpected_happens_while_it_is_opened(
    program: Program, begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    mouse = begin("human", "human")
    file = mouse.program.file
    program.controller.put_away()
    monkeypatch.setattr(open_game, "map_of", lambda *_, **__: 1 / 0)
    with pytest.raises(ZeroDivisionError):  # which the program reports
        program.start(file)
    QApplication.processEvents()
    assert all(choice.isVisible() for choice in StartPage.of(program.window).choices)


def test_a_game_is_put_away_for_the_start_screen_and_comes_back_as_it_stood(
    program: Program, begin: Begin, qtbot: QtBot
) -> None:
    mouse = begin("human", "human")
    for _ in range(5):
        mouse.answer()
    file, made = program.file, len(mouse.table.bridge.session.entries)
    program.window.commands.actions["start"].trigger()
    QApplication.processEvents()

    assert program.table is None
    assert program.window.map is None
    assert not program.window.docks.decision.isVisible()
    program.window.commands.actions["zoom_in"].trigger()
    program.window.commands.actions["docks"].trigger()
    page = StartPage.of(program.window)
    qtbot.waitUntil(lambda: page.has_picture)
    page.go_on()
    assert program.file == file
    assert program.table
    assert len(program.table.bridge.session.entries) == made
    assert program.window.docks.decision.isVisible()


def test_after_a_crash_it_says_what_there_is_of_the_game(
    begin: Begin, restarted: Callable[[], Program], qtbot: QtBot
) -> None:
    file = played(begin)
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    subprocess.run([sys.executable, "-c", LOCK, f"{file}.lock"], check=False, env=environment)
    program = restarted()
    page = StartPage.of(program.window)
    qtbot.waitUntil(lambda: bool(page.warning))

    assert page.warning.endswith("Your whole game was recovered (4 decisions).")


def test_a_damaged_last_game_is_told_with_the_reason(
    begin: Begin, restarted: Callable[[], Program], qtbot: QtBot
) -> None:
    file = played(begin)
    file.write_text("not a game\n", encoding="utf-8")
    page = StartPage.of(restarted().window)

    qtbot.waitUntil(lambda: "isn’t a saved game" in page.stands_at)


@pytest.mark.parametrize("scale", soak_but((200,), [100, 200]))
def test_the_button_that_goes_on_is_in_sight(
    begin: Begin, restarted: Callable[[], Program], qtbot: QtBot, undressed: None, scale: int
) -> None:
    assert undressed is None
    played(begin)
    program = restarted()
    if scale != 100:
        with qtbot.waitSignal(program.window.appearance.changed):
            program.window.preferences.set("scale", scale)
    page = StartPage.of(program.window)
    qtbot.waitUntil(lambda: page.has_picture)
    QApplication.processEvents()

    for button in (page.last.go_on, *page.choices):
        assert isinstance(button, QPushButton)
        if button is page.last.go_on or scale == 100:
            assert button.visibleRegion().boundingRect() == button.rect()


@pytest.mark.usefixtures("undressed")
def test_it_grows_with_the_window(restarted: Callable[[], Program], qtbot: QtBot) -> None:
    program = restarted()
    program.window.appearance.put_on()
    program.window.resize(1366, 768)
    settle()
    small = StartPage.of(program.window).choices[0].height()
    program.window.resize(2560, 1440)
    qtbot.waitUntil(lambda: StartPage.of(program.window).choices[0].height() > 1.2 * small, timeout=10_000)
    program.window.resize(1366, 768)
    qtbot.waitUntil(lambda: StartPage.of(program.window).choices[0].height() < 1.1 * small, timeout=10_000)


def test_arrows_and_tab_go_through_all_choices(begin: Begin, restarted: Callable[[], Program]) -> None:
    played(begin)
    page = StartPage.of(restarted().window)
    screen, wanted = page.widget, [page.widget.first, *(card.new for card in page.cards), *page.choices]
    screen.window().activateWindow()
    screen.first.setFocus()
    met = []
    for _ in wanted:
        met.append(screen.window().focusWidget())
        QTest.keyClick(screen.window().focusWidget(), Qt.Key.Key_Down)
    assert met == wanted
    QTest.keyClick(screen.window().focusWidget(), Qt.Key.Key_Tab)
    assert screen.window().focusWidget() is wanted[1]


@pytest.mark.parametrize("game", ["indonesia", "singapore"])
def test_each_game_is_begun_by_its_button_or_its_picture(restarted: Callable[[], Program], game: str) -> None:
    program = restarted()
    for begin in (StartPage.new_game, StartPage.click_picture):
        begin(StartPage.of(program.window), game)
        page = NewGamePage.of(program.window)
        assert page.choice.game == game
        page.cancel()


def test_the_game_that_was_begun_last_is_in_front_of_the_others(restarted: Callable[[], Program]) -> None:
    program = restarted()
    program.window.settings.set("new_game/game", "singapore")
    program.show_start()
    page = StartPage.of(program.window)
    assert [card.new.property("role") for card in page.cards] == [None, "primary"]
    QTest.keyClick(page.widget, Qt.Key.Key_Return)
    assert NewGamePage.of(program.window).choice.game == "singapore"


def test_a_game_that_is_not_there_any_more_is_in_front_of_none(restarted: Callable[[], Program]) -> None:
    program = restarted()
    program.window.settings.set("new_game/game", "ludo")
    program.show_start()
    QTest.keyClick(StartPage.of(program.window).widget, Qt.Key.Key_Return)
    assert NewGamePage.of(program.window).choice.game == "indonesia"


def test_each_game_has_a_picture_in_each_look(restarted: Callable[[], Program], qtbot: QtBot) -> None:
    page = StartPage.of(restarted().window)
    qtbot.waitUntil(lambda: not any(card.picture.pixmap().isNull() for card in page.cards))
    for card in page.cards:
        seen = []
        for theme in THEMES.values():
            card.draw(theme)
            image = card.picture.pixmap().toImage()
            assert image.size() == QSize(2 * card.picture.height(), card.picture.height())
            seen.append({image.pixel(x, y) for x in range(0, image.width(), 9) for y in range(0, image.height(), 9)})
        assert all(len(colours) > 12 for colours in seen)
        assert not set.intersection(*seen)


def test_games_are_presented_by_their_own_names() -> None:
    presented = {offer.game: offer.presentation.title for offer in OFFERS.values() if offer.presentation}
    assert presented == {game: definition_of(game).title for game in OWN_GAMES}


def test_before_the_first_game_the_language_can_be_chosen(begin: Begin, restarted: Callable[[], Program]) -> None:
    first = restarted()
    assert StartPage.of(first.window).languages == sorted(LANGUAGES.values())
    first.window.close()
    played(begin)
    assert StartPage.of(restarted().window).languages == []


@pytest.mark.usefixtures("undressed", "own_data")
def test_a_window_that_stands_before_the_application_is_dressed_gets_its_letters(qapp: QApplication) -> None:
    qapp.setStyleSheet("")
    qapp.setFont(QFont(MAP_FAMILY, 12))
    window = make_window()
    window.show()
    qapp.processEvents()
    window.appearance.put_on()
    qapp.processEvents()

    assert window.refusals.link.isVisible()
    assert QFontInfo(window.refusals.link.font()).family() == TEXT_FAMILY
    assert window.refusals.link.font().underline()
    window.close()
    window.deleteLater()


def test_the_coasts_of_the_islands_lie_behind_it(restarted: Callable[[], Program], qtbot: QtBot) -> None:
    screen = StartPage.of(restarted().window).widget

    def ground_at_the_left() -> set[int]:
        ground = screen.backdrop.grab().toImage()
        return {ground.pixel(20, y) for y in range(ground.height())}

    qtbot.waitUntil(lambda: len(ground_at_the_left()) > 2)
    assert screen.theme.interface.window in {QColor(colour).name() for colour in ground_at_the_left()}


def test_these_coasts_are_those_of_the_map() -> None:
    board = board_file.read(shipped_maps() / "indonesia" / BOARD_FILE)
    drawn = coasts()
    assert (drawn.width, drawn.height) == (board.width, board.height)
    land = joined(shape_path(province.shape) for province in board.provinces).simplified()
    outlined = joined(map(line_path, drawn.lines))
    places = [QPointF(x, y) for x in range(0, int(board.width), 20) for y in range(0, int(board.height), 20)]
    assert sum(land.contains(place) != outlined.contains(place) for place in places) < 0.01 * len(places)


class FirstSeen(QObject):
    """Notes where the parts of a window's start screen lie, and which pictures there are, when it is first painted."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__()
        self.window = window
        self.parts: dict[QWidget, tuple[QRect, bool]] = {}
        application = QApplication.instance()
        assert application
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        is_screen = isinstance(watched, QWidget) and watched.window() is self.window
        if event.type() == QEvent.Type.Paint and is_screen and not self.parts:
            self.parts = self.now()
        return False

    def now(self) -> dict[QWidget, tuple[QRect, bool]]:
        screen = self.window.centralWidget()
        assert screen
        return {
            part: (QRect(part.mapTo(self.window, QPoint()), part.size()), has_picture(part))
            for part in owned(screen, QWidget)
            if part.isVisible()
        }


def has_picture(part: QWidget) -> bool:
    return isinstance(part, QLabel) and not part.pixmap().isNull()


@pytest.mark.usefixtures("undressed")
@pytest.mark.parametrize("has_last", [False, True])
def test_its_first_picture_is_the_one_that_stays(program: Program, begin: Begin, qtbot: QtBot, has_last: bool) -> None:
    window = program.window
    window.appearance.put_on()
    settle()
    if has_last:
        mouse = begin("human", "human")
        mouse.answer()
        program.controller.put_away()
    seen = FirstSeen(window)
    program.show_start()
    page = StartPage.of(window)
    qtbot.waitUntil(lambda: bool(seen.parts))
    if has_last:
        qtbot.waitUntil(lambda: page.has_picture)
    settle()
    words = page.widget.last.players, page.widget.last.stands_at, page.widget.last.date
    late = {page.widget.last.board, *words}
    first, last = seen.parts, seen.now()
    assert {part: at for part, at in first.items() if part not in late} == {
        part: at for part, at in last.items() if part not in late
    }
    assert all(has_picture(card.picture) for card in page.cards)
