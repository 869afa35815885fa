"""Each numbered statement of the rules has a test that is named after it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
RULES = (HERE / "rule_ids.txt").read_text(encoding="utf-8").split()


def names_of_tests() -> list[str]:
    """The names of all test functions in this folder."""
    trees = (ast.parse(file.read_text(encoding="utf-8")) for file in HERE.rglob("test_*.py"))
    nodes = (node for tree in trees for node in ast.walk(tree))
    return [node.name for node in nodes if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]


NAMES = names_of_tests()


@pytest.mark.parametrize("rule", RULES)
def test_has_a_test_named_after_it(rule: str) -> None:
    wanted = rule.replace("-", "_")
    assert any(wanted in name for name in NAMES), f"no test names {rule}"


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    named = {found.replace("_", "-") for name in NAMES for found in re.findall(r"R_[A-Z]{3}_\d\d", name)}
    assert named <= set(RULES)


def test_the_rules_are_all_there() -> None:
    assert len(RULES) == len(set(RULES)) == 74
