"""Where a command writes one file: a new one, one that may be replaced, or the standard output."""

from __future__ import annotations

import argparse
import errno
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

from indonesia_qt.cli.console import CommandError, OptionError, printing, say
from indonesia_qt.files.whole_file import check_regular, reason_of, write_whole

STANDARD_OUTPUT = "-"


class Output:
    """The file that was given with an option, or the standard output. Each method raises `CommandError`."""

    def __init__(self, option: str, endings: Sequence[str], given: str) -> None:
        """`endings` are those that the file's name may have; it may also have none, and any if there are none."""
        self.option, self.endings, self.given = option, endings, given

    @property
    def suffix(self) -> str:
        """How the name of the file ends; nothing for the standard output."""
        return Path(self.given).suffix

    def check(self, force: bool) -> None:
        """Check that nothing is there, or a file that may be replaced by `force`."""
        if self.endings and self.suffix.lower() not in ("", *self.endings):
            *others, last = self.endings
            known = f"{', '.join(others)} or {last}" if others else last
            raise OptionError(f"{self.option}: The file name must end in {known}, not “{self.suffix}”.")
        if self.given != STANDARD_OUTPUT:
            with self._named(), suppress(FileNotFoundError):
                check_regular(Path(self.given))
                if not force:
                    raise FileExistsError(errno.EEXIST, "The file exists already. Add --force to replace it.")
        elif sys.stdout is None:
            raise CommandError(f"{self.option}: The standard output is closed.")

    def write(self, make: Callable[[], bytes], force: bool, *, is_one_of_many: bool = False) -> None:
        """Write what `make` returns, after another check; say on the standard error that one file was saved."""
        with self._named():
            content = make()
        self.check(force)
        if self.given == STANDARD_OUTPUT:
            with printing(sys.stdout):
                sys.stdout.buffer.write(content)
                sys.stdout.flush()
        else:
            with self._named():
                write_whole(Path(self.given), content)
            if not is_one_of_many:
                say_saved(f"Saved {self.given}.")

    @contextmanager
    def _named(self) -> Iterator[None]:
        """Name the file in what is wrong with it."""
        try:
            yield
        except OSError as error:
            raise CommandError(f"{self.option}: {self.given}: {reason_of(error)}") from None


def say_saved(sentence: str) -> None:
    """Say on the standard error what was saved, if somebody reads that: it is saved in any case."""
    if sys.stderr is not None:
        with suppress(CommandError, BrokenPipeError):
            say(sentence, sys.stderr)


def check_folder(option: str, folder: Path) -> None:
    """Check that files can be written into a folder, which may have to be made. Raises `CommandError`."""
    if str(folder) == STANDARD_OUTPUT:
        raise OptionError(f"{option}: Several files are written, so they can’t go to the standard output.")
    if os.path.lexists(folder) and not folder.is_dir():
        raise CommandError(f"{option}: {folder} isn’t a folder. Give a new folder.")


def add_output(
    parser: argparse.ArgumentParser, option: str, purpose: str, *endings: str, required: bool = False
) -> None:
    """Add an option for a file that is written, and `--force`; `purpose` is the help of the first.

    The name of the file has one of these `endings` or none, or any if there are none.
    """
    parser.add_argument(
        option,
        type=partial(Output, option, endings),
        required=required,
        metavar="FILE",
        help=f"{purpose}, or “{STANDARD_OUTPUT}” for the standard output",
    )
    add_force(parser, "FILE")


def add_force(parser: argparse.ArgumentParser, file: str) -> None:
    """Add the option that lets a command replace a file, which the help calls `file`."""
    parser.add_argument("--force", action="store_true", help=f"replace {file} if it exists")
