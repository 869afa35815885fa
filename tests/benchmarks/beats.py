"""What a frame of a beat costs, with goods and sums on their way or growing cities: `python -m tests.benchmarks.beats`.

The beats are that of the company that sells most in a late year of a game of five bots, and that of the cities that
grow then, in a window with the players' cards below the board. Each frame is painted wholly, by the processor.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QWidget

from indonesia_qt.core.session import Session
from indonesia_qt.files import paths
from indonesia_qt.games.indonesia.rules.actions import DeliverRest
from indonesia_qt.games.indonesia.rules.events import CityGrew
from indonesia_qt.games.indonesia.rules.phases.operations import DeliverGoods
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.library import load_map
from indonesia_qt.ui.board.map_view import MapView
from indonesia_qt.ui.board.marks import AreaMark
from indonesia_qt.ui.games.indonesia.game_ui import GAME_UI
from indonesia_qt.ui.games.indonesia.game_view import IndonesiaView
from indonesia_qt.ui.play.session_bridge import SessionBridge
from indonesia_qt.ui.settings.settings_file import Preferences, Settings
from indonesia_qt.ui.style.theme import LIGHT, load_fonts
from indonesia_qt.ui.table.game_offers import offer_games
from indonesia_qt.ui.widgets.layouts import column_of, row_of
from tests.benchmarks import window
from tests.benchmarks.overlays import FRAME, bots_of, late_session, seats
from tests.benchmarks.table import Row

LASTS = 2000
"""Milliseconds of the beat."""
WARMING = 5
"""Frames that `taken` leaves out."""


def measure(play: Callable[[Session[State]], None]) -> list[float]:
    """Milliseconds of the frames of the beat of what is played last in a late year."""
    app = QApplication.instance() or QApplication([])
    assert app
    load_fonts(paths.resources() / "fonts")
    with tempfile.TemporaryDirectory() as folder:
        offer_games()
        holder, played_on = QObject(), load_map()
        session = late_session(played_on)
        play(session)
        bridge = SessionBridge(session, seats(), 1, bots_of(played_on), holder)
        table = IndonesiaView(GAME_UI, played_on, bridge, [], LIGHT, Preferences(Settings(Path(folder))), holder)
        view, over = MapView(table.board.scene), QWidget()
        over.setLayout(column_of((view, 1), row_of(*table.player_cards.cards)))
        over.resize(*window.SIZE)
        over.show()
        bridge.begin()
        QApplication.processEvents()
        window.settle(view)
        found = frames(table, view)
        bridge.close()
    return found


def sell_all(session: Session[State]) -> None:
    """Let the company that is asked sell all that it can."""
    assert isinstance(session.question, DeliverGoods)
    session.submit(DeliverRest())


def grow(session: Session[State]) -> None:
    """Go back to where most cities have just grown."""
    grown = [sum(isinstance(event, CityGrew) for event in entry.events) for entry in session.entries]
    while len(session.entries) > grown.index(max(grown)) + 1:
        session.undo()


def frames(table: IndonesiaView, view: MapView) -> list[float]:
    """The frames from the beginning of the beat of the last decision to its end."""
    session, beats = table.bridge.session, table.beats
    writer = table.context.ui.beats(
        table.context.words, table.context.colours, session.position(len(session.entries) - 1), session.state
    )
    beat = max(writer.beats(session.entries[-1:]), key=lambda one: len(one.scene.voyages) + len(one.scenes))
    table.board.stage([*beat.marks, *(AreaMark(area, "lit") for area in beat.light)])
    window.settle(view)
    scenes = beat.scenes or (beat.scene,)
    beats.motion.follow_up(scenes, LASTS / sum(scene.ms for scene in scenes))
    beats.coins.play(beat.incomes, LASTS, flying=True)
    moments = iter(range(0, LASTS, LASTS // window.FRAMES))

    def show() -> None:
        now = next(moments)
        for clock in (beats.motion.clock, beats.coins.clock):
            clock.setCurrentTime(now)
        view.viewport().repaint()

    return window.taken(show, window.FRAMES - WARMING)


BEATS = {"with goods and sums on their way": sell_all, "with growing cities": grow}


def rows() -> list[Row]:
    """A frame of each beat."""
    usual = {what: median(measure(play)) for what, play in BEATS.items()}
    return [Row(f"a frame of a beat, {what}", ms, "ms", f"under {FRAME} ms", ms < FRAME) for what, ms in usual.items()]


def main() -> None:
    """Print the figures."""
    for what, play in BEATS.items():
        found = measure(play)
        sys.stdout.write(f"{what}: median {median(found):6.2f} ms, at most {max(found):6.2f} ms\n")


if __name__ == "__main__":
    main()
