"""Phase 4, Acquisitions, in words."""

from __future__ import annotations

from collections.abc import Collection

from indonesia_qt.games.indonesia.analysis.forecast import StartForecast, StartOutlook, start_after
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.games.indonesia.rules.actions import StartProduction, StartShipping
from indonesia_qt.games.indonesia.rules.companies import free_slots
from indonesia_qt.games.indonesia.rules.constants import Kind
from indonesia_qt.games.indonesia.rules.phases.acquisitions import ChooseDeed
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.i18n.text import Whether, clauses, counted, phrase, tr
from indonesia_qt.ui.games.indonesia.texts.clauses import company_kind, lost, named, reaches, serves
from indonesia_qt.ui.games.indonesia.texts.names import Names, amount_of
from indonesia_qt.ui.table.records import ActionGroupText, ActionText, ActionUi, EventUi

NO_DEED = phrase("Start no company")

Start = StartProduction | StartShipping


def deed_prompt(words: Names, view: State, asked: ChooseDeed) -> str:
    """Ask for a deed, or none."""
    return counted(
        len(view.deeds),
        "Acquire the last company, or pass for this phase.",
        "Acquire one of {n} companies, or pass for this phase.",
    )


def start_production(words: Names, view: State, asked: ChooseDeed, action: StartProduction) -> ActionText:
    """Offer to take a production company and put its first good into an area."""
    start = start_after(view, action)
    reach = reaches(words, start.cities) or tr("reaches no city yet")
    room = counted(len(start.room), "room to grow: {n} area", "room to grow: {n} areas")
    text = tr("Start in {place}", place=words.place(action.area))
    return _started(words, text, action.deed, start, reach, room)


def start_shipping(words: Names, view: State, asked: ChooseDeed, action: StartShipping) -> ActionText:
    """Offer to take a shipping company and put its first ship into a sea."""
    start = start_after(view, action)
    room = counted(len(start.room), "room to grow: {n} sea area", "room to grow: {n} sea areas")
    text = tr("Start in the {sea}", sea=words.place(action.sea))
    return _started(words, text, action.deed, start, _touches(words, start.cities), room)


def _started(words: Names, text: str, deed: str, start: StartForecast, reach: str, room: str) -> ActionText:
    about = clauses(reach, _serves(words, start), room, lost(words, start.deeds_lost))
    return ActionText(text, about, words.company(deed))


def _serves(words: Names, start: StartForecast) -> str:
    return serves(sorted(map(words.company, start.producers)))


def _touches(words: Names, cities: Collection[str]) -> str:
    return named(
        sorted(map(words.place, cities)),
        lambda names: tr("touches {cities}", cities=names),
        lambda n: counted(n, "touches {n} city", "touches {n} cities"),
    )


def start_promise(kind: Kind, outlook: StartOutlook, *, beside_cities: bool = False) -> str:
    """Return why a company earns nothing in its first year, and what promises that it will; empty if it earns.

    It doesn't repeat the number of cities where it stands `beside_cities`.
    """
    if outlook.income:
        return ""
    if kind == "shipping":
        cities = counted(outlook.cities, "touches {n} city", "touches {n} cities")
        goods = counted(outlook.asked, "{n} good on its coast", "{n} goods on its coast")
        touches = cities if outlook.cities else tr("touches no city")
        return clauses("" if beside_cities else touches, goods if outlook.asked else tr("no goods on its coast"))
    return clauses("" if outlook.cities else _nearest_ships(outlook), demand_left(kind, outlook))


def _nearest_ships(outlook: StartOutlook) -> str:
    """Say why goods reach no city."""
    if outlook.away is None:
        return tr("no ship reaches it yet")
    if outlook.away:
        return counted(outlook.away, "ships {n} sea away", "ships {n} seas away")
    return tr("its ships reach no city yet")


def demand_left(kind: Kind, outlook: StartOutlook) -> str:
    """Return what cities buy of a good beyond what is on the board."""
    if not outlook.asked:
        return tr("no demand left")
    return tr("demand left: {goods}", goods=amount_of(outlook.asked, kind))


def site_note(words: Names, view: State, start: Start, outlook: StartOutlook) -> str:
    """Return what distinguishes a place to start from others: the cities, else the way to ships, and deeds that end."""
    after = start_after(view, start)
    if isinstance(start, StartShipping):
        reach = clauses(_touches(words, after.cities) or tr("touches no city"), _serves(words, after))
    else:
        reach = reaches(words, after.cities) or _nearest_ships(outlook)
    return clauses(reach, lost(words, after.deeds_lost))


def start_group(words: Names, view: State, one: Start, other: Start) -> ActionGroupText:
    """Name the choice to start a company somewhere."""
    first, last = (start.sea if isinstance(start, StartShipping) else start.area for start in (one, other))
    company = words.company(one.deed)
    if first != last:
        text = tr("Start {company}", company=company)
    elif first in words.scenario.sea_neighbours:
        text = tr("Start {company} in the {sea}", company=company, sea=words.place(first))
    else:
        text = tr("Start {company} in {place}", company=company, place=words.place(first))
    return ActionGroupText(text, company_kind(view, one.deed))


def take_no_deed(words: Names, view: State, asked: ChooseDeed) -> ActionText:
    """Offer to take no deed this year."""
    free = free_slots(view, asked.seat)
    return ActionText(tr(NO_DEED), counted(free, "leaves {n} slot free", "leaves {n} slots free"))


ACTIONS = {
    StartProduction: ActionUi(start_production, start_group, is_public=True),
    StartShipping: ActionUi(start_shipping, start_group, is_public=True),
}
EVENTS = {
    ev.CompanyStarted: EventUi(
        Whether(
            "is_at_sea",
            phrase("{player} starts {company} in the {place}."),
            phrase("{player} starts {company} in {place}."),
        ),
        topics=("companies",),
        sound="deed",
    )
}
