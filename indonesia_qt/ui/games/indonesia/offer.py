"""What the window offers of Indonesia as soon as it opens: preferences, commands, and its words for others."""

from __future__ import annotations

from functools import partial
from typing import Any

from indonesia_qt.i18n.text import Term, phrase
from indonesia_qt.ui.settings.preferences import MESSAGES, Preference
from indonesia_qt.ui.shell.game_offer import GameCommand, GameOffer

MAP_PAGE, MESSAGE_PAGE = phrase("Map"), phrase("Messages")
"""The pages of the settings."""
SLOTS = 5
"""The slots of a player that keys choose by number."""


def _operate_all(table: Any) -> None:
    table.operate_all()


def _pass_mergers(table: Any) -> None:
    table.pass_mergers()


def _choose_slot(number: int, table: Any) -> None:
    table.player_cards.choose_slot(number)


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
    "show_owners": Preference(
        MAP_PAGE,
        phrase("Owners"),
        False,
        phrase("Fills each area in the colour and pattern of its owner."),
        map_key="O",
    ),
    "show_lanes": Preference(
        MAP_PAGE,
        phrase("Ship networks"),
        False,
        phrase("Shows which sea areas each company’s ships connect."),
        map_key="R",
    ),
    "show_reach": Preference(
        MAP_PAGE,
        phrase("Reachable cities"),
        False,
        phrase("Shows the cities a company’s goods can reach, and how many each still buys."),
        map_key="C",
    ),
    "show_starts": Preference(
        MAP_PAGE,
        phrase("Starting areas"),
        False,
        phrase("Shows where each available company can start."),
        map_key="D",
    ),
    "show_growth": Preference(
        MAP_PAGE,
        phrase("City growth"),
        False,
        phrase("Shows the goods each city has received and still needs."),
        map_key="G",
    ),
    "show_changes": Preference(
        MAP_PAGE,
        phrase("Changes"),
        False,
        phrase("Shows what has changed since your last decision."),
        map_key="V",
    ),
    "show_names": Preference(
        MAP_PAGE, phrase("Names"), False, phrase("Shows the name or number of each area."), map_key="N"
    ),
    "show_links": Preference(
        MAP_PAGE, phrase("Neighbours"), False, phrase("Shows which areas are adjacent."), map_key="L"
    ),
}

OFFER = GameOffer(
    "indonesia",
    PREFERENCES,
    commands={
        phrase("My &companies"): (
            GameCommand("operate_all", phrase("&Operate all as planned"), _operate_all, ("Ctrl+Shift+O",)),
            GameCommand("pass_mergers", phrase("Pass all &mergers this year"), _pass_mergers, ("Ctrl+Shift+M",)),
            *(
                GameCommand(f"slot_{n}", Term("Slot &{number}", number=str(n)), partial(_choose_slot, n), (str(n),))
                for n in range(1, SLOTS + 1)
            ),
        )
    },
    round_back=phrase("Start of the &year"),
    round_on=phrase("Next ye&ar"),
)
