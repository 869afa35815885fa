"""The pointer of the keyboard: all that the mouse does on the map, done with keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest

from indonesia_qt.board.adjacency import pair, status_of
from indonesia_qt.board.model import Point
from indonesia_qt.mapmaking.edit.labels import label_of
from indonesia_qt.ui.editor.key_view import KeyView
from indonesia_qt.ui.editor.tools.border import BorderTool
from tests.ui.app.test_announcements import Ear, ear
from tests.ui.editor.hand import ALT, CTRL, NONE, SHIFT, Hand
from tests.ui.pages.editor.name_field import NameFieldPage
from tests.ui.pages.editor.new_area import NewAreaPage
from tests.ui.pages.menus import KEYBOARD, menu_at
from tests.ui.pages.news import NewsPage

assert ear
Key = Qt.Key


def view(hand: Hand) -> KeyView:
    return hand.window.context.view


def place(hand: Hand) -> Point | None:
    """Where the pointer is, in map units."""
    found = view(hand).place
    return None if found is None else (found.x(), found.y())


def move(hand: Hand, right: int, down: int) -> None:
    """Move the pointer by whole map units."""
    for number, back, on in ((right, Key.Key_Left, Key.Key_Right), (down, Key.Key_Up, Key.Key_Down)):
        far, near = divmod(abs(number), 10)
        for _ in range(far):
            hand.key(on if number > 0 else back, ALT | SHIFT)
        for _ in range(near):
            hand.key(on if number > 0 else back, ALT)


def go(hand: Hand, point: Point) -> None:
    """Move the pointer to a place of whole map units."""
    now = place(hand)
    if now is None:
        move(hand, 1, 0)
        now = place(hand)
    assert now
    move(hand, round(point[0] - now[0]), round(point[1] - now[1]))


def items(hand: Hand) -> list[QAccessibleInterface]:
    """What a screen reader finds of the areas."""
    found = QAccessible.queryAccessibleInterface(view(hand))
    return [found.child(number) for number in range(found.childCount())]


class TestPointer:
    def test_it_starts_at_what_is_selected_and_goes_when_the_mouse_moves(self, isles: Hand) -> None:
        isles.document.select(["west-1"])
        assert place(isles) is None
        isles.key(Key.Key_Right, ALT)
        assert place(isles) == (51, 120)
        isles.key(Key.Key_Up, ALT | SHIFT)
        assert place(isles) == (51, 110)
        isles.point("east-1")
        assert place(isles) is None

    def test_it_stays_on_the_map(self, isles: Hand) -> None:
        isles.document.select(["west-1"])
        move(isles, -70, 0)
        assert place(isles) == (0, 120)

    def test_escape_takes_it_away_when_nothing_was_begun(self, isles: Hand) -> None:
        isles.key(Key.Key_A)
        assert place(isles)
        isles.key(Key.Key_Escape)
        assert place(isles) is None

    def test_it_goes_from_area_to_area(self, isles: Hand) -> None:
        isles.document.select(["west-1"])
        isles.key(Key.Key_A)
        assert place(isles) == (50, 120)
        isles.key(Key.Key_A)
        assert place(isles) == (150, 120)
        isles.key(Key.Key_A, SHIFT)
        isles.key(Key.Key_A, SHIFT)
        assert place(isles) == (200, 220)

    def test_the_wheel_s_keys_zoom_there(self, isles: Hand) -> None:
        isles.document.select(["west-1"])
        isles.key(Key.Key_A)
        before, at = view(isles).scale_now, view(isles).mapFromScene(QPointF(50, 120))
        isles.key(Key.Key_PageUp)
        assert view(isles).scale_now > before
        assert (view(isles).mapFromScene(QPointF(50, 120)) - at).manhattanLength() <= 2
        isles.key(Key.Key_PageDown)
        assert view(isles).scale_now == pytest.approx(before)

    def test_what_lies_there_is_spoken(self, isles: Hand, ear: Ear) -> None:
        isles.document.select(["west-1"])
        isles.key(Key.Key_I)
        assert ear.heard[-1] == "West 1: 3 neighbours (1 by land, 2 across a coast); 50; 120"
        isles.key(Key.Key_B)
        move(isles, 50, 40)
        assert ear.heard[-1] == "Corner of West 1, Cape, South Sea"


class TestSelect:
    def test_space_selects_and_with_shift_more(self, isles: Hand) -> None:
        isles.document.select(["west-1"])
        isles.document.select(())
        go(isles, (50, 120))
        isles.key(Key.Key_Space)
        assert isles.document.selection == ("west-1",)
        go(isles, (150, 120))
        isles.key(Key.Key_Space, SHIFT)
        assert isles.document.selection == ("west-1", "west-2")
        isles.key(Key.Key_M, CTRL)
        assert [land.id for land in isles.board.lands] == ["west-1", "east-1"]

    def test_enter_renames(self, isles: Hand) -> None:
        isles.document.select(["west-2"])
        isles.key(Key.Key_A)
        isles.key(Key.Key_Return)
        (field,) = NameFieldPage.all_of(isles.window)
        QTest.keyClicks(field.widget, "Horn")
        field.accept()
        assert isles.document.name("west-2") == "Horn"
        assert isles.document.undo_stack.undoText() == "Rename Cape"

    def test_a_box_is_drawn(self, isles: Hand) -> None:
        go(isles, (10, 100))
        isles.document.select(())
        isles.key(Key.Key_G)
        move(isles, 180, 50)
        isles.key(Key.Key_G)
        assert isles.document.selection == ("west-1", "west-2")

    def test_escape_gives_a_drag_up(self, isles: Hand) -> None:
        isles.document.select(["east-1"])
        before = isles.document.draft
        isles.key(Key.Key_A)
        isles.key(Key.Key_G)
        isles.key(Key.Key_Down)
        assert isles.document.is_dragged or isles.window.context.view.tool.is_busy
        isles.key(Key.Key_Escape)
        assert not isles.window.context.view.tool.is_busy
        assert isles.document.draft is before

    def test_the_menu_is_that_of_the_area_at_the_pointer(self, isles: Hand) -> None:
        isles.document.select(["west-1"])
        isles.key(Key.Key_A)
        isles.key(Key.Key_A)
        menu = menu_at(view(isles), QPoint(), KEYBOARD)
        assert "Link with…" in menu.offered()
        menu.close()
        assert isles.document.selection == ("west-2",)


class TestBorder:
    def test_corners_are_found_moved_and_removed(self, small: Hand) -> None:
        small.document.select(["land-0-0"])
        small.key(Key.Key_B)
        tool = view(small).tool
        assert isinstance(tool, BorderTool)
        stops = tool.stops()
        assert len(stops) > 4
        small.key(Key.Key_A)
        assert place(small) in stops
        first = place(small)
        small.key(Key.Key_Space)
        assert tool.chosen == {first}
        for _ in stops:
            small.key(Key.Key_A)
        assert place(small) == first

    def test_a_corner_is_dragged(self, isles: Hand) -> None:
        isles.document.select(["west-1"])
        isles.key(Key.Key_B)
        go(isles, (100, 160))
        isles.key(Key.Key_G)
        isles.key(Key.Key_Down, SHIFT)
        isles.key(Key.Key_G)
        assert (100, 170) in isles.board.lands[0].shape[0][0]
        assert isles.document.undo_stack.undoText() == "Move corner"

    def test_a_corner_is_added_and_removed(self, isles: Hand) -> None:
        isles.document.select(["west-1"])
        isles.key(Key.Key_B)
        go(isles, (50, 160))
        isles.key(Key.Key_Space)
        assert (50, 160) in isles.board.lands[0].shape[0][0]
        isles.key(Key.Key_Delete)
        assert (50, 160) not in isles.board.lands[0].shape[0][0]


class TestPencil:
    def test_an_island_is_drawn(self, isles: Hand, ear: Ear) -> None:
        isles.key(Key.Key_D)
        box = NewAreaPage.of(isles.window)
        for corner in ((220, 200), (300, 200), (300, 250), (220, 250)):
            go(isles, corner)
            isles.key(Key.Key_Space)
        assert ear.heard[-1] == "4 corners"
        isles.key(Key.Key_Return)
        assert box.is_open
        box.put_in("Far East")
        box.confirm()
        (new,) = [land for land in isles.board.lands if land.id not in ("west-1", "west-2", "east-1")]
        assert set(new.shape[0][0]) == {(220, 200), (300, 200), (300, 250), (220, 250)}

    def test_an_area_is_split(self, isles: Hand) -> None:
        isles.document.select(["west-1"])
        isles.key(Key.Key_C)
        for corner in ((50, 80), (50, 160)):
            go(isles, corner)
            isles.key(Key.Key_Space)
        assert len(isles.board.lands) == 4
        assert isles.document.undo_stack.undoText() == "Split West 1"


class TestLink:
    @pytest.mark.parametrize(("keys", "linked"), [(NONE, True), (SHIFT, False)])
    def test_two_areas_are_linked(self, isles: Hand, ear: Ear, keys: Qt.KeyboardModifier, linked: bool) -> None:
        isles.key(Key.Key_L)
        isles.document.select(["west-1"])
        isles.key(Key.Key_A)
        isles.key(Key.Key_Space)
        go(isles, (330, 120))
        assert ear.heard[-1] == "Link West 1 and Far East 1 with an arrow"
        isles.key(Key.Key_Space, keys)
        assert status_of(isles.board, pair("west-1", "east-1")).linked == linked
        assert place(isles) == (330, 120), "where the second key was pressed"

    def test_what_was_announced_is_in_a_list(self, isles: Hand) -> None:
        isles.key(Key.Key_L)
        isles.document.select(["west-1"])
        isles.key(Key.Key_A)
        isles.key(Key.Key_Space)
        go(isles, (330, 120))
        isles.key(Key.Key_Space)
        news = NewsPage.open_in(isles.window)
        assert "Link West 1 and Far East 1 with an arrow" in news.sentences[-2:]
        news.widget.close()


class TestPlace:
    def test_a_name_is_found_dragged_turned_and_enlarged(self, isles: Hand) -> None:
        isles.key(Key.Key_P)
        label = isles.board.labels[0]
        go(isles, label.at)
        now = place(isles)
        assert now
        view(isles).go_to(QPointF(*label.at))
        isles.key(Key.Key_PageUp, CTRL)
        isles.key(Key.Key_PageUp, SHIFT)
        after = label_of(isles.board, label.of)
        assert (after.angle, after.size) == (label.angle + 5, label.size + 1)
        isles.key(Key.Key_G)
        isles.key(Key.Key_Right)
        isles.key(Key.Key_G)
        assert label_of(isles.board, label.of).at != label.at

    def test_it_goes_through_all_that_belongs_to_what_is_selected(self, isles: Hand) -> None:
        isles.document.select(["north"])
        isles.key(Key.Key_P)
        found = set()
        for _ in range(4):
            isles.key(Key.Key_A)
            found.add(place(isles))
        assert found >= {(200, 40), (40, 40), (90, 40)}


class TestScreenReader:
    def test_the_map_is_a_list_of_areas(self, isles: Hand) -> None:
        names = [item.text(QAccessible.Text.Name) for item in items(isles)]
        assert names == [
            "West 1, land",
            "Cape (West), land",
            "Far East 1, land",
            "North Sea, sea",
            "Strait, sea",
            "South Sea, sea",
        ]

    def test_an_area_says_its_neighbours_and_whether_it_is_selected(self, isles: Hand) -> None:
        west, *_ = items(isles)
        assert west.text(QAccessible.Text.Description) == "West 1: 3 neighbours (1 by land, 2 across a coast)"
        assert not west.state().selected
        west.actionInterface().doAction("Press")
        assert isles.document.selection == ("west-1",)
        assert west.state().selected
        assert west.state().focused

    def test_steps_are_spoken(self, isles: Hand, ear: Ear) -> None:
        isles.document.select(["west-1", "west-2"])
        isles.key(Key.Key_M, CTRL)
        assert ear.heard[-1] == "Merge West 1 and Cape"
        isles.key(Key.Key_Z, CTRL)
        assert ear.heard[-1] == "Undone: Merge West 1 and Cape"
