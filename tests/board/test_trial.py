from __future__ import annotations

from indonesia_qt.board.trial import Account, Trial, accounts


def test_accounts_say_how_games_with_so_many_players_went() -> None:
    first, second = Trial(True, 10, (300, 200), (0, 1)), Trial(True, 12, (100, 400), (1, 0))
    of_three = Trial(False, 30, (5, 7, 6), (1, 2, 0))
    assert accounts([of_three, first, second, first]) == [
        Account(players=2, games=3, ended=3, rounds=32 / 3, scores=(333, 167)),
        Account(players=3, games=1, ended=0, rounds=30, scores=(7, 6, 5)),
    ]
