"""What others did while one waited, beside a decision that leaves room for it."""

from __future__ import annotations

from random import Random

import pytest

from indonesia_qt.core.flow import Pass
from indonesia_qt.games.singapore.bots.rules_of_thumb import Easy
from indonesia_qt.games.singapore.rules.turn import PlayTurn
from indonesia_qt.ui.app.program import Program
from tests.ui.games.singapore.tables import begin
from tests.ui.pages.page import Page, settle

FEW = 5
"""Moves whose list leaves room below it."""


@pytest.mark.usefixtures("undressed")
@pytest.mark.parametrize(("size", "beside"), [((1366, 768), True), ((1366, 600), False), ((1920, 1080), False)])
def test_what_others_did_is_beside_the_decision_for_the_whole_turn_where_the_log_is_folded(
    program: Program, size: tuple[int, int], beside: bool
) -> None:
    program.window.appearance.put_on()
    program.window.resize(*size)
    mouse = begin(program, "human", "human", seed=1)
    bridge, chance = mouse.table.bridge, Random(3)
    session = bridge.session
    while not (
        isinstance(session.question, PlayTurn)
        and mouse.state.round > 1
        and len(session.question.actions(mouse.state)) <= FEW
    ):
        asked = session.question
        assert asked
        session.submit(Easy().choose(session.state, asked, chance))
    seat = session.question.seat
    for _ in range(2):
        bridge.changed.emit(())
        settle()
        lines = Page(mouse.panel.spare).labels()
        assert ("While you waited" in lines) == beside
        assert not beside or not mouse.panel.page.rows.verticalScrollBar().isVisible()
        assert any(line.startswith("New buildings: ") for line in lines) == beside
        session.submit(
            next(answer for answer in session.question.actions(session.state) if not isinstance(answer, Pass))
        )
        assert session.question.seat == seat
