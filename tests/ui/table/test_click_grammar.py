"""One grammar of clicks for both games: one click answers where undo takes it back, else a second one or Enter does."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from indonesia_qt.core.flow import Question
from indonesia_qt.games.indonesia.rules.phases.acquisitions import ChooseDeed
from indonesia_qt.games.indonesia.rules.phases.city_growth import ChooseGrowth
from indonesia_qt.games.indonesia.rules.phases.mergers import AnnounceMerger, ChooseRemoval, RaiseBid
from indonesia_qt.games.indonesia.rules.phases.new_era import ChooseSite
from indonesia_qt.games.indonesia.rules.phases.operations import (
    ChooseCompany,
    ChooseExpansion,
    DeliverGoods,
    FloatShips,
)
from indonesia_qt.games.indonesia.rules.phases.research import ChooseResearch
from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid
from indonesia_qt.games.singapore.rules.building import ChooseTile, JoinBuilding
from indonesia_qt.games.singapore.rules.hut import ChooseHut
from indonesia_qt.games.singapore.rules.lots import ChooseLot
from indonesia_qt.games.singapore.rules.starting_round import FoundBuilding
from indonesia_qt.games.singapore.rules.turn import PlayTurn
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.board.marks import AreaMark
from indonesia_qt.ui.games.indonesia.panels import QUESTIONS as INDONESIA
from indonesia_qt.ui.games.singapore.panels import QUESTIONS as SINGAPORE
from indonesia_qt.ui.widgets import settling
from tests.soak import soak_but
from tests.ui.table.mouse import Mouse
from tests.ui.table.positions import POSITIONS, go_to
from tests.ui.table.test_beats import BEFORE_OPERATIONS, Watcher, lasting  # noqa: F401

GRAMMAR: dict[type[Question[Any]], str] = {
    ChooseSite: "reveals",  # the city card
    PlaceBid: "pays",
    AnnounceMerger: "pays",
    RaiseBid: "pays",
    ChooseRemoval: "several",  # all areas that go
    ChooseDeed: "",
    ChooseResearch: "",
    ChooseCompany: "",
    FloatShips: "",
    DeliverGoods: "pays",
    ChooseExpansion: "",
    ChooseGrowth: "",
    FoundBuilding: "pays",
    ChooseLot: "",
    ChooseTile: "reveals",  # a chip, or the next top of the stack
    JoinBuilding: "",
    PlayTurn: "",  # but an illegal building asks again on its page, for it draws a chip
    ChooseHut: "reveals",  # the new tiles
}
"""Each question of both games: "" where one click answers, or why it asks again."""


def test_every_question_of_both_games_follows_the_grammar() -> None:
    assert {kind: found.asks_again for kind, found in (INDONESIA | SINGAPORE).items()} == GRAMMAR


@pytest.mark.parametrize(
    "name",
    soak_but(("operations", "ships"), ["research", "operations", "ships", "expansion", "city_growth", "new_era"]),
)
def test_a_click_answers_at_once_or_a_second_one_does(program: Program, name: str) -> None:
    go_to(program, POSITIONS[name])
    mouse = Mouse(program)
    made, panel = mouse.made, mouse.panel
    places = [mark.area for mark in panel.marks() if isinstance(mark, AreaMark)]

    def click() -> None:
        if places:
            mouse.click_area(places[-1])
        else:
            mouse.choose(mouse.lists[-1], 0)

    click()
    if GRAMMAR[type(panel.asked)]:
        assert mouse.made == made
        click()
    assert mouse.made == made + 1
    assert program.table
    program.table.bridge.undo()
    assert mouse.made == made, "undo takes it back"


def on_screen(widget: QWidget) -> QRect:
    return QRect(widget.mapToGlobal(QPoint()), widget.size())


def test_skip_stands_elsewhere_than_the_answer_and_takes_no_click_at_first(
    program: Program,
    qtbot: QtBot,
    lasting: None,  # noqa: ARG001, F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    go_to(program, BEFORE_OPERATIONS)
    watch = Watcher(program, qtbot)
    confirms = on_screen(watch.mouse.answers[-1])
    watch.answer()
    watch.next_sale()
    while not watch.table.bridge.bot_is_asked:
        watch.next()
    skip = watch.mouse.button("Skip to my turn")
    assert not confirms.intersects(on_screen(skip))
    monkeypatch.setattr(settling, "SETTLING_MS", 100_000)
    seen = len(watch.seen)
    QTest.mouseClick(skip, Qt.MouseButton.LeftButton)
    assert watch.page.is_seen, "a click at once skips nothing"
    monkeypatch.setattr(settling, "SETTLING_MS", 0)
    watch.mouse.press("Skip to my turn")
    qtbot.waitUntil(lambda: watch.is_asked, timeout=60_000)
    assert len(watch.seen) == seen
