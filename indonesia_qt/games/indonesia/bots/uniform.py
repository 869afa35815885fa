"""A bot that plays at random: first whether to do anything, then any action."""

from __future__ import annotations

from random import Random

from indonesia_qt.core.flow import Action, Question
from indonesia_qt.games.indonesia.actions import Bid, DeliverRest, Pass
from indonesia_qt.games.indonesia.phases.operations import DeliverGoods
from indonesia_qt.games.indonesia.state import State

RESTRAINT = {Pass: 0.5, Bid: 0.9}
"""How often it does nothing where it may pass or needn't bid.

Who throws his money away in every turn order bid can't pay for the mergers without which a game of two takes centuries.
"""


class Uniform:
    """Plays any legal action, and often none."""

    def choose(self, view: State, asked: Question[State], chance: Random) -> Action:
        """An action drawn with `chance`."""
        if isinstance(asked, DeliverGoods):
            return self.deliver(view, asked, chance)
        actions = asked.actions(view)
        if chance.random() < RESTRAINT.get(type(actions[0]), 0):
            return actions[0]
        return actions[int(chance.random() * len(actions))]

    def deliver(self, view: State, asked: DeliverGoods, chance: Random) -> Action:
        """Half the time the default plan; otherwise one good by any way that keeps the maximum."""
        if chance.random() < 0.5:
            return DeliverRest()
        what_if = asked.what_if(view)
        ways = what_if.market.ways()
        first = int(chance.random() * len(ways))
        return next(delivery for way in ways[first:] + ways[:first] for delivery in what_if.deliveries(*way))
