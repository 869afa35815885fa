"""Selected land is moved, scaled and turned with the mouse, and moved with the arrow keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt

from indonesia_qt.board.adjacency import geometry
from indonesia_qt.board.draft import Draft, found
from indonesia_qt.board.model import Point
from indonesia_qt.ui.editor.tools.placing_frame import Grasp
from tests.mapmaking.sound import require_partition
from tests.ui.editor.hand import CTRL, NONE, SHIFT, Hand
from tests.ui.pages.editor.select import SelectPage

Box = tuple[float, float, float, float]
EAST: Box = (260, 80, 400, 160)


@pytest.fixture
def tool(isles: Hand) -> SelectPage:
    """The tool, with the eastern island selected."""
    isles.click("east-1")
    return SelectPage(isles.window)


def box(hand: Hand, area: str = "east-1") -> Box:
    left, top, right, bottom = geometry(found(hand.document.draft.board.lands, area).shape).bounds
    return left, top, right, bottom


def beside(place: Point, dx: float, dy: float) -> Point:
    return place[0] + dx, place[1] + dy


class TestMouse:
    def test_selected_land_is_moved_by_a_drag_as_one_step(
        self, isles: Hand, tool: SelectPage, isles_draft: Draft
    ) -> None:
        assert tool.has_frame
        isles.press((330, 120))
        isles.carry((330, 120), (300, 130))
        assert tool.outline is not None
        assert abs(tool.outline.center().x() - 300) < 3  # it goes with the pointer
        assert isles.document.draft is isles_draft
        isles.let_go((300, 130))
        assert tool.outline is None
        assert box(isles) == pytest.approx((230, 90, 370, 170), abs=1)
        require_partition(isles.document.draft.board)
        assert isles.document.undo_stack.undoText() == "Move 1 area"
        assert isles.document.selection == ("east-1",)
        isles.key(Qt.Key.Key_Z, CTRL)
        assert isles.document.draft is isles_draft

    def test_a_corner_scales_and_the_opposite_one_stays(self, isles: Hand, tool: SelectPage) -> None:
        start = tool.handle(Grasp.TOP_LEFT)
        isles.drag(start, beside(start, 70, 40))
        assert isles.refusals == []
        left, top, right, bottom = box(isles)
        assert (right, bottom) == pytest.approx((400, 160), abs=0.2)
        assert (right - left) / 140 == pytest.approx(0.5, abs=0.05)
        assert (right - left) / (bottom - top) == pytest.approx(140 / 80, abs=0.02)
        require_partition(isles.document.draft.board)
        assert isles.document.undo_stack.undoText() == "Scale 1 area"

    def test_the_handle_above_turns(self, isles: Hand, tool: SelectPage) -> None:
        isles.document.select(["west-2"])
        isles.drag(tool.handle(Grasp.TURN), (180, 60))
        assert isles.document.undo_stack.undoText() == "Rotate 1 area"
        require_partition(isles.document.draft.board)

    def test_shift_turns_by_whole_steps(self, isles: Hand, tool: SelectPage) -> None:
        start = tool.handle(Grasp.TURN)
        isles.press(start)
        isles.carry(start, (390, 125))
        tool.tool.move(tool.touch((390, 125), SHIFT))
        assert tool.note == "90°"
        isles.key(Qt.Key.Key_Escape)
        isles.let_go((390, 125))
        assert isles.document.undo_stack.count() == 0

    def test_esc_leaves_all_as_it_was(self, isles: Hand, tool: SelectPage, isles_draft: Draft) -> None:
        isles.press((330, 120))
        isles.carry((330, 120), (300, 130))
        isles.key(Qt.Key.Key_Escape)
        assert tool.outline is None
        isles.let_go((300, 130))
        assert isles.document.draft is isles_draft
        assert isles.document.undo_stack.count() == 0
        assert isles.document.selection == ("east-1",)

    def test_what_the_dialog_refuses_is_refused(self, isles: Hand, tool: SelectPage, isles_draft: Draft) -> None:
        isles.drag((330, 120), (390, 120))
        assert "has to stay on the canvas" in isles.refusals[0]
        assert isles.document.draft is isles_draft
        assert tool.has_frame
        assert isles.page.says_at_pointer
        isles.drag((330, 120), (300, 120))
        assert not isles.page.says_at_pointer
        assert isles.document.undo_stack.count() == 1

    def test_several_areas_are_moved_together(self, isles: Hand, tool: SelectPage) -> None:
        isles.document.select(["west-1", "west-2"])
        assert tool.has_frame
        isles.drag((50, 120), (58, 130))
        assert box(isles, "west-1")[:2] == pytest.approx((8, 90), abs=1)
        assert box(isles, "west-2")[:2] == pytest.approx((108, 90), abs=1)
        assert isles.document.undo_stack.undoText() == "Move 2 areas"
        assert isles.document.selection == ("west-1", "west-2")

    def test_land_that_is_not_selected_stays(self, isles: Hand, tool: SelectPage, isles_draft: Draft) -> None:
        assert tool.has_frame
        isles.drag((10, 90), (110, 150))
        assert isles.document.draft is isles_draft
        assert isles.document.selection == ("west-1",)

    def test_a_click_on_one_of_several_selects_it(self, isles: Hand, tool: SelectPage) -> None:
        isles.document.select(["west-1", "west-2"])
        assert tool.has_frame
        isles.click("west-2")
        assert isles.document.selection == ("west-2",)

    @pytest.mark.parametrize("chosen", [["south"], ["east-1", "south"], []])
    def test_only_land_has_a_frame(self, isles: Hand, tool: SelectPage, chosen: list[str]) -> None:
        isles.document.select(chosen)
        assert not tool.has_frame

    def test_other_tools_have_no_frame(self, isles: Hand, tool: SelectPage) -> None:
        isles.window.use_tool("border")
        assert not tool.has_frame
        isles.window.use_tool("select")
        assert tool.has_frame

    def test_the_handles_of_a_small_island_lie_apart(self, isles: Hand, tool: SelectPage) -> None:
        isles.look_at((330, 120), 0.1)
        corners = [tool.handle(grasp) for grasp in (Grasp.TOP_LEFT, Grasp.BOTTOM_RIGHT)]
        apart = QRectF(QPointF(*corners[0]), QPointF(*corners[1]))
        assert min(apart.width(), apart.height()) * 0.1 >= 30


class TestKeys:
    @pytest.mark.parametrize(("modifiers", "far"), [(NONE, 1.0), (SHIFT, 10.0)])
    def test_arrow_keys_move_selected_land(
        self, isles: Hand, tool: SelectPage, modifiers: Qt.KeyboardModifier, far: float
    ) -> None:
        assert tool.has_frame
        isles.key(Qt.Key.Key_Left, modifiers)
        isles.key(Qt.Key.Key_Down, modifiers)
        assert box(isles) == (EAST[0] - far, EAST[1] + far, EAST[2] - far, EAST[3] + far)
        assert isles.document.undo_stack.count() == 2
        require_partition(isles.document.draft.board)

    def test_with_ctrl_they_select_the_next_area(self, isles: Hand, tool: SelectPage, isles_draft: Draft) -> None:
        assert tool.has_frame
        isles.key(Qt.Key.Key_Left, CTRL)
        assert isles.document.selection != ("east-1",)
        assert isles.document.draft is isles_draft

    def test_without_land_they_say_what_they_do(self, isles: Hand, isles_draft: Draft) -> None:
        isles.document.select(["south"])
        isles.key(Qt.Key.Key_Left)
        assert "Ctrl+arrow key" in isles.page.message
        assert isles.document.selection == ("south",)
        assert isles.document.draft is isles_draft
