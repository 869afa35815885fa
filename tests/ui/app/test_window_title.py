"""The title of the window: which game, how far it is, and whose turn it is."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from indonesia_qt.core.record import Seat
from indonesia_qt.games import definition_of
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.table.games.new_game_dialog import NewGame
from tests.ui.table.new_games import Begin, new_game
from tests.ui.table.positions import POSITIONS, go_to


def singapore(*players: str) -> NewGame:
    seats = tuple(
        Seat(name, number, player) for number, (name, player) in enumerate(zip("ABCD", players, strict=False))
    )
    definition = definition_of("singapore")
    return NewGame("singapore", definition.map, seats, True, definition.options(), 1)


def test_it_names_the_program_before_there_is_a_game(program: Program) -> None:
    assert program.window.windowTitle() == "Indonesia"


def test_it_follows_each_turn(begin: Begin) -> None:
    mouse = begin("human", "human")
    named = set()
    while mouse.table.game.round(mouse.table.bridge.session.state) < 2:
        asked = mouse.table.bridge.question
        assert asked
        player, state = ("Ana", "Budi")[asked.seat], mouse.table.bridge.session.state
        title = f"Year {mouse.table.game.round(state)}, {player} \N{MIDDLE DOT} Indonesia"
        assert mouse.program.window.windowTitle() == title
        assert mouse.program.window.accessibleName() == "Indonesia"
        named.add(title)
        mouse.answer()
    assert len(named) == 2


def test_it_says_who_has_won_and_goes_back_with_an_undo(program: Program) -> None:
    go_to(program, POSITIONS["result"])
    table, window = program.table, program.window
    assert table
    state = table.bridge.session.state
    years, winner = table.game.round(state), table.context.words.seats[table.game.ranking(state)[0]]
    assert window.windowTitle() == f"Finished in year {years}: {winner} won \N{MIDDLE DOT} Indonesia"

    window.commands.actions["undo"].trigger()
    asked = table.bridge.question
    assert asked
    player, year = table.context.words.seats[asked.seat], table.game.round(table.bridge.session.state)
    assert window.windowTitle() == f"Year {year}, {player} \N{MIDDLE DOT} Indonesia"


def test_it_calls_the_beginning_of_singapore_by_its_name(program: Program) -> None:
    program.new_game(singapore("human", "human"))
    assert program.window.windowTitle() in [f"Starting Round, {name} \N{MIDDLE DOT} Singapore" for name in "AB"]


def test_it_stays_with_the_present_while_the_past_is_looked_at(begin: Begin) -> None:
    mouse = begin("human", "human")
    for _ in range(4):
        mouse.answer()
    before = mouse.program.window.windowTitle()
    mouse.table.history.look_at(0)
    assert mouse.program.window.windowTitle() == before


def test_it_names_whose_move_is_shown_while_the_game_is_ahead_of_it(program: Program, qtbot: QtBot) -> None:
    program.new_game(singapore("human", "random", "random"))
    assert program.table
    table = program.table
    table.bridge.pause_ms = 2_000
    while (asked := table.bridge.question) and asked.seat == 0:
        table.decision.answer(next(iter(asked.actions(table.view))))
    qtbot.waitUntil(lambda: table.beats.beat is not None, timeout=10_000)
    assert table.beats.beat
    assert table.beats.beat.seat
    assert f", {'ABC'[table.beats.beat.seat]} \N{MIDDLE DOT} Singapore" in program.window.windowTitle()


def test_it_shows_any_name_as_it_is(program: Program) -> None:
    seats = Seat("A[*]&b", 0, "human"), Seat("Budi", 1, "human")
    begun = new_game("human", "human")
    program.new_game(NewGame(begun.game, begun.map, seats, False, begun.options, 1))
    assert program.window.windowTitle() == "Year 1, A[*][*]&b \N{MIDDLE DOT} Indonesia", "Qt shows [*] for [*][*]"


def test_on_the_start_screen_it_names_the_program_again(begin: Begin) -> None:
    program = begin("human", "human").program
    program.window.commands.actions["start"].trigger()
    assert program.window.windowTitle() == "Indonesia"
