"""Links by name, and all links at once."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from indonesia_qt.board.adjacency import pair, status_of
from indonesia_qt.board.draft import Draft
from indonesia_qt.ui.editor.document.map_document import MapDocument
from indonesia_qt.ui.editor.window_manager import new_window
from indonesia_qt.ui.settings.settings_file import Settings
from tests.ui.editor.hand import SHIFT, Hand
from tests.ui.pages.editor.link_field import LinkFieldPage
from tests.ui.pages.editor.links import LinksPage


class TestByName:
    def test_an_area_is_linked_by_its_name(self, hand: Hand) -> None:
        hand.click("bali-1")
        hand.key(Qt.Key.Key_N)
        LinkFieldPage.of(hand.window).link_with("flores sea")
        assert status_of(hand.document.draft.board, pair("bali-1", "flores-sea")).kind == "forced-on"
        assert hand.page.message == "Link West Bali and Flores Sea"
        assert hand.window.context.view.hasFocus()

    def test_a_part_of_a_name_with_its_province_is_enough(self, hand: Hand) -> None:
        hand.click("bali-1")
        hand.key(Qt.Key.Key_N)
        LinkFieldPage.of(hand.window).link_with("sumba (nusa")
        assert hand.document.undo_stack.undoText() == "Link West Bali and Sumba with an arrow"

    def test_an_unknown_name_is_refused_and_can_be_mended(self, hand: Hand) -> None:
        hand.click("bali-1")
        hand.key(Qt.Key.Key_N)
        LinkFieldPage.of(hand.window).link_with("atlantis")
        assert hand.refusals == ["No other area is called “atlantis”."]
        LinkFieldPage.of(hand.window).leave()
        assert hand.window.context.view.hasFocus()
        assert not hand.document.undo_stack.canUndo()

    def test_a_click_after_it_makes_no_other_link(self, hand: Hand) -> None:
        hand.key(Qt.Key.Key_L)
        hand.click("bali-1")
        hand.key(Qt.Key.Key_N)
        LinkFieldPage.of(hand.window).link_with("flores sea")
        linked = hand.document.draft
        hand.click("papua-1")
        assert hand.document.draft is linked

    def test_without_one_selected_area_it_says_so(self, hand: Hand) -> None:
        hand.point("bali-1")
        hand.key(Qt.Key.Key_N)
        assert hand.refusals == ["Select one area first. Then you can link it to another by name."]


class TestAllLinks:
    def test_they_are_shown_with_every_tool_and_at_the_next_start(
        self, hand: Hand, settings: Settings, indonesia: Draft
    ) -> None:
        hand.point("bali-1")
        hand.key(Qt.Key.Key_L, SHIFT)
        assert LinksPage(hand.window).layer.counts["geometry"] == 317
        hand.key(Qt.Key.Key_L)
        hand.key(Qt.Key.Key_S)
        assert LinksPage(hand.window).layer.counts["geometry"] == 317
        hand.window.preferences.set("theme", "dark")
        hand.window.appearance.follow()
        assert LinksPage(hand.window).layer.counts["geometry"] == 317
        hand.window.close()
        again = new_window(MapDocument(indonesia), settings)
        again.show()
        QApplication.processEvents()
        assert LinksPage(again).has_legend
        again.close()
        again.deleteLater()


def test_a_link_that_a_click_began_is_forgotten_when_one_is_made_by_name(small: Hand) -> None:
    small.window.use_tool("link")
    small.click("land-0-0")
    small.page.give("link_by_name")
    small.key(Qt.Key.Key_Escape)
    before = small.document.draft
    small.click("land-2-2")
    assert small.document.draft is before
