"""A game for tests of the table: two players count up to ten, by one to three, and who says ten wins the pot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from indonesia_qt.core.flow import Action, Event, LazyActions, Process, Question, Reason, because

GOAL, ROUND = 10, 4
NO_MAP = "0" * 64
"""The fingerprint of no map."""


class Say(Action, frozen=True):
    """Count on by `by`."""

    by: int


class Skip(Action, frozen=True):
    """Say nothing."""


class Said(Event, frozen=True):
    """The count is `count` now."""

    count: int


class Ended(Event, frozen=True):
    """The game is over."""


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """How a game begins."""

    count: int
    first: int


class Count(Struct):
    """Where the game stands."""

    count: int
    stack: list[Any]

    def copy(self) -> Count:
        return Count(self.count, self.stack.copy())


class Turns(Process[Count], frozen=True):
    """Ask the players in turn."""

    seat: int

    def resume(self, s: Count, events: list[Event]) -> None:
        if s.count >= GOAL:
            s.stack.clear()
            events.append(Ended())
            return
        s.stack[-1] = Turns(1 - self.seat)
        s.stack.append(Turn(self.seat))


class Turn(Question[Count], frozen=True):
    """How far a player counts on."""

    answers = (Say, Skip)

    def actions(self, s: Count) -> Sequence[Action]:
        return LazyActions((range(1), lambda _: Skip()), (range(1, min(3, GOAL - s.count) + 1), Say))

    def check(self, s: Count, action: Say | Skip) -> Reason | None:
        if isinstance(action, Skip) or 1 <= action.by <= min(3, GOAL - s.count):
            return None
        return because("COUNT-1", "Nobody can count on by {by} from {count}.", by=action.by, count=s.count)

    def apply(self, s: Count, action: Say | Skip, events: list[Event]) -> None:
        s.stack.pop()
        if isinstance(action, Say):
            s.count += action.by
            events.append(Said(s.count))


class Counting:
    """The rules; `id` and `fingerprint` are those of its map, which it hasn't got."""

    name = "counting"
    phases = "early", "late"
    actions: Any = Say | Skip

    def __init__(self, map_id: str = "nowhere", fingerprint: str = NO_MAP) -> None:
        self.map_id, self.fingerprint = map_id, fingerprint

    def new_setup(self, options: object, players: int, seed: int) -> Start:  # noqa: ARG002
        if players != 2:
            raise ValueError(f"{players} players can't count")
        return Start(0, seed % players)

    def decode_setup(self, data: bytes, seats: int, seed: int, save_format: int) -> Start:  # noqa: ARG002
        if seats != 2:
            raise ValueError(f"{seats} players can't count")
        return msgspec.json.decode(data, type=Start)

    def start(self, setup: Start) -> Count:
        return Count(setup.count, [Turns(setup.first)])

    def view(self, s: Count, seat: int | None) -> Count:  # noqa: ARG002
        return s

    def scores(self, s: Count) -> Sequence[int]:
        return [s.count, 0]

    def ranking(self, s: Count) -> Sequence[int]:  # noqa: ARG002
        return [0, 1]

    def round(self, s: Count) -> int:
        """A round is four counts, a phase two."""
        return s.count // ROUND

    def phase(self, s: Count) -> str:
        return "early" if s.count % ROUND < ROUND // 2 else "late"

    def summary(self, s: Count, names: Sequence[str]) -> dict[str, Any]:
        seats = [{"name": name, "pot": pot} for name, pot in zip(names, self.scores(s), strict=True)]
        return {"count": s.count, "seats": seats}
