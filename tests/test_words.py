"""The words of the sources: plain English, none that only this program's authors would know."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import indonesia_qt
from tests.sources import nodes_of

PACKAGE = Path(indonesia_qt.__file__).parent
PRIVATE = ("told", "anew", "tidings", "vain", "desk", "wanted")
"""Words that need an author to explain them, in names, arguments and docstrings."""
ANY = re.compile(rf"\b({'|'.join(PRIVATE)})s?\b", re.IGNORECASE)
PARTS = re.compile(r"[A-Z]?[a-z]+|[A-Z]+")
NAMED = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def test_names_and_docstrings_have_no_private_words() -> None:
    found = [
        f"{file.relative_to(PACKAGE.parent)}:{line}: {word}"
        for file in sorted(PACKAGE.rglob("*.py"))
        for line, text in texts(file)
        for word in ANY.findall(text)
    ]
    assert not found, "\n".join(found)


def texts(file: Path) -> Iterator[tuple[int, str]]:
    """The names of classes, functions and arguments as words, and all docstrings, each with its line."""
    for node in nodes_of(file):
        if isinstance(node, ast.Module | NAMED) and (text := ast.get_docstring(node)):
            yield node.body[0].lineno, text
        if isinstance(node, NAMED):
            yield node.lineno, " ".join(PARTS.findall(node.name))
        if isinstance(node, ast.arg):
            yield node.lineno, " ".join(PARTS.findall(node.arg))


NO_VERB = re.compile(
    r"(An?|All|Both|Each|Every\w*|How|Its?|New|No(ne|thing|body)?|Several|Some\w*|Th(e|is|ose)|What\w*|Where|Whether|Which|Who|Why)\b"
)
"""How a sentence on what a function does doesn't begin."""


def test_what_public_functions_do_begins_with_a_verb() -> None:
    found = [
        f"{file.relative_to(PACKAGE.parent)}:{node.lineno}: {node.name}: {text.splitlines()[0]}"
        for file in sorted(PACKAGE.rglob("*.py"))
        for node in nodes_of(file)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not node.name.startswith("_")
        if not any("property" in ast.unparse(decorator) for decorator in node.decorator_list)
        if (text := ast.get_docstring(node)) and NO_VERB.match(text)
    ]
    assert not found, "\n".join(found)
