"""What the window offers of Singapore as soon as it opens: preferences, and its words for others."""

from __future__ import annotations

from indonesia_qt.files.paths import resources
from indonesia_qt.i18n.text import phrase
from indonesia_qt.ui.settings.preferences import MESSAGES, Preference
from indonesia_qt.ui.shell.game_offer import GameOffer, Presentation

MESSAGE_PAGE = phrase("Messages")
"""The page of the settings."""

OFFER = GameOffer(
    "singapore",
    {
        "tell_owner": Preference(MESSAGE_PAGE, phrase("Others use your buildings"), "log", options=MESSAGES),
        "tell_raid": Preference(MESSAGE_PAGE, phrase("You’re caught in a raid"), "toast", options=MESSAGES),
    },
    presentation=Presentation(
        "Singapore",
        phrase("Build up a town, send your workers through its streets, and trade, legally or not."),
        resources() / "start" / "singapore.svg",
    ),
)
