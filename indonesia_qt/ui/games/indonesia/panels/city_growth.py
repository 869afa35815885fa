"""The panel of phase 7: which cities grow when stones are short."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtGui import QIcon

from indonesia_qt.games.indonesia.analysis.forecast.growth import city_forecasts
from indonesia_qt.games.indonesia.rules.actions import Grow
from indonesia_qt.i18n.text import counted, phrase, tr
from indonesia_qt.ui.games.indonesia.panels.growth_list import GrowthList
from indonesia_qt.ui.table.panels.place_panel import PlacePanel


class GrowthPanel(PlacePanel):
    """Choose a city, one after the other."""

    wanted = phrase("Choose a city")
    listed = phrase("Cities")

    def build(self) -> None:
        """Say how many can grow, and what the others lack."""
        self.note(
            counted(
                self.view.stones[self.asked.size],
                "{cities} received enough of every good to reach size {size}, but only {n} stone of that size is left. "
                "You play first, so you choose which grow.",
                "{cities} received enough of every good to reach size {size}, but only {n} stones of that size are "
                "left. You play first, so you choose which grow.",
                cities=counted(len(self.answers()), "{n} city", "{n} cities"),
                size=self.asked.size + 1,
            )
        )
        self.add_places()
        self.heading(tr("All cities"))
        self.body.addWidget(GrowthList(self.context, city_forecasts(self.view)))

    def answers(self) -> Mapping[str, Grow]:
        """The cities that can grow."""
        return {action.area: action for action in self.asked.actions(self.view)}

    def would_be(self, area: str) -> Grow:
        """To let the city in `area` grow."""
        return Grow(area)

    def icon(self, place: str) -> QIcon:
        """The city in its present size."""
        return self.context.icons.kind(f"city_{self.view.cities[place]}")
