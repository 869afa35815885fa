"""Maps are begun, opened, saved and closed in the editor, and no change is lost on the way."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from indonesia_qt.files import paths
from indonesia_qt.files.paths import LARGE
from indonesia_qt.mapmaking.edit.naming import retitle
from indonesia_qt.mapmaking.edit.new_map import blank
from indonesia_qt.mapmaking.files import recovery, repair, storage
from indonesia_qt.ui.widgets import progress_dialog
from tests.mapmaking.maps import SHIPPED, content, two_islands
from tests.ui.editor.desktop import CTRL, Desktop
from tests.ui.pages.boxes import LoadingPage, MessagePage
from tests.ui.pages.editor import areas, entries, files
from tests.ui.pages.editor.areas import AreasPage
from tests.ui.pages.editor.compare import ComparePage
from tests.ui.pages.editor.entries import DeedsPage
from tests.ui.pages.editor.files import FileQuestion, SaveAsPage
from tests.ui.pages.editor.map_chooser import MapChooserPage, NewMapPage
from tests.ui.pages.editor.repair import FlawsPage, RepairingPage

Answer = Callable[[FileQuestion], None]
"""Answers a question."""
S, W, Z = Qt.Key.Key_S, Qt.Key.Key_W, Qt.Key.Key_Z


@pytest.fixture(autouse=True)
def _shown_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fast computer has done the work before anything is shown."""
    monkeypatch.setattr(progress_dialog, "SHOWN_AFTER_MS", 0)


def saved_title(folder: Path) -> str:
    return storage.opened(str(folder)).draft.board.title


def change_elsewhere(folder: Path, title: str = "Of another") -> None:
    storage.save(retitle(storage.opened(str(folder)).draft, title), folder)


class TestSave:
    def test_ctrl_s_saves_and_the_title_bar_says_so(self, desktop: Desktop, islands: Path) -> None:
        window = desktop.open(islands)
        desktop.rename("Isles")
        assert window.isWindowModified()
        desktop.key(S)
        assert saved_title(islands) == "Isles"
        assert not window.isWindowModified()
        assert window.windowTitle() == files.window_title("Isles")

    def test_steps_can_be_undone_after_a_save(self, desktop: Desktop, islands: Path) -> None:
        before = content(islands)
        window = desktop.open(islands)
        desktop.rename("Isles")
        desktop.key(S)
        desktop.key(Z)
        assert window.isWindowModified()
        desktop.key(S)
        assert content(islands) == before

    def test_save_as_gives_a_map_of_its_own(self, desktop: Desktop, islands: Path) -> None:
        before = content(islands)
        desktop.open(islands)
        desktop.key(S, CTRL | Qt.KeyboardModifier.ShiftModifier)
        dialog = SaveAsPage.shown()
        dialog.name("Far Isles")
        assert str(paths.own_maps() / "far-isles") in dialog.place.text()
        dialog.save()
        assert content(islands) == before
        saved = storage.opened("far-isles").draft.board
        assert (saved.id, saved.title) == ("far-isles", "Far Isles")
        assert desktop.window.document.folder == paths.own_maps() / "far-isles"

    def test_where_a_map_will_be_saved_can_be_read_whole(self, desktop: Desktop, islands: Path, qtbot: QtBot) -> None:
        desktop.open(islands)
        desktop.key(S, CTRL | Qt.KeyboardModifier.ShiftModifier)
        dialog = SaveAsPage.shown()
        dialog.put_name("-".join("far" for _ in range(15)))
        label = dialog.place
        assert label.heightForWidth(label.width()) > label.fontMetrics().height() * 2
        qtbot.waitUntil(lambda: label.height() >= label.heightForWidth(label.width()))
        high = dialog.widget.height()
        dialog.put_name("Isles")
        qtbot.waitUntil(lambda: dialog.widget.height() < high)

    def test_going_back_behind_save_as_keeps_the_id_of_the_folder(self, desktop: Desktop, islands: Path) -> None:
        desktop.open(islands)
        desktop.files.commands.file.save_as("Far Isles")
        desktop.key(Z)
        desktop.key(S)
        saved = storage.opened("far-isles").draft.board
        assert (saved.id, saved.title) == ("far-isles", two_islands().board.title)

    @pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="no folder is read-only on Windows, nor for root")
    def test_a_folder_that_is_read_only(self, desktop: Desktop, islands: Path) -> None:
        islands.chmod(0o500)
        self.check_offers_another_place(desktop, islands)

    def test_a_file_that_is_read_only(self, desktop: Desktop, islands: Path) -> None:
        (islands / "map.geojson").chmod(0o400)
        self.check_offers_another_place(desktop, islands)

    def check_offers_another_place(self, desktop: Desktop, islands: Path) -> None:
        before = content(islands)
        desktop.open(islands)
        desktop.rename("Isles")
        desktop.key(S)
        assert files.NOTHING_LOST in FileQuestion.shown().text
        FileQuestion.shown().save_as()
        SaveAsPage.shown().save()
        assert content(islands) == before
        assert saved_title(paths.own_maps() / "isles") == "Isles"
        assert not desktop.window.isWindowModified()

    def test_where_nothing_can_be_saved_the_dialog_says_why_and_stays(self, desktop: Desktop) -> None:
        desktop.open(SHIPPED)
        paths.own_maps().parent.mkdir(parents=True, exist_ok=True)
        paths.own_maps().write_text("a file where the folder should be", encoding="utf-8")
        desktop.key(S)
        SaveAsPage.shown().save()
        problem = SaveAsPage.shown().problem
        assert problem
        assert files.NOT_SAVED in problem


class TestOpen:
    def test_a_map_that_comes_with_the_program_is_a_copy(self, desktop: Desktop) -> None:
        window = desktop.open(SHIPPED)
        assert desktop.files.notice
        assert files.STAYS in desktop.files.notice
        assert window.windowTitle() == files.window_title(files.a_copy("Indonesia"))
        desktop.rename("Nusantara")
        desktop.key(S)
        SaveAsPage.shown().save()
        assert saved_title(paths.own_maps() / "nusantara") == "Nusantara"
        assert window.windowTitle() == files.window_title("Nusantara")
        assert saved_title(SHIPPED) == "Indonesia"
        assert desktop.files.notice is None

    def test_a_map_that_is_open_already_comes_to_the_front(self, desktop: Desktop, islands: Path) -> None:
        first = desktop.open(islands)
        desktop.rename("Isles")
        assert desktop.open(islands) is first
        assert desktop.editors.windows == [first]

    def test_the_list_shows_known_maps_and_opens_one(self, desktop: Desktop, islands: Path) -> None:
        dialog = desktop.ask_open()
        assert set(dialog.titles()) >= {"Indonesia", "Lagoon", two_islands().board.title}
        dialog.select(two_islands().board.title)
        assert str(islands) in dialog.about
        dialog.open_selected()
        assert desktop.window.document.folder == islands
        assert not MapChooserPage.is_shown()

    def test_a_folder_without_a_map_is_a_sentence(self, desktop: Desktop, tmp_path: Path) -> None:
        desktop.editors.open(tmp_path)
        assert MessagePage.shown().text.startswith(files.no_map_in(tmp_path))
        assert desktop.editors.windows == []

    def test_a_name_that_no_folder_can_have_is_a_sentence(self, desktop: Desktop, tmp_path: Path) -> None:
        place = tmp_path / ("a" * 300)
        desktop.editors.open(place)
        assert MessagePage.shown().text.startswith(files.no_map_in(place))
        assert desktop.editors.windows == []

    def test_recent_maps_are_offered(self, desktop: Desktop, islands: Path) -> None:
        desktop.open(islands).close()
        desktop.open(SHIPPED)
        (entry,) = desktop.files.recent()
        assert entry.startswith("islands")
        desktop.files.open_recent(0)
        assert desktop.window.document.folder == islands


class TestNew:
    def test_a_blank_sea(self, desktop: Desktop) -> None:
        dialog = desktop.ask_new()
        dialog.name("The Aegean")
        dialog.put_width(1200)
        dialog.begin()
        board = desktop.window.document.board
        assert (board.title, board.width, board.height, len(board.seas)) == ("The Aegean", 1200, 900, 1)
        assert desktop.window.windowTitle() == files.window_title("The Aegean")
        assert desktop.window.document.folder is None

    def test_a_new_map_says_what_to_do_first(self, desktop: Desktop) -> None:
        desktop.editors.edit(blank("aegean", "The Aegean", 800, 500))
        window = desktop.window
        assert areas.FIRST_STEP in AreasPage.of(window).advice
        assert entries.FIRST_STEP in DeedsPage.of(window).advice

    def test_a_copy_of_a_map(self, desktop: Desktop, islands: Path) -> None:
        dialog = desktop.ask_new()
        dialog.name("More Isles")
        dialog.copy(two_islands().board.title)
        dialog.begin()
        document = desktop.window.document
        assert document.board.title == document.draft.data.title == "More Isles"
        assert document.board.lands == two_islands().board.lands
        desktop.key(S)
        SaveAsPage.shown().save()
        assert saved_title(paths.own_maps() / "more-isles") == "More Isles"
        assert saved_title(islands) == two_islands().board.title

    def test_a_map_that_cannot_be_copied_is_told(self, desktop: Desktop, islands: Path) -> None:
        (islands / "map.geojson").write_text("{", encoding="utf-8")
        dialog = desktop.ask_new()
        dialog.name("More Isles")
        dialog.copy(islands.name)
        dialog.begin()
        assert NewMapPage.is_shown()
        assert str(islands) in dialog.problem


class TestClose:
    def test_a_map_without_changes_closes_at_once(self, desktop: Desktop, islands: Path) -> None:
        desktop.open(islands)
        desktop.key(W)
        assert desktop.editors.windows == []

    @pytest.mark.parametrize(
        ("answer", "title", "windows"),
        [
            (FileQuestion.save, "Isles", 0),
            (FileQuestion.discard, two_islands().board.title, 0),
            (FileQuestion.cancel, two_islands().board.title, 1),
        ],
    )
    def test_with_changes_it_asks(
        self, desktop: Desktop, islands: Path, answer: Answer, title: str, windows: int
    ) -> None:
        desktop.open(islands)
        desktop.rename("Isles")
        desktop.key(W)
        assert len(desktop.editors.windows) == 1
        answer(FileQuestion.shown())
        assert saved_title(islands) == title
        assert len(desktop.editors.windows) == windows

    def test_a_copy_is_saved_under_a_name_before_it_closes(self, desktop: Desktop) -> None:
        desktop.open(SHIPPED)
        desktop.rename("Nusantara")
        desktop.key(W)
        FileQuestion.shown().save()
        SaveAsPage.shown().save()
        assert desktop.editors.windows == []
        assert saved_title(paths.own_maps() / "nusantara") == "Nusantara"


class TestChangedElsewhere:
    @pytest.mark.parametrize(
        ("answer", "on_disk", "shown"),
        [
            (FileQuestion.overwrite, "Isles", "Isles"),
            (FileQuestion.reload, "Of another", "Of another"),
            (FileQuestion.cancel, "Of another", "Isles"),
        ],
    )
    def test_saving_asks(self, desktop: Desktop, islands: Path, answer: Answer, on_disk: str, shown: str) -> None:
        desktop.open(islands)
        desktop.rename("Isles")
        change_elsewhere(islands)
        desktop.key(S)
        assert saved_title(islands) == "Of another"
        assert "map.geojson" in FileQuestion.shown().text
        answer(FileQuestion.shown())
        assert saved_title(islands) == on_disk
        assert desktop.window.document.board.title == shown
        desktop.key(Z)  # also a reload is a step
        assert desktop.window.document.board.title == (
            "Isles" if answer is FileQuestion.reload else two_islands().board.title
        )

    def test_saving_under_another_name_leaves_both(self, desktop: Desktop, islands: Path) -> None:
        desktop.open(islands)
        desktop.rename("Isles")
        change_elsewhere(islands)
        desktop.key(S)
        FileQuestion.shown().save_as()
        SaveAsPage.shown().save()
        assert (saved_title(islands), saved_title(paths.own_maps() / "isles")) == ("Of another", "Isles")

    def test_what_was_changed_is_shown_and_the_notice_waits(self, desktop: Desktop, islands: Path) -> None:
        desktop.open(islands)
        desktop.key(Qt.Key.Key_D)
        ComparePage.shown().compare_with("Lagoon")
        change_elsewhere(islands)
        desktop.files.come_back()
        desktop.files.compare()
        assert all("Of another" in text for text in ComparePage.shown().differences())
        assert ComparePage.shown().differences()
        assert desktop.files.notice
        desktop.files.reload()
        assert desktop.window.document.board.title == "Of another"
        assert desktop.files.notice is None

    def test_it_is_noticed_when_the_window_is_active_again(self, desktop: Desktop, islands: Path) -> None:
        desktop.open(islands)
        desktop.files.come_back()
        assert desktop.files.notice is None
        change_elsewhere(islands)
        desktop.files.come_back()
        assert desktop.files.notice
        assert files.CHANGED_OR_REMOVED in desktop.files.notice
        desktop.files.reload()
        assert desktop.window.document.board.title == "Of another"
        assert desktop.files.notice is None
        desktop.files.come_back()
        assert desktop.files.notice is None

    def test_reloading_asks_when_something_is_not_saved(self, desktop: Desktop, islands: Path) -> None:
        desktop.open(islands)
        desktop.rename("Isles")
        change_elsewhere(islands)
        desktop.files.come_back()
        desktop.files.reload()
        FileQuestion.shown().cancel()
        assert desktop.window.document.board.title == "Isles"

    def test_a_map_that_is_gone_is_saved_anew(self, desktop: Desktop, islands: Path) -> None:
        desktop.open(islands)
        desktop.rename("Isles")
        shutil.rmtree(islands)
        desktop.files.come_back()
        assert desktop.files.notice
        assert files.CHANGED_OR_REMOVED in desktop.files.notice
        desktop.key(S)
        FileQuestion.shown().overwrite()
        assert saved_title(islands) == "Isles"

    def test_what_cannot_be_reloaded_is_told_and_nothing_changes(self, desktop: Desktop, islands: Path) -> None:
        desktop.open(islands)
        (islands / "map.geojson").write_text("{", encoding="utf-8")
        desktop.files.come_back()
        desktop.files.reload()
        assert desktop.files.notice
        assert files.NOT_RELOADED in desktop.files.notice
        assert desktop.window.document.board.title == two_islands().board.title


def enlarge(islands: Path) -> None:
    file = islands / "map.geojson"
    file.write_text(file.read_text(encoding="utf-8") + " " * LARGE, encoding="utf-8")


class TestLarge:
    def test_a_large_map_is_read_while_the_window_goes_on(self, desktop: Desktop, islands: Path, qtbot: QtBot) -> None:
        enlarge(islands)
        desktop.editors.open(islands)
        assert desktop.editors.windows == []
        qtbot.waitUntil(LoadingPage.is_shown)
        qtbot.waitUntil(lambda: bool(desktop.editors.windows), timeout=30_000)
        assert not LoadingPage.is_shown()
        assert desktop.window.document.folder == islands
        assert desktop.window.document.board.lands == two_islands().board.lands
        desktop.rename("Isles")
        desktop.key(S)
        assert saved_title(islands) == "Isles"

    def test_reading_it_is_given_up(self, desktop: Desktop, islands: Path, qtbot: QtBot) -> None:
        enlarge(islands)
        desktop.editors.open(islands)
        qtbot.waitUntil(LoadingPage.is_shown)
        LoadingPage.shown().cancel()
        assert not desktop.asks()
        assert desktop.editors.windows == []

    def test_it_is_reloaded(self, desktop: Desktop, islands: Path, qtbot: QtBot) -> None:
        desktop.open(islands)
        change_elsewhere(islands)
        enlarge(islands)
        desktop.files.come_back()
        desktop.files.reload()
        qtbot.waitUntil(lambda: desktop.window.document.board.title == "Of another", timeout=30_000)

    def test_it_is_copied(self, desktop: Desktop, islands: Path, qtbot: QtBot) -> None:
        enlarge(islands)
        dialog = desktop.ask_new()
        dialog.name("Isles")
        dialog.copy(two_islands().board.title)
        dialog.begin()
        qtbot.waitUntil(lambda: bool(desktop.editors.windows), timeout=30_000)
        assert desktop.window.document.board.title == "Isles"
        assert not NewMapPage.is_shown()


class TestDamaged:
    def damage(self, islands: Path) -> dict[str, bytes]:
        file = islands / "map.geojson"
        file.write_text(file.read_text(encoding="utf-8").replace('"b":"west-2"', '"b":"atlantis"'), encoding="utf-8")
        return content(islands)

    def test_all_problems_are_listed_and_a_mended_copy_is_offered(
        self, desktop: Desktop, islands: Path, qtbot: QtBot
    ) -> None:
        before = self.damage(islands)
        desktop.editors.open(islands)
        qtbot.waitUntil(FlawsPage.is_shown, timeout=30_000)
        dialog = FlawsPage.shown()
        assert dialog.listed() == len(dialog.repair.flaws) > 0
        place, problem, remedy = dialog.row(0)
        assert "atlantis" in place + problem
        assert remedy.endswith(".")
        FlawsPage.shown().open_copy()
        assert content(islands) == before
        assert desktop.window.document.folder is None
        assert desktop.window.isWindowModified()
        desktop.key(S)
        SaveAsPage.shown().save()
        assert content(islands) == before
        assert len(storage.opened(str(desktop.window.document.folder)).draft.board.lands) == 3

    def test_a_large_one_is_mended_while_the_window_goes_on(
        self, desktop: Desktop, islands: Path, qtbot: QtBot
    ) -> None:
        self.damage(islands)
        enlarge(islands)
        desktop.editors.open(islands)
        qtbot.waitUntil(LoadingPage.is_shown)
        qtbot.waitUntil(FlawsPage.is_shown, timeout=30_000)
        assert not RepairingPage.is_shown()
        assert FlawsPage.shown().repair.flaws == repair.repaired(str(islands)).flaws != ()
        FlawsPage.shown().open_copy()
        assert len(desktop.window.document.board.lands) == 3
        assert desktop.window.document.folder is None

    def test_mending_is_given_up(self, desktop: Desktop, islands: Path, qtbot: QtBot) -> None:
        self.damage(islands)
        desktop.editors.open(islands)
        qtbot.waitUntil(RepairingPage.is_shown)
        RepairingPage.shown().cancel()
        assert not desktop.asks()
        assert desktop.editors.windows == []

    def test_where_no_copy_can_be_made_none_is_offered(self, desktop: Desktop, islands: Path, qtbot: QtBot) -> None:
        (islands / "map.geojson").write_bytes(b"\xff\xfe")
        desktop.editors.open(islands)
        qtbot.waitUntil(FlawsPage.is_shown, timeout=30_000)
        dialog = FlawsPage.shown()
        assert dialog.listed() == len(dialog.repair.flaws) > 0
        assert not dialog.offers_copy()
        dialog.close()
        assert desktop.editors.windows == []


@pytest.mark.timeout(60)
@pytest.mark.skipif(os.name == "nt", reason="Windows has no such files")
def test_a_pipe_in_place_of_a_map_is_told_without_a_wait(desktop: Desktop, islands: Path, qtbot: QtBot) -> None:
    (islands / "map.geojson").unlink()
    os.mkfifo(islands / "map.geojson")
    desktop.editors.open(islands)
    qtbot.waitUntil(FlawsPage.is_shown, timeout=30_000)
    assert files.NO_REGULAR_FILE in FlawsPage.shown().row(0)[1]


def test_nothing_is_left_to_recover_after_saving_and_closing(desktop: Desktop, islands: Path) -> None:
    desktop.open(islands)
    desktop.rename("Isles")
    desktop.key(S)
    desktop.key(W)
    assert recovery.found() == ([], [])
