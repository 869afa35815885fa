"""Phase 7: which cities grow, and what the others lack (R-CIT)."""

from __future__ import annotations

from msgspec import Struct

from indonesia_qt.games.indonesia.rules.constants import GOODS, LARGEST_CITY, Good
from indonesia_qt.games.indonesia.rules.phases.city_growth import candidates
from indonesia_qt.games.indonesia.rules.state import State


class Need(Struct, frozen=True):
    """How many of a good a city has received this year, and how many it needs to grow."""

    good: Good
    received: int
    wanted: int

    @property
    def lacking(self) -> int:
        """How many it still needs."""
        return max(0, self.wanted - self.received)


class CityForecast(Struct, frozen=True):
    """A city that could still become larger: its size and needs, and whether it has received enough by now."""

    city: str
    size: int
    ready: bool
    needs: tuple[Need, ...]

    @property
    def lacking(self) -> int:
        """How many goods it still needs."""
        return sum(need.lacking for need in self.needs)


def city_forecasts(view: State) -> list[CityForecast]:
    """The cities below the largest size, those nearest to growing first."""
    goods = [good for good in GOODS if good in view.goods_on_board()]
    ready = {city for size in range(1, LARGEST_CITY) for city in candidates(view, size)}
    cities = [
        CityForecast(
            city,
            size,
            city in ready,
            tuple(Need(good, view.received.get((city, good), 0), size) for good in goods),
        )
        for city, size in view.cities.items()
        if size < LARGEST_CITY
    ]
    return sorted(cities, key=lambda city: (city.lacking, -city.size))
