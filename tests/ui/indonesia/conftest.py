from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from indonesia_qt.core.record import Seat
from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.app.start import make_window
from indonesia_qt.ui.games.indonesia.board.icons import Icons
from indonesia_qt.ui.games.indonesia.panels import QUESTIONS
from indonesia_qt.ui.games.indonesia.texts.game_texts import GameTexts
from indonesia_qt.ui.style.theme import LIGHT
from indonesia_qt.ui.table.games.new_game_dialog import NewGame
from indonesia_qt.ui.table.panels.panel import Context

from .mouse import Mouse

NAMES = ("Ana", "Budi", "Citra", "Dewi", "Eko")

Begin = Callable[..., Mouse]


def new_game(*players: str, seed: int = 1, options: Options | None = None, map: str = "indonesia") -> NewGame:  # noqa: A002
    seats = tuple(Seat(NAMES[number], number, player) for number, player in enumerate(players))
    return NewGame(map, seats, True, options or Options(), seed)


def context_of(words: GameTexts) -> Context:
    """What panels need, without a window: nothing is preferred."""
    return Context(words, Icons(LIGHT), range(len(words.seats)), None, QUESTIONS)  # type: ignore[arg-type]


@pytest.fixture
def own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The player's own folder, empty; on Linux, so is the trash."""
    monkeypatch.setenv("INDONESIA_QT_DATA", str(tmp_path / "own"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "own"


@pytest.fixture
def program(own_data: Path, qapp: object) -> Iterator[Program]:
    """The program with its window on the screen and no game yet."""
    assert own_data
    assert qapp
    program = Program(make_window())
    program.window.resize(1366, 768)
    program.window.show()
    yield program
    program.window.close()
    program.window.deleteLater()
    program.deleteLater()


@pytest.fixture
def begin(program: Program) -> Begin:
    """Begins a game whose seats are `human` or bots, and gives a mouse to play it with."""

    def begin(*players: str, seed: int = 1, options: Options | None = None) -> Mouse:
        program.new_game(new_game(*players, seed=seed, options=options))
        assert program.table
        program.table.bridge.pause_ms = 0
        return Mouse(program)

    return begin
