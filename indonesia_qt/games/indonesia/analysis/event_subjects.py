"""Whom an event concerns, and where on the board it happened."""

from __future__ import annotations

from indonesia_qt.core.flow import Action, Event, question
from indonesia_qt.core.subjects import Subjects, named_places
from indonesia_qt.games.indonesia.rules import actions as act
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.games.indonesia.rules.phases.operations import DeliverGoods
from indonesia_qt.games.indonesia.rules.state import Company, State


class Surroundings(Subjects[State]):
    """The companies as they were before and after the events that are looked at."""

    def company(self, id: str) -> Company | None:
        """Return a company, as it is after the events unless it is gone; None when it came and went between."""
        return self.after.companies.get(id) or self.before.companies.get(id)

    def seats(self, event: Event) -> frozenset[int]:
        """Return the players whom an event concerns: who did it, who owns the companies that took part.

        The order of play concerns all.
        """
        named = set(super().seats(event))
        if isinstance(event, ev.MergerDone):
            named |= {seat for seat, _ in event.shares}
        if isinstance(event, ev.OrderDecided):
            named |= {*event.order}
        owners = {company.owner for id in _companies(event) if (company := self.company(id))}
        return frozenset(named | owners)

    def places(self, event: Event) -> tuple[str, ...]:
        """Return the areas where an event happened; those of its companies when it has no place of its own.

        With a good that is sold go those that its company has sold before it in the same sale.
        """
        asked = question(self.before)
        if isinstance(event, ev.GoodDelivered) and isinstance(asked, DeliverGoods) and asked.company == event.company:
            before = (place for sale in asked.done for place in _places(sale))
            return tuple(dict.fromkeys((*before, *_places(event))))
        found = (company for id in _companies(event) if (company := self.company(id)))
        return _places(event) or tuple(dict.fromkeys(place for company in found for place in company.places))

    def areas_of(self, action: Action) -> tuple[str, ...]:
        """Return the areas that an action names; those of its companies when it names none."""
        found = (company for id in _companies(action) if (company := self.before.companies.get(id)))
        return _places(action) or tuple(place for company in found for place in company.places)

    def names_areas(self, action: Action) -> bool:
        """Return whether a text about an action names areas, and not only companies that are there."""
        return bool(_places(action)) or not _companies(action)


def _companies(what: Event | Action) -> list[str]:
    """The companies that are named."""
    return [getattr(what, field) for field in ("company", "first", "second", "line") if hasattr(what, field)]


def _places(what: Event | Action) -> tuple[str, ...]:
    """The places that are named."""
    if isinstance(what, act.Deliver | ev.GoodDelivered):
        return (what.origin, *what.route, what.city)
    if isinstance(what, ev.NoStoneLeft):
        return what.areas
    return named_places(what)
