"""What a game was for one player: what is worth a sentence at its end."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

from indonesia_qt.games.singapore.analysis.statistics import Statistics


class Story(Struct, frozen=True):
    """A game that is over, for one player.

    `gained` are the victory points gained in each round, the first round's first; points lost count less than nothing.
    `used_most` is the building that the player used most often, with the number of times; `visits` counts how often
    each other player used the player's buildings. `raids` are the raids that caught the player, `fines` the pounds paid
    in them.
    """

    gained: tuple[int, ...]
    used_most: tuple[str, int] | None
    visits: Counter[int]
    raids: int
    fines: int

    @property
    def best_round(self) -> int | None:
        """The round in which most points were gained, the first of equal ones; None if no round brought any."""
        best = max(self.gained, default=0)
        return self.gained.index(best) + 1 if best > 0 else None


def story(course: Statistics, seat: int) -> Story:
    """Return what a game was for the player of a seat."""
    points = [holdings[seat].points for holdings in course.holdings]
    used = course.uses_by(seat).most_common(1)
    caught = [raid for raid in course.raids if seat in raid.caught]
    return Story(
        gained=tuple(points[number] - points[number - 1] for number in range(1, len(points))),
        used_most=used[0] if used else None,
        visits=Counter(use.seat for use in course.uses if use.owner == seat != use.seat),
        raids=len(caught),
        fines=sum(dict(zip(raid.caught, raid.paid, strict=False)).get(seat, 0) for raid in caught),
    )
