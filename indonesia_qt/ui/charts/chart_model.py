"""What a chart shows, as plain values: its series, a table that says the same, the scale of an axis. Knows no Qt."""

from __future__ import annotations

import csv
import io
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from math import ceil, floor, log10
from typing import NamedTuple
from unicodedata import normalize

from msgspec import Struct

from indonesia_qt.i18n.text import figure, short_figure, tr

Value = float | int | None
Table = list[list[str]]


class Series(Struct, frozen=True):
    """Values under one name; `look` is the number of its dashes, mark and pattern, for those who don't see colours."""

    name: str
    values: tuple[Value, ...]
    colour: str
    look: int


class Chart(Struct, frozen=True):
    """What all charts have: a title, and a sentence that says what is counted and in what unit."""

    title: str
    about: str


Moments = tuple[int, ...]
"""When each label was, in decisions made by then; empty for labels that aren't times."""


class Turn(Struct, frozen=True):
    """What happened to the series of that number between a label and the next, and the moment that it leads to."""

    label: int
    series: int
    text: str
    moment: int


class Lines(Chart, frozen=True):
    """A line for each series over the same `labels`; ranks count from 1 at the top. `turns` are marked above them."""

    labels: tuple[str, ...]
    series: tuple[Series, ...]
    ranks: bool = False
    moments: Moments = ()
    turns: tuple[Turn, ...] = ()

    def place_of(self, moment: int) -> float:
        """Return where a moment lies, from 0 at the first label to 1 at the last; between labels by the decisions."""
        last = len(self.moments) - 1
        before = max(0, bisect_right(self.moments, moment) - 1)
        if before == last:
            return 1.0
        begin, end = self.moments[before : before + 2]
        return (before + max(0, moment - begin) / max(1, end - begin)) / last

    def moment_at(self, place: float) -> int:
        """Return the moment that lies nearest to a place, which is counted as by `place_of`."""
        return min(range(self.moments[0], self.moments[-1] + 1), key=lambda at: abs(self.place_of(at) - place))


class Bars(Chart, frozen=True):
    """A bar for each label, made of a part of each series; parts below zero go the other way.

    Bars that follow each other in time stand upright, others lie.
    """

    labels: tuple[str, ...]
    series: tuple[Series, ...]
    upright: bool = False
    moments: Moments = ()


class Span(Struct, frozen=True):
    """A bar in a timetable, from the label `begin` to the label `end`, inclusive.

    `joins` is the number of the span that it goes over into.
    """

    name: str
    description: str
    begin: int
    end: int
    colour: str
    look: int
    joins: int | None = None


class Timetable(Chart, frozen=True):
    """A row for each span; `owners` explain the colours."""

    labels: tuple[str, ...]
    spans: tuple[Span, ...]
    owners: tuple[Series, ...]
    moments: Moments = ()


class Matrix(Chart, frozen=True):
    """A number in each cell, shaded from none to the largest."""

    rows: tuple[str, ...]
    columns: tuple[str, ...]
    cells: tuple[tuple[Value, ...], ...]
    row_title: str = ""
    column_title: str = ""
    moments: Moments = ()
    """Of the columns."""


class Column(Struct, frozen=True):
    """A column of a sheet; `help` says what its numbers are."""

    title: str
    help: str = ""


class SheetRow(Struct, frozen=True):
    """A row of a sheet: a cell for each column, in the colour and with the look of a series.

    It belongs to a group, by its number, and was true when `moment` decisions had been made.
    """

    group: int
    cells: tuple[str | Value, ...]
    colour: str
    look: int
    moment: int


class Sheet(Chart, frozen=True):
    """Many things at many times: a dense table to be sorted, which isn't drawn. The second column has the names.

    Each row belongs to one of the `groups`; where there are several, the rows of the first one stand out.
    """

    columns: tuple[Column, ...]
    groups: tuple[str, ...]
    rows: tuple[SheetRow, ...]


def number(value: Value) -> str:
    """Write a value as in a chart: no value is nothing."""
    if value is None:
        return ""
    return short_figure(value) if isinstance(value, float) else figure(value)


def table_of(chart: Chart) -> Table:
    """Return the chart as a table, its headings first."""
    return [[cell if isinstance(cell, str) else number(cell) for cell in row] for row in _cells(chart)]


def _cells(chart: Chart) -> Sequence[Sequence[str | Value]]:
    match chart:
        case Lines(labels=labels, series=series) | Bars(labels=labels, series=series):
            rows = [[label, *(one.values[n] for one in series)] for n, label in enumerate(labels)]
            return [["", *(one.name for one in series)], *rows]
        case Timetable(labels=labels, spans=spans):
            found = [
                [s.name, s.description, labels[s.begin], labels[s.end], "" if s.joins is None else spans[s.joins].name]
                for s in spans
            ]
            return [["", "", tr("From"), tr("To"), tr("Merged into")], *found]
        case Matrix():
            cells = [[row, *line] for row, line in zip(chart.rows, chart.cells, strict=True)]
            return [[chart.row_title, *chart.columns], *cells]
        case Sheet(columns=columns, rows=lines):
            return [[column.title for column in columns], *(line.cells for line in lines)]
    raise TypeError(f"there is no table of {chart!r}")


def moment_of(chart: Chart, row: int, column: int) -> int | None:
    """When the number in a cell of the chart's table was true, in decisions made by then; None when it has no time."""
    match chart:
        case Lines(moments=moments) | Bars(moments=moments) if moments:
            return moments[row]
        case Timetable(moments=moments, spans=spans) if moments:
            return moments[spans[row].begin]
        case Matrix(moments=moments) if moments and column:
            return moments[column - 1]
    return None


def csv_of(chart: Chart) -> str:
    """Return the table as comma-separated values, for spreadsheets."""
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows(_plain_rows(chart))
    return out.getvalue()


def tabs_of(chart: Chart) -> str:
    """Return the table with tabs between the cells, to be pasted into spreadsheets."""
    return "\n".join(map("\t".join, _plain_rows(chart)))


def _plain_rows(chart: Chart) -> Table:
    return [[no_formula(cell) if isinstance(cell, str) else _plain(cell) for cell in row] for row in _cells(chart)]


def _plain(value: Value) -> str:
    """Write a value as programs read it: without groups of digits, with a point and four digits behind it at most."""
    if value is None:
        return ""
    return f"{round(value, 4):.15g}" if isinstance(value, float) else str(value)


def no_formula(text: str) -> str:
    """Return a text with an apostrophe before it where a spreadsheet would compute it: names come from others."""
    return f"'{text}" if normalize("NFKC", text).lstrip().startswith(("=", "+", "-", "@")) else text


NICE = (1, 2, 5, 10)
"""Steps between ticks that people can count in, times a power of ten."""


class Axis(NamedTuple):
    """Values from `low` to `high`, with a tick at every whole `step` between them."""

    low: float
    high: float
    step: float

    def share(self, value: float) -> float:
        """Return where a value lies: 0 at the low end, 1 at the high one."""
        return (value - self.low) / (self.high - self.low)

    def ticks(self) -> list[float]:
        """Return the values of the ticks."""
        return [n * self.step for n in range(ceil(self.low / self.step), floor(self.high / self.step) + 1)]


def axis_for(values: Iterable[float], most_ticks: int) -> Axis:
    """Return the scale from the lowest to the highest of 0 and all values, that has another tick than 0."""
    found = [0.0, *values]
    low, high = min(found), max(found)
    if low == high:
        high = 1.0
    least = (high - low) / max(1, most_ticks)
    power: float = 10.0 ** floor(log10(least))
    step = max(1.0, next(nice * power for nice in NICE if nice * power >= least * 0.999))
    if -step < low and high < step:
        low, high = (low, step) if high > -low else (-step, high)
    return Axis(low, high, step)
