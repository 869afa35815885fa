"""Makes the pictures that `phases.md` speaks of: `python -m tests.pictures.phases FOLDER [WORD...]`.

Each phase, each kind of beat, an auction and the end, in three looks and two sizes; with words only the pictures whose
names contain one of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtTest import QTest

from indonesia_qt.ui.games.indonesia.game_view import IndonesiaView
from indonesia_qt.ui.table.beats.beat import Beat
from tests.pictures.photographer import Photographer, Subject, take_pictures
from tests.ui.pages.final_screen import FinalPage
from tests.ui.table.positions import POSITIONS, Position, go_to

BEFORE_OPERATIONS = Position("ChooseCompany", 6, 5)
BEATS: dict[str, tuple[Position, Callable[[Beat], bool]]] = {
    "sale": (BEFORE_OPERATIONS, lambda beat: len(beat.scene.voyages) > 1 and bool(beat.scene.rings)),
    "shipping": (BEFORE_OPERATIONS, lambda beat: bool(beat.thing and beat.scene.rings) and not beat.scene.voyages),
    "growth": (BEFORE_OPERATIONS, lambda beat: beat.seat is None and bool(beat.scenes)),
    "era": (POSITIONS["new_era"], lambda beat: bool(beat.scene.dealt)),
}
"""Where bots play on from, and the beat to wait for."""
MOMENT = 0.6
"""The part of a beat after which its picture is taken."""
PAUSE_MS = 250


class PhasePhotographer(Photographer):
    """Goes to the phases, beats, an auction and the end of Indonesia."""

    @property
    def table(self) -> IndonesiaView:
        assert isinstance(self.program.table, IndonesiaView)
        return self.program.table

    def subjects(self) -> Iterator[Subject]:
        """Yield each of them."""
        for name, position in POSITIONS.items():
            yield name, lambda position=position: self.rest_at(position)
        yield "auction-outcome", self.end_auction
        for name, (position, is_meant) in BEATS.items():
            yield f"beat-{name}", lambda position=position, is_meant=is_meant: self.watch(position, is_meant)

    def rest_at(self, position: Position) -> None:
        go_to(self.program, position)
        self.rest()
        for final in FinalPage.all_of(self.program.window):
            self.wait(lambda final=final: final.has_board and final.is_still)

    def end_auction(self) -> None:
        """Let bots bid until the company is sold."""
        self.play_on(POSITIONS["auction"])
        self.wait(lambda: bool(self.table.auction.card.shown) and self.table.auction.card.shown.is_over)
        self.table.bridge.set_paused(True)
        self.rest()

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


if __name__ == "__main__":
    take_pictures(PhasePhotographer)
