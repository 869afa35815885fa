"""The card of an area covers no place that can be chosen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.board.floating_labels import AWAY
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.widgets.full_page import FullPage
from tests.soak import soak_but
from tests.ui.table.positions import POSITIONS, go_to

ON_THE_BOARD = [name for name in POSITIONS if name not in ("turn_order", "mergers", "auction", "research", "result")]

SMALL = (1366, 768)


@pytest.mark.usefixtures("undressed")
@pytest.mark.parametrize("size", soak_but((SMALL,), (SMALL, (1920, 1080))), ids=lambda size: str(size[0]))
@pytest.mark.parametrize("name", soak_but(("new_era", "deliveries"), ON_THE_BOARD))
def test_the_card_of_any_target_leaves_all_targets_free(program: Program, name: str, size: tuple[int, int]) -> None:
    """In the short run in a small window, where targets lie closest together."""
    program.window.appearance.put_on()
    program.window.resize(*size)
    go_to(program, POSITIONS[name])
    QApplication.processEvents()
    view = program.window.map
    assert view
    scene = view.map_scene
    for target in scene.targets:
        QTest.mouseMove(view.viewport(), view.mapFromScene(scene.point_of(target)))
        scene.hover(target)
        view.card.show_now()
        assert view.rect().contains(view.card.geometry())
        card = view.card.geometry()
        assert [one for one in scene.targets if card.contains(view.mapFromScene(scene.point_of(one)))] == []


@pytest.mark.usefixtures("undressed")
def test_the_card_lies_next_to_its_area(program: Program) -> None:
    program.window.appearance.put_on()
    program.window.resize(*SMALL)
    go_to(program, POSITIONS["turn_order"])
    QApplication.processEvents()
    view = program.window.map
    assert view
    for land in view.map_scene.board.lands[::7]:
        view.map_scene.hover(land.id)
        view.card.show_now()
        near = scaled(2 * AWAY)
        area = view.viewportTransform().mapRect(view.map_scene.box_of(land.id)).toAlignedRect()
        assert view.card.geometry().adjusted(-near, -near, near, near).intersects(area)


def test_a_card_stays_below_a_page_that_covers_the_board(program: Program) -> None:
    go_to(program, POSITIONS["turn_order"])
    view = program.window.map
    assert view
    view.map_scene.hover(view.map_scene.board.lands[0].id)
    view.card.show_now()
    page = FullPage(QColor())
    page.lay_over(view)
    page.show()
    view.card.say_instead("Something else", QRect(), ())
    assert view.card.isVisible()
    assert view.children().index(view.card) < view.children().index(page)


@pytest.mark.usefixtures("undressed")
def test_a_card_says_something_else_where_it_is(program: Program) -> None:
    program.window.appearance.put_on()
    program.window.resize(*SMALL)
    go_to(program, POSITIONS["turn_order"])
    QApplication.processEvents()
    view = program.window.map
    assert view
    area = view.map_scene.board.lands[20].id
    place = view.viewportTransform().mapRect(view.map_scene.box_of(area)).toAlignedRect()
    view.card.point_at("A place", place, ())
    view.card.show_now()
    before = view.card.geometry()
    view.card.say_instead("A place\nof which more\nis said", place, ())
    assert view.card.height() > before.height()
    assert view.card.pos() == before.topLeft()
