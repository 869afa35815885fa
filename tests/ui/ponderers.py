"""Bots that share their thinking out, well or badly; they count, as in `core.counting`."""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from indonesia_qt.core.bots import bot_chance
from indonesia_qt.core.flow import Action, Question
from indonesia_qt.core.game import Bot
from tests.core.counting import Count, Say

SEED, NUMBER = 7, 3


class Drawn(NamedTuple):
    """What a process drew, and the answer that it speaks for."""

    action: Say
    drawn: float


class Drawing:
    """Each process draws a number; the answer is how many processes have drawn different ones."""

    def choose(self, view: Count, asked: Question[Count], chance: Random) -> Action:
        action: Action = self.conclude([self.ponder(view, asked, chance)])[0].action
        return action

    def ponder(self, view: Count, asked: Question[Count], chance: Random) -> tuple[Drawn, ...]:  # noqa: ARG002
        return (Drawn(Say(1), chance.random()),)

    def conclude(self, thoughts: Sequence[tuple[Drawn, ...]]) -> tuple[Drawn, ...]:
        drawn = Counter(one.drawn for thought in thoughts for one in thought)
        return (Drawn(Say(len(drawn)), max(drawn)),)


def is_share(share: int, drawn: float) -> bool:
    """Whether a number is what the process with this share of the question draws first."""
    return drawn == bot_chance(SEED, NUMBER, share).random()


class LosingOne(Drawing):
    """One of its processes ends in its thoughts."""

    def ponder(self, view: Count, asked: Question[Count], chance: Random) -> tuple[Drawn, ...]:
        (found,) = super().ponder(view, asked, chance)
        if is_share(1, found.drawn):
            os._exit(3)
        return (found,)


class LosingTheFirst(Drawing):
    """The first of its processes has an error."""

    def ponder(self, view: Count, asked: Question[Count], chance: Random) -> tuple[Drawn, ...]:
        (found,) = super().ponder(view, asked, chance)
        if is_share(0, found.drawn):
            raise RuntimeError("no idea")
        return (found,)


class Straggling(Drawing):
    """One of its processes never comes to an end."""

    def ponder(self, view: Count, asked: Question[Count], chance: Random) -> tuple[Drawn, ...]:
        (found,) = super().ponder(view, asked, chance)
        while is_share(2, found.drawn):
            time.sleep(0.01)
        return (found,)


class Lost(Drawing):
    """No process finds anything."""

    def ponder(self, *_: object) -> tuple[Drawn, ...]:
        raise RuntimeError("no idea")


class Undecided(Drawing):
    """Can't join what was found."""

    def conclude(self, *_: object) -> tuple[Drawn, ...]:
        raise RuntimeError("no conclusion")


class Single:
    """Thinks in one process only."""

    def choose(self, *_: object) -> Action:
        return Say(1)


def made(name: str) -> Bot:
    """A new bot of the class of this name."""
    bot: Bot = globals()[name]()
    return bot
