"""Hints say in words what speaks for an answer, for every kind of question, and no figure of a simulation."""

from __future__ import annotations

from typing import get_args

import pytest

from indonesia_qt.core.flow import LazyActions
from indonesia_qt.games.indonesia.analysis.strategy import Case, Why, case_for
from indonesia_qt.games.indonesia.bots.explain import Candidate, Explanation
from indonesia_qt.games.indonesia.bots.key_reason import KeyReason
from indonesia_qt.games.indonesia.rules.state import Company
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.indonesia.texts import IndonesiaTexts
from indonesia_qt.ui.games.indonesia.texts.strategy import strategy
from tests.games.indonesia.boards import real
from tests.ui.pages.hint import HintPage
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import NAMES
from tests.ui.table.positions import POSITIONS, go_to

KEY = KeyReason("money", 15)
PLAYED_ON, ESTIMATE, LEAD = 77_177, 88_288, 99_399
"""Figures of a simulation that no position has."""


@pytest.mark.parametrize("own", [False, True])
@pytest.mark.parametrize("why", get_args(Why))
def test_every_kind_of_reason_has_a_clause(why: Why, own: bool) -> None:
    words = IndonesiaTexts(real().scenario, NAMES[:3])
    company = Company("a-bali-rice", "rice", 0, ("a-bali-rice",), ["bali-1"], {})
    for number in (1, 2):
        said = strategy(words, Case(why, number, 15, 1, (1,), own, company))
        assert said
        assert said[-1] not in ".;,"
        assert "{" not in said
        assert "  " not in said


@pytest.mark.parametrize("name", [name for name, position in POSITIONS.items() if position.question])
def test_a_hint_begins_with_the_move_and_the_reason_without_figures_of_a_simulation(
    program: Program, name: str
) -> None:
    go_to(program, POSITIONS[name])
    table = program.table
    assert table
    mouse = Mouse(program)
    asked, view = mouse.panel.asked, mouse.panel.view
    actions = asked.actions(view)
    few = [actions[n] for n in sorted({0, 1 % len(actions), len(actions) - 1})]
    for action in few:
        second = next((one for one in few if one != action), action)
        found = Explanation(
            (Candidate(action, ESTIMATE, LEAD, PLAYED_ON), Candidate(second, ESTIMATE, LEAD - 12, 5)), KEY
        )
        card = table.decision.host.hint
        card.show_hint(view, asked, found)
        page = HintPage(card)
        assert page.first_line
        assert page.key_reason == "It should bring 15\N{NO-BREAK SPACE}Rp more this year."
        if second != action:
            why = strategy(table.context.words, case_for(view, asked, second))
            assert page.about_others == [f"costs about 12\N{NO-BREAK SPACE}Rp; {why}"]
        assert isinstance(actions, LazyActions) or len(page.first_line) < 160
        for figure in (PLAYED_ON, ESTIMATE, LEAD):
            assert not any(f"{figure:,}" in text for text in page.labels())
        assert page.alternatives
        page.show_details()
        assert f"{PLAYED_ON:,}" in page.details
