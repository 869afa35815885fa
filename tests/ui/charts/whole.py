"""What is true of every chart of a game."""

from __future__ import annotations

from indonesia_qt.ui.charts.chart_model import Bars, Chart, Lines, Matrix, table_of


def is_whole(chart: Chart) -> None:
    """Check that a chart has its words, and a value for each label."""
    assert chart.title
    assert chart.about
    rows = table_of(chart)
    assert len({len(row) for row in rows}) == 1
    assert len(rows) > 1
    if isinstance(chart, Lines | Bars):
        assert {len(one.values) for one in chart.series} == {len(chart.labels)}
    if isinstance(chart, Matrix):
        assert len(chart.cells) == len(chart.rows)
