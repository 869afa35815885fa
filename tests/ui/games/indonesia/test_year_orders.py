"""The orders that last: to operate all companies as planned, and to pass all mergers of a year."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from indonesia_qt.core.flow import Pass, Question, question
from indonesia_qt.games.indonesia.analysis.year_plan import planned_answer
from indonesia_qt.games.indonesia.rules.actions import Announce, DeliverRest, Expand, Operate
from indonesia_qt.games.indonesia.rules.companies import free_slots
from indonesia_qt.games.indonesia.rules.phases.mergers import AnnounceMerger, RaiseBid
from indonesia_qt.games.indonesia.rules.phases.operations import ChooseCompany, ChooseExpansion, DeliverGoods
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.games.indonesia.rules.year import present_phase
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.play.session_bridge import SessionBridge
from indonesia_qt.ui.table.beats import beat_presenter
from tests.ui.pages.beats import BeatPage
from tests.ui.pages.page import Page
from tests.ui.pages.players import CardPage
from tests.ui.table.mouse import Mouse
from tests.ui.table.positions import POSITIONS, Position, go_to

EQUAL_AREAS = Position("ChooseCompany", 6, 5)
"""Companies expand for free, and more areas are equally good than they can have."""
Answer = Callable[[Mouse, Question[Any]], None]


def started(program: Program, at: Position) -> tuple[Mouse, SessionBridge]:
    """Seat 0 against bots that move at once, at a position."""
    go_to(program, at)
    assert program.table
    bridge = program.table.bridge
    bridge.pause_ms = 0
    bridge.set_paused(False)
    return Mouse(program), bridge


def play_phase(mouse: Mouse, bridge: SessionBridge, qtbot: QtBot, phase: str, answer: Answer) -> State:
    """Answer what seat 0 is asked in a phase; gives the position after it."""
    automatic = mouse.table.decision.automatic

    def rests() -> bool:
        asked = bridge.question
        own = asked is not None and asked.seat == 0 and not automatic.answers(asked)
        return own or present_phase(bridge.session.state) != phase

    while True:
        qtbot.waitUntil(rests, timeout=20_000)
        position: State = bridge.session.state
        asked = bridge.question
        if present_phase(position) != phase or asked is None:
            return position
        answer(mouse, asked)


def stop_or_take_first(mouse: Mouse, asked: Question[Any]) -> None:
    """Answer what isn't planned."""
    bridge = mouse.table.bridge
    answers = asked.actions(bridge.session.state)
    bridge.submit(Pass() if Pass() in answers else answers[0], bridge.made)


def press_each(mouse: Mouse, asked: Question[Any]) -> None:
    """Answer by the panel: the planned company, the plan that is filled in, the only best area."""
    bridge = mouse.table.bridge
    planned = planned_answer(bridge.session.state, asked)
    if isinstance(planned, Operate):
        mouse.choose_value(mouse.panel.list, planned.company)
    elif isinstance(planned, DeliverRest):
        mouse.ship()
    elif isinstance(planned, Expand):
        mouse.place(planned.area)
    else:
        stop_or_take_first(mouse, asked)


def test_operating_all_as_planned_ends_as_pressing_each_does(program: Program, qtbot: QtBot) -> None:
    mouse, bridge = started(program, POSITIONS["operations"])
    begun = bridge.made
    assert isinstance(bridge.question, ChooseCompany)
    one_by_one = play_phase(mouse, bridge, qtbot, "operations", press_each)
    pressed = [entry.action for entry in bridge.session.entries[begun:]]

    mouse, bridge = started(program, POSITIONS["operations"])
    mouse.operate_all()
    together = play_phase(mouse, bridge, qtbot, "operations", stop_or_take_first)
    assert [entry.action for entry in bridge.session.entries[begun:]][: len(pressed)] == pressed
    assert together == one_by_one


def test_operating_all_shows_each_sale_to_its_end_unless_it_is_skipped(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(beat_presenter, "USUAL_PAUSE_MS", 1 / 30**2)  # what is shown stays until it is skipped
    mouse, bridge = started(program, POSITIONS["operations"])
    bridge.pause_ms = 1
    mouse.operate_all()
    page = BeatPage.of(program.window)
    qtbot.waitUntil(lambda: page.is_seen, timeout=20_000)
    assert page.beat.seat == 0
    assert page.sum.startswith("Net")
    made = bridge.made
    with qtbot.assertNotEmitted(bridge.changed, wait=300):
        pass
    assert mouse.is_bid_for
    page.skip()
    qtbot.waitUntil(lambda: bridge.made > made, timeout=20_000)


def test_what_others_do_before_an_ordered_answer_is_shown_under_their_names(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(beat_presenter, "USUAL_PAUSE_MS", 1 / 30**2)
    mouse, bridge = started(program, POSITIONS["operations"])
    bridge.pause_ms = 1
    mouse.operate_all()
    beats, words = mouse.table.beats, mouse.table.context.words
    automatic = mouse.table.decision.automatic

    def is_behind_another() -> bool:
        """Whether an order answers while a bot's move is shown; else ends what is shown."""
        if beats.beat is None:
            return False
        if beats.beat.seat not in (0, None) and automatic.is_pending:
            return True
        BeatPage.of(program.window).skip_by_enter()
        return False

    qtbot.waitUntil(is_behind_another, timeout=30_000)
    assert beats.beat
    assert beats.beat.seat
    name = words.seats[beats.beat.seat]
    assert name in mouse.table.decision.prompt.text.text()
    assert mouse.labels()[0] == f"{name}’s move is shown on the board."
    assert CardPage.marked(program) == [beats.beat.seat]


def test_operating_all_is_undone_as_one_and_can_be_stopped(program: Program, qtbot: QtBot) -> None:
    mouse, bridge = started(program, POSITIONS["operations"])
    assert program.table
    begun = bridge.made
    mouse.operate_all()

    def answered() -> list[object]:
        return [entry.action for entry in bridge.session.entries[begun:] if entry.seat == 0]

    qtbot.waitUntil(lambda: len(answered()) >= 2, timeout=20_000)
    program.table.decision.automatic.rest()
    bridge.set_paused(True)
    bridge.undo()
    assert bridge.made == begun
    assert isinstance(bridge.question, ChooseCompany)
    assert program.table.decision.automatic.order is None

    bridge.pause_ms = 100_000
    mouse.operate_all()
    assert mouse.is_bid_for
    shown = [text for text in Page(program.table.decision.host).labels() if "as planned" in text]
    assert shown == ["The program operates Ana’s companies as planned."]
    mouse.stop_bidding()
    assert not mouse.is_bid_for
    assert bridge.made == begun
    assert isinstance(bridge.question, ChooseCompany)


def test_all_as_planned_takes_one_of_equal_areas_and_says_so_once(program: Program, qtbot: QtBot) -> None:
    mouse, bridge = started(program, EQUAL_AREAS)
    begun = bridge.made
    remark = "The program takes the first of equal areas for Ana. Undo takes it all back."
    mouse.operate_all()
    play_phase(mouse, bridge, qtbot, "operations", stop_or_take_first)
    equals = [
        entry.action
        for at, entry in enumerate(bridge.session.entries[begun:], begun)
        for asked in [question(bridge.session.position(at))]
        if entry.seat == 0 and isinstance(asked, ChooseExpansion) and asked.free
        if planned_answer(bridge.session.position(at), asked) is None
    ]
    assert equals
    assert [line.text for line in mouse.table.log.writer.lines()].count(remark) == 1
    bridge.set_paused(True)
    bridge.undo()
    while bridge.made > begun:
        bridge.undo()
    assert isinstance(bridge.question, ChooseCompany)


def test_all_as_planned_asks_where_areas_cost_money(program: Program, qtbot: QtBot) -> None:
    mouse, bridge = started(program, POSITIONS["operations"])
    mouse.operate_all()
    asked_for: list[Question[Any]] = []

    def note(mouse: Mouse, asked: Question[Any]) -> None:
        asked_for.append(asked)
        assert planned_answer(bridge.session.state, asked) is None
        assert not getattr(asked, "free", False)
        assert mouse.table.decision.host.order.text.text().startswith("You decide this. Then the program operates ")
        stop_or_take_first(mouse, asked)

    play_phase(mouse, bridge, qtbot, "operations", note)
    assert not any(isinstance(asked, ChooseCompany | DeliverGoods) for asked in asked_for)
    assert any(isinstance(asked, ChooseExpansion) for asked in asked_for)


def test_with_all_mergers_passed_only_auctions_ask_in_which_the_player_may_bid(program: Program, qtbot: QtBot) -> None:
    mouse, bridge = started(program, POSITIONS["mergers"])
    assert program.table
    begun = bridge.made
    assert isinstance(bridge.question, AnnounceMerger)
    mouse.pass_all_mergers()
    asked_for: list[Question[Any]] = []

    def note(mouse: Mouse, asked: Question[Any]) -> None:
        assert isinstance(asked, RaiseBid)
        position: State = bridge.session.state
        involved = (position.companies[id].owner for id in (asked.auction.first, asked.auction.second))
        assert 0 in involved or free_slots(position, 0)
        assert asked.bids(position)
        asked_for.append(asked)
        stop_or_take_first(mouse, asked)

    play_phase(mouse, bridge, qtbot, "mergers", note)
    own = [entry.action for entry in bridge.session.entries[begun:] if entry.seat == 0]
    assert own[0] == Pass()
    assert not any(isinstance(action, Announce) for action in own)
    assert asked_for
    assert program.table.decision.automatic.order is None
