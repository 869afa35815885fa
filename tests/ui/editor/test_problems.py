"""The list of problems: counted alike everywhere, shown on the map, fixed with a preview, ignored with a note."""

from __future__ import annotations

from typing import cast

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPointF, QRect, Qt
from PySide6.QtGui import QEnterEvent, QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QInputDialog, QPushButton, QStyledItemDelegate, QStyleOptionViewItem

from indonesia_qt.mapmaking.edit.draft import Draft
from indonesia_qt.ui.editor.panels.areas import AreasPanel
from indonesia_qt.ui.editor.panels.problems import ProblemsPanel
from tests.ui.editor.hand import CTRL, LEFT, NONE, Hand


@pytest.fixture
def panel(hand: Hand) -> ProblemsPanel:
    return cast(ProblemsPanel, hand.window.panels["problems"])


def unlinked(draft: Draft) -> Draft:
    """Three pairs with a common border are not adjacent any more."""
    board = draft.board
    return replace(draft, board=replace(board, land_land=board.land_land[1:], sea_sea=board.sea_sea[2:]))


def spoil(hand: Hand) -> None:
    assert hand.document.do("Unlink", unlinked)
    QApplication.processEvents()


def sentences(panel: ProblemsPanel) -> list[str]:
    return [row.text for row in panel.rows.shown]


def click(panel: ProblemsPanel, row: int) -> None:
    place = panel.list.visualRect(panel.rows.index(row)).center()
    QTest.mouseClick(panel.list.viewport(), LEFT, NONE, place)
    QApplication.processEvents()


def button(panel: ProblemsPanel, start: str) -> QPushButton:
    return next(one for one in panel.findChildren(QPushButton) if one.text().startswith(start) and one.isVisible())


def counted(hand: Hand) -> str:
    """What the line below the map says."""
    found = hand.window.statusBar().findChild(QPushButton)
    assert found is not None
    return found.text()


def answer(panel: ProblemsPanel, note: str) -> None:
    dialog = panel.findChild(QInputDialog)
    assert dialog is not None
    dialog.setTextValue(note)
    dialog.accept()
    QApplication.processEvents()


class TestList:
    def test_a_sound_map_has_none(self, hand: Hand, panel: ProblemsPanel) -> None:
        assert sentences(panel) == []
        assert panel.nothing.text() == "This map has no problems."
        assert counted(hand) == "No problems"

    def test_the_counts_are_those_of_the_list(self, hand: Hand, panel: ProblemsPanel) -> None:
        spoil(hand)
        assert len(sentences(panel)) == 3
        assert all("are not listed as adjacent" in text for text in sentences(panel))
        assert counted(hand) == "3 errors"
        assert panel.filters["error"].text() == "Errors 3"
        assert hand.window.docks["problems"].windowTitle() == "Problems (3)"

    def test_it_follows_each_change_but_not_a_drag(self, hand: Hand, panel: ProblemsPanel) -> None:
        assert hand.document.preview(unlinked) == ""
        assert sentences(panel) == []
        hand.document.end_preview()
        spoil(hand)
        assert len(sentences(panel)) == 3
        hand.key(Qt.Key.Key_Z, CTRL)
        assert sentences(panel) == []

    def test_a_click_shows_the_place(self, hand: Hand, panel: ProblemsPanel) -> None:
        spoil(hand)
        hand.window.context.jump(["papua-1"])
        click(panel, 0)
        pair = hand.document.selection
        assert all(hand.document.name(area) in sentences(panel)[0] for area in pair)
        assert len([hand.at(area) for area in pair]) == 2

    def test_what_is_not_wanted_is_hidden(self, hand: Hand, panel: ProblemsPanel) -> None:
        spoil(hand)
        QTest.mouseClick(panel.filters["error"], LEFT)
        assert sentences(panel) == []
        assert panel.filters["error"].text() == "Errors 3"

    def test_areas_show_how_many_there_are(self, hand: Hand) -> None:
        spoil(hand)
        tree = cast(AreasPanel, hand.window.panels["areas"]).tree
        assert sum(tree.badge(province.id).errors for province in hand.board.provinces) == 2


class TestSolving:
    def test_the_pointer_on_a_fix_shows_what_it_does(self, hand: Hand, panel: ProblemsPanel, indonesia: Draft) -> None:
        spoil(hand)
        spoilt = hand.document.draft
        click(panel, 0)
        fix = button(panel, "Link ")
        QApplication.sendEvent(fix, QEnterEvent(QPointF(2, 2), QPointF(2, 2), QPointF(2, 2)))
        assert hand.document.is_dragged
        assert len(hand.board.land_land) == len(indonesia.board.land_land)
        QApplication.sendEvent(fix, QEvent(QEvent.Type.Leave))
        assert hand.document.shown is spoilt

    def test_a_fix_is_one_step(self, hand: Hand, panel: ProblemsPanel, indonesia: Draft) -> None:
        spoil(hand)
        click(panel, 0)
        QTest.mouseClick(button(panel, "Link "), LEFT)
        assert hand.board.land_land == indonesia.board.land_land
        assert len(sentences(panel)) == 2
        assert hand.document.undo_stack.count() == 2

    def test_all_of_a_kind_are_fixed_at_once(self, hand: Hand, panel: ProblemsPanel, indonesia: Draft) -> None:
        spoil(hand)
        click(panel, 1)
        QTest.mouseClick(button(panel, "Fix all"), LEFT)
        assert hand.document.draft.board == indonesia.board
        assert sentences(panel) == []
        assert hand.document.undo_stack.count() == 2

    def test_one_is_ignored_with_a_note_and_found_again(self, hand: Hand, panel: ProblemsPanel) -> None:
        spoil(hand)
        click(panel, 0)
        text = sentences(panel)[0]
        QTest.mouseClick(button(panel, "Ignore…"), LEFT)
        answer(panel, "Mountains")
        assert counted(hand) == "2 errors"
        QTest.mouseClick(panel.filters["ignored"], LEFT)
        QApplication.processEvents()
        assert sentences(panel)[-1] == f"{text} Ignored: Mountains"
        click(panel, 2)
        QTest.mouseClick(button(panel, "Don't ignore"), LEFT)
        assert counted(hand) == "3 errors"

    def test_a_note_says_something(self, hand: Hand, panel: ProblemsPanel) -> None:
        spoil(hand)
        click(panel, 0)
        QTest.mouseClick(button(panel, "Ignore all"), LEFT)
        answer(panel, " ")
        assert hand.refusals == ["Say why this can be left as it is."]
        assert len(sentences(panel)) == 3


def test_buttons_have_room_for_what_they_say(hand: Hand, panel: ProblemsPanel) -> None:
    spoil(hand)
    click(panel, 0)
    ways = [way for way in panel.findChildren(QPushButton) if way.isVisible()]
    assert len(ways) > 1
    assert all(way.visibleRegion().boundingRect().width() >= way.sizeHint().width() for way in ways)


def test_rows_are_as_high_as_their_sentences_at_every_width_and_in_every_font(panel: ProblemsPanel, hand: Hand) -> None:
    spoil(hand)
    plain, index = QStyledItemDelegate(), panel.rows.index(0)
    heights = set()
    for width, points in ((900, 9), (120, 9), (120, 18), (900, 9)):
        option = QStyleOptionViewItem()
        option.features |= QStyleOptionViewItem.ViewItemFeature.WrapText
        option.rect, option.font = QRect(0, 0, width, 20), QFont("Sans Serif", points)
        wanted = plain.sizeHint(option, index)
        assert panel.list.itemDelegate().sizeHint(option, index) == wanted
        heights.add(wanted.height())
    assert len(heights) > 1
