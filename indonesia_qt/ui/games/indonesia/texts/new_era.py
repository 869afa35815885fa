"""Phase 1, New Era, in words."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from indonesia_qt.core.flow import Action, Event
from indonesia_qt.games.indonesia.analysis.forecast import site_after
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.games.indonesia.rules.actions import PlaceCity
from indonesia_qt.games.indonesia.rules.constants import ERAS
from indonesia_qt.games.indonesia.rules.phases.new_era import ChooseSite
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.i18n.text import clauses, listed, phrase, tr
from indonesia_qt.ui.games.indonesia.texts.clauses import at_place, lost
from indonesia_qt.ui.games.indonesia.texts.names import Names, amount_of, ships
from indonesia_qt.ui.table.records import ActionGroupText, ActionText, ActionUi, EventUi, Notice

CITY = phrase("Build a city in {place}"), phrase("Build a city in\N{HORIZONTAL ELLIPSIS}")


def site_prompt(words: Names, view: State, asked: ChooseSite) -> str:
    """Ask where a city is built."""
    return tr("Build a city on an empty coastal area in a province on your city card.")


def place_city(words: Names, view: State, asked: ChooseSite, action: PlaceCity) -> ActionText:
    """Offer to build a city by a card."""
    site = site_after(view, action)
    near = [amount_of(many, kind) for kind, many in site.goods.items()]
    if lie := sum(site.ships.values()):
        near.append(ships(lie))
    around = tr("{goods} nearby", goods=listed(near)) if near else tr("nothing nearby yet")
    return ActionText(
        tr("Build a city in {place}", place=words.place(action.area)),
        clauses(around, lost(words, site.deeds_lost)),
        words.card(action.card),
    )


def place_city_group(words: Names, view: State, first: PlaceCity, last: PlaceCity) -> ActionGroupText:
    """Name the choice to build a city somewhere."""
    return ActionGroupText(at_place(words, CITY, first.area, last.area), "city")


def era_began(words: Names, event: ev.EraBegan) -> str:
    """Report an era, by its letter."""
    return tr("Era {era} begins.", era=ERAS[event.era].upper())


def era_notices(words: Names, events: Sequence[ev.EraBegan], people: Collection[int]) -> Iterator[str]:
    """Report each era."""
    return (era_began(words, event) for event in events)


def city_placed(words: Names, event: ev.CityPlaced) -> str:
    """Report a new city."""
    return tr("{player} builds a city in {area}.", player=words.seats[event.seat], area=words.place(event.area))


def card_discarded(words: Names, event: ev.CardDiscarded) -> str:
    """Report a card that could not be played."""
    return tr(
        "{player} discards a city card ({card}): {reason}",
        player=words.seats[event.seat],
        card=words.card(event.card),
        reason=event.reason,
    )


def deeds_laid_out(words: Names, event: ev.DeedsLaidOut) -> str:
    """Report the deeds of the era."""
    return tr("Companies available: {deeds}.", deeds=words.places(event.deeds))


def deed_discarded(words: Names, event: ev.DeedDiscarded) -> str:
    """Report a deed that left the game."""
    return tr("The {deed} deed is discarded: {reason}", deed=words.place(event.deed), reason=event.reason)


ACTIONS: dict[type[Action], ActionUi] = {PlaceCity: ActionUi(place_city, place_city_group)}
EVENTS: dict[type[Event], EventUi] = {
    ev.EraBegan: EventUi(era_began, sound="era", notice=Notice("tell_era", era_notices)),
    ev.CityPlaced: EventUi(city_placed, topics=("cities",)),
    ev.CardDiscarded: EventUi(card_discarded, topics=("cities",)),
    ev.DeedsLaidOut: EventUi(deeds_laid_out),
    ev.DeedDiscarded: EventUi(deed_discarded),
}
