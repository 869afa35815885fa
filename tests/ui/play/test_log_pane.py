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
        (LogFilter(text="anâ"), (0, 1, 2, 3, 4)),
        (LogFilter(seats=frozenset({1})), (0, 1, 2, 6, 7, 8)),
        (LogFilter(topics=frozenset({"money", "cities"})), (0, 1, 2)),
        (LogFilter(place="bali-1"), (6, 7, 8)),
        (LogFilter(text="ana", seats=frozenset({1})), (0, 1, 2)),
        (LogFilter(text="nobody"), ()),
    ],
)
def test_lines_pass_with_their_headings(by: LogFilter, shown: tuple[int, ...]) -> None:
    assert list(by.of(LINES)) == [LINES[n] for n in shown]


AUCTION = LogLine("Auction of rice", "group", at=3, until=5, seats=frozenset({0, 1}), group=3)
BIDS = [
    LogLine(f"{who} bids {n}.", at=n, seats=frozenset({seat}), group=3)
    for n, (seat, who) in enumerate(((0, "Ana"), (1, "Budi"), (0, "Ana")), start=3)
]
WITH_AUCTION = [
    LogLine("Mergers", "phase"),
    AUCTION,
    BIDS[0],
    LogLine("Ana asked for a hint."),
    *BIDS[1:],
    LogLine("Budi passes.", seats=frozenset({1})),
]


@pytest.mark.parametrize(
    ("by", "shown"),
    [
        (LogFilter(text="budi bids"), (0, 1, 4)),
        (LogFilter(text="bids 5"), (0, 1, 5)),
        (LogFilter(text="hint"), (0, 3)),
        (LogFilter(text="passes"), (0, 6)),
        (LogFilter(text="auction"), (0, 1)),
        (LogFilter(seats=frozenset({1})), (0, 1, 4, 6)),
    ],
)
def test_what_is_found_in_a_group_stands_below_the_line_that_sums_it_up(by: LogFilter, shown: tuple[int, ...]) -> None:
    assert list(by.of(WITH_AUCTION)) == [WITH_AUCTION[n] for n in shown]
