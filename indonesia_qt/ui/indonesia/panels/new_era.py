"""The panel of phase 1: where a new city is built."""

from __future__ import annotations

from collections.abc import Mapping

from indonesia_qt.games.indonesia.actions import PlaceCity
from indonesia_qt.ui.indonesia.panels.base import AreaPanel
from indonesia_qt.ui.indonesia.panels.choice_list import ChoiceList
from indonesia_qt.ui.indonesia.texts import count
from indonesia_qt.ui.map.marks import AreaMark, CityMark, Mark


class SitePanel(AreaPanel):
    """Choose a card, where there are two, and a site."""

    def build(self) -> None:
        """List the cards of this era."""
        self.site: PlaceCity | None = None
        self.by_card: dict[str, dict[str, PlaceCity]] = {}
        for action in self.asked.actions(self.view):
            self.by_card.setdefault(action.card, {})[action.area] = action
        self.note("Your city card allows a city on the coast of one of these provinces:")
        self.cards = ChoiceList()
        for card, sites in self.by_card.items():
            about = count(len(sites), "site")
            self.cards.add(card, self.context.icons.kind("city"), self.words.card(card), about)
        self.cards.set_value(next(iter(self.by_card)))
        self.add_list(self.cards)
        self.note("A province holds one city, and no city stands on cultivated land.").setProperty("role", "quiet")
        self.cards.value_changed.connect(self._card_changed)
        self.place = self.add_primary("Click a site on the map")
        self.place.setEnabled(False)
        self.place.clicked.connect(lambda: self.chosen.emit(self.site))

    @property
    def card(self) -> str:
        """The card that is being played."""
        return str(self.cards.value() or next(iter(self.by_card)))

    def answers(self) -> Mapping[str, PlaceCity]:
        """The sites of the card."""
        return self.by_card[self.card]

    def would_be(self, area: str) -> PlaceCity:
        """A city in `area`."""
        return PlaceCity(self.card, area)

    def picked(self, area: str, answer: PlaceCity) -> None:  # type: ignore[override]
        """Show the city; the button builds it."""
        self.site = answer
        self.place.setText(f"Build a city in {self.words.place(area)}")
        self.place.setEnabled(True)
        self.place.setFocus()
        self.marks_changed.emit()

    def marks(self) -> list[Mark]:
        """The sites, and the city on the chosen one."""
        if self.site is None:
            return super().marks()
        return [*super().marks(), AreaMark(self.site.area, "chosen"), CityMark(self.site.area, 1, ghost=True)]

    def _card_changed(self) -> None:
        self.site = None
        self.place.setText("Click a site on the map")
        self.place.setEnabled(False)
        self.marks_changed.emit()
