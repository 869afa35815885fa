"""What the command line can say, and how it is carried out."""

from __future__ import annotations

import argparse
import os
import shlex
import sys
import traceback
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

from indonesia_qt import INTERRUPTED, __version__
from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.bots.registry import UnknownBotError
from indonesia_qt.cli import balance, check_game, export, games, maps, message_box, names, reviews, windows
from indonesia_qt.cli.console import CommandError, OptionError, printing, say
from indonesia_qt.cli.options import add_own_bots
from indonesia_qt.cli.output import add_force
from indonesia_qt.core.record import SaveError, runs_on
from indonesia_qt.files import paths
from indonesia_qt.files.installation import damage
from indonesia_qt.files.whole_file import reason_of, write_whole
from indonesia_qt.games import UnknownGameError, suffixes
from indonesia_qt.i18n.text import as_sentence, did_you_mean, paragraph
from indonesia_qt.i18n.untrusted_text import one_line
from indonesia_qt.ui.play.save_files import is_save


class Command(NamedTuple):
    """One command: `summary` says what it does, `add_options` what can be said with it; `act` gives the exit code.

    `example` is a command line with it, without the name of the program; `failed` is the exit code after a sentence on
    what was wrong.
    """

    name: str
    summary: str
    example: str
    add_options: Callable[[argparse.ArgumentParser], None]
    act: Callable[[argparse.Namespace], int]
    failed: int = 1


COMMANDS = (
    Command(
        "open",
        "open a saved game in the window, or a map in the map editor",
        "open friday.indonesia",
        windows.add_file,
        windows.open_file,
    ),
    Command(
        "simulate",
        "let bots play games against each other",
        "simulate --seats hard,easy --games 10",
        games.add_simulate_options,
        games.simulate,
    ),
    Command(
        "tournament",
        "measure how strong bots are",
        "tournament --seats hard,easy,easy --games 300 --jobs 2",
        games.add_tournament_options,
        games.hold_tournament,
    ),
    Command(
        "replay",
        "replay a saved game and check every move",
        "replay friday.indonesia",
        games.add_replay_options,
        games.replay,
    ),
    Command(
        "export",
        "export what each player had at the end of each round of saved games, as a table for other programs",
        "export friday.indonesia --per-round --out friday.csv",
        export.add_export_options,
        export.export,
    ),
    Command(
        "review",
        "review a saved game: who could win when, and what each decision cost (kept in a .review file beside it)",
        "review friday.indonesia --html friday.html",
        reviews.add_review_options,
        reviews.review,
    ),
    Command("check-map", "check a map for errors", "check-map lagoon", maps.add_check_options, maps.check_map),
    Command(
        "check-game",
        "check a game that you or others have added for mistakes",
        "check-game indonesia",
        check_game.add_check_game_options,
        check_game.check_game,
    ),
    Command(
        "balance",
        "let bots play on a map and report how balanced it is",
        "balance lagoon --games 200 --out balance.html",
        balance.add_balance_options,
        balance.balance,
    ),
    Command("edit", "open the map editor", "edit lagoon", windows.add_map_to_edit, windows.edit),
    Command(
        "generate",
        "make a map from a seed",
        "generate --seed 7 --areas 40 --out seven",
        maps.add_generate_options,
        maps.generate,
    ),
    Command(
        "import",
        "make a map of coasts from GeoJSON, TopoJSON, a Shapefile, SVG, KML or a map of TripleA",
        "import countries.json --names Japan --fit --out japan",
        maps.add_import_options,
        maps.import_outlines,
        failed=2,
    ),
    Command(
        "render",
        "save a picture of the board",
        "render friday.indonesia --out friday.png",
        maps.add_picture_options,
        maps.render,
    ),
    Command(
        "export-geojson",
        "export the areas of a map for other programs, with all that is known of them",
        "export-geojson lagoon --out lagoon.geojson",
        maps.add_geojson_options,
        maps.export_geojson,
    ),
    Command(
        "export-graph",
        "export the adjacent areas of a map as a graph for other programs",
        "export-graph lagoon --out lagoon.graphml",
        maps.add_graph_options,
        maps.export_graph,
    ),
    Command(
        "import-graph",
        "copy a map, with its areas adjacent as in a graph of another program",
        "import-graph lagoon.graphml --map lagoon --out linked",
        maps.add_links_options,
        maps.import_graph,
        failed=2,
    ),
    Command(
        "list", "list the bots, maps or games", "list bots --game singapore", names.add_list_options, names.list_names
    ),
    Command(
        "completion",
        "print the script by which a shell completes what you type",
        "completion bash",
        names.add_completion_options,
        names.completion,
    ),
)


class _Parser(argparse.ArgumentParser):
    def _print_message(self, message: str, file: Any = None) -> None:
        """Print the help or the version; unlike the usual parser, don't keep silent when that fails."""
        out = file or sys.stderr
        with printing(out):
            out.write(message)
            out.flush()

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        """Refuse what isn't among the choices, and name the one that is most like it."""
        if action.choices is not None and value not in action.choices:
            known = list(map(str, action.choices))
            reason = f"“{one_line(str(value))}” isn’t one of {', '.join(known)}."
            raise argparse.ArgumentError(action, paragraph(reason, did_you_mean(str(value), known)))

    def error(self, message: str) -> NoReturn:
        """Refuse the command, and say where its help is."""
        raise OptionError(f"{as_sentence(message)} See “{self.prog} --help”.")


WRONG_OPTION = 2
"""The exit code for an option that can't be used as it was given."""


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line and give its exit code.

    It's 0, `INTERRUPTED`, or after a sentence on what was wrong `WRONG_OPTION` or mostly 1: see `Command.failed`.
    """
    failed = next((command.failed for command in COMMANDS if command.name in arguments[:1]), 1)
    try:
        options, unknown = make_parser().parse_known_args(with_command(arguments))
        if unknown:
            reason = f"There’s no option or argument “{one_line(unknown[0])}” here."
            options.parser.error(paragraph(reason, did_you_mean(unknown[0], options.parser._option_string_actions)))
        _check_own_data()
        act: Callable[[argparse.Namespace], int] = options.act if options.selftest is None else windows.selftest
        return windows.reset_settings() if options.reset_settings else act(options)
    except (OptionError, UnknownBotError) as error:
        _refuse(str(error))
        return WRONG_OPTION
    except (CommandError, MapError, SaveError, UnknownGameError) as error:
        _refuse(str(error))
        return failed
    except BrokenPipeError:
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as error:  # noqa: BLE001 - whatever fails, nobody is to see a traceback
        _refuse(_unexpected(error, arguments))
        return 1


def _refuse(reason: str) -> None:
    message_box.show_without_console(reason)
    with suppress(CommandError, BrokenPipeError):  # the exit code says it, too
        say(f"indonesia-qt: {reason}", sys.stderr)


def _check_own_data() -> None:
    """Raise `CommandError` where nothing says which folder is the player's own."""
    try:
        Path.home()
    except RuntimeError:
        if not paths.is_own_data_known():
            raise CommandError(
                "There’s no home folder for your games and settings: neither HOME nor the system’s list of users names "
                f"one. Set {paths.DATA_VARIABLE} to a folder, and they’re kept there."
            ) from None
        os.environ["HOME"] = str(paths.own_data())  # dialogs begin there, and libraries look there for their own files


def _unexpected(error: Exception, arguments: Sequence[str]) -> str:
    """Write a report on an error that nobody expected; return sentences on the error and on where the report is."""
    command = shlex.join(["indonesia-qt", *arguments])
    what = as_sentence(one_line(f"{type(error).__name__}: {error}"))
    happened = damage(error) or f"“{one_line(command)}” stopped because of an unexpected error. {what}"
    file = paths.reports() / f"error {datetime.now():%Y-%m-%d %H-%M-%S}.txt"
    versions = "indonesia-qt {program}, Python {python}, {system}".format(**runs_on())
    report = "\n".join([command, versions, "", *traceback.format_exception(error)])
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, report.encode(errors="backslashreplace"))
    except OSError as reason:
        return f"{happened} Couldn’t save an error report as {file}. {reason_of(reason)}"
    return f"{happened} An error report was saved as {file}."


def with_command(arguments: Sequence[str]) -> Sequence[str]:
    """Put `open` before a file that stands alone, as a desktop gives one that was double-clicked.

    Raises `CommandError` for several files.
    """
    is_opened = list(arguments[:1]) == ["open"]
    files = arguments[1:] if is_opened else arguments
    if not files or files[0] in (command.name for command in COMMANDS) or not _can_be_opened(Path(files[0])):
        return arguments
    if len(files) > 1 and not any(one.startswith("-") for one in files):
        raise CommandError("Open one file at a time: a saved game or a map.")
    return arguments if is_opened else ["open", *arguments]


def _can_be_opened(file: Path) -> bool:
    return is_save(file, suffixes()) or file.name == paths.BOARD_FILE or paths.is_shared_map(file)


def make_parser() -> argparse.ArgumentParser:
    """Make the parser of the command line, with a help for each part of it."""
    parser = _Parser(
        prog="indonesia-qt",
        description="Play the board games Indonesia and Singapore. Without a command, this opens the window; with a "
        "file, it opens that file.",
    )
    parser.add_argument(
        "-V", "--version", action="version", version=f"indonesia-qt {__version__}", help="show the version and exit"
    )
    add_own_bots(parser, "add a bot of your own to play against")
    parser.add_argument("--continue", dest="goes_on", action="store_true", help="continue the last game")
    parser.add_argument(
        "--selftest",
        nargs="?",
        const="",
        metavar="PICTURE.png",
        help="test the program here: play a year in its window, and save a picture of it if a file is given",
    )
    add_force(parser, "PICTURE.png")
    parser.add_argument(
        "--reset-settings",
        action="store_true",
        help="reset all settings and keep the old ones in another file (close the program first)",
    )
    parser.set_defaults(act=windows.play, root=parser, parser=parser)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", parser_class=_Parser)
    for command in COMMANDS:
        one = commands.add_parser(
            command.name,
            help=command.summary,
            description=f"{command.summary[0].upper()}{command.summary[1:]}.",
            epilog=f"Example: {parser.prog} {command.example}",
        )
        command.add_options(one)
        one.set_defaults(act=command.act, parser=one)
    return parser
