"""Every part of the table has a role and a name, as another process finds it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest

from tests.access.desktop import desktop, needs_desktop, program
from tests.access.player import Player
from tests.access.tree import Assistant, Node

pytestmark = needs_desktop


@pytest.fixture
def player() -> Iterator[Player]:
    """A player at the start screen, where bots don't think long and nothing moves."""
    with (
        desktop(speed="instant") as variables,
        closing(Assistant(variables["DBUS_SESSION_BUS_ADDRESS"])) as ear,
        program(variables) as process,
    ):
        yield Player(ear, process)


def wrong(window: Node) -> set[tuple[str, str, str]]:
    """Parts without a role, parts that are used and have no name, and those that only hold others but have a name."""
    found = set()
    for part in window.all():
        is_named_holder = part.role == "filler" and part.name and not part.children
        has_no_name = not part.name and (part.actions or "focusable" in part.states)
        if part.role in ("", "invalid", "unknown") or is_named_holder or has_no_name:
            found.add((part.role, part.name, part.description))
    return found


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
