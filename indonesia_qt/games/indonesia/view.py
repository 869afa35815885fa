"""What a seat may know (R-SET-03, R-SET-04)."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from indonesia_qt.games.indonesia.state import HIDDEN_CARD, Cards, Player, State


def view(s: State, seat: int | None) -> State:
    """The state as `seat` may see it; None for what everybody may see.

    Others' city cards are `HIDDEN_CARD`; with hidden money their cash and bank count from 0 and they are `secret`.
    When the game is over nothing is hidden. The view shares its board with `s`: look at it, and copy it to try things.
    """
    if not s.stack:
        return replace(s)
    hides_money = not s.money_is_open
    players = [_redacted(player, hides_money) for player in s.players]
    if seat is not None:
        players[seat] = s.players[seat]
    return replace(s, players=players)


def _redacted(player: Player, hides_money: bool) -> Player:
    a, b, c = player.cards
    cards = _face_down(len(a), len(b), len(c))
    if hides_money:
        return replace(player, cards=cards, cash=0, bank=0, secret=True)
    return replace(player, cards=cards)


@cache
def _face_down(a: int, b: int, c: int) -> Cards:
    """So many cards of each era whose faces can't be seen."""
    return (HIDDEN_CARD,) * a, (HIDDEN_CARD,) * b, (HIDDEN_CARD,) * c
