"""Whether a scenario can be played: each deed can start, each city card has a site, there are cards for everybody."""

from __future__ import annotations

from collections.abc import Iterator

from indonesia_qt.board.problem import Problem, error, warning
from indonesia_qt.games.indonesia.content import ERAS, MOST_PLAYERS
from indonesia_qt.games.indonesia.scenario import Scenario
from indonesia_qt.wording import counted, tr


def problems(scenario: Scenario) -> list[Problem]:
    """Everything that is wrong with a scenario; nothing when it can be played by 2 to 5 players."""
    return [*_deeds(scenario), *_cards(scenario), *_stones(scenario), *_seas(scenario)]


def _deeds(scenario: Scenario) -> Iterator[Problem]:
    for deed in scenario.deeds.values():
        province = scenario.name[deed.province]
        if deed.kind == "shipping":
            if deed.ships is not None and not any(deed.ships[deed.era :]):
                yield error(deed.id, tr("The shipping company of {province} may never have a ship.", province=province))
        elif not scenario.areas_of[deed.province]:
            yield error(deed.id, tr("The company can't start: {province} has no land area.", province=province))
    for era, name in enumerate(ERAS):
        kinds = {deed.kind for deed in scenario.deeds.values() if deed.era == era}
        if len(kinds) < 2:
            yield error(
                tr("era {era}", era=name),
                tr("Era {era} ends at once: it needs deeds of at least two types.", era=name.upper()),
            )


def _cards(scenario: Scenario) -> Iterator[Problem]:
    for card in scenario.cards.values():
        for province in card.provinces:
            if not any(scenario.seas_at[area] for area in scenario.areas_of[province]):
                yield warning(
                    card.id,
                    tr("No city can be built in {province}: it has no coast.", province=scenario.name[province]),
                )
        coasts = (area for province in card.provinces for area in scenario.areas_of[province])
        if not any(scenario.seas_at[area] for area in coasts):
            yield error(card.id, tr("None of the provinces of this city card has a coast."))
    for era, name in enumerate(ERAS):
        cards = sum(card.era == era for card in scenario.cards.values())
        if cards < MOST_PLAYERS:
            yield error(
                tr("era {era}", era=name),
                counted(
                    MOST_PLAYERS,
                    "{n} player needs as many city cards of each era; there are {cards}.",
                    "{n} players need as many city cards of each era; there are {cards}.",
                    cards=cards,
                ),
            )


def _stones(scenario: Scenario) -> Iterator[Problem]:
    if scenario.stones[0] < 1:
        yield error("stones", tr("There is no city stone of size 1, so no city can be built."))


def _seas(scenario: Scenario) -> Iterator[Problem]:
    for sea, near in scenario.sea_neighbours.items():
        if not near:
            yield warning(sea, tr("{sea} is not joined to another sea.", sea=scenario.name[sea]))
