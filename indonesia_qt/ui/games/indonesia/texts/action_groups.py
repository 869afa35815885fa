"""Answers to questions in words, for lists of what could have been chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from indonesia_qt.core.flow import Action
from indonesia_qt.games.indonesia.analysis.action_groups import AnswerGroup
from indonesia_qt.games.indonesia.rules import actions as act
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.i18n.text import counted, figure, phrase, tr
from indonesia_qt.ui.games.indonesia.texts.game_texts import GameTexts
from indonesia_qt.ui.games.indonesia.texts.names import rupiah, track_name


class ActionGroupText(NamedTuple):
    """An answer in words, the kind of company or thing that it is about, and a line more."""

    text: str
    kind: str = ""
    about: str = ""


def group_text(words: GameTexts, view: State, group: AnswerGroup) -> ActionGroupText:
    """A group of answers in words; a group of one answer is that answer."""
    say: Callable[[GameTexts, State, Any, Any], ActionGroupText] = _TOLD[type(group.first)]
    result = say(words, view, group.first, group.last)
    if len(group.areas) > 1 and not result.about:
        many = counted(len(group.areas), "{n} place", "{n} places")
        return result._replace(about=words.places(group.areas) if len(group.areas) <= 3 else many)
    return result


def _amounts(first: int, last: int) -> str:
    if first == last:
        return rupiah(first)
    return tr("{first} to {last}", "amounts", first=figure(first), last=rupiah(last))


def _bid(first: int, last: int) -> ActionGroupText:
    return ActionGroupText(tr("Bid {amount}", amount=_amounts(first, last)))


def _kind(view: State, id: str) -> str:
    company = view.companies.get(id)
    return company.kind if company else view.scenario.deeds[id].kind


def _merge(w: GameTexts, s: State, a: act.Announce, b: act.Announce) -> ActionGroupText:
    text = tr("Merge {first} with {second}", first=w.company(a.first), second=w.company(a.second))
    return ActionGroupText(text, _kind(s, a.first), tr("for {amount}", amount=_amounts(a.bid, b.bid)))


def _start(w: GameTexts, s: State, deed: str, first: str, last: str) -> ActionGroupText:
    company = w.company(deed)
    if first == last:
        text = tr("Start {company} in {place}", company=company, place=w.place(first))
    else:
        text = tr("Start {company}", company=company)
    return ActionGroupText(text, _kind(s, deed))


def _deliver(w: GameTexts, first: act.Deliver, last: act.Deliver) -> ActionGroupText:
    city, line = w.place(first.city), w.company(first.line)
    if first.origin != last.origin:
        return ActionGroupText(tr("Sell to {city}, carried by {line}", city=city, line=line), "city")
    origin = w.place(first.origin)
    return ActionGroupText(
        tr("Sell from {area} to {city}, carried by {line}", area=origin, city=city, line=line), "city"
    )


def _research(w: GameTexts, s: State, a: act.Research) -> ActionGroupText:
    step, track = getattr(s.players[a.player], a.track) + 1, track_name(a.track)
    text = tr("{track} {step} of {player}", track=track, step=step, player=w.seats[a.player])
    return ActionGroupText(text, "", w.track(a.track, step))


def _at(w: GameTexts, here: str, somewhere: str, first: str, last: str) -> str:
    """What is done at a place, or at one of several."""
    return tr(here, place=w.place(first)) if first == last else tr(somewhere)


_CITY = phrase("Build a city in {place}"), phrase("Build a city in\N{HORIZONTAL ELLIPSIS}")
_REMOVAL = phrase("Give up {place}"), phrase("Give up\N{HORIZONTAL ELLIPSIS}")
_SHIP = phrase("Add a ship in {place}"), phrase("Add a ship in\N{HORIZONTAL ELLIPSIS}")
_EXPANSION = phrase("Expand to {place}"), phrase("Expand to\N{HORIZONTAL ELLIPSIS}")
_GROWTH = phrase("Let the city grow in {place}"), phrase("Let the city grow in\N{HORIZONTAL ELLIPSIS}")
"""What is done at a place, and at one of several."""

_TOLD: dict[type[Action], Callable[[GameTexts, State, Any, Any], ActionGroupText]] = {
    act.Pass: lambda w, s, a, b: ActionGroupText(tr("Pass")),
    act.PlaceCity: lambda w, s, a, b: ActionGroupText(_at(w, *_CITY, a.area, b.area), "city"),
    act.Bid: lambda w, s, a, b: _bid(a.amount, b.amount),
    act.Announce: _merge,
    act.Raise: lambda w, s, a, b: _bid(a.bid, b.bid),
    act.GiveUp: lambda w, s, a, b: ActionGroupText(_at(w, *_REMOVAL, a.area, b.area), "siap_faji"),
    act.StartProduction: lambda w, s, a, b: _start(w, s, a.deed, a.area, b.area),
    act.StartShipping: lambda w, s, a, b: _start(w, s, a.deed, a.sea, b.sea),
    act.Research: lambda w, s, a, b: _research(w, s, a),
    act.Operate: lambda w, s, a, b: ActionGroupText(
        tr("Operate {company}", company=w.company(a.company)), _kind(s, a.company)
    ),
    act.PlaceShip: lambda w, s, a, b: ActionGroupText(_at(w, *_SHIP, a.sea, b.sea), "shipping"),
    act.Deliver: lambda w, s, a, b: _deliver(w, a, b),
    act.DeliverRest: lambda w, s, a, b: ActionGroupText(tr("Sell all that is left by the plan")),
    act.Expand: lambda w, s, a, b: ActionGroupText(_at(w, *_EXPANSION, a.area, b.area)),
    act.Grow: lambda w, s, a, b: ActionGroupText(_at(w, *_GROWTH, a.area, b.area), "city"),
}
