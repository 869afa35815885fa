"""With large text on a small screen the map keeps most of the window, and all that opens over it is seen whole."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QDialog, QMenu, QScrollArea

from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.library import map_folders
from indonesia_qt.ui.editor.editor_window import EditorWindow
from indonesia_qt.ui.settings.settings_file import Preferences
from indonesia_qt.ui.style.scaling import FRAME
from indonesia_qt.ui.style.theme import TEXT_FAMILY
from tests.ui.editor.desktop import Desktop
from tests.ui.pages.editor.problems import ProblemsPage
from tests.ui.pages.editor.share import SharePage
from tests.ui.pages.editor.window import EditorPage
from tests.ui.pages.page import open_windows, owned, settle

WIDTH, HEIGHT = 1366, 768
BESIDE_THE_MAP = "divide_area", "place_areas", "links_table", "link_threshold", "doubtful_borders"
DIALOGS = (
    *BESIDE_THE_MAP,
    *("editor_new", "editor_open", "editor_save_as", "editor_share", "editor_picture"),
    *("trial", "balance", "compare", "try_with"),
)
"""The commands that open dialogs."""


@pytest.fixture
def window(desktop: Desktop) -> EditorWindow:
    """A window with text of 150 % that takes a small screen whole, with a map of the program's."""
    Preferences(desktop.editors.settings).set("scale", 150)
    desktop.editors.appearance.follow()
    window = desktop.open(map_folders()["lagoon"])
    window.resize(WIDTH, HEIGHT)
    settle()
    return window


def test_the_map_has_at_least_half_of_the_width_and_the_height(window: EditorWindow) -> None:
    view = window.context.view
    assert 2 * view.width() >= WIDTH
    assert 2 * view.height() >= HEIGHT


def test_what_has_no_problems_to_list_needs_no_scroll_bar(window: EditorWindow) -> None:
    around = window.docks["problems"].widget()
    assert isinstance(around, QScrollArea)
    assert around.verticalScrollBar().maximum() == 0


def test_problems_and_their_fixes_are_no_wider_than_their_place(window: EditorWindow) -> None:
    window.document.do("Unlink", lambda draft: draft.with_board(land_land=draft.board.land_land[1:]))
    settle()
    ProblemsPage.of(window).come_forward().select(0)
    settle()
    around = window.docks["problems"].widget()
    assert isinstance(around, QScrollArea)
    assert around.horizontalScrollBar().maximum() == 0


def test_a_problem_has_the_height_of_its_sentence_at_every_width_and_in_every_font(window: EditorWindow) -> None:
    window.document.do("Unlink", lambda draft: draft.with_board(land_land=draft.board.land_land[1:]))
    settle()
    panel = ProblemsPage.of(window).come_forward()
    heights = set()
    for width, points in product((250, 330, 335, 340, 900), (15, 9, 15)):
        given, needed = panel.heights(0, width, QFont(TEXT_FAMILY, points))
        assert given >= needed, (width, points)
        heights.add(given)
    assert len(heights) > 2


def test_every_menu_has_one_column_below_its_title(window: EditorWindow) -> None:
    room = HEIGHT - FRAME.height() - window.menuBar().height()
    for menu in owned(window, QMenu):
        lefts = {menu.actionGeometry(action).left() for action in menu.actions() if not action.isSeparator()}
        assert len(lefts) <= 1, menu.title()
        assert menu.sizeHint().height() <= room, menu.title()


def test_every_dialog_is_seen_whole(window: EditorWindow) -> None:
    window.document.select([window.document.board.lands[0].id])
    for command in DIALOGS:
        EditorPage(window).give(command)
        (dialog,) = open_windows(QDialog)
        assert dialog.size().boundedTo(QSize(WIDTH, HEIGHT)) == dialog.size(), command
        assert dialog.size().expandedTo(dialog.minimumSizeHint()) == dialog.size(), command
        assert window.geometry().contains(dialog.geometry()) or command not in BESIDE_THE_MAP, command
        dialog.close()


def test_a_long_reason_why_nothing_was_saved_leaves_the_picture_less_room(window: EditorWindow) -> None:
    EditorPage(window).give("editor_share")
    dialog = SharePage.shown().widget
    dialog.refuse(MapError(Path("isles.indonesia-map"), "", "There is no room left on this disk. " * 9))
    settle()
    assert dialog.height() <= HEIGHT
    assert window.geometry().contains(dialog.geometry())


def test_the_preview_of_an_archipelago_is_in_sight(desktop: Desktop, window: EditorWindow) -> None:
    assert window
    dialog = desktop.ask_new()
    dialog.widget.resize(600, 500)
    dialog.choose_archipelago()
    settle()
    preview = dialog.widget.archipelago.picture
    assert preview.visibleRegion().boundingRect() == preview.rect()
