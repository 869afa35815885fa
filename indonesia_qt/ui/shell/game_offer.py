"""What the window offers of a game before anything else of it is loaded, in its menus and its settings."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from indonesia_qt.i18n.text import phrase
from indonesia_qt.ui.settings.preferences import OF_ANY_GAME, PREFERENCES, Preference


class GameCommand(NamedTuple):
    """A command of one game; `act` gets the view of the game at the table, and `keys` are its usual keys.

    No other command has its id, in no game.
    """

    id: str
    text: str
    act: Callable[[Any], object]
    keys: Sequence[str] = ()


class GameOffer(NamedTuple):
    """What the window offers of a game: its preferences by key, and its commands by their menu within the menu Play.

    Games that have a preference in common have it under the same key. Where no other game is installed, `helps` says
    in the game's words what preferences of all games change, by their keys. `round_back` and `round_on` are the texts
    of the commands that go to the beginning of a round and to the next one.
    """

    game: str
    preferences: Mapping[str, Preference] = {}
    helps: Mapping[str, str] = {}
    commands: Mapping[str, Sequence[GameCommand]] = {}
    round_back: str = phrase("Start of the ro&und")
    round_on: str = phrase("Next roun&d")


ANY_GAME = GameOffer("")
"""The words for games that have none of their own."""
OFFERS: dict[str, GameOffer] = {}
"""By the games' ids."""


def add_offer(offer: GameOffer) -> None:
    """Offer this in the windows that are made from now on, and in the settings."""
    OFFERS[offer.game] = offer
    helps = offer.helps if len(OFFERS) == 1 else {}
    for key, preference in OF_ANY_GAME.items():
        PREFERENCES[key] = preference._replace(help=helps.get(key, preference.help))
    PREFERENCES.update(offer.preferences)


def offer_at(game: str | None) -> GameOffer:
    """Return what is offered of the game at the table; without one, of the only game, or else of any game."""
    if game is None and len(OFFERS) == 1:
        (game,) = OFFERS
    return OFFERS.get(game or "", ANY_GAME)
