"""The panel of phase 7: which cities grow when stones are short."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QFont, QIcon, QPainter

from indonesia_qt.games.indonesia.analysis.position import next_to_grow
from indonesia_qt.games.indonesia.bots.year_gain import YearGain, growth_gain
from indonesia_qt.games.indonesia.rules.actions import Grow
from indonesia_qt.games.indonesia.rules.phases.city_growth import ChooseGrowth
from indonesia_qt.i18n.text import counted, phrase, signed, tr
from indonesia_qt.ui.board.marks import Mark, NoteMark
from indonesia_qt.ui.games.indonesia.panels.growth_list import add_growth
from indonesia_qt.ui.games.indonesia.panels.row_badges import badge_width, paint_badge
from indonesia_qt.ui.games.indonesia.panels.situation import add_earnings
from indonesia_qt.ui.games.indonesia.texts.city_growth import growth_prompt, verdict
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.table.api import PlacePanel, QuestionUi
from indonesia_qt.ui.table.panels.choice_list import MARGIN
from indonesia_qt.ui.table.panels.table_list import TextTable
from indonesia_qt.ui.widgets.plain_text import tip


class GainList(TextTable):
    """Lists cities that can grow, the best first, with what each brings the player and every rival a year.

    Each has a number on a grey tag, as on the board: a city is nobody's.
    Rivals to whom no city makes a difference have no column. The names of the best cities stand out.
    """

    def __init__(self, panel: GrowthPanel, gains: Sequence[YearGain]) -> None:
        context, me = panel.context, panel.asked.seat
        rivals = [seat for seat in panel.view.order if seat != me and any(gain.earned[seat] for gain in gains)]
        self.seats = [me, *rivals]
        """The players of the columns."""
        explained = tr("How much more each player would earn a year, in rupiah, on the board as it is")
        titles = tr("City"), tr("You"), *(context.words.seats[seat] for seat in rivals)
        super().__init__(tr(panel.listed), titles, explained, context.icons.theme)
        self._colour = context.icons.theme.seat(None).colour
        self.signs = {column: context.icons.seat(context.colours[seat]) for column, seat in enumerate(rivals, 1)}
        ratings = [gain.rating(me) for gain in gains]
        self._alike = ratings.count(ratings[0])
        """How many of the first cities are equally good."""

    def is_best(self, row: int) -> bool:
        """Return whether no other city is better, and not all are equal."""
        return row < self._alike < self.count()

    def is_strong(self, row: int, column: int) -> bool:
        """Return whether a figure stands out: what the best cities bring the player."""
        return super().is_strong(row, column) and self.is_best(row)

    def name_font(self, row: int) -> QFont:
        """Return the font of the name of a city."""
        return self.cell_font(strong=self.is_best(row))

    @property
    def _name_left(self) -> int:
        return badge_width(self.font(), str(self.count())) + scaled(MARGIN)

    def lead_width(self) -> int:
        """Return the width of a number and a short word."""
        return self._name_left + super().lead_width()

    def paint_lead(self, painter: QPainter, box: QRect, row: int, ink: QColor) -> None:
        """Paint the number and the name of a city."""
        tag = QRect(box.left(), 0, 0, self.fontMetrics().height())
        tag.moveTop(box.center().y() - tag.height() // 2)
        paint_badge(painter, tag, self.font(), str(row + 1), self._colour, ink, is_tag=True)
        super().paint_lead(painter, box, row, ink)


class GrowthPanel(PlacePanel):
    """Choose the cities that grow, one after the other; those that bring the player most come first."""

    undecided = phrase("Choose a city")
    listed = phrase("Cities")
    would_be = Grow
    folds_when_low = True
    has_numbers = True
    places: GainList

    def build(self) -> None:
        """Say who chooses and which city is best, list the cities that can grow, and then what the others need."""
        why = self.note(
            counted(
                len(self.gains),
                "{n} city received enough of every good to grow to size {size}. You’re first in the order of play, so "
                "you choose.",
                "{n} cities received enough of every good to grow to size {size}. You’re first in the order of play, "
                "so you choose.",
                size=self.asked.size + 1,
            )
        )
        best = self.heading(verdict(list(self.gains.values()), self.asked.seat))
        self.add_places()
        explained = self.note(tr("More rupiah a year for each player"))
        explained.setProperty("role", "quiet")
        self.fold(best.text(), best, why, explained)
        if others := [city for city in next_to_grow(self.view) if not city.ready]:
            add_growth(self, counted(len(others), "{n} other city can’t grow", "{n} other cities can’t grow"), others)
        add_earnings(self)

    @cached_property
    def gains(self) -> Mapping[Grow, YearGain]:
        """What each answer brings everybody a year, the best first."""
        seat, gains = self.asked.seat, [(action, growth_gain(self.view, action)) for action in self.legal]
        return dict(sorted(gains, key=lambda one: one[1].rating(seat), reverse=True))

    def answers(self) -> Mapping[str, Grow]:
        """Return the answers by city, the best first."""
        return {action.area: action for action in self.gains}

    def empty_list(self) -> GainList:
        """Return a table for the cities, which never makes way for anything below it."""
        table = GainList(self, list(self.gains.values()))
        table.show_whole()
        return table

    def add_place(self, place: str, action: Grow) -> None:
        """Add a city to the table."""
        about, gain = self.about(action), self.gains[action]
        cells = [signed(gain.earned[seat]) for seat in self.places.seats]
        self.places.add_row(place, QIcon(), self.words.place(place), about, cells)
        self.places.item(self.places.count() - 1).setToolTip(tip(about))

    def marks(self) -> list[Mark]:
        """Mark the cities with the numbers of their rows beside them; the chosen one is seen as it would be."""
        chosen, rows = self.places.value(), enumerate(self.places.values, 1)
        numbers = [NoteMark(city, str(row), is_row=True) for row, city in rows if city != chosen]
        return [*super().marks(), *numbers]


QUESTIONS = {ChooseGrowth: QuestionUi(GrowthPanel, growth_prompt, "city_growth", asks_again="")}
