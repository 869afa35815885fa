"""Answers to questions in words, for lists of what could have been chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from indonesia_qt.core.flow import Action
from indonesia_qt.games.indonesia import actions as act
from indonesia_qt.games.indonesia.answers import AnswerGroup
from indonesia_qt.games.indonesia.state import State
from indonesia_qt.ui.indonesia.texts import Words, count, rupiah, track_name


class Told(NamedTuple):
    """An answer in words, the kind of company or thing that it is about, and a line more."""

    text: str
    kind: str = ""
    about: str = ""


def told(words: Words, view: State, group: AnswerGroup) -> Told:
    """A group of answers in words; a group of one answer is that answer."""
    say: Callable[[Words, State, Any, Any], Told] = _TOLD[type(group.first)]
    result = say(words, view, group.first, group.last)
    if len(group.areas) > 1 and not result.about:
        many = count(len(group.areas), "place")
        return result._replace(about=words.places(group.areas) if len(group.areas) <= 3 else many)
    return result


def _amounts(first: int, last: int) -> str:
    return rupiah(first) if first == last else f"{first:,} to {rupiah(last)}"


def _one_of(words: Words, verb: str, first: str, last: str) -> str:
    """What is done at a place, or at one of several."""
    return f"{verb} {words.place(first)}" if first == last else f"{verb}\N{HORIZONTAL ELLIPSIS}"


def _kind(view: State, id: str) -> str:
    company = view.companies.get(id)
    return company.kind if company else view.scenario.deeds[id].kind


def _start(w: Words, s: State, deed: str, first: str, last: str) -> Told:
    where = f" in {w.place(first)}" if first == last else ""
    return Told(f"Start {w.company(deed)}{where}", _kind(s, deed))


def _deliver(w: Words, first: act.Deliver, last: act.Deliver) -> Told:
    origin = f" from {w.place(first.origin)}" if first.origin == last.origin else ""
    return Told(f"Sell{origin} to {w.place(first.city)}, carried by {w.company(first.line)}", "city")


def _research(w: Words, s: State, a: act.Research) -> Told:
    step = getattr(s.players[a.player], a.track) + 1
    return Told(f"{track_name(a.track)} {step} of {w.seats[a.player]}", "", w.track(a.track, step))


_TOLD: dict[type[Action], Callable[[Words, State, Any, Any], Told]] = {
    act.Pass: lambda w, s, a, b: Told("Pass"),
    act.PlaceCity: lambda w, s, a, b: Told(_one_of(w, "Build a city in", a.area, b.area), "city"),
    act.Bid: lambda w, s, a, b: Told(f"Bid {_amounts(a.amount, b.amount)}"),
    act.Announce: lambda w, s, a, b: Told(
        f"Merge {w.company(a.first)} with {w.company(a.second)}", _kind(s, a.first), f"for {_amounts(a.bid, b.bid)}"
    ),
    act.Raise: lambda w, s, a, b: Told(f"Bid {_amounts(a.bid, b.bid)}"),
    act.GiveUp: lambda w, s, a, b: Told(_one_of(w, "Give up", a.area, b.area), "siap_faji"),
    act.StartProduction: lambda w, s, a, b: _start(w, s, a.deed, a.area, b.area),
    act.StartShipping: lambda w, s, a, b: _start(w, s, a.deed, a.sea, b.sea),
    act.Research: lambda w, s, a, b: _research(w, s, a),
    act.Operate: lambda w, s, a, b: Told(f"Operate {w.company(a.company)}", _kind(s, a.company)),
    act.PlaceShip: lambda w, s, a, b: Told(_one_of(w, "Add a ship in", a.sea, b.sea), "shipping"),
    act.Deliver: lambda w, s, a, b: _deliver(w, a, b),
    act.DeliverRest: lambda w, s, a, b: Told("Sell all that is left by the plan"),
    act.Expand: lambda w, s, a, b: Told(_one_of(w, "Expand to", a.area, b.area)),
    act.Grow: lambda w, s, a, b: Told(_one_of(w, "Let the city grow in", a.area, b.area), "city"),
}
