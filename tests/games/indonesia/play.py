"""Games that bots play, watched by a referee."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import count, product
from random import Random
from typing import NamedTuple

import msgspec

from indonesia_qt.core.flow import Action, Event, Pass, Question, question, refusal
from indonesia_qt.core.game import Bot
from indonesia_qt.core.session import Session
from indonesia_qt.games.indonesia.bots import BOTS
from indonesia_qt.games.indonesia.bots.lookahead import Expert
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy, RandomBot
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules import invariants
from indonesia_qt.games.indonesia.rules.actions import DeliverRest
from indonesia_qt.games.indonesia.rules.events import Expanded, GoodDelivered
from indonesia_qt.games.indonesia.rules.phases.operations import DeliverGoods
from indonesia_qt.games.indonesia.rules.state import Options, State
from tests.games.indonesia.referee import Referee

LONGEST_GAME = 5000
"""Decisions after which a game counts as endless."""

MOST_FRAMES = 2000
"""Frames that may run between two questions; a year has less than a hundred."""

ALL_OPTIONS = [
    Options(money=money, siap_faji_contact=contact, research_pass=research)  # type: ignore[arg-type]
    for money, contact, research in product(("hidden", "open"), ("remove", "allow"), ("allowed", "forbidden"))
]


LOOKS_AT_THE_CLOCK = 60
"""The time that an expert is given whose clock goes on each time that it is looked at."""


def steady(name: str) -> Bot:
    """A bot whose answers don't depend on how fast the machine is."""
    return Expert(LOOKS_AT_THE_CLOCK, count().__next__) if name == "expert" else BOTS[name]()


class Mixed:
    """Plays greedily most of the time, and then again at random."""

    def __init__(self) -> None:
        self.greedy, self.uniform = Greedy(), RandomBot()

    def choose(self, view: State, asked: Question[State], chance: Random) -> Action:
        bot: Bot = self.greedy if chance.random() < 0.7 else self.uniform
        return bot.choose(view, asked, chance)


class Busy:
    """Never passes when it can do something else, and often does the last thing listed: the highest bid."""

    def choose(self, view: State, asked: Question[State], chance: Random) -> Action:
        actions = asked.actions(view)
        if isinstance(asked, DeliverGoods):
            return actions[int(chance.random() * len(actions))]
        first = 1 if isinstance(actions[0], Pass) and len(actions) > 1 else 0
        last = len(actions) - 1 if isinstance(actions[-1], Pass) and len(actions) > 1 else len(actions)
        return actions[last - 1 if chance.random() < 0.3 else first + int(chance.random() * (last - first))]


class Stalemate(AssertionError):
    """The game goes on by itself, year after year, and never asks anybody anything."""


def advance(s: State, events: list[Event]) -> None:
    """Let the frames that ask nobody run, as `flow.settle` does, but not for ever."""
    for _ in range(MOST_FRAMES):
        if not s.stack or isinstance(s.stack[-1], Question):
            return
        s.stack[-1].resume(s, events)
    raise Stalemate(f"year {s.year} and nobody is asked")


class Moment(NamedTuple):
    """A position, and how the game came to it: the answer to the question before, and what happened."""

    state: State
    action: Action | None
    events: list[Event]


def play(
    game: Indonesia, options: Options, players: int, seed: int, bots: Sequence[Callable[[], Bot]] = (RandomBot,)
) -> Iterator[Moment]:
    """Each moment of a game in which bots decide from their views, until it is over or `LONGEST_GAME` long.

    The state is the same object throughout; copy it to keep it. Raises `Stalemate`.
    """
    state = game.start(game.new_setup(options, players, seed))
    chance = Random(seed)
    seats = [bots[seat % len(bots)]() for seat in range(players)]
    action, events = None, list[Event]()
    for _ in range(LONGEST_GAME):
        advance(state, events)
        yield Moment(state, action, events)
        asked = question(state)
        if asked is None:
            return
        events = []
        action = seats[asked.seat].choose(game.view(state, asked.seat), asked, chance)
        assert refusal(state, action) is None
        asked.apply(state, action, events)


def watch(
    game: Indonesia, options: Options, players: int, seed: int, bots: Sequence[Callable[[], Bot]] = (RandomBot,)
) -> Session[State]:
    """Play a game, check all that can be checked after every action, and give back a session that played it too.

    The session goes through the same positions, back to the first and forth again.
    """
    moments: list[Moment] = []
    setup = game.new_setup(options, players, seed)
    referee = Referee(game, setup)
    for state, action, events in play(game, options, players, seed, bots):
        money = referee.total_money()
        referee.hear(events)
        gained = sum(event.price for event in events if isinstance(event, GoodDelivered))
        spent = sum(event.cost for event in events if isinstance(event, Expanded))
        assert referee.total_money() == money + gained - spent
        referee.agree_with(state)
        assert invariants.broken(state) == []
        check_question(state)
        moments.append(Moment(state.copy(), action, events))
    session = Session(game, setup)
    assert list(session.opening) == moments[0].events
    for moment in moments[1:]:
        assert moment.action is not None
        assert list(session.submit(moment.action)) == moment.events
        assert session.state == moment.state
    go_back_and_forth(session, [moment.state for moment in moments])
    return session


def check_question(state: State) -> None:
    """A question has an answer, and what is listed is legal; of sales, which are slow to list, only the first."""
    asked = question(state)
    if asked is None:
        return
    if isinstance(asked, DeliverGoods):
        actions: Sequence[Action] = [DeliverRest(), next(asked.deliveries(state))]
    else:
        actions = asked.actions(state)
    assert len(actions) > 0, f"nothing can be answered to {asked}"
    for action in (actions[0], actions[len(actions) // 2], actions[-1]):
        assert refusal(state, action) is None


def go_back_and_forth(session: Session[State], states: list[State]) -> None:
    """Undo everything and play it again; each position must be what it was."""
    entries = list(session.entries)
    for state in reversed(states[:-1]):
        session.undo()
        assert session.state == state
    assert not session.can_undo
    for state in states[1:]:
        session.redo()
        assert session.state == state
    assert not session.can_redo
    assert session.entries == entries


def lines(session: Session[State]) -> list[bytes]:
    """The lines of a session's save after the header."""
    return [
        msgspec.json.encode({"line": "play", "by": entry.seat, "action": entry.action}) for entry in session.entries
    ]
