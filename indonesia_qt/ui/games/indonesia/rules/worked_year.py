"""The game of the page that plays a year through, and the positions in it that its pictures show; knows no Qt.

The game is saved beside the rules; `python -m tests.pictures.year` plays it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from indonesia_qt.core import record
from indonesia_qt.core.session import Session
from indonesia_qt.core.timeline import Timeline
from indonesia_qt.files import paths
from indonesia_qt.games.indonesia.rules.actions import Deliver
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.ui.board.marks import Mark, Piece, RouteMark
from indonesia_qt.ui.games.indonesia.board.piece_values import DEED, OFFERS
from indonesia_qt.ui.games.indonesia.board.position_marks import position_marks
from indonesia_qt.ui.games.indonesia.rules.rule_scenes import MAP, Scene, load_scene_map

FILE = paths.resources() / "rules" / "indonesia" / "year.indonesia"
PLAYERS = ("Ana", "Budi", "Citra")
YEAR = 3
"""The year that the page follows."""
AUCTION = ((2, 48), (3, 72))
"""The merger of that year: the units of each company, and what its owner is paid."""
WHOLE, SOUTH = (36.0, 0.0, 1526.0, 768.0), (650.0, 486.0, 620.0, 190.0)
NAMES = ("year_board", "year_sales", "year_growth")
"""Pictures of positions in this game."""


@lru_cache(maxsize=1)
def replayed() -> Session[State]:
    """Play the game again. Raises `SaveError` where that doesn't succeed."""
    session, fault = record.read(FILE).replay(load_scene_map(MAP).game)
    if fault is not None:
        raise fault
    return session


def moment(session: Session[State], phase: str) -> int:
    """Return how many decisions had been made when the first one in a phase of the year was asked for."""
    timeline = Timeline(session)
    timeline.follow()
    return next(n for n, seen in enumerate(timeline.moments) if (seen.round, seen.phase) == (YEAR, phase))


@lru_cache(maxsize=len(NAMES))
def scene(name: str) -> Scene:
    """Return the scene of a picture."""
    session = replayed()
    if name == "year_board":
        return Scene(WHOLE, (_position(session, moment(session, "turn_order")),))
    if name == "year_sales":
        return Scene(WHOLE, (_sales(session),))
    end = len(session.entries)
    return Scene(SOUTH, tuple(_without_strips(_position(session, made)) for made in (end - 1, end)))


def _position(session: Session[State], made: int) -> tuple[Mark, ...]:
    return tuple(position_marks(session.position(made), range(len(PLAYERS))))


def _without_strips(marks: tuple[Mark, ...]) -> tuple[Mark, ...]:
    return tuple(mark for mark in marks if not (isinstance(mark, Piece) and mark.kind in (OFFERS, DEED)))


def _sales(session: Session[State]) -> tuple[Mark, ...]:
    """The first sales of the year, in the position after them."""
    first = moment(session, "operations")
    after = first + len(list(_deliveries(session, first)))
    lines = session.position(after).companies
    routes = (
        RouteMark(sale.origin, sale.route, sale.city, lines[sale.line].owner, str(number))
        for number, sale in enumerate(_deliveries(session, first), start=1)
    )
    return (*_position(session, after), *routes)


def _deliveries(session: Session[State], first: int) -> Iterator[Deliver]:
    for entry in session.entries[first:]:
        if not isinstance(entry.action, Deliver):
            return
        yield entry.action
