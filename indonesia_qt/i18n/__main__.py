"""Keeps the files of the languages: takes new texts from the sources into them, and compiles them."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path

from indonesia_qt.i18n import catalogue


def main(arguments: list[str] | None = None) -> int:
    """Run one step; the exit code is 0, 1 when a text or a translation can't be used, 2 when a tool fails."""
    options = _parser().parse_args(arguments)
    try:
        return int(options.step(options))
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
    found = catalogue.read()
    _complain(found.problems)
    if not found.problems:
        catalogue.update(found, options.file, options.language)
    return 1 if found.problems else 0


def _compile(options: argparse.Namespace) -> int:
    found = list(catalogue.faults(options.file))
    _complain(found)
    if not found:
        catalogue.compiled(options.file, options.out)
    return 1 if found else 0


def _complain(problems: Iterable[str]) -> None:
    sys.stderr.writelines(f"{problem}\n" for problem in problems)


if __name__ == "__main__":
    sys.exit(main())
