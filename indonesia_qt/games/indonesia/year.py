"""The course of a year (R-YEA-01): which phase follows which."""

from __future__ import annotations

from indonesia_qt.core.flow import Event, Process
from indonesia_qt.games.indonesia.events import Phase, PhaseBegan, YearBegan
from indonesia_qt.games.indonesia.phases.acquisitions import Acquisitions
from indonesia_qt.games.indonesia.phases.city_growth import CityGrowth
from indonesia_qt.games.indonesia.phases.mergers import Mergers
from indonesia_qt.games.indonesia.phases.new_era import NewEra
from indonesia_qt.games.indonesia.phases.operations import Operations
from indonesia_qt.games.indonesia.phases.research import ResearchRound
from indonesia_qt.games.indonesia.phases.turn_order import TurnOrder
from indonesia_qt.games.indonesia.state import State

PHASES: tuple[tuple[Phase, Process[State]], ...] = (
    ("new_era", NewEra()),
    ("turn_order", TurnOrder()),
    ("mergers", Mergers()),
    ("acquisitions", Acquisitions()),
    ("research", ResearchRound()),
    ("operations", Operations()),
    ("city_growth", CityGrowth()),
)


class Year(Process[State], frozen=True):
    """The bottom of the stack: year after year, phase after phase; `phase` is the index of the next one."""

    phase: int = 0

    def resume(self, s: State, events: list[Event]) -> None:
        """Begin the next phase."""
        if self.phase == 0:
            s.year += 1
            events.append(YearBegan(s.year))
        name, process = PHASES[self.phase]
        s.stack[-1] = Year((self.phase + 1) % len(PHASES))
        s.stack.append(process)
        events.append(PhaseBegan(name))


def present_phase(s: State) -> Phase | None:
    """The phase that is being played; None when the game is over."""
    return PHASES[s.stack[0].phase - 1][0] if s.stack else None
