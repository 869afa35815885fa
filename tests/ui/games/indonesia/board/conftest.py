from __future__ import annotations

import pytest

from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.library import load_map


@pytest.fixture
def game() -> Indonesia:
    """The game on its map."""
    return load_map().game
