"""Phase 7, City Growth, in words."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from indonesia_qt.games.indonesia.bots.year_gain import YearGain, growth_gain
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.games.indonesia.rules.actions import Grow
from indonesia_qt.games.indonesia.rules.phases.city_growth import ChooseGrowth
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.i18n.text import counted, enumerated, phrase, tr
from indonesia_qt.ui.games.indonesia.texts.clauses import at_place, gains_a_year
from indonesia_qt.ui.games.indonesia.texts.names import Names
from indonesia_qt.ui.table.records import ActionGroupText, ActionText, ActionUi, EventUi, Notice

GROWTH = phrase("Grow the city in {place}"), phrase("Grow the city in…")


def growth_prompt(words: Names, view: State, asked: ChooseGrowth) -> str:
    """Ask which city grows."""
    return counted(
        view.stones[asked.size],
        "Choose {n} of {cities} cities: only {n} city stone of size {size} is left.",
        "Choose {n} of {cities} cities in turn: only {n} city stones of size {size} are left.",
        cities=len(asked.actions(view)),
        size=asked.size + 1,
    )


def verdict(gains: Sequence[YearGain], seat: int) -> str:
    """Say which cities are best for a seat; their `gains` are listed from the best on."""
    mine, ratings = [gain.earned[seat] for gain in gains], [gain.rating(seat) for gain in gains]
    same, alike, cities = mine.count(mine[0]), ratings.count(ratings[0]), len(gains)
    if not any(any(gain.earned) for gain in gains):
        return tr("Nobody could sell more in any of them yet.")
    if same == 1:
        return tr("The first brings you the most.")
    if same == alike == cities:
        return tr("All bring you and your rivals the same.")
    if same == alike:
        return counted(same, "The first {n} is best for you.", "The first {n} are best for you, and equally good.")
    if same == cities:
        return counted(
            alike,
            "All bring you the same; the first helps your rivals least.",
            "All bring you the same; the first {n} help your rivals least.",
        )
    return counted(
        alike,
        "The first {same} bring you the same; of these the first helps your rivals least.",
        "The first {same} bring you the same; of these the first {n} help your rivals least.",
        same=same,
    )


def grow(words: Names, view: State, asked: ChooseGrowth, action: Grow) -> ActionText:
    """Offer to let a city have one of the stones that are short, with what each player gains by it in a year."""
    return ActionText(
        tr("Grow {city} to size {size}", city=words.place(action.area), size=asked.size + 1),
        gains_a_year(words, view, asked.seat, growth_gain(view, action)) or tr("nobody could sell more there yet"),
    )


def grow_group(words: Names, view: State, first: Grow, last: Grow) -> ActionGroupText:
    """Name the choice to let some city grow."""
    return ActionGroupText(at_place(words, GROWTH, first.area, last.area), "city")


def growth_notices(words: Names, events: Sequence[ev.CityGrew], people: Collection[int]) -> Iterator[str]:
    """Report all cities that grew, in one message."""
    yield tr("Cities grow: {cities}.", cities=enumerated(map(words.growth, events)))


ACTIONS = {Grow: ActionUi(grow, grow_group, is_public=True)}
EVENTS = {
    ev.CityGrew: EventUi(
        phrase("The city in {area} grows to size {size}."),
        topics=("cities",),
        sound="growth",
        notice=Notice("tell_growth", growth_notices),
    ),
    ev.NoStoneLeft: EventUi(
        phrase("No city stones of size {size} are left, so {cities} can’t grow."), topics=("cities",)
    ),
}
