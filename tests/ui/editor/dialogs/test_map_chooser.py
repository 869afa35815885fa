"""The player's own maps are listed apart from the program's, and are put in order; nothing is lost."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from indonesia_qt.files import paths
from indonesia_qt.library import map_folders
from indonesia_qt.mapmaking.edit.new_map import blank
from indonesia_qt.mapmaking.files import shared_map, storage
from indonesia_qt.mapmaking.files.shared_map import About
from indonesia_qt.ui.editor.canvas.traced_picture import picture_of
from indonesia_qt.ui.settings.settings_file import Preferences
from indonesia_qt.ui.support import trash
from tests.mapmaking.maps import content, renamed, two_islands
from tests.ui.editor.desktop import Desktop
from tests.ui.pages.editor.map_chooser import MapChooserPage
from tests.ui.pages.editor.trace import TracePage
from tests.ui.pages.page import settle

TITLE = two_islands().board.title
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="only there has a test a trash of its own")


@pytest.fixture
def chooser(desktop: Desktop, islands: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> MapChooserPage:
    """The list with one map of the player's own, and with a trash of its own."""
    assert islands
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return desktop.ask_open()


def saved_title(folder: Path) -> str:
    return storage.opened(str(folder)).draft.board.title


class TestList:
    def test_ones_own_maps_and_those_of_the_program_are_apart(self, chooser: MapChooserPage) -> None:
        assert chooser.groups() == {
            "Your maps": [TITLE],
            "Maps of the program": [
                "Indonesia",
                "Lagoon",
                "Philippines",
                "Singapore",
                "Singapore, a bay",
                "Singapore, wide",
            ],
        }
        assert chooser.selected == TITLE

    def test_without_maps_of_ones_own_there_is_one_group(self, desktop: Desktop) -> None:
        assert list(desktop.ask_open().groups()) == ["Maps of the program"]

    def test_the_map_that_was_changed_last_is_the_first(self, desktop: Desktop, islands: Path) -> None:
        storage.save(renamed(two_islands(), "Older"), paths.own_maps() / "older")
        os.utime(paths.own_maps() / "older" / "map.geojson", (1, 1))
        assert desktop.ask_open().own == [saved_title(islands), "Older"]

    def test_two_maps_never_have_the_same_title(self, desktop: Desktop, islands: Path) -> None:
        storage.save_new(two_islands())
        storage.save_new(renamed(two_islands(), "lagoon"))
        chooser = desktop.ask_open()
        assert set(chooser.own) == {f"{TITLE} ({islands.name})", f"{TITLE} (two-islands)", "lagoon (two-islands-2)"}
        assert "Lagoon" in chooser.shipped

    def test_each_says_how_large_it_is_and_of_ones_own_when_it_was_changed(self, chooser: MapChooserPage) -> None:
        size, day = chooser.facts(TITLE)
        assert size == "3 land areas · 2–5 players"
        assert day.startswith("Changed ")
        assert chooser.facts("Lagoon") == ["16 land areas · 2–5 players"]

    def test_a_damaged_map_is_listed_by_its_folder(self, desktop: Desktop, islands: Path) -> None:
        (islands / "map.geojson").write_text("{", encoding="utf-8")
        chooser = desktop.ask_open()
        assert chooser.own == ["islands"]
        assert len(chooser.facts("islands")) == 1

    def test_a_picture_keeps_its_colours_when_it_is_selected(self, chooser: MapChooserPage) -> None:
        chooser.select("Lagoon")
        before = chooser.picture(TITLE)
        chooser.select(TITLE)
        assert chooser.picture(TITLE) == before

    def test_a_search_leaves_what_it_finds(self, chooser: MapChooserPage) -> None:
        chooser.search("goon")
        assert chooser.groups() == {"Maps of the program": ["Lagoon"]}
        assert chooser.selected == "Lagoon"
        chooser.search("atlantis")
        assert chooser.titles() == []
        assert chooser.about == "No map found."
        assert chooser.can_change == (False, False, False)
        chooser.search("")
        assert len(chooser.titles()) == len(map_folders())


def test_with_large_text_the_list_stays_within_a_small_screen(desktop: Desktop, islands: Path) -> None:
    assert islands
    Preferences(desktop.editors.settings).set("scale", 250)
    desktop.editors.appearance.follow()
    chooser = desktop.ask_open()
    settle()
    assert chooser.widget.width() <= 1366
    assert chooser.widget.height() <= max(768, chooser.widget.screen().availableSize().height())


class TestOrder:
    def test_a_map_gets_another_title_and_keeps_its_folder(self, chooser: MapChooserPage, islands: Path) -> None:
        chooser.rename("Far Isles")
        assert chooser.own == ["Far Isles"]
        assert chooser.selected == "Far Isles"
        assert saved_title(islands) == "Far Isles"

    def test_a_title_that_cannot_be_is_a_sentence(self, chooser: MapChooserPage, islands: Path) -> None:
        before = content(islands)
        chooser.rename("x" * 61)
        assert "The name is too long." in chooser.warning
        assert content(islands) == before

    def test_a_map_is_copied_with_what_is_said_of_it(self, chooser: MapChooserPage, islands: Path) -> None:
        shared_map.keep_about(islands, About(author="Ana"))
        chooser.duplicate()
        assert set(chooser.own) == {TITLE, f"{TITLE} copy"}
        assert chooser.selected == f"{TITLE} copy"
        (copy,) = [folder for folder in paths.own_maps().iterdir() if folder != islands]
        assert shared_map.about_in(copy).author == "Ana"

    def test_of_a_map_of_the_program_there_is_only_a_copy(self, chooser: MapChooserPage) -> None:
        chooser.select("Lagoon")
        assert chooser.can_change == (False, True, False)
        chooser.duplicate()
        assert "Lagoon copy" in chooser.own

    @LINUX
    def test_a_map_goes_to_the_trash_and_comes_back_as_it_was(
        self, chooser: MapChooserPage, islands: Path, tmp_path: Path
    ) -> None:
        before = content(islands)
        chooser.delete()
        assert chooser.own == []
        assert chooser.selected == "Indonesia"
        assert not islands.exists()
        assert content(tmp_path / "Trash" / "files" / "islands") == before
        chooser.undo_delete()
        assert chooser.selected == TITLE
        assert content(islands) == before
        assert "Undo delete" not in chooser.buttons()
        chooser.undo_by_key()
        assert chooser.own == [TITLE], "nothing is left to take back"

    @LINUX
    def test_it_overwrites_nothing_when_it_comes_back(self, chooser: MapChooserPage, islands: Path) -> None:
        chooser.delete()
        storage.save(renamed(two_islands(), "Another"), islands)
        chooser.undo_delete()
        assert saved_title(islands) == "Another"
        assert saved_title(islands.with_name("islands-2")) == TITLE

    @LINUX
    def test_its_picture_to_trace_goes_with_it_and_lies_under_no_other_map(
        self, chooser: MapChooserPage, desktop: Desktop, islands: Path, tmp_path: Path
    ) -> None:
        scan = QImage(40, 30, QImage.Format.Format_RGB32)
        scan.fill(0)
        assert scan.save(str(tmp_path / "scan.png"))
        desktop.open(islands)
        TracePage(desktop.window).choose(tmp_path / "scan.png")
        desktop.window.close()
        chooser.delete()
        storage.save(renamed(two_islands(), "Another"), islands)
        chooser.undo_delete()
        for folder, is_traced in ((islands, False), (islands.with_name("islands-2"), True)):
            window = desktop.open(folder)
            assert (picture_of(window.context.scene) is not None) is is_traced
            window.close()

    def test_without_a_trash_a_map_stays(
        self, chooser: MapChooserPage, islands: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        class NoTrash:
            def __init__(self, _: Path) -> None:
                pass

            def moveToTrash(self) -> bool:  # noqa: N802
                return False

        monkeypatch.setattr(trash, "QFile", NoTrash)
        before = content(islands)
        chooser.delete()
        assert "it wasn’t deleted" in chooser.warning
        assert content(islands) == before
        assert chooser.own == [TITLE]

    def test_a_map_that_is_edited_is_left_alone(self, desktop: Desktop, islands: Path) -> None:
        desktop.open(islands)
        chooser = desktop.ask_open()
        before = content(islands)
        chooser.press("Delete")
        assert chooser.warning == f"“{TITLE}” is open in the map editor. Close its window first."
        chooser.press("Rename…")
        assert content(islands) == before
        assert chooser.own == [TITLE]


def test_a_copy_of_a_map_is_chosen_by_its_title(desktop: Desktop, islands: Path) -> None:
    storage.save_new(two_islands())
    dialog = desktop.ask_new()
    dialog.name("More")
    dialog.copy(f"{TITLE} ({islands.name})")
    dialog.begin()
    assert desktop.window.document.board.lands == two_islands().board.lands


def test_an_empty_map_has_a_tile(desktop: Desktop) -> None:
    storage.save(blank("aegean", "The Aegean", 800, 500), paths.own_maps() / "aegean")
    assert desktop.ask_open().facts("The Aegean")[0] == "0 land areas · 2–5 players"
