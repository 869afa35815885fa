"""Where nobody listens to announcements, as Orca 43 doesn't, they come as notifications."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest

from tests.access.desktop import desktop, needs_desktop, program
from tests.access.player import FOCUSED, Player
from tests.access.tree import Assistant, Node

pytestmark = needs_desktop
SHOWN = "object:state-changed:showing"
"""The event of a part that has come into sight."""


@pytest.fixture
def player() -> Iterator[Player]:
    """A player who hears what comes into sight and gets the keyboard, but no announcements."""
    with (
        desktop(speed="instant") as variables,
        closing(Assistant(variables["DBUS_SESSION_BUS_ADDRESS"], SHOWN, FOCUSED)) as ear,
        program(variables) as process,
    ):
        yield Player(ear, process)


def test_a_prompt_is_read_and_so_is_the_entry_that_the_keyboard_is_on(player: Player) -> None:
    player.begin("Indonesia")
    read: list[Node] = []

    def is_asked() -> bool:
        player.ear.listen()
        places = [heard.place for heard in player.ear.heard if heard.detail]
        player.ear.heard.clear()
        read.extend(player.ear.read(place) for place in places)
        return any(part.role == "notification" for part in read)

    player.until("a notification", is_asked)
    (prompt,) = [part.name for part in read if part.role == "notification"]
    assert prompt.startswith("Ana: Build a city")
    entries = [part.name for part in player.window().found("list", "City cards")[0].children]
    assert [part.name for part in read if part.role == "list item"][-1] == entries[0]
