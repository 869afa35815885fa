"""The options that several commands have: a map, bots, and how many games from which seed on."""

from __future__ import annotations

import argparse
import re
import shutil
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from indonesia_qt.bots.plug_ins.host import LIMITS, Limits
from indonesia_qt.bots.plug_ins.program import words_of
from indonesia_qt.bots.registry import UnknownBotError, check_bot, no_command
from indonesia_qt.cli.console import CommandError, OptionError
from indonesia_qt.core.bots import MARK, PROGRAM, BotName
from indonesia_qt.core.definition import GameDefinition
from indonesia_qt.core.record import SEED_BITS
from indonesia_qt.files.paths import SHARED_MAP
from indonesia_qt.files.whole_file import open_regular, reason_of, write_whole
from indonesia_qt.games import DEFAULT_GAME, definition_of, game_ids
from indonesia_qt.i18n.untrusted_text import one_line

MOST_GAMES = 100_000
MOST_JOBS = 61 if sys.platform == "win32" else 1000
"""Windows lets a program wait for no more processes."""
A_MAP, A_MAP_OR_SHARED = "name or folder of a map", f"name or folder of a map, or a {SHARED_MAP} file"
"""The help of an argument."""


def add_own_bots(parser: argparse.ArgumentParser, purpose: str) -> None:
    """Add the options for the user's own bots; `purpose` says what they are for."""
    parser.add_argument(
        "--bot",
        action="append",
        default=[],
        type=own_bot,
        metavar="BOT",
        help=f"{purpose}: a class, as MODULE:CLASS, or a program, as “node bot.js” or NAME=COMMAND",
    )
    parser.add_argument(
        "--bot-log", type=Path, metavar="FILE", help="add to this file what your own bots print, and where they fail"
    )


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
    add_own_bots(parser, "add a bot of your own, which --seats names by its class or file in lower case")


class OwnBot(NamedTuple):
    """A bot that the user has named; the command is that of a program."""

    name: str
    command: str = ""


def own_bot(text: str) -> OwnBot:
    """Return the bot that was named: what is neither a class nor one word is the command of a program.

    A program without a name has that of the first file after its first word, without its ending, or else its own.
    Raises `argparse.ArgumentTypeError` when it can't be read.

    >>> own_bot("merchant:Merchant")
    OwnBot(name='merchant:Merchant', command='')
    """
    named = re.fullmatch(r"([\w-]+)=(.*)", text, re.DOTALL)
    name, command = named.groups() if named else ("", text)
    try:
        words = words_of(command)
    except ValueError:
        raise argparse.ArgumentTypeError(f"a quotation mark of “{one_line(text)}” isn’t closed") from None
    if not named and len(words) < 2 and not re.search(r"[/\\]", text):
        return OwnBot(text)
    if not words:
        raise argparse.ArgumentTypeError(f"“{one_line(text)}” has no command")
    file = next((word for word in words[1:] if Path(word).is_file()), words[0])
    name = name or re.sub(r"[^\w-]+", "-", re.split(r"[/\\]", file)[-1].partition(".")[0]).strip("-") or "bot"
    return OwnBot(PROGRAM + name, command)


def limits(options: argparse.Namespace) -> Limits:
    """Return the limits of the user's own bots, with the commands of programs.

    Raises `OptionError` when there is no such program, or two have one name, and `CommandError` when their log can't be
    written.
    """
    programs: dict[str, str] = {}
    for bot in [bot for bot in options.bot if bot.command]:
        program, name = words_of(bot.command)[0], BotName(bot.name).short
        if shutil.which(program) is None:
            raise OptionError(f"--bot: “{one_line(program)}” isn’t a program that can be started.")
        if programs.setdefault(bot.name, bot.command) != bot.command:
            raise OptionError(f"--bot: Two programs are called “{name}”. Name them, as in {name}1=COMMAND.")
    log = options.bot_log
    if log:
        try:
            if not log.exists():
                write_whole(log, b"")
            with open_regular(log, write=True) as stream:
                if stream.seek(0, 2) >= LIMITS.log_bytes:
                    raise CommandError(f"--bot-log: {log} has {LIMITS.log_bytes // 1_000_000} MB. Choose another file.")
        except OSError as error:
            raise CommandError(f"--bot-log: {log}: {reason_of(error)}") from None
    return replace(LIMITS, programs=tuple(programs.items()), log=str(log.absolute()) if log else "")


def own_bots(options: argparse.Namespace) -> Sequence[str]:
    """Return the names of the user's own bots, such as `module:Class`. Raises `UnknownBotError`."""
    return _checked([bot.name for bot in options.bot], definition_of(DEFAULT_GAME), limits(options))


def seats(options: argparse.Namespace) -> tuple[str, ...]:
    """Return the bots for the seats, each by a name that `made_bot` knows. Raises `UnknownBotError`."""
    game = definition_of(options.game)
    own = {BotName(bot).short.lower(): bot for bot in own_bots(options)}
    names = [_with_module(name, own) for name in map(str.strip, options.seats.split(","))]
    return tuple(_checked(names, game, limits(options)))


def _checked(names: Sequence[str], game: GameDefinition, allowed: Limits) -> Sequence[str]:
    """The same names, when each is that of a bot of the game; a program must have a command."""
    for name in names:
        check_bot(name, game, allowed)
        if (read := BotName.read(name)).is_program and read.bot not in dict(allowed.programs):
            raise UnknownBotError(no_command(read))
    return names


def _with_module(name: str, own: Mapping[str, str]) -> str:
    """A name in which a bot of the user's own, known by its class or program in small letters, has its full name."""
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
