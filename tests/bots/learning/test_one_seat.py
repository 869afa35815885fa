"""One seat among bots, alone and many side by side."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from indonesia_qt.bots.learning.one_seat import OneSeat, vector


def first_offered(mask: Any) -> Any:
    """The first choice that can be made, in each game."""
    return mask.argmax(axis=-1)


def test_it_keeps_to_the_interface() -> None:
    seat = OneSeat(players=2, opponents={1: "easy"})
    seen, info = seat.reset(seed=1)
    assert seat.observation_space.contains(seen)
    assert info == {}
    assert seat.np_random_seed == 1
    assert list(seat.action_masks()) == list(seen["action_mask"].astype(bool))
    with pytest.raises(ValueError, match="can't be chosen now"):
        seat.step(len(seat.environment.choices) - 1)


def test_a_game_is_played_to_its_end_and_rewarded() -> None:
    seat = OneSeat(players=3, opponents={0: "easy", 2: "random"}, render_mode="ansi")
    seen, _ = seat.reset(seed=1)
    over = broken_off = False
    while not over and not broken_off:
        seen, reward, over, broken_off, info = seat.step(int(first_offered(seen["action_mask"])))
        assert bool(reward) == over
    assert reward in (1.0, -0.5)
    assert (reward == 1) == (max(info["money"]) == info["money"][1])
    assert "seat_1" in (seat.render() or "")


def test_all_seats_but_one_need_a_bot() -> None:
    with pytest.raises(ValueError, match="All seats but one need a bot"):
        OneSeat(players=3, opponents={0: "easy"})


@pytest.mark.parametrize("processes", [False, True])
def test_games_side_by_side_are_those_that_are_played_alone(processes: bool) -> None:
    settings = {"players": 2, "opponents": {1: "random"}}
    games, alone = vector(2, processes=processes, **settings), [OneSeat(**settings) for _ in range(2)]
    seen, _ = games.reset(seed=[5, 6])
    expected = [seat.reset(seed=seed)[0] for seat, seed in zip(alone, (5, 6), strict=True)]
    for _ in range(40):
        for n in range(2):
            assert np.array_equal(seen["observation"][n], expected[n]["observation"])
            assert np.array_equal(seen["action_mask"][n], expected[n]["action_mask"])
        choices = first_offered(seen["action_mask"])
        seen, *_ = games.step(choices)
        expected = [seat.step(int(choice))[0] for seat, choice in zip(alone, choices, strict=True)]
    games.close()


def test_after_the_end_another_game_is_dealt() -> None:
    games = vector(1, players=2, opponents={1: "easy"}, longest_game=1)
    seen, _ = games.reset(seed=1)
    ends = 0
    for _ in range(60):
        seen, _, over, broken_off, _ = games.step(
            first_offered(seen["action_mask"]) if seen["action_mask"].any() else [0]
        )
        ends += int(over[0] or broken_off[0])
    assert ends > 1
