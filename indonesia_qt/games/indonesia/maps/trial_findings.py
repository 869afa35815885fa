"""What trial games say about the map in sentences: what on it is idle, endless or unfair."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import chain

from indonesia_qt.board.checks.problem import Problem, error, warning
from indonesia_qt.board.measures import PLACES, Outlier, Table, negative, outliers, winner_text
from indonesia_qt.board.trial import Trial, by_players
from indonesia_qt.games.indonesia.maps.witness import Figures, figures_of, income_shares
from indonesia_qt.games.indonesia.rules.constants import ERAS, KIND_NAME
from indonesia_qt.games.indonesia.rules.scenario import Deed, Scenario
from indonesia_qt.i18n.text import counted, paragraph, tr

MOST_OF_ALL = 0.6
"""The share of all income from which on one type of deed earns by far the most."""
DEVIATIONS = 3.0
"""So many standard deviations more often than by chance wins a seat that wins by far."""


def findings(scenario: Scenario, games: Sequence[Trial], tables: Sequence[Table] = ()) -> list[Problem]:
    """Return what a designer should know after these games, errors first; `place` is an id of the map, or "trial".

    With tables on the games that is what stands out in them, too; without, who won by far with each number of players.
    """
    if not games:
        return []
    figures = list(map(figures_of, games))
    unlikely = _unlikely(scenario, games, figures, tables) if tables else _unfair(scenario, games)
    unused = (kind(scenario, figures) for kind in (_deeds, _cities, _cards, _seas))
    return [*_endless(games), *unlikely, *_rich(figures), *chain.from_iterable(unused)]


def _unlikely(
    scenario: Scenario, games: Sequence[Trial], figures: Sequence[Figures], tables: Sequence[Table]
) -> Iterator[Problem]:
    for found in outliers(tables):
        if found.table.id == PLACES:
            too_often = found.measure.value > (found.measure.expected or 0.0)
            yield _unfair_place(scenario, int(found.row.id) - 1, too_often, winner_text(found), games, figures)
        else:
            yield _unusual_deed(scenario, found)


def _endless(games: Sequence[Trial]) -> Iterator[Problem]:
    """Yield that games didn't end, if some didn't."""
    given_up = [tried for tried in games if not tried.ended]
    if given_up:
        text = counted(
            len(given_up),
            "{n} of {all} games didn’t end within {years} years.",
            "{n} of {all} games didn’t end within {years} years.",
            all=len(games),
            years=given_up[0].rounds,
        )
        advice = tr("An era goes on until at most one type of deed is left: remove deeds that nobody wants.")
        yield error("trial", paragraph(text, advice))


def _unfair(scenario: Scenario, games: Sequence[Trial]) -> Iterator[Problem]:
    for some in by_players(games):
        players, figures = some[0].players, list(map(figures_of, some))
        fair = len(some) / players
        spread = math.sqrt(fair * (1 - 1 / players))
        wins = Counter(one.order.index(trial.ranking[0]) for trial, one in zip(some, figures, strict=True))
        for place in range(players):
            if wins[place] > fair + DEVIATIONS * spread:
                text = counted(
                    players,
                    "With {n} player, number {place} in the starting order of play won {wins} of {all} games.",
                    "With {n} players, number {place} in the starting order of play won {wins} of {all} games.",
                    place=place + 1,
                    wins=wins[place],
                    all=len(some),
                )
                yield _unfair_place(scenario, place, True, text, some, figures)


def _unfair_place(
    scenario: Scenario, place: int, too_often: bool, text: str, games: Sequence[Trial], figures: Sequence[Figures]
) -> Problem:
    """Return the problem that a place in the first order of play wins too often, or too seldom, as `text` says.

    It names the deed that those who win begin with most often.
    """
    winners = ((trial.ranking[0], one) for trial, one in zip(games, figures, strict=True))
    begun = [one.begun_with(seat) for seat, one in winners if (one.order.index(seat) == place) == too_often]
    times = Counter(deed for deeds in begun for deed in sorted(deeds))
    if not times:
        return warning("trial", text)
    deed = scenario.deeds[times.most_common(1)[0][0]]
    values = {"deed": tr(deed.name), "percent": round(100 * times[deed.id] / len(begun))}
    if too_often:
        why = tr("In {percent}% of its wins, it started {deed} in the first year.", **values)
    else:
        why = tr("In {percent}% of the games that others won, the winner started {deed} in the first year.", **values)
    return warning(deed.id, paragraph(text, why), "unfair-place", (deed.province,))


def _unusual_deed(scenario: Scenario, found: Outlier) -> Problem:
    deed, is_better = scenario.deeds[found.row.id], found.measure.value > 0
    measure = found.measure if is_better else negative(found.measure)
    amount, between = found.column.written(measure.value), found.column.interval(measure)
    values = {"deed": found.row.name, "amount": amount, "interval": between}
    if is_better:
        text = tr("{deed} earned {amount}\u00a0Rp a game more than others of its era and type ({interval}).", **values)
    else:
        text = tr("{deed} earned {amount}\u00a0Rp a game less than others of its era and type ({interval}).", **values)
    return warning(deed.id, text, "rich-deed" if is_better else "poor-deed", (deed.province,))


def _rich(figures: Sequence[Figures]) -> Iterator[Problem]:
    """Yield that a type of company earns by far the most, if one does."""
    for kind, share in income_shares(figures).items():
        if share > MOST_OF_ALL:
            text = tr(
                "{percent}% of all income came from {kind}.", percent=round(100 * share), kind=tr(KIND_NAME[kind])
            )
            if kind == "shipping":
                advice = tr("Shorter routes would change that: bring cities closer to the goods, or link islands.")
            else:
                advice = tr("Fewer deeds of this type, or more of others, would change that.")
            yield warning("trial", paragraph(text, advice))


def _deeds(scenario: Scenario, figures: Sequence[Figures]) -> Iterator[Problem]:
    started, sold = _ever(one.started for one in figures), _ever(one.sold for one in figures)
    for deed in scenario.deeds.values():
        name, at = tr(deed.name), (deed.province,)
        if deed.id not in started:
            text = tr("Nobody ever started {company} (era {era}).", company=name, era=ERAS[deed.era].upper())
            yield warning(deed.id, paragraph(text, why_not_started(deed, figures)), "idle-deed", at)
        elif deed.kind != "shipping" and deed.id not in sold:
            yield warning(deed.id, tr("{company} never sold any goods.", company=name), "unsold-deed", at)


def why_not_started(deed: Deed, figures: Sequence[Figures]) -> str:
    """Say why nobody started the company of a deed in the games in which nobody did."""
    left = [one for one in figures if deed.id not in one.started]
    offered = sum(deed.id in one.offered for one in left)
    hopeless = sum(deed.id in one.hopeless for one in left)
    if not offered:
        return tr("Its era never began.")
    if hopeless:
        return counted(
            hopeless,
            "In {n} game, it had no area left to start in.",
            "In {n} games, it had no area left to start in.",
        )
    return counted(offered, "It was laid out in {n} game.", "It was laid out in {n} games.")


def _cities(scenario: Scenario, figures: Sequence[Figures]) -> Iterator[Problem]:
    built, fed = _ever(one.cities for one in figures), _ever(one.delivered for one in figures)
    for province, areas in scenario.areas_of.items():
        if built.intersection(areas) and not fed.intersection(areas):
            text = tr("No city in {province} ever received any goods.", province=tr(scenario.name[province]))
            yield warning(province, text, "hungry-city", (province,))


def _cards(scenario: Scenario, figures: Sequence[Figures]) -> Iterator[Problem]:
    idle = _ever(one.forfeited for one in figures) - _ever(one.cities.values() for one in figures)
    for card in scenario.cards:
        if card in idle:
            text = tr("City card {card} could never be played.", card=card)
            yield warning(card, text, "idle-card", scenario.cards[card].provinces)


def _seas(scenario: Scenario, figures: Sequence[Figures]) -> Iterator[Problem]:
    sailed = _ever(one.sailed for one in figures)
    for sea in scenario.sea_neighbours:
        if sea not in sailed:
            text = tr("No goods were ever shipped through the {sea}.", sea=tr(scenario.name[sea]))
            yield warning(sea, text, "idle-sea", (sea,))


def _ever(ids: Iterable[Collection[str]]) -> frozenset[str]:
    """The ids of all games together."""
    return frozenset[str]().union(*ids)
