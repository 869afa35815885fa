"""The panel of phase 7: which cities grow when stones are short."""

from __future__ import annotations

from collections.abc import Mapping

from indonesia_qt.games.indonesia.actions import Grow
from indonesia_qt.ui.indonesia.panels.base import AreaPanel
from indonesia_qt.ui.indonesia.texts import count


class GrowthPanel(AreaPanel):
    """Click a city, one after the other."""

    def build(self) -> None:
        """Say how many can grow."""
        stones = self.view.stones[self.asked.size]
        cities = self.words.places(list(self.answers()))
        self.note(
            f"{count(len(self.answers()), 'city', 'cities')} received enough of every good to reach size "
            f"{self.asked.size + 1}, but only {count(stones, 'stone')} of that size is left. You play first, so you "
            f"choose which grow: {cities}."
        )

    def answers(self) -> Mapping[str, Grow]:
        """The cities that can grow."""
        return {action.area: action for action in self.asked.actions(self.view)}

    def would_be(self, area: str) -> Grow:
        """To let the city in `area` grow."""
        return Grow(area)
