"""Each numbered statement of the rules has a test that is named after it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
RULES = (HERE / "rule_ids.txt").read_text(encoding="utf-8").split()
TREES = [ast.parse(file.read_text(encoding="utf-8")) for file in HERE.rglob("test_*.py")]
NAMES = [
    node.name
    for tree in TREES
    for node in ast.walk(tree)
    if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
]


@pytest.mark.parametrize("rule", RULES)
def test_has_a_test_named_after_it(rule: str) -> None:
    named = rule.replace("-", "_")
    assert any(named in name for name in NAMES), f"no test names {rule}"


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    named = {found.replace("_", "-") for name in NAMES for found in re.findall(r"S_[A-Z]{3}_\d\d", name)}
    assert named <= set(RULES)


def test_the_rules_are_all_there() -> None:
    assert len(RULES) == len(set(RULES)) == 63
