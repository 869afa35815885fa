"""Writes the manual page from what the command line itself knows: `python packaging/manual.py > indonesia-qt.1`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

from indonesia_qt import __version__
from indonesia_qt.cli.command_line import make_parser
from indonesia_qt.files import paths

FILES = {
    "~/.local/share/indonesia-qt/games": "saved games, each with all its decisions",
    "~/.local/share/indonesia-qt/maps": "your own maps, a folder each",
    "~/.local/share/indonesia-qt/reports": "reports on unexpected errors",
    "~/.local/share/indonesia-qt/settings.json": "settings",
}


def manual() -> str:
    """The page in the language of troff."""
    parser = make_parser()
    lines = [
        f'.TH INDONESIA-QT 6 "" "indonesia-qt {__version__}" Games',
        ".SH NAME",
        "indonesia\\-qt \\- the board game of companies, mergers and shipping, with bots and a map editor",
        ".SH SYNOPSIS",
        *_synopsis(parser),
    ]
    for command, one in _commands(parser).items():
        lines += [".br", *_synopsis(one, command)]
    lines += [".SH DESCRIPTION", _escaped(parser.description or ""), ".SH OPTIONS", *_options(parser), ".SH COMMANDS"]
    helps = _helps(parser)
    for command, one in _commands(parser).items():
        lines += [
            f".SS {_escaped(command)}",
            _escaped(helps[command].capitalize() + "."),
            *_options(one),
            ".PP",
            _escaped(one.epilog or ""),
        ]
    lines += [".SH FILES", *(line for file, text in FILES.items() for line in _entry(file, text))]
    lines += [
        ".SH ENVIRONMENT",
        *_entry(
            paths.DATA_VARIABLE, "keep all these files in another folder; a folder data beside the program does so, too"
        ),
    ]
    lines += [".SH EXIT STATUS", "0, or 1 if the command failed; then a message says why."]
    return "\n".join(lines) + "\n"


def _synopsis(parser: argparse.ArgumentParser, command: str = "") -> Iterator[str]:
    yield f".B indonesia\\-qt {_escaped(command)}".rstrip()
    used = " ".join(parser.format_usage().removeprefix("usage: ").split()).removeprefix(parser.prog).strip()
    if used:
        yield _escaped(used)


def _subparsers(parser: argparse.ArgumentParser) -> argparse._SubParsersAction[argparse.ArgumentParser]:
    return next(one for one in parser._actions if isinstance(one, argparse._SubParsersAction))


def _commands(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    return dict(_subparsers(parser).choices)


def _helps(parser: argparse.ArgumentParser) -> dict[str, str]:
    return {one.dest: one.help or "" for one in _subparsers(parser)._choices_actions}


def _options(parser: argparse.ArgumentParser) -> Iterator[str]:
    for option in parser._actions:
        if not isinstance(option, argparse._SubParsersAction | argparse._HelpAction):
            names = ", ".join(option.option_strings) or str(option.metavar or option.dest)
            takes_value = option.option_strings and option.nargs != 0
            value = f" {option.metavar or option.dest.upper()}" if takes_value else ""
            yield from _entry(names + value, option.help or "")


def _entry(name: str, text: str) -> Iterator[str]:
    yield ".TP"
    yield f".B {_escaped(name)}"
    yield _escaped(text)


def _escaped(text: str) -> str:
    """Text as troff wants it: its own signs, and no line that begins like a command."""
    escaped = text.replace("\\", "\\\\").replace("-", "\\-")
    return f"\\&{escaped}" if escaped.startswith((".", "'")) else escaped


if __name__ == "__main__":
    sys.stdout.write(manual())
