"""Players that are programs. A bot gets the view of its seat and nothing else."""

from __future__ import annotations

from indonesia_qt.core.game import Bot
from indonesia_qt.games.indonesia.bots.easy import Easy
from indonesia_qt.games.indonesia.bots.expert import Expert
from indonesia_qt.games.indonesia.bots.greedy import Greedy
from indonesia_qt.games.indonesia.bots.hard import Hard
from indonesia_qt.games.indonesia.bots.medium import Medium
from indonesia_qt.games.indonesia.bots.random_bot import RandomBot

BOTS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "easy": Easy,
    "greedy": Greedy,
    "medium": Medium,
    "hard": Hard,
    "expert": Expert,
}
"""By the name under which a seat asks for it; from the weakest to the strongest."""

LEVELS = ("random", "easy", "medium", "hard", "expert")
"""Those that people are offered as players, from the weakest to the strongest."""
