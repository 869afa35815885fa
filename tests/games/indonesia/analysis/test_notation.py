"""The notation of decisions: short, and different for different decisions."""

from __future__ import annotations

from random import Random

import pytest

from indonesia_qt.core.flow import Action, Pass
from indonesia_qt.core.session import Session
from indonesia_qt.games.indonesia.analysis.notation import notation
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy
from indonesia_qt.games.indonesia.rules import actions as act
from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.library import load_map

LETTERS = {"bali": "A", "aceh": "C"}


@pytest.mark.parametrize(
    ("action", "written"),
    [
        (Pass(), "-"),
        (act.PlaceCity("card", "bali-1"), "city bali-1"),
        (act.Bid(12), "bid 12"),
        (act.Announce("bali", "aceh", 60), "A+C 60"),
        (act.Raise(72), "72"),
        (act.GiveUp("bali-1"), "x bali-1"),
        (act.StartProduction("bali", "bali-2"), "A @ bali-2"),
        (act.StartShipping("aceh", "java-sea"), "C @ java-sea"),
        (act.Research("slots", 1), "slots"),
        (act.Research("hull", 0), "hull 1"),
        (act.Operate("bali"), "A!"),
        (act.PlaceShip("java-sea"), "+ java-sea"),
        (act.Deliver("bali-1", "aceh", ("java-sea", "bali-sea"), "jambi-2"), "bali-1 C java-sea,bali-sea > jambi-2"),
        (act.DeliverRest(), "*"),
        (act.Expand("bali-3"), "+ bali-3"),
        (act.Grow("jambi-2"), "^ jambi-2"),
    ],
)
def test_each_kind_of_decision_is_written(action: Action, written: str) -> None:
    assert notation(action, 1, LETTERS.__getitem__) == written


def test_different_answers_to_a_question_are_written_differently() -> None:
    game = load_map().game
    session, chance = Session(game, game.new_setup(Options(), 3, 3)), Random(1)
    for _ in range(120):
        asked = session.question
        assert asked
        answers = list(asked.actions(session.state)[:200])
        # A city's card isn't written: it is public only when it has been played.
        places = {answer.area if isinstance(answer, act.PlaceCity) else answer for answer in answers}
        assert len({notation(answer, asked.seat, str) for answer in answers}) == len(places)
        session.submit(Greedy().choose(game.view(session.state, asked.seat), asked, chance))
