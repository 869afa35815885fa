"""Every good and city has a colour in every look, on which its sign reads well."""

from __future__ import annotations

import pytest

from indonesia_qt.games.indonesia.rules.constants import KINDS
from indonesia_qt.ui.games.indonesia.board.colours import kind_colour
from indonesia_qt.ui.style.theme import LIGHT, THEMES, Theme, contrast, readable_on

TEXT = 4.5


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.id)
def test_signs_and_numbers_read_well_on_their_ground(theme: Theme) -> None:
    pieces = theme.pieces
    grounds = {kind: kind_colour(theme, kind) for kind in (*KINDS, "city")}
    assert len(set(grounds.values())) == len(grounds)
    found = {name: contrast(readable_on(colour, pieces.ink, pieces.card), colour) for name, colour in grounds.items()}
    assert {name: round(ratio, 2) for name, ratio in found.items() if ratio < TEXT} == {}


def test_an_unknown_good_has_the_colour_of_nobody() -> None:
    assert kind_colour(LIGHT, "unheard of") == LIGHT.pieces.unowned
