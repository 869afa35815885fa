"""The contents of an area and what can be done there, in words, for status bar, cards, menus and screen readers."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

from indonesia_qt.games.indonesia.analysis.position import growth, starts
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.i18n.text import counted, enumerated, paragraph, tr
from indonesia_qt.i18n.untrusted_text import LONGEST_WORD, shortened, visible
from indonesia_qt.ui.games.indonesia.texts.names import Names, amount_of, kind_within, letter, ships


def facts(words: Names, view: State, area: str) -> list[str]:
    """Return the name of an area with its province, and a line for each fact about it."""
    return [heading(words, view, area), *_contents(words, view, area)]


def card(words: Names, view: State, area: str) -> str:
    """Return the facts about an area, a line each, and its whole name in separate lines if the heading shortens it."""
    heading, *lines = facts(words, view, area)
    name = tr(view.scenario.name.get(area, area))
    whole = [] if name == shortened(name) else wrap(visible(name), LONGEST_WORD)
    return "\n".join([heading, *whole, *lines])


def heading(words: Names, view: State, area: str) -> str:
    """Return the name of an area, with that of its province unless the name contains it."""
    province = view.scenario.province_of.get(area)
    if province is None:
        return words.place(area)
    name, of = words.place(area), words.place(province)
    return name if of in name else enumerated((name, of))


def spoken(words: Names, view: State, area: str, standing: str = "") -> str:
    """Return the facts about an area in one sentence, and then its `standing` in the open question."""
    name = heading(words, view, area)
    kind = [tr("sea")] if area in view.scenario.sea_neighbours and "sea" not in name.lower().split() else []
    line = enumerated([name, *kind, *_contents(words, view, area)])
    return paragraph(tr("{fact}.", fact=line), standing)


def _contents(words: Names, view: State, area: str) -> Iterator[str]:
    if area in view.scenario.sea_neighbours:
        yield from _at_sea(words, view, area)
        return
    if area in view.fields:
        company = view.companies[view.fields[area]]
        yield tr(
            "{player}’s {company}: {holding}",
            company=words.company(company.id),
            player=words.seats[company.owner],
            holding=words.holding(company),
        )
    elif area in view.cities:
        yield from _city(view, area)
    else:
        yield tr("Empty", "area")
        if letters := _deeds(view, area):
            yield tr("Companies that can start here: {letters}", letters=letters)
    seas = view.scenario.seas_at[area]
    yield tr("Coast: {seas}", seas=words.places(seas)) if seas else tr("No coast")


def _at_sea(words: Names, view: State, sea: str) -> Iterator[str]:
    lines = [line for line in view.companies.values() if sea in line.ships]
    yield ships(sum(line.ships[sea] for line in lines)) if lines else tr("No ships")
    for line in lines:
        yield counted(
            line.ships[sea] * view.players[line.owner].hull,
            "{player}’s {company}: {ships}, can carry {n} good",
            "{player}’s {company}: {ships}, can carry {n} goods",
            company=words.company(line.id),
            player=words.seats[line.owner],
            ships=ships(line.ships[sea]),
        )
    if letters := _deeds(view, sea):
        yield tr("Companies that can start here: {letters}", letters=letters)


def _city(view: State, area: str) -> Iterator[str]:
    outlook = growth(view)[area]
    yield tr("City of size {size}", size=outlook.size)
    if outlook.received:
        had = enumerated(f"{kind_within(good)} {got}/{outlook.size}" for good, got in outlook.received.items())
        yield tr("Received: {goods}", goods=had)
    if outlook.grows:
        yield tr("Grows this year") if outlook.stones else tr("Would grow, but no city stones are left")
    elif outlook.missing:
        needs = enumerated(amount_of(missing, good) for good, missing in outlook.missing.items())
        yield tr("Needs {goods} to grow", goods=needs)


def _deeds(view: State, place: str) -> str:
    """Return the letters of the available deeds whose companies can start at a place."""
    deeds = view.scenario.deeds
    found = [id for id in view.deeds if starts(view, deeds[id]).get(place, "elsewhere") is None]
    return enumerated(letter(view.scenario, id) for id in found)
