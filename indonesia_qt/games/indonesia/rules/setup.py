"""How a game begins (R-SET): the deal, which is all the chance there is, and the first state."""

from __future__ import annotations

from random import Random

from msgspec import Struct

from indonesia_qt.core.game import check_players
from indonesia_qt.games.indonesia.rules.constants import ERAS, FEWEST_PLAYERS, MOST_PLAYERS
from indonesia_qt.games.indonesia.rules.scenario import Scenario
from indonesia_qt.games.indonesia.rules.state import Cards, Options, Player, PublicAccount, State
from indonesia_qt.games.indonesia.rules.year import Year
from indonesia_qt.i18n.text import counted


class Deal(Struct, frozen=True, forbid_unknown_fields=True):
    """The order of play at the beginning, and the city cards of each seat."""

    order: tuple[int, ...]
    cards: tuple[Cards, ...]


def cards_each(players: int) -> int:
    """Return how many city cards of each era a player gets (R-SET-01)."""
    return 2 if players == FEWEST_PLAYERS else 1


def deal(scenario: Scenario, players: int, seed: int) -> Deal:
    """Deal by `seed`: a random order, and a card of each era to each player, two to each of two (R-SET-01, R-SET-02).

    Raises `ValueError` when the number of players is not 2 to 5 or the scenario has too few cards for it.

    >>> from indonesia_qt.library import load_map
    >>> deal(load_map().game.scenario, players=3, seed=7).order
    (2, 0, 1)
    """
    check_players(players, FEWEST_PLAYERS, MOST_PLAYERS)
    chance = Random(seed)
    order = list(range(players))
    chance.shuffle(order)
    each = cards_each(players)
    hands: list[list[tuple[str, ...]]] = [[] for _ in range(players)]
    for era, name in enumerate(ERAS):
        pile = [card.id for card in scenario.cards.values() if card.era == era]
        if len(pile) < players * each:
            raise ValueError(
                counted(
                    players,
                    "{n} player needs {needed} city cards of era {era}, but there are only {found}.",
                    "{n} players need {needed} city cards of era {era}, but there are only {found}.",
                    needed=players * each,
                    era=name.upper(),
                    found=len(pile),
                )
            )
        chance.shuffle(pile)
        for seat, hand in enumerate(hands):
            hand.append(tuple(pile[seat * each : (seat + 1) * each]))
    return Deal(tuple(order), tuple((hand[0], hand[1], hand[2]) for hand in hands))


def first_state(scenario: Scenario, options: Options, deal: Deal) -> State:
    """Return the state before the first year, with the deeds of the first era laid out (R-SET-02)."""
    return State(
        scenario=scenario,
        options=options,
        era=0,
        year=0,
        order=list(deal.order),
        players=[Player(cards=cards) for cards in deal.cards],
        ledger=[PublicAccount()] * len(deal.cards),
        companies={},
        fields={},
        cities={},
        stones=list(scenario.stones),
        received={},
        deeds=[deed.id for deed in scenario.deeds.values() if deed.era == 0],
        operated=set(),
        merged=set(),
        stack=[Year()],
    )
