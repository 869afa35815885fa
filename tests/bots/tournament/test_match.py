"""Which games a tournament plays."""

from __future__ import annotations

import pytest

from indonesia_qt.bots.tournament.match import Tournament


def test_each_seed_is_played_in_every_rotation_of_the_seats() -> None:
    tournament = Tournament(("a", "b", "b"), games=6, seed=10, map="m")
    assert [(f.number, f.seed, f.seats) for f in tournament.fixtures()] == [
        (0, 10, ("a", "b", "b")),
        (1, 10, ("b", "b", "a")),
        (2, 10, ("b", "a", "b")),
        (3, 11, ("a", "b", "b")),
        (4, 11, ("b", "b", "a")),
        (5, 11, ("b", "a", "b")),
    ]


@pytest.mark.parametrize(("seats", "count"), [("aa", 1), ("ab", 2), ("abab", 2), ("abcd", 4), ("aabbb", 5)])
def test_rotations_that_seat_the_same_bots_are_played_once(seats: str, count: int) -> None:
    assert len(Tournament(tuple(seats), 1, 1, "m").rotations) == count


def test_it_is_known_whether_the_last_seed_is_played_in_all_rotations() -> None:
    assert Tournament(("a", "b"), 4, 1, "m").whole
    assert not Tournament(("a", "b"), 5, 1, "m").whole


@pytest.mark.parametrize("count", [1, 6])
def test_so_many_can_not_play(count: int) -> None:
    with pytest.raises(ValueError, match=f"^2 to 5 bots can play, not {count}.$"):
        Tournament(("a",) * count, 1, 1, "m")
