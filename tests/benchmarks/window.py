"""How soon the window is there, and how smoothly the board moves in it: `python -m tests.benchmarks.window`.

The start is that of a process of its own with warm files. The frames are those of a 1600 x 900 view of the board late
in a game of five bots; each is painted wholly, by the processor.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from itertools import cycle
from random import Random
from statistics import median
from time import monotonic, perf_counter

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from indonesia_qt.board.model import BoardMap
from indonesia_qt.core.bots import play_out
from indonesia_qt.files import paths
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy
from indonesia_qt.games.indonesia.rules.state import Options, State
from indonesia_qt.library import PlayableMap, load_map
from indonesia_qt.ui.board.map_scene import MapScene
from indonesia_qt.ui.board.map_view import MapView
from indonesia_qt.ui.board.marks import Mark
from indonesia_qt.ui.board.pieces.piece_set import PieceSet
from indonesia_qt.ui.games.indonesia.board.pieces import PIECES
from indonesia_qt.ui.games.indonesia.board.position_marks import position_marks
from indonesia_qt.ui.style.theme import LIGHT, load_fonts

STARTS, FRAMES, AREAS = 7, 100, 40
SIZE = 1600, 900
CLOCK = "INDONESIA_QT_BENCHMARK_CLOCK"
"""Names an environment variable: the time at which a process was started."""


def measure() -> dict[str, float]:
    """Medians in milliseconds.

    `window` and `screen` are from the start of the process to the first paint of the window and of the start screen.
    `pan` and `zoom` are frames while the board moves, `sharp pan` the same once everything is painted for its zoom;
    `hover` is what happens when the pointer comes to another area, with the painting of what changes.
    """
    starts = [start() for _ in range(STARTS)]
    view = late_board()
    enlarge(view)
    figures = {
        "window": median(window for window, _ in starts),
        "screen": median(screen for _, screen in starts),
        "pan": median(panning(view)),
        "zoom": median(zooming(view)),
    }
    enlarge(view)
    settle(view)
    return figures | {"sharp pan": median(panning(view)), "hover": median(hovering(view))}


def start() -> tuple[float, float]:
    """How long a process takes to paint its window, and to paint the start screen in it."""
    with tempfile.TemporaryDirectory() as own_data:
        environment = os.environ | {"INDONESIA_QT_DATA": own_data, CLOCK: str(monotonic())}
        command = [sys.executable, "-m", "tests.benchmarks.starting"]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, encoding="utf-8")
    window, screen = map(float, done.stdout.split())
    return window, screen


def late_board() -> MapView:
    """A view of the board at the end of a game, everything on it painted sharply."""
    played_on = load_map()
    return shown(played_on.board, PIECES, position_marks(last_position(played_on), range(5)), SIZE)


def shown(board: BoardMap, pieces: PieceSet, marks: Sequence[Mark], size: tuple[int, int]) -> MapView:
    """A view of a board with marks, everything painted sharply."""
    app = QApplication.instance() or QApplication([])
    assert app
    load_fonts(paths.resources() / "fonts")
    view = MapView(MapScene(board, LIGHT, pieces, app))
    view.map_scene.sync(marks)
    view.resize(*size)
    view.show()
    QApplication.processEvents()
    settle(view)
    return view


def last_position(played_on: PlayableMap) -> State:
    """How a game of five bots ends."""
    state = played_on.game.start(played_on.game.new_setup(Options(), 5, 1))
    for _ in play_out(played_on.game, state, [Greedy() for _ in range(5)], Random(1)):
        pass
    return state


def settle(view: MapView) -> None:
    """Wait until everything is painted for the present zoom."""
    view.sharpen()
    view.viewport().repaint()
    while not view.map_scene.is_sharp:
        QApplication.processEvents()


def enlarge(view: MapView) -> None:
    """Show the board twice as large as the view."""
    view.zoom_at(QPointF(view.viewport().rect().center()), 2 * view.scale_of_fit / view.scale_now)


def panning(view: MapView) -> list[float]:
    """Frames of a drag to and fro on an enlarged board."""
    bar, steps = view.horizontalScrollBar(), cycle([9] * 20 + [-9] * 20)

    def pan() -> None:
        bar.setValue(bar.value() + next(steps))
        view.viewport().repaint()

    return taken(pan, FRAMES)


def zooming(view: MapView) -> list[float]:
    """Frames of a wheel that is turned to and fro."""
    middle, factors = QPointF(view.viewport().rect().center()), cycle([1.06] * 10 + [1 / 1.06] * 10)

    def zoom() -> None:
        view.zoom_at(middle, next(factors))
        view.viewport().repaint()

    return taken(zoom, FRAMES)


def hovering(view: MapView) -> list[float]:
    """Moves from one area to another on the whole board."""
    view.fit()
    settle(view)
    board = view.map_scene.board
    places = cycle([QPointF(view.mapFromScene(*area.token)) for area in (*board.lands, *board.seas)][:AREAS])
    none = Qt.MouseButton.NoButton

    def move() -> None:
        at = next(places)
        port = view.viewport()
        kind, plain = QEvent.Type.MouseMove, Qt.KeyboardModifier.NoModifier
        QApplication.sendEvent(port, QMouseEvent(kind, at, port.mapToGlobal(at), none, none, plain))
        QApplication.processEvents()

    return taken(move, 3 * AREAS)


def taken(act: Callable[[], None], times: int) -> list[float]:
    """How long each of some runs takes, in milliseconds; the first are left out."""
    found = []
    for _ in range(times + 5):
        began = perf_counter()
        act()
        found.append(1000 * (perf_counter() - began))
    return found[5:]


def main(arguments: Sequence[str]) -> None:
    """Print the figures."""
    del arguments
    for what, figure in measure().items():
        sys.stdout.write(f"{what:10} {figure:7.1f} ms\n")


if __name__ == "__main__":
    main(sys.argv[1:])
