"""The panel of phase 1: the site of a new city."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QWidget

from indonesia_qt.games.indonesia.analysis.forecast import site_after
from indonesia_qt.games.indonesia.rules.actions import PlaceCity
from indonesia_qt.games.indonesia.rules.phases.new_era import ChooseSite
from indonesia_qt.i18n.text import counted, enumerated, language, phrase, tr
from indonesia_qt.ui.games.indonesia.panels.situation import add_situation
from indonesia_qt.ui.games.indonesia.texts.names import short_names
from indonesia_qt.ui.table.api import ChoiceList, PlacePanel, QuestionUi
from indonesia_qt.ui.table.panels.input_fields import Entries
from indonesia_qt.ui.widgets.plain_text import tip

NAMED = 6
"""How many sites of a row are named at most, if more than one is left."""


class SitePanel(PlacePanel):
    """Choose a card, if there are two, and a site; not at once, for then all see the card.

    The sites with the most goods within reach come first. Sites of a province that have the same around them share a
    row, which stands for the first of them, or for the one that was clicked on the board.
    """

    undecided = phrase("Choose a site")
    listed = phrase("Sites")

    def build(self) -> None:
        """List the cards of this era, and the sites of the chosen one."""
        self.by_card: dict[str, dict[str, PlaceCity]] = {}
        rating = {action: site_after(self.view, action).rating for action in self.legal}
        for action in sorted(self.legal, key=lambda action: rating[action], reverse=True):
            self.by_card.setdefault(action.card, {})[action.area] = action
        self.cards = ChoiceList(tr("City cards"))
        for card, sites in self.by_card.items():
            about = counted(len(sites), "{n} site", "{n} sites")
            self.cards.add(card, self.context.icons.kind("city"), self.words.card(card), about)
        self.link_rows(self.cards, lambda card: self.by_card[card], are_named=False)
        self.cards.set_value(next(iter(self.by_card)))
        one = len(self.by_card) == 1
        self.heading(tr("Your city card") if one else tr("Choose which city card to play first"))
        self.cards.show_whole()
        self.add_list(self.cards)
        rule = self.note(tr("Cities go on empty coastal areas, one per province."))
        rule.setProperty("role", "quiet")
        self.fold(rule.text(), rule)
        self.add_places()
        self.cards.value_changed.connect(self.list_places)
        self.cards.value_taken.connect(self.press_primary)
        add_situation(self)

    def fields(self) -> Mapping[str, QWidget]:
        """Return the list of cards, and then that of sites."""
        return {"card": self.cards, **super().fields()}

    @property
    def card(self) -> str:
        """The card that is being played."""
        return str(self.cards.value() or next(iter(self.by_card)))

    def answers(self) -> Mapping[str, PlaceCity]:
        """Return the answers of the chosen card by site."""
        return self.by_card[self.card]

    def list_places(self) -> None:
        """List the sites of the chosen card, of those that are alike all in one row."""
        groups: dict[tuple[str, str], list[str]] = {}
        for area, action in self.answers().items():
            groups.setdefault((self.view.scenario.province_of[area], self.about(action)), []).append(area)
        self._alike = {area: areas for areas in groups.values() for area in areas}
        super().list_places()

    def add_place(self, place: str, action: PlaceCity) -> None:
        """Add a site to the list, and those that are like it; not if it is one of them."""
        alike = self._alike[place]
        if len(alike) == 1:
            super().add_place(place, action)
        elif place == alike[0]:
            self.places.add(place, self.icon(place), self._names(alike), self.about(action))
            self.places.item(self.places.count() - 1).setToolTip(tip(self.words.places(alike)))

    def _names(self, areas: Sequence[str]) -> str:
        """The names of areas of a province, which only the first of those with numbers repeats: "Bali 1, 2, 4"."""
        short = {area: short_names(self.view.scenario, language())[area].on_board for area in areas}
        numbered = sorted((area for area in areas if short[area].isdecimal()), key=lambda area: int(short[area]))
        names = [short[area] if area in numbered[1:] else self.words.place(area) for area in numbered]
        names += [self.words.short_place(area) for area in areas if area not in numbered]
        left = len(names) - NAMED
        if left <= 1:
            return enumerated(names)
        return f"{enumerated(names[:NAMED])} {counted(left, '… and {n} more', '… and {n} more')}"

    def places_of(self, row: str) -> Collection[str]:
        """Return all sites of a row."""
        return self._alike.get(row, (row,))

    def picked(self, area: str, answer: PlaceCity) -> None:
        """Choose the site, for which its row stands from now on; build there if it was chosen before."""
        self._stand_for(area)
        super().picked(area, answer)

    def _stand_for(self, area: str) -> None:
        """Have the row of a site stand for it."""
        row = self._row_with(area)
        if self.places.values[row] != area:
            self.places.set_value(None)
            self.places.values[row] = area

    def _row_with(self, area: str) -> int:
        return next(row for row, place in enumerate(self.places.values) if area in self.places_of(place))

    def enter(self, entries: Entries) -> None:
        """Enter an earlier card, and an earlier site, which may be any of its row."""
        super().enter({name: entry for name, entry in entries.items() if name != "place"})
        if (site := entries.get("place")) in self._alike:
            self._stand_for(site)
            self.places.set_value(site)

    def would_be(self, area: str) -> PlaceCity:
        """Return the answer that builds a city in `area`."""
        return PlaceCity(self.card, area)

    def near_misses(self) -> list[str]:
        """Return the areas of the card's provinces where no city can be built."""
        scenario = self.view.scenario
        areas = [area for province in scenario.cards[self.card].provinces for area in scenario.areas_of[province]]
        return [area for area in areas if area not in self.answers()]

    def icon(self, place: str) -> QIcon:  # noqa: ARG002
        """Return the icon of a city."""
        return self.context.icons.kind("city")

    def entries_for(self, answer: PlaceCity) -> Mapping[str, Any]:
        """Return the card of an answer and what stands for its site, by field."""
        here = answer.area in self._alike
        return {"card": answer.card, "place": self.places.values[self._row_with(answer.area)] if here else answer.area}


QUESTIONS = {
    ChooseSite: QuestionUi(
        SitePanel,
        phrase("Build a city on an empty coastal area in a province on your city card."),
        "R-ERA-05",
        asks_again="reveals",
    )
}
