"""The board of Indonesia: its marks, overlays and tables, and what is said of its areas; knows no Qt."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any, Literal, cast

from indonesia_qt.core.flow import Action, Event
from indonesia_qt.core.subjects import Subjects
from indonesia_qt.games.indonesia.analysis.event_subjects import Surroundings
from indonesia_qt.games.indonesia.analysis.position import changes, growth, starts
from indonesia_qt.games.indonesia.delivery.planner import goods_sent
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules import actions as act
from indonesia_qt.games.indonesia.rules.constants import ERAS, LARGEST_CITY, Kind
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.games.indonesia.rules.year import operated_this_year
from indonesia_qt.i18n.text import enumerated, language, tr
from indonesia_qt.ui.board.marks import AreaMark, Mark, NameMark, Piece
from indonesia_qt.ui.games.indonesia.board.overlays import OVERLAYS
from indonesia_qt.ui.games.indonesia.board.position_marks import (
    era_marks,
    offers,
    position_marks,
    preview_marks,
    ships_in,
)
from indonesia_qt.ui.games.indonesia.texts.areas import card, facts, heading, spoken
from indonesia_qt.ui.games.indonesia.texts.names import Names, amount_of, kind_within, letter, short_names
from indonesia_qt.ui.table.board.board_ui import AreaEntry, BoardOverlay, BoardRow, BoardSheet, BoardUi
from indonesia_qt.ui.table.records import Answer


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


def offered(view: State, province: str) -> Iterator[str]:
    """Return a line for each era from the present on in which companies or cities can start in a province."""
    eras = offers(view.scenario).get(province, ())
    for era in range(view.era, len(eras)):
        if eras[era]:
            kinds = enumerated(tr("city") if kind == "city" else kind_within(cast(Kind, kind)) for kind in eras[era])
            yield tr("Era {era}: {offers}", era=ERAS[era].upper(), offers=kinds)


class IndonesiaBoardUi(BoardUi):
    """The board; the things that can be pointed out are companies."""

    subjects: type[Subjects[Any]] = Surroundings
    overlays: dict[str, BoardOverlay] = OVERLAYS
    preview_marks = staticmethod(preview_marks)
    facts = staticmethod(facts)
    spoken = staticmethod(spoken)

    def start_marks(self, game: Indonesia) -> Sequence[Mark]:
        """Return what the provinces offer in each era."""
        return era_marks(game.scenario, 0, 0)

    def position_marks(self, view: State, colours: Sequence[int], overlays: Collection[str] = ()) -> list[Mark]:
        """Return the marks of goods, ships, cities, available deeds and eras."""
        return position_marks(view, colours, always_received="show_growth" in overlays)

    def hint_marks(self, view: State, asked: Any, action: Action, colours: Sequence[int]) -> list[Mark]:
        """Return the marks of the places of a recommended answer; of deliveries, their ends."""
        deliveries: Sequence[act.Deliver] = ()
        if isinstance(action, act.DeliverRest):
            deliveries = asked.plan
        elif isinstance(action, act.Deliver):
            deliveries = (action,)
        if not deliveries:
            return super().hint_marks(view, asked, action, colours)
        sales = (*asked.done, *deliveries)
        origins = goods_sent(view.scenario, view.companies[asked.company].areas, sales)[len(asked.done) :]
        return [AreaMark(place, "hint") for place in dict.fromkeys((*origins, *(sale.city for sale in deliveries)))]

    def name_marks(self, view: State, areas: Collection[str], sought: Collection[str]) -> list[Mark]:
        """Return the names of the land areas among them, or the numbers that these have in their provinces.

        A city needs no number unless it is sought, as its province has no other.
        """
        names = short_names(view.scenario, language())
        named = {area: names[area].on_board for area in areas if area in names}
        return [
            NameMark(area, name, area in sought)
            for area, name in named.items()
            if area in sought or not (area in view.cities and name.isdecimal())
        ]

    def card(self, words: Names, view: State, area: str) -> str:
        """Return the facts about an area, its whole name if the heading shortens it, and what its province offers."""
        return "\n".join([card(words, view, area), *offered(view, view.scenario.province_of.get(area, ""))])

    def thing_at(self, view: State, area: str) -> str:
        """Return the company with goods in an area."""
        return view.fields.get(area, "")

    def thing_asked_about(self, asked: Any) -> str:
        """Return the company that a question is about."""
        return str(getattr(asked, "company", ""))

    def places_of(self, view: State, thing: str) -> Sequence[str]:
        """Return the areas of a company."""
        company = view.companies.get(thing)
        return tuple(company.places) if company else ()

    def stops(self, view: State, seat: int, kind: Literal["own", "town"]) -> Sequence[str]:
        """Return the areas of a seat's companies, or the cities."""
        if kind == "town":
            return tuple(view.cities)
        companies = (view.companies[id] for id in view.players[seat].companies)
        return tuple(dict.fromkeys(place for company in companies for place in company.places))

    def neighbours(self, view: State, area: str) -> Sequence[str]:
        """Return the areas that border an area, land first."""
        scenario = view.scenario
        if area in scenario.land_neighbours:
            return (*scenario.land_neighbours[area], *scenario.seas_at[area])
        coast = (land for land, seas in scenario.seas_at.items() if area in seas)
        return (*coast, *scenario.sea_neighbours[area])

    def entries(self, words: Names, view: State, area: str) -> Iterator[AreaEntry]:
        """Return an entry for each company in an area, and one for its network or its cities."""
        for company in view.companies.values():
            if area in company.places:
                title = words.company(company.id)
                yield AreaEntry(tr("Show {company}", company=title), company.id)
                if company.ships:
                    key, text = "show_lanes", tr("Show the network of {company}", company=title)
                else:
                    key, text = "show_reach", tr("Show the cities {company} can reach", company=title)
                yield AreaEntry(text, company.id, key)

    def sheets(self, words: Names, view: State, answers: Sequence[Answer]) -> list[BoardSheet]:
        """Return the tables of answers, areas, companies, cities and deeds."""
        return [*super().sheets(words, view, answers), *sheets(words, view)]

    def rings(self, happened: Sequence[Event], view: State, colours: Sequence[int]) -> list[str | Piece]:
        """Return the places where something is new, or the ships there."""
        concerned = {getattr(event, "company", "") for event in happened}
        lines = [company for id, company in view.companies.items() if id in concerned]
        return [
            next((ships_in(view.scenario, line, place, colours) for line in lines if place in line.ships), place)
            for place in changes(happened, view)
        ]
