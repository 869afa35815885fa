"""While the past is shown in a usual window, its moment can be read and every button of the board has its place."""

from __future__ import annotations

from random import Random

import pytest

from indonesia_qt.games.singapore.bots.rules_of_thumb import Easy
from indonesia_qt.games.singapore.definition import DEFINITION as SINGAPORE
from indonesia_qt.ui.app.program import Program
from tests.ui.games.singapore.tables import begin
from tests.ui.pages.board_toolbar import BoardToolbarPage
from tests.ui.pages.page import settle
from tests.ui.pages.review import ReviewPage
from tests.ui.table.review.test_own_decisions import keep_review, play


@pytest.mark.usefixtures("undressed")
def test_the_banner_names_the_decision_and_no_button_is_in_a_menu(program: Program) -> None:
    program.window.appearance.put_on()
    program.window.resize(1366, 768)
    mouse = begin(program, "human", "human", "human", seed=1)
    bridge, chance = mouse.table.bridge, Random(3)
    for _ in range(115):
        asked = bridge.session.question
        assert asked
        bridge.session.submit(Easy().choose(bridge.session.state, asked, chance))
    bridge.changed.emit(())
    mouse.table.history.look_at(95)
    settle()
    banner = mouse.table.history.banner
    assert banner.text.text() == "Looking back: decision 96 of 141"
    page = BoardToolbarPage.of(program.window)
    assert page.without_room == []
    hint = program.window.play.hint
    assert hint not in page.commands
    mouse.table.history.come_back()
    settle()
    assert page.without_room == []
    assert hint in page.commands


@pytest.mark.usefixtures("undressed")
def test_four_decisions_of_a_review_are_in_view(program: Program) -> None:
    play(program, SINGAPORE, 0)
    keep_review(program, SINGAPORE)
    program.window.appearance.put_on()
    program.window.resize(1366, 768)
    program.window.commands.actions["review"].trigger()
    page = ReviewPage.of(program.window)
    page.choose_decision(0)
    settle()
    listed = page.widget.decisions
    assert listed.visualItemRect(listed.item(3)).bottom() < listed.viewport().height()
