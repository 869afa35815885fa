"""Who is next agrees with who is asked next in whole games."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from indonesia_qt.core.flow import question
from indonesia_qt.core.session import Session
from indonesia_qt.games.indonesia.analysis.turns import next_seat
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.games.indonesia.rules.phases.mergers import Auction
from indonesia_qt.games.indonesia.rules.state import State
from tests.games.indonesia.play import ALL_OPTIONS, Mixed


@pytest.mark.parametrize("seed", range(4))
def test_who_is_next_is_asked_next_or_operates_next(real: Indonesia, seed: int) -> None:
    """A merger that is announced or done, or a bid that others can't raise, may change who is next."""
    options = next(one for one in ALL_OPTIONS[seed:] if one.money == "open")
    session: Session[State] = Session(real, real.new_setup(options, 3 + seed % 3, seed))
    bot, chance = Mixed(), Random(seed)
    seen, wrong = Counter[str](), Counter[str]()
    expected, phase, seat, auctions = None, None, -1, 0
    while (asked := session.question) is not None:
        s = session.state
        now = real.phase(s) or ""
        going = sum(isinstance(frame, Auction) for frame in s.stack)
        events = session.entries[-1].events if session.entries else ()
        operates = [event.seat for event in events if isinstance(event, ev.CompanyOperated) and event.seat != seat]
        changes = any(isinstance(event, ev.MergerAnnounced | ev.MergerDone | ev.BidRaised) for event in events)
        if expected is not None and (now, going) == (phase, auctions) and not changes:
            turn = operates[0] if operates else asked.seat
            if turn != seat:
                seen[now] += 1
                wrong[now] += turn != expected
        if asked.seat != seat or (now, going) != (phase, auctions):
            phase, seat, auctions = now, asked.seat, going
        expected = next_seat(real.view(s, asked.seat), asked.seat)
        session.submit(bot.choose(real.view(s, asked.seat), asked, chance))
    assert seen.keys() >= {"new_era", "turn_order", "acquisitions", "research", "operations", "mergers"}
    assert not +wrong, (seen, wrong)


def test_nobody_is_next_beside_the_one_who_acts_where_nobody_else_is_asked(real: Indonesia) -> None:
    session: Session[State] = Session(real, real.new_setup(ALL_OPTIONS[0], 2, 1))
    bot, chance = Mixed(), Random(1)
    while (asked := question(session.state)) is not None and real.phase(session.state) != "research":
        session.submit(bot.choose(real.view(session.state, asked.seat), asked, chance))
    first, second = session.state.order
    assert next_seat(session.state, first) == second
    session.submit(bot.choose(session.state, session.question, chance))
    assert next_seat(session.state, second) is None
    assert next_seat(session.state, first) == second
