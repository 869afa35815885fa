"""A bot for a friendly game: rules of thumb, with slips."""

from __future__ import annotations

from random import Random

from indonesia_qt.core.flow import Action, Question
from indonesia_qt.games.indonesia.bots.greedy import Greedy, in_want_of_room
from indonesia_qt.games.indonesia.bots.random_bot import RandomBot
from indonesia_qt.games.indonesia.rules.actions import Bid, Pass
from indonesia_qt.games.indonesia.rules.phases.mergers import AnnounceMerger, RaiseBid
from indonesia_qt.games.indonesia.rules.phases.operations import ChooseExpansion
from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid
from indonesia_qt.games.indonesia.rules.state import State

SLIPS = 0.2
"""How often it does anything rather than what its rules say."""
TIMID: dict[type[Question[State]], Action] = {
    PlaceBid: Bid(0),
    AnnounceMerger: Pass(),
    RaiseBid: Pass(),
    ChooseExpansion: Pass(),
}
"""What a slip is where money is at stake: it leaves something undone."""


class Easy:
    """Plays by rules of thumb and bids no more than about the nominal value; now and then it isn't attentive."""

    def __init__(self) -> None:
        self.rules, self.whim = Greedy(), RandomBot()

    def choose(self, view: State, asked: Question[State], chance: Random) -> Action:
        """What the rules of thumb say, or sometimes something else, unless that would only make the game longer."""
        if chance.random() >= SLIPS or in_want_of_room(view, asked.seat):
            return self.rules.choose(view, asked, chance)
        timid = TIMID.get(type(asked))
        if timid is not None and asked.check(view, timid) is None:
            return timid
        return self.whim.choose(view, asked, chance)
