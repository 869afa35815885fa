"""Games that bots play among themselves, without a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from indonesia_qt.core.flow import Action, Event, Question, question, settle, step
from indonesia_qt.core.game import Bot, Game, S


def play_out(game: Game[S], s: S, bots: Sequence[Bot], chance: Random) -> Iterator[tuple[int, Action]]:
    """Let the bots, one for each seat, play on from the position `s`, which changes; yield each seat and action.

    Each bot sees its seat's view. Raises `IllegalAction` when a bot answers with what the rules refuse.
    """
    events: list[Event] = []
    settle(s, events)
    while (asked := question(s)) is not None:
        seat = asked.seat
        action = bots[seat].choose(game.view(s, seat), asked, chance)
        step(s, action, events)
        events.clear()
        yield seat, action


def bot_chance(seed: int, decision: int) -> Random:
    """The chance of a bot at the table: it depends on the game's seed and the number of decisions made, no more.

    So a decision that is taken back and asked again gets the same answer.
    """
    return Random(seed * 1_000_003 + decision)


def answer(make: Callable[[str], Bot], name: str, view: Any, asked: Question[Any], seed: int, decision: int) -> Action:
    """What a new bot of this name answers; a plain function, so that another process can run it."""
    return make(name).choose(view, asked, bot_chance(seed, decision))
