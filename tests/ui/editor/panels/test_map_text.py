"""The text beside the map: each follows the other."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from indonesia_qt.board.draft import Draft, name_of
from indonesia_qt.mapmaking.edit.naming import rename
from indonesia_qt.mapmaking.files import map_text
from indonesia_qt.ui.editor.document.map_document import MapDocument
from indonesia_qt.ui.editor.panels.map_text import QUIET_MS
from indonesia_qt.ui.editor.window_manager import new_window
from indonesia_qt.ui.settings.settings_file import Settings
from tests.ui.editor.hand import CTRL, SHIFT, Hand
from tests.ui.pages.editor.map_text import MapTextPage
from tests.ui.pages.page import settle


@pytest.fixture
def panel(isles: Hand) -> MapTextPage:
    return MapTextPage.of(isles.window).come_forward()


def called(hand: Hand, id: str) -> str:
    return name_of(hand.document.draft.board, id)


class TestFollowing:
    def test_what_is_selected_on_the_map_is_scrolled_to_and_marked(self, hand: Hand) -> None:
        panel = MapTextPage.of(hand.window).come_forward()
        hand.click("bali-sea")
        assert panel.line == '{ "id": "bali-sea",'
        assert panel.is_seen_line()
        assert panel.marked == [panel.line]
        hand.document.select(["papua-1", "aceh-1"])
        assert panel.line == '{ "id": "aceh-1",'
        assert panel.marked == [panel.line, '{ "id": "papua-1",']
        assert hand.document.selection == ("papua-1", "aceh-1")

    def test_the_part_with_the_cursor_is_selected_and_brought_into_view(self, hand: Hand) -> None:
        panel = MapTextPage.of(hand.window).come_forward()
        hand.window.context.zoom_to(["aceh-1"])
        panel.put_cursor('"id": "papua-1"')
        assert list(hand.document.selection) == ["papua-1"]
        hand.at("papua-1")  # fails where it isn't in view
        panel.key(Qt.Key.Key_Down)
        assert panel.marked == ['{ "id": "papua-1",']
        panel.put_cursor('"id": "bali"')
        assert list(hand.document.selection) == ["bali-1", "bali-2"]
        assert panel.line == '{ "id": "bali",'

    def test_the_text_follows_each_step_and_the_cursor_stays(self, isles: Hand, panel: MapTextPage) -> None:
        panel.put_cursor('"South Sea"')
        isles.document.do("", lambda draft: rename(draft, "west-2", "Tip"))
        assert panel.text == map_text.text(isles.document.draft.board)
        assert panel.line == '  "name": "South Sea",'
        isles.document.undo_stack.undo()
        assert '"Cape"' in panel.text

    def test_nothing_is_worked_out_while_it_is_not_seen(
        self, isles: Hand, panel: MapTextPage, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        before = panel.text
        MapTextPage.of(isles.window).dock.hide()
        with monkeypatch.context() as none:
            none.setattr(map_text, "text", None)
            isles.document.do("", lambda draft: rename(draft, "west-2", "Tip"))
            isles.document.select(["west-2"])
        assert panel.text == before
        panel.dock.show()
        panel.come_forward()
        assert '"Tip"' in panel.text
        assert panel.line == '{ "id": "west-2",'


class TestTyping:
    def test_a_change_is_applied_as_one_step_after_a_rest(self, isles: Hand, panel: MapTextPage, qtbot: QtBot) -> None:
        panel.type_over("Cape", "Tip")
        assert called(isles, "west-2") == "Cape"
        panel.widget._timer.setInterval(1)
        panel.type_over("Strait", "Narrows")
        qtbot.waitUntil(lambda: called(isles, "west-2") == "Tip")
        assert called(isles, "strait") == "Narrows"
        assert isles.document.undo_stack.undoText() == "Edit text of 2 entries"
        assert QUIET_MS >= 500
        isles.document.undo_stack.undo()
        assert not isles.document.undo_stack.canUndo()
        assert ('"Cape"' in panel.text, '"Strait"' in panel.text) == (True, True)

    def test_ctrl_enter_applies_it_at_once(self, isles: Hand, panel: MapTextPage) -> None:
        panel.type_over('"west-2", "north", "south"', '"west-2", "north"')
        panel.apply()
        assert isles.document.undo_stack.undoText().split("\n")[-1] == "Edit text of West 1"
        assert ("west-1", "south") not in isles.document.draft.board.land_sea
        assert json.loads(panel.text)["seas"][2]["neighbours"] == ["west-2", "strait"]
        assert panel.line.startswith('  "neighbours": ["west-2", "north"]')

    def test_so_do_commands_and_leaving_the_text(self, isles: Hand, panel: MapTextPage) -> None:
        panel.type_over("Cape", "Tip")
        panel.key(Qt.Key.Key_S, CTRL)
        assert called(isles, "west-2") == "Tip"
        panel.type_over("Tip", "Point")
        isles.window.context.view.setFocus()
        assert called(isles, "west-2") == "Point"

    def test_so_does_closing_the_window(self, isles: Hand, panel: MapTextPage) -> None:
        panel.type_over("Cape", "Tip")
        isles.window.may_close = lambda: False
        assert not isles.window.close()
        assert panel.has_keyboard()
        isles.window.may_close = lambda: called(isles, "west-2") == "Tip"
        assert isles.window.close()

    def test_undo_takes_back_what_was_typed_and_then_steps_of_the_map(self, isles: Hand, panel: MapTextPage) -> None:
        isles.window.activateWindow()
        panel.type_over("Cape", "Tip")
        panel.apply()
        panel.type_over("Strait", "?")
        while '"Strait"' not in panel.text:
            panel.key(Qt.Key.Key_Z, CTRL)
        assert called(isles, "west-2") == "Tip"
        panel.apply()
        isles.document.select([])
        panel.key(Qt.Key.Key_Z, CTRL)
        assert '"Cape"' in panel.text
        panel.key(Qt.Key.Key_Z, CTRL | SHIFT)
        assert '"Tip"' in panel.text

    def test_text_that_is_wrong_is_refused_with_its_place_and_stays(self, isles: Hand, panel: MapTextPage) -> None:
        panel.type_over('"Cape",', '"Cape"')
        panel.apply()
        typed = panel.text
        assert panel.refusal.startswith("Line 17, column 3: A comma, bracket or quotation mark is missing here")
        assert panel.marked[-1] == '  "province": "west",'
        assert panel.buttons() == ["Show place", "Discard changes"]
        isles.document.do("", lambda draft: rename(draft, "north", "Cold Sea"))
        isles.click("south")
        assert panel.text == typed
        panel.show_place()
        assert panel.line == '  "province": "west",'
        panel.type_over('"Cape"', '"Tip",')
        panel.apply()
        assert panel.refusal == ""
        assert (called(isles, "west-2"), called(isles, "north")) == ("Tip", "Cold Sea")
        assert panel.text == map_text.text(isles.document.draft.board)

    def test_what_was_typed_can_be_discarded(self, isles: Hand, panel: MapTextPage) -> None:
        before = panel.text
        panel.type_over('"Strait"', '"North Sea"')
        panel.apply()
        assert panel.refusal == "Line 29, column 11: There’s already a sea called North Sea."
        panel.discard()
        assert (panel.refusal, panel.text) == ("", before)
        assert not isles.document.undo_stack.canUndo()

    def test_what_is_wrong_stays_in_another_look(self, isles: Hand, panel: MapTextPage) -> None:
        panel.type_over('"Strait"', '"')
        panel.apply()
        typed, said = panel.text, panel.refusal
        isles.window.preferences.set("theme", "dark")
        isles.window.appearance.follow()
        again = MapTextPage.of(isles.window)
        again.apply()
        assert again.widget is not panel.widget
        assert (again.text, again.widget.reason.text()) == (typed, said)

    def test_it_waits_while_something_is_dragged(self, isles: Hand, panel: MapTextPage) -> None:
        panel.type_over("Cape", "Tip")
        isles.document.preview(lambda draft: rename(draft, "north", "Cold Sea"))
        panel.apply()
        assert isles.document.is_dragged
        isles.document.end_preview()
        panel.apply()
        assert called(isles, "west-2") == "Tip"

    def test_very_long_text_is_not_pasted(
        self, isles: Hand, panel: MapTextPage, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("indonesia_qt.ui.editor.panels.map_text.LONGEST", 2_000)
        before = panel.text
        panel.put_cursor('"Cape"')
        panel.paste("x" * 2_000)
        assert panel.text == before
        assert isles.refusals == ["The text can have at most 2,000,000 characters."]
        panel.paste("x" * 20)
        assert len(panel.text) == len(before) + 20

    def test_signs_stay_as_they_are(self, isles: Hand, panel: MapTextPage) -> None:
        panel.type_over("Cape", "<b>Île&nbsp;")
        panel.apply()
        assert called(isles, "west-2") == "<b>Île&nbsp;"


def test_a_map_with_too_long_a_text_says_so(isles: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("indonesia_qt.ui.editor.panels.map_text.LONGEST", 200)
    panel = MapTextPage.of(isles.window).come_forward()
    assert panel.text == "The text can have at most 2,000,000 characters."
    assert panel.is_read_only()


def test_opening_a_map_works_no_text_out(
    isles_draft: Draft, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(map_text, "text", None)
    window = new_window(MapDocument(isles_draft), settings)
    window.show()
    settle()
    window.close()
    window.deleteLater()
