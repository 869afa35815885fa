"""Makes the pictures that `phases.md` speaks of: `python -m tests.pictures.phases FOLDER [WORD...]`.

Each phase, each kind of beat, an auction and the end, in three looks and two sizes; with words only the pictures whose
names contain one of them.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from pathlib import Path
from time import monotonic

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from indonesia_qt.files import paths
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.app.start import make_window
from indonesia_qt.ui.games.indonesia.game_view import IndonesiaView
from indonesia_qt.ui.style.theme import load_fonts
from indonesia_qt.ui.table.beats.beat import Beat
from indonesia_qt.ui.table.game_offers import offer_games
from tests.pictures.camera import Camera
from tests.ui.pages.final_screen import FinalPage
from tests.ui.table.positions import POSITIONS, Position, go_to

LOOKS = ("light", "dark", "high_contrast")
SIZES = ((1366, 768), (1920, 1080))
BEFORE_OPERATIONS = Position("ChooseCompany", 6, 5)
BEATS: dict[str, tuple[Position, Callable[[Beat], bool]]] = {
    "sale": (BEFORE_OPERATIONS, lambda beat: len(beat.scene.voyages) > 1 and bool(beat.scene.rings)),
    "shipping": (BEFORE_OPERATIONS, lambda beat: bool(beat.thing and beat.scene.rings) and not beat.scene.voyages),
    "growth": (BEFORE_OPERATIONS, lambda beat: beat.seat is None and bool(beat.scene.rings)),
    "era": (POSITIONS["new_era"], lambda beat: bool(beat.scene.dealt)),
}
"""Where bots play on from, and the beat to wait for."""
MOMENT = 0.6
"""The part of a beat after which its picture is taken."""
PAUSE_MS, REST_MS, STEP_MS, WAIT_S = 250, 900, 10, 120


class Photographer:
    """Goes to each subject in the program's window."""

    def __init__(self, program: Program, camera: Camera, words: Sequence[str]) -> None:
        self.program, self.camera, self.words = program, camera, words

    @property
    def table(self) -> IndonesiaView:
        assert isinstance(self.program.table, IndonesiaView)
        return self.program.table

    def go(self) -> None:
        """Take all pictures."""
        window = self.program.window
        for look, size in product(LOOKS, SIZES):
            window.preferences.set("theme", look)
            window.resize(*size)
            for subject, arrange in self.subjects():
                name = f"{subject}-{look}-{size[0]}"
                if not self.words or any(word in name for word in self.words):
                    arrange()
                    self.camera.take(name, window)

    def subjects(self) -> Iterator[tuple[str, Callable[[], None]]]:
        """Yield what a picture is named after, and what brings it before the camera."""
        for name, position in POSITIONS.items():
            yield name, lambda position=position: self.rest_at(position)
        yield "auction-outcome", self.end_auction
        for name, (position, is_meant) in BEATS.items():
            yield f"beat-{name}", lambda position=position, is_meant=is_meant: self.watch(position, is_meant)

    def rest_at(self, position: Position) -> None:
        go_to(self.program, position)
        QTest.qWait(REST_MS)
        for final in FinalPage.all_of(self.program.window):
            self.wait(lambda final=final: final.has_board and final.is_still)

    def end_auction(self) -> None:
        """Let bots bid until the company is sold."""
        self.play_on(POSITIONS["auction"])
        self.wait(lambda: bool(self.table.auction.card.shown) and self.table.auction.card.shown.is_over)
        self.table.bridge.set_paused(True)
        QTest.qWait(REST_MS)

    def watch(self, position: Position, is_meant: Callable[[Beat], bool]) -> None:
        """Let bots play on until the middle of a beat."""
        self.play_on(position)
        beats = self.table.beats

        def comes() -> bool:
            if beats.beat is not None and not is_meant(beats.beat):
                beats.skip()
            return beats.beat is not None and is_meant(beats.beat)

        self.wait(comes)
        QTest.qWait(int(MOMENT * beats.lasts_ms))

    def play_on(self, position: Position) -> None:
        go_to(self.program, position)
        bridge = self.table.bridge
        bridge.pause_ms = PAUSE_MS
        bridge.give_seat(0, position.bot)
        bridge.set_paused(False)

    def wait(self, until: Callable[[], bool]) -> None:
        end = monotonic() + WAIT_S
        while not until():
            if monotonic() > end:
                raise TimeoutError
            QTest.qWait(STEP_MS)


def main(folder: Path, words: Sequence[str]) -> None:
    """Take the pictures with settings and saved games of their own."""
    folder.mkdir(parents=True, exist_ok=True)
    load_fonts(paths.resources() / "fonts")
    offer_games()
    program = Program(make_window())
    program.window.appearance.put_on()
    program.window.show()
    Photographer(program, Camera(folder), words).go()


if __name__ == "__main__":
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with tempfile.TemporaryDirectory() as own:
        os.environ["INDONESIA_QT_DATA"] = os.environ["XDG_DATA_HOME"] = own
        application = QApplication(sys.argv[:1])
        main(Path(sys.argv[1]), sys.argv[2:])
    sys.stdout.flush()
    os._exit(0)  # the bots' processes and the window's pictures need no farewell
