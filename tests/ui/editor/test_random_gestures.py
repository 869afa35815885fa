"""Whatever a mouse does with the tools, the map stays whole, and undoing everything gives the map as it was."""

from __future__ import annotations

import pytest

from tests.mapmaking.sound import errors, require_partition
from tests.soak import soak_but
from tests.ui.editor.hand import Hand
from tests.ui.editor.monkey import Monkey

CHECKED_EVERY = 20


def make_gestures(hand: Hand, seed: int, count: int) -> None:
    monkey, first = Monkey(hand, seed), hand.document.draft
    for number in range(count):
        monkey.gesture()
        if number % CHECKED_EVERY == 0 or number == count - 1:
            board = hand.document.draft.board
            require_partition(board)
            assert errors(board) <= errors(first.board), number
    hand.window.use_tool("select")
    assert hand.document.undo_stack.count() > 0
    hand.document.undo_stack.setIndex(0)
    assert hand.document.draft is first


@pytest.mark.parametrize("seed", soak_but((0,), range(2)))
def test_a_map_stays_whole_under_random_gestures(small: Hand, seed: int) -> None:
    make_gestures(small, seed, 60)


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("seed", range(10, 20))
def test_a_map_stays_whole_under_five_thousand_random_gestures(lagoon: Hand, seed: int) -> None:
    make_gestures(lagoon, seed, 500)


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("seed", range(20, 30))
def test_indonesia_stays_whole_under_five_thousand_random_gestures(hand: Hand, seed: int) -> None:
    make_gestures(hand, seed, 500)
