"""What a seat doesn't see, filled in: others' money, as the ledger has it, and cards that they may hold."""

from __future__ import annotations

from random import Random

from indonesia_qt.core.flow import question
from indonesia_qt.games.indonesia.rules.phases.new_era import ChooseSite
from indonesia_qt.games.indonesia.rules.state import HIDDEN_CARD, State

MOST_DEALS = 1000
"""So often cards are dealt again for a view that play can't lead to: its player is asked for a site, but has none."""


def supposed(view: State) -> State:
    """Return a copy of a view in which everybody has the money that the ledger says he has."""
    s = view.copy()
    for player, known in zip(s.players, s.ledger, strict=True):
        if player.secret:
            player.cash, player.bank, player.secret = known.cash, known.bank, False
    return s


def sampled(view: State, chance: Random) -> State:
    """Return such a copy with the cards that others may hold drawn with `chance`.

    Whoever is asked where his city goes has a card that allows one: without it, nobody would have asked.
    """
    for _ in range(MOST_DEALS):
        s = supposed(view)
        _deal_cards(s, chance)
        asked = question(s)
        if not isinstance(asked, ChooseSite) or asked.actions(s):
            break
    return s


def _deal_cards(s: State, chance: Random) -> None:
    """Give those whose cards are hidden cards that nobody is seen to hold and that still have a province."""
    known = {card for player in s.players for hand in player.cards for card in hand}
    for era in range(3):
        hidden = sum(player.cards[era].count(HIDDEN_CARD) for player in s.players)
        if not hidden:
            continue
        pile = [card.id for card in s.scenario.cards.values() if card.era == era and card.id not in known]
        chance.shuffle(pile)
        for player in s.players:
            if HIDDEN_CARD in player.cards[era]:
                hands = list(player.cards)
                hands[era] = tuple(pile.pop() if card == HIDDEN_CARD else card for card in hands[era])
                player.cards = (hands[0], hands[1], hands[2])
