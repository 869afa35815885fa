"""What the program must know of a game beside its rules: its name, options, bots, and how its maps are read."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, MutableSequence, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from indonesia_qt.core.flow import Action
from indonesia_qt.core.game import Bot, Game
from indonesia_qt.core.review import Coach
from indonesia_qt.files.strict_json import PlacedError, check_format, check_unique_keys, place_and_reason
from indonesia_qt.i18n.text import tr


class GameDataError(PlacedError):
    """Raised for a game's data on a map that can't be used."""


class HasFormat(Protocol):
    """Data that say in which format they are."""

    @property
    def format(self) -> int:
        """The number of the format, from 1 on."""


Data = TypeVar("Data", bound=HasFormat)


def decode_game_data(data: bytes, kind: type[Data], newest: int) -> Data:
    """Decode the content of `scenario.json`, whose `newest` format is the last that the game knows.

    Raises `GameDataError` for anything but data of the kind in a known format.
    """
    try:
        found = msgspec.json.decode(data, type=kind)
        check_unique_keys(data)
        check_format(found.format, newest)
    except (ValueError, RecursionError) as error:
        place, reason = place_and_reason(error)
        if unknown := re.search(r"unknown\W+field\W+(.+)`", reason):
            reason = tr(
                "The key “{key}” is unknown. Correct or remove it. It can’t be ignored, as it could change the game.",
                key=unknown[1],
            )
        raise GameDataError(place, reason) from None
    return found


MOST = 1_000_000.0
"""The bound of numbers that have none by the rules, such as money: no game comes near it."""


class Numbers(Protocol):
    """Describes views by numbers and numbers all that can be chosen, for learning programs.

    Seats are counted from the one that looks on.
    """

    names: Sequence[str]
    """What each number of a view says."""
    bounds: Sequence[tuple[float, float]]
    """The lowest and the highest value that each number can have; `MOST` where the rules set no bound."""
    choices: Sequence[str]
    """All that can ever be chosen but for amounts; an answer is made by one or more choices, one after the other."""

    def write(self, view: Any, seat: int, into: MutableSequence[float]) -> None:
        """Write the numbers of a view that `seat` has into a sequence of zeros that is long enough.

        They tell all of the position that a program needs to play on, without what happened before.
        """

    def parts(self, action: Action, seat: int) -> tuple[int, ...]:
        """Return the choices that make an answer of `seat`, in the order in which they are made, its amount left out.

        Answers of a block of `LazyActions` have the same choices; no other answers have, nor choices that others begin
        with.
        """


class GameDefinition(Protocol):
    """A game that the program plays; it can be pickled, so that other processes can let its bots play."""

    id: str
    """Names the game in saved games, in maps and on the command line."""
    title: str
    """The game's name for people, the same in all languages."""
    players: range
    """How many can play."""
    options: type[Any]
    """The class of the rules that players may agree on; made without arguments it holds the usual ones."""
    suffix: str
    """How the names of its saved games end, with the dot."""
    map: str
    """The map that is played on when none is named; empty for a game that has no maps."""
    actions: Any
    """The union of the classes of its actions."""
    bots: Mapping[str, Callable[..., Bot]]
    """The classes of the bots by name, from the weakest to the strongest."""
    levels: tuple[str, ...]
    """The bots that people are offered as players, from the weakest to the strongest."""
    styles: tuple[str, ...]
    """The styles of play of bots whose classes take a keyword `style`."""
    substitute: str
    """The bot that decides for one that failed."""
    order_can_be_chosen: bool
    """Whether players may agree that the first order of play is that of the seats."""
    most_rounds: int
    """After so many rounds plug-ins are replaced, and the games of learning programs are broken off."""
    round_name: str
    """What a round is called, in English, such as "year"."""
    score_name: str
    """What is counted at the end, in English, such as "money"."""

    coach: Coach | None
    """Judges positions and decisions in reviews; None where there are no reviews."""

    @property
    def map_data(self) -> Any:
        """Answers what map making asks: a `board.map_data.MapData`; None when the data are hardly more than a name."""

    def decode(self, data: bytes) -> Any:
        """Decode the game's data on a map, a struct with the id of its `game`. Raises `GameDataError`."""

    def on(self, board: Any, data: Any) -> Game[Any]:
        """Return the game on a board with its data. Raises `GameDataError` when it can't be played there.

        A game that has no maps gets an empty board with the id of the game, and None.
        """

    def present_options(self, setup: Any) -> Any:
        """Return the agreements of a game that began with this set-up, maybe long ago, by the rules of today."""
        return setup.options

    def numbers(self, game: Any, players: int, seats: int) -> Numbers:
        """Return the numbers of the game on its map for so many players, with room for as many `seats` or more.

        With the same room, names and choices are the same for any number of players.
        """
