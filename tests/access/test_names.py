"""Every part of every window has a role and a name, as another process finds it."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, closing, contextmanager
from pathlib import Path

import pytest

from tests.access.desktop import desktop, needs_desktop, program
from tests.access.player import Player, shows_round
from tests.access.tree import Assistant, Node
from tests.robustness.processes import ROOT

pytestmark = needs_desktop
FINISHED = ROOT / "tests" / "opponents" / "games" / "2.indonesia"
"""A game that has ended."""
MAY_BE_NAMELESS = {"cell", "scroll bar", "tree item"}
"""An empty cell is read as such, and a bar by what it moves."""


MARKS = re.compile(r"<b>|[·→↔●▲■◆]|•••|\bRp\b")
"""What is seen, and means nothing to who hears it."""
MAY_HAVE_SIGNS = {"table cell", "spin box"}
"""Those that only show a figure."""


Players = Callable[..., AbstractContextManager[Player]]


@pytest.fixture
def start() -> Players:
    """Starts the program with arguments, where bots don't think long and nothing moves, and somebody who reads it."""

    @contextmanager
    def started(*files: Path) -> Iterator[Player]:
        with desktop(speed="instant") as variables, ExitStack() as opened:
            copies = [shutil.copy(file, variables["HOME"]) for file in files]
            ear = opened.enter_context(closing(Assistant(variables["DBUS_SESSION_BUS_ADDRESS"])))
            yield Player(ear, opened.enter_context(program(variables, *copies)))

    return started


@pytest.fixture
def player(start: Players) -> Iterator[Player]:
    """A player at the start screen."""
    with start() as player:
        yield player


def wrong(window: Node) -> set[tuple[str, str, str]]:
    """Parts without a role; pictures and parts that are used and have no name; boxes without a label.

    A picture that belongs to a larger one with a name needs none.

    And those that only hold others but have a name; texts with the marks of their look, or with signs that a voice
    leaves out; and descriptions that repeat the name before they say more.
    """
    found = set()
    for part in window.all():
        is_named_holder = part.role == "filler" and part.name and not part.children
        is_picture = part.role == "graphic" and not (part.parent and part.parent.role == "graphic" and part.parent.name)
        is_used = part.actions or "focusable" in part.states or is_picture
        has_no_name = is_used and not part.name and part.role not in MAY_BE_NAMELESS
        has_no_label = part.role == "combo box" and not part.labels
        read = part.name if part.role == "label" else part.name + part.description
        is_marked = bool(MARKS.search(read)) and part.role not in MAY_HAVE_SIGNS
        repeats = bool(part.name) and part.description.startswith((f"{part.name} (", f"{part.name}\n"))
        has_no_role = part.role in ("", "invalid", "unknown")
        if has_no_role or is_named_holder or has_no_name or has_no_label or is_marked or repeats:
            found.add((part.role, part.name or " in ".join(where_is(part)), part.description))
    return found


def where_is(part: Node) -> Iterator[str]:
    """Yield what holds a part that has no name, from the inside out."""
    while part.parent:
        part = part.parent
        yield f"{part.role} {part.name}".strip()


@pytest.mark.parametrize("game", ["Indonesia", "Singapore"])
def test_what_the_table_shows_has_roles_and_names(player: Player, game: str) -> None:
    player.begin(game)
    before, found = len(player.done), set[tuple[str, str, str]]()

    def is_over(window: Node) -> bool:
        found.update(wrong(window))
        return len(player.done) > before + 3

    player.play_until(is_over)
    assert found == set()
    window = player.window()
    for name in ("Ana", "Budi", "Citra"):
        assert window.found("panel", name), "the card of a player"
    assert [part for part in window.all() if part.name.startswith("Timeline: ")]
    if game == "Indonesia":
        phases = [label.name for label in window.found("label") if label.name.startswith("Current phase: ")]
        assert len(phases) == 1


def is_selected(window: Node, item: str) -> bool:
    """Whether an item of a list is selected."""
    return any("selected" in one.states for one in window.found("list item", item))


def test_what_the_start_screen_and_its_windows_show_has_roles_and_names(player: Player) -> None:
    assert wrong(player.window()) == set()
    for game in ("Indonesia", "Singapore"):
        player.press("push button", f"{game}: New game…")
        player.press("check box", "Options")
        player.until("the options", lambda: player.window().found("text", "Random seed"))
        window = player.window()
        assert wrong(window) == set()
        assert window.found("combo box", "Colour for seat 1: Blue circle")
        assert window.found("panel", "Seat 2")
        player.press("push button", "Cancel")
        player.until("the end of the dialog", lambda: not player.window().found("push button", "Cancel"))
    player.press("push button", "Settings…")
    pages = player.until("the pages", lambda: player.window().found("list", "Pages"))[0].children
    for page in pages[1:]:
        player.use(page)
        player.until(page.name, lambda page=page: is_selected(player.window(), page.name))
        assert wrong(player.window()) == set()


def test_what_the_map_editor_shows_has_roles_and_names(player: Player) -> None:
    player.press("push button", "Map editor")
    player.until("the maps", lambda: player.window().found("list", "Maps"))
    assert wrong(player.window()) == set()
    player.press("push button", "Open")
    player.use(player.map_areas()[0])
    player.until("a selected area", lambda: "selected" in player.map_areas()[0].states)
    for panel in ("Areas", "History", "Properties", "Neighbours", "Problems", "Deeds", "City cards"):
        player.press("page tab", panel)
        assert wrong(player.window()) == set()
    player.choose_in_menu("File", "New…")
    player.press("radio button", "An archipelago")
    assert wrong(player.window()) == set()


def test_what_the_end_of_a_game_and_its_review_show_has_roles_and_names(start: Players) -> None:
    with start(FINISHED) as player:
        player.until("the result", lambda: player.window().found("panel", "Final result"))
        assert wrong(player.window()) == set()
        player.until("the final screen", lambda: player.window().found("push button", "Rematch"))
        assert wrong(player.window()) == set()
        player.press("push button", "Review")
        player.until("the review", lambda: player.window().found("panel", "Review"))
        assert wrong(player.window()) == set()


@pytest.mark.soak
def test_what_a_year_shows_has_roles_and_names(player: Player) -> None:
    player.begin("Indonesia")
    found = set[tuple[str, str, str]]()

    def is_over(window: Node) -> bool:
        found.update(wrong(window))
        return shows_round(window, "Year 2")

    player.play_until(is_over)
    assert found == set()
