"""What is chosen for a new game of Singapore, in words: the agreements, and the levels of the bots."""

from __future__ import annotations

from indonesia_qt.i18n.text import phrase, tr
from indonesia_qt.ui.table.api import Agreement

LEVEL_DESCRIPTIONS = {
    "random": phrase("Plays random legal moves."),
    "easy": phrase("Follows a few simple rules and makes mistakes."),
}
"""The way in which each level plays."""


def agreements() -> tuple[Agreement, ...]:
    """Return the rules that players may agree on."""
    return (
        Agreement(
            "holdings",
            tr("Money and goods"),
            {"hidden": tr("Hidden", "money and goods"), "open": tr("Open", "money and goods")},
        ),
        Agreement("supply", tr("Goods in the supply"), {"endless": tr("Endless"), "limited": tr("20 of each")}),
        Agreement(
            "chip",
            tr("Chip for an illegal building"),
            {"after": tr("Drawn after the effect"), "before": tr("Drawn before the effect")},
        ),
        Agreement(
            "chance",
            tr("Chips and new tiles"),
            {"final": tr("Can’t be undone"), "practice": tr("Can be undone, for practice")},
        ),
    )
