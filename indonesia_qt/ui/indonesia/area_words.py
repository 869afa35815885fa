"""What lies in an area and what can be done there, in words; the status bar, cards, menus and screen readers say it."""

from __future__ import annotations

from collections.abc import Iterator

from indonesia_qt.games.indonesia.content import KIND_NAME
from indonesia_qt.games.indonesia.insight import growth, starts
from indonesia_qt.games.indonesia.state import State
from indonesia_qt.ui.indonesia.texts import Words, count, letter


def facts(words: Words, view: State, area: str) -> list[str]:
    """The name of an area with its province, and a line for each thing that is to be known about it."""
    return [heading(words, view, area), *_contents(words, view, area)]


def heading(words: Words, view: State, area: str) -> str:
    """The name of an area, and that of its province unless that is part of it."""
    province = view.scenario.province_of.get(area)
    if province is None:
        return words.place(area)
    name, of = words.place(area), words.place(province)
    return name if of in name else f"{name}, {of}"


def spoken(words: Words, view: State, area: str, standing: str = "") -> str:
    """An area in one sentence, and how it stands in the present question."""
    name = heading(words, view, area)
    kind = ["sea"] if area in view.scenario.sea_neighbours and "sea" not in name.lower().split() else []
    line = ", ".join([name, *kind, *_contents(words, view, area)])
    return f"{line}. {standing}".strip()


def _contents(words: Words, view: State, area: str) -> Iterator[str]:
    if area in view.scenario.sea_neighbours:
        yield from _at_sea(words, view, area)
        return
    if area in view.fields:
        company = view.companies[view.fields[area]]
        yield f"{words.company(company.id)} of {words.seats[company.owner]}: {words.holding(company)}"
    elif area in view.cities:
        yield from _city(view, area)
    else:
        yield "Empty"
        if letters := _deeds(view, area):
            yield f"Deeds that can start here: {letters}"
    seas = view.scenario.seas_at[area]
    yield f"Coast of {words.places(seas)}" if seas else "No coast"


def _at_sea(words: Words, view: State, sea: str) -> Iterator[str]:
    lines = [line for line in view.companies.values() if sea in line.ships]
    yield count(sum(line.ships[sea] for line in lines), "ship") if lines else "No ships"
    for line in lines:
        carries = count(line.ships[sea] * view.players[line.owner].hull, "good")
        yield f"{words.company(line.id)} of {words.seats[line.owner]}: {line.ships[sea]}, can carry {carries}"
    if letters := _deeds(view, sea):
        yield f"Deeds that can start here: {letters}"


def _city(view: State, area: str) -> Iterator[str]:
    outlook = growth(view)[area]
    yield f"City of size {outlook.size}"
    if outlook.received:
        had = ", ".join(f"{KIND_NAME[good]} {got}/{outlook.size}" for good, got in outlook.received.items())
        yield f"Received: {had}"
    if outlook.grows:
        yield "Grows this year" if outlook.stones else "Would grow, but no stone is left"
    elif outlook.missing:
        needs = ", ".join(f"{missing} {KIND_NAME[good]}" for good, missing in outlook.missing.items())
        yield f"Needs {needs} to grow"


def _deeds(view: State, place: str) -> str:
    """The letters of the available deeds whose companies can start at a place."""
    deeds = view.scenario.deeds
    found = [id for id in view.deeds if starts(view, deeds[id]).get(place, "elsewhere") is None]
    return ", ".join(letter(view.scenario, id) for id in found)
