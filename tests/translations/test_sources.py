"""No English stands in the sources but where a translator finds it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

SAYS = {"tr", "counted", "phrase", "because", "because_counted", "Term"}
WORDS = re.compile(r"[A-Za-z]{2,}[,;:]? [A-Za-z]{2,}|[A-Z][a-z]+[ .:]*$")
"""Two words, or one that begins like a sentence or a label."""


def english(source: str) -> Iterator[tuple[int, str]]:
    """The line and the text of each literal that is English and is not said to a translator."""
    tree = ast.parse(source)
    known = {id(part) for node in ast.walk(tree) if _is_known(node) for part in ast.walk(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in known:
            if WORDS.search(node.value):
                yield node.lineno, node.value


def _is_known(node: ast.AST) -> bool:
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)  # a docstring
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SAYS
