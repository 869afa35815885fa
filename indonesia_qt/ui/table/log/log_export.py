"""The log as a file to keep, print or send: as text and as a web page. Knows no Qt."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from indonesia_qt.ui.table.web_page import web_page
from indonesia_qt.ui.widgets.rich_text import Rich, rich

RULE_WIDTH = 72
NOTATION_WIDTH = 34
"""Letters; longer notations push their sentence to the right."""


class Written(Struct, frozen=True):
    """A line of the log: its rank, its text, the number of the decision that it came of and that in notation.

    Only the first line of a decision has a number, from 1, and a notation.
    """

    rank: str
    text: str
    number: int | None = None
    notation: str = ""


def as_text(title: str, lines: Sequence[Written]) -> str:
    """Return the log as plain text: year and phase as headings, then number, notation and sentence."""
    return "\n".join([title, "=" * len(title), *map(_text_line, lines), ""])


def as_html(title: str, lines: Sequence[Written]) -> str:
    """Return the log as a web page without other files."""
    table = rich("<table>\n{rows}\n</table>", rows=Rich("\n").join(map(_row, lines)))
    return web_page(title, table, _STYLE)


def _text_line(line: Written) -> str:
    if line.rank == "round":
        return f"\n{line.text}\n{'-' * RULE_WIDTH}"
    if line.rank == "phase":
        return f"\n{line.text}"
    number = "" if line.number is None else f"{line.number}."
    return f"{number:>6} {line.notation:<{NOTATION_WIDTH}} {line.text}".rstrip()


def _row(line: Written) -> Rich:
    if line.rank in ("round", "phase"):
        level = "h2" if line.rank == "round" else "h3"
        return rich('<tr><td colspan="3"><{level}>{text}</{level}></td></tr>', level=level, text=line.text)
    number = "" if line.number is None else str(line.number)
    template = "<tr><td>{number}</td><td><code>{notation}</code></td><td>{text}</td></tr>"
    return rich(template, number=number, notation=line.notation, text=line.text)


_STYLE = """td { padding: 0.15em 0.6em; }
td:first-child { text-align: right; color: #6b5d4a; }
h2, h3 { text-align: left; margin: 0.8em 0 0.1em; }
code { color: #1c5a6e; white-space: nowrap; }"""
