from __future__ import annotations

import pytest

from tests.games.singapore.positions import Table


@pytest.fixture
def table() -> Table:
    """Three players."""
    return Table()
