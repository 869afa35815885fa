"""What a bot thinks of a decision, in words."""

from __future__ import annotations

import pytest

from indonesia_qt.core.flow import Pass
from indonesia_qt.games.indonesia.analysis.why import Why
from indonesia_qt.games.indonesia.bots.explain import (
    KINDS,
    LATER,
    MONEY,
    OTHER,
    Candidate,
    Explanation,
    ValueReason,
)
from indonesia_qt.games.indonesia.rules.actions import Bid
from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.ui.games.indonesia.game_ui import GAME_UI
from indonesia_qt.ui.games.indonesia.texts import IndonesiaTexts
from indonesia_qt.ui.games.indonesia.texts.advice import REASON, cost, expectation, shown_parts, why_best
from tests.games.indonesia.boards import real

KEY = Why("money", amount=15)


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("random", "It was a random choice."),
        ("easy", "Easy plays by simple rules of thumb."),
        ("own.bots:Frugal", "Frugal doesn’t explain its decisions."),
    ],
)
def test_of_others_it_is_said_that_the_thoughts_are_not_theirs(bot: str, said: str) -> None:
    assert GAME_UI.advice().whose_thoughts(bot) == f"{said} Best moves according to Medium"


def test_the_reasons_are_told_in_words() -> None:
    state = real().start(real().new_setup(Options(), 2, 1))
    words = IndonesiaTexts(state.scenario, ("Ana", "Budi"))
    best, other = Candidate(Bid(3), 500, 40, 4), Candidate(Pass(), 480, 10)
    reasons = (ValueReason("income", 25), ValueReason("rivals", -8), ValueReason("a new one", 4))
    assert why_best(words, state, Explanation((best, other), KEY, reasons)) == (
        "Better than “Pass” by 30\u00a0Rp: income from the current board +25, more for rivals −8, everything else +4."
    )
    assert "by 30" in why_best(words, state, Explanation((best, other), KEY))
    assert why_best(words, state, Explanation((best, best), KEY)) == "“Bid 3\u00a0Rp” is just as good."
    assert why_best(words, state, Explanation((best,), KEY)) == "No other move comes close."
    assert expectation(best, best) == "Expected: 500\u00a0Rp, lead +40; tried 4 times"
    assert expectation(other, best) == "Expected: 480\u00a0Rp, lead +10; at first glance"
    assert expectation(other, other) == "Expected: 480\u00a0Rp, lead +10"


def test_a_cost_is_said_only_of_answers_that_were_looked_at_as_closely_as_the_best() -> None:
    best = Candidate(Bid(3), 500, 440, 60)
    assert cost(Candidate(Bid(4), 480, 430, 50), best) == "costs about 10\u00a0Rp"
    assert cost(Candidate(Bid(5), 480, 26, 8), best) == ""
    assert cost(Candidate(Bid(6), 480, 26), best) == ""


def test_every_kind_of_reason_has_words() -> None:
    assert {*KINDS, MONEY, LATER} == set(REASON)


def test_the_parts_that_are_shown_add_up_with_all_others_as_the_last() -> None:
    kinds = ("income", "growth", "cash", "order", "research", OTHER)
    parts = tuple(ValueReason(kind, amount) for kind, amount in zip(kinds, (40, -30, 20, 10, -5, 3), strict=True))
    shown = shown_parts(parts)
    assert shown[-1] == ("everything else", -2)
    assert sum(amount for _, amount in shown) == sum(part.amount for part in parts)
