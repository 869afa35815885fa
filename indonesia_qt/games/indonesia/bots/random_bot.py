"""A bot that plays at random: first whether to do anything, then any action."""

from __future__ import annotations

from random import Random

from indonesia_qt.core.flow import Action, Question
from indonesia_qt.games.indonesia.rules.actions import Bid, DeliverRest, Pass
from indonesia_qt.games.indonesia.rules.phases.acquisitions import ChooseDeed
from indonesia_qt.games.indonesia.rules.phases.mergers import AnnounceMerger, RaiseBid
from indonesia_qt.games.indonesia.rules.phases.operations import ChooseExpansion, DeliverGoods, FloatShips
from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid
from indonesia_qt.games.indonesia.rules.state import State

RESTRAINT: dict[type[Question[State]], tuple[Action, float]] = {
    PlaceBid: (Bid(0), 0.9),
    AnnounceMerger: (Pass(), 0.5),
    RaiseBid: (Pass(), 0.5),
    ChooseDeed: (Pass(), 0.5),
    FloatShips: (Pass(), 0.5),
    ChooseExpansion: (Pass(), 0.5),
}
"""To which questions it answers that it does nothing, and how often it would.

Who throws his money away in every turn order bid can't pay for the mergers without which a game of two takes centuries.
"""
EAGER: tuple[Action, float] = (Pass(), 0)
"""What it does with other questions."""


class RandomBot:
    """Plays any legal action, and often none."""

    def choose(self, view: State, asked: Question[State], chance: Random) -> Action:
        """An action drawn with `chance`."""
        if isinstance(asked, DeliverGoods):
            return self.deliver(view, asked, chance)
        nothing, often = RESTRAINT.get(type(asked), EAGER)
        if chance.random() < often and asked.check(view, nothing) is None:
            return nothing
        actions = asked.actions(view)
        return actions[int(chance.random() * len(actions))]

    def deliver(self, view: State, asked: DeliverGoods, chance: Random) -> Action:
        """Half the time the default plan; otherwise one good by any way that keeps the maximum."""
        if chance.random() < 0.5:
            return DeliverRest()
        what_if = asked.what_if(view)
        ways = what_if.market.ways()
        first = int(chance.random() * len(ways))
        return next(delivery for way in ways[first:] + ways[:first] for delivery in what_if.deliveries(*way))
