"""How likely each seat is to win, judged by the money that it may expect to have at the end."""

from __future__ import annotations

import math

from indonesia_qt.games.indonesia.bots.evaluate import weights_for, worth
from indonesia_qt.games.indonesia.bots.horizon import years_to_come
from indonesia_qt.games.indonesia.rules.scoring import final_money
from indonesia_qt.games.indonesia.rules.state import State

WEIGHTS = "hard"
"""Whose weights forecast the final money: those that were fitted to the results of games."""
SPREAD, SPREAD_BY_YEAR = 0.1, 0.02
"""How far the forecasts are off, as a part of the money of all on average: in any case, and more for each year to come.

Found by `python -m tests.tuning.chances`.
"""


def chances_to_win(s: State) -> tuple[float, ...]:
    """Return each seat's chance to win, which sum to 1; of a game that is over those with most money share the whole.

    A view must be `supposed` first, so that nobody's money is missing.
    """
    if not s.stack:
        money = final_money(s)
        won = [sum_ == max(money) for sum_ in money]
        return tuple(has / sum(won) for has in won)
    w = weights_for(WEIGHTS, len(s.players))
    return of_forecast(worth(s, w), years_to_come(s, w.pace))


def of_forecast(
    forecast: list[float], years: float, spread: float = SPREAD, by_year: float = SPREAD_BY_YEAR
) -> tuple[float, ...]:
    """Return the chances when the seats expect so much money and so many years are to come."""
    off = max(1.0, (spread + by_year * years) * sum(forecast) / len(forecast))
    most = max(forecast)
    shares = [math.exp((money - most) / off) for money in forecast]
    return tuple(share / sum(shares) for share in shares)
