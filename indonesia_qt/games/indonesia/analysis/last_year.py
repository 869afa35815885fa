"""The year with which the game surely ends, and what a decision of Operations still brings in it."""

from __future__ import annotations

from indonesia_qt.games.indonesia.analysis.forecast import Trial, expansion_after
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.games.indonesia.rules.actions import Expand, PlaceShip
from indonesia_qt.games.indonesia.rules.companies import harbours
from indonesia_qt.games.indonesia.rules.constants import LAST_ERA
from indonesia_qt.games.indonesia.rules.deeds import available_kinds
from indonesia_qt.games.indonesia.rules.phases.operations import FloatShips, gains
from indonesia_qt.games.indonesia.rules.shipping import Market
from indonesia_qt.games.indonesia.rules.state import Company, State
from indonesia_qt.games.indonesia.rules.year import present_phase

SETTLED = "acquisitions", "research", "operations", "city_growth"
"""The phases in which no deeds are laid out any more."""


def is_last_year(s: State) -> bool:
    """Return whether surely no further year will be played: era c's deeds are of one kind at most (R-END-01)."""
    return s.era == LAST_ERA and present_phase(s) in SETTLED and len(available_kinds(s)) <= 1


def area_cost(view: State, action: Expand) -> int:
    """Return by how much an area lowers the final money of the player who is asked if it never sells, in rupiah.

    What is paid from this year's earnings counts twice, because these do so at the end (R-OPS-31, R-END-02).
    """
    seat: int = view.stack[-1].seat
    player, after = view.players[seat], expansion_after(view, action)
    return player.cash - after.cash + 2 * (player.earnings - after.earnings)


def ship_income(view: State, action: PlaceShip) -> int:
    """Return the rupiah by which a ship raises what the player who is asked still earns this year.

    Each company that hasn't operated sells by its default plan, as if no other one sold before it.
    """
    seat: int = view.stack[-1].seat
    trial = Trial(view)
    trial.play(action, ev.ShipPlaced)
    return sum(
        gains(trial.state, company, Market(trial.state, company).best_plan())[seat]
        - gains(view, company, Market(view, company).best_plan())[seat]
        for company in _sellers(view)
    )


def ships_bring_nothing(view: State, asked: FloatShips) -> bool:
    """Return whether in the last year no ship that can be added earns the player anything any more.

    As long as several can be added, that is so only if nobody sells any more: together they may lead somewhere.
    """
    if not is_last_year(view):
        return False
    ships = (action for action in asked.actions(view) if isinstance(action, PlaceShip))
    return not _sellers(view) or (asked.left == 1 and all(ship_income(view, ship) <= 0 for ship in ships))


def _sellers(s: State) -> list[Company]:
    """The companies with goods on a coast that have yet to operate this year."""
    return [one for id, one in s.companies.items() if id not in s.operated and harbours(s, one)]
