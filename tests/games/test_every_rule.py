"""Each numbered statement of the rules of a game has a test that is named after it."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

HERE = Path(__file__).parent
STATEMENTS = {
    game: (HERE / game / "rule_ids.txt").read_text(encoding="utf-8").split() for game in ("indonesia", "singapore")
}


@cache
def names_of_tests(game: str) -> list[str]:
    """The names of all test functions in the folder of a game."""
    trees = (ast.parse(file.read_text(encoding="utf-8")) for file in (HERE / game).rglob("test_*.py"))
    nodes = (node for tree in trees for node in ast.walk(tree))
    return [node.name for node in nodes if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]


@pytest.mark.parametrize(("game", "rule"), [(game, rule) for game, rules in STATEMENTS.items() for rule in rules])
def test_has_a_test_named_after_it(game: str, rule: str) -> None:
    named = rule.replace("-", "_")
    assert any(named in name for name in names_of_tests(game)), f"no test names {rule}"


@pytest.mark.parametrize(("game", "letter", "count"), [("indonesia", "R", 74), ("singapore", "S", 63)])
def test_the_rules_are_all_there_and_no_test_names_another(game: str, letter: str, count: int) -> None:
    assert len(STATEMENTS[game]) == len(set(STATEMENTS[game])) == count
    statement = re.compile(rf"{letter}_[A-Z]{{3}}_\d\d")
    named = {found.replace("_", "-") for name in names_of_tests(game) for found in statement.findall(name)}
    assert named <= set(STATEMENTS[game])
