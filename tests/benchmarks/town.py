"""How smoothly Singapore's board moves late in a game: `python -m tests.benchmarks.town`.

The view has 1920 x 1080 pixels; each frame is painted wholly, by the processor.
"""

from __future__ import annotations

import sys
from random import Random
from statistics import median

from indonesia_qt.core.bots import play_out
from indonesia_qt.games.singapore.bots.rules_of_thumb import Easy
from indonesia_qt.games.singapore.rules.state import Options
from indonesia_qt.library import load_map
from indonesia_qt.ui.games.singapore.board.pieces import PIECES
from indonesia_qt.ui.games.singapore.board.position_marks import position_marks
from tests.benchmarks.table import Row, lines, milliseconds
from tests.benchmarks.window import enlarge, hovering, panning, settle, shown, zooming

SIZE = 1920, 1080
PLAYERS = 4


def rows() -> list[Row]:
    """Frames, the pointer on another lot, and how long the whole town takes to be painted at a new size."""
    played_on = load_map("singapore")
    game = played_on.game
    state = game.start(game.new_setup(Options(), PLAYERS, 1))
    for _ in play_out(game, state, [Easy() for _ in range(PLAYERS)], Random(1)):
        pass
    view = shown(played_on.board, PIECES, position_marks(state, range(PLAYERS)), SIZE)
    zoomed = median(zooming(view))
    enlarge(view)
    settle(view)
    panned, pointed = median(panning(view)), median(hovering(view))

    def paint_anew() -> None:
        view.zoom_at(view.centre, 1.01)
        settle(view)

    return [
        Row("Singapore: a frame while the board is zoomed", zoomed, "ms", "under 8 ms", zoomed < 8),
        Row("a frame of a painted board that moves", panned, "ms", "under 8 ms", panned < 8),
        Row("the pointer on another lot", pointed, "ms", "under 16 ms", pointed < 16),
        Row("the whole town sharp at a new zoom", milliseconds(paint_anew), "ms", "", True),
    ]


if __name__ == "__main__":
    sys.stdout.write("".join(line + "\n" for line in lines(rows())))
