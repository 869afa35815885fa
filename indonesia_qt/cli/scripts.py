"""The command `edit --run`: a script of the designer's own changes or checks a map."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from indonesia_qt.cli.console import CommandError, OptionError, say
from indonesia_qt.cli.maps import check_new, say_problems

if TYPE_CHECKING:
    from indonesia_qt.mapmaking.scripting import ChangedMap


def add_script_options(parser: argparse.ArgumentParser) -> None:
    """Add options for the script and for where its result is saved."""
    parser.add_argument("--run", type=Path, metavar="SCRIPT.py", help="run this script of your own on the map")
    parser.add_argument(
        "--out", type=Path, metavar="FOLDER", help="save the result of the script in this new folder, without a window"
    )


class Done(NamedTuple):
    """What a script has done: the exit code, which is 1 for an error, and the changed map if it isn't saved."""

    code: int
    unsaved: ChangedMap | None = None


def run_script(options: argparse.Namespace) -> Done:
    """Run the script, and say what it changed and what is wrong now."""
    from indonesia_qt.mapmaking.files import storage
    from indonesia_qt.mapmaking.review.checks import checked
    from indonesia_qt.mapmaking.review.comparison import differences
    from indonesia_qt.mapmaking.scripting import ChangedMap, ScriptError, loaded

    if not options.map:
        raise OptionError("--run needs the name or folder of a map.")
    if options.out:
        check_new(options.out)
    found = storage.opened(options.map)
    try:
        script = loaded(options.run)
        after = script.edited(found.draft)
        own = script.problems(after)
    except ScriptError as error:
        raise CommandError(f"--run: {error}") from None
    if options.out:
        storage.save(after, options.out)  # before anything is printed, which may fail
    for difference in differences(found.draft, after):
        say(difference.text)
    code = say_problems(after.board.title, sorted([*own, *checked(after).open]))
    if options.out:
        say(f"Saved {after.board.title} in {options.out}.")
        return Done(code)
    return Done(code, None if after is found.draft else ChangedMap(found, after, options.run.name))
