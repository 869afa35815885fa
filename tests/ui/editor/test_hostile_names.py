"""Names on a map are no more than names, wherever the editor shows them."""

from __future__ import annotations

import json
import shutil
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from indonesia_qt.board.adjacency import pair_statuses
from indonesia_qt.board.trial import Trial
from indonesia_qt.files import paths
from indonesia_qt.mapmaking.edit.linking import with_threshold
from indonesia_qt.mapmaking.edit.naming import rename
from indonesia_qt.mapmaking.files import storage
from indonesia_qt.mapmaking.files.recovery import RecoveryFile
from indonesia_qt.mapmaking.review.trial_games import play
from indonesia_qt.ui.editor.dialogs.compare_dialog import CompareDialog
from indonesia_qt.ui.editor.dialogs.map_chooser import MapChooser
from indonesia_qt.ui.editor.dialogs.recovery_dialog import RecoveryDialog
from indonesia_qt.ui.editor.dialogs.repair_dialog import FlawsDialog
from indonesia_qt.ui.editor.editor_window import EditorWindow
from indonesia_qt.ui.editor.imports.import_dialog import ImportDialog
from indonesia_qt.ui.editor.links.border_dialogs import DoubtfulDialog, ThresholdDialog
from indonesia_qt.ui.editor.links.matrix_dialog import MatrixDialog
from indonesia_qt.ui.editor.menus.area_menu import area_menu, province_menu
from indonesia_qt.ui.editor.menus.file_commands import SaveAsDialog
from indonesia_qt.ui.editor.playtest.playtest_dialog import PlaytestDialog
from indonesia_qt.ui.settings.settings_file import Settings
from indonesia_qt.ui.support.worker_pool import Call, WorkerPool
from indonesia_qt.ui.table.games.map_loader import MapLoader
from indonesia_qt.ui.table.games.new_game_dialog import NewGameDialog
from indonesia_qt.ui.table.window.main_window import MainWindow
from tests.ui.editor.desktop import Desktop
from tests.ui.hostile import MARKUP, Watch, hostile, walk, with_hostile_names
from tests.ui.pages.editor.border_dialogs import ThresholdPage
from tests.ui.pages.editor.imports import ImportPage, begin_import
from tests.ui.pages.editor.playtest import PlaytestPage, trial_of
from tests.ui.pages.editor.recovery import RecoveryPage
from tests.ui.pages.editor.repair import FlawsPage
from tests.ui.pages.editor.window import EditorPage
from tests.ui.pages.page import open_windows, settle

EVERYWHERE = (
    "action",
    "box",
    "field",
    "header",
    "heard",
    "item, AccessibleDescriptionRole",
    "item, AccessibleTextRole",
)
EVERYWHERE += ("item, DisplayRole", "item, ToolTipRole", "tool tip of header")
WINDOWS = (CompareDialog, DoubtfulDialog, EditorWindow, MapChooser, MatrixDialog, QMenu, SaveAsDialog, ThresholdDialog)

COMMANDS = ("trial", "links_table", "link_threshold", "doubtful_borders", "editor_open", "editor_save_as", "compare")
COMMANDS += ("editor_share", "editor_picture")
"""They open those windows, and others."""


@pytest.fixture
def folder(islands: Path) -> Path:
    """A small map of the designer's own on which all names are hostile."""
    draft = storage.opened(str(islands)).draft
    board = with_hostile_names(draft.board)
    notes = tuple(replace(one, reason=hostile("note")) for one in board.exceptions)
    storage.save(replace(draft, board=replace(board, exceptions=notes)), islands)
    return islands


def test_the_editor_shows_names_as_they_are(desktop: Desktop, folder: Path, watch: Watch) -> None:
    window, found = desktop.open(folder), Counter[str]()
    document, board = window.document, window.document.board
    areas = [land.id for land in board.lands]
    for chosen in ((), areas[:1], areas, [board.seas[0].id], [board.lakes[0].id], [board.provinces[0].id]):
        document.select(chosen)
        settle()
        found += walk()
    area_menu(window.context, areas[:1], window)
    province_menu(window.context, board.provinces[0].id, window)
    document.do(f"Rename {document.name(areas[0])}", lambda draft: rename(draft, areas[0], hostile("new")))
    border = next(
        status.border for status in pair_statuses(document.board) if status.border and status.kind == "geometry"
    )
    document.do("Doubt a border", lambda draft: replace(draft, board=with_threshold(draft.board, border)))
    for id in COMMANDS:
        EditorPage(window).give(id)
        for dialog in open_windows(ThresholdDialog):
            ThresholdPage(dialog).put_longest()
        found += walk()
    assert not [where for where in EVERYWHERE if not found[where]]
    assert not [one for one in WINDOWS if not found[one.__name__]]
    assert not watch.opened()


def test_what_was_left_and_what_is_read_show_names_as_they_are(
    desktop: Desktop, folder: Path, watch: Watch, qtbot: QtBot
) -> None:
    RecoveryFile().keep(storage.opened(str(folder)).draft, folder.with_name(hostile("folder")), None, 1_700_000_000)
    desktop.editors.begin(folder)
    recovery = RecoveryPage.shown()
    found = walk()
    recovery.close()
    reading = MapLoader(folder.with_name(hostile("large")), str, None)
    qtbot.addWidget(reading)
    reading.show()
    found += walk()
    assert not [one for one in (RecoveryDialog, MapLoader) if not found[one.__name__]]
    assert not watch.opened()


@pytest.fixture
def playable(settings: Settings) -> Path:
    """A map of the designer's own with hostile names, on which a game can be played."""
    assert settings
    folder = paths.own_maps() / "lagoon"
    draft = storage.opened("lagoon").draft
    storage.save(replace(draft, board=with_hostile_names(draft.board)), folder)
    return folder


def test_what_a_trial_found_shows_names_as_they_are(
    desktop: Desktop, playable: Path, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(WorkerPool, "submit", played_in_a_moment)
    window = desktop.open(playable)
    dialog = PlaytestPage.open(window)
    dialog.take_players(2)
    dialog.take_games(1)
    dialog.play()
    assert walk()[PlaytestDialog.__name__]
    assert not watch.opened()


def played_in_a_moment(_: WorkerPool, call: Call, then: Callable[[Trial], object], __: object) -> None:
    """Answer at once with the first year of a game."""
    game, plan = call.arguments
    then(play(game, replace(plan, bot="random", rounds=1)))


def test_a_trial_game_shows_names_as_they_are(desktop: Desktop, playable: Path, watch: Watch) -> None:
    window = desktop.open(playable)
    dialog = desktop.ask_to_play()
    found = walk()
    dialog.seat_two()
    for seat in range(2):
        dialog.write_name(seat, f"{MARKUP}{seat}")
    dialog.begin()
    game = trial_of(window)
    assert game
    assert game.table
    game.window.commands.actions["copy"].trigger()
    settle()
    found += walk()
    assert not [one for one in (NewGameDialog, MainWindow) if not found[one.__name__]]
    assert not watch.opened()


def test_what_is_read_in_shows_names_as_they_are(desktop: Desktop, folder: Path, watch: Watch, qtbot: QtBot) -> None:
    found = Counter[str]()
    window = desktop.open(folder)
    corners = [[0, 0], [0.2, 0], [0.2, -0.2], [0, -0.2], [0, 0]]
    feature = {"type": "Feature", "geometry": {"type": "Polygon", "coordinates": [corners]}}
    drawing = folder.parent / "drawing.geojson"
    features = [{**feature, "properties": {"name": hostile(1), hostile(2): hostile(3)}}]
    drawing.write_text(json.dumps({"type": "FeatureCollection", "features": features}), encoding="utf-8")
    begin_import(window, drawing)
    qtbot.waitUntil(ImportPage.is_shown)
    found += walk()
    ImportPage.shown().close()
    damaged = shutil.copytree(folder, folder.parent / "damaged") / "map.geojson"
    damaged.write_text(damaged.read_text(encoding="utf-8").replace('"b":"west-2"', '"b":"atlantis"'), encoding="utf-8")
    desktop.editors.open(damaged.parent)
    qtbot.waitUntil(FlawsPage.is_shown)
    found += walk()
    assert found[ImportDialog.__name__]
    assert found[FlawsDialog.__name__]
    assert not watch.opened()
