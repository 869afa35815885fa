from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import settings

from indonesia_qt.games.indonesia.game import Indonesia
from tests.games.indonesia import boards
from tests.games.indonesia.positions import Table

settings.register_profile("indonesia", deadline=None, derandomize=True, database=None)
settings.load_profile("indonesia")


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    """Empties what the game remembers of boards, which are others in the next tests."""
    yield
    boards.forget()


@pytest.fixture
def real() -> Indonesia:
    return boards.real()


@pytest.fixture
def islets() -> Indonesia:
    return boards.islets()


@pytest.fixture
def table(islets: Indonesia) -> Table:
    """Three players on the small board."""
    return Table(islets)
