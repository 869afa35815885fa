"""Phase 4, Acquisitions: the deed that is taken, and where its company starts."""

from __future__ import annotations

from collections.abc import Collection

from indonesia_qt.games.indonesia.analysis.forecast.places import StartForecast, start_after
from indonesia_qt.games.indonesia.rules.actions import StartProduction, StartShipping
from indonesia_qt.games.indonesia.rules.companies import free_slots
from indonesia_qt.games.indonesia.rules.phases.acquisitions import ChooseDeed
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.i18n.text import clauses, counted, tr
from indonesia_qt.ui.games.indonesia.texts.actions.action_text import ActionText, lost, named, reaches, serves
from indonesia_qt.ui.games.indonesia.texts.names import Names


def start_production(words: Names, view: State, asked: ChooseDeed, action: StartProduction) -> ActionText:  # noqa: ARG001
    """To take a production company and put its first good into an area."""
    start = start_after(view, action)
    reach = reaches(words, start.cities) or tr("reaches no city yet")
    room = counted(start.room, "may grow to {n} area", "may grow to {n} areas")
    return _started(words, action.deed, action.area, start, reach, room)


def start_shipping(words: Names, view: State, asked: ChooseDeed, action: StartShipping) -> ActionText:  # noqa: ARG001
    """To take a shipping company and put its first ship into a sea."""
    start = start_after(view, action)
    room = counted(start.room, "may grow to {n} sea", "may grow to {n} seas")
    return _started(words, action.deed, action.sea, start, _touches(words, start.cities), room)


def _started(words: Names, deed: str, place: str, start: StartForecast, reach: str, room: str) -> ActionText:
    served = serves(sorted(map(words.company, start.producers)))
    about = clauses(reach, served, room, lost(words, start.deeds_lost))
    return ActionText(tr("Start in {place}", place=words.place(place)), about, words.company(deed))


def _touches(words: Names, cities: Collection[str]) -> str:
    return named(
        sorted(map(words.place, cities)),
        lambda names: tr("touches {cities}", cities=names),
        lambda n: counted(n, "touches {n} city", "touches {n} cities"),
    )


def take_no_deed(words: Names, view: State, asked: ChooseDeed) -> ActionText:  # noqa: ARG001
    """To take no deed this year."""
    free = free_slots(view, asked.seat)
    return ActionText(tr("Pass"), counted(free, "{n} free left", "{n} free left", "slots"))
