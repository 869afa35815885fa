"""Where the keyboard goes, and what is announced meanwhile, as another process finds it."""

from __future__ import annotations

from tests.access.desktop import needs_desktop
from tests.access.player import FOCUSED, Player

pytestmark = needs_desktop
SPEED = "fast"
"""Bots play fast, but are seen to play."""
F3, F4, F6, ESCAPE, RIGHT, UP, LETTER_I = 0xFFC0, 0xFFC1, 0xFFC3, 0xFF1B, 0xFF53, 0xFF52, 0x69
"""Keys."""
SHIFT, HELD, LET_GO = 50, 0, 1
"""The place of a key on the keyboard, and the kinds of events that press it and let it go."""
POLITE, ASSERTIVE = 1, 2
"""The details of announcements that wait for what is read, and of those that don't."""


def test_a_decision_has_the_keyboard_and_only_news_are_announced(player: Player) -> None:
    player.begin("Indonesia")
    player.expect_keyboard_in("City cards")
    player.ear.press_key(F6)
    player.expect_keyboard_in("Log")
    for _ in range(2):
        player.ear.press_key(F6)
    player.expect_keyboard_in("Board")
    player.until("the present area", lambda: names_of_focused(player) & {area.name for area in player.areas()})
    player.ear.press_key(RIGHT)
    player.until("an area with the keyboard", lambda: len(player.focused()) == 2)
    player.announced()
    player.ear.press_key(LETTER_I)
    near = player.until("what borders the area", player.announced)
    assert [heard.text.startswith("Next to ") for heard in near] == [True]
    player.ear.press_key(F6)
    player.expect_keyboard_in("City cards")

    player.announced()
    board = player.board()
    inland = next(area for area in board.children if "No coast" in area.name)
    player.use(inland)
    refusals = player.until("a refusal", player.announced)
    assert [heard.detail for heard in refusals] == [ASSERTIVE]

    player.play_until(lambda window: bool(window.found("spin box")))
    said = [heard.text for heard in player.announced()]
    assert any("builds a city" in text for text in said)
    assert not [text for text in said if "Thinking" in text or "skips this" in text]


def test_parts_of_the_window_follow_each_other_in_both_directions(player: Player) -> None:
    player.begin("Singapore")
    player.expect_keyboard_in("Tiles")
    parts = "Log", "Ana: played by a person", "Board", "Tiles"
    for part in parts:
        player.ear.press_key(F6)
        player.expect_keyboard_in(part)
    for part in (*reversed(parts[:-1]), parts[-1]):
        player.ear.press_key(SHIFT, HELD)
        player.ear.press_key(F6)
        player.ear.press_key(SHIFT, LET_GO)
        player.expect_keyboard_in(part)


def test_news_are_read_by_going_to_them(player: Player) -> None:
    """Orca 43 speaks no announcements, but whatever gets the keyboard."""
    player.begin("Indonesia")
    player.expect_keyboard_in("City cards")
    said: list[str] = []

    def is_refused() -> bool:
        news = player.announced()
        said.extend(heard.text for heard in news)
        return ASSERTIVE in [heard.detail for heard in news]

    player.use(next(area for area in player.areas() if "No coast" in area.name))
    player.until("a refusal", is_refused)
    keyboard = player.focused()[-1]
    player.ear.press_key(F3)
    player.expect_keyboard_in("News")
    player.expect_keyboard_in(said[-1])
    assert said[-1] in names_of_focused(player)
    player.ear.press_key(UP)
    player.expect_keyboard_in(said[-2])
    assert said[-2] in names_of_focused(player)
    player.ear.press_key(ESCAPE)
    player.expect_keyboard_in(keyboard)
    player.announced()
    player.ear.press_key(F4)
    repeated = player.until("the last news", player.announced)
    assert [(heard.text, heard.detail) for heard in repeated] == [(said[-1], ASSERTIVE)]


def names_of_focused(player: Player) -> set[str]:
    """The names of the parts that have said that they got the keyboard, and are still there."""
    player.ear.listen()
    places = {heard.place for heard in player.ear.heard if heard.kind == FOCUSED and heard.detail}
    return {part.name for part in player.window().all() if part.place in places}
