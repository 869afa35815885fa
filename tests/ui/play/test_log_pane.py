"""Which lines of the log pass a filter, and the headings above them."""

from __future__ import annotations

import pytest

from indonesia_qt.ui.play.log_pane import LogFilter
from indonesia_qt.ui.play.log_view import LogLine

LINES = [
    LogLine("Year 1", "round"),
    LogLine("Mergers", "phase"),
    LogLine("Ana merges.", seats=frozenset({0, 1}), topics=frozenset({"money"})),
    LogLine("Research", "phase"),
    LogLine("Ana researches.", seats=frozenset({0})),
    LogLine("since your last decision", "divider"),
    LogLine("Year 2", "round"),
    LogLine("Research", "phase"),
    LogLine("Budi builds in Bali.", seats=frozenset({1}), places=("bali-1",)),
]


@pytest.mark.parametrize(
    ("by", "shown"),
    [
        (LogFilter(), range(9)),
        (LogFilter(text="ANA"), (0, 1, 2, 3, 4)),
        (LogFilter(seats=frozenset({1})), (0, 1, 2, 6, 7, 8)),
        (LogFilter(topics=frozenset({"money", "cities"})), (0, 1, 2)),
        (LogFilter(place="bali-1"), (6, 7, 8)),
        (LogFilter(text="ana", seats=frozenset({1})), (0, 1, 2)),
        (LogFilter(text="nobody"), ()),
    ],
)
def test_lines_pass_with_their_headings(by: LogFilter, shown: tuple[int, ...]) -> None:
    assert list(by.of(LINES)) == [LINES[n] for n in shown]
