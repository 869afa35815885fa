"""Where nobody listens to announcements, as Orca 43 doesn't, they come as new names of the window, or notifications."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest

from tests.access.desktop import desktop, needs_desktop, program
from tests.access.player import FOCUSED, Player
from tests.access.tree import Assistant, Heard, Node

pytestmark = needs_desktop
SHOWN, NAMED = "object:state-changed:showing", "object:property-change:accessible-name"
"""The events of a part that has come into sight, and of a part with a new name."""
F2, DOWN, TAB = 0xFFBF, 0xFF54, 0xFF09
"""Keys."""


@pytest.fixture
def player() -> Iterator[Player]:
    """A player who hears what comes into sight, gets the keyboard or another name, but no announcements.

    He is asked even if he has only one move.
    """
    with (
        desktop(speed="instant", sole_moves=False) as variables,
        closing(Assistant(variables["DBUS_SESSION_BUS_ADDRESS"], SHOWN, NAMED, FOCUSED)) as ear,
        program(variables) as process,
    ):
        yield Player(ear, process)


def heard(player: Player) -> list[Heard]:
    """What was sent until now and not returned before."""
    player.ear.listen()
    events = list(player.ear.heard)
    player.ear.heard.clear()
    return events


def focused_since(player: Player) -> list[Node]:
    """What has got the keyboard since the last time."""
    return [player.ear.read(event.place) for event in heard(player) if event.kind == FOCUSED and event.detail]


def test_a_prompt_is_read_as_a_name_and_so_is_the_entry_that_the_keyboard_is_on(player: Player) -> None:
    player.begin("Indonesia")
    events: list[Heard] = []

    def is_asked() -> bool:
        events.extend(heard(player))
        return any(event.text.startswith("Ana: Build a city") for event in events)

    player.until("the prompt", is_asked)
    (prompt,) = [event for event in events if event.text.startswith("Ana: Build a city")]
    window = player.ear.read(prompt.place)
    assert (window.role, window.name) == ("frame", "Indonesia"), "its name has not changed"
    read = [player.ear.read(event.place) for event in events if event.kind == FOCUSED and event.detail]
    entries = [part.name for part in player.window().found("list", "City cards")[0].children]
    assert [part.name for part in read if part.role == "list item"][-1] == entries[0]


def test_the_part_with_the_decision_says_that_it_has_a_new_name(player: Player) -> None:
    """Orca 48 keeps the names that it has read, until it is told of another one."""
    player.begin("Indonesia")
    player.until("a new name", lambda: "New Era, Ana" in [event.text for event in heard(player) if event.kind == NAMED])


def test_what_a_key_chooses_in_a_list_beside_the_field_is_read(player: Player) -> None:
    player.begin("Indonesia")
    player.expect_keyboard_in("City cards")
    player.ear.press_key(F2)
    player.expect_keyboard_in("What can I do?")
    heard(player)
    player.ear.press_key(DOWN)
    (choice,) = player.until("a choice", lambda: focused_since(player))
    assert choice.role == "list item"
    assert "enabled" in choice.states


def test_what_a_key_chooses_in_a_box_is_read(player: Player) -> None:
    player.press("push button", "Indonesia: New game…")
    player.until("a dialog", lambda: player.window().found("push button", "Start game"))
    name = player.window().found("text", "Name for seat 1")[0]
    heard(player)
    player.ear.act(name, "SetFocus")
    player.ear.press_key(TAB)
    player.ear.press_key(TAB)
    player.expect_keyboard_in("Colour for seat 2: Red triangle")
    heard(player)
    player.ear.press_key(DOWN)
    (choice,) = player.until("a colour", lambda: focused_since(player))
    assert choice.name == "Green square"
