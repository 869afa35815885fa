"""Phase 7, City Growth (R-CIT): cities that received enough of every good grow, and the goods are removed."""

from __future__ import annotations

from collections.abc import Sequence

from indonesia_qt.core.flow import Action, Event, Process, Question, Reason, because
from indonesia_qt.games.indonesia.rules.actions import Grow
from indonesia_qt.games.indonesia.rules.constants import LARGEST_CITY
from indonesia_qt.games.indonesia.rules.events import CityGrew, NoStoneLeft
from indonesia_qt.games.indonesia.rules.state import State


class CityGrowth(Process[State], frozen=True):
    """Cities of size 2 grow first, which frees their stones; then those of size 1 (R-CIT-02).

    `size` is the size that cities grow from now. A city that has grown is not looked at again in this order.
    """

    size: int = LARGEST_CITY - 1

    def resume(self, s: State, events: list[Event]) -> None:
        """Grow the cities of one size; ask which when stones are short (R-CIT-03)."""
        if self.size == 0:
            s.received.clear()
            s.stack.pop()
            return
        ready = candidates(s, self.size)
        stones = s.stones[self.size]
        if 0 < stones < len(ready):
            s.stack.append(ChooseGrowth(s.order[0], self.size))
            return
        s.stack[-1] = CityGrowth(self.size - 1)
        if stones:
            for city in ready:
                grow(s, city, events)
        elif ready:
            events.append(NoStoneLeft(tuple(ready), self.size + 1))


class ChooseGrowth(Question[State], frozen=True):
    """Which of the cities of size `size` grows next, when there are fewer stones than cities."""

    size: int

    answers = (Grow,)

    def actions(self, s: State) -> Sequence[Action]:
        """Return each city that has received enough."""
        return [Grow(city) for city in candidates(s, self.size)]

    def check(self, s: State, action: Grow) -> Reason | None:
        """Refuse cities that haven't received enough."""
        if action.area in candidates(s, self.size):
            return None
        name = s.scenario.name.get(action.area, action.area)
        return because(
            "R-CIT-01",
            "{area} has no city of size {size} with enough of every good.",
            area=name,
            size=self.size,
        )

    def apply(self, s: State, action: Grow, events: list[Event]) -> None:
        """Replace the city's stone."""
        s.stack.pop()
        grow(s, action.area, events)


def candidates(s: State, size: int) -> list[str]:
    """Return the cities of a size that received that many of every good on the board (R-CIT-01)."""
    goods = s.goods_on_board()
    received = s.received
    return [
        city
        for city, stone in s.cities.items()
        if stone == size and all(received.get((city, good), 0) >= size for good in goods)
    ]


def grow(s: State, city: str, events: list[Event]) -> None:
    """Exchange a city's stone for the next larger one (R-CON-04)."""
    size = s.cities[city]
    s.stones[size - 1] += 1
    s.stones[size] -= 1
    s.cities[city] = size + 1
    events.append(CityGrew(city, size + 1))
