"""Phase 1, New Era, in words."""

from __future__ import annotations

from indonesia_qt.games.indonesia.analysis.forecast import site_after
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.games.indonesia.rules.actions import PlaceCity
from indonesia_qt.games.indonesia.rules.phases.new_era import ChooseSite
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.i18n.text import clauses, counted, figure, listed, phrase, tr
from indonesia_qt.ui.games.indonesia.texts.clauses import at_place, lost
from indonesia_qt.ui.games.indonesia.texts.names import Names, amount_of, kind_within
from indonesia_qt.ui.table.records import ActionGroupText, ActionText, ActionUi, EventUi, Notice

CITY = phrase("Build a city in {place}"), phrase("Build a city in\N{HORIZONTAL ELLIPSIS}")


def place_city(words: Names, view: State, asked: ChooseSite, action: PlaceCity) -> ActionText:
    """Offer to build a city by a card."""
    site = site_after(view, action)
    reached = [amount_of(many, kind) for kind, many in site.within_reach.items()]
    near = [amount_of(many, kind) for kind, many in site.goods.items() if kind not in site.within_reach]
    own = sum(many for id, many in site.ships.items() if view.companies[id].owner == asked.seat)
    others = sum(site.ships.values()) - own
    around = clauses(
        tr("{goods} within reach", goods=listed(reached)) if reached else "",
        tr("{goods} nearby, but no ships between", goods=listed(near)) if near else "",
        counted(own, "{n} ship of yours", "{n} ships of yours") if own else "",
        counted(others, "{n} rival ship", "{n} rival ships") if others else "",
    )
    starts = listed([f"{figure(number)} {kind_within(kind)}" for kind, number in site.starts.items()])
    around = around or (tr("can start nearby: {companies}", companies=starts) if starts else tr("nothing nearby yet"))
    return ActionText(
        tr("Build a city in {place}", place=words.place(action.area)),
        clauses(around, lost(words, site.deeds_lost)),
        words.card(action.card),
    )


def place_city_group(words: Names, view: State, first: PlaceCity, last: PlaceCity) -> ActionGroupText:
    """Name the choice to build a city somewhere."""
    return ActionGroupText(at_place(words, CITY, first.area, last.area), "city")


ACTIONS = {PlaceCity: ActionUi(place_city, place_city_group)}
EVENTS = {
    ev.EraBegan: EventUi(phrase("Era {era} begins."), sound="era", notice=Notice("tell_era")),
    ev.CityPlaced: EventUi(phrase("{player} builds a city in {area}."), topics=("cities",), sound="building"),
    ev.CardDiscarded: EventUi(phrase("{player} discards a city card ({card}): {reason}"), topics=("cities",)),
    ev.DeedsLaidOut: EventUi(phrase("Companies available: {deeds}.")),
    ev.DeedDiscarded: EventUi(phrase("The {deed} deed is discarded: {reason}")),
}
