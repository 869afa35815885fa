"""What the window offers of a game before anything else of it is loaded, in its menus and its settings."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from indonesia_qt.i18n.text import phrase
from indonesia_qt.ui.settings.preferences import PREFERENCES, Preference


class GameCommand(NamedTuple):
    """A command of one game; `act` gets the view of the game at the table, and `keys` are its usual keys.

    No other command has its id, in no game.
    """

    id: str
    text: str
    act: Callable[[Any], object]
    keys: Sequence[str] = ()


class Presentation(NamedTuple):
    """How a game is presented on the start screen: its title, a sentence that makes one want to play it, and a picture.

    The picture is an SVG file, twice as wide as high. Its root has the class `light`, which becomes the id of the theme
    in use: its style sheet gives what it shows other colours in a root of the class `dark` or `high_contrast`.
    """

    title: str
    sentence: str
    picture: Path


class GameOffer(NamedTuple):
    """What the window offers of a game: its preferences by key, and its commands by their menu within the menu Play.

    Games that have a preference in common have it under the same key. `round_back` and `round_on` are the texts of the
    commands that go to the beginning of a round and to the next one. The start screen presents the game if it has a
    `presentation`; the dialog of a new game offers it in any case.
    """

    game: str
    preferences: Mapping[str, Preference] = {}
    commands: Mapping[str, Sequence[GameCommand]] = {}
    round_back: str = phrase("Start of the ro&und")
    round_on: str = phrase("Next roun&d")
    presentation: Presentation | None = None


ANY_GAME = GameOffer("")
"""The words for games that have none of their own."""
OFFERS: dict[str, GameOffer] = {}
"""By the games' ids."""


def add_offer(offer: GameOffer) -> None:
    """Offer this in the windows that are made from now on, and in the settings."""
    OFFERS[offer.game] = offer
    PREFERENCES.update(offer.preferences)


def offer_at(game: str | None) -> GameOffer:
    """Return what is offered of the game at the table; without one, of any game."""
    return OFFERS.get(game or "", ANY_GAME)
