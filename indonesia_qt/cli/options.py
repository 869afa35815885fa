"""The options that several commands have: a map, bots, and how many games from which seed on."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence

from indonesia_qt.bots.registry import check_bot
from indonesia_qt.core.bots import MARK
from indonesia_qt.core.definition import GameDefinition
from indonesia_qt.core.record import SEED_BITS
from indonesia_qt.files.paths import SHARED_MAP
from indonesia_qt.games import DEFAULT_GAME, definition_of, game_ids
from indonesia_qt.i18n.untrusted_text import one_line

MOST_GAMES = 100_000
MOST_JOBS = 61 if sys.platform == "win32" else 1000
"""Windows lets a program wait for no more processes."""
A_MAP, A_MAP_OR_SHARED = "name or folder of a map", f"name or folder of a map, or a {SHARED_MAP} file"
"""The help of an argument."""


def add_own_bots(parser: argparse.ArgumentParser, purpose: str) -> None:
    """Add the option for the user's own bots; `purpose` says what they are for."""
    parser.add_argument("--bot", action="append", default=[], metavar="MODULE:CLASS", help=purpose)


def add_seats(parser: argparse.ArgumentParser) -> None:
    """Add options for the game and the bots that play it."""
    usual = definition_of(DEFAULT_GAME)
    parser.add_argument("--game", choices=game_ids(), default=usual.id, help=f"play this game (default: {usual.id})")
    parser.add_argument(
        "--seats",
        required=True,
        metavar="BOT,BOT,...",
        help=f"choose a bot for each seat: {', '.join(usual.bots)}; expert@5 thinks for 5 seconds",
    )
    add_own_bots(parser, "add a bot of your own; in --seats, use the name of its class in lower case")


def own_bots(options: argparse.Namespace) -> Sequence[str]:
    """Return the user's own bots, each as `module:Class`. Raises `UnknownBotError`."""
    return _checked(options.bot, definition_of(DEFAULT_GAME))


def seats(options: argparse.Namespace) -> tuple[str, ...]:
    """Return the bots for the seats, each by a name that `made_bot` knows. Raises `UnknownBotError`."""
    game = definition_of(options.game)
    own = {bot.rpartition(":")[2].lower(): bot for bot in _checked(options.bot, game)}
    names = [_with_module(name, own) for name in map(str.strip, options.seats.split(","))]
    return tuple(_checked(names, game))


def _checked(names: Sequence[str], game: GameDefinition) -> Sequence[str]:
    """The same names, when each is that of a bot of the game."""
    for name in names:
        check_bot(name, game)
    return names


def _with_module(name: str, own: Mapping[str, str]) -> str:
    """A name in which a bot of the user's own, known by its class in small letters, is `module:Class`."""
    bot, mark, seconds = name.partition(MARK)
    return own.get(bot, bot) + mark + seconds


def add_map(parser: argparse.ArgumentParser, what: str = A_MAP) -> None:
    """Add the option for the map, which is that of the usual game when none is given; `what` says how it is given."""
    usual = definition_of(DEFAULT_GAME).map
    parser.add_argument("map", nargs="?", default=usual, metavar="MAP", help=f"{what} (default: {usual})")


def add_any_map(parser: argparse.ArgumentParser) -> None:
    """Add the option for the map, which may also be one that somebody shared."""
    add_map(parser, A_MAP_OR_SHARED)


def add_games(parser: argparse.ArgumentParser, usual: int) -> None:
    """Add options for the number of games, the map and the first seed."""
    games = number(1, MOST_GAMES)
    parser.add_argument("--games", type=games, default=usual, metavar="N", help=f"play N games (default: {usual})")
    parser.add_argument(
        "--seed", type=seed, default=1, metavar="S", help="start with random seed S and count up (default: 1)"
    )
    parser.add_argument("--map", default="", metavar="MAP", help="play on this map, given by its name or folder")


def add_jobs(parser: argparse.ArgumentParser) -> None:
    """Add the option for how many games are played at a time."""
    jobs = number(1, MOST_JOBS)
    parser.add_argument("--jobs", type=jobs, default=1, metavar="N", help="play N games at a time (default: 1)")


def number(least: int, most: int) -> Callable[[str], int]:
    """Return what reads a number from `least` to `most`; it raises `argparse.ArgumentTypeError` for anything else."""

    def read(text: str) -> int:
        found = whole(text)
        if not least <= found <= most:
            raise argparse.ArgumentTypeError(f"“{one_line(text)}” isn’t a number from {least} to {most}")
        return found

    return read


def seed(text: str) -> int:
    """Return a random seed that a saved game can hold. Raises `argparse.ArgumentTypeError` for anything else."""
    number = whole(text)
    if number.bit_length() > SEED_BITS:
        raise argparse.ArgumentTypeError(f"a random seed can have at most {SEED_BITS} bits")
    return number


def whole(text: str) -> int:
    """Return a whole number. Raises `argparse.ArgumentTypeError` for anything else."""
    try:
        return int(text)
    except ValueError:  # it may also have too many digits for Python
        raise argparse.ArgumentTypeError(f"“{one_line(text)}” isn’t a whole number") from None
