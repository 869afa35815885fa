"""What a player has, in words."""

from __future__ import annotations

from collections.abc import Sequence

from indonesia_qt.games.singapore.rules.constants import GOODS
from indonesia_qt.games.singapore.rules.state import IN_HAND, State
from indonesia_qt.i18n.text import counted, tr
from indonesia_qt.ui.games.singapore.texts.names import Count, Names, amount_of, points, pounds


def facts(words: Names, view: State, seat: int, count: Count = points) -> Sequence[str]:
    """Return points, money, goods, chips and workers of a player; hidden holdings are named as hidden."""
    player = view.players[seat]
    found = [count(player.vp)]
    if player.secret:
        found.append(tr("money and goods hidden"))
    else:
        found.append(pounds(player.money))
        found += [amount_of(number, good) for good, number in zip(GOODS, player.goods, strict=True)]
    found.append(counted(view.chips[seat], "{n} black chip", "{n} black chips"))
    found.append(worker_text(player.workers))
    if seat == view.raffles:
        found.append(tr("Raffles stone"))
    return found


def worker_text(workers: Sequence[str]) -> str:
    """Return how many workers are on the board, in hand and set aside."""
    on_board = sum(at != IN_HAND for at in workers)
    text = counted(on_board, "{n} worker on the board", "{n} workers on the board")
    return tr("{text}, one in hand", text=text) if IN_HAND in workers else text
