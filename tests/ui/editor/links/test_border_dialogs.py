"""Doubtful borders one by one, and the shortest border that counts."""

from __future__ import annotations

from pathlib import Path

import pytest

from indonesia_qt.board.adjacency import PairStatus, pair, status_of
from indonesia_qt.board.draft import Draft
from indonesia_qt.mapmaking.edit.linking import follow_geometry
from indonesia_qt.ui.editor.links import edits
from tests.i18n.linguist import spoken
from tests.i18n.test_languages import LANGUAGES
from tests.soak import soak_but
from tests.ui.editor.hand import Hand
from tests.ui.pages.editor import border_dialogs
from tests.ui.pages.editor.border_dialogs import DoubtfulPage, ThresholdPage

DOUBTFUL = [("celebes-sea", "sarawak-3"), ("sarawak-4", "south-china-sea")]
"""They meet in a point; that they aren't adjacent was decided."""


def status(hand: Hand, a: str, b: str) -> PairStatus:
    return status_of(hand.document.draft.board, pair(a, b))


@pytest.fixture
def doubting(hand: Hand) -> DoubtfulPage:
    """The dialog, with two borders to decide about."""
    for a, b in DOUBTFUL:
        edits.do(hand.document, a, b, follow_geometry)
    return DoubtfulPage.open(hand.window)


class TestDoubtfulBorders:
    def test_each_is_shown_and_decided_with_a_key(self, hand: Hand, doubting: DoubtfulPage, indonesia: Draft) -> None:
        assert doubting.left == border_dialogs.left(2)
        assert doubting.title == border_dialogs.between("Celebes Sea", "Brunei and Labuan")
        assert hand.document.selection == DOUBTFUL[0]
        assert hand.window.context.view.scale_now > 2 * hand.window.context.view.scale_of_fit
        doubting.decide_with_key("linked")
        assert status(hand, *DOUBTFUL[0]).kind == "forced-on"
        assert doubting.left == border_dialogs.left(1)
        doubting.decide_with_key("apart")
        assert status(hand, *DOUBTFUL[1]).kind == "forced-off"
        assert doubting.title == border_dialogs.NOTHING_LEFT
        assert hand.document.undo_stack.count() == 4
        assert len(hand.board.exceptions) == len(indonesia.board.exceptions)

    def test_a_note_is_kept_and_keys_can_be_typed_in_it(self, hand: Hand, doubting: DoubtfulPage) -> None:
        doubting.annotate("Synonym")
        assert doubting.note == "Synonym"
        doubting.decide("apart")
        assert status(hand, *DOUBTFUL[0]).note == "Synonym"
        assert doubting.note == ""

    def test_what_is_skipped_stays_doubtful(self, hand: Hand, doubting: DoubtfulPage) -> None:
        doubting.decide_with_key("skip")
        assert doubting.title == border_dialogs.between("Sabah", "South China Sea")
        doubting.decide_with_key("skip")
        assert doubting.message == border_dialogs.skipped(2)
        assert not doubting.can_decide()
        assert status(hand, *DOUBTFUL[0]).doubtful

    def test_an_undone_decision_is_asked_for_again(self, hand: Hand, doubting: DoubtfulPage) -> None:
        doubting.decide_with_key("linked")
        doubting.decide_with_key("linked")
        hand.document.undo_stack.undo()
        assert doubting.title == border_dialogs.between("Sabah", "South China Sea")
        assert doubting.can_decide()

    def test_closing_it_leaves_no_mark(self, hand: Hand, doubting: DoubtfulPage) -> None:
        marks = len(hand.window.context.scene.items())
        doubting.close()
        assert len(hand.window.context.scene.items()) == marks - 1

    def test_where_nothing_is_doubtful_it_says_so(self, hand: Hand) -> None:
        assert DoubtfulPage.open(hand.window).message == border_dialogs.NONE_DOUBTFUL

    @pytest.mark.parametrize("code", soak_but(("de",), LANGUAGES))
    @pytest.mark.usefixtures("undressed")
    def test_its_buttons_have_room_in_each_language(self, hand: Hand, code: str, tmp_path: Path) -> None:
        hand.window.appearance.put_on()
        with spoken(code, tmp_path):
            dialog = DoubtfulPage.open(hand.window)
        for button in dialog.answers().values():
            assert button.width() >= button.sizeHint().width(), button.text()


class TestThreshold:
    def test_what_would_change_is_listed_and_ok_makes_one_step(self, hand: Hand, indonesia: Draft) -> None:
        dialog = ThresholdPage.open(hand.window)
        assert dialog.summary == border_dialogs.NO_CHANGE
        dialog.slide_to(20)
        changing = dialog.listed()
        number = dialog.number
        assert dialog.summary == border_dialogs.changes(more=0, fewer=changing)
        assert dialog.change(0) == border_dialogs.LINKED_NO_MORE
        assert hand.document.draft is indonesia
        dialog.confirm()
        assert len(list(hand.board.links())) == len(list(indonesia.board.links())) - changing
        assert hand.board.threshold == number
        hand.document.undo_stack.undo()
        assert hand.document.draft is indonesia

    def test_a_click_on_a_pair_shows_it(self, hand: Hand) -> None:
        dialog = ThresholdPage.open(hand.window)
        dialog.put(30)
        first = dialog.pair(0)
        dialog.select(0)
        assert len(hand.document.selection) == 2
        assert border_dialogs.between(*map(hand.document.name, hand.document.selection)) == first

    def test_the_number_goes_farther_than_the_slider(self, hand: Hand) -> None:
        dialog = ThresholdPage.open(hand.window)
        dialog.put(60)
        assert dialog.number == 60
        assert dialog.slider_is_at_its_end()

    def test_cancel_changes_nothing(self, hand: Hand) -> None:
        dialog = ThresholdPage.open(hand.window)
        dialog.put(30)
        dialog.leave()
        assert not hand.document.undo_stack.canUndo()
