"""The texts of the game at its table: those that all games have, in the words of Indonesia."""

from __future__ import annotations

from functools import partial
from typing import cast

from indonesia_qt.core.flow import Action
from indonesia_qt.core.timeline import Moment
from indonesia_qt.games.indonesia.analysis.notation import notation
from indonesia_qt.games.indonesia.rules.constants import ERAS
from indonesia_qt.games.indonesia.rules.events import Phase
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.games.indonesia.texts import ACTIONS, EVENTS
from indonesia_qt.ui.games.indonesia.texts.names import Names, letter, phase_name, rupiah


class IndonesiaTexts(Names):
    """Puts into words what happens in a game, and what can be done."""

    actions = ACTIONS
    events = EVENTS
    money = staticmethod(rupiah)

    def round(self, number: int) -> str:
        """Return the number of a year as a heading."""
        return tr("Year {year}", year=number)

    def phase(self, id: str | None) -> str:
        """Return the name of a phase; empty when the game is over."""
        return phase_name(cast(Phase, id)) if id else ""

    def standing(self, view: State, moment: Moment) -> str:
        """Return the era, the year and the phase."""
        era, phase = ERAS[view.era].upper(), self.phase(moment.phase)
        return tr("Era {era} · Year {year} · {phase}", era=era, year=moment.round, phase=phase)

    def end(self, rounds: int, winner: int) -> str:
        """Return that the game is over after so many years, and who has won."""
        return tr("Finished in year {year}: {player} won", year=rounds, player=self.seats[winner])

    def notation(self, action: Action, seat: int) -> str:
        """Return a decision of a seat in the notation of `analysis.notation`."""
        return notation(action, seat, partial(letter, self.scenario))
