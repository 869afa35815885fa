"""Figures of many games: what stands out, and what has changed."""

from __future__ import annotations

from random import Random

import pytest

from indonesia_qt.board.measures import (
    SEAT,
    Column,
    Measure,
    Row,
    Table,
    changes,
    clear_changes,
    compared_with_expected,
    mean,
    negative,
    outliers,
    share,
    winner_text,
    winners,
)


def places(wins: list[int], players: int = 4) -> Table:
    """A table of games that these places won; all had as many points."""
    games = [(won, [100] * players) for won in wins]
    return winners("Seats", SEAT, "Score", games)


def test_a_share_and_a_mean_have_intervals() -> None:
    half = share(50, 100, 0.5)
    assert (half.value, half.chance) == (0.5, pytest.approx(1))
    assert (half.low, half.high) == pytest.approx((0.404, 0.596), abs=0.001)
    few = mean([1, 2, 3])
    assert (few.value, few.n, few.low) == (2, 3, None)


def test_figures_are_written_for_people() -> None:
    column = Column("a", "A", "share")
    assert column.written(0.256) == "26%"
    assert column.interval(Measure(0.25, 100, low=0.2, high=0.3)) == "20% to 30%"
    assert column.interval(Measure(0.25, 1)) == ""
    assert Column("b", "B").written(-0.2) == "0"
    assert Column("c", "C", digits=1).interval(negative(Measure(-5, 9, low=-9, high=-1))) == "1.0 to 9.0"


def test_a_place_that_wins_too_often_stands_out_and_is_described() -> None:
    found = outliers([places([0] * 45 + [1] * 19 + [2] * 18 + [3] * 18)])
    assert [one.row.id for one in found] == ["1"]
    assert winner_text(found[0]) == "Seat 1 won 45% of 100 games (36% to 55%). Expected: 25%."
    assert outliers([places([0, 1, 2, 3] * 25)]) == []


def test_the_more_is_looked_at_the_less_stands_out() -> None:
    column = Column("a", "A", "share")

    def table(rows: int) -> Table:
        fair = [Row(str(n), str(n), {"a": share(50, 100, 0.5)}) for n in range(rows - 1)]
        return Table("t", "T", "", "", (column,), (Row("odd", "odd", {"a": share(62, 100, 0.5)}), *fair))

    assert [one.row.id for one in outliers([table(1)])] == ["odd"]
    assert outliers([table(10)]) == []
    assert compared_with_expected([table(10)]) == 10


def test_of_reports_on_fair_games_few_say_that_something_stands_out() -> None:
    chance = Random(1)
    alarms = sum(bool(outliers([places([chance.randrange(4) for _ in range(100)])])) for _ in range(400))
    assert alarms / 400 < 0.06


def test_what_has_changed_more_than_by_chance() -> None:
    before, after = places([0, 1, 2, 3] * 25), places([0] * 60 + [1, 2, 3, 1] * 10)
    found = changes([before], [after])
    assert len(found) == 8
    first = clear_changes(found)[0]
    assert (first.row.id, first.column.id, first.before.value, first.after.value) == ("1", "won", 0.25, 0.6)
    assert clear_changes(changes([before], [before])) == []


def test_what_only_one_report_has_is_not_compared() -> None:
    column = Column("a", "A")
    one, two = (Table("t", "T", "", "", (column,), (Row(id, id, {"a": mean([1])}),)) for id in "xy")
    assert changes([one], [two]) == []
    assert clear_changes(changes([one], [one])) == []
