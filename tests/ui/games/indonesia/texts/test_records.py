"""The records of actions and events are joined to one table."""

from __future__ import annotations

import pytest

from indonesia_qt.ui.games.indonesia.texts import EVENTS
from indonesia_qt.ui.table.records import join_records


def test_no_type_has_two_records() -> None:
    with pytest.raises(ValueError, match="YearBegan"):
        join_records([EVENTS, EVENTS])
