"""Bots of somebody's own, as the tests load them."""

from __future__ import annotations

import math
import sys
from random import Random
from typing import Any

from indonesia_qt.core.flow import Action, Pass, Question, refusal
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy


class Careless:
    """Passes, whatever is asked."""

    def choose(self, view: Any, asked: Question[Any], chance: Random) -> Action:  # noqa: ARG002
        return Pass()


class Unlucky(Greedy):
    """Plays like the greedy bot, but fails once in each game: at its second decision."""

    decisions = 0

    def choose(self, view: Any, asked: Question[Any], chance: Random) -> Action:
        self.decisions += 1
        if self.decisions == 2:
            raise KeyError("no such key")
        return super().choose(view, asked, chance)


class Frugal(Greedy):
    """Plays like the greedy bot, under another name."""


class Patient(Greedy):
    """Plays like the greedy bot, and could think."""

    def __init__(self, seconds: float = 1.5) -> None:
        self.seconds = seconds


class Endless(Greedy):
    """Plays like the greedy bot, and says that it thinks for ever."""

    def __init__(self, seconds: float = math.inf) -> None:
        self.seconds = seconds


class Unmeasured(Greedy):
    """Plays like the greedy bot, and gives no number for its time."""

    def __init__(self, seconds: float = math.nan) -> None:
        self.seconds = seconds


class Mute:
    """No bot at all."""


NO_CLASS = 3


class Idle:
    """Passes whenever it may, so that a game with nobody else never ends."""

    def choose(self, view: Any, asked: Question[Any], chance: Random) -> Action:  # noqa: ARG002
        return Pass() if refusal(view, Pass()) is None else asked.actions(view)[0]


class Grasping(Greedy):
    """Plays like the greedy bot, and helps itself in all that it sees."""

    def choose(self, view: Any, asked: Question[Any], chance: Random) -> Action:
        action = super().choose(view, asked, chance)
        view.players[asked.seat].bank += 1000
        view.players[asked.seat].cash += 1000
        for company in view.companies.values():
            company.owner = asked.seat
            company.areas.append("anywhere")
        for held in (view.order, view.fields, view.cities, view.stones, view.deeds, view.operated, view.stack):
            held.clear()
        return action


class Thief(Greedy):
    """Finds the true game among its callers and takes money there; only a bot in the program's process can."""

    def choose(self, view: Any, asked: Question[Any], chance: Random) -> Action:
        frame = sys._getframe()
        while frame.f_back and frame.f_code.co_name != "play_out":
            frame = frame.f_back
        frame.f_locals["s"].players[asked.seat].bank += 1000
        return super().choose(view, asked, chance)
