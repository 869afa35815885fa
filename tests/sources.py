"""The sources as trees, parsed once for all tests that look through them: to parse the whole package takes seconds."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path


@cache
def tree_of(file: Path) -> ast.Module:
    """Return the tree of a source, which nobody may change."""
    return ast.parse(file.read_text(encoding="utf-8"))


@cache
def nodes_of(file: Path) -> tuple[ast.AST, ...]:
    """Return the nodes of a source in the order of `ast.walk`."""
    return tuple(ast.walk(tree_of(file)))
