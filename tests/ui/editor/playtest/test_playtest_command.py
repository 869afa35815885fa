"""The map is played as it is, unsaved, and the editor goes on as it was left."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from indonesia_qt.files import paths
from indonesia_qt.games.indonesia.maps import edits
from indonesia_qt.library import map_folders
from indonesia_qt.mapmaking.edit.linking import unlink
from tests.ui.editor.desktop import NONE, Desktop
from tests.ui.editor.hand import SHIFT
from tests.ui.pages.boxes import MessagePage
from tests.ui.pages.editor import files, playtest
from tests.ui.pages.editor.playtest import trial_of
from tests.ui.pages.new_game import NewGamePage
from tests.ui.pages.page import settle
from tests.ui.table.mouse import Mouse


def play(desktop: Desktop) -> Mouse:
    """Begin a trial of two people with Shift+F5 and the mouse."""
    dialog = desktop.ask_to_play()
    assert len(dialog.offered(dialog.list_of("map"))) == 1
    dialog.seat_two()
    dialog.begin()
    game = trial_of(desktop.window)
    assert game
    game.window.preferences.set("privacy", "off")
    return Mouse(game)


def test_the_unsaved_map_is_played_and_the_editor_is_as_it_was(desktop: Desktop) -> None:
    window = desktop.open(map_folders()["lagoon"])
    document, view = window.document, window.context.view
    document.do("Unlink", lambda draft: replace(draft, board=unlink(draft.board, "melati-1", "melati-2")))
    document.select(["melati-1", "mawar-1"])
    settle()
    view.zoom_in()
    sight, draft, files = view.sight, document.draft, sorted(map_folders())

    mouse = play(desktop)
    for _ in range(4):
        mouse.answer()

    game = mouse.program
    assert game.table
    scenario = game.table.bridge.session.state.scenario
    assert "melati-2" not in scenario.land_neighbours["melati-1"]
    assert len(game.table.bridge.session.entries) > 0
    game.window.close()
    assert trial_of(window) is None
    assert (view.sight, document.selection, document.draft) == (sight, ("melati-1", "mawar-1"), draft)
    assert (document.undo_stack.count(), document.undo_stack.index()) == (1, 1)
    desktop.key(Qt.Key.Key_Z)
    assert document.undo_stack.index() == 0
    assert not paths.saves().exists()
    assert not paths.played_maps().exists()
    assert sorted(map_folders()) == files


def test_what_is_edited_meanwhile_is_for_the_next_trial(desktop: Desktop, islands: Path) -> None:
    window = desktop.open(map_folders()["lagoon"])
    first = play(desktop).program
    board = first.table and first.table.bridge.session.state.scenario
    window.document.do("Stones", lambda draft: edits.change_stones(draft, (9, 7, 5)))
    assert first.table
    assert first.table.bridge.session.state.scenario is board
    second = play(desktop).program
    assert second is not first
    assert not first.window.isVisible()
    assert second.table
    assert second.table.bridge.session.state.scenario.stones == (9, 7, 5)
    assert islands


def test_the_first_time_f5_asks_and_then_it_plays_again_with_the_same_players_and_seed(desktop: Desktop) -> None:
    window = desktop.open(map_folders()["lagoon"])
    desktop.key(Qt.Key.Key_F5, NONE)
    dialog = NewGamePage.shown()
    dialog.seat_two("easy")
    dialog.begin()
    first = trial_of(window)
    assert first
    assert first.table
    begun = first.table.bridge.session.setup
    window.document.do("Stones", lambda draft: edits.change_stones(draft, (9, 7, 5)))
    desktop.key(Qt.Key.Key_F5, NONE)
    assert not NewGamePage.is_shown()
    second = trial_of(window)
    assert second not in (first, None)
    assert second
    assert second.table
    assert not first.window.isVisible()
    assert second.table.bridge.session.setup == begun
    assert second.table.bridge.session.state.scenario.stones == (9, 7, 5)
    desktop.key(Qt.Key.Key_F5, SHIFT)
    assert NewGamePage.is_shown()


def test_what_was_chosen_is_refused_when_the_map_can_no_longer_be_played(desktop: Desktop) -> None:
    window = desktop.open(map_folders()["lagoon"])
    play(desktop)
    for card in window.document.draft.data.city_cards:
        window.document.do("Remove", partial(edits.remove_card, id=card.id))
    desktop.key(Qt.Key.Key_F5, NONE)
    assert desktop.page.message.startswith(playtest.NOT_PLAYABLE)


def test_bots_play_on_the_unsaved_map(desktop: Desktop, qtbot: QtBot) -> None:
    window = desktop.open(map_folders()["lagoon"])
    window.document.do("Stones", lambda draft: edits.change_stones(draft, (9, 7, 5)))
    dialog = desktop.ask_to_play()
    dialog.seat_two("easy")
    dialog.begin()
    game = trial_of(window)
    assert game
    assert game.table
    game.table.bridge.pause_ms = 0
    trouble: list[str] = []
    game.table.bridge.trouble.connect(trouble.append)
    session = game.table.bridge.session
    qtbot.waitUntil(lambda: len(session.entries) > 1, timeout=20_000)
    assert trouble == []


def test_a_map_that_cannot_be_played_says_why(desktop: Desktop, islands: Path) -> None:
    desktop.open(islands)
    dialog = desktop.ask_to_play()
    dialog.seat_two()
    dialog.begin()
    assert trial_of(desktop.window) is None
    assert desktop.page.message.startswith(playtest.NOT_PLAYABLE)


def test_closing_the_editor_ends_the_trial(desktop: Desktop) -> None:
    window = desktop.open(map_folders()["lagoon"])
    game = play(desktop).program
    window.close()
    assert not game.window.isVisible()
    assert desktop.editors.windows == []


def test_a_trial_goes_on_when_the_windows_speak_another_language(desktop: Desktop, qtbot: QtBot) -> None:
    window = desktop.open(map_folders()["lagoon"])
    mouse = play(desktop)
    for _ in range(4):
        mouse.answer()
    old = trial_of(window)
    assert old
    assert old.table
    session, made, place = old.table.bridge.session, len(old.table.bridge.session.entries), old.window.geometry()
    desktop.editors.follow(desktop.editors.appearance)
    qtbot.waitUntil(lambda: not isValid(window) and not isValid(old.window), timeout=30_000)

    again = trial_of(desktop.window)
    assert again
    assert again.table
    assert again.window.isVisible()
    assert again.window.geometry() == place
    assert (again.table.bridge.session, len(again.table.bridge.session.entries)) == (session, made)
    Mouse(again).answer()
    again.window.close()
    assert trial_of(desktop.window) is None
    assert desktop.window.isVisible()


def test_a_trial_has_charts_and_rules_and_says_that_it_is_not_saved(desktop: Desktop) -> None:
    desktop.open(map_folders()["lagoon"])
    game = play(desktop).program
    game.window.commands.actions["charts"].trigger()
    assert game.charts.window.isVisible()
    game.window.refusals.rules_requested.emit("R-MER-01")
    assert game.rules.window.isVisible()
    game.controller.ask_copy()
    assert files.NOT_SAVED in MessagePage.shown().text
