"""The network that forecasts games when a year's bids begin."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from indonesia_qt.core.flow import question, settle
from indonesia_qt.games.indonesia.bots.evaluate import weights_for
from indonesia_qt.games.indonesia.bots.net import Net, forecast, net_for, numbers
from indonesia_qt.games.indonesia.bots.replies import replied
from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid
from indonesia_qt.games.indonesia.rules.scoring import ranking
from indonesia_qt.games.indonesia.rules.state import Options, State
from tests.games.indonesia import boards
from tests.soak import soak_but


@cache
def years(players: int) -> tuple[list[State], State]:
    """The beginning of the bids of each year of a game, and its end."""
    game = boards.real()
    s = game.start(game.new_setup(Options(money="open"), players, players))
    settle(s, [])
    found: list[State] = []
    while (asked := question(s)) is not None:
        if isinstance(asked, PlaceBid) and (not found or found[-1].year != s.year):
            found.append(s.copy())
        s = replied(s, asked, weights_for("expert", players))
    return found, s


@pytest.mark.parametrize("players", soak_but((2, 5), [2, 3, 4, 5]))
def test_shares_and_chances_sum_to_one(players: int) -> None:
    for s in years(players)[0]:
        before = s.copy()
        found = forecast(s)
        assert s == before
        for parts in found:
            assert len(parts) == players
            assert sum(parts) == pytest.approx(1, abs=1e-5)
            assert min(parts) >= 0


@pytest.mark.parametrize("players", soak_but((2, 5), [2, 3, 4, 5]))
def test_when_seats_are_permuted_so_is_the_forecast(players: int) -> None:
    for s in years(players)[0]:
        rows = np.array(numbers(s))
        turned = np.roll(rows, 1, axis=0)
        for straight, round_ in zip(
            net_for(players).of(rows.tolist()), net_for(players).of(turned.tolist()), strict=True
        ):
            assert np.roll(straight, 1) == pytest.approx(round_, abs=1e-5)


def test_who_wins_is_expected_to_when_the_end_is_near() -> None:
    for players in (3, 4, 5):
        begun, end = years(players)
        chances = forecast(begun[-1]).chances
        assert chances[ranking(end)[0]] > 1 / players


def test_a_network_without_weights_knows_nothing() -> None:
    width = len(numbers(years(3)[0][0])[0])
    nothing = np.zeros((width, 2), np.float32)
    net = Net([(nothing, np.zeros(2, np.float32))], np.zeros(width, np.float32), np.ones(width, np.float32))
    assert net.of(numbers(years(3)[0][1])).chances == pytest.approx((1 / 3,) * 3)
