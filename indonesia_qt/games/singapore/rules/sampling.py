"""What a seat doesn't see, filled in: others' money and goods."""

from __future__ import annotations

from random import Random

from indonesia_qt.games.singapore.rules.constants import GOODS_IN_BOX, Goods
from indonesia_qt.games.singapore.rules.state import State

MOST_MONEY, MOST_GOODS = 24, Goods(6, 6, 4, 2)
"""What somebody who hides it is taken to have at most, twice the usual."""


def sampled(view: State, chance: Random) -> State:
    """Return a copy of a view in which the money and goods that it hides are drawn with `chance`.

    Where the goods in the box are a limit, everybody knows how many of each all players together have.
    """
    s = view.copy()
    hidden = [seat for seat, player in enumerate(s.players) if player.secret]
    if not hidden:
        return s
    held = {seat: [max(0, n) for n in s.players[seat].goods] for seat in hidden}
    for good, most in enumerate(MOST_GOODS):
        if s.supply is None:
            for seat in hidden:
                held[seat][good] += chance.randint(0, most)
        else:
            shown = sum(player.goods[good] for player in s.players if not player.secret)
            for _ in range(GOODS_IN_BOX - s.supply[good] - shown - sum(held[seat][good] for seat in hidden)):
                held[chance.choice(hidden)][good] += 1
    for seat in hidden:
        player = s.players[seat]
        player.money = max(0, player.money) + chance.randint(0, MOST_MONEY)
        player.goods, player.secret = Goods(*held[seat]), False
    return s
