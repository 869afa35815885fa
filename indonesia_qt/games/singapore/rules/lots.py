"""Phase 3, lots (S-RND-04): the Raffles player puts a flag of every owner on a free lot."""

from __future__ import annotations

from collections.abc import Sequence

from indonesia_qt.core.flow import Action, Event, Question, Reason, because
from indonesia_qt.games.singapore.rules.actions import PlaceFlag
from indonesia_qt.games.singapore.rules.events import FlagPlaced
from indonesia_qt.games.singapore.rules.state import State


class ChooseLot(Question[State], frozen=True):
    """On which lot the flag of `owner` is put."""

    answers = (PlaceFlag,)

    owner: int

    def lots(self, s: State) -> list[str]:
        """Return the free lots next to a building; without any, those next to one flagged in this phase."""
        free, neighbours = s.free_lots(), s.scenario.neighbours
        built, flagged = s.built.keys(), s.flagged.keys()
        found = [lot for lot in free if not built.isdisjoint(neighbours[lot])]
        return found or [lot for lot in free if not flagged.isdisjoint(neighbours[lot])]

    def actions(self, s: State) -> Sequence[Action]:
        """Return each lot where the flag may stand."""
        return [PlaceFlag(lot) for lot in self.lots(s)]

    def check(self, s: State, action: PlaceFlag) -> Reason | None:
        """Refuse what isn't free or has no neighbour."""
        if reason := why_not_free(s, action.area, "S-RND-04"):
            return reason
        if action.area not in self.lots(s):
            return because("S-RND-04", "A flag needs a lot next to a building.")
        return None

    def apply(self, s: State, action: PlaceFlag, events: list[Event]) -> None:
        """Put the flag there."""
        s.stack.pop()
        s.flags[self.owner] -= 1
        s.flagged[action.area] = self.owner
        events.append(FlagPlaced(self.seat, self.owner, action.area))


def why_not_free(s: State, area: str, rule: str) -> Reason | None:
    """Return why nothing can be built on an area in this round; None when it is a free lot."""
    place = s.scenario.name.get(area, area)
    if area not in s.scenario.lots:
        return because(rule, "{area} isn’t a lot.", area=place)
    if area in s.built:
        return because(rule, "There’s already a building on {area}.", area=place)
    if area in s.flagged:
        return because(rule, "There’s already a flag on {area}.", area=place)
    return None
