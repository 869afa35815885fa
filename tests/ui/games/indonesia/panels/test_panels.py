"""What the panels of the phases say before a decision, and what they do with every click."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from indonesia_qt.core.flow import Question
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy
from indonesia_qt.games.indonesia.rules.actions import Pass, Raise
from indonesia_qt.games.indonesia.rules.phases.acquisitions import ChooseDeed
from indonesia_qt.games.indonesia.rules.phases.mergers import AnnounceMerger, RaiseBid
from indonesia_qt.games.indonesia.rules.phases.new_era import ChooseSite
from indonesia_qt.games.indonesia.rules.phases.operations import ChooseCompany, ChooseExpansion, FloatShips
from indonesia_qt.games.indonesia.rules.phases.research import ChooseResearch
from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid
from indonesia_qt.games.indonesia.rules.state import Options, State
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.board.marks import AreaMark
from indonesia_qt.ui.games.indonesia.panels.mergers import AuctionPanel
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.table.panels.answer_button import AnswerButton
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import Begin
from tests.ui.table.positions import POSITIONS, go_to

KINDS = (
    ChooseSite,
    PlaceBid,
    AnnounceMerger,
    RaiseBid,
    ChooseDeed,
    ChooseResearch,
    ChooseCompany,
    FloatShips,
    ChooseExpansion,
)
SEED = 3
"""Of a game in which the first player is asked all these questions."""

Asks = Callable[[Any, Any], bool]
Bring = Callable[..., Mouse]


@pytest.fixture
def bring(begin: Begin) -> Bring:
    """Lets bots play on, their moves being made at once, until seat 0 is asked a question of a kind."""

    def bring(kind: type[Question[Any]], also: Asks = lambda view, asked: True, others: str = "greedy") -> Mouse:
        mouse = begin("human", *[others] * 3, seed=SEED, options=Options(money="open"))
        assert mouse.program.table
        bridge = mouse.program.table.bridge
        bridge.set_paused(True)
        session, bot, chance = bridge.session, Greedy(), Random(1)
        while True:
            asked = session.question
            assert asked is not None, f"nobody was asked for {kind}"
            view = session.game.view(session.state, asked.seat)
            if isinstance(asked, kind) and asked.seat == 0 and also(view, asked):
                break
            session.submit(bot.choose(view, asked, chance))
        bridge.changed.emit(())
        QApplication.processEvents()
        return mouse

    return bring


def made(mouse: Mouse) -> int:
    assert mouse.program.table
    return mouse.program.table.bridge.made


@pytest.mark.parametrize("kind", KINDS)
def test_there_is_one_primary_button_at_the_bottom_right_apart_from_the_one_that_passes(
    bring: Bring, kind: type[Question[Any]]
) -> None:
    mouse = bring(kind)
    panel, buttons = mouse.panel, mouse.panel.findChildren(AnswerButton)
    primary = panel.primary
    assert [button for button in buttons if button.property("role") == "primary"] == [primary]
    assert primary.isVisible()
    edge = panel.rect().bottomRight() - primary.geometry().bottomRight()
    assert (edge.x(), edge.y()) == (scaled(12), scaled(8))
    for other in buttons:
        if other is not primary:
            assert primary.x() - other.geometry().right() >= scaled(20)
            assert other.leads_to


def second_press(button: AnswerButton) -> None:
    """The second press of a double click, and its release."""
    place = QPointF(button.rect().center())
    for kind in (QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease):
        left = Qt.MouseButton.LeftButton
        held = left if kind == QEvent.Type.MouseButtonDblClick else Qt.MouseButton.NoButton
        at = button.mapToGlobal(place)
        QApplication.sendEvent(button, QMouseEvent(kind, place, at, left, held, Qt.KeyboardModifier.NoModifier))


def test_neither_a_double_click_nor_a_held_key_answers_the_next_question(begin: Begin) -> None:
    mouse = begin("human", "human", "human", options=Options(money="open"))
    for _ in range(40):
        if not mouse.panel.primary.isEnabled():
            mouse.answer()
            continue
        mouse.click(mouse.panel.primary)
        now, button = made(mouse), mouse.panel.primary
        second_press(button)
        button.setFocus()
        key = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", True)
        QApplication.sendEvent(button, key)
        assert made(mouse) == now


def test_simple_decisions_take_at_most_two_clicks(bring: Bring) -> None:
    mouse = bring(PlaceBid)
    now = made(mouse)
    mouse.click(mouse.panel.primary)
    assert made(mouse) == now + 1

    mouse = bring(AnnounceMerger)
    now = made(mouse)
    mouse.press("Pass")
    assert made(mouse) == now + 1

    mouse = bring(ChooseResearch)
    now = made(mouse)
    mouse.choose(mouse.panel.list, 0)
    mouse.click(mouse.panel.primary)
    assert made(mouse) == now + 1


def test_buttons_for_places_fill_the_bid_in_and_the_order_follows(bring: Bring) -> None:
    mouse = bring(PlaceBid, lambda view, asked: len(view.stack[-2].strengths) == len(view.order) - 1)
    panel, now = mouse.panel, made(mouse)
    chip = next(b for b in panel.findChildren(QPushButton) if b.text().startswith("1st: "))
    mouse.click(chip)
    assert made(mouse) == now
    assert panel.amount.value() > 0
    assert "become 1st" in panel.bid.leads_to
    mouse.click(panel.bid)
    assert mouse.program.table
    assert mouse.program.table.view.order[0] == 0


def test_a_place_is_chosen_by_one_click_and_taken_by_the_next(bring: Bring) -> None:
    mouse = bring(FloatShips)
    now, sea = made(mouse), next(iter(mouse.panel.answers()))
    mouse.click_area(sea)
    assert made(mouse) == now
    assert mouse.panel.primary.text().startswith("Add a ship in ")
    mouse.click_area(sea)
    assert made(mouse) == now + 1


def could_outbid(view: Any, asked: Any) -> bool:
    return len(asked.bids(view)) > 4


def own_bids(mouse: Mouse, since: int) -> list[int]:
    assert mouse.program.table
    entries = mouse.program.table.bridge.session.entries[since:]
    return [entry.action.bid for entry in entries if entry.seat == 0 and isinstance(entry.action, Raise)]


def order_bids(mouse: Mouse, steps: int) -> int:
    """Tell the program to bid up to some steps above the lowest bid; gives the limit."""
    panel = mouse.panel
    assert isinstance(panel, AuctionPanel)
    limit = panel.bids[steps]
    panel.amount.number.setValue(limit)
    mouse.click(panel.limit)
    assert panel.limit.isChecked()
    mouse.click(panel.bid)
    return limit


@pytest.mark.parametrize("others", ["greedy", "human"])
def test_bids_are_made_up_to_the_limit_and_never_beyond(bring: Bring, qtbot: QtBot, others: str) -> None:
    mouse = bring(RaiseBid, could_outbid, others)
    table = mouse.program.table
    assert table
    before, step = made(mouse), mouse.panel.bids.step
    limit = order_bids(mouse, 2)
    table.bridge.set_paused(False)
    bridge = table.bridge

    def over() -> bool:
        asked = bridge.question
        if asked is not None and asked.seat != 0 and isinstance(asked, RaiseBid) and bridge.is_human(asked.seat):
            bids = asked.bids(bridge.session.state)
            bridge.submit(Raise(bids[0]) if bids and bids[0] <= limit + step else Pass(), bridge.made)
        return table.decision.bidder.order is None

    qtbot.waitUntil(over, timeout=30_000)
    bids = own_bids(mouse, before)
    assert bids
    assert max(bids) <= limit
    assert "The program bids for" in "\n".join(line.text for line in table.log.writer.lines())
    assert not table.decision.host.auto_bid.isVisible()


def test_bidding_up_to_a_limit_can_be_stopped(bring: Bring) -> None:
    mouse = bring(RaiseBid, could_outbid)
    table = mouse.program.table
    assert table
    table.bridge.pause_ms = 100_000
    before = made(mouse)
    order_bids(mouse, 3)
    assert table.decision.host.auto_bid.isVisible()
    mouse.click(table.decision.host.auto_bid.stop)

    assert table.decision.bidder.order is None
    assert not table.decision.host.auto_bid.isVisible()
    assert isinstance(mouse.panel, AuctionPanel)
    assert made(mouse) == before


def test_taking_moves_back_ends_the_bidding(bring: Bring, qtbot: QtBot) -> None:
    mouse = bring(RaiseBid, could_outbid)
    table = mouse.program.table
    assert table
    before = made(mouse)
    order_bids(mouse, 3)
    qtbot.waitUntil(lambda: made(mouse) > before, timeout=10_000)
    mouse.program.window.play.undo.trigger()
    assert table.decision.bidder.order is None


def test_another_deed_forgets_the_place_of_the_one_before(program: Program) -> None:
    go_to(program, POSITIONS["acquisitions"])
    mouse = Mouse(program)
    panel = mouse.panel
    mouse.choose(panel.deeds, 0)
    mouse.choose(panel.places, 2)
    assert panel.start is not None
    mouse.choose(panel.deeds, 1)
    assert panel.start is None
    assert not panel.found.isEnabled()
    mouse.choose(panel.places, 0)
    mouse.click(panel.found)
    assert panel.view.deeds[1] not in mouse.program.table.bridge.session.state.deeds  # type: ignore[union-attr]


@pytest.mark.parametrize("name", ["new_era", "acquisitions", "operations", "ships", "expansion"])
def test_the_rules_are_asked_once_what_can_be_answered(
    program: Program, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_to(program, POSITIONS[name])
    assert program.table
    asked = program.table.history.asked
    calls: list[State] = []
    actions = type(asked).actions

    def counted_actions(asked: Any, view: State) -> Any:
        calls.append(view)
        return actions(asked, view)

    monkeypatch.setattr(type(asked), "actions", counted_actions)
    program.table.show_all()
    assert len(calls) == 1
    mouse = Mouse(program)
    places = [mark.area for mark in mouse.panel.marks() if isinstance(mark, AreaMark)]
    program.table.board.scene.area_hovered.emit(places[-1])
    mouse.click_area(places[-1])
    assert mouse.panel.why_not(places[-1]) == ""
    assert len(calls) == 1
    assert made(mouse) == len(program.table.bridge.session.entries), "nothing is played yet"
