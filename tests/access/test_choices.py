"""What can't be chosen is found to be disabled, and says why when it is pressed; what is selected is gone to."""

from __future__ import annotations

import re

from tests.access.desktop import needs_desktop
from tests.access.player import Player
from tests.access.test_reading import ASSERTIVE, HELD, LET_GO
from tests.access.tree import Node

pytestmark = needs_desktop
SPEED = "instant"
"""Bots don’t think long, and nothing moves."""
LETTER_A, LETTER_K, LETTER_T = 0x61, 0x6B, 0x74
"""Keys."""
CONTROL = 37
"""The place of a key on the keyboard."""
FIELDS = "check box", "combo box", "text", "slider"


def cannot_be_chosen(window: Node) -> list[Node]:
    """The entries of the decision's lists that are disabled."""
    (decision,) = window.found("panel", "Decision")
    return [entry for entry in decision.found("list item") if "enabled" not in entry.states]


def folded(window: Node) -> list[Node]:
    """The line that shows what can't be chosen, if there is any."""
    return [part for part in window.all() if re.match(r"[1-9]\d* others? can’t", part.name)]


def test_what_cant_be_chosen_is_disabled_and_says_why(player: Player) -> None:
    player.begin("Indonesia")
    player.expect_keyboard_in("City cards")
    window = player.window()
    assert all("enabled" in entry.states for entry in window.found("list", "City cards")[0].children)
    player.play_until(
        lambda window: bool(window.found("panel", "Decision") and (cannot_be_chosen(window) or folded(window)))
    )
    if not cannot_be_chosen(player.window()):
        player.use(folded(player.window())[0])
    refused = player.until("what can't be chosen", lambda: cannot_be_chosen(player.window()))[0]
    assert "selectable" not in refused.states
    player.announced()
    player.use(refused)
    (said,) = player.until("the reason", player.announced)
    assert said.detail == ASSERTIVE
    assert said.text.rstrip(".") in f"{refused.name} {refused.description}"
    assert not any("selected" in entry.states for entry in cannot_be_chosen(player.window()))


def test_letters_on_the_board_go_to_cities_and_own_areas(player: Player) -> None:
    def own(window: Node) -> list[Node]:
        return [area for board in window.found("list", "Board") for area in board.children if "Ana" in area.name]

    player.begin("Indonesia")
    player.play_until(lambda window: bool(own(window)))
    player.ear.act(player.areas()[0], "SetFocus")
    for key, says in ((LETTER_T, "City of size"), (LETTER_A, "Ana")):
        player.ear.press_key(key)
        player.until(says, lambda says=says: any(says in name for name in player.focused()))


def why_not(window: Node, role: str) -> dict[str, str]:
    """What is said of each part of a role that is disabled."""
    return {part.name: part.description for part in window.found(role) if "enabled" not in part.states}


def headings(window: Node, name: str) -> list[str]:
    """The entries of a list that are no choices."""
    (entries,) = window.found("list", name)
    for entry in entries.children:
        assert ("enabled" in entry.states) == ("selectable" in entry.states), entry.name
    return [entry.name for entry in entries.children if "enabled" not in entry.states]


def test_what_is_disabled_in_a_new_game_and_the_map_editor_says_why(player: Player) -> None:
    player.press("push button", "Indonesia: New game…")
    player.press("check box", "Options")
    player.until("the options", lambda: player.window().found("text", "Random seed"))
    assert not why_not(player.window(), "combo box")
    assert player.window().found("label", "Only where two or more people play.")
    player.press("push button", "Cancel")
    player.press("push button", "Map editor")
    player.until("the maps", lambda: player.window().found("list", "Maps"))
    own = "Only your own maps can be renamed and deleted."
    assert why_not(player.window(), "push button") == {"Rename…": own, "Delete": own}
    assert headings(player.window(), "Maps") == ["Maps of the program"]
    player.press("push button", "Open")
    player.map_areas()
    window = player.window()
    for role in ("push button", "check box", "radio button", "text"):
        assert all(why_not(window, role).values()), role


def test_headings_of_the_palette_are_no_choices(player: Player) -> None:
    player.begin("Indonesia")
    player.expect_keyboard_in("City cards")
    player.ear.press_key(CONTROL, HELD)
    player.ear.press_key(LETTER_K)
    player.ear.press_key(CONTROL, LET_GO)
    player.until("the palette", lambda: player.window().found("list", "Choices"))
    assert headings(player.window(), "Choices")[0] == "Moves"


def test_pages_of_the_settings_that_are_selected_are_shown(player: Player) -> None:
    player.press("push button", "Settings…")
    pages = player.until("the pages", lambda: player.window().found("list", "Pages"))[0].children
    shown = set[tuple[str, ...]]()

    def is_another() -> bool:
        fields = [one.name for one in player.window().all() if one.role in FIELDS]
        is_new = tuple(fields) not in shown
        shown.add(tuple(fields))
        return is_new

    for page in pages:
        player.ear.act(page, page.actions[0])
        player.until(page.name, is_another)
