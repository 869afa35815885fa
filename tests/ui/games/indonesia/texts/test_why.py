"""Hints say in words what speaks for an answer, for every kind of question, and no figure of a simulation."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator, Mapping
from types import ModuleType

import pytest

from indonesia_qt.core.flow import LazyActions
from indonesia_qt.games.indonesia.analysis import why as analysis
from indonesia_qt.games.indonesia.analysis.why import Why, why
from indonesia_qt.games.indonesia.bots import key_reason
from indonesia_qt.games.indonesia.bots.explain import Candidate, Explanation
from indonesia_qt.i18n.text import Pattern
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.indonesia.texts import IndonesiaTexts
from indonesia_qt.ui.games.indonesia.texts.advice import key_sentence
from indonesia_qt.ui.games.indonesia.texts.why import CLAUSES, SENTENCES, UNSEEN, in_words
from tests.games.indonesia.boards import real
from tests.soak import soak_but
from tests.ui.pages.hint import HintPage
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import NAMES
from tests.ui.table.positions import POSITIONS, SHORT, go_to

KEY = Why("money", amount=15)
PLAYED_ON, ESTIMATE, LEAD = 77_177, 88_288, 99_399
"""Figures of a simulation that no position has."""


def reasons(module: ModuleType) -> Iterator[tuple[ast.AST, set[str]]]:
    """Yield where a module gives a reason, and its kinds; a kind that isn't said at once is assigned to `kind`."""
    tree = ast.parse(inspect.getsource(module))
    for parent in ast.walk(tree):
        for node in ast.iter_child_nodes(parent):
            match node:
                case ast.Call(ast.Name("Why"), [kind, *_]) | ast.Assign([ast.Name("kind")], kind):
                    found = {part.value for part in ast.walk(kind) if isinstance(part, ast.Constant)}
                    yield parent, {kind for kind in found if isinstance(kind, str)}


def test_each_kind_of_reason_has_a_text_and_each_text_a_reason() -> None:
    alone = list(reasons(analysis))
    facts = [
        kinds
        for parent, kinds in alone
        if isinstance(parent, ast.Assign) or (isinstance(parent, ast.Call) and len(parent.args) == 2)
    ]
    assert len(facts) > 10
    assert set(CLAUSES) == set().union(*(kinds for _, kinds in alone))
    assert set(SENTENCES) == set().union(*facts, *(kinds for _, kinds in reasons(key_reason)))


@pytest.mark.parametrize("own", [False, True])
@pytest.mark.parametrize("texts", [CLAUSES, SENTENCES])
def test_every_kind_of_reason_is_a_clause_or_a_sentence(texts: Mapping[str, Pattern], own: bool) -> None:
    words = IndonesiaTexts(real().scenario, NAMES[:3])
    for kind in texts:
        for number in (0, 1, 2):
            for good in ("rice", "shipping", None):
                reason = Why(
                    *(kind, number, 1, 25, 13, 0, 2, (1,), good, "a-bali-rice", own),
                    places=("jawa-timur-1", "bali-1"),
                    companies=("a-bali-rice",),
                    kinds=(("rice", 2), ("spice", 1)),
                )
                said = in_words(words, reason, texts)
                assert said.endswith(".") == (texts is SENTENCES), said
                assert said[-1] not in ";,"
                assert "{" not in said
                assert "  " not in said
                assert len(said) < 120


@pytest.mark.parametrize("name", ["research", "expansion", "ships", "new_era", "acquisitions"])
def test_a_reason_that_nobody_sees_on_the_board_begins_with_one_that_everybody_sees(
    program: Program, name: str
) -> None:
    go_to(program, POSITIONS[name])
    assert program.table
    words, panel = program.table.context.words, Mouse(program).panel
    action = panel.asked.actions(panel.view)[0]
    seen = in_words(words, why(panel.view, panel.asked, action), CLAUSES)
    for kind in sorted(UNSEEN):
        said = key_sentence(words, panel.view, Explanation((Candidate(action, 0, 0),), Why(kind, amount=20)))
        assert said.lower().startswith(seen.lower()), kind


@pytest.mark.parametrize("name", soak_but(SHORT, [name for name, position in POSITIONS.items() if position.question]))
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
            (Candidate(action, ESTIMATE, LEAD, PLAYED_ON), Candidate(second, ESTIMATE - 12, LEAD - 12, PLAYED_ON)), KEY
        )
        card = table.decision.host.hint
        card.show_hint(view, asked, found, thinks=False)
        page = HintPage(card)
        assert page.first_line
        assert page.key_reason.startswith("It should bring 15\N{NO-BREAK SPACE}Rp more this year.")
        if second != action:
            clause = in_words(table.context.words, why(view, asked, second), CLAUSES)
            assert page.about_others == [f"about 12\N{NO-BREAK SPACE}Rp less for you at the end; {clause}"]
        assert isinstance(actions, LazyActions) or len(page.first_line) < 160
        for figure in (PLAYED_ON, ESTIMATE, LEAD):
            assert not any(f"{figure:,}" in text for text in page.labels())
        assert page.alternatives
        page.show_details()
        assert f"{PLAYED_ON:,}" in page.details
