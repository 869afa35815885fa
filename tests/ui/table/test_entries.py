"""What a person has begun to enter is there again after he looked away, and after the program was killed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from indonesia_qt.games.indonesia.rules.phases.mergers import RaiseBid
from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid
from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.app.start import make_window
from indonesia_qt.ui.games.indonesia.game_view import IndonesiaView
from indonesia_qt.ui.games.indonesia.panels.mergers import AuctionPanel
from indonesia_qt.ui.games.indonesia.panels.new_era import SitePanel
from indonesia_qt.ui.games.indonesia.panels.turn_order import BidPanel
from indonesia_qt.ui.play.pending_input_file import PendingInputFile
from indonesia_qt.ui.table.privacy import PeekPanel
from tests.soak import soak_but
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import Begin
from tests.ui.table.positions import POSITIONS, SHORT, Position, go_to
from tests.ui.table.test_privacy import ask

LOOK = Qt.Key.Key_F7
PLACES = POSITIONS | {"auction": Position("RaiseBid", 5, 7)}
"""With an auction in which the player can bid."""


def table(program: Program) -> IndonesiaView:
    assert program.table
    return program.table


def panel(program: Program) -> Any:
    return table(program).decision.host.panel


@pytest.fixture
def restart(program: Program) -> Iterator[Callable[[], Program]]:
    """Starts the program again as after a kill: nothing of the window before is told that it ends."""
    begun: list[Program] = []

    def restart() -> Program:
        assert program.table
        assert program.open_game
        program.table.bridge.close()
        program.open_game.lock.release()
        again = Program(make_window())
        begun.append(again)
        again.start(goes_on=True)
        return again

    yield restart
    for one in begun:
        one.window.close()
        one.window.deleteLater()
        one.deleteLater()


def choose_site(it: Any) -> None:
    it.cards.set_value(list(it.by_card)[-1])
    it.places.set_value(list(it.answers())[1])


def choose_pair(it: Any) -> None:
    it.list.set_value(it.pairs[-1])
    it.amount.number.setValue(it.amount.amounts[1])


def choose_first_of_pair(it: Any) -> None:
    it.thing_clicked(it.pairs[0][0])


def set_limit(it: Any) -> None:
    it.amount.number.setValue(it.bids[2])
    it.limit.setChecked(True)
    it.then.setCurrentIndex(1)


def choose_start(it: Any) -> None:
    it.deeds.set_value(list(it.starts)[-1])
    it.places.set_value(list(it.answers())[-1])


def plan_by_hand(it: Any) -> None:
    it.remove(0)
    it.toggle_lock(0)
    it.area_clicked(it.company.areas[0])
    assert it.picking


BEGINNINGS: dict[str, list[Callable[[Any], None]]] = {
    "new_era": [choose_site],
    "turn_order": [lambda it: it.amount.number.setValue(2)],
    "mergers": [choose_pair, choose_first_of_pair],
    "auction": [set_limit],
    "siap_faji": [lambda it: it.area_clicked(it.company.areas[1])],
    "acquisitions": [choose_start],
    "research": [lambda it: it.list.set_value(it.list.values[0])],
    "operations": [lambda it: it.list.set_value(it.list.values[0])],
    "ships": [lambda it: it.places.set_value(list(it.answers())[1])],
    "deliveries": [plan_by_hand],
    "expansion": [lambda it: it.places.set_value(next(iter(it.answers())))],
    "city_growth": [lambda it: it.places.set_value(list(it.answers())[1])],
}


@pytest.mark.parametrize(
    ("name", "enter"),
    [
        pytest.param(name, way, id=name, marks=() if name in SHORT else pytest.mark.soak)
        for name, ways in BEGINNINGS.items()
        for way in ways
    ],
)
def test_what_was_entered_is_there_again_after_a_kill(
    program: Program, restart: Callable[[], Program], name: str, enter: Callable[[Any], None]
) -> None:
    go_to(program, PLACES[name])
    played = [entry.action for entry in table(program).bridge.session.entries]
    program.new_games.branch(table(program).bridge.session.entries)  # the positions are not played through the file
    assert panel(program).entered() == {}
    enter(panel(program))
    entered, marks = panel(program).entered(), panel(program).marks()
    assert entered

    again = restart()
    assert [entry.action for entry in table(again).bridge.session.entries] == played
    assert panel(again).entered() == entered
    assert panel(again).marks() == marks


def test_what_was_played_is_not_entered_any_more(begin: Begin, restart: Callable[[], Program]) -> None:
    mouse = bidding(begin)
    mouse.change_amount(1)
    assert PendingInputFile(file(mouse)).file.exists()
    mouse.confirm()
    assert not PendingInputFile(file(mouse)).file.exists()
    assert "was lost" not in log(restart())


def test_an_untouched_panel_leaves_nothing_on_the_disk(begin: Begin) -> None:
    mouse = bidding(begin)
    mouse.change_amount(1)
    mouse.change_amount(-1)
    assert not PendingInputFile(file(mouse)).file.exists()


@pytest.mark.parametrize(
    "content",
    soak_but(
        (b'{"length": 1, "entered": {"panel": {"amount": 1}}}',),
        [b'{"length": 1, "entered": {"panel": {"amount": 1}}}', b"{", b""],
    ),
)
def test_a_draft_of_another_moment_is_not_used_and_its_loss_is_said(
    begin: Begin, restart: Callable[[], Program], content: bytes
) -> None:
    mouse = bidding(begin)
    mouse.change_amount(1)
    PendingInputFile(file(mouse)).file.write_bytes(content)
    again = restart()
    assert "Choices you had entered but not played yet were lost" in log(again)
    assert not PendingInputFile(file(mouse)).file.exists()


def test_a_draft_that_makes_no_sense_does_no_harm(program: Program, restart: Callable[[], Program]) -> None:
    go_to(program, POSITIONS["deliveries"])
    program.new_games.branch(table(program).bridge.session.entries)
    assert program.file
    nonsense: dict[str, Any] = {"desk": [{"rows": [], "locks": [True]}, [], {"city": "?"}], "picking": ["?", "?", []]}
    PendingInputFile(program.file).keep({"panel": nonsense, "orders": [{"seat": 99}]})
    again = restart()
    assert panel(again).entered() == {}


def test_an_order_to_bid_goes_on_after_a_kill(program: Program, restart: Callable[[], Program]) -> None:
    go_to(program, PLACES["auction"])
    program.new_games.branch(table(program).bridge.session.entries)
    table(program).bridge.pause_ms = 100_000
    set_limit(panel(program))
    panel(program).bid.click()
    order = table(program).decision.automatic.order
    assert order
    again = restart()
    assert table(again).decision.automatic.order == order


def bidding(begin: Begin) -> Mouse:
    mouse = begin("human", "human")
    mouse.program.window.preferences.set("privacy", "off")
    while not isinstance(mouse.panel, BidPanel):
        mouse.answer()
    return mouse


def file(mouse: Mouse) -> Any:
    assert mouse.program.file
    return mouse.program.file


def log(program: Program) -> str:
    return "\n".join(line.text for line in table(program).log.pane.lines)


def covered(begin: Begin, kind: type) -> Mouse:
    """Two people who peek, and one is asked; the money is hidden."""
    mouse = begin("human", "human")
    ask(mouse, kind)
    assert isinstance(mouse.panel, PeekPanel)
    return mouse


def test_a_half_typed_bid_is_there_when_its_player_looks_again(begin: Begin) -> None:
    mouse = covered(begin, PlaceBid)
    window = mouse.program.window
    QTest.keyPress(window, LOOK)
    mouse.panel.amount.number.setValue(7)
    QTest.keyRelease(window, LOOK)
    assert isinstance(mouse.panel, PeekPanel)
    QTest.keyPress(window, LOOK)
    assert mouse.panel.amount.value() == 7
    QTest.keyRelease(window, LOOK)
    mouse.uncover()
    assert mouse.panel.amount.value() == 7


def test_a_limit_is_there_when_its_player_looks_again(begin: Begin) -> None:
    mouse = covered(begin, RaiseBid)
    window = mouse.program.window
    QTest.keyPress(window, LOOK)
    assert isinstance(mouse.panel, AuctionPanel)
    if mouse.panel.bids:
        mouse.panel.limit.setChecked(True)
    entered = mouse.panel.entered()
    QTest.keyRelease(window, LOOK)
    assert isinstance(mouse.panel, PeekPanel)
    QTest.keyPress(window, LOOK)
    assert mouse.panel.entered() == entered


def test_the_same_question_of_another_year_begins_empty(begin: Begin) -> None:
    mouse = bidding(begin)
    asked = mouse.panel.asked
    mouse.change_amount(1)
    year = table(mouse.program).view.year
    mouse.confirm()
    while True:
        mouse.answer()
        QApplication.processEvents()
        if isinstance(mouse.panel, BidPanel) and mouse.panel.asked == asked and table(mouse.program).view.year > year:
            break
    assert mouse.panel.entered() == {}


def test_what_was_entered_is_there_again_after_a_look_back(program: Program) -> None:
    go_to(program, POSITIONS["research"])
    panel(program).list.set_value(panel(program).list.values[0])
    entered = panel(program).entered()
    table(program).history.look_at(9)
    table(program).history.come_back()
    assert panel(program).entered() == entered


def test_a_decision_that_is_taken_back_begins_anew(begin: Begin) -> None:
    mouse = begin("human", "human", options=Options(money="open"))
    mouse.program.window.preferences.set("privacy", "off")
    mouse.answer()
    mouse.table.bridge.undo()
    assert isinstance(mouse.panel, SitePanel)
    assert not mouse.panel.entered()
