"""Bots that look no further than the question: one plays at random, one by rules of thumb."""

from __future__ import annotations

from random import Random

from indonesia_qt.core.flow import Action, Question
from indonesia_qt.games.singapore.rules.state import State


class RandomBot:
    """Plays any legal action."""

    def choose(self, view: State, asked: Question[State], chance: Random) -> Action:
        """Choose an action drawn with `chance`."""
        actions = asked.actions(view)
        return actions[int(chance.random() * len(actions))]


class Easy(RandomBot):
    """X."""
