"""What the window offers of Indonesia as soon as it opens: preferences, commands, and its words for others."""

from __future__ import annotations

from functools import partial
from operator import methodcaller
from typing import Any

from indonesia_qt.files.paths import resources
from indonesia_qt.i18n.text import Term, phrase
from indonesia_qt.ui.settings.preferences import MESSAGES, Preference
from indonesia_qt.ui.shell.game_offer import GameCommand, GameOffer, Presentation

MAP_PAGE, MESSAGE_PAGE = phrase("Map"), phrase("Messages")
"""The pages of the settings."""
SLOTS = 5
"""The slots of a player that keys choose by number."""


def _choose_slot(number: int, table: Any) -> None:
    table.player_cards.choose_slot(number)


def _overlay(title: str, about: str, key: str) -> Preference:
    """Return the preference for an overlay of the map, which `key` turns on."""
    return Preference(MAP_PAGE, title, False, about, map_key=key)


PREFERENCES = {
    "tell_era": Preference(MESSAGE_PAGE, phrase("A new era"), "toast", options=MESSAGES),
    "tell_growth": Preference(MESSAGE_PAGE, phrase("City growth"), "toast", options=MESSAGES),
    "tell_skip": Preference(
        MESSAGE_PAGE, phrase("You’re skipped"), "toast", phrase("Tells you when you’re skipped, and why."), MESSAGES
    ),
    "tell_year": Preference(
        MESSAGE_PAGE,
        phrase("Show a summary each year"),
        True,
        phrase("Shows a summary above the log at the end of each year until you make a decision or press Esc."),
    ),
    "show_owners": _overlay(phrase("Owners"), phrase("Fills each area in the colour and pattern of its owner."), "O"),
    "show_lanes": _overlay(phrase("Ship networks"), phrase("Shows which sea areas each company’s ships connect."), "R"),
    "show_reach": _overlay(
        phrase("Reachable cities"),
        phrase("Shows the cities a company’s goods can reach, and how many each still buys."),
        "C",
    ),
    "show_starts": _overlay(phrase("Starting areas"), phrase("Shows where each available company can start."), "D"),
    "show_growth": _overlay(
        phrase("City growth"), phrase("Shows the goods each city has received and still needs."), "G"
    ),
    "show_changes": _overlay(phrase("Changes"), phrase("Shows what has changed since your last decision."), "V"),
    "show_names": _overlay(phrase("Names"), phrase("Shows the name or number of each area."), "N"),
    "show_links": _overlay(phrase("Neighbours"), phrase("Shows which areas are adjacent."), "L"),
}

OFFER = GameOffer(
    "indonesia",
    PREFERENCES,
    commands={
        phrase("My &companies"): (
            GameCommand(
                "operate_all", phrase("&Operate all as planned"), methodcaller("operate_all"), ("Ctrl+Shift+O",)
            ),
            GameCommand(
                "pass_mergers", phrase("Pass all &mergers this year"), methodcaller("pass_mergers"), ("Ctrl+Shift+M",)
            ),
            *(
                GameCommand(f"slot_{n}", Term("Slot &{number}", number=str(n)), partial(_choose_slot, n), (str(n),))
                for n in range(1, SLOTS + 1)
            ),
        )
    },
    round_back=phrase("Start of the &year"),
    round_on=phrase("Next ye&ar"),
    presentation=Presentation(
        "Indonesia",
        phrase("Start companies, merge them, and ship their goods to the growing cities of the islands."),
        resources() / "start" / "indonesia.svg",
    ),
)
