"""What of a position bears on trade and on the prospects of companies, as a value by which these are remembered."""

from __future__ import annotations

from typing import NamedTuple

from indonesia_qt.games.indonesia.rules.constants import Kind
from indonesia_qt.games.indonesia.rules.scenario import Scenario
from indonesia_qt.games.indonesia.rules.state import State

Ships = tuple[tuple[str, int], ...]
"""A number of ships, or of goods that they carry, for each sea."""
Cities = tuple[tuple[str, int], ...]
"""The size of each city, or how many of a good it buys."""


Firm = tuple[str, Kind, int, tuple[str, ...], tuple[str, ...], Ships]
"""A company as it is at one moment: id, kind, owner, deeds, areas and ships."""


class Board(NamedTuple):
    """All companies and cities; positions that differ in money, deeds or research alone are alike in it.

    `hulls` are by seat, and `order` is that of play.
    """

    scenario: Scenario
    era: int
    order: tuple[int, ...]
    hulls: tuple[int, ...]
    cities: Cities
    firms: tuple[Firm, ...]


def board_of(s: State) -> Board:
    """Return the board of a position."""
    return Board(
        s.scenario,
        s.era,
        tuple(s.order),
        tuple([player.hull for player in s.players]),
        tuple(s.cities.items()),
        tuple([(c.id, c.kind, c.owner, c.deeds, tuple(c.areas), tuple(c.ships.items())) for c in s.companies.values()]),
    )
