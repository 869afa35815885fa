"""Areas are moved, scaled, turned and mirrored by numbers and menus."""

from __future__ import annotations

from indonesia_qt.board.adjacency import geometry
from indonesia_qt.board.draft import Draft, found
from tests.mapmaking.sound import require_partition
from tests.ui.editor.hand import Hand
from tests.ui.pages.editor import placing
from tests.ui.pages.editor.placing import PlacingPage


def test_areas_are_moved_scaled_and_turned_as_one_step(isles: Hand, isles_draft: Draft) -> None:
    isles.document.select(["east-1"])
    dialog = PlacingPage.open(isles.window)
    dialog.put(right=-30, down=10, scale=80, angle=20)
    assert isles.document.is_dragged
    assert isles.document.draft is isles_draft
    dialog.confirm()
    require_partition(isles.document.draft.board)
    assert isles.document.undo_stack.count() == 1
    assert isles.document.selection == ("east-1",)
    assert geometry(found(isles.board.lands, "east-1").shape).centroid.x < 305
    isles.page.give("editor_undo")
    assert isles.document.draft is isles_draft


def test_what_cannot_be_is_said_and_esc_leaves_all_as_it_was(isles: Hand, isles_draft: Draft) -> None:
    isles.document.select(["east-1"])
    dialog = PlacingPage.open(isles.window)
    dialog.put(right=100)
    assert "has to stay on the canvas" in dialog.refusal
    assert not dialog.can_apply
    dialog.put(right=-20)
    assert dialog.can_apply
    dialog.leave()
    assert isles.document.shown is isles_draft


def test_an_area_is_mirrored_by_its_menu_and_back_by_the_command(isles: Hand) -> None:
    isles.page.menu_at(isles.at("east-1")).choose(*placing.MIRROR)
    assert isles.document.undo_stack.count() == 1
    isles.page.give("flip_areas")
    require_partition(isles.document.draft.board)
    assert isles.document.undo_stack.count() == 2
    assert isles.refusals == []
