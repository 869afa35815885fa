"""New games as the dialog would begin them."""

from __future__ import annotations

from collections.abc import Callable

from indonesia_qt.core.record import Seat
from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.ui.games.indonesia.board.icons import Icons
from indonesia_qt.ui.games.indonesia.game_ui import GAME_UI
from indonesia_qt.ui.games.indonesia.texts import IndonesiaTexts
from indonesia_qt.ui.style.theme import LIGHT
from indonesia_qt.ui.table.games.new_game_dialog import NewGame
from indonesia_qt.ui.table.panels.panel import Context
from tests.ui.table.mouse import Mouse

NAMES = ("Ana", "Budi", "Citra", "Dewi", "Eko")

Begin = Callable[..., Mouse]


def new_game(*players: str, seed: int = 1, options: Options | None = None, map: str = "indonesia") -> NewGame:  # noqa: A002
    seats = tuple(Seat(NAMES[number], number, player) for number, player in enumerate(players))
    return NewGame("indonesia", map, seats, True, options or Options(), seed)


def context_of(words: IndonesiaTexts) -> Context:
    """What panels need, without a window: nothing is preferred."""
    return Context(GAME_UI, words, Icons(LIGHT), range(len(words.seats)), None)  # type: ignore[arg-type]
