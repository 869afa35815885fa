"""No English stands in the window's sources outside the calls that have it translated."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

UI = Path(__file__).parents[2] / "indonesia_qt" / "ui"
SAYS = {"tr", "counted", "phrase", "because"}
"""What has its literals translated."""
UNSEEN = {
    "setObjectName",
    "setProperty",
    "property",
    "findChild",
    "value",
    "setValue",
    "QKeySequence",
    "ValueError",
    "TypeError",
    "UnknownGlyph",
    "FontError",
}
"""What takes names that no player reads, or tells an error that only programmers can make."""
ENGLISH = re.compile(r"[A-Za-z]{2,}[.,:;!?]? [A-Za-z(]|^[A-Z][a-z]+[.:!?\N{HORIZONTAL ELLIPSIS}]?$|^[a-z]+ $|^ [a-z]+ ")
"""Several words, or one that begins with a capital letter, or one that is to be joined to others."""
KEYS = re.compile(r"(Ctrl|Shift|Alt|Esc|Home|End|Left|Right|Pause|Tab)\b")
STYLE = re.compile(r"[<{][^>}]*[=:][^<{]*|<!DOCTYPE|text-decoration: |; border: ")
"""Tags and style sheets."""
DRAWN = UI / "indonesia" / "glyphs.py"
"""Its texts are strokes of signs."""
SAME_EVERYWHERE = {
    "Indonesia": "the title of the game",
    "Ana": "a player",
    "Budi": "a player",
    "Citra": "a player",
    "Dewi": "a player",
    "Eko": "a player",
    "Inter": "a font",
    "EB Garamond 12": "a font",
    "Fusion": "one of Qt's styles",
    "board as a table": "under this name a dock's place is kept",
    "given up": "a kind of change, whose words stand beside it",
}
"""Texts that are the same in every language, and why."""
NAMES_OF_FILES = {
    "app.py": {"from ", "Indonesia: "},
    "indonesia/problem_desk.py": {"Indonesia problem ", "Player "},
}
"""Files, and people in a report, are called alike in all languages, so that they are found and read elsewhere."""


def untranslated(source: str) -> Iterator[tuple[int, str]]:
    """The literals that are English and aren't translated, with their lines."""
    tree = ast.parse(source)
    let_pass = {id(node) for call in ast.walk(tree) for node in _unsaid(call)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in let_pass:
            text = node.value
            if ENGLISH.search(text) and not KEYS.match(text) and not STYLE.search(text):
                yield node.lineno, text


def _unsaid(node: ast.AST) -> Iterator[ast.AST]:
    """What in a node is translated, or is never said."""
    match node:
        case ast.Call(func=ast.Name(id=name)) if name in SAYS | UNSEEN:
            yield from ast.walk(node)
        case ast.Call(func=ast.Attribute(attr=name)) if name in UNSEEN:
            yield from ast.walk(node)
        case ast.Expr(value=ast.Constant()):  # a docstring
            yield node.value
        case ast.Subscript():
            yield from ast.walk(node.slice)
        case ast.AnnAssign() | ast.arg() if node.annotation is not None:
            yield from ast.walk(node.annotation)


@pytest.mark.parametrize(
    "file", sorted({*UI.rglob("*.py")} - {DRAWN}), ids=lambda file: file.relative_to(UI).as_posix()
)
def test_every_text_of_the_window_can_be_translated(file: Path) -> None:
    alike = NAMES_OF_FILES.get(file.relative_to(UI).as_posix(), set())
    found = {text: line for line, text in untranslated(file.read_text(encoding="utf-8"))}
    assert {text: line for text, line in found.items() if text not in SAME_EVERYWHERE.keys() | alike} == {}


@pytest.mark.parametrize(
    "said",
    ['label.setText("Search the log")', 'TITLE = "Settings"', 'QLabel(f"Year {year} is over")', 'w = f"from {a} on"'],
)
def test_a_text_that_is_not_translated_is_found(said: str) -> None:
    assert list(untranslated(said))


@pytest.mark.parametrize(
    "said",
    [
        'label.setText(tr("Search the log"))',
        'TITLE = phrase("Settings")',
        'x.setProperty("role", "Some role of it")',
        'add(tr("Undo"), "Ctrl+Z")',
        'f\'<a href="{n}" style="text-decoration: none">\'',
        '"""What this does."""',
    ],
)
def test_what_is_translated_or_never_read_is_not(said: str) -> None:
    assert not list(untranslated(said))
