"""What a seat may know (R-SET-03, R-SET-04)."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from indonesia_qt.core.flow import Question
from indonesia_qt.games.indonesia.rules.phases.mergers import AnnounceMerger, RaiseBid
from indonesia_qt.games.indonesia.rules.phases.new_era import ChooseSite
from indonesia_qt.games.indonesia.rules.phases.operations import ChooseExpansion
from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid
from indonesia_qt.games.indonesia.rules.state import HIDDEN_CARD, Cards, Player, State


def view(s: State, seat: int | None) -> State:
    """Return the state as `seat` may see it; None for what everybody may see.

    Others' city cards are `HIDDEN_CARD`; with hidden money their cash and bank count from 0 and they are `secret`. The
    `ledger` says what was paid before everybody's eyes. When the game is over nothing is hidden. The view shares its
    board with `s`: look at it, and copy it to try things.

    >>> from indonesia_qt.games.indonesia.rules.state import Options
    >>> from indonesia_qt.library import load_map
    >>> game = load_map().game
    >>> seen = view(game.start(game.new_setup(Options(), players=3, seed=7)), seat=0)
    >>> [(player.cards[0], player.cash, player.secret) for player in seen.players]
    [(('a2',), 100, False), (('?',), 0, True), (('?',), 0, True)]
    """
    return view_of(s, () if seat is None else (seat,))


def view_of(s: State, seats: Collection[int]) -> State:
    """Return the state as players see it who share their secrets."""
    if not s.stack:
        return replace(s)
    hide = _without_cards if s.money_is_open else _without_cards_and_money
    players = [player if n in seats else hide(player) for n, player in enumerate(s.players)]
    return replace(s, players=players)


def needs_secrets(s: State, asked: Question[Any]) -> bool:
    """Return whether what a player can answer depends on his city cards or on hidden money of his."""
    if isinstance(asked, ChooseSite):
        return True
    if isinstance(asked, ChooseExpansion) and asked.free:
        return False
    return not s.money_is_open and isinstance(asked, PlaceBid | AnnounceMerger | RaiseBid | ChooseExpansion)


def _without_cards(player: Player) -> Player:
    return replace(player, cards=_face_down(player.cards))


def _without_cards_and_money(player: Player) -> Player:
    return replace(player, cards=_face_down(player.cards), cash=0, bank=0, secret=True)


@lru_cache(maxsize=4096)
def _face_down(cards: Cards) -> Cards:
    """So many cards of each era whose faces can't be seen."""
    a, b, c = cards
    return (HIDDEN_CARD,) * len(a), (HIDDEN_CARD,) * len(b), (HIDDEN_CARD,) * len(c)
