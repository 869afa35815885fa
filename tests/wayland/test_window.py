"""The window on a Wayland desktop without X, at two scales: menus, dialogs, and games with pointer and keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.access.desktop import program
from tests.access.player import shows_round
from tests.access.tree import Assistant, Node
from tests.wayland.hand import Hand
from tests.wayland.screen import Rectangle, needs_wayland, wayland

pytestmark = [*needs_wayland, pytest.mark.soak]
MENUS = "Game", "Play", "History", "View", "Help"


@pytest.fixture(params=[1, 1.5], ids=["scale 1", "scale 1.5"])
def hand(request: pytest.FixtureRequest) -> Iterator[Hand]:
    """A player at the start screen."""
    with (
        wayland(request.param, speed="instant") as screen,
        closing(Assistant(screen.variables["DBUS_SESSION_BUS_ADDRESS"])) as ear,
        program(screen.variables) as process,
    ):
        yield Hand(ear, process, screen)


def check_inside(hand: Hand, place: Rectangle) -> None:
    """What is at a place has a size, and is seen whole."""
    left, top, wide, high = place
    assert wide > 100
    assert high > 40
    assert left >= 0
    assert top >= 0
    assert left + wide <= hand.screen.size[0]
    assert top + high <= hand.screen.size[1]


def entries(hand: Hand) -> list[Node]:
    """What the menu that is open shows; nothing where none is."""
    opened = [part for part in hand.window().found("popup menu") if "showing" in part.states]
    return [entry for part in opened for entry in part.found("menu item")]


def open_menu(hand: Hand, menu: str) -> list[str]:
    """Open a menu of the window, and return the names of its entries that can be chosen."""
    hand.press("menu item", menu)
    shown = hand.until(f"the menu {menu}", lambda: entries(hand))
    return [entry.name for entry in shown if "enabled" in entry.states]


def test_menus_and_dialogs_are_whole(hand: Hand, tmp_path: Path) -> None:
    hand.press("push button", "Indonesia: New game…")
    check_inside(hand, hand.dialog())
    hand.screen.picture(tmp_path / "New game.png")
    hand.press("push button", "Start game")
    hand.board()
    opened = 0
    for menu in MENUS:
        names = open_menu(hand, menu)
        hand.screen.picture(tmp_path / f"{menu}.png")
        hand.screen.press("Escape")
        hand.until("the end of a menu", lambda: not entries(hand))
        for name in names:
            if not name.endswith("…") or name.startswith("Tutorial"):
                continue
            open_menu(hand, menu)
            hand.press("menu item", name)
            check_inside(hand, hand.dialog())
            hand.screen.picture(tmp_path / f"{menu} {name[:-1]}.png")
            hand.screen.press("Escape")
            hand.until(f"the end of {name}", lambda: len(hand.screen.windows()) == 1)
            opened += 1
    assert opened > 5


def test_a_year_and_two_rounds_are_played(hand: Hand, tmp_path: Path) -> None:
    hand.begin("Indonesia")
    hand.play_until(lambda window: shows_round(window, "Year 2"))
    hand.screen.picture(tmp_path / "Indonesia.png")
    hand.replace_game("Singapore")
    hand.play_until(lambda window: shows_round(window, "Round 3"))
    hand.screen.picture(tmp_path / "Singapore.png")
    assert len(hand.screen.windows()) == 1
    hand.process.terminate()
    assert hand.process.wait(20) == 0
