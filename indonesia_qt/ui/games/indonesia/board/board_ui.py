"""The board of Indonesia: its marks, overlays and tables, and what is said of its areas; knows no Qt."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any, cast

from indonesia_qt.core.flow import Action, Event
from indonesia_qt.core.subjects import Subjects
from indonesia_qt.games.indonesia.analysis.event_subjects import Surroundings
from indonesia_qt.games.indonesia.analysis.position import changes
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules import actions as act
from indonesia_qt.games.indonesia.rules.constants import ERAS, Kind
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.i18n.text import enumerated, tr
from indonesia_qt.ui.board.marks import AreaMark, Mark
from indonesia_qt.ui.games.indonesia.board.board_tables import sheets
from indonesia_qt.ui.games.indonesia.board.overlays import OVERLAYS
from indonesia_qt.ui.games.indonesia.board.position_marks import era_marks, offers, position_marks, preview_marks
from indonesia_qt.ui.games.indonesia.texts.areas import card, facts, spoken
from indonesia_qt.ui.games.indonesia.texts.names import Names, kind_within
from indonesia_qt.ui.table.board.board_ui import AreaEntry, BoardOverlay, BoardSheet, BoardUi
from indonesia_qt.ui.table.records import Answer


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
        return era_marks(game.scenario, 0)

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
        ends = dict.fromkeys(place for delivery in deliveries for place in (delivery.origin, delivery.city))
        return [AreaMark(place, "hint") for place in ends]

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

    def rings(self, happened: Sequence[Event], view: State) -> list[str]:
        """Return the places where something is new."""
        return list(changes(happened, view))
