"""What is to be played: the same deals with the same bots, each in every seat."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from indonesia_qt.games.indonesia.rules.constants import FEWEST_PLAYERS, MOST_PLAYERS


class Tournament(Struct, frozen=True, forbid_unknown_fields=True):
    """`games` games of the bots `seats`, dealt by `seed` and the seeds after it, on the map of this name or folder.

    Each seed is played in every rotation of the seats that makes a difference, so that no bot has the better deal.
    """

    seats: tuple[str, ...]
    games: int
    seed: int
    map: str

    def __post_init__(self) -> None:
        if not FEWEST_PLAYERS <= len(self.seats) <= MOST_PLAYERS:
            bots = "1 bot" if len(self.seats) == 1 else f"{len(self.seats)} bots"
            raise ValueError(f"{bots} can't play; {FEWEST_PLAYERS} to {MOST_PLAYERS} can")

    @property
    def rotations(self) -> tuple[tuple[str, ...], ...]:
        """The different ways to seat the bots in this order round the table."""
        turned = [self.seats[start:] + self.seats[:start] for start in range(len(self.seats))]
        return tuple(dict.fromkeys(turned))

    @property
    def whole(self) -> bool:
        """Whether every seed is played in all rotations."""
        return self.games % len(self.rotations) == 0

    def fixtures(self) -> Iterator[Fixture]:
        """The games in their order."""
        rotations = self.rotations
        for number in range(self.games):
            seed, turned = divmod(number, len(rotations))
            yield Fixture(number, self.seed + seed, rotations[turned], self.map)


class Fixture(Struct, frozen=True):
    """One game of a tournament: its number, from 0, the seed of its deal, who sits where, and the map."""

    number: int
    seed: int
    seats: tuple[str, ...]
    map: str
