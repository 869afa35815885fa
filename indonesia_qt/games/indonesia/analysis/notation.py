"""A short notation for decisions, as chess players have one for moves.

A company goes by its letter, a place by its id, money by its rupiah:

    -                    pass
    city bali-1          build a city
    bid 12               bid for the order of play
    A+C 60               announce the merger of A and C for 60
    60                   raise the bid for a merger to 60
    x bali-1             give up an area of a new siap faji company
    A @ bali-1           start company A there
    slots                research a track; `hull 2` is the hull of the player at seat 2, from 1
    A!                   operate company A
    + java-sea           expand there: an area or a ship
    bali-1 B java-sea,bali-sea > jambi-2
                         sell a good to a city, carried by B through these seas
    *                    sell all that is left by the plan
    ^ jambi-2            let a city grow

An action without a sign of its own goes by its name and its values, as a bid does.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import astuple

from indonesia_qt.core.flow import Action, Pass
from indonesia_qt.games.indonesia.rules import actions as act

Letter = Callable[[str], str]
"""Gives the letter of a company by its id."""


def notation(action: Action, seat: int, letter: Letter) -> str:
    """Return a decision of a seat in the notation.

    >>> letter = {"a-bali-rice": "A", "a-lampung-shipping": "B"}.__getitem__
    >>> notation(act.Announce("a-bali-rice", "a-lampung-shipping", 60), 0, letter)
    'A+B 60'
    >>> notation(act.Research("hull", player=1), 0, letter)
    'hull 2'
    """
    write = _WRITERS.get(type(action))
    if write is None:
        return " ".join([type(action).__name__.lower(), *map(str, astuple(action))])
    return write(action, seat, letter)


_WRITERS: dict[type[Action], Callable[[Any, int, Letter], str]] = {
    Pass: lambda a, seat, letter: "-",
    act.PlaceCity: lambda a, seat, letter: f"city {a.area}",
    act.Announce: lambda a, seat, letter: f"{letter(a.first)}+{letter(a.second)} {a.bid}",
    act.Raise: lambda a, seat, letter: f"{a.bid}",
    act.GiveUp: lambda a, seat, letter: f"x {a.area}",
    act.StartProduction: lambda a, seat, letter: f"{letter(a.deed)} @ {a.area}",
    act.StartShipping: lambda a, seat, letter: f"{letter(a.deed)} @ {a.sea}",
    act.Research: lambda a, seat, letter: a.track if a.player == seat else f"{a.track} {a.player + 1}",
    act.Operate: lambda a, seat, letter: f"{letter(a.company)}!",
    act.PlaceShip: lambda a, seat, letter: f"+ {a.sea}",
    act.Deliver: lambda a, seat, letter: f"{a.origin} {letter(a.line)} {','.join(a.route)} > {a.city}",
    act.DeliverRest: lambda a, seat, letter: "*",
    act.Expand: lambda a, seat, letter: f"+ {a.area}",
    act.Grow: lambda a, seat, letter: f"^ {a.area}",
}
