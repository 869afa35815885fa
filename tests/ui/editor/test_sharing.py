"""A map goes to others as one file, and comes from others into one's own maps; nothing is overwritten."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from indonesia_qt.board.draft import Draft
from indonesia_qt.files import paths
from indonesia_qt.library import game_of, map_folders
from indonesia_qt.mapmaking.edit.new_map import blank
from indonesia_qt.mapmaking.files import shared_map, storage
from indonesia_qt.mapmaking.files.shared_map import About
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.editor.standalone import place_of
from indonesia_qt.ui.settings.settings_file import Preferences
from indonesia_qt.ui.table.games import map_loader
from indonesia_qt.ui.widgets import progress_dialog
from tests.mapmaking.maps import SHIPPED, content, renamed, two_islands
from tests.ui.editor.desktop import Desktop
from tests.ui.editor.menus.test_file_commands import drop
from tests.ui.pages.boxes import DroppedMapPage, FilePage, LoadingPage, MessagePage, last_message
from tests.ui.pages.editor import share
from tests.ui.pages.editor.files import FileQuestion
from tests.ui.pages.editor.share import SharePage
from tests.ui.pages.new_game import NewGamePage
from tests.ui.pages.page import settle

ABOUT = About(title="Two Islands", author="Ana <b>", description="For two.\nQuick.", licence="CC0 1.0")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A map that somebody shared."""
    file = tmp_path / "isles.indonesia-map"
    shared_map.save(file, two_islands(), ABOUT, b"no picture")
    return file


class TestSharing:
    def test_what_is_filled_in_goes_into_the_file(self, desktop: Desktop, islands: Path, tmp_path: Path) -> None:
        desktop.open(islands)
        desktop.page.give("editor_share")
        dialog = SharePage.shown()
        assert dialog.has_picture
        assert dialog.filled == ("", "", "CC BY 4.0")
        dialog.fill("Ana", "Small & quick", "CC0 1.0")
        dialog.save_as(tmp_path / "isles.indonesia-map")
        assert not SharePage.is_shown()
        found = shared_map.read(tmp_path / "isles.indonesia-map")
        title = two_islands().board.title
        assert found.about == About(title=title, author="Ana", description="Small & quick", licence="CC0 1.0")
        assert found.draft.board.lands == two_islands().board.lands

    def test_it_is_proposed_the_next_time(self, desktop: Desktop, islands: Path, tmp_path: Path) -> None:
        desktop.open(islands)
        desktop.page.give("editor_share")
        SharePage.shown().fill("Ana", "Small", "Mine")
        SharePage.shown().save_as(tmp_path / "isles.indonesia-map")
        desktop.page.give("editor_share")
        assert SharePage.shown().filled == ("Ana", "Small", "Mine")
        SharePage.shown().widget.reject()
        desktop.editors.edit(blank("aegean", "The Aegean", 800, 500))
        desktop.page.give("editor_share")
        assert SharePage.shown().filled == ("Ana", "", "Mine")

    def test_a_map_that_cannot_be_played_says_so(self, desktop: Desktop, tmp_path: Path) -> None:
        desktop.editors.edit(blank("aegean", "The Aegean", 800, 500))
        desktop.page.give("editor_share")
        assert "not play on it" in SharePage.shown().problem
        SharePage.shown().save_as(tmp_path / "aegean.indonesia-map")
        assert shared_map.read(tmp_path / "aegean.indonesia-map").draft.board.title == "The Aegean"

    @pytest.mark.parametrize(
        ("name", "reason"),
        [("nowhere/a.indonesia-map", "There is no such file"), ("a.zip", "must end in .indonesia-map")],
    )
    def test_a_file_that_cannot_be_written_is_a_sentence(
        self, desktop: Desktop, islands: Path, tmp_path: Path, name: str, reason: str
    ) -> None:
        desktop.open(islands)
        desktop.page.give("editor_share")
        SharePage.shown().save_as(tmp_path / name)
        assert str(tmp_path / name) in SharePage.shown().problem
        assert reason in SharePage.shown().problem


@pytest.mark.skipif(os.name == "nt", reason="links need rights on Windows")
def test_what_is_said_of_a_map_is_not_written_through_a_link(desktop: Desktop, islands: Path, tmp_path: Path) -> None:
    (tmp_path / "victim.rc").write_text("mine", encoding="utf-8")
    (islands / "about.json").symlink_to(tmp_path / "victim.rc")
    desktop.open(islands)
    desktop.rename("Isles")
    desktop.key(Qt.Key.Key_S)
    desktop.page.give("editor_share")
    SharePage.shown().save_as(tmp_path / "isles.indonesia-map")
    text = last_message(desktop.page.widget)
    assert str(islands / "about.json") in text
    assert f"It’s a link to “{tmp_path / 'victim.rc'}” in another folder." in text
    assert (tmp_path / "victim.rc").read_text(encoding="utf-8") == "mine"
    assert shared_map.read(tmp_path / "isles.indonesia-map").draft.board.title == "Isles"


def test_with_large_text_the_dialog_stays_within_the_screen(desktop: Desktop, islands: Path) -> None:
    Preferences(desktop.editors.settings).set("scale", 250)
    desktop.editors.appearance.follow()
    desktop.open(islands)
    desktop.page.give("editor_share")
    settle()
    dialog = SharePage.shown().widget
    assert dialog.height() <= max(dialog.screen().availableSize().height(), desktop.window.height())


class TestOpening:
    def check_added(self, desktop: Desktop) -> None:
        window = desktop.window
        assert window.document.folder == paths.own_maps() / two_islands().board.id
        notice = desktop.files.notice
        assert notice
        for said in (share.ADDED, "Author: Ana <b>.", "Licence: CC0 1.0.", "For two. Quick."):
            assert said in notice

    def test_by_its_path(self, desktop: Desktop, file: Path) -> None:
        assert place_of(str(file)) == file
        desktop.editors.begin(file)
        self.check_added(desktop)

    def test_by_dropping_it_on_a_map(self, desktop: Desktop, file: Path) -> None:
        desktop.open(SHIPPED)
        assert drop(desktop.window, file)
        self.check_added(desktop)

    def test_in_the_list_of_maps(self, desktop: Desktop, file: Path) -> None:
        desktop.ask_open().ask_file()
        FilePage.shown().choose(file)
        self.check_added(desktop)

    def test_once_more_it_only_comes_to_the_front(self, desktop: Desktop, file: Path) -> None:
        desktop.editors.open(file)
        desktop.editors.open(file)
        assert len(desktop.editors.windows) == 1
        desktop.window.close()
        desktop.editors.open(file)
        assert desktop.files.notice
        assert share.THERE_ALREADY in desktop.files.notice
        assert [folder.name for folder in paths.own_maps().iterdir()] == [two_islands().board.id]

    def test_what_was_changed_in_it_stays(self, desktop: Desktop, file: Path) -> None:
        desktop.editors.open(file)
        desktop.rename("Mine")
        desktop.key(Qt.Key.Key_S)
        first = paths.own_maps() / two_islands().board.id
        before = content(first)
        desktop.editors.open(file)
        assert desktop.window.document.folder == first.with_name(f"{first.name}-2")
        assert content(first) == before

    def test_a_damaged_file_is_a_sentence_and_adds_nothing(self, desktop: Desktop, file: Path) -> None:
        file.write_bytes(file.read_bytes()[:900])
        desktop.editors.open(file)
        assert str(file) in MessagePage.shown().text
        assert desktop.editors.windows == []
        assert not paths.own_maps().exists()

    def test_where_nothing_can_be_saved_it_says_why(self, desktop: Desktop, file: Path) -> None:
        paths.own_maps().parent.mkdir(parents=True, exist_ok=True)
        paths.own_maps().write_text("a file where the folder should be", encoding="utf-8")
        desktop.editors.open(file)
        assert "can’t be saved" in MessagePage.shown().text

    def test_a_large_one_is_read_in_a_process_of_its_own(
        self, desktop: Desktop, file: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
    ) -> None:
        monkeypatch.setattr(progress_dialog, "SHOWN_AFTER_MS", 0)
        monkeypatch.setattr(map_loader, "MOST_PACKED", 100)
        desktop.editors.open(file)
        assert LoadingPage.shown()
        qtbot.waitUntil(lambda: bool(desktop.editors.windows), timeout=30_000)
        self.check_added(desktop)

    def test_a_map_of_the_program_is_edited_as_a_copy(self, desktop: Desktop, tmp_path: Path) -> None:
        shipped = storage.opened(str(SHIPPED)).draft
        shared_map.save(tmp_path / "a.indonesia-map", shipped, About(), b"")
        desktop.editors.open(tmp_path / "a.indonesia-map")
        assert desktop.window.document.folder is None
        assert FileQuestion.is_shown() is False


@pytest.mark.usefixtures("undressed")
class TestAtTheTable:
    def test_a_shared_map_that_is_double_clicked_is_offered(
        self, program: Program, file: Path, lagoon_draft: Draft
    ) -> None:
        shared_map.save(file, renamed(lagoon_draft, "Far Lagoon"), ABOUT, b"")
        program.start(file)
        message = MessagePage.of(program.window)
        assert file.name in message.text
        message.confirm()
        dialog = NewGamePage.of(program.window)
        assert len(dialog.maps) == sum(game_of(folder) == "indonesia" for folder in map_folders().values())
        dialog.begin()
        assert program.open_game
        assert program.open_game.played_on.board.title == "Far Lagoon"
        assert program.open_game.played_on.folder == paths.own_maps() / "lagoon-2"

    def test_it_can_be_edited(self, program: Program, file: Path) -> None:
        program.start(file)
        DroppedMapPage.of(program.window).edit()
        assert program.maps.editors
        (window,) = program.maps.editors.windows
        assert window.document.folder == paths.own_maps() / two_islands().board.id
        window.close()
