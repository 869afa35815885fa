"""Keeps the files of the languages: takes new texts from the sources into them, and compiles them."""

from __future__ import annotations

import argparse
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from indonesia_qt.files.whole_file import read_whole, reason_of, write_whole
from indonesia_qt.i18n import catalogue

LARGEST = 50_000_000
"""Bytes of the file of a language."""


class _FileError(Exception):
    """A file that can't be read or written; the message names it."""


def main(arguments: list[str] | None = None) -> int:
    """Run one step; the exit code is 0, 1 when a text, a translation or a file can't be used, 2 when a tool fails."""
    options = _parser().parse_args(arguments)
    try:
        return int(options.step(options))
    except _FileError as error:
        _complain([str(error)])
        return 1
    except OSError as error:  # of the files between those that were given
        _complain([f"{tempfile.gettempdir()}: {reason_of(error)}"])
        return 1
    except catalogue.ToolError as error:
        _complain([str(error)])
        return 2


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m indonesia_qt.i18n", description="Update and compile the files of the languages."
    )
    steps = parser.add_subparsers(required=True, metavar="STEP")
    step = steps.add_parser("update", help="add the texts of the sources to the file of a language")
    step.add_argument("language", help="code of the language, such as de or pt_BR")
    step.add_argument("file", type=Path, help="file for Qt Linguist (.ts); created if it doesn’t exist")
    step.set_defaults(step=_update)
    step = steps.add_parser("compile", help="compile the file of a language for the program")
    step.add_argument("file", type=Path, help="file of Qt Linguist (.ts)")
    step.add_argument("out", type=Path, help="compiled file (.qm)")
    step.set_defaults(step=_compile)
    return parser


def _update(options: argparse.Namespace) -> int:
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "language.ts")
        with _named(options.file):
            if options.file.exists():
                write_whole(copy, read_whole(options.file, LARGEST))
        found = catalogue.read()  # after the file, since it takes seconds
        _complain(found.problems)
        if found.problems:
            return 1
        catalogue.update(found, copy, options.language)
        with _named(options.file):
            write_whole(options.file, read_whole(copy, LARGEST))
    return 0


def _compile(options: argparse.Namespace) -> int:
    with tempfile.TemporaryDirectory() as folder:
        copy, made = Path(folder, "language.ts"), Path(folder, "language.qm")
        with _named(options.file):
            write_whole(copy, read_whole(options.file, LARGEST))
            found = list(catalogue.faults(copy))
        _complain(found)
        if found:
            return 1
        catalogue.compiled(copy, made)
        with _named(options.out):
            write_whole(options.out, read_whole(made, LARGEST))
    return 0


@contextmanager
def _named(file: Path) -> Iterator[None]:
    """Raise `_FileError` for what is wrong with a file."""
    try:
        yield
    except OSError as error:
        raise _FileError(f"{file}: {reason_of(error)}") from None
    except ET.ParseError as error:
        raise _FileError(f"{file}: It isn’t a file of Qt Linguist ({error}).") from None


def _complain(problems: Iterable[str]) -> None:
    sys.stderr.writelines(f"{problem}\n" for problem in problems)


if __name__ == "__main__":
    sys.exit(main())
