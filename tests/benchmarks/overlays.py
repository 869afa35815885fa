"""What each overlay costs while the pointer or the board moves: `python -m tests.benchmarks.overlays`.

As the frames of the window, but at a table: late in a game of five bots, when a company is to ship.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from indonesia_qt.bots.registry import made_bot
from indonesia_qt.core.bots import BotRequest, answer
from indonesia_qt.core.game import Bot
from indonesia_qt.core.record import HUMAN, Seat
from indonesia_qt.core.session import Session
from indonesia_qt.files import paths
from indonesia_qt.games.indonesia.bots import LEVELS
from indonesia_qt.games.indonesia.rules.phases.operations import DeliverGoods
from indonesia_qt.games.indonesia.rules.state import Options, State
from indonesia_qt.library import PlayableMap, load_map
from indonesia_qt.ui.board.map_view import MapView
from indonesia_qt.ui.games.indonesia.board.overlays import OVERLAYS
from indonesia_qt.ui.games.indonesia.game_ui import GAME_UI
from indonesia_qt.ui.games.indonesia.game_view import IndonesiaView
from indonesia_qt.ui.play.session_bridge import SessionBridge
from indonesia_qt.ui.settings.settings_file import Preferences, Settings
from indonesia_qt.ui.style.theme import LIGHT, load_fonts
from indonesia_qt.ui.table.game_offers import offer_games
from tests.benchmarks import window
from tests.benchmarks.table import Row

SEATS, YEAR = 5, 6
USUAL, FRAME, SLOWEST = 2, 8, 50
"""Milliseconds that the pointer on another area usually takes, that a frame takes, and that nothing may take."""


def measure() -> dict[str, tuple[float, float, float]]:
    """Milliseconds for each overlay: the pointer on another area, usually and at the most, and a frame of a pan."""
    app = QApplication.instance() or QApplication([])
    assert app
    load_fonts(paths.resources() / "fonts")
    with tempfile.TemporaryDirectory() as folder:
        offer_games()
        preferences = Preferences(Settings(Path(folder)))
        holder, played_on = QObject(), load_map()
        bridge = SessionBridge(late_session(played_on), seats(), 1, bots_of(played_on), holder)
        table = IndonesiaView(GAME_UI, played_on, bridge, LEVELS, LIGHT, preferences, holder)
        bridge.begin()
        view = MapView(table.board.scene)
        view.resize(*window.SIZE)
        view.show()
        QApplication.processEvents()
        found = {key: with_overlay(key, preferences, view) for key in OVERLAYS}
        bridge.close()
    return found


def with_overlay(key: str, preferences: Preferences, view: MapView) -> tuple[float, float, float]:
    """The figures of one overlay."""
    preferences.set(key, True)
    hovers = window.hovering(view)
    window.enlarge(view)
    window.settle(view)
    frames = window.panning(view)
    preferences.set(key, False)
    return median(hovers), max(hovers), median(frames)


def late_session(played_on: PlayableMap) -> Session[State]:
    """A game of bots up to a question of what a company ships in a late year."""
    make = bots_of(played_on)
    session: Session[State] = Session(played_on.game, played_on.game.new_setup(Options(), SEATS, 1))
    while (asked := session.question) and not (session.state.year >= YEAR and isinstance(asked, DeliverGoods)):
        view = played_on.game.view(session.state, asked.seat)
        session.submit(answer(BotRequest(make, "greedy", view, asked, 1, len(session.entries))))
    return session


def bots_of(played_on: PlayableMap) -> Callable[[str], Bot]:
    """What makes the bots of the game on a map."""
    return partial(made_bot, game=played_on.definition)


def seats() -> tuple[Seat, ...]:
    """People, so that everything is shown and nothing moves on."""
    return tuple(Seat(f"Player {number}", number, HUMAN) for number in range(SEATS))


def rows() -> list[Row]:
    """The dearest overlay of each figure."""
    found = measure().values()
    usual, slowest, frame = (max(figures) for figures in zip(*found, strict=True))
    return [
        Row("the pointer on another area, with any overlay", usual, "ms", f"under {USUAL} ms", usual < USUAL),
        Row("the same, the slowest of all", slowest, "ms", f"under {SLOWEST} ms", slowest < SLOWEST),
        Row("a frame that moves, with any overlay", frame, "ms", f"under {FRAME} ms", frame < FRAME),
    ]


def main() -> None:
    """Print the figures."""
    for key, (usual, slowest, frame) in measure().items():
        sys.stdout.write(f"{key:14} hover {usual:6.2f} ms, at most {slowest:6.2f} ms; frame {frame:6.2f} ms\n")


if __name__ == "__main__":
    main()
