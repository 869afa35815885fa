"""Small positions of Singapore in the window, and the player who answers there."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QApplication

from indonesia_qt.core.record import Seat
from indonesia_qt.games.singapore.rules.state import Options
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.table.games.new_game_dialog import NewGame
from tests.games.singapore.positions import Table
from tests.ui.pages.singapore_panels import SingaporeTable
from tests.ui.table.new_games import NAMES

Arrange = Callable[[Table], object]


def begin(program: Program, *players: str, seed: int = 1, options: Options | None = None) -> SingaporeTable:
    """Begin a game whose seats are `human` or bots, which don't wait."""
    seats = tuple(Seat(NAMES[number], number, player) for number, player in enumerate(players))
    program.new_game(NewGame("singapore", "singapore", seats, True, options or Options(holdings="open"), seed))
    assert program.table
    program.table.bridge.pause_ms = 0
    return SingaporeTable(program)


def show(program: Program, arrange: Arrange, players: int = 3, **options: str) -> SingaporeTable:
    """Show a position of people that `arrange` sets up; it has no past, so nothing is taken back behind it."""
    agreed = {"holdings": "open", **options}
    mouse = begin(program, *["human"] * players, options=Options(**agreed))  # type: ignore[arg-type]
    assert program.table
    bridge = program.table.bridge
    table = Table(players, bridge.session.game, **agreed)
    arrange(table)
    bridge.session.state = table.state
    bridge.changed.emit(())
    QApplication.processEvents()
    return mouse
