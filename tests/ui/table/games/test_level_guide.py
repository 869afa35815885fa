"""What is said of the strength of the levels."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from indonesia_qt.bots.ladder import Rung
from indonesia_qt.ui.table.games.level_guide import measured_in_words, strength_in_words

HARD = Rung("hard", "medium", 4, 400, 0.571, 0.522, 0.619, 10, 1.6, 1234.0, "0.1.0", 20260000, 20260099)


@pytest.mark.parametrize(
    ("rung", "told"),
    [
        (HARD, "Wins 57% of its games against 3 Medium bots (400 games; by chance: 25%)"),
        (
            replace(HARD, players=2, low=0.501),
            "Wins 57% of its games against one Medium bot (400 games; by chance: 50%)",
        ),
        (
            replace(HARD, level="expert@0.5", games=1),
            "Wins 57% of its games against 3 Medium bots (1 game; by chance: 25%; 0.5 s per decision)",
        ),
        (
            replace(HARD, map="lagoon"),
            "Wins 57% of its games against 3 Medium bots (400 games; on this map; by chance: 25%)",
        ),
        (
            replace(HARD, players=2, won=0.4, low=0.29, high=0.53),
            "Wins 40% of its games against one Medium bot (400 games; by chance: 50%; not clearly stronger)",
        ),
    ],
)
def test_how_often_a_level_wins(rung: Rung, told: str) -> None:
    assert strength_in_words(rung).replace("\N{NO-BREAK SPACE}", " ") == told


def test_how_exactly_that_is_known() -> None:
    assert measured_in_words(HARD).replace("\N{NO-BREAK SPACE}", " ") == (
        "95% confidence interval: 52% to 62%.\n"
        "Time per decision: median 1.6 ms, longest 1,234 ms.\n"
        "Measured with version 0.1.0, random seeds 20260000 to 20260099."
    )
