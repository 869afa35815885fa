"""The course of a year (R-YEA-01): which phase follows which."""

from __future__ import annotations

from indonesia_qt.core.flow import Event, Process, because
from indonesia_qt.games.indonesia.rules.companies import free_slots
from indonesia_qt.games.indonesia.rules.deeds import available_kinds
from indonesia_qt.games.indonesia.rules.events import Phase, PhaseBegan, YearBegan
from indonesia_qt.games.indonesia.rules.phases.acquisitions import Acquisitions
from indonesia_qt.games.indonesia.rules.phases.city_growth import CityGrowth
from indonesia_qt.games.indonesia.rules.phases.mergers import Mergers, affordable, mergeable
from indonesia_qt.games.indonesia.rules.phases.new_era import NewEra
from indonesia_qt.games.indonesia.rules.phases.operations import Operations, can_do_nothing
from indonesia_qt.games.indonesia.rules.phases.research import ResearchRound, can_research
from indonesia_qt.games.indonesia.rules.phases.turn_order import TurnOrder
from indonesia_qt.games.indonesia.rules.scoring import end_game
from indonesia_qt.games.indonesia.rules.state import State

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
            if stands_still(s):
                end_game(s, because("R-END-01", "No player has any moves left."), events)
                return
            s.year += 1
            events.append(YearBegan(s.year))
        name, process = PHASES[self.phase]
        s.stack[-1] = Year((self.phase + 1) % len(PHASES))
        s.stack.append(process)
        events.append(PhaseBegan(name))


def stands_still(s: State) -> bool:
    """Return whether this and every later year would change nothing, because nobody can do anything.

    The rule book doesn't know this case. Such a game would never end, so it ends at once.
    """
    return (
        s.year > 0
        and len(available_kinds(s)) > 1
        and all(player.cash <= 0 for player in s.players)
        and not any(
            can_research(s, seat) or free_slots(s, seat) > 0 or affordable(s, seat, mergeable(s, seat))
            for seat in range(len(s.players))
        )
        and all(can_do_nothing(s, company) for company in s.companies.values())
    )


def present_phase(s: State) -> Phase | None:
    """Return the phase that is being played; None when the game is over."""
    return PHASES[s.stack[0].phase - 1][0] if s.stack else None


def years_played(s: State) -> int:
    """Return the present year; after the end, the last year that was played: most games end as another begins."""
    ended_in_new_era = not s.stack and len(available_kinds(s)) <= 1
    return s.year - 1 if ended_in_new_era else s.year


def earned_this_year(s: State, seat: int) -> int:
    """Return the rupiah that a player has earned this year; after the end, what the last Operations brought."""
    return s.players[seat].earnings if has_operated(s) else 0


def spendable(s: State, seat: int) -> int:
    """Return the rupiah that a player can spend: cash, and in Operations what they have brought so far (R-OPS-31)."""
    player = s.players[seat]
    return player.cash + (player.earnings if present_phase(s) == "operations" else 0)


def operated_this_year(s: State) -> set[str]:
    """Return the companies that have operated this year; after the end, in the last Operations."""
    return s.operated if has_operated(s) else set()


def has_operated(s: State) -> bool:
    """Return whether the year's Operations have begun; until then the state keeps what the last ones brought."""
    return present_phase(s) in ("operations", "city_growth", None)
