"""Looking back at what chance decided: it is nobody's decision, and there was nothing to choose."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtWidgets import QLabel, QPushButton

from indonesia_qt.core.flow import CHANCE
from indonesia_qt.games.singapore.bots.rules_of_thumb import Easy
from indonesia_qt.games.singapore.rules.actions import DrawChip, Join
from indonesia_qt.games.singapore.rules.building import JoinBuilding
from indonesia_qt.games.singapore.rules.events import Fined
from indonesia_qt.games.singapore.rules.state import Options
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.board.marks import LinkMark
from indonesia_qt.ui.play.log_pane import line_menu
from indonesia_qt.ui.play.log_view import LogLine
from indonesia_qt.ui.table.panels.past import PastPanel
from tests.ui.games.singapore.tables import begin
from tests.ui.pages.past import PastPage


@pytest.mark.parametrize("last", ["human", "easy"])
def test_a_chip_that_was_drawn_is_nobodys_decision(program: Program, last: str) -> None:
    mouse = begin(program, "human", "easy", last, options=Options(holdings="open", chance="practice"))
    table, bridge = mouse.table, mouse.table.bridge
    bridge.set_paused(True)
    session, chance = bridge.session, Random(1)
    titles: list[str] = []
    table.decision.asked.connect(titles.append)
    while not any(entry.seat == CHANCE for entry in session.entries[20:]):
        assert session.question
        session.submit(Easy().choose(session.state, session.question, chance))
    bridge.changed.emit(())
    at = next(n for n in range(len(session.entries) - 1, -1, -1) if session.entries[n].seat == CHANCE)
    table.decision.explain(at)
    table.history.look_at(at)
    past = PastPage.of(program.window)
    past.widget.ask_advice()
    assert isinstance(past.widget, PastPanel)
    assert not any(name in titles[-1] for name in ("Ana", "Budi", "Citra"))
    assert past.entries == []
    assert [button.text() for button in past.parts(QPushButton) if button.isVisible()] == ["Return to the present"]
    assert "All options" not in [label.text() for label in past.parts(QLabel) if label.isVisible()]
    assert "Citra" not in table.history.timeline_slider.accessibleName()
    menu = line_menu(LogLine("", at=at), "", table.history, lambda _: None, program.window)
    assert not any("bot" in action.text() for action in menu.actions())


def test_what_chance_brought_ends_with_its_round_and_a_raid_is_told_wholly(program: Program) -> None:
    mouse = begin(program, "human", "human", "human", seed=7, options=Options(holdings="open"))
    bridge, chance = mouse.table.bridge, Random(2)
    session = bridge.session
    while not any(isinstance(entry.action, DrawChip) and entry.action.chip == "white" for entry in session.entries):
        assert session.question
        session.submit(Easy().choose(session.state, session.question, chance))
    bridge.changed.emit(())
    at = next(n for n, entry in enumerate(session.entries) if entry.action == DrawChip("white"))
    assert session.game.round(session.position(at + 1)) > session.game.round(session.position(at))
    mouse.table.history.look_at(at)
    (brought,) = (text for text in PastPage.of(program.window).labels() if "draws a white chip" in text)
    assert "On display" not in brought
    assert "more in the log" not in brought, "nothing of the raid itself is left out"
    assert [line for line in brought.splitlines() if "pays" in line] == [
        mouse.table.context.words.sentence(event) for event in session.entries[at].events if isinstance(event, Fined)
    ]


def test_a_road_that_was_the_better_move_is_drawn_on_the_board(program: Program) -> None:
    mouse = begin(program, "human", "human", "human")
    table, session = mouse.table, mouse.table.bridge.session
    chance = Random(1)
    while not isinstance(asked := session.question, JoinBuilding) or len(asked.actions(session.state)) < 2:
        assert session.question
        session.submit(Easy().choose(session.state, session.question, chance))
    made, better = asked.actions(session.state)[:2]
    session.submit(made)
    table.bridge.changed.emit(())
    table.history.look_at(len(session.entries) - 1)
    past = PastPage.of(program.window)
    past.widget.show_verdict("Mistake", "Better", better)
    assert isinstance(better, Join)
    assert LinkMark(better.area, asked.area, "road", ghost=True) in table.decision.marks()
    past.widget.show_verdict("Good move", "", made)
    assert not any(isinstance(mark, LinkMark) for mark in table.decision.marks())
