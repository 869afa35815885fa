"""A program on a desktop of its own, and who plays it from another process."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest

from tests.access.desktop import desktop, program
from tests.access.player import ANNOUNCED, FOCUSED, Player
from tests.access.tree import Assistant


@pytest.fixture
def player(request: pytest.FixtureRequest) -> Iterator[Player]:
    """A player at the start screen, who is asked even if he has only one move.

    What is shown has the `SPEED` of the test's module, and all news are announced.
    """
    with (
        desktop(speed=request.module.SPEED, spoken="all", sole_moves=False) as variables,
        closing(Assistant(variables["DBUS_SESSION_BUS_ADDRESS"], ANNOUNCED, FOCUSED)) as ear,
        program(variables) as process,
    ):
        yield Player(ear, process)
