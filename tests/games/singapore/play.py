"""Games that bots play, watched by an account."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count, product
from random import Random

from indonesia_qt.core.flow import Action, Chance, Event, Pass, Question, draw_by_seed, question, settle, step
from indonesia_qt.core.game import Bot
from indonesia_qt.core.session import Session
from indonesia_qt.games.singapore.bots.rules_of_thumb import RandomBot
from indonesia_qt.games.singapore.game import Singapore
from indonesia_qt.games.singapore.rules import invariants
from indonesia_qt.games.singapore.rules.actions import BuildRoad, CallHelper, Exchange, Jump, ReturnChips, Walk
from indonesia_qt.games.singapore.rules.state import Options, State
from tests.games.singapore.account import Account

ALL_OPTIONS = [
    Options(supply=supply, holdings=holdings, chip=chip, chance=chance)  # type: ignore[arg-type]
    for supply, holdings, chip, chance in product(
        ("endless", "limited"), ("hidden", "open"), ("after", "before"), ("final", "practice")
    )
]
MOST_ROUNDS = {2: 12, 3: 12, 4: 9}
FEWEST_ROUNDS = {2: 9, 3: 9, 4: 7}
USES = Exchange | ReturnChips | CallHelper | Walk | Jump


class Busy:
    """Uses buildings whenever it can, any of the uses, and seldom ends its turn before it must."""

    def choose(self, view: State, asked: Question[State], chance: Random) -> Action:
        actions = asked.actions(view)
        used = [action for action in actions if isinstance(action, USES)]
        if used and chance.random() < 0.8:
            buildings = sorted({action.building for action in used})
            building = chance.choice(buildings)
            return chance.choice([action for action in used if action.building == building])
        moves = [action for action in actions if not isinstance(action, Pass | BuildRoad)]
        if moves and chance.random() < 0.9:
            return chance.choice(moves)
        return chance.choice(actions)


def watch(
    game: Singapore, options: Options, players: int, seed: int, bots: Sequence[Callable[[], Bot]] = (RandomBot,)
) -> Session[State]:
    """Play a game and check everything after every action: the account, the invariants, the question.

    Gives back a session that has played it, too.
    """
    setup = game.new_setup(options, players, seed)
    s = game.start(setup)
    account, chance, outcomes, events = Account(s), Random(seed), count(), list[Event]()
    seats = [bots[seat % len(bots)]() for seat in range(players)]
    session: Session[State] = Session(game, setup)
    settle(s, events)
    while True:
        account.hear(events)
        account.agree_with(s)
        assert invariants.broken(s) == []
        assert s == session.state
        asked = question(s)
        if asked is None:
            break
        if isinstance(asked, Chance):
            action = draw_by_seed(asked, s, seed, next(outcomes))
        else:
            view = game.view(s, asked.seat)
            action = seats[asked.seat].choose(view, asked, chance)
            assert game.view(s, asked.seat) == view
        events = []
        step(s, action, events)
        assert list(session.submit(action)) == events
    assert FEWEST_ROUNDS[players] <= s.round <= MOST_ROUNDS[players]
    return session
