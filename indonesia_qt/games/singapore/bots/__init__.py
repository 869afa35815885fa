"""Players that are programs. A bot gets the view of its seat and nothing else."""

from __future__ import annotations

from indonesia_qt.core.game import Bot
from indonesia_qt.games.singapore.bots.lookahead import Expert, Hard, Medium
from indonesia_qt.games.singapore.bots.rules_of_thumb import Easy, RandomBot

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "easy": Easy, "medium": Medium, "hard": Hard, "expert": Expert}
"""By the name under which a seat asks for it; from the weakest to the strongest."""

LEVELS = ("random", "easy", "medium", "hard", "expert")
"""Those that people are offered as players, from the weakest to the strongest."""
