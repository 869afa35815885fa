"""Outside bots with one idea each, by whom the program's bots are measured: see `ideas`.

Those of the `POOL` may be played against while weights are tuned and ways are tried. Those `HELD_BACK` are the bar:
look at them only to measure what is finished, or they measure nothing any more. `python -m tests.opponents.league`
plays Expert against them.
"""

from __future__ import annotations

from indonesia_qt.core.game import Bot
from tests.opponents.first_expert import FirstExpert
from tests.opponents.league import ideas
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
LEAGUE = {bot.__name__: bot for bot in (*POOL, *HELD_BACK)}
"""By the names under which the command takes them."""
