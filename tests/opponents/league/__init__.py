"""Outside bots with one idea each, by whom the program's bots are measured: see `ideas`.

Those of the `POOL` may be played against while weights are tuned and ways are tried. Those `HELD_BACK` are the bar:
look at them only to measure what is finished, or they measure nothing any more. `python -m tests.opponents.league`
plays Expert against them. The bots for Singapore, of whom none is held back, are in `singapore_ideas`.
"""

from __future__ import annotations

from indonesia_qt.core.game import Bot
from tests.opponents.first_expert import FirstExpert
from tests.opponents.league import ideas, singapore_ideas
from tests.opponents.second_expert import SecondExpert

POOL: tuple[type[Bot], ...] = (
    FirstExpert,
    SecondExpert,
    ideas.AlwaysFirst,
    ideas.HalfTheCash,
    ideas.CheapMergers,
    ideas.ShipOwner,
    ideas.EarlyGrowth,
    ideas.EarlyEnd,
    ideas.NeverBids,
    ideas.Grower,
    ideas.Kingmaker,
)
HELD_BACK: tuple[type[Bot], ...] = (
    ideas.AlwaysFirstByRules,
    ideas.DearBids,
    ideas.DearMergers,
    ideas.Hoarder,
    ideas.Starver,
    ideas.SlotsFirst,
    ideas.FirstAtTheEnd,
    ideas.Raider,
    ideas.Monopolist,
    ideas.Pact,
)
SINGAPORE: tuple[type[Bot], ...] = (
    singapore_ideas.OpiumHoarder,
    singapore_ideas.RoadOwner,
    singapore_ideas.EndRush,
    singapore_ideas.SealRunner,
    singapore_ideas.NeverIllegal,
)
LEAGUE = {bot.__name__: bot for bot in (*POOL, *HELD_BACK)}
LEAGUES = {"indonesia": LEAGUE, "singapore": {bot.__name__: bot for bot in SINGAPORE}}
"""Of each game, by the names under which the command takes them."""
