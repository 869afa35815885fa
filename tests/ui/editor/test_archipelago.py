"""A map from a seed: made beside the window, shown, edited and played."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from indonesia_qt.mapmaking.archipelago.made import made
from indonesia_qt.mapmaking.archipelago.options import usual
from tests.ui.editor.desktop import Desktop
from tests.ui.pages.editor.map_chooser import NewMapPage
from tests.ui.pages.editor.playtest import trial_of
from tests.ui.pages.page import Page

MOST_CLICKS = 6
MENU = 2
"""F5 is *Playtest › Play this map* for the mouse."""
PATIENCE_MS = 300_000


@pytest.fixture
def clicks(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """What is clicked from now on."""
    seen: list[object] = []
    click = Page.click

    def counted(page: Page, widget: object, *arguments: object) -> None:
        seen.append(widget)
        click(page, widget, *arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(Page, "click", counted)
    return seen


def asked(desktop: Desktop) -> NewMapPage:
    """Ask for an archipelago of sixteen areas."""
    dialog = desktop.ask_new()
    dialog.choose_archipelago()
    dialog.put_seed(3, 16)
    return dialog


def test_from_a_new_map_to_the_first_turn(desktop: Desktop, qtbot: QtBot, clicks: list[object]) -> None:
    dialog = asked(desktop)
    qtbot.waitUntil(lambda: dialog.can_begin, timeout=PATIENCE_MS)
    dialog.begin()
    desktop.ask_to_play().begin()
    game = trial_of(desktop.window)
    assert game
    assert game.table
    assert game.table.bridge.session.state.scenario.map_id == made(usual(3, 16)).board.id
    assert len(clicks) == 3  # An archipelago, Create, Start
    assert len(clicks) + MENU <= MOST_CLICKS


def test_the_preview_is_the_map_that_is_edited(desktop: Desktop, qtbot: QtBot) -> None:
    dialog = asked(desktop)
    assert not dialog.can_begin
    assert dialog.state == "Making the map…"
    qtbot.waitUntil(lambda: dialog.can_begin, timeout=PATIENCE_MS)
    title = dialog.state
    dialog.begin()
    document = desktop.window.document
    assert document.board.title == title
    assert document.board == made(usual(3, 16)).board
    assert document.folder is None


def test_a_title_of_ones_own(desktop: Desktop, qtbot: QtBot) -> None:
    dialog = asked(desktop)
    dialog.name("My Isles")
    qtbot.waitUntil(lambda: dialog.can_begin, timeout=PATIENCE_MS)
    dialog.begin()
    assert desktop.window.document.board.title == "My Isles"


def test_a_new_seed_begins_another_map(desktop: Desktop) -> None:
    dialog = asked(desktop)
    before = dialog.numbers
    dialog.press_new_seed()
    assert dialog.numbers.seed != before.seed
    assert dialog.state == "Making the map…"
    assert not dialog.can_begin


def test_impossible_numbers_are_explained_at_once(desktop: Desktop) -> None:
    dialog = asked(desktop)
    dialog.put_provinces(17)
    assert dialog.state == "Each province needs a land area: choose at most 16 provinces."
    assert not dialog.can_begin
