"""The program is read and played from another process, as by a screen reader: by AT-SPI alone."""

from __future__ import annotations

import pytest

from tests.access.desktop import needs_desktop
from tests.access.player import Player, shows_round
from tests.access.tree import Node

pytestmark = needs_desktop
SPEED = "instant"
"""Bots don’t think long, and nothing moves."""
AREAS, LOTS = 137, 44
"""How many areas there are on Indonesia's map, and lots on Singapore's."""


def check_areas(areas: list[Node], number: int) -> None:
    """All areas have a name, a role, a state and actions."""
    assert len(areas) == number
    assert len({area.name for area in areas}) == number
    for area in areas:
        assert area.name
        assert area.role == "list item"
        assert {"enabled", "focusable", "visible"} <= area.states
        assert area.actions == ("Press", "SetFocus")


def test_both_games_are_read_and_played_and_a_decision_is_undone(player: Player) -> None:
    player.begin("Indonesia")
    check_areas(player.areas(), AREAS)
    player.play_until(lambda window: bool(window.found("spin box")))
    built = player.done[-1].split(":")[0].removeprefix("Build a city in ")
    assert player.undo() == f"Undone: Ana builds a city in {built}."
    check_areas(player.areas(), AREAS)
    player.replace_game("Singapore")
    check_areas(player.areas(), LOTS)
    before = len(player.done)
    player.play_until(lambda _: len(player.done) > before + 3)
    check_areas(player.areas(), LOTS)
    player.process.terminate()
    assert player.process.wait(20) == 0


@pytest.mark.soak
def test_a_year_and_two_rounds_are_played(player: Player) -> None:
    player.begin("Indonesia")
    player.play_until(lambda window: shows_round(window, "Year 2"))
    player.undo()
    player.replace_game("Singapore")
    player.play_until(lambda window: shows_round(window, "Round 3"))  # chips may forbid to undo here
    player.replace_game("Indonesia")
    check_areas(player.areas(), AREAS)
    assert player.is_alive()
