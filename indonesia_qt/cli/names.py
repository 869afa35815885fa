"""The commands `list` and `completion`: what can be typed."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from collections.abc import Iterator
from typing import Any

from indonesia_qt.bots.registry import styles, usual_seconds
from indonesia_qt.cli.console import printing, say
from indonesia_qt.files.paths import is_shipped
from indonesia_qt.games import DEFAULT_GAME, UnknownGameError, definition_of, game_ids
from indonesia_qt.library import game_of, map_folders, title_in

SHELLS = ("bash", "zsh", "fish")


def add_list_options(parser: argparse.ArgumentParser) -> None:
    """Add options for what is listed."""
    parser.add_argument("what", choices=tuple(LISTS), metavar="{bots,maps,games}", help="list these")
    parser.add_argument(
        "--game", choices=game_ids(), default=DEFAULT_GAME, help=f"list the bots of this game (default: {DEFAULT_GAME})"
    )
    parser.add_argument("--json", action="store_true", help="print a JSON object for each on a line of its own")


def list_names(options: argparse.Namespace) -> int:
    """Print a line for each."""
    found = list(LISTS[options.what](options.game))
    if options.json:
        for one in found:
            say(json.dumps(one))
    else:
        rows = [tuple(found[0]), *(tuple(map(_in_words, one.values())) for one in found)]
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        for row in rows:
            say("  ".join(map(str.ljust, row, widths)).rstrip())
    return 0


def _bots(game: str) -> Iterator[dict[str, Any]]:
    definition = definition_of(game)
    for bot in definition.bots:
        yield {"bot": bot, "seconds": usual_seconds(bot, definition), "styles": styles(bot, definition)}


def _maps(_: str) -> Iterator[dict[str, Any]]:
    for name, folder in sorted(map_folders().items()):
        whose = "the program’s" if is_shipped(folder) else "your own"
        yield {"map": name, "title": title_in(folder), "game": game_of(folder), "from": whose}


def _games(_: str) -> Iterator[dict[str, Any]]:
    for id in game_ids():
        try:
            definition = definition_of(id)
        except UnknownGameError as error:
            yield {"game": id, "title": str(error), "players": None, "map": None, "saves": None}
        else:
            fewest, most = definition.players[0], definition.players[-1]
            yield {
                "game": id,
                "title": definition.title,
                "players": f"{fewest} to {most}",
                "map": definition.map,
                "saves": definition.suffix,
            }


LISTS = {"bots": _bots, "maps": _maps, "games": _games}


def _in_words(value: Any) -> str:
    if isinstance(value, tuple):
        return ", ".join(map(str, value))
    return "" if value is None else f"{value:g}" if isinstance(value, float) else str(value)


def add_completion_options(parser: argparse.ArgumentParser) -> None:
    """Add the option for the shell."""
    parser.add_argument("shell", choices=SHELLS, help="complete words in this shell")


def completion(options: argparse.Namespace) -> int:
    """Print what the shell has to read at its start."""
    import shtab

    maps = " ".join(map(shlex.quote, map_folders()))
    ways: dict[str, Any] = {
        "FILE": shtab.FILE,
        "SAVE": shtab.FILE,
        "FOLDER": shtab.DIRECTORY,
        "MAP": {"bash": "_indonesia_qt_maps", "zsh": f"({maps})", "fish": maps},
    }
    (commands,) = (one for one in options.root._actions if isinstance(one.choices, dict))
    for parser in commands.choices.values():
        for argument in parser._actions:
            if argument.metavar in ways:
                argument.complete = ways[argument.metavar]
    bash = f'_indonesia_qt_maps() {{ compgen -W {shlex.quote(maps)} -- "$1"; }}'
    script = shtab.complete(options.root, options.shell, preamble={"bash": bash})  # type: ignore[arg-type]  # its type is too narrow
    with printing(sys.stdout):
        sys.stdout.write(script)
        sys.stdout.flush()
    return 0
