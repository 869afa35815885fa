"""The grid and snapping stay as they were chosen, from one start and one look to the next."""

from __future__ import annotations

import pytest

from indonesia_qt.board.draft import Draft
from indonesia_qt.ui.editor.document.map_document import MapDocument
from indonesia_qt.ui.editor.menus.view_commands import GRID
from indonesia_qt.ui.editor.window_manager import new_window
from indonesia_qt.ui.settings.settings_file import Settings
from tests.ui.editor.hand import Hand
from tests.ui.pages.editor.minimap import MinimapPage
from tests.ui.pages.page import settle


def test_the_grid_and_snapping_are_kept(small: Hand, settings: Settings, grid: Draft) -> None:
    small.page.give("grid_20")
    small.page.give("snap")
    again = new_window(MapDocument(grid), settings)
    assert again.context.scene.grid.units == 20
    assert again.context.scene.grid.isVisible()
    assert not again.context.scene.snaps
    again.deleteLater()


def test_they_and_the_minimap_are_there_in_another_look(small: Hand) -> None:
    small.page.give("grid_5")
    small.window.preferences.set("theme", "dark")
    small.window.appearance.follow()
    assert small.window.context.scene.grid.units == 5
    small.look_at((60.0, 60.0), 6.0)
    settle()
    (seen,) = [page for page in MinimapPage.all_of(small.window.context.view) if page.is_seen]
    assert seen.widget.parent() is small.window.context.view


@pytest.mark.parametrize("units", [7, 1_000_000])
def test_a_grid_that_is_not_offered_is_none(units: int, settings: Settings, grid: Draft) -> None:
    settings.set(GRID, units)
    window = new_window(MapDocument(grid), settings)
    assert window.context.scene.grid.units == 0
    window.deleteLater()
