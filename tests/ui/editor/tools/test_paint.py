"""Areas join a province that is dragged over them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from indonesia_qt.board.draft import Draft
from indonesia_qt.ui.editor.canvas.board_items import EditLayer
from tests.ui.editor.hand import CTRL, SHIFT, Hand


@pytest.fixture
def brush(lagoon: Hand) -> Hand:
    lagoon.window.use_tool("paint")
    return lagoon


def provinces(hand: Hand) -> dict[str, str]:
    return {land.id: land.province for land in hand.board.lands}


def painted(hand: Hand, before: Draft) -> dict[str, str]:
    """The areas that belong to another province than before, with that."""
    was = {land.id: land.province for land in before.board.lands}
    return {id: province for id, province in provinces(hand).items() if was[id] != province}


def test_a_drag_paints_all_land_on_its_way_as_one_step(brush: Hand, lagoon_draft: Draft) -> None:
    brush.drag("anggrek-2", "melati-1")
    assert painted(brush, lagoon_draft) == {"melati-1": "anggrek", "melati-2": "anggrek"}
    assert brush.document.undo_stack.undoText() == "Assign 2 areas to Anggrek"
    brush.key(Qt.Key.Key_Z, CTRL)
    assert brush.document.draft is lagoon_draft


def test_a_quick_drag_leaves_nothing_out(brush: Hand, lagoon_draft: Draft) -> None:
    brush.press("anggrek-1")
    brush.glide(brush.at("melati-1"), held=True)
    brush.let_go("melati-1")
    assert painted(brush, lagoon_draft) == {"melati-1": "anggrek", "melati-2": "anggrek"}


def test_it_is_shown_before_the_button_is_let_go(brush: Hand, lagoon_draft: Draft) -> None:
    brush.press("seroja-1")
    brush.carry("seroja-1", "teratai-1")
    assert painted(brush, lagoon_draft) == {"teratai-1": "seroja"}
    assert brush.document.draft is lagoon_draft
    brush.key(Qt.Key.Key_Escape)
    brush.let_go("teratai-1")
    assert painted(brush, lagoon_draft) == {}


def test_with_shift_the_province_is_that_of_the_drag_before(brush: Hand, lagoon_draft: Draft) -> None:
    brush.drag("seroja-1", "teratai-1")
    brush.press("mawar-1", SHIFT)
    brush.let_go("mawar-1", SHIFT)
    assert painted(brush, lagoon_draft) == {"teratai-1": "seroja", "mawar-1": "seroja"}


def test_a_click_selects_and_the_water_paints_nothing(brush: Hand, lagoon_draft: Draft) -> None:
    brush.click("seroja-1")
    assert brush.document.selection == ("seroja-1",)
    brush.drag("still-lagoon", "dahlia-1")
    assert brush.document.draft is lagoon_draft
    assert brush.refusals == []


def test_locked_areas_stay_as_they_are(brush: Hand, lagoon_draft: Draft) -> None:
    brush.window.context.scene.lock(EditLayer.LANDS, True)
    brush.drag("anggrek-2", "melati-1")
    assert brush.document.draft is lagoon_draft
    assert len(brush.refusals) == 1


def test_keys_paint_too(brush: Hand, lagoon_draft: Draft) -> None:
    view = brush.window.context.view
    view.setFocus()
    view.go_to_area("anggrek-1")
    for key in (Qt.Key.Key_G, Qt.Key.Key_G):
        QTest.keyClick(view, key)
        view.go_to_area("melati-2")
    assert painted(brush, lagoon_draft) == {"melati-2": "anggrek"}
