"""New land, seas and lakes are drawn on the map."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
import shapely
from PySide6.QtCore import Qt

from indonesia_qt.board.draft import Draft
from indonesia_qt.board.model import LandArea, Point
from indonesia_qt.board.shapes import area_geometries
from indonesia_qt.mapmaking.edit.new_map import blank
from indonesia_qt.mapmaking.edit.shapes.drawn_areas import NewAreaRequest
from indonesia_qt.ui.editor.tools.draw import NewAreaForm
from indonesia_qt.ui.settings.settings_file import Settings
from tests.i18n.linguist import spoken
from tests.i18n.test_languages import LANGUAGES
from tests.soak import soak_but
from tests.ui.editor.conftest import a_hand
from tests.ui.editor.hand import CTRL, Hand
from tests.ui.pages.editor.new_area import NewAreaPage


@pytest.fixture
def tool(small: Hand) -> Hand:
    small.window.use_tool("draw")
    return small


def box(hand: Hand) -> NewAreaPage:
    return NewAreaPage.of(hand.window)


def square(hand: Hand, area: str, side: float = 18.0) -> tuple[Point, ...]:
    middle = hand.window.context.scene.point_of(area)
    x, y, half = middle.x(), middle.y(), side / 2
    return (x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)


def click_all(hand: Hand, corners: Sequence[Point]) -> None:
    for corner in corners:
        hand.click(corner)


def fresh(hand: Hand, before: Draft) -> list[str]:
    known = {piece.id for piece in (*before.board.areas(), *before.board.lakes)}
    return [piece.id for piece in (*hand.board.areas(), *hand.board.lakes) if piece.id not in known]


@pytest.mark.parametrize("code", soak_but(("fr",), LANGUAGES))
@pytest.mark.usefixtures("undressed")
def test_what_can_be_answered_has_room_in_each_language(small: Hand, code: str, tmp_path: Path) -> None:
    small.window.appearance.put_on()
    view = small.window.context.view
    with spoken(code, tmp_path):
        asked = NewAreaForm(view)
        for kind in asked.kinds:
            asked.ask(["Panay"], NewAreaRequest(kind, "Panay", ""), view.rect())
            for button in NewAreaPage(asked).all_buttons():
                assert button.width() >= button.sizeHint().width(), button.text()
    asked.deleteLater()


class TestOutlines:
    def test_an_island_is_clicked_into_the_sea(self, tool: Hand, grid: Draft) -> None:
        corners = square(tool, "sea-3-1")
        click_all(tool, corners)
        tool.click(corners[0])
        assert box(tool).is_open
        assert fresh(tool, grid)  # as it would be
        assert tool.document.draft is grid
        box(tool).put_in(grid.board.provinces[0].name)
        box(tool).confirm()
        (new,) = fresh(tool, grid)
        land = next(area for area in tool.board.areas() if area.id == new)
        assert isinstance(land, LandArea)
        assert land.province == grid.board.provinces[0].id
        assert shapely.Polygon(land.shape[0][0]).area == pytest.approx(18 * 18, rel=0.1)
        assert tool.document.selection == (new,)
        assert not box(tool).is_open
        assert shapely.coverage_is_valid(list(area_geometries(tool.board).values()))
        tool.key(Qt.Key.Key_Z, CTRL)
        assert tool.document.draft is grid

    def test_enter_and_a_double_click_close_an_outline(self, tool: Hand) -> None:
        corners = square(tool, "sea-3-1")
        click_all(tool, corners)
        tool.key(Qt.Key.Key_Return)
        assert box(tool).is_open
        box(tool).leave()
        assert not box(tool).is_open
        tool.key(Qt.Key.Key_Escape)
        click_all(tool, corners[:-1])
        tool.double_click(corners[-1])
        assert box(tool).is_open

    def test_a_free_hand_line_that_comes_back_is_an_outline(self, tool: Hand) -> None:
        corners = square(tool, "sea-3-1", 24.0)
        tool.press(corners[0])
        for start, end in zip(corners, (*corners[1:], corners[0]), strict=True):
            tool.carry(start, end)
        tool.let_go(corners[0])
        assert box(tool).is_open
        box(tool).become("lake")
        box(tool).name("Toba")
        box(tool).confirm_with_mouse()
        (lake,) = tool.board.lakes
        assert lake.name == "Toba"
        assert 5 <= len(lake.shape[0][0]) <= 8  # its corners, not all that the hand went through

    def test_backspace_takes_a_corner_back(self, tool: Hand, grid: Draft) -> None:
        corners = square(tool, "sea-3-1")
        click_all(tool, [*corners[:3], tool_point(tool, "land-1-1")])
        tool.key(Qt.Key.Key_Backspace)
        click_all(tool, corners[3:])
        tool.key(Qt.Key.Key_Return)
        box(tool).confirm()
        (new,) = fresh(tool, grid)
        assert shapely.Polygon(next(land for land in tool.board.lands if land.id == new).shape[0][0]).area < 400

    def test_esc_forgets_the_outline(self, tool: Hand, grid: Draft) -> None:
        click_all(tool, square(tool, "sea-3-1"))
        tool.key(Qt.Key.Key_Escape)
        tool.key(Qt.Key.Key_Return)
        assert not box(tool).is_open
        assert tool.document.draft is grid

    def test_corners_near_a_node_lie_on_it(self, tool: Hand, grid: Draft) -> None:
        ring = next(area for area in grid.board.areas() if area.id == "land-1-1").shape[0][0]
        click_all(tool, [ring[0], ring[1], tool_point(tool, "land-1-1"), ring[-2]])
        tool.key(Qt.Key.Key_Return)
        assert box(tool).is_open
        box(tool).confirm()
        (new,) = fresh(tool, grid)
        assert {ring[0], ring[1], ring[-2]} <= set(next(a for a in tool.board.lands if a.id == new).shape[0][0])


class TestRefusals:
    def test_an_outline_that_crosses_itself_can_be_mended(self, tool: Hand, grid: Draft) -> None:
        a, b, c, d = square(tool, "sea-3-1")
        click_all(tool, [a, c, b, d])
        tool.key(Qt.Key.Key_Return)
        assert not box(tool).is_open
        assert "without crossing" in tool.refusals[0]
        for _ in range(3):
            tool.key(Qt.Key.Key_Backspace)
        click_all(tool, [b, c, d])
        tool.key(Qt.Key.Key_Return)
        assert box(tool).is_open
        assert tool.document.draft is grid

    def test_a_name_that_is_taken_is_told_in_the_box(self, tool: Hand, grid: Draft) -> None:
        click_all(tool, square(tool, "sea-3-1"))
        tool.key(Qt.Key.Key_Return)
        box(tool).become("sea")
        box(tool).name(grid.board.seas[0].name)
        assert grid.board.seas[0].name in box(tool).refusal
        assert not box(tool).can_be_confirmed()
        box(tool).confirm()
        assert tool.document.draft is grid
        box(tool).name(" II")
        box(tool).confirm()
        assert len(tool.board.seas) == len(grid.board.seas) + 1


class TestBox:
    def test_a_new_province_is_made_by_its_name_and_remembered(self, tool: Hand, grid: Draft) -> None:
        click_all(tool, square(tool, "sea-3-1"))
        tool.key(Qt.Key.Key_Return)
        box(tool).put_in("Java")
        box(tool).confirm()
        assert tool.board.provinces[-1].name == "Java"
        click_all(tool, square(tool, "sea-3-2"))
        tool.key(Qt.Key.Key_Return)
        assert box(tool).province == "Java"
        box(tool).confirm()
        assert len(tool.board.provinces) == len(grid.board.provinces) + 1
        assert [land.province for land in tool.board.lands][-2:] == ["java", "java"]

    def test_another_tool_forgets_what_was_asked(self, tool: Hand, grid: Draft) -> None:
        click_all(tool, square(tool, "sea-3-1"))
        tool.key(Qt.Key.Key_Return)
        tool.window.use_tool("select")
        assert not box(tool).is_open
        assert tool.board is grid.board

    def test_another_look_forgets_what_was_asked(self, tool: Hand, grid: Draft) -> None:
        click_all(tool, square(tool, "sea-3-1"))
        tool.key(Qt.Key.Key_Return)
        tool.window.preferences.set("theme", "dark")
        tool.window.appearance.follow()
        assert tool.board is grid.board
        assert not tool.document.is_dragged


def tool_point(hand: Hand, area: str) -> Point:
    point = hand.window.context.scene.point_of(area)
    return point.x(), point.y()


def test_what_is_added_is_just_what_was_seen_and_carved_once_for_all_its_names(tool: Hand) -> None:
    corners = square(tool, "sea-3-1")
    click_all(tool, corners)
    tool.key(Qt.Key.Key_Return)
    box(tool).become("sea")
    unnamed = tool.board
    box(tool).name("Laguna")
    assert [sea.shape for sea in unnamed.seas] == [sea.shape for sea in tool.board.seas]
    assert all(a.shape is b.shape for a, b in zip(unnamed.areas(), tool.board.areas(), strict=True))
    shown = tool.document.shown
    box(tool).confirm()
    assert tool.document.draft is shown
    assert "Laguna" in {sea.name for sea in tool.board.seas}


@pytest.mark.parametrize("number", [1, 2])
def test_a_line_of_few_corners_becomes_nothing(tool: Hand, number: int) -> None:
    click_all(tool, square(tool, "sea-3-1")[:number])
    tool.key(Qt.Key.Key_Return)
    assert not box(tool).is_open
    assert "at least three corners" in tool.refusals[-1]


def test_without_a_province_the_keyboard_is_where_the_message_is_about(settings: Settings, undressed: None) -> None:
    assert undressed is None
    for hand in a_hand(blank("nowhere", "Nowhere", 800, 600), settings):
        hand.window.use_tool("draw")
        click_all(hand, ((100.0, 100.0), (300.0, 100.0), (300.0, 300.0)))
        hand.key(Qt.Key.Key_Return)
        assert "Land belongs to a province" in box(hand).refusal
        assert box(hand).writes_province
