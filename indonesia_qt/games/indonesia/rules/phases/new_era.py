"""Phase 1, New Era (R-ERA): cities are placed and deeds laid out when an era begins; the game ends after the last."""

from __future__ import annotations

from collections.abc import Sequence

from indonesia_qt.core.flow import Action, Event, Process, Question, Reason, because
from indonesia_qt.games.indonesia.rules.actions import PlaceCity
from indonesia_qt.games.indonesia.rules.companies import is_empty
from indonesia_qt.games.indonesia.rules.constants import ERAS, LAST_ERA
from indonesia_qt.games.indonesia.rules.deeds import after_filling, available_kinds, discard_hopeless
from indonesia_qt.games.indonesia.rules.events import CardDiscarded, CityPlaced, DeedDiscarded, DeedsLaidOut, EraBegan
from indonesia_qt.games.indonesia.rules.scoring import end_game
from indonesia_qt.games.indonesia.rules.state import HIDDEN_CARD, State


class NewEra(Process[State], frozen=True):
    """Decides whether a new era begins, or the game ends (R-ERA-01, R-ERA-03)."""

    def resume(self, s: State, events: list[Event]) -> None:
        """Begin an era when at most one type of deed is left, and always in the first year."""
        s.stack.pop()
        if s.year == 1:
            begin_era(s, s.era, events)
        elif len(available_kinds(s)) <= 1:
            if s.era == LAST_ERA:
                end_game(s, because("R-END-01", "The last era has ended: at most one type of deed is left."), events)
            else:
                begin_era(s, s.era + 1, events)


def begin_era(s: State, era: int, events: list[Event]) -> None:
    """Put the steps of a beginning era on the stack: cities first, deeds after (R-ERA-04)."""
    s.era = era
    events.append(EraBegan(era))
    s.stack.append(LayOutDeeds())
    s.stack.append(PlaceCities())


class PlaceCities(Process[State], frozen=True):
    """Each player in the order of play places a city for each of his cards, one at a time (R-ERA-05, R-ERA-06)."""

    turn: int = 0

    def resume(self, s: State, events: list[Event]) -> None:
        """Ask the next player where his city goes; discard his card if it can't be played."""
        turn = self.turn % len(s.order)
        if turn == 0 and not any(player.cards[s.era] for player in s.players):
            s.stack.pop()
            return
        s.stack[-1] = PlaceCities(self.turn + 1)
        seat = s.order[turn]
        cards = s.players[seat].cards[s.era]
        if HIDDEN_CARD in cards or any(sites(s, card) for card in cards):
            s.stack.append(ChooseSite(seat))
        elif cards:
            drop_card(s, seat, cards[0])
            events.append(CardDiscarded(seat, cards[0], why_no_site(s)))


class ChooseSite(Question[State], frozen=True):
    """Where a player builds the city of one of his cards."""

    answers = (PlaceCity,)

    def actions(self, s: State) -> Sequence[Action]:
        """Return each card with each of its sites."""
        cards = s.players[self.seat].cards[s.era]
        return [PlaceCity(card, area) for card in cards if card != HIDDEN_CARD for area in sites(s, card)]

    def check(self, s: State, action: PlaceCity) -> Reason | None:
        """Refuse a card that the player doesn't hold and an area that isn't fit for it."""
        if action.card == HIDDEN_CARD or action.card not in s.players[self.seat].cards[s.era]:
            return because("R-ERA-05", "You don’t have that city card for this era.")
        return why_no_city(s, action.card, action.area)

    def apply(self, s: State, action: PlaceCity, events: list[Event]) -> None:
        """Build the city and spend the card."""
        s.stack.pop()
        drop_card(s, self.seat, action.card)
        s.cities[action.area] = 1
        s.stones[0] -= 1
        events.append(CityPlaced(self.seat, action.card, action.area))
        after_filling(s, action.area, events)


class LayOutDeeds(Process[State], frozen=True):
    """Discards what is left of the last era's deeds and lays out those of the new one (R-ERA-04).

    Those of the first era lie on the board from the beginning (R-SET-02).
    """

    def resume(self, s: State, events: list[Event]) -> None:
        """Change the deeds; discard those that can't start (R-ERA-02)."""
        s.stack.pop()
        new = [deed.id for deed in s.scenario.deeds.values() if deed.era == s.era]
        if s.year > 1:
            reason = because("R-ERA-04", "Era {era} is over.", era=ERAS[s.era - 1].upper())
            events.extend(DeedDiscarded(deed, reason) for deed in s.deeds)
            s.deeds[:] = new
        events.append(DeedsLaidOut(tuple(s.deeds)))
        discard_hopeless(s, new, events)


def sites(s: State, card: str) -> list[str]:
    """Return the areas where the city of `card` can be built, in a fixed order (R-ERA-05)."""
    if s.stones[0] == 0:
        return []
    scenario = s.scenario
    taken = {scenario.province_of[city] for city in s.cities}
    return [
        area
        for province in scenario.cards[card].provinces
        if province not in taken
        for area in scenario.areas_of[province]
        if scenario.seas_at[area] and is_empty(s, area)
    ]


def why_no_site(s: State) -> Reason:
    """Return why a card that has no site can't be played."""
    if s.stones[0] == 0:
        return because("R-ERA-05", "There are no city stones of size 1 left.")
    return because(
        "R-ERA-05", "None of the card’s provinces can take a city: each already has one or has no empty coastal area."
    )


def why_no_city(s: State, card: str, area: str) -> Reason | None:
    """Return why the city of `card` can't be built in `area`; None when it can (R-ERA-05)."""
    scenario = s.scenario
    if area not in scenario.province_of:
        return because("R-ERA-05", "Cities must be built on land.")
    names = {"area": scenario.name[area], "province": scenario.name[scenario.province_of[area]]}
    if s.stones[0] == 0:
        return because("R-ERA-05", "There are no city stones of size 1 left.")
    if scenario.province_of[area] not in scenario.cards[card].provinces:
        return because("R-ERA-05", "{province} isn’t on this city card.", **names)
    if any(scenario.province_of[city] == scenario.province_of[area] for city in s.cities):
        return because("R-ERA-05", "{province} already has a city.", **names)
    if not scenario.seas_at[area]:
        return because("R-ERA-05", "{area} isn’t on the coast.", **names)
    if area in s.fields:
        return because("R-ERA-05", "{area} already has goods on it.", **names)
    return None


def drop_card(s: State, seat: int, card: str) -> None:
    """Take a city card of the present era out of a player's hand."""
    player = s.players[seat]
    kept = list(player.cards[s.era])
    kept.remove(card)
    a, b, c = (tuple(kept) if era == s.era else cards for era, cards in enumerate(player.cards))
    player.cards = (a, b, c)
