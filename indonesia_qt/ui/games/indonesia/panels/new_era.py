"""The panel of phase 1: the site of a new city."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QWidget

from indonesia_qt.games.indonesia.analysis.forecast import site_after
from indonesia_qt.games.indonesia.rules.actions import PlaceCity
from indonesia_qt.games.indonesia.rules.phases.new_era import ChooseSite
from indonesia_qt.i18n.text import counted, phrase, tr
from indonesia_qt.ui.table.api import ChoiceList, PlacePanel, QuestionUi


class SitePanel(PlacePanel):
    """Choose a card, if there are two, and a site; not at once, for then all see the card.

    The sites with the most goods within reach come first.
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
        """Return the card and the site of an answer, by field."""
        return {"card": answer.card, "place": answer.area}


QUESTIONS = {
    ChooseSite: QuestionUi(
        SitePanel,
        phrase("Build a city on an empty coastal area in a province on your city card."),
        "R-ERA-05",
        asks_again="reveals",
    )
}
