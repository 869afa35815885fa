"""The overlays that a player can turn on over the board, as marks; knows no Qt."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache

from indonesia_qt.games.indonesia.analysis.position import Change, changes, growth, reach, sea_lanes, starts
from indonesia_qt.games.indonesia.rules.scenario import Scenario
from indonesia_qt.games.indonesia.rules.state import Company, State
from indonesia_qt.i18n.text import language, phrase, tr
from indonesia_qt.ui.board.marks import AreaMark, LaneMark, LinkMark, Mark, NameMark, TerritoryMark
from indonesia_qt.ui.games.indonesia.board.position_marks import fleet_of
from indonesia_qt.ui.games.indonesia.texts.names import letter, short_names
from indonesia_qt.ui.table.board.board_ui import BoardOverlay, OverlaySubject

CHANGE_NOTE: dict[Change, str] = {
    "started": phrase("new company", "on the map"),
    "expanded": phrase("new", "on the map"),
    "given_up": phrase("removed", "on the map"),
    "ships": phrase("new ship", "on the map"),
    "merged": phrase("merged", "on the map"),
    "city": phrase("new city", "on the map"),
    "grown": phrase("grown", "on the map"),
}
"""The beginning of a long name, such as that of the first of several islands, in any language of the maps."""


def company_shown(shown: OverlaySubject) -> Company | None:
    """Return the company whose network and reach are shown; None for none."""
    company: Company | None = shown.view.companies.get(shown.thing)
    return company


def owner_marks(shown: OverlaySubject) -> Iterator[Mark]:
    """Mark every area with goods in its owner's colour and pattern."""
    view = shown.view
    for area, company in view.fields.items():
        yield TerritoryMark(area, shown.colours[view.companies[company].owner])


def lane_marks(shown: OverlaySubject) -> Iterator[Mark]:
    """Mark the network of the chosen shipping company and the cities it reaches; without one, all networks."""
    view, chosen = shown.view, company_shown(shown)
    one = chosen is not None and chosen.kind == "shipping"
    lines = [chosen] if one and chosen else [line for line in view.companies.values() if line.ships]
    for line in lines:
        carrier = fleet_of(view.scenario, line, shown.colours)
        yield from (LaneMark(a, b, carrier) for a, b in sea_lanes(view, line))
    if one and chosen:
        yield from (TerritoryMark(sea, shown.colours[chosen.owner]) for sea in chosen.ships)
        yield from (AreaMark(city, "affected") for city in reach(view, chosen).cities)


def reach_marks(shown: OverlaySubject) -> Iterator[Mark]:
    """Mark the seas and cities that the chosen company reaches, and how many of its goods each city still buys."""
    company = company_shown(shown)
    if company is None:
        return
    found = reach(shown.view, company)
    yield from (AreaMark(sea, "hint") for sea in found.seas)
    for city, buys in found.cities.items():
        yield AreaMark(city, "affected", "" if company.kind == "shipping" else _buys(buys))


def _buys(number: int) -> str:
    return tr("buys {number}", "on the map", number=number) if number else tr("full", "on the map")


def deed_marks(view: State, deed: str) -> Iterator[Mark]:
    """Mark the places where the company of a deed can start, and those where it can't."""
    for place, why_not in starts(view, view.scenario.deeds[deed]).items():
        yield AreaMark(place, "forbidden" if why_not else "open")


def start_marks(shown: OverlaySubject) -> Iterator[Mark]:
    """Mark the places where companies can start, each with the letters of their deeds."""
    view = shown.view
    letters: dict[str, list[str]] = defaultdict(list)
    for id in view.deeds:
        for place, why_not in starts(view, view.scenario.deeds[id]).items():
            if why_not is None:
                letters[place].append(letter(view.scenario, id))
    for place, found in letters.items():
        yield AreaMark(place, "open", " ".join(found))


def growth_marks(shown: OverlaySubject) -> Iterator[Mark]:
    """Mark the cities that have enough goods to grow; what each still needs stands beside it in the position."""
    for city, outlook in growth(shown.view).items():
        if outlook.grows:
            yield AreaMark(city, "affected", "" if outlook.stones else tr("no city stone left"))


def change_marks(shown: OverlaySubject) -> Iterator[Mark]:
    """Mark the places where something is new."""
    for place, change in changes(shown.happened, shown.view).items():
        yield AreaMark(place, "affected", tr(CHANGE_NOTE[change], "on the map"))


def name_marks(shown: OverlaySubject) -> Iterator[Mark]:
    """Mark each land area with its name; that of its province is left out before a number or a comma."""
    names = short_names(shown.view.scenario, language())
    yield from (NameMark(area, name.on_board) for area, name in names.items())


def link_marks(shown: OverlaySubject) -> Iterator[Mark]:
    """Mark which land areas and which seas are adjacent, and for the area under the pointer also land and sea."""
    scenario, here = shown.view.scenario, shown.area
    yield from _links(scenario)
    for other in (*scenario.seas_at.get(here, ()), *scenario.lands_at.get(here, ())):
        yield LinkMark(here, other, "coast")


@lru_cache(maxsize=1)
def _links(scenario: Scenario) -> tuple[Mark, ...]:
    """Return the links that don't depend on the pointer; kept because each move of the pointer asks for them."""
    lands, seas = scenario.land_neighbours.items(), scenario.sea_neighbours.items()
    borders = (LinkMark(a, b, "border") for a, others in lands for b in others if a < b)
    return (*borders, *(LinkMark(a, b, "sea") for a, others in seas for b in others if a < b))


OVERLAYS: dict[str, BoardOverlay] = {
    "show_owners": BoardOverlay(phrase("colour and pattern show the owner"), owner_marks),
    "show_lanes": BoardOverlay(phrase("links between sea areas with ships"), lane_marks),
    "show_reach": BoardOverlay(phrase("point at a company or click its slot"), reach_marks, follows="thing"),
    "show_starts": BoardOverlay(phrase("letters of the companies that can start there"), start_marks),
    "show_growth": BoardOverlay(phrase("goods received and still needed"), growth_marks),
    "show_changes": BoardOverlay(phrase("since your last decision"), change_marks),
    "show_names": BoardOverlay(phrase("name or number of each area"), name_marks),
    "show_links": BoardOverlay(phrase("point at an area to see its coasts too"), link_marks, follows="area"),
}
"""By the key of the preference that turns it on, in the order of the menu."""
