"""What is chosen for a new game of Indonesia, in words: the agreements, and the levels of the bots."""

from __future__ import annotations

from indonesia_qt.i18n.text import phrase, tr
from indonesia_qt.ui.table.game_ui import Agreement

LEVEL_DESCRIPTIONS = {
    "random": phrase("Does anything that the rules allow."),
    "easy": phrase("Follows a few simple rules, with slips."),
    "medium": phrase("Takes what promises the most money at the end."),
    "hard": phrase("As Medium, with values that were fitted to games."),
    "expert": phrase("Found its values by playing itself, and plays its best ideas on to the year's end."),
}
"""The way in which each level plays."""


def agreements() -> tuple[Agreement, ...]:
    """Return the rules that players may agree on."""
    return (
        Agreement("money", tr("Money"), {"hidden": tr("Hidden from the others"), "open": tr("Open", "money")}),
        Agreement(
            "siap_faji_contact",
            tr("Areas next to other siap faji"),
            {"remove": tr("Given up first"), "allow": tr("Kept")},
            "contact",
        ),
        Agreement(
            "research_pass",
            tr("Research"),
            {"allowed": tr("Can be forgone"), "forbidden": tr("Must be done")},
            "research",
        ),
    )
