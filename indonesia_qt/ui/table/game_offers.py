"""Offers in the window what the games of the program have; it is loaded before the window is painted."""

from __future__ import annotations

from contextlib import suppress

from indonesia_qt.games import UnknownGameError, game_ids, game_module, has_module
from indonesia_qt.ui.shell.game_offer import OFFERS, add_offer

FOLDER = "indonesia_qt.ui.games"


def offer_games() -> None:
    """Offer what each game has in the module `offer` of its folder of `ui/games`; needed before settings are read.

    A game that can't be loaded offers nothing.
    """
    for id in game_ids():
        with suppress(UnknownGameError):
            if id not in OFFERS and has_module(id, "offer", FOLDER):
                add_offer(game_module(id, "offer", FOLDER).OFFER)
