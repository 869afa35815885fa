"""Building (S-BLD): a tile on a lot, its price, its first road, and the chip of an illegal one."""

from __future__ import annotations

from collections.abc import Sequence

from indonesia_qt.core.flow import Action, Event, Question, Reason, because
from indonesia_qt.games.singapore.rules.actions import Build, BuildTop, Join
from indonesia_qt.games.singapore.rules.chips import Bag
from indonesia_qt.games.singapore.rules.constants import TOP_PRICE
from indonesia_qt.games.singapore.rules.display import TurnTile
from indonesia_qt.games.singapore.rules.events import Built, NoRoadLeft, TopBought
from indonesia_qt.games.singapore.rules.payment import charge
from indonesia_qt.games.singapore.rules.roads import lay_road, open_gaps
from indonesia_qt.games.singapore.rules.scenario import road_between
from indonesia_qt.games.singapore.rules.state import State


class ChooseTile(Question[State], frozen=True):
    """Which tile a player builds on his flagged lot; the `last` player of the round may buy the top of the stack."""

    answers = (Build, BuildTop)

    last: bool

    def actions(self, s: State) -> Sequence[Action]:
        """Return each tile of the display, and the top of the stack if it can be bought."""
        found: list[Action] = [Build(tile) for tile in s.display]
        if self._why_no_top(s) is None:
            found.append(BuildTop())
        return found

    def check(self, s: State, action: Build | BuildTop) -> Reason | None:
        """Refuse what isn't on display, and the top of the stack to those who can't buy it."""
        if isinstance(action, BuildTop):
            return self._why_no_top(s)
        return why_not_on_display(s, action.tile)

    def _why_no_top(self, s: State) -> Reason | None:
        if not self.last:
            return because("S-BLD-06", "Only the last player of the round can buy the top tile of the stack.")
        if s.top is None:
            return because("S-BLD-06", "The stack is empty.")
        if s.players[self.seat].money < TOP_PRICE:
            return because("S-BLD-06", "The top tile of the stack costs £{price} in cash.", price=TOP_PRICE)
        return None

    def apply(self, s: State, action: Build | BuildTop, events: list[Event]) -> None:
        """Build the tile; when it was the top of the stack the next one is turned at once."""
        s.stack.pop()
        [area] = (lot for lot, owner in s.flagged.items() if owner == self.seat)
        if isinstance(action, Build):
            build(s, self.seat, self.seat, action.tile, area, events)
            return
        tile, s.top = s.top, None
        assert tile is not None
        s.players[self.seat].money -= TOP_PRICE
        events.append(TopBought(self.seat, tile, TOP_PRICE))
        build(s, self.seat, self.seat, tile, area, events)
        if s.unseen:
            s.stack.append(TurnTile())


def why_not_on_display(s: State, tile: str) -> Reason | None:
    """Return why a tile can't be taken: it isn't on display; None when it is."""
    if tile in s.display:
        return None
    return because("S-BLD-01", "{building} isn’t on display.", building=s.scenario.name.get(tile, tile))


def build(s: State, seat: int, owner: int, tile: str, area: str, events: list[Event]) -> None:
    """Let a player build a tile for an owner, himself or the neutral colour, for which it is free (S-DUO-02).

    Then it is joined by a free road, and an illegal one draws a chip (S-BLD-05).
    """
    if tile in s.display:
        s.display.remove(tile)
    if s.hut == tile:
        s.hut = None
    s.flagged.pop(area, None)
    s.built[area] = tile
    s.owners[area] = owner
    open_gaps(s, area)
    price = 0 if owner == s.neutral else charge(s, owner, s.prices[area], events)
    events.append(Built(seat, owner, tile, area, price))
    if s.building(area).illegal:
        s.stack.append(Bag(seat, owner))
    _lay_first_road(s, seat, area, events)


def _lay_first_road(s: State, seat: int, area: str, events: list[Event]) -> None:
    """Lay the free road, or ask where when there is a choice (S-BLD-02)."""
    neighbours = standing_neighbours(s, area)
    if not s.roads_left:
        events.append(NoRoadLeft(seat, area))
    elif len(neighbours) == 1:
        lay_road(s, seat, road_between(area, neighbours[0]), 0, events)
    else:
        s.stack.append(JoinBuilding(seat, area))


def standing_neighbours(s: State, area: str) -> list[str]:
    """Return the areas next to one on which a building stands."""
    return [near for near in s.scenario.neighbours[area] if near in s.built]


class JoinBuilding(Question[State], frozen=True):
    """Which neighbour a new building on `area` is joined to."""

    answers = (Join,)

    area: str

    def actions(self, s: State) -> Sequence[Action]:
        """Return each building next to the new one."""
        return [Join(near) for near in standing_neighbours(s, self.area)]

    def check(self, s: State, action: Join) -> Reason | None:
        """Refuse what isn't next to it or has no building."""
        if action.area in standing_neighbours(s, self.area):
            return None
        name = s.scenario.name
        places = {"a": name.get(action.area, action.area), "b": name[self.area]}
        return because("S-BLD-02", "{a} isn’t a building next to {b}.", **places)

    def apply(self, s: State, action: Join, events: list[Event]) -> None:
        """Lay the free road."""
        s.stack.pop()
        lay_road(s, self.seat, road_between(self.area, action.area), 0, events)
