"""The editor's window: what is selected, what can be undone, what is drawn anew."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import NoReturn

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QApplication, QScrollArea

from indonesia_qt.board.draft import Draft, EditError
from indonesia_qt.ui.editor.document.map_document import MapDocument
from indonesia_qt.ui.editor.editor_window import EditorWindow
from indonesia_qt.ui.editor.window_manager import new_window
from indonesia_qt.ui.settings.settings_file import Preferences, Settings
from indonesia_qt.ui.style.scaling import FRAME
from indonesia_qt.ui.support.window_geometry import panels_of
from tests.soak import soak_but
from tests.ui.editor.hand import CTRL, SHIFT, Hand
from tests.ui.pages.editor.neighbours import NeighboursPage
from tests.ui.pages.editor.window import EditorPage
from tests.ui.pages.page import settle


def retitled(title: str, draft: Draft) -> Draft:
    return replace(draft, board=replace(draft.board, title=title))


def refuse(draft: Draft) -> NoReturn:
    raise EditError(f"{draft.board.title} stays as it is.")


def without_lakes(draft: Draft) -> Draft:
    return replace(draft, board=replace(draft.board, lakes=()))


class TestSelection:
    def test_a_click_selects_an_area_and_shift_one_more_or_one_fewer(self, hand: Hand) -> None:
        seen = []
        hand.document.selection_changed.connect(lambda: seen.append(hand.document.selection))
        hand.click("bali-1")
        hand.click("bali-sea", SHIFT)
        hand.click("bali-1", CTRL)
        hand.click((0.5, hand.board.height + 20))
        assert seen == [("bali-1",), ("bali-1", "bali-sea"), ("bali-sea",), ()]

    def test_a_drag_selects_what_it_encloses(self, hand: Hand) -> None:
        boxed = [land for land in hand.board.lands if land.province == "bali"]
        corners = [land.token for land in boxed]
        left, top = min(x for x, _ in corners) - 8, min(y for _, y in corners) - 8
        right, bottom = max(x for x, _ in corners) + 8, max(y for _, y in corners) + 8
        hand.drag((left, top), (right, bottom))
        assert set(hand.document.selection) == {land.id for land in boxed}

    def test_esc_ends_a_drag(self, hand: Hand) -> None:
        hand.press("bali-1")
        hand.carry("bali-1", "aceh-1")
        hand.key(Qt.Key.Key_Escape)
        hand.let_go("aceh-1")
        assert hand.document.selection == ()

    def test_what_is_gone_is_not_selected_any_more(self, hand: Hand) -> None:
        hand.document.select(["bali-1", "aceh-1"])
        lands = tuple(land for land in hand.board.lands if land.id != "aceh-1")
        hand.document.do("Remove", lambda draft: replace(draft, board=replace(draft.board, lands=lands)))
        assert hand.document.selection == ("bali-1",)


class TestSteps:
    def test_a_step_is_undone_and_redone_with_the_keys(self, hand: Hand, indonesia: Draft) -> None:
        hand.document.do("Rename the map", lambda draft: retitled("Nusantara", draft))
        assert hand.window.windowTitle().startswith("Nusantara")
        assert hand.window.isWindowModified()
        hand.key(Qt.Key.Key_Z, CTRL)
        assert hand.document.draft is indonesia
        assert not hand.window.isWindowModified()
        hand.key(Qt.Key.Key_Y, CTRL)
        assert hand.board.title == "Nusantara"

    def test_a_refusal_is_told_and_changes_nothing(self, hand: Hand, indonesia: Draft) -> None:
        assert not hand.document.do("Refuse", refuse)
        assert hand.refusals == ["Indonesia stays as it is."]
        assert hand.window.callout.isVisible()
        assert hand.document.draft is indonesia
        assert not hand.document.undo_stack.canUndo()

    def test_nothing_is_undone_while_something_is_dragged(self, hand: Hand) -> None:
        hand.document.do("Rename the map", lambda draft: retitled("Nusantara", draft))
        assert hand.document.preview(lambda draft: retitled("Archipelago", draft)) == ""
        hand.key(Qt.Key.Key_Z, CTRL)
        assert hand.board.title == "Archipelago"
        hand.document.end_preview()
        assert hand.board.title == "Nusantara"
        hand.key(Qt.Key.Key_Z, CTRL)
        assert hand.board.title == "Indonesia"

    def test_a_change_that_changes_nothing_is_no_step(self, hand: Hand) -> None:
        assert hand.document.do("Nothing", lambda draft: draft)
        assert not hand.document.undo_stack.canUndo()


class TestMap:
    def test_only_what_changed_is_drawn_anew(self, hand: Hand) -> None:
        scene = hand.window.context.scene
        before = set(scene.items())
        hand.document.do("Remove the lakes", without_lakes)
        assert len(before - set(scene.items())) == len(before) - len(scene.items()) > 0
        hand.key(Qt.Key.Key_Z, CTRL)
        assert len(scene.items()) == len(before)

    def test_the_line_below_names_the_area_at_the_pointer(self, hand: Hand) -> None:
        hand.point("bali-1")
        assert any(text.startswith("West Bali ·") for text in hand.page.below())

    def test_z_brings_what_is_selected_into_view_and_f_the_whole_map(self, hand: Hand) -> None:
        view, scene = hand.window.context.view, hand.window.context.scene
        hand.look_at((100, 100), 3.0)
        hand.document.select(["papua-1"])
        hand.key(Qt.Key.Key_Z)
        assert view.viewport().rect().contains(view.mapFromScene(scene.point_of("papua-1")))
        hand.key(Qt.Key.Key_F)
        assert view.sight is None

    def test_another_tool_tells_its_own_hint(self, hand: Hand) -> None:
        hand.window.show_message("Something that was done")
        hand.window.use_tool("draw")
        assert hand.page.message == ""

    def test_tools_have_their_names_where_there_is_room(self, hand: Hand) -> None:
        assert hand.page.has_names_of_tools()
        hand.window.resize(700, 600)
        assert not hand.page.has_names_of_tools()

    def test_another_look_keeps_map_tool_and_steps(self, hand: Hand) -> None:
        hand.document.do("Rename the map", lambda draft: retitled("Nusantara", draft))
        hand.window.context.view.zoom_in()
        scale = hand.window.context.view.scale_now
        hand.window.preferences.set("theme", "dark")
        hand.window.appearance.follow()
        assert hand.window.context.theme.id == "dark"
        assert hand.window.context.view.scale_now == scale
        hand.key(Qt.Key.Key_Z, CTRL)
        assert hand.board.title == "Indonesia"

    def test_the_panels_come_back_where_they_were(self, hand: Hand, settings: Settings, indonesia: Draft) -> None:
        hand.window.docks["steps"].hide()
        hand.window.resizeDocks([hand.window.docks["areas"]], [300], Qt.Orientation.Horizontal)
        settle()
        before = panels_of(hand.window, list(hand.window.docks.values()))
        hand.window.close()
        again = new_window(MapDocument(indonesia), settings)
        again.resize(hand.window.size())
        again.show()
        assert again.docks["steps"].isHidden()
        settle()
        assert panels_of(again, list(again.docks.values())) == before
        again.close()
        again.deleteLater()

    @pytest.mark.parametrize("room", [QSize(1366, 728), QSize(1920, 1040), QSize(2560, 1400)], ids=str)
    def test_the_first_window_takes_the_room_of_the_screen(
        self, settings: Settings, indonesia: Draft, monkeypatch: pytest.MonkeyPatch, room: QSize
    ) -> None:
        screen = SimpleNamespace(availableSize=lambda: room)
        monkeypatch.setattr(EditorWindow, "screen", lambda _: screen)
        window = new_window(MapDocument(indonesia), settings)
        assert window.size() == (room - FRAME).boundedTo(QSize(1920, 1080))
        window.deleteLater()

    def test_the_window_comes_back_where_it_was(self, hand: Hand, settings: Settings, indonesia: Draft) -> None:
        place = QRect(40, 60, 700, 640)
        hand.window.setGeometry(place)
        hand.window.close()
        again = new_window(MapDocument(indonesia), settings)
        again.show()
        assert again.geometry() == place
        again.showMaximized()
        again.close()
        again.deleteLater()
        third = new_window(MapDocument(indonesia), settings)
        third.show()
        assert third.isMaximized()
        third.close()
        third.deleteLater()


@pytest.fixture
def large(settings: Settings, undressed: None, indonesia: Draft) -> Iterator[EditorWindow]:
    """A window with text of 200 % on a small screen."""
    assert undressed is None
    Preferences(settings).set("scale", 200)
    window = new_window(MapDocument(indonesia), settings)
    window.appearance.put_on()
    window.appearance.changed.emit()
    window.resize(1366, 768)
    window.show()
    settle()
    yield window
    window.close()
    window.deleteLater()


class TestLargeText:
    def test_no_panel_that_is_in_front_is_wider_than_its_place(self, large: EditorWindow) -> None:
        large.document.select(["sumatera-utara-2"])
        for id in ("areas", "properties", "problems", "neighbours"):
            large.panels[id].come_forward()
            settle()
            around = large.docks[id].widget()
            assert isinstance(around, QScrollArea)
            for place in (around, *EditorPage(large).scroll_areas(id)):
                assert place.horizontalScrollBar().maximum() == 0, id

    def test_what_a_panel_says_is_never_squeezed(self, large: EditorWindow) -> None:
        large.document.select(["sumatera-utara-2"])
        parts = NeighboursPage.of(large).come_forward().words()
        assert [part.text() for part in parts if part.height() < part.heightForWidth(part.width())] == []
        assert [part.text() for part in parts if part.height() < part.minimumSizeHint().height()] == []

    def test_panels_have_no_title_where_tabs_say_what_they_are(self, large: EditorWindow) -> None:
        areas, steps = large.docks["areas"], large.docks["steps"]
        assert (areas.titleBarWidget().height(), steps.titleBarWidget().height()) == (0, 0)
        assert large.docks["layers"].isHidden()
        steps.hide()
        settle()
        assert areas.titleBarWidget() is None
        steps.show()
        settle()
        assert areas.titleBarWidget() is not None
        areas.setFloating(True)
        settle()
        assert areas.titleBarWidget() is None

    def test_with_room_for_them_panels_have_titles(self, hand: Hand) -> None:
        settle()
        bare = [id for id, dock in hand.window.docks.items() if dock.titleBarWidget() is not None]
        assert bare == ["problems"], "only the folded one has none"
        assert not hand.window.docks["layers"].isHidden()


@pytest.mark.parametrize("percent", soak_but((100, 250), [100, 150, 200, 250]))
def test_the_window_fits_a_small_screen_in_every_size_of_text(
    settings: Settings, undressed: None, indonesia: Draft, percent: int
) -> None:
    assert undressed is None
    Preferences(settings).set("scale", percent)
    window = new_window(MapDocument(indonesia), settings)
    window.appearance.put_on()
    window.appearance.changed.emit()
    window.resize(1366, 768)
    window.show()
    QApplication.processEvents()
    assert (window.width(), window.height()) == (1366, 768)
    page = EditorPage(window)
    assert page.room_for_counts() >= page.problems_button.fontMetrics().height()
    page.problems_button.setFocus()
    assert page.room_for_counts() >= page.problems_button.fontMetrics().height()
    window.close()
    window.deleteLater()
