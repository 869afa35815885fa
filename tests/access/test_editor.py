"""A map is read, changed, saved and played from another process, by AT-SPI and keys alone."""

from __future__ import annotations

from tests.access.desktop import needs_desktop
from tests.access.player import Player
from tests.access.test_whole_games import AREAS
from tests.access.tree import Node

pytestmark = needs_desktop
SPEED = "instant"
"""Bots don’t think long, and nothing moves."""
RETURN, F2, F5, LETTER_N = 0xFF0D, 0xFFBF, 0xFFC2, 0x6E
"""Keys."""
BEFORE, AFTER, FAR = "East Bali", "Bali Timur", "Aceh 1"
"""The name of an area before and after it is renamed, and another area."""


def area(player: Player, name: str) -> Node:
    """The area of a name in the list of areas."""
    found = player.until(name, lambda: next((one for one in player.map_areas() if one.name.startswith(name)), None))
    assert isinstance(found, Node)
    return found


def test_a_map_is_read_changed_saved_and_played(player: Player) -> None:
    player.press("push button", "Map editor")
    player.press("push button", "Open")
    areas = player.map_areas()
    lakes = [one for one in areas if one.name.endswith(", lake")]
    assert len(areas) - len(lakes) == AREAS
    assert len({one.name for one in areas}) == len(areas)
    for one in areas:
        assert one.role == "list item"
        assert one.name.endswith((", land", ", sea", ", lake"))
        assert {"enabled", "focusable", "selectable", "visible"} <= one.states
        assert one.actions == ("Press", "SetFocus")
        assert ": " in one.description or one in lakes, "its neighbours"

    player.use(area(player, BEFORE))
    player.until("a selected area", lambda: "selected" in area(player, BEFORE).states)
    player.ear.press_key(F2)
    player.write(f"Rename {BEFORE}", AFTER)
    player.ear.press_key(RETURN)
    neighbours = area(player, AFTER).description
    assert neighbours.startswith(f"{AFTER}: 3 neighbours")

    player.expect_keyboard_in("Map")
    player.ear.press_key(LETTER_N)
    player.write(f"Area to link to {AFTER} or unlink from it", FAR)
    player.ear.press_key(RETURN)
    player.until("a link", lambda: area(player, AFTER).description != neighbours)
    link = f"Link {AFTER} and {FAR} with an arrow"
    assert link in [heard.text for heard in player.announced()]
    player.choose_in_menu("Edit", f"Undo: {link}")
    player.until("no link", lambda: area(player, AFTER).description == neighbours)
    assert f"Undone: {link}" in [heard.text for heard in player.announced()]

    player.choose_in_menu("File", "Save as…")
    player.write("Title", "Nusantara")
    player.press("push button", "Save")
    player.until("a title", lambda: any("Nusantara" in one.name for one in player.window().found("frame")))
    player.ear.press_key(F5)
    player.press("push button", "Start game")
    assert any(AFTER in one.name for one in player.areas())
