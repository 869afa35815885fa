"""Which cases of a test run each time, and which only in the long runs."""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import Any

import pytest


def soak_but(short: Container[Any], cases: Iterable[Any]) -> list[Any]:
    """Return all cases for `parametrize`, those that aren't among the short ones for the long runs only."""
    return [case if case in short else pytest.param(case, marks=pytest.mark.soak) for case in cases]
