"""What a frame of Singapore's scenes costs: `python -m tests.benchmarks.scenes`.

The board is that of the end of a game of four bots, in a view of 1920 x 1080. Each frame is painted wholly, by the
processor; the frames are those of a whole scene.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from random import Random
from statistics import median

from PySide6.QtWidgets import QApplication

from indonesia_qt.core.bots import play_out
from indonesia_qt.core.flow import Event
from indonesia_qt.files import paths
from indonesia_qt.games.singapore.bots.rules_of_thumb import Easy
from indonesia_qt.games.singapore.rules import events as ev
from indonesia_qt.games.singapore.rules.state import Options, State
from indonesia_qt.library import load_map
from indonesia_qt.ui.board.animation import Animation
from indonesia_qt.ui.board.map_scene import MapScene
from indonesia_qt.ui.board.map_view import MapView
from indonesia_qt.ui.games.singapore.board.pieces import PIECES
from indonesia_qt.ui.games.singapore.board.position_marks import position_marks
from indonesia_qt.ui.games.singapore.scenes import scenes
from indonesia_qt.ui.games.singapore.texts import SingaporeTexts
from indonesia_qt.ui.style.theme import LIGHT, load_fonts
from tests.benchmarks import window
from tests.benchmarks.overlays import FRAME
from tests.benchmarks.table import Row

SIZE, FRAMES = (1920, 1080), 100
NAMES = "Ana", "Budi", "Citra", "Dewi"


def measure() -> dict[str, list[float]]:
    """Milliseconds of the frames of each scene."""
    app = QApplication.instance() or QApplication([])
    assert app
    load_fonts(paths.resources() / "fonts")
    played_on = load_map("singapore")
    state: State = played_on.game.start(played_on.game.new_setup(Options(), len(NAMES), 1))
    for _ in play_out(played_on.game, state, [Easy() for _ in NAMES], Random(1)):
        pass
    view = MapView(MapScene(played_on.board, LIGHT, PIECES, app))
    view.map_scene.sync(position_marks(state, range(len(NAMES))))
    view.resize(*SIZE)
    view.show()
    QApplication.processEvents()
    window.settle(view)
    words = SingaporeTexts(state.scenario, NAMES)
    motion = Animation(view.map_scene)
    found = {}
    for name, events in happened(state).items():
        before = [player.vp for player in state.players]
        motion.follow_up(scenes(events, state, range(len(NAMES)), words, before), 1.0)
        found[name] = frames(motion, view)
        motion.finish()
    return found


def happened(state: State) -> dict[str, Sequence[Event]]:
    """What each scene is of: the last building with its road, and a raid in which two of four are caught."""
    area = next(reversed(state.built))
    road = next(road for road in state.roads if area in road)
    seal = state.scenario.box.seals.spaces[0]
    return {
        "a building": [ev.Built(0, 0, state.built[area], area, 1), ev.RoadBuilt(0, *road, 0)],
        "a raid": [
            ev.ChipDrawn(0, 0, "white"),
            ev.RaidBegan((4, 7, 0, 2), (9, 9, 3, 2), (0, 1)),
            ev.Fined(0, 9, 5, 2),
            ev.Fined(1, 9, 2, 4),
        ],
        "a seal": [ev.MarkerMoved(0, 4, seal + 1), ev.SealReached(0, seal, 5)],
        "the end": [ev.GameEnded((57, 63, 31, 48), 1, None)],  # type: ignore[arg-type]
    }


def frames(motion: Animation, view: MapView) -> list[float]:
    """The frames of what plays, from its beginning to its end."""
    motion.clock.pause()
    moments = iter(range(0, motion.clock.duration(), motion.clock.duration() // FRAMES - 1))

    def show() -> None:
        motion.clock.setCurrentTime(next(moments))
        view.viewport().repaint()

    return window.taken(show, FRAMES - 10)


def rows() -> list[Row]:
    """A frame of each scene."""
    usual = {name: median(times) for name, times in measure().items()}
    return [
        Row(f"Singapore: a frame of the scene of {name}", time, "ms", f"under {FRAME} ms", time < FRAME)
        for name, time in usual.items()
    ]


def main() -> None:
    """Print the figures."""
    for name, times in measure().items():
        sys.stdout.write(f"{name}: median {median(times):6.2f} ms, at most {max(times):6.2f} ms\n")


if __name__ == "__main__":
    main()
