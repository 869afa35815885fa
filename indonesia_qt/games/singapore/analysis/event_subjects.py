"""Whom an event of Singapore concerns, and where on the board it happened."""

from __future__ import annotations

from indonesia_qt.core.flow import Action, Event
from indonesia_qt.core.subjects import Subjects, named_places
from indonesia_qt.games.singapore.rules import actions as act
from indonesia_qt.games.singapore.rules import events as ev
from indonesia_qt.games.singapore.rules.state import State


class Surroundings(Subjects[State]):
    """The buildings as they stand around the events that are looked at."""

    def seats(self, event: Event) -> frozenset[int]:
        """Return the players whom an event concerns, also those who own what was built or are caught."""
        named = set(super().seats(event))
        if isinstance(event, ev.FlagPlaced | ev.Built | ev.ChipDrawn):
            named.add(event.owner)
        if isinstance(event, ev.RaidBegan):
            named.update(event.caught)
        return frozenset(named.intersection(range(len(self.after.players))))

    def places(self, event: Event) -> tuple[str, ...]:
        """Return the areas where an event happened: of a road both ends, of a tile where it stands."""
        if isinstance(event, ev.RoadBuilt):
            return event.a, event.b
        return named_places(event)

    def areas_of(self, action: Action) -> tuple[str, ...]:
        """Return the areas that an action names: of a road both ends, of a use that of the building."""
        match action:
            case act.BuildRoad(a=a, b=b):
                return a, b
            case act.Jump(area=area):
                return (area,)
            case act.Exchange(building=id) | act.ReturnChips(building=id) | act.CallHelper(building=id):
                return self._standing(id)
            case act.Walk(building=id):
                return self._standing(id)
        return named_places(action)

    def _standing(self, building: str) -> tuple[str, ...]:
        return tuple(area for area, id in self.before.built.items() if id == building)
