"""The board as tables: areas, companies, cities and deeds in rows; knows no Qt."""

from __future__ import annotations

from collections.abc import Iterator

from indonesia_qt.games.indonesia.analysis.position import growth, starts
from indonesia_qt.games.indonesia.rules.constants import ERAS, LARGEST_CITY
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.games.indonesia.rules.year import operated_this_year
from indonesia_qt.i18n.text import enumerated, tr
from indonesia_qt.ui.games.indonesia.texts.areas import heading
from indonesia_qt.ui.games.indonesia.texts.names import Names, amount_of, kind_within, letter
from indonesia_qt.ui.table.board.board_ui import BoardRow, BoardSheet


def sheets(words: Names, view: State) -> list[BoardSheet]:
    """Return the tables of what lies on the board."""
    return [
        BoardSheet(
            tr("Areas"),
            (tr("Area"), tr("Contents"), tr("Company"), tr("Owner"), tr("Adjacent seas")),
            tuple(_areas(words, view)),
        ),
        BoardSheet(
            tr("Companies"),
            (tr("Letter"), tr("Company"), tr("Owner"), tr("Size", "of a company"), tr("Operated")),
            tuple(_companies(words, view)),
        ),
        BoardSheet(
            tr("Cities"),
            (tr("City"), tr("Size", "of a city"), tr("Received"), tr("Needs to grow")),
            tuple(_cities(words, view)),
        ),
        BoardSheet(
            tr("Deeds"),
            (tr("Letter"), tr("Deed"), tr("Era"), tr("Possible starting areas")),
            tuple(_deeds(words, view)),
        ),
    ]


def _areas(words: Names, view: State) -> Iterator[BoardRow]:
    scenario = view.scenario
    for area, seas in scenario.seas_at.items():
        holds, company, owner = tr("nothing"), "", ""
        if area in view.fields:
            found = view.companies[view.fields[area]]
            holds, company, owner = kind_within(found.kind), words.company(found.id), words.seats[found.owner]
        elif area in view.cities:
            holds = tr("city of size {size}", size=view.cities[area])
        yield BoardRow(area, (heading(words, view, area), holds, company, owner, words.places(seas)))
    for sea, neighbours in scenario.sea_neighbours.items():
        lines = [line for line in view.companies.values() if sea in line.ships]
        ships = enumerated(f"{line.ships[sea]} {letter(scenario, line.id)}" for line in lines)
        owners = enumerated(dict.fromkeys(words.seats[line.owner] for line in lines))
        holds = tr("ships: {ships}", ships=ships) if ships else tr("nothing")
        yield BoardRow(sea, (words.place(sea), holds, "", owners, words.places(neighbours)))


def _companies(words: Names, view: State) -> Iterator[BoardRow]:
    done = operated_this_year(view)
    for company in view.companies.values():
        place = next(iter(company.places), "")
        operated = tr("yes") if company.id in done else tr("no")
        name, owner = words.place(company.id), words.seats[company.owner]
        yield BoardRow(place, (letter(view.scenario, company.id), name, owner, company.units, operated))


def _cities(words: Names, view: State) -> Iterator[BoardRow]:
    for area, outlook in growth(view).items():
        received = enumerated(f"{kind_within(good)} {got}" for good, got in outlook.received.items())
        if outlook.size == LARGEST_CITY:
            needs = tr("largest", "city")
        elif outlook.grows:
            needs = tr("grows", "city")
        else:
            needs = enumerated(amount_of(number, good) for good, number in outlook.missing.items()) or tr("nothing")
        yield BoardRow(area, (heading(words, view, area), outlook.size, received, needs))


def _deeds(words: Names, view: State) -> Iterator[BoardRow]:
    later = [deed.id for deed in view.scenario.deeds.values() if deed.era > view.era]
    for id in (*view.deeds, *later):
        deed = view.scenario.deeds[id]
        free = [place for place, why_not in starts(view, deed).items() if why_not is None]
        cells = (letter(view.scenario, id), words.place(id), ERAS[deed.era].upper(), words.places(free))
        yield BoardRow(free[0] if free else "", cells)
