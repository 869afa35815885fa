"""What others did while one waited, beside a decision that leaves room for it."""

from __future__ import annotations

from random import Random

import pytest

from indonesia_qt.core.flow import CHANCE, Pass
from indonesia_qt.games.singapore.bots.rules_of_thumb import Easy
from indonesia_qt.games.singapore.rules.events import Built, RaidBegan
from indonesia_qt.games.singapore.rules.turn import PlayTurn
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.singapore.recap import SingaporeRecap
from indonesia_qt.ui.table.log.log_writer import last_decision
from indonesia_qt.ui.widgets.plain_text import Label
from tests.ui.games.singapore.tables import begin
from tests.ui.pages.page import Page, settle

FEW = 5
"""Moves whose list leaves room below it."""


@pytest.mark.usefixtures("undressed")
@pytest.mark.parametrize(
    ("size", "beside"),
    [((1366, 768), True), ((1366, 600), False), pytest.param((1920, 1080), False, marks=pytest.mark.soak)],
)
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
        and any(
            entry.seat == 1 - session.question.seat and any(isinstance(event, Built) for event in entry.events)
            for n, entry in enumerate(session.entries)
            if session.position(n).round == mouse.state.round
        )
        and len(session.question.actions(mouse.state)) <= FEW
    ):
        asked = session.question
        assert asked
        session.submit(Easy().choose(session.state, asked, chance))
    seat = session.question.seat
    waited: list[list[str]] = []
    for _ in range(2):
        bridge.changed.emit(())
        settle()
        lines = Page(mouse.panel.spare).labels()
        assert ("While you waited" in lines) == beside
        assert not beside or not mouse.panel.page.rows.verticalScrollBar().isVisible()
        assert any(line.startswith("Victory points: ") for line in lines) == beside
        waited.append([label.text() for label in mouse.table.log.waited() if isinstance(label, Label)])
        session.submit(
            next(answer for answer in session.question.actions(session.state) if not isinstance(answer, Pass))
        )
        assert session.question.seat == seat
    assert waited[0] == waited[1], "what the player did himself in this turn is no news"


def test_a_raid_that_caught_the_player_comes_before_other_news(program: Program) -> None:
    mouse = begin(program, "human", "human", "human", seed=4)
    session, chance = mouse.table.bridge.session, Random(4)
    caught: tuple[int, ...] = ()
    while not caught:
        assert session.question
        raider = session.question.seat
        events = session.submit(Easy().choose(session.state, session.question, chance))
        caught = next((event.caught for event in events if isinstance(event, RaidBegan)), ())
        caught = tuple(seat for seat in caught if seat < len(session.state.players) and seat != raider)
    last = last_decision(session, caught[0])
    assert last is not None
    lines = SingaporeRecap(mouse.table.context.words, session, caught[0], last, lambda view: view).lines()
    assert "Caught: " in lines[0].text
    assert "you" in lines[0].text.partition("Caught: ")[2]
    assert lines[1].text.startswith("The raid costs you £")
    name = mouse.table.context.words.seats[caught[0]]
    assert not [line.text for line in lines if name in line.text], "the player is “you” in all of them"
    assert len({line.text for line in lines}) == len(lines)


def test_what_was_before_ones_last_turn_is_no_news_where_nobody_elses_was_between(program: Program) -> None:
    program.window.resize(1366, 768)
    mouse = begin(program, "human", "human", seed=1)
    bridge, chance = mouse.table.bridge, Random(3)
    session, timeline = bridge.session, mouse.table.history.timeline
    is_twice = False
    while not is_twice:
        assert session.question
        session.submit(Easy().choose(session.state, session.question, chance))
        timeline.follow()
        *earlier, now = timeline.moments
        others = [n for n, moment in enumerate(earlier) if moment.seat not in (now.seat, CHANCE)]
        own = earlier[others[-1] + 1 :] if others else []
        was_last = any(moment.phase == "turns" and moment.round < now.round for moment in own)
        is_twice = was_last and isinstance(session.question, PlayTurn)
    bridge.changed.emit(())
    settle()
    assert mouse.table.log.waited() == ()
