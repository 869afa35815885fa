"""What many games on a map say about its balance: tables of figures with their intervals, for any game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from indonesia_qt.board import intervals
from indonesia_qt.board.checks.problem import Problem
from indonesia_qt.board.trial import Trial
from indonesia_qt.i18n.text import counted, figure, paragraph, phrase, tr

UNLIKELY = 0.05
"""How likely it may be that chance alone makes anything stand out in a whole report."""


class Measure(Struct, frozen=True, omit_defaults=True):
    """A figure: the mean of `n` values, or a share of `n` cases, between `low` and `high` with 95 %.

    `spread` is the standard deviation of one value. Where there is an `expected` figure, `chance` is how likely chance
    alone leads so far from it.
    """

    value: float
    n: int
    spread: float = 0.0
    low: float | None = None
    high: float | None = None
    expected: float | None = None
    chance: float | None = None


def share(successes: int, trials: int, expected: float | None = None) -> Measure:
    """Return a share of one case at least."""
    part = successes / trials
    low, high = intervals.share_interval(successes, trials)
    chance = None if expected is None else intervals.share_chance(successes, trials, expected)
    return Measure(part, trials, sqrt(part * (1 - part)), low, high, expected, chance)


def mean(values: Sequence[float], expected: float | None = None) -> Measure:
    """Return the mean of one value at least."""
    low, high = intervals.mean_interval(values) or (None, None)
    chance = None if expected is None else intervals.mean_chance(values, expected)
    spread = stdev(values) if len(values) > 1 else 0.0
    return Measure(fmean(values), len(values), spread, low, high, expected, chance)


def negative(measure: Measure) -> Measure:
    """Return the figure for how much less, of one for how much more."""
    low = None if measure.high is None else -measure.high
    high = None if measure.low is None else -measure.low
    return replace(measure, value=-measure.value, low=low, high=high)


class Column(Struct, frozen=True):
    """A column of figures: shares are written as percentages, numbers with `digits` decimals."""

    id: str
    title: str
    unit: Literal["share", "number"] = "number"
    digits: int = 0

    def written(self, value: float) -> str:
        """Write a figure of this column for people."""
        shown = 100 * value if self.unit == "share" else value
        number = figure(round(shown, self.digits) or 0.0, self.digits)  # there is no −0
        return tr("{share}%", share=number) if self.unit == "share" else number

    def interval(self, measure: Measure) -> str:
        """Write the interval of a figure of this column; nothing when it has none."""
        if measure.low is None or measure.high is None:
            return ""
        return tr("{low} to {high}", low=self.written(measure.low), high=self.written(measure.high))


class Row(Struct, frozen=True, omit_defaults=True):
    """What is measured about one thing: `id` is mostly that of a part of the map. Some cells may be missing."""

    id: str
    name: str
    cells: Mapping[str, Measure]
    note: str = ""


class Table(Struct, frozen=True):
    """Figures about things of one sort, which `head` names; `about` says in a sentence or two how they are counted."""

    id: str
    title: str
    about: str
    head: str
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]


class Balance(Struct, frozen=True):
    """What a game makes of trial games on its map.

    `findings` are sentences on what stands out, the gravest first; the place of each is an id of the map, or "trial".
    `traffic` is how much goes through areas of the board in a game, for a picture of it; `traffic_title` names that.
    """

    tables: tuple[Table, ...]
    findings: tuple[Problem, ...]
    traffic: Mapping[str, float]
    traffic_title: str = ""


class Outlier(NamedTuple):
    """A figure that is hardly what is expected."""

    table: Table
    row: Row
    column: Column
    measure: Measure


def compared_with_expected(tables: Sequence[Table]) -> int:
    """Return how many figures are compared with an expected one."""
    return sum(measure.chance is not None for *_, measure in _cells(tables))


def outliers(tables: Sequence[Table]) -> list[Outlier]:
    """Return the figures that chance hardly explains, the least likely first.

    The more figures are looked at, the less likely each has to be (Bonferroni): in 19 of 20 reports on a map where all
    is as expected, there is none.
    """
    limit = UNLIKELY / max(1, compared_with_expected(tables))
    found = [cell for cell in _cells(tables) if cell.measure.chance is not None and cell.measure.chance < limit]
    return sorted(found, key=lambda cell: cell.measure.chance or 0.0)


def _cells(tables: Sequence[Table]) -> Iterator[Outlier]:
    for table in tables:
        for row in table.rows:
            for column in table.columns:
                if column.id in row.cells:
                    yield Outlier(table, row, column, row.cells[column.id])


PLACES = "places"
"""The id of the table `winners`."""
FIRST = phrase("Number {place} in the starting order of play")
SEAT = phrase("Seat {place}")


def winners(title: str, name: str, score: str, games: Sequence[tuple[int, Sequence[int]]]) -> Table:
    """Return how often each place at the table won: `games` are the place that won, from 0, and the scores by place.

    `name` is what a place is called, with its number, from 1, as `{place}`; `score` is the title of the scores.
    """
    players = len(games[0][1])
    even = 1 / players
    rows = (
        Row(
            str(place + 1),
            tr(name, place=place + 1),
            {
                "won": share(sum(won == place for won, _ in games), len(games), even),
                "score": mean([scores[place] for _, scores in games]),
            },
        )
        for place in range(players)
    )
    about = tr("If all places are equally good, each wins {share}% of the games.", share=figure(100 * even))
    columns = Column("won", tr("Wins"), "share"), Column("score", score)
    return Table(PLACES, title, about, tr("Place", "at the table"), columns, tuple(rows))


def winner_text(found: Outlier) -> str:
    """Say that a place of the table `winners` wins too often or too seldom."""
    measure, column = found.measure, found.column
    return paragraph(
        counted(
            measure.n,
            "{place} won {share} of {n} game ({interval}).",
            "{place} won {share} of {n} games ({interval}).",
            place=found.row.name,
            share=column.written(measure.value),
            interval=column.interval(measure),
        ),
        tr("Expected: {share}.", share=column.written(measure.expected or 0.0)),
    )


def lengths(title: str, games: Sequence[Trial]) -> Table:
    """Return how many rounds the games lasted."""
    rounds = [trial.rounds for trial in games]
    about = tr("Shortest: {least}. Longest: {most}.", least=min(rounds), most=max(rounds))
    row = Row("all", tr("All games"), {"rounds": mean(rounds)})
    return Table("length", tr("Length"), about, "", (Column("rounds", title, digits=1),), (row,))


class Change(NamedTuple):
    """A figure of two reports."""

    table: Table
    row: Row
    column: Column
    before: Measure
    after: Measure
    chance: float


def changes(before: Sequence[Table], after: Sequence[Table]) -> list[Change]:
    """Return the figures that are in both reports."""
    old = {(cell.table.id, cell.row.id, cell.column.id): cell.measure for cell in _cells(before)}
    found = []
    for table, row, column, measure in _cells(after):
        was = old.get((table.id, row.id, column.id))
        if was is not None:
            found.append(Change(table, row, column, was, measure, _chance(column, was, measure)))
    return found


def clear_changes(found: Sequence[Change]) -> list[Change]:
    """Return the changes that chance hardly explains, the least likely first; corrected as in `outliers`."""
    limit = UNLIKELY / max(1, len(found))
    return sorted((change for change in found if change.chance < limit), key=lambda change: change.chance)


def _chance(column: Column, a: Measure, b: Measure) -> float:
    spread_a, spread_b = a.spread, b.spread
    if column.unit == "share":
        # Of equal shares: a share of none or all would otherwise be certain.
        whole = (a.value * a.n + b.value * b.n) / (a.n + b.n)
        spread_a = spread_b = sqrt(whole * (1 - whole))
    if min(a.n, b.n) < intervals.FEWEST:
        return 1.0
    return intervals.difference_chance((a.value, spread_a, a.n), (b.value, spread_b, b.n))
