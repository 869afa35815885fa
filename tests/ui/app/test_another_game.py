"""A small game that is installed beside the program's own is played in the window like these."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from indonesia_qt.cli.command_line import run
from indonesia_qt.core.flow import CHANCE
from indonesia_qt.core.record import read
from indonesia_qt.library import map_of
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.board.marks import Piece
from indonesia_qt.ui.table.game_view import GameView
from indonesia_qt.ui.table.panels.answers import AnswersPanel
from indonesia_qt.ui.table.panels.result import ResultPanel
from indonesia_qt.ui.table.privacy import PeekPanel
from tests.games.installed import NIM, NIM_UI, Install
from tests.games.toy.definition import PRICE, Buy, Trade, points
from tests.games.toy.playing import install_toy
from tests.ui.pages.beats import BeatPage
from tests.ui.pages.hint import HintPage
from tests.ui.pages.new_game import NewGamePage
from tests.ui.pages.past import BannerPage
from tests.ui.pages.players import CardPage
from tests.ui.pages.saved_games import SavedGamesPage
from tests.ui.table.mouse import Mouse

WAIT_MS = 30_000


@pytest.fixture
def toy(install: Install, own_data: Path) -> None:
    install_toy(install, own_data)


land_auction = pytest.mark.usefixtures("toy")


def table(program: Program) -> GameView:
    assert program.table
    return program.table


def begin(program: Program, second: str = "human", third: str = "nobody", **options: str) -> Mouse:
    """Begin a game with the dialog, of two without a third; the coins are open, if not agreed otherwise."""
    program.window.commands.actions["new"].trigger()
    dialog = NewGamePage.of(program.window)
    dialog.choose_game("toy")
    dialog.choose_player(0, "human")
    dialog.choose_player(1, second)
    dialog.choose_player(2, third)
    dialog.choose_options(**({"coins": "open"} | options))
    dialog.write_seed("1")
    dialog.begin()
    program.window.activateWindow()
    QTest.qWaitForWindowActive(program.window)
    table(program).bridge.pause_ms = 0
    return Mouse(program)


def key(program: Program, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(program.window, key, modifier)


def buy(mouse: Mouse, lot: str) -> None:
    """Buy a lot by two clicks on it."""
    mouse.click_area(lot)
    mouse.click_area(lot)


def take(mouse: Mouse, answer: object) -> None:
    """Choose an answer in the list, and give it by the button."""
    (listed,) = mouse.lists
    mouse.choose_value(listed, answer)
    mouse.confirm()


def said(program: Program) -> list[str]:
    return [line.text for line in table(program).log.pane.lines]


@land_auction
def test_everything_is_in_sight_when_another_game_is_chosen(program: Program) -> None:
    program.window.commands.actions["new"].trigger()
    dialog = NewGamePage.of(program.window)
    assert dialog.games == ["Indonesia", "Singapore", "Land Auction"]
    dialog.choose_game("toy")
    choices = dialog.widget.choices
    QTest.qWait(0)
    assert choices.visibleRegion().boundingRect() == choices.rect()
    assert dialog.asks_for == ["Game", "Coins", "Seals", "Hidden information"]
    dialog.cancel()


@land_auction
def test_a_lot_is_bought_on_the_board_and_chance_decides_then(program: Program) -> None:
    mouse = begin(program)
    assert isinstance(mouse.panel, AnswersPanel)
    buy(mouse, "b2")
    session = table(program).bridge.session
    assert [(entry.seat, type(entry.action).__name__) for entry in session.entries] == [(0, "Buy"), (CHANCE, "Drawn")]
    assert session.state.owners == {"b2": 0}
    assert "Ana buys Lot b2." in said(program)
    marks = table(program).context.ui.board.position_marks(table(program).view, (0, 1))
    assert marks == [Piece("flag", "b2", 0)]


@land_auction
def test_what_is_final_is_not_taken_back_and_what_is_not_comes_again(program: Program) -> None:
    mouse = begin(program)
    take(mouse, Trade())
    entries = list(table(program).bridge.session.entries)
    key(program, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert table(program).bridge.session.entries == []
    take(mouse, Trade())
    assert table(program).bridge.session.entries == entries
    buy(mouse, "a1")
    made = table(program).bridge.made
    refused: list[str] = []
    table(program).refused.connect(lambda reason: refused.append(str(reason)))
    table(program).bridge.undo()
    assert table(program).bridge.made == made
    assert refused == ["You can’t undo this because something has been drawn at random since then."]


@land_auction
def test_undo_to_a_moment_before_something_final_takes_nothing_back_and_says_why(program: Program) -> None:
    mouse = begin(program)
    buy(mouse, "a1")
    take(mouse, Trade())
    made, history = table(program).bridge.made, table(program).history
    refused: list[str] = []
    table(program).refused.connect(lambda reason: refused.append(str(reason)))
    history.look_at(0)
    undo = BannerPage.of(program.window).widget.undo
    assert not undo.isEnabled()
    QTest.mouseClick(undo, Qt.MouseButton.LeftButton)
    assert (table(program).bridge.made, history.at) == (made, 0)
    assert refused == ["You can’t undo this because something has been drawn at random since then."]
    assert program.window.refusals.callout.isVisible()


@land_auction
def test_what_is_not_possible_is_refused_in_a_sentence(program: Program) -> None:
    mouse = begin(program)
    buy(mouse, "b2")
    refused: list[str] = []
    table(program).refused.connect(lambda reason: refused.append(str(reason)))
    mouse.click_area("b2")
    assert refused == ["You can’t choose Lot b2 now."]


@land_auction
def test_it_is_played_to_its_end_saved_replayed_and_opened_again(program: Program) -> None:
    mouse = begin(program)
    buy(mouse, "c3")
    take(mouse, Trade())
    mouse.pass_()
    mouse.pass_()
    assert isinstance(mouse.panel, ResultPanel)
    state, file = table(program).bridge.session.state, program.file
    assert file
    assert file.suffix == ".toy"
    assert said(program)[-1].startswith("The game is over: ")
    record = read(file)
    session, fault = record.replay(map_of(record).game)
    assert fault is None
    assert (points(session.state), session.state.owners) == (points(state), state.owners)
    assert run(["replay", str(file)]) == 0
    program.show_start()
    assert program.open(file)
    assert isinstance(Mouse(program).panel, ResultPanel)


@land_auction
def test_it_is_looked_back_on_by_round_and_decision(program: Program) -> None:
    mouse = begin(program)
    for lot in ("a1", "b1"):
        buy(mouse, lot)
    take(mouse, Trade())
    key(program, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    history = table(program).history
    assert history.looks_back
    assert history.at == 4
    key(program, Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert table(program).view.owners.keys() <= {"a1", "b1"}
    key(program, Qt.Key.Key_Escape)
    assert not history.looks_back


@land_auction
def test_hidden_coins_are_covered_until_their_player_looks(program: Program) -> None:
    mouse = begin(program, coins="hidden")
    assert isinstance(mouse.panel, PeekPanel)
    assert table(program).view.coins == [-1, -1]
    mouse.uncover()
    assert table(program).view.coins[0] > PRICE
    assert table(program).view.coins[1] == -1
    buy(mouse, "a1")
    assert isinstance(mouse.panel, PeekPanel)


@land_auction
def test_a_bot_plays_in_another_process_and_gives_a_hint(program: Program, qtbot: QtBot) -> None:
    mouse = begin(program, second="buyer")
    key(program, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    hint = HintPage(table(program).decision.host.hint)
    qtbot.waitUntil(lambda: hint.is_ready, timeout=WAIT_MS)
    assert table(program).bridge.session.hints
    mouse.pass_()
    qtbot.waitUntil(lambda: any(owner == 1 for owner in table(program).view.owners.values()), timeout=WAIT_MS)
    lot = next(lot for lot, owner in table(program).view.owners.items() if owner == 1)
    card = table(program).bridge.session.state.cards[1]
    assert lot.startswith(card)
    assert Buy(lot) in [entry.action for entry in table(program).bridge.session.entries]


@land_auction
def test_while_a_beat_is_shown_its_player_is_marked_unless_a_person_is_asked(program: Program, qtbot: QtBot) -> None:
    mouse = begin(program, second="buyer", third="buyer")
    table(program).bridge.pause_ms = 400
    mouse.pass_()
    qtbot.waitUntil(lambda: table(program).beats.is_shown, timeout=WAIT_MS)
    assert table(program).bridge.bot_is_asked
    assert CardPage.marked(program) == [1]
    BeatPage.of(program.window).skip()
    qtbot.waitUntil(lambda: table(program).beats.is_shown and not table(program).bridge.bot_is_asked, timeout=WAIT_MS)
    assert CardPage.marked(program) == [0]


@land_auction
def test_saved_games_of_it_are_listed_with_their_board(program: Program, qtbot: QtBot) -> None:
    mouse = begin(program)
    buy(mouse, "d1")
    program.show_start()
    program.window.commands.actions["open"].trigger()
    page = SavedGamesPage.of(program.window)
    qtbot.waitUntil(lambda: page.is_read, timeout=WAIT_MS)
    assert page.stands_at(0).startswith("Round 0")
    assert "Ana" in page.players(0)
    qtbot.waitUntil(lambda: page.has_picture(0), timeout=WAIT_MS)
    assert page.names_are_in_line
    page.load()
    assert table(program).bridge.session.state.owners == {"d1": 0}


def test_the_game_of_the_page_is_played_in_the_window(game_of_the_page: Path, program: Program) -> None:
    assert game_of_the_page
    program.window.commands.actions["new"].trigger()
    dialog = NewGamePage.of(program.window)
    dialog.choose_game("claims")
    dialog.seat_two()
    dialog.begin()
    mouse = Mouse(program)
    buy(mouse, "kenanga-1")
    buy(mouse, "melati-2")
    assert {"Ana claims Kenanga 1.", "Budi claims Melati 2."} <= set(said(program))
    assert table(program).view.owners == {"kenanga-1": 0, "melati-2": 1}
    refused: list[str] = []
    table(program).refused.connect(lambda reason: refused.append(str(reason)))
    mouse.click_area("kenanga-1")
    assert refused == ["You can’t choose Kenanga 1 now."]
    take(mouse, table(program).bridge.question.actions(table(program).view)[0])  # type: ignore[union-attr]
    table(program).bridge.undo()
    assert table(program).bridge.made == 2


def test_a_game_without_a_map_is_played_saved_and_found_again(
    program: Program, own_data: Path, install: Install, qtbot: QtBot
) -> None:
    assert own_data
    install("nim", definition=NIM, game_ui=NIM_UI)
    program.window.commands.actions["new"].trigger()
    dialog = NewGamePage.of(program.window)
    dialog.choose_game("nim")
    dialog.choose_player(0, "human")
    dialog.choose_player(1, "anyhow")
    dialog.begin()
    table(program).bridge.pause_ms = 0
    mouse = Mouse(program)
    qtbot.waitUntil(lambda: bool(mouse.lists), timeout=WAIT_MS)
    session = table(program).bridge.session
    take(mouse, session.question.actions(session.state)[0])
    qtbot.waitUntil(lambda: len(session.entries) >= 1, timeout=WAIT_MS)
    (save,) = (own_data / "games").glob("*.nim")
    qtbot.waitUntil(lambda: len(read(save).lines) >= 2, timeout=WAIT_MS)
    program.show_start()
    program.window.commands.actions["open"].trigger()
    page = SavedGamesPage.of(program.window)
    qtbot.waitUntil(lambda: page.is_read, timeout=WAIT_MS)
    assert page.stands_at(0).startswith("Round 1")
    page.load()
    assert table(program).bridge.session.state.heap < 21
