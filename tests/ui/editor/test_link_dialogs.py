"""Doubtful borders one by one, and the shortest border that counts."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox

from indonesia_qt.board.adjacency import PairStatus, pair, status_of
from indonesia_qt.mapmaking.edit.draft import Draft
from indonesia_qt.mapmaking.edit.linking import follow_geometry
from indonesia_qt.ui.editor.links import edits
from indonesia_qt.ui.editor.links.border_dialogs import DoubtfulDialog, ThresholdDialog
from tests.i18n.linguist import spoken
from tests.i18n.test_languages import LANGUAGES
from tests.ui.editor.hand import LEFT, Hand

DOUBTFUL = [("celebes-sea", "sarawak-3"), ("sarawak-4", "south-china-sea")]
"""They meet in a point; that they aren't adjacent was decided."""

_D = TypeVar("_D", bound=QDialog)


def opened(hand: Hand, command: str, kind: type[_D]) -> _D:
    hand.window.commands.actions[command].trigger()
    QApplication.processEvents()
    (found,) = hand.window.findChildren(kind)
    assert found.isActiveWindow()
    return found


def tie(hand: Hand, a: str, b: str) -> PairStatus:
    return status_of(hand.document.draft.board, pair(a, b))


@pytest.fixture
def doubting(hand: Hand) -> DoubtfulDialog:
    """The dialog, with two borders to decide about."""
    for a, b in DOUBTFUL:
        edits.do(hand.document, a, b, follow_geometry)
    return opened(hand, "doubtful_borders", DoubtfulDialog)


class TestDoubtfulBorders:
    def test_each_is_shown_and_decided_with_a_key(self, hand: Hand, doubting: DoubtfulDialog, indonesia: Draft) -> None:
        assert doubting.left.text() == "2 borders left"
        assert doubting.title.text() == "Celebes Sea and Brunei and Labuan"
        assert hand.document.selection == DOUBTFUL[0]
        assert hand.window.context.view.scale_now > 2 * hand.window.context.view.scale_of_fit
        QTest.keyClick(doubting, Qt.Key.Key_Y)
        assert tie(hand, *DOUBTFUL[0]).kind == "forced-on"
        assert doubting.left.text() == "1 border left"
        QTest.keyClick(doubting, Qt.Key.Key_N)
        assert tie(hand, *DOUBTFUL[1]).kind == "forced-off"
        assert doubting.title.text() == "Nothing is left to decide."
        assert hand.document.undo_stack.count() == 4
        assert len(hand.board.exceptions) == len(indonesia.board.exceptions)

    def test_a_note_is_kept_and_keys_can_be_typed_in_it(self, hand: Hand, doubting: DoubtfulDialog) -> None:
        QTest.keyClicks(doubting.note, "Synonym")
        assert doubting.note.text() == "Synonym"
        QTest.mouseClick(doubting.apart, LEFT)
        assert tie(hand, *DOUBTFUL[0]).note == "Synonym"
        assert doubting.note.text() == ""

    def test_what_is_skipped_stays_doubtful(self, hand: Hand, doubting: DoubtfulDialog) -> None:
        QTest.keyClick(doubting, Qt.Key.Key_S)
        assert doubting.title.text() == "Sabah and South China Sea"
        QTest.keyClick(doubting, Qt.Key.Key_S)
        assert doubting.message.text() == "2 borders were skipped and stay doubtful."
        assert not doubting.linked.isEnabled()
        assert tie(hand, *DOUBTFUL[0]).doubtful

    def test_an_undone_decision_is_asked_for_again(self, hand: Hand, doubting: DoubtfulDialog) -> None:
        QTest.keyClick(doubting, Qt.Key.Key_Y)
        QTest.keyClick(doubting, Qt.Key.Key_Y)
        hand.document.undo_stack.undo()
        assert doubting.title.text() == "Sabah and South China Sea"
        assert doubting.linked.isEnabled()

    def test_closing_it_leaves_no_mark(self, hand: Hand, doubting: DoubtfulDialog) -> None:
        marks = len(hand.window.context.scene.items())
        doubting.close()
        assert len(hand.window.context.scene.items()) == marks - 1

    def test_where_nothing_is_doubtful_it_says_so(self, hand: Hand) -> None:
        assert opened(hand, "doubtful_borders", DoubtfulDialog).message.text() == "No border of this map is doubtful."

    @pytest.mark.parametrize("code", LANGUAGES)
    @pytest.mark.usefixtures("undressed")
    def test_its_buttons_have_room_in_each_language(self, hand: Hand, code: str, tmp_path: Path) -> None:
        hand.window.appearance.put_on()
        with spoken(code, tmp_path):
            dialog = opened(hand, "doubtful_borders", DoubtfulDialog)
        for button in (dialog.linked, dialog.apart, dialog.skip):
            assert button.width() >= button.sizeHint().width(), button.text()


class TestThreshold:
    def test_what_would_change_is_listed_and_ok_makes_one_step(self, hand: Hand, indonesia: Draft) -> None:
        dialog = opened(hand, "link_threshold", ThresholdDialog)
        assert dialog.summary.text() == "No link would change."
        dialog.slider.setFocus()
        while dialog.number.value() < 20:
            QTest.keyClick(dialog.slider, Qt.Key.Key_PageUp)
        changing = dialog.list.topLevelItemCount()
        assert dialog.summary.text() == f"{changing} links would change: 0 more, {changing} fewer."
        assert dialog.list.topLevelItem(0).text(2) == "linked no more"
        assert hand.document.draft is indonesia
        QTest.mouseClick(dialog.buttons.button(QDialogButtonBox.StandardButton.Ok), LEFT)
        assert len(list(hand.board.links())) == len(list(indonesia.board.links())) - changing
        assert hand.board.threshold == dialog.number.value()
        hand.document.undo_stack.undo()
        assert hand.document.draft is indonesia

    def test_a_click_on_a_pair_shows_it(self, hand: Hand) -> None:
        dialog = opened(hand, "link_threshold", ThresholdDialog)
        dialog.number.setValue(30)
        QApplication.processEvents()
        first = dialog.list.topLevelItem(0)
        QTest.mouseClick(dialog.list.viewport(), LEFT, pos=dialog.list.visualItemRect(first).center())
        assert len(hand.document.selection) == 2
        assert " and ".join(map(hand.document.name, hand.document.selection)) == first.text(0)

    def test_the_number_goes_farther_than_the_slider(self, hand: Hand) -> None:
        dialog = opened(hand, "link_threshold", ThresholdDialog)
        dialog.number.setValue(60)
        assert dialog.number.value() == 60
        assert dialog.slider.value() == dialog.slider.maximum()

    def test_cancel_changes_nothing(self, hand: Hand) -> None:
        dialog = opened(hand, "link_threshold", ThresholdDialog)
        dialog.number.setValue(30)
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
        assert not hand.document.undo_stack.canUndo()
