"""The tool tips of what surrounds the board lie beside it, where they cover nothing that can be clicked there."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.app.program import Program
from tests.soak import soak_but
from tests.ui.pages.tips import tips_in
from tests.ui.table.positions import POSITIONS, SHORT, go_to


@pytest.mark.usefixtures("undressed")
@pytest.mark.parametrize("name", soak_but(SHORT, POSITIONS))
def test_no_tip_of_a_panel_or_a_card_covers_a_target(program: Program, name: str, qtbot: QtBot) -> None:
    window = program.window
    window.appearance.put_on()
    go_to(program, POSITIONS[name])
    qtbot.wait(0)
    QApplication.processEvents()
    board = window.map
    assert board
    lies = QRect(board.mapToGlobal(QPoint()), board.size())
    around = QRect(window.mapToGlobal(QPoint()), window.size())
    tips = [tip for tip in tips_in(window) if tip.asked is not board and not board.isAncestorOf(tip.asked)]
    assert len(tips) > 20
    points = (board.mapFromScene(board.map_scene.point_of(target)) for target in board.map_scene.targets)
    targets = [board.viewport().mapToGlobal(point) for point in points]
    for tip in tips:
        assert [place for place in targets if tip.place.contains(place)] == [], tip
        assert not tip.place.intersects(lies), tip
        assert not tip.place.contains(tip.pointer), tip
        assert around.contains(tip.place), tip
