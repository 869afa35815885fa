"""A chart's table says the same as the chart, and its axis holds what is drawn on it."""

from __future__ import annotations

import csv

import pytest
from hypothesis import given
from hypothesis import strategies as some

from indonesia_qt.ui.charts.chart_model import (
    Bars,
    Chart,
    Lines,
    Matrix,
    Series,
    Span,
    Timetable,
    axis_for,
    csv_of,
    table_of,
    tabs_of,
)

ANA = Series("Ana", (1200, -5, None), "#0072b2", 0)
BUDI = Series("Budi", (3, 4, 5), "#d55e00", 1)

CHARTS: list[tuple[Chart, list[list[str]]]] = [
    (
        Lines("Money", "in rupiah", ("1", "2", "3"), (ANA, BUDI)),
        [["", "Ana", "Budi"], ["1", "1,200", "3"], ["2", "\N{MINUS SIGN}5", "4"], ["3", "", "5"]],
    ),
    (
        Bars("Bids", "in rupiah", ("1", "2", "3"), (BUDI,), upright=True),
        [["", "Budi"], ["1", "3"], ["2", "4"], ["3", "5"]],
    ),
    (
        Timetable(
            "Companies",
            "",
            ("1", "2"),
            (Span("A", "Ana", 0, 1, "#0072b2", 0, 1), Span("B", "Budi", 1, 1, "#d55e00", 1)),
            (),
        ),
        [["", "", "From", "To", "Merged into"], ["A", "Ana", "1", "2", "B"], ["B", "Budi", "2", "2", ""]],
    ),
    (
        Matrix("Paid", "", ("Ana", "Budi"), ("Ana", "Budi"), ((None, 10), (1500, 0)), "by", "to"),
        [["by", "Ana", "Budi"], ["Ana", "", "10"], ["Budi", "1,500", "0"]],
    ),
]


@pytest.mark.parametrize(("chart", "table"), CHARTS, ids=lambda it: getattr(it, "title", ""))
def test_the_table_says_the_same(chart: Chart, table: list[list[str]]) -> None:
    assert table_of(chart) == table


def test_a_moment_between_two_labels_lies_between_them_and_is_found_there() -> None:
    lines = Lines("Money", "", ("1", "2", "end"), (BUDI,), moments=(4, 8, 20))
    assert [lines.place_of(at) for at in (0, 4, 6, 8, 14, 20, 25)] == [0, 0, 0.25, 0.5, 0.75, 1, 1]
    assert all(lines.moment_at(lines.place_of(at)) == at for at in range(4, 21))
    assert lines.moment_at(0.26) == 6


def test_numbers_in_a_file_can_be_counted_with() -> None:
    rows = list(csv.reader(csv_of(CHARTS[0][0]).splitlines()))
    assert rows[1:] == [["1", "1200", "3"], ["2", "-5", "4"], ["3", "", "5"]]


def test_copied_numbers_can_be_counted_with() -> None:
    values = 1234567, -5, 12345.678912, 0.5, 3.0, None
    rows = tabs_of(Bars("t", "", tuple("abcdef"), (Series("n", values, "#000000", 0),))).splitlines()
    assert rows[1:] == ["a\t1234567", "b\t-5", "c\t12345.6789", "d\t0.5", "e\t3", "f\t"]


def test_a_name_with_a_comma_stays_one_cell() -> None:
    chart = Bars("t", "", ("Jawa, Barat",), (Series("n", (1,), "#000000", 0),))
    assert list(csv.reader(csv_of(chart).splitlines()))[1] == ["Jawa, Barat", "1"]


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@SUM(1)", " =1", "\N{FULLWIDTH EQUALS SIGN}1"])
def test_no_name_becomes_a_formula_in_a_spreadsheet(name: str) -> None:
    chart = Bars("t", "", (name,), (Series(name, (-1,), "#000000", 0),))
    assert list(csv.reader(csv_of(chart).splitlines())) == [["", f"'{name}"], [f"'{name}", "-1"]]
    assert tabs_of(chart) == f"\t'{name}\n'{name}\t-1"
    assert table_of(chart)[0] == ["", name], "only in a spreadsheet"


@given(some.lists(some.integers(-5000, 5000)), some.integers(1, 12))
def test_an_axis_is_as_long_as_the_values_need_and_has_ticks_at_whole_steps(values: list[int], most: int) -> None:
    axis = axis_for(values, most)
    ticks = axis.ticks()

    assert axis.low in (min([0, *values]), -axis.step)
    assert axis.high in (max([0, *values]), axis.step)
    assert len(ticks) > 1
    assert len(ticks) <= most + 3
    assert 0 in ticks
    assert all(tick == round(tick) for tick in ticks)
    assert (axis.share(axis.low), axis.share(axis.high)) == (0, 1)
