"""Where the keyboard goes, and what is announced meanwhile, as another process finds it."""

from __future__ import annotations

from tests.access.desktop import needs_desktop
from tests.access.player import Player

pytestmark = needs_desktop
SPEED = "fast"
"""Bots play fast, but are seen to play."""
F6, RIGHT, LETTER_I = 0xFFC3, 0xFF53, 0x69
"""Keys."""
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
    assert not [text for text in said if "Thinking" in text or "Skip this" in text]
