"""The editor shows maps of any game: with the pages that the game gives, or with its own alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import ClassVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from indonesia_qt.board.draft import Draft
from indonesia_qt.files.paths import GAME_FILE
from indonesia_qt.games import UnknownGameError
from indonesia_qt.mapmaking.edit.shapes.split_and_merge import given
from indonesia_qt.mapmaking.files import storage
from indonesia_qt.ui.editor.context import EditorContext
from indonesia_qt.ui.editor.document.map_document import MapDocument
from indonesia_qt.ui.editor.game_pages import GamePages, pages_of
from indonesia_qt.ui.editor.panels.panel import EditorPanel
from indonesia_qt.ui.editor.tools_and_panels import PANELS
from indonesia_qt.ui.settings.settings_file import Settings
from indonesia_qt.ui.widgets.layouts import column_of
from tests.games.installed import Install
from tests.games.treasure import Chest, PlainData, TreasureData, install_both
from tests.mapmaking.islands import islands as draft_of_islands
from tests.ui.editor.conftest import a_hand
from tests.ui.editor.desktop import Desktop
from tests.ui.editor.hand import Hand
from tests.ui.pages.editor import files
from tests.ui.pages.editor.panel import PanelPage
from tests.ui.pages.editor.playtest import PlaytestPage
from tests.ui.pages.editor.problems import ProblemsPage
from tests.ui.pages.editor.properties import PropertiesPage
from tests.ui.pages.editor.repair import FlawsPage

OWN = [kind.id for kind in PANELS]
"""The panels of every window."""
S = Qt.Key.Key_S


class ChestsPanel(EditorPanel):
    """Lists the areas with chests."""

    id = "chests"
    title: ClassVar[str] = "Chests"
    side = Qt.DockWidgetArea.BottomDockWidgetArea

    def __init__(self, context: EditorContext) -> None:
        super().__init__(context)
        self.list, self.requested = QLabel(), ""
        self.setLayout(column_of(self.list))
        self.document.changed.connect(self._follow)
        context.entry_requested.connect(self._note)
        self._follow()

    def _follow(self) -> None:
        self.list.setText(", ".join(chest.area for chest in self.document.shown.data.chests))

    def _note(self, id: str) -> None:
        self.requested = id


class ChestsPage(PanelPage[ChestsPanel]):
    kind = ChestsPanel


class TreasurePages(GamePages):
    panels = (ChestsPanel,)

    def map_rows(self, document: MapDocument) -> Sequence[QLabel]:
        return (QLabel(f"{len(document.draft.data.chests)} chests"),)


PAGES = TreasurePages()


@pytest.fixture(autouse=True)
def _installed(install: Install) -> None:
    install_both(install)


@pytest.fixture
def hunt() -> Draft:
    return Draft(draft_of_islands().board, TreasureData("treasure", (Chest("a", "west-1"), Chest("b", "east-1"))))


@pytest.fixture
def hunter(hunt: Draft, settings: Settings, undressed: None) -> Iterator[Hand]:
    """A hand on the mouse of an editor that shows a map with chests, and the pages of its game."""
    assert undressed is None
    yield from a_hand(hunt, settings)


@pytest.fixture
def plain(settings: Settings, undressed: None) -> Iterator[Hand]:
    """A hand on the mouse of an editor that shows a map of a game without data and without pages."""
    assert undressed is None
    yield from a_hand(Draft(draft_of_islands().board, PlainData("plain")), settings)


@pytest.fixture
def folder(hunt: Draft, settings: Settings, tmp_path: Path) -> Path:
    """The folder of a map with chests, of the designer's own."""
    assert settings
    folder = tmp_path / "own" / "maps" / "islands"
    storage.save(hunt, folder)
    return folder


class TestPages:
    def test_those_of_the_game_come_after_the_own_ones(self, hunter: Hand) -> None:
        assert list(hunter.window.panels) == [*OWN, "chests"]
        assert "2 chests" in PropertiesPage.of(hunter.window).labels()
        assert ChestsPage.of(hunter.window).widget.list.text() == "west-1, east-1"

    def test_they_follow_the_map(self, hunter: Hand) -> None:
        chests = ChestsPage.of(hunter.window).widget
        hunter.click("west-1")
        PropertiesPage.of(hunter.window).area.change_id("beach")
        assert chests.list.text() == "beach, east-1"
        hunter.document.undo_stack.undo()
        assert chests.list.text() == "west-1, east-1"
        hunter.document.do("Flood it", lambda draft: given(draft, "west-1", "north"))
        assert chests.list.text() == "east-1"

    def test_what_a_problem_is_about_is_requested(self, hunter: Hand, hunt: Draft) -> None:
        lost = TreasureData("treasure", (*hunt.data.chests, Chest("c", "nowhere")))
        hunter.document.do("Lose a chest", lambda draft: Draft(draft.board, lost))
        (problem,) = (one for one in hunter.window.problems.checks.open if one.kind == "lost-chest")
        assert problem.text in ProblemsPage.of(hunter.window).sentences()
        hunter.window.context.show_problem(problem)
        assert ChestsPage.of(hunter.window).widget.requested == "c"

    def test_those_of_indonesia_are_found_in_its_folder(self) -> None:
        assert [panel.id for panel in pages_of("indonesia").panels] == ["deeds", "cards"]

    def test_pages_that_lack_something_are_not_taken_for_none(self, install: Install) -> None:
        install("broken", definition="tests.games.treasure:PLAIN", editor="missing:PAGES")
        with pytest.raises(UnknownGameError, match=r"^The game “broken” can’t be loaded.*missing"):
            pages_of("broken")


class TestNoPages:
    def test_the_board_is_edited_all_the_same(self, plain: Hand) -> None:
        assert list(plain.window.panels) == OWN
        plain.click("west-1")
        properties = PropertiesPage.of(plain.window)
        properties.area.rename("Beach")
        properties.area.change_id("beach")
        assert next((land.id, land.place) for land in plain.board.lands) == ("beach", "Beach")
        assert plain.refusals == []

    def test_bots_are_offered_for_as_many_as_can_play(self, plain: Hand) -> None:
        dialog = PlaytestPage.open(plain.window)
        assert dialog.players == [2]
        dialog.close()


class TestFiles:
    def test_a_map_is_opened_changed_and_saved(self, desktop: Desktop, folder: Path) -> None:
        before = (folder / GAME_FILE).read_bytes()
        window = desktop.open(folder)
        assert list(window.panels) == [*OWN, ChestsPanel.id]
        desktop.rename("Isles")
        desktop.key(S)
        assert storage.opened(str(folder)).draft.board.title == "Isles"
        assert (folder / GAME_FILE).read_bytes() == before

    def test_a_map_that_has_become_one_of_another_game_is_not_reloaded(self, desktop: Desktop, folder: Path) -> None:
        window = desktop.open(folder)
        (folder / GAME_FILE).write_text('{"game": "plain"}', encoding="utf-8")
        desktop.files.come_back()
        desktop.files.reload()
        assert desktop.files.notice
        assert files.NOT_RELOADED in desktop.files.notice
        assert "This map is for Plain, not for Treasure Hunt." in desktop.files.notice
        assert window.document.draft.game == "treasure"

    def test_a_new_map_is_for_the_game_that_is_chosen(self, desktop: Desktop) -> None:
        dialog = desktop.ask_new()
        assert dialog.games == ["Indonesia", "Singapore", "Plain", "Treasure Hunt"]
        dialog.name("Atoll")
        dialog.choose_game("Treasure")
        dialog.begin()
        assert desktop.window.document.draft.data == TreasureData("treasure")

    def test_the_game_of_a_map_is_said(self, desktop: Desktop, folder: Path) -> None:
        assert folder
        chooser = desktop.ask_open()
        chooser.select("Two Islands")
        assert chooser.about.startswith("A map for Treasure Hunt. ")
        (folder / GAME_FILE).write_text('{"game": "chess"}', encoding="utf-8")
        chooser.select("Lagoon")
        assert chooser.about.startswith("A map for Indonesia. ")
        chooser.select("Two Islands")
        assert chooser.about.startswith("This map can’t be read. ")
        assert "“chess”" in chooser.about

    def test_a_game_that_is_not_installed_is_named(self, desktop: Desktop, folder: Path, qtbot: QtBot) -> None:
        (folder / GAME_FILE).write_text('{"game": "chess"}', encoding="utf-8")
        desktop.editors.open(folder)
        qtbot.waitUntil(FlawsPage.is_shown, timeout=30_000)
        page = FlawsPage.shown()
        assert page.row(0)[1] == "The file can’t be read. The game “chess” isn’t installed."
        assert not page.offers_copy()
        page.close()
        assert desktop.editors.windows == []
