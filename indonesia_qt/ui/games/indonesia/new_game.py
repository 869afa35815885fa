"""What is chosen for a new game of Indonesia, in words: the agreements, and the levels of the bots."""

from __future__ import annotations

from indonesia_qt.i18n.text import phrase, tr
from indonesia_qt.ui.table.api import Agreement

LEVEL_DESCRIPTIONS = {
    "random": phrase("Plays random legal moves."),
    "easy": phrase("Follows a few simple rules and makes mistakes."),
    "medium": phrase("Tries to have the most money at the end of the game."),
    "hard": phrase("Like Medium, but tuned on recorded games."),
    "expert": phrase("Trained by self-play; thinks its best ideas through to the end of the year."),
}
"""The way in which each level plays."""


def agreements() -> tuple[Agreement, ...]:
    """Return the rules that players may agree on."""
    return (
        Agreement("money", tr("Money"), {"hidden": tr("Hidden from other players"), "open": tr("Open", "money")}),
        Agreement(
            "siap_faji_contact",
            tr("Areas adjacent to another siap faji company"),
            {"remove": tr("Removed first"), "allow": tr("May stay")},
            "contact",
        ),
        Agreement(
            "research_pass",
            tr("Research"),
            {"allowed": tr("Passing allowed"), "forbidden": tr("Passing not allowed")},
            "research",
        ),
    )
