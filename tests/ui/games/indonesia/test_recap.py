"""What is said of the time while a player waited."""

from __future__ import annotations

import re
from functools import partial

from indonesia_qt.core.bots import bot_chance
from indonesia_qt.core.session import Session
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy
from indonesia_qt.games.indonesia.rules.events import MergerDone
from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.ui.games.indonesia.recap import IndonesiaRecap
from indonesia_qt.ui.games.indonesia.texts import IndonesiaTexts
from tests.games.indonesia.boards import real
from tests.ui.table.new_games import NAMES


def test_a_merger_that_the_reader_wins_when_others_pass_is_told_to_them() -> None:
    session, words = Session(real(), real().new_setup(Options(), 4, 6)), IndonesiaTexts(real().scenario, NAMES[:4])
    told = set[bool]()
    while len(told) < 2:
        asked = session.question
        assert asked is not None
        view = session.game.view(session.state, asked.seat)
        events = session.submit(Greedy().choose(view, asked, bot_chance(6, len(session.entries))))
        for done in (event for event in events if isinstance(event, MergerDone)):
            for reader in {*range(4)} - {asked.seat}:
                last = max(n for n, entry in enumerate(session.entries) if entry.seat == reader)
                recap = IndonesiaRecap(words, session, reader, last, lambda view: view)
                said = [line.text for line in recap.lines() if " the merger of " in line.text][-1]
                assert said.startswith("You win " if done.winner == reader else f"{NAMES[done.winner]} wins ")
                told.add(done.winner == reader)


def test_a_sum_of_cash_is_said_once_where_others_paid_all_of_it_for_ships() -> None:
    session, words = Session(real(), real().new_setup(Options(), 4, 6)), IndonesiaTexts(real().scenario, NAMES[:4])
    told = set[str]()
    while (asked := session.question) is not None:
        view = session.game.view(session.state, asked.seat)
        last = max((n for n, entry in enumerate(session.entries) if entry.seat == asked.seat), default=None)
        if last is not None:
            recap = IndonesiaRecap(words, session, asked.seat, last, partial(session.game.view, seat=asked.seat))
            said = " ".join(line.text for line in recap.lines())
            cash, fees = re.search(r"you \+(\d+)", said), re.search(r"Your ships earned (\d+)", said)
            assert not (cash and fees and cash[1] == fees[1]), said
            told |= {kind for kind, found in (("cash", cash), ("fees", fees)) if found}
        session.submit(Greedy().choose(view, asked, bot_chance(6, len(session.entries))))
    assert told == {"cash", "fees"}
