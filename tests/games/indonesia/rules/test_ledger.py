# ruff: noqa: N802
"""What everybody may write down of money: it is paid before everybody's eyes, so the ledger is right to the rupiah."""

from __future__ import annotations

import pytest

from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy, RandomBot
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.actions import Expand
from indonesia_qt.games.indonesia.rules.events import EarningsCollected
from indonesia_qt.games.indonesia.rules.phases.operations import ChooseExpansion
from indonesia_qt.games.indonesia.rules.sampling import supposed
from indonesia_qt.games.indonesia.rules.state import PublicAccount
from tests.games.indonesia.play import ALL_OPTIONS, Busy, Mixed, play
from tests.games.indonesia.positions import Table, of


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_R_SET_03_the_ledger_has_what_players_have_in_whole_games(
    real: Indonesia, islets: Indonesia, players: int
) -> None:
    for game in (real, islets):
        for seed, options in enumerate(ALL_OPTIONS):
            for moment in play(game, options, players, seed, [Greedy, Mixed, Busy, RandomBot]):
                s = moment.state
                assert s.ledger == [PublicAccount(player.cash, player.bank) for player in s.players]


def test_R_SET_03_hidden_money_is_in_every_view_by_the_ledger_alone(real: Indonesia) -> None:
    for moment in play(real, ALL_OPTIONS[0], 3, 5, [Mixed]):
        s = moment.state
        for seat in (*range(3), None):
            view = real.view(s, seat)
            assert view.ledger == s.ledger
            assert [(p.cash, p.bank) for p in supposed(view).players] == [(p.cash, p.bank) for p in s.players]


def test_R_SET_03_the_ledger_says_nothing_of_money_that_nobody_saw_change_hands(real: Indonesia) -> None:
    table = Table(real)
    table.enter("turn_order")
    table.state.players[1].cash = 777
    assert real.view(table.state, 0).ledger == [PublicAccount(100, 0)] * 3


def test_R_OPS_31_what_an_area_costs_beyond_the_cash_comes_off_the_earnings(islets: Indonesia) -> None:
    table = Table(islets)
    table.company(0, "a-west-rice", "west-1")
    table.enter("operations")
    table.player(0, cash=5, earnings=50)
    assert isinstance(table.asked, ChooseExpansion)
    table.do(next(action for action in table.legal if isinstance(action, Expand)))
    assert of(EarningsCollected, table.events) == [EarningsCollected((35, 0, 0))]
    assert table.state.ledger[0] == PublicAccount(cash=35)
