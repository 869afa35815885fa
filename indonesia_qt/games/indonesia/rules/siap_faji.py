"""The areas that a new siap faji company gives up (R-MER-20 to R-MER-23)."""

from __future__ import annotations

from indonesia_qt.core.flow import Reason, because
from indonesia_qt.games.indonesia.rules.companies import parts, zones
from indonesia_qt.games.indonesia.rules.state import Company, State


def to_give_up(units: int) -> int:
    """How many of its areas a new siap faji company gives up: half, rounded up (R-MER-20)."""
    return (units + 1) // 2


def in_contact(s: State, company: Company) -> list[str]:
    """The company's areas that touch an area of another siap faji company (R-MER-22)."""
    neighbours = s.scenario.land_neighbours
    others = {
        area
        for other in s.companies.values()
        if other.kind == "siap_faji" and other is not company
        for area in other.areas
    }
    return [area for area in company.areas if not others.isdisjoint(neighbours[area])]


def removable(s: State, company: Company) -> list[str]:
    """The areas that may be given up next, in a fixed order (R-MER-21).

    On a board where every area at the border holds parts together, which takes an area inside another one, those
    inside may go too: there is always a choice.
    """
    whole = _not_dividing(s, company)
    return [area for area in whole if _at_border(s, company, area)] or whole


def why_not_removable(s: State, company: Company, area: str) -> Reason | None:
    """Why an area can't be given up now; None when it can."""
    if area in removable(s, company):
        return None
    names = {"area": s.scenario.name.get(area, area), "company": s.scenario.name[company.id]}
    if area not in company.areas:
        return because("R-MER-21", "{area} does not belong to {company}.", **names)
    if area not in _not_dividing(s, company):
        return because("R-MER-21", "Without {area} a zone of {company} would fall apart.", **names)
    return because("R-MER-21", "{area} lies inside {company}; areas go from the border.", **names)


def _at_border(s: State, company: Company, area: str) -> bool:
    touches = s.scenario.land_neighbours[area]
    return bool(s.scenario.seas_at[area]) or any(s.fields.get(near) != company.id for near in touches)


def _not_dividing(s: State, company: Company) -> list[str]:
    """The company's areas without which no zone of it would fall apart."""
    neighbours, zone_of = s.scenario.land_neighbours, {area: zone for zone in zones(s, company) for area in zone.areas}
    return [
        area
        for area in company.areas
        if len(parts([other for other in zone_of[area].areas if other != area], neighbours)) < 2
    ]
