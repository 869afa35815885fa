"""What a seat may know (R-SET-03, R-SET-04)."""

from __future__ import annotations

from functools import cache

from indonesia_qt.games.indonesia.state import HIDDEN_CARD, Cards, Player, State


def view(s: State, seat: int | None) -> State:
    """The state as `seat` may see it; None for what everybody may see.

    Others' city cards are `HIDDEN_CARD`; with hidden money their cash and bank count from 0 and they are `secret`.
    When the game is over nothing is hidden. The view shares its board with `s`: look at it, and copy it to try things.
    """
    players = [
        player if other == seat or not s.stack else _redacted(player, s.money_is_open)
        for other, player in enumerate(s.players)
    ]
    return State(
        s.scenario,
        s.options,
        s.era,
        s.year,
        s.order,
        players,
        s.companies,
        s.fields,
        s.cities,
        s.stones,
        s.received,
        s.deeds,
        s.operated,
        s.merged,
        s.stack,
    )


def _redacted(player: Player, money_is_open: bool) -> Player:
    a, b, c = player.cards
    return Player(
        player.cash if money_is_open else 0,
        player.bank if money_is_open else 0,
        player.earnings,
        player.slots,
        player.mergers,
        player.expansion,
        player.hull,
        player.bid,
        player.companies,
        _face_down(len(a), len(b), len(c)),
        not money_is_open,
    )


@cache
def _face_down(a: int, b: int, c: int) -> Cards:
    """So many cards of each era whose faces can't be seen."""
    return (HIDDEN_CARD,) * a, (HIDDEN_CARD,) * b, (HIDDEN_CARD,) * c
