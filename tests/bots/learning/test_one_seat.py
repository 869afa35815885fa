"""One seat among bots, alone and many side by side."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from indonesia_qt.bots.learning.one_seat import OneSeat, register, vector
from indonesia_qt.games import definition_of


def first_offered(mask: Any) -> Any:
    """The first choice that can be made, in each game."""
    return mask.argmax(axis=-1)


def test_it_keeps_to_the_interface() -> None:
    seat = OneSeat(players=2, opponents={1: "easy"}, illegal="raise")
    seen, info = seat.reset(seed=1)
    assert seat.observation_space.contains(seen)
    assert list(info["action_mask"]) == list(seen["action_mask"])
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


TABLES = [(game, players) for game, most in (("indonesia", 5), ("singapore", 4)) for players in range(2, most + 1)]
"""The games with each number of players."""


@pytest.mark.parametrize("padded", [{}, {"scaled": True, "reward": "share"}])
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_gymnasium_finds_no_fault(game: str, players: int, padded: dict[str, Any]) -> None:
    room = {"pad_to": definition_of(game).players[-1], **padded} if padded else {}
    check_env(OneSeat(game=game, players=players, opponents=dict.fromkeys(range(1, players), "random"), **room))


@pytest.mark.soak
@pytest.mark.parametrize("scaled", [False, True])
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_stable_baselines_finds_no_fault(game: str, players: int, *, scaled: bool) -> None:
    checker = pytest.importorskip("stable_baselines3.common.env_checker")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        checker.check_env(OneSeat(game=game, players=players, scaled=scaled))


def test_gymnasium_makes_it_by_its_name() -> None:
    register()
    seat = gymnasium.make("indonesia_qt/Singapore-v2", players=3, opponents={0: "random", 2: "random"})
    _, info = seat.reset(seed=1)
    assert info["action_mask"].any()
    assert isinstance(seat.unwrapped, OneSeat)


def not_offered(seat: OneSeat) -> int:
    return int(np.flatnonzero(~seat.action_masks())[0])


@pytest.mark.parametrize(("illegal", "reward", "over"), [("random", 0.0, False), ("penalty", -1.0, True)])
def test_a_choice_that_is_not_offered_is_replaced_or_loses(illegal: Any, reward: float, over: bool) -> None:
    seat = OneSeat(illegal, players=2, opponents={1: "random"})
    seat.reset(seed=1)
    _, got, ended, broken_off, info = seat.step(not_offered(seat))
    assert (got, ended, broken_off, info["illegal"]) == (reward, over, False, True)


def test_a_setting_that_is_none_is_refused() -> None:
    with pytest.raises(ValueError, match="illegal: Choose one of random, penalty, raise, not “never”"):
        OneSeat("never")  # type: ignore[arg-type]


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
