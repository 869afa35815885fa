"""The panel of phase 7: which cities grow when stones are short, and how far each city is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from indonesia_qt.core.flow import Question
from indonesia_qt.games.indonesia.analysis.position import CityOutlook, next_to_grow
from indonesia_qt.games.indonesia.rules.actions import Grow
from indonesia_qt.games.indonesia.rules.phases.city_growth import ChooseGrowth
from indonesia_qt.i18n.text import counted, enumerated, phrase, tr
from indonesia_qt.ui.games.indonesia.texts.city_growth import growth_prompt
from indonesia_qt.ui.games.indonesia.texts.names import amount_of
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.table.panels.panel import Context, PlacePanel, QuestionUi
from indonesia_qt.ui.table.seat_icons import icon_label
from indonesia_qt.ui.widgets.plain_text import Label, tip

ENOUGH = "\N{CHECK MARK}"
ICON = 14


class GrowthList(QWidget):
    """Each city with the goods that it has received and needs; those that grow come first."""

    def __init__(self, context: Context, cities: Sequence[CityOutlook]) -> None:
        super().__init__()
        self.context = context
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(scaled(5))
        grid.setVerticalSpacing(scaled(3))
        grid.setColumnStretch(1, 1)
        for row, city in enumerate(cities):
            name = Label(context.words.place(city.city), wordWrap=True, role="strong" if city.ready else "")
            name.setToolTip(tip(growth_in_words(context, city)))
            grid.addWidget(icon_label(context.icons.kind(f"city_{city.size}"), ICON), row, 0)
            grid.addWidget(name, row, 1)
            grid.addLayout(self._needs(city), row, 2)

    def _needs(self, city: CityOutlook) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(scaled(1))
        for good, received in city.received.items():
            enough = received >= city.size
            text = Label(f"{received}/{city.size}" + (ENOUGH if enough else ""), role="strong" if enough else "quiet")
            row.addWidget(icon_label(self.context.icons.kind(good), ICON))
            row.addWidget(text)
        row.setAlignment(Qt.AlignmentFlag.AlignRight)
        return row


def growth_in_words(context: Context, city: CityOutlook) -> str:
    """Return a sentence about a city: that it grows this year, or the goods that it still needs."""
    place = context.words.place(city.city)
    if city.ready:
        return tr("{place} grows to size {size} this year.", place=place, size=city.size + 1)
    lacking = enumerated(amount_of(number, good) for good, number in city.missing.items())
    return tr("{place} still needs {goods} to grow to size {size}.", place=place, goods=lacking, size=city.size + 1)


class GrowthPanel(PlacePanel):
    """Choose the cities that grow, one after the other."""

    undecided = phrase("Choose a city")
    listed = phrase("Cities")

    def build(self) -> None:
        """Say how many cities can grow, list them, and show the needs of all cities."""
        self.note(
            counted(
                self.view.stones[self.asked.size],
                "{cities} received enough of every good to grow to size {size}, but only {n} city "
                "stone of that size is left. You’re first in the order of play, so you choose.",
                "{cities} received enough of every good to grow to size {size}, but only {n} city "
                "stones of that size are left. You’re first in the order of play, so you choose.",
                cities=counted(len(self.answers()), "{n} city", "{n} cities"),
                size=self.asked.size + 1,
            )
        )
        self.add_places()
        self.heading(tr("All cities"))
        self.body.addWidget(GrowthList(self.context, next_to_grow(self.view)))

    def would_be(self, area: str) -> Grow:
        """Return the answer that lets the city in `area` grow."""
        return Grow(area)

    def icon(self, place: str) -> QIcon:
        """Return the icon of a city in its present size."""
        return self.context.icons.kind(f"city_{self.view.cities[place]}")


QUESTIONS: dict[type[Question[Any]], QuestionUi] = {
    ChooseGrowth: QuestionUi(GrowthPanel, growth_prompt, "city_growth", at_once=True)
}
