"""What was edited and not saved is kept, offered again, and never written to the designer's files."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from indonesia_qt.files import paths
from indonesia_qt.files.paths import LARGE
from indonesia_qt.mapmaking.edit.naming import retitle
from indonesia_qt.mapmaking.files import recovery
from indonesia_qt.mapmaking.files.kept_steps import KeptStep, kept_step
from indonesia_qt.mapmaking.files.recovery import RecoveryFile, steps_in
from indonesia_qt.mapmaking.files.storage import opened
from indonesia_qt.ui.editor.document.autosave import left_over
from indonesia_qt.ui.editor.editor_window import EditorWindow
from indonesia_qt.ui.support.application import ENDING
from tests.mapmaking.maps import content, two_islands
from tests.ui.editor.desktop import Desktop
from tests.ui.pages.boxes import LoadingPage, MessagePage
from tests.ui.pages.editor import files
from tests.ui.pages.editor import recovery as recovery_page
from tests.ui.pages.editor.files import FileQuestion
from tests.ui.pages.editor.recovery import RecoveryPage
from tests.ui.play.test_save_lock import left_lock


def leave(folder: Path | None, title: str) -> None:
    """A process that edited a map ended without a word."""
    stamp = opened(str(folder)).stamp if folder else None
    RecoveryFile().keep(retitle(two_islands(), title), folder, stamp, 1_700_000_000)


def leave_large(title: str) -> Path:
    leave(None, title)
    (kept,) = recovery.found()[0]
    kept.file.write_text(kept.file.read_text(encoding="utf-8") + " " * LARGE, encoding="utf-8")
    return kept.file


def kept_titles() -> list[str]:
    return [kept.title for kept in recovery.found()[0]]


class TestKeeping:
    def test_steps_are_kept_soon_and_the_file_stays_as_it_is(
        self, desktop: Desktop, islands: Path, qtbot: QtBot
    ) -> None:
        before = content(islands)
        desktop.open(islands)
        with qtbot.waitSignal(desktop.files.commands.file.autosave.kept):
            desktop.rename("Isles")
        assert kept_titles() == ["Isles"]
        assert content(islands) == before
        assert left_over() == [], "a map that is open is nothing to be offered"

    def test_what_cannot_be_kept_is_tried_again_without_another_step(
        self, desktop: Desktop, islands: Path, qtbot: QtBot
    ) -> None:
        paths.recoveries().parent.mkdir(parents=True, exist_ok=True)
        paths.recoveries().write_bytes(b"in the way")
        desktop.open(islands)
        autosave = desktop.files.commands.file.autosave
        with qtbot.waitSignal(autosave.failed):
            desktop.rename("Isles")
        paths.recoveries().unlink()
        with qtbot.waitSignal(autosave.kept):
            pass
        assert kept_titles() == ["Isles"]

    def test_nothing_is_kept_of_what_was_saved(self, desktop: Desktop, islands: Path, qtbot: QtBot) -> None:
        desktop.open(islands)
        with qtbot.waitSignal(desktop.files.commands.file.autosave.kept):
            desktop.rename("Isles")
        desktop.key(Qt.Key.Key_S)
        assert kept_titles() == []

    def test_nothing_is_kept_of_what_was_discarded(self, desktop: Desktop, islands: Path, qtbot: QtBot) -> None:
        desktop.open(islands)
        with qtbot.waitSignal(desktop.files.commands.file.autosave.kept):
            desktop.rename("Isles")
        desktop.key(Qt.Key.Key_W)
        FileQuestion.shown().discard()
        assert kept_titles() == []

    def test_the_last_step_is_kept_when_the_system_ends_the_program(self, desktop: Desktop, islands: Path) -> None:
        window = desktop.open(islands)
        desktop.rename("Isles")
        app = QApplication.instance()
        assert app
        app.setProperty(ENDING, True)
        try:
            window.close()
        finally:
            app.setProperty(ENDING, False)
        assert not FileQuestion.is_shown()
        assert not desktop.editors.windows
        assert [left.file for left in left_over()] == [left.file for left in recovery.found()[0]]
        assert kept_titles() == ["Isles"]

    def test_it_is_told_when_nothing_can_be_kept(self, desktop: Desktop, islands: Path, qtbot: QtBot) -> None:
        desktop.open(islands)
        paths.recoveries().write_text("a file where the folder should be", encoding="utf-8")
        with qtbot.waitSignal(desktop.files.commands.file.autosave.failed):
            desktop.rename("Isles")
        assert desktop.files.notice
        assert files.NOT_KEPT in desktop.files.notice


def test_what_may_be_open_on_another_computer_is_offered_and_its_file_stays(
    desktop: Desktop, islands: Path, qtbot: QtBot
) -> None:
    leave(islands, "Isles")
    (left,) = left_over()
    before = left.file.read_bytes()
    left_lock(left.file, 1, "attic", "0" * 32)

    desktop.editors.open(islands)
    page = RecoveryPage.shown()
    assert page.rows()[0].endswith("may be open on the computer “attic”")
    page.select(0)
    page.recover()
    assert desktop.window.document.draft.board.title == "Isles"
    with qtbot.waitSignal(desktop.files.commands.file.autosave.kept):
        desktop.rename("Islets")

    assert left.file.read_bytes() == before
    assert sorted(kept_titles()) == ["Isles", "Islets"]


def leave_with_steps(folder: Path, *titles: str, damage: Callable[[KeptStep], KeptStep] = lambda step: step) -> Path:
    """A process that renamed a map several times ended without a word; return the file that it left."""
    drafts = [two_islands(), *(retitle(two_islands(), title) for title in titles)]
    steps = [damage(kept_step(f"Rename {after.board.title}", before, after)) for before, after in pairwise(drafts)]
    RecoveryFile().keep(drafts[-1], folder, opened(str(folder)).stamp, 1_700_000_000, reversed(steps))
    (kept,) = recovery.found()[0]
    return kept.file


def recovered(desktop: Desktop, folder: Path) -> EditorWindow:
    """Take back what was left of a map, in a window of its own."""
    desktop.editors.begin(folder)
    RecoveryPage.shown().recover()
    return desktop.window


class TestSteps:
    def test_they_are_undone_after_a_recovery_as_before(self, desktop: Desktop, islands: Path, qtbot: QtBot) -> None:
        window = desktop.open(islands)
        for title in ("Isles", "Atolls", "Reefs"):
            desktop.rename(title)
        desktop.key(Qt.Key.Key_Z)
        qtbot.waitUntil(lambda: kept_titles() == ["Atolls"], timeout=30_000)
        file = recovery.found()[0][0].file
        content = file.read_bytes()
        window.may_close = lambda: True
        window.close()
        file.write_bytes(content)  # as if the process had ended before
        document = recovered(desktop, islands).document
        assert [document.undo_stack.text(n) for n in range(document.undo_stack.count())] == ["Rename the map"] * 2
        for title in ("Isles", two_islands().board.title):
            desktop.key(Qt.Key.Key_Z)
            assert document.board.title == title
        assert document.board == replace(two_islands().board, id="islands")

    def test_they_survive_a_second_crash_and_saving(self, desktop: Desktop, islands: Path, qtbot: QtBot) -> None:
        leave_with_steps(islands, "Isles", "Atolls")
        document = recovered(desktop, islands).document
        with qtbot.waitSignal(desktop.files.commands.file.autosave.kept):
            desktop.rename("Reefs")
        (kept,) = recovery.found()[0]
        assert [step.name for step in steps_in(kept.file)] == ["Rename the map", "Rename Atolls", "Rename Isles"]
        desktop.key(Qt.Key.Key_S)
        for title in ("Atolls", "Isles", two_islands().board.title):
            desktop.key(Qt.Key.Key_Z)
            assert document.board.title == title
        for title in ("Isles", "Atolls", "Reefs"):
            desktop.key(Qt.Key.Key_Y)
            assert document.board.title == title
        assert not desktop.window.isWindowModified()

    def test_a_damaged_one_is_refused_with_a_sentence_and_nothing_is_lost(
        self, desktop: Desktop, islands: Path
    ) -> None:
        leave_with_steps(islands, "Isles", "Atolls", damage=lambda step: replace(step, after="0"))
        document = recovered(desktop, islands).document
        desktop.key(Qt.Key.Key_Z)
        assert desktop.page.message == "Couldn’t undo “Rename Atolls”. It was kept in a damaged file."
        desktop.key(Qt.Key.Key_Z)
        assert not document.undo_stack.canUndo()
        assert document.board.title == "Atolls"
        desktop.rename("Reefs")
        desktop.key(Qt.Key.Key_Z)
        assert document.board.title == "Atolls"

    def test_without_readable_steps_the_map_comes_back_and_it_is_said(self, desktop: Desktop, islands: Path) -> None:
        file = leave_with_steps(islands, "Isles")
        file.write_text(file.read_text(encoding="utf-8").replace('"name":"Rename', '"nom":"Rename'), encoding="utf-8")
        document = recovered(desktop, islands).document
        assert document.board.title == "Isles"
        assert not document.undo_stack.canUndo()
        assert desktop.files.notice
        assert recovery_page.NOT_UNDONE in desktop.files.notice


class TestOffer:
    def test_a_large_one_is_read_while_the_window_goes_on(self, desktop: Desktop, qtbot: QtBot) -> None:
        leave_large("Isles")
        desktop.editors.begin(None)
        RecoveryPage.shown().recover()
        qtbot.waitUntil(LoadingPage.is_shown)
        assert desktop.editors.windows == []
        qtbot.waitUntil(lambda: bool(desktop.editors.windows), timeout=30_000)
        assert desktop.window.document.board.title == "Isles"
        assert desktop.window.isWindowModified()

    def test_to_take_back_a_large_one_is_given_up(self, desktop: Desktop, qtbot: QtBot) -> None:
        leave_large("Isles")
        desktop.editors.begin(None)
        RecoveryPage.shown().recover()
        qtbot.waitUntil(LoadingPage.is_shown)
        LoadingPage.shown().cancel()
        assert desktop.editors.windows == []
        assert kept_titles() == ["Isles"]

    def test_a_large_one_that_is_damaged_is_refused(self, desktop: Desktop, qtbot: QtBot) -> None:
        file = leave_large("Isles")
        file.write_text(file.read_text(encoding="utf-8").replace('"FeatureCollection"', '"Feature"'), encoding="utf-8")
        desktop.editors.begin(None)
        RecoveryPage.shown().recover()
        qtbot.waitUntil(MessagePage.is_shown, timeout=30_000)
        assert str(file) in MessagePage.shown().text
        assert desktop.editors.windows == []

    def test_recover(self, desktop: Desktop, islands: Path) -> None:
        before = content(islands)
        leave(islands, "Isles")
        desktop.editors.begin(islands)
        dialog = RecoveryPage.shown()
        assert dialog.rows()[0].startswith("Isles")
        RecoveryPage.shown().recover()
        assert desktop.window.document.board.title == "Isles"
        assert desktop.window.document.folder == islands
        assert desktop.window.isWindowModified()
        assert content(islands) == before
        assert left_over() == []
        desktop.key(Qt.Key.Key_S)
        assert opened(str(islands)).draft.board.title == "Isles"
        assert kept_titles() == []

    def test_not_now(self, desktop: Desktop, islands: Path) -> None:
        leave(islands, "Isles")
        desktop.editors.begin(islands)
        RecoveryPage.shown().put_off()
        assert desktop.window.document.board.title == two_islands().board.title
        assert [left.title for left in left_over()] == ["Isles"]

    def test_discard_asks_once_more(self, desktop: Desktop, islands: Path) -> None:
        leave(islands, "Isles")
        desktop.editors.begin(islands)
        dialog = RecoveryPage.shown()
        dialog.ask_to_discard()
        MessagePage.shown().cancel()
        assert kept_titles() == ["Isles"]
        dialog.discard()
        assert kept_titles() == []
        assert not RecoveryPage.is_shown()
        assert desktop.window.document.board.title == two_islands().board.title

    def test_files_that_cannot_be_read_are_told_and_kept_or_discarded(self, desktop: Desktop, islands: Path) -> None:
        leave(islands, "Isles")
        for name in ("one", "two"):
            (paths.recoveries() / f"{name}.recovery").write_bytes(b'{"format": 1, "ti')
        (paths.recoveries() / "two.recovery.damaged").write_bytes(b"an earlier one")
        desktop.editors.begin(islands)
        dialog = RecoveryPage.shown()
        assert [
            name in text and recovery_page.DAMAGED in text
            for name, text in zip(("one", "two"), dialog.rows()[1:], strict=True)
        ]
        dialog.select(1)
        dialog.discard()
        dialog.set_damaged_aside()
        assert len(dialog.rows()) == 1
        assert sorted(file.name for file in paths.recoveries().glob("*.recovery*")) == [
            "two-islands-1.recovery",
            "two.recovery 2.damaged",
            "two.recovery.damaged",
        ]
        assert (paths.recoveries() / "two.recovery.damaged").read_bytes() == b"an earlier one"
        dialog.select_all()
        dialog.recover()
        assert desktop.window.document.board.title == "Isles"

    def test_nothing_but_a_file_that_cannot_be_read_is_told_too(self, desktop: Desktop, islands: Path) -> None:
        paths.recoveries().mkdir(parents=True)
        (paths.recoveries() / "one.recovery").write_text("[" * 9000, encoding="utf-8")
        desktop.editors.begin(islands)
        dialog = RecoveryPage.shown()
        dialog.select_all()
        assert "one.recovery" in dialog.rows()[0]
        dialog.set_damaged_aside()
        assert desktop.window.document.folder == islands

    def test_opening_the_same_map_offers_what_is_of_that_map(self, desktop: Desktop, islands: Path) -> None:
        leave(islands, "Isles")
        leave(None, "Somewhere else")
        desktop.editors.open(islands)
        dialog = RecoveryPage.shown()
        assert len(dialog.rows()) == 1
        RecoveryPage.shown().recover()
        assert desktop.window.document.board.title == "Isles"

    def test_a_map_changed_meanwhile_is_told(self, desktop: Desktop, islands: Path) -> None:
        leave(islands, "Isles")
        file = islands / "scenario.json"
        file.write_text(file.read_text(encoding="utf-8") + "\n", encoding="utf-8")
        desktop.editors.begin(islands)
        RecoveryPage.shown().recover()
        assert desktop.files.notice
        assert "scenario.json" in desktop.files.notice
