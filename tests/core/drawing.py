"""A game with chance of both kinds: two seats roll a die and draw chips from a bag in turn until seven is passed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from indonesia_qt.core.flow import Action, Chance, Event, Question, Reason, because

ENOUGH = 7


class Take(Action, frozen=True):
    """Ask for a roll of the die, or a chip."""

    of: Literal["die", "bag"]


class Rolled(Action, frozen=True):
    """What the die shows."""

    eyes: int


class Drawn(Action, frozen=True):
    """The chip that comes out of the bag."""

    chip: Literal["black", "white"]


class Scored(Event, frozen=True):
    seat: int
    points: int


class Turn(Question[Any], frozen=True):
    answers = (Take,)

    def actions(self, s: Table) -> Sequence[Action]:
        return [Take("die"), *([Take("bag")] if s.bag else [])]

    def check(self, s: Table, action: Take) -> Reason | None:
        return None if action in self.actions(s) else because("T-BAG", "The bag is empty.")

    def apply(self, s: Table, action: Take, events: list[Event]) -> None:  # noqa: ARG002
        s.stack[-1] = Die(self.seat) if action.of == "die" else Bag(self.seat)


class Die(Chance[Any], frozen=True):
    """Undo may pass it."""

    answers = (Rolled,)

    drawer: int

    def outcomes(self, s: Table) -> Sequence[tuple[Action, int]]:  # noqa: ARG002
        return [(Rolled(eyes), 1) for eyes in range(1, 7)]

    def apply(self, s: Table, action: Rolled, events: list[Event]) -> None:
        score(s, self.drawer, action.eyes, events)


class Bag(Chance[Any], frozen=True):
    """It is final unless the players practise."""

    answers = (Drawn,)

    drawer: int

    def outcomes(self, s: Table) -> Sequence[tuple[Action, int]]:
        return [(Drawn(chip), s.bag.count(chip)) for chip in ("black", "white") if chip in s.bag]

    def is_final(self, s: Table) -> bool:
        return not s.practice

    def apply(self, s: Table, action: Drawn, events: list[Event]) -> None:
        s.bag.remove(action.chip)
        score(s, self.drawer, 2 if action.chip == "white" else 0, events)


def score(s: Table, seat: int, points: int, events: list[Event]) -> None:
    s.points[seat] += points
    events.append(Scored(seat, points))
    s.stack[:] = [] if max(s.points) > ENOUGH else [Turn(1 - seat)]


class Table(Struct):
    practice: bool
    points: list[int]
    bag: list[str]
    stack: list[Any]

    def copy(self) -> Table:
        return Table(self.practice, self.points.copy(), self.bag.copy(), self.stack.copy())


class Drawing:
    """The rules."""

    name, map_id, fingerprint = "drawing", "table", "0" * 64
    actions: Any = Take | Rolled | Drawn
    phases = "draws", "rolls"

    def new_setup(self, options: bool, players: int, seed: int) -> bool:  # noqa: ARG002
        assert players == 2
        return options

    def decode_setup(self, data: bytes, seats: int, seed: int, save_format: int) -> bool:
        assert seats == 2
        assert save_format
        assert seed
        return msgspec.json.decode(data, type=bool)

    def start(self, practice: bool) -> Table:
        return Table(practice, [0, 0], ["black"] * 4 + ["white"] * 2, [Turn(0)])

    def view(self, s: Table, seat: int | None) -> Table:  # noqa: ARG002
        return s

    def scores(self, s: Table) -> Sequence[int]:
        return s.points

    def ranking(self, s: Table) -> Sequence[int]:
        return sorted(range(2), key=lambda seat: -s.points[seat])

    def round(self, s: Table) -> int:  # noqa: ARG002
        return 1

    def phase(self, s: Table) -> str:
        return "draws" if s.bag else "rolls"

    def summary(self, s: Table, names: Sequence[str]) -> dict[str, Any]:
        return {"seats": [{"name": name, "points": points} for name, points in zip(names, s.points, strict=True)]}
