"""Bots of somebody's own, as the tests load them."""

from __future__ import annotations

from random import Random
from typing import Any

from indonesia_qt.core.flow import Action, Question
from indonesia_qt.games.indonesia.actions import Pass
from indonesia_qt.games.indonesia.bots.greedy import Greedy


class Careless:
    """Passes, whatever is asked."""

    def choose(self, view: Any, asked: Question[Any], chance: Random) -> Action:  # noqa: ARG002
        return Pass()


class Frugal(Greedy):
    """Plays like the greedy bot, under another name."""


class Patient(Greedy):
    """Plays like the greedy bot, and could think."""

    def __init__(self, seconds: float = 1.5) -> None:
        self.seconds = seconds


class Mute:
    """No bot at all."""


NO_CLASS = 3
