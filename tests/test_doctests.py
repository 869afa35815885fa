"""The examples in docstrings: each module's are run."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

import indonesia_qt

PACKAGE = Path(indonesia_qt.__file__).parent
MODULES = sorted(
    ".".join(file.relative_to(PACKAGE.parent).with_suffix("").parts)
    for file in PACKAGE.rglob("*.py")
    if ">>> " in file.read_text(encoding="utf-8")
)


@pytest.mark.parametrize("module", MODULES)
def test_examples(module: str) -> None:
    result = doctest.testmod(import_module(module), optionflags=doctest.ELLIPSIS | doctest.FAIL_FAST)
    assert result.attempted
    assert not result.failed
