"""What a seat may know (R-SET-03, R-SET-04)."""

from __future__ import annotations

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
    hidden = player.copy()
    hidden.cards = _face_down(player.cards)
    if not money_is_open:
        hidden.cash = hidden.bank = 0
        hidden.secret = True
    return hidden


def _face_down(cards: Cards) -> Cards:
    a, b, c = ((HIDDEN_CARD,) * len(era) for era in cards)
    return a, b, c
