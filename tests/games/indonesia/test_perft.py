"""The number of ways in which games can go on is what it was; on the small board it is counted in two ways."""

from __future__ import annotations

from collections.abc import Hashable
from typing import get_args

import pytest

from indonesia_qt.core.flow import Action, question, refusal, step
from indonesia_qt.games.indonesia.rules.actions import AnyAction
from indonesia_qt.games.indonesia.rules.events import Phase
from indonesia_qt.games.indonesia.rules.state import State
from tests.games.indonesia.made_up import alike, every_amount, made_up
from tests.games.indonesia.perft import Root, perft, roots, state_of

ROOTS = roots()
MOST_BY_CHECK = 40
"""Answers of a root that is counted with made-up answers, which takes long."""


def name(root: Root) -> str:
    return f"{root.game}-{root.decisions}-{root.phase}"


@pytest.mark.parametrize("root", ROOTS, ids=name)
def test_as_many_ways_as_ever(root: Root) -> None:
    s = state_of(root)
    before = s.copy()
    depths = range(1, len(root.counts) + 1)
    assert [perft(s, depth) for depth in depths] == list(root.counts)
    assert s == before


def test_every_phase_every_question_and_every_number_of_players_is_counted() -> None:
    assert len({(root.game, root.decisions) for root in ROOTS}) == len(ROOTS) >= 40
    assert {root.phase for root in ROOTS} == set(get_args(Phase))
    assert {kind for root in ROOTS for kind in root.answers} == {kind.__name__ for kind in get_args(AnyAction)}
    for board in ("real", "islets"):
        assert {int(root.game.split("-")[1]) for root in ROOTS if root.game.startswith(board)} == {2, 3, 4, 5}
    assert all(len(root.counts) > 1 for root in ROOTS)


def legal(s: State) -> dict[Hashable, Action]:
    """The answers that `check` passes, of all that can be made up; one of each that come to the same."""
    asked = question(s)
    assert asked is not None
    answers = made_up(s, asked, every_amount(s.players[asked.seat].cash))
    return {alike(s, asked, answer): answer for answer in answers if refusal(s, answer) is None}


def perft_by_check(s: State, depth: int) -> int:
    """The same as `perft`; it asks for no list of actions."""
    if question(s) is None:
        return 1
    answers = legal(s)
    if depth == 1:
        return len(answers)
    total = 0
    for answer in answers.values():
        step(after := s.copy(), answer, [])
        total += perft_by_check(after, depth - 1)
    return total


def depth_by_check(root: Root) -> int:
    """How deep to count by made-up answers; after a sale the counts depend on the route, which is not listed."""
    return 2 if root.counts[0] <= MOST_BY_CHECK and "Deliver" not in root.answers else 1


@pytest.mark.parametrize("root", [root for root in ROOTS if root.game.startswith("islets")], ids=name)
def test_what_is_listed_and_what_passes_are_as_many(root: Root) -> None:
    depth = depth_by_check(root)
    assert perft_by_check(state_of(root), depth) == root.counts[depth - 1]
