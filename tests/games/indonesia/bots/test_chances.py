"""Chances to win: what a lead counts, and the numbers in the file."""

from __future__ import annotations

import math
import subprocess
import sys

import pytest

from indonesia_qt.core.flow import question
from indonesia_qt.games.indonesia.bots.chances import (
    FORECASTS,
    LEAST_MONEY,
    chances_to_win,
    forecasts,
    odds,
    of_forecasts,
    pace_of_forecasts,
)
from indonesia_qt.games.indonesia.bots.evaluate import outlook
from indonesia_qt.games.indonesia.bots.horizon import phase_number
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.state import Options
from tests.games.indonesia.play import Mixed, play

YEARS = 0.0, 1.0, 4.5, 8.0, 20.0


def test_the_file_has_both_forecasts_and_says_where_its_numbers_come_from() -> None:
    assert set(odds().forecasts) == set(FORECASTS)
    assert odds().provenance
    late, early = odds().years
    assert late < early


@pytest.mark.parametrize("years", YEARS)
def test_money_that_both_forecast_always_helps(years: float) -> None:
    chances = [of_forecasts([[lead, 1.0, 1.0]] * 2, odds().at(years))[0] for lead in (0.5, 0.9, 1.0, 1.1, 2.0)]
    assert chances == sorted(chances)
    assert chances[2] == pytest.approx(1 / 3)


def test_beyond_the_years_in_the_file_nothing_changes() -> None:
    late, early = odds().years
    assert odds().at(0) == odds().at(late)
    assert odds().at(early + 5) == odds().at(early)


def test_leads_of_any_size_give_chances() -> None:
    chances = of_forecasts([[1e6, -1e6, 0.0]] * 2, odds().at(1))
    assert all(0 <= chance <= 1 for chance in chances)
    assert math.fsum(chances) == pytest.approx(1)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_who_gets_money_is_likelier_to_win(real: Indonesia, players: int) -> None:
    seen = 0
    for number, moment in enumerate(play(real, Options(), players, 5, [Mixed])):
        s = moment.state
        if number % 60 or question(s) is None or not phase_number(s):
            continue
        before, richer = chances_to_win(s), s.copy()
        richer.pay(0, 0, bank=int(LEAST_MONEY))
        after = chances_to_win(richer)
        assert after[0] > before[0]
        assert sum(after) == pytest.approx(1)
        seen += 1
    assert seen > 3


@pytest.mark.parametrize("players", [2, 5])
def test_before_anything_has_happened_all_are_as_likely_to_win_wherever_they_sit(real: Indonesia, players: int) -> None:
    s = real.start(real.new_setup(Options(), players, 1))
    assert chances_to_win(s) == pytest.approx([1 / players] * players)
    assert len(forecasts(outlook(s, pace_of_forecasts(players)))) == len(FORECASTS)


def test_chances_load_neither_numpy_nor_qt() -> None:
    code = (
        "import sys; from indonesia_qt.games.indonesia.bots.chances import odds; odds(); "
        "sys.exit(not {'numpy', 'PySide6'}.isdisjoint(sys.modules))"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
