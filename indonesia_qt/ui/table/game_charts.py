"""A game as its charts show it: its course, its words, and how its players look."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from msgspec import Struct

from indonesia_qt.core.flow import Event
from indonesia_qt.ui.charts.chart_model import Chart, Series, Value
from indonesia_qt.ui.style.theme import SeatLook, Theme
from indonesia_qt.ui.table.game_texts import GameTexts

Course = TypeVar("Course")
Words = TypeVar("Words", bound=GameTexts)


class ChartSet(NamedTuple):
    """The functions of charts: `source` makes what they show.

    It takes a session, the events of it that may be shown, words, colours by seat, and a theme.

    Of that, `public` makes the charts that everybody may see at any time, `all` every chart; while holdings are hidden,
    `hidden` says why some aren't shown. `result` makes the table of the final position.
    """

    source: Callable[[Any, Sequence[Sequence[Event]], Any, Sequence[int], Theme], Any]
    public: Callable[[Any], list[Chart]]
    all: Callable[[Any], list[Chart]]
    result: Callable[[Any, Any], Chart]
    hidden: str


class GameCharts(Struct, Generic[Course, Words], frozen=True, eq=False):
    """What charts are made from: the `course` of the game in numbers, its words, the colours by seat, and the theme."""

    course: Course
    words: Words
    colours: Sequence[int]
    theme: Theme

    def look(self, seat: int) -> SeatLook:
        """Return the colour and the symbol of a player."""
        return self.theme.seat(self.colours[seat])

    @property
    def seats(self) -> range:
        """The players."""
        return range(len(self.colours))

    def by_seat(self, values: Callable[[int], Sequence[Value]]) -> tuple[Series, ...]:
        """Return a series for each player; `values` gives its values by seat."""
        return tuple(
            Series(self.words.seats[seat], tuple(values(seat)), self.look(seat).colour, self.colours[seat])
            for seat in self.seats
        )
