"""Positions out of saved games of bots, with the answers that the copied experts gave there when they were copied.

The games are in `games`, the answers in the folders of the experts. A bot looks at a clock that goes on with each look,
so that it gets equally far on every machine. `python -m tests.opponents.positions` plays and asks again; that is needed
when a rule is corrected so that one of the games can't be played any more, or for an expert that was just copied.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import count, cycle
from pathlib import Path
from random import Random
from typing import NamedTuple

from msgspec import Struct, json

from indonesia_qt.core.bots import bot_chance
from indonesia_qt.core.flow import Action, Question
from indonesia_qt.core.game import Bot
from indonesia_qt.core.record import JournalFile, Seat, header, read
from indonesia_qt.core.session import Session
from indonesia_qt.games.indonesia.bots.lookahead import Hard
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy, RandomBot
from indonesia_qt.games.indonesia.rules.actions import AnyAction
from indonesia_qt.games.indonesia.rules.state import Options, State
from indonesia_qt.library import load_map
from tests.opponents.first_expert import FirstExpert
from tests.opponents.second_expert import SecondExpert

HERE = Path(__file__).parent
EXPERTS: dict[str, Callable[..., Bot]] = {"first_expert": FirstExpert, "second_expert": SecondExpert}
"""The copied experts, by the names of their folders."""


class Played(NamedTuple):
    """How a game was made: by which bot, by what rules, by which seed."""

    bot: type[Bot]
    options: Options
    seed: int


GAMES = {
    2: Played(Hard, Options(), 2),
    3: Played(Greedy, Options("open"), 73),
    4: Played(Hard, Options(), 4),
    5: Played(Hard, Options("open"), 5),
}
"""By the number of players."""
EACH = 50
"""Positions of a game."""
LOOKS = [*[10] * 6, 150]
"""How often the bot looks at its clock until its time is up, for one position after the other, and round again.

Few looks are quick; with many the search comes to its end, or goes through several rounds.
"""
AT_RANDOM = 0.15
"""So many of the decisions of a game are made at random, so that positions of every kind come up."""


class Position(Struct, frozen=True):
    """Where a game stands after so many decisions, and what the bot answers there after so many looks at its clock."""

    players: int
    decisions: int
    looks: int
    answer: AnyAction


def file_of(players: int) -> Path:
    """The saved game of so many players."""
    return HERE / "games" / f"{players}.indonesia"


def replayed(players: int) -> Session[State]:
    """The game of so many players."""
    session, fault = read(file_of(players)).replay(load_map().game)
    assert fault is None, fault
    return session


def asked(session: Session[State], decisions: int) -> Question[State]:
    """The question after so many decisions of a game."""
    found: Question[State] = session.position(decisions).stack[-1]
    return found


def answers_of(expert: str) -> Path:
    """The file with the answers of an expert."""
    return HERE / expert / "answers.json"


def answer(expert: str, session: Session[State], decisions: int, looks: int) -> Action:
    """What an expert answers after so many decisions of a game and so many looks at its clock."""
    question = asked(session, decisions)
    view = session.game.view(session.position(decisions), question.seat)
    return EXPERTS[expert](looks, count().__next__).choose(
        view, question, bot_chance(GAMES[len(view.players)].seed, decisions)
    )


def record(players: int) -> Session[State]:
    """Play a game of so many players and save it."""
    game, played = load_map().game, GAMES[players]
    setup = game.new_setup(played.options, players, played.seed)
    session: Session[State] = Session(game, setup)
    while (question := session.question) is not None:
        chance = bot_chance(played.seed, len(session.entries))
        bot = RandomBot() if chance.random() < AT_RANDOM else played.bot()
        session.submit(bot.choose(game.view(session.state, question.seat), question, chance))
    seats = [Seat(f"P{seat}", seat, "human") for seat in range(players)]
    decisions = [(entry.seat, entry.action) for entry in session.entries]
    file_of(players).unlink(missing_ok=True)
    JournalFile(file_of(players)).write(header(game, seats, played.seed, setup), decisions, session.result)
    return session


def chosen(session: Session[State], chance: Random) -> list[int]:
    """After how many decisions the bot is asked: where there is a choice, each kind of question equally often."""
    numbers = list(range(len(session.entries)))
    chance.shuffle(numbers)
    kinds: Counter[type[Question[State]]] = Counter()
    rank = {}
    for number in numbers:
        question = asked(session, number)
        if len(question.actions(session.position(number))) > 1:
            kinds[type(question)] += 1
            rank[number] = kinds[type(question)]
    return sorted(sorted(rank, key=lambda number: rank[number])[:EACH])


if __name__ == "__main__":
    asked_at = [
        (session, players, number, looks)
        for players in GAMES
        for session in [record(players)]
        for number, looks in zip(chosen(session, Random(players)), cycle(LOOKS), strict=False)
    ]
    for expert in EXPERTS:
        positions = [
            Position(players, number, looks, answer(expert, session, number, looks))  # type: ignore[arg-type]
            for session, players, number, looks in asked_at
        ]
        answers_of(expert).write_bytes(b"[\n" + b",\n".join(map(json.encode, positions)) + b"\n]\n")
