"""The moments of a game, in words."""

from __future__ import annotations

from indonesia_qt.core.timeline import Moment
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.games.indonesia.rules.year import present_phase
from indonesia_qt.i18n.text import figure, tr
from indonesia_qt.ui.games.indonesia.texts.game_texts import GameTexts
from indonesia_qt.ui.games.indonesia.texts.names import phase_name


def phase_in_words(position: State) -> str:
    """The name of the phase of a position; empty when the game is over."""
    phase = present_phase(position)
    return phase_name(phase) if phase else ""


def date(position: State) -> tuple[int, str]:
    """The year and the name of the phase of a position; no name when the game is over."""
    return position.year, phase_in_words(position)


def moment_in_words(words: GameTexts, moment: Moment, at: int) -> str:
    """A moment of the game, which `at` decisions came before."""
    asked = "" if moment.seat is None else words.seats[moment.seat]
    year, decision = tr("Year {year}", year=moment.year), tr("decision {number}", number=figure(at + 1))
    return " \N{MIDDLE DOT} ".join(filter(None, (year, moment.phase, asked, decision)))
