"""What a balanced map keeps to: a figure of many games, and between which limits it should be."""

from __future__ import annotations

from msgspec import Struct

from indonesia_qt.board.measures import Column, Measure
from indonesia_qt.i18n.text import tr


class Bound(Struct, frozen=True):
    """A figure and its limits; without one of them there is no limit on that side.

    `about` is the id of what is measured, and `unit` how far beyond a limit is as bad for every kind of bound.
    """

    kind: str
    about: str
    name: str
    column: Column
    measure: Measure
    low: float | None
    high: float | None
    unit: float
    fine: float | None = None
    """The figure as the search takes it, where the figure itself knows only whole numbers."""

    @property
    def holds(self) -> bool:
        """Whether the figure is between its limits."""
        value = self.measure.value
        return (self.low is None or value >= self.low) and (self.high is None or value <= self.high)

    @property
    def excess(self) -> float:
        """How many units the figure is too high, or too low if negative, counted from half a unit inside the limits."""
        value = self.measure.value if self.fine is None else self.fine
        over = 0.0 if self.high is None else value - self.high + self.unit / 2
        under = 0.0 if self.low is None else self.low + self.unit / 2 - value
        return max(over, 0.0) / self.unit - max(under, 0.0) / self.unit

    @property
    def allowed(self) -> str:
        """The limits in words."""
        written = self.column.written
        if self.low is None:
            return tr("at most {most}", most=written(self.high or 0.0))
        if self.high is None:
            return tr("at least {least}", least=written(self.low))
        return tr("{low} to {high}", low=written(self.low), high=written(self.high))
