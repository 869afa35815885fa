"""What a seat doesn't see, filled in: a likely sum for others' money, and cards that they may hold."""

from __future__ import annotations

from random import Random

from tests.opponents.first_expert.engine import HIDDEN_CARD, START_CASH, State

KEPT = 0.4
"""What part of the last earnings times the years played a player has at hand, besides what he began with."""


def supposed(view: State) -> State:
    """A copy of a view in which everybody has the money that he is likely to have."""
    s = view.copy()
    for player in s.players:
        if player.secret:
            likely = START_CASH + KEPT * max(0, player.earnings) * max(0, s.year - 1)
            player.cash += round(likely)
            player.secret = False
    return s


def sampled(view: State, chance: Random) -> State:
    """The same, with the cards that others may hold drawn with `chance`."""
    s = supposed(view)
    _deal_cards(s, chance)
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
