"""Sees what trial games say about the map: what on it is idle, endless or unfair."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec
from msgspec import Struct

from indonesia_qt.board.checks.problem import Problem, error, warning
from indonesia_qt.board.trial import Trial, Witness, by_players
from indonesia_qt.core.flow import Event
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.games.indonesia.rules.constants import ERAS, KIND_NAME, Kind
from indonesia_qt.games.indonesia.rules.scenario import Scenario
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.i18n.text import counted, tr

MOST_OF_ALL = 0.6
"""The share of all income from which on one type of deed earns by far the most."""
DEVIATIONS = 3.0
"""So many standard deviations more often than by chance wins a seat that wins by far."""


class Figures(Struct, frozen=True):
    """What one game says about its map. Ids are those of the map; `income` is in rupiah by what earned it.

    `order` is the order of play in the first year. A city counts as fed when it got a good at least once.
    """

    order: tuple[int, ...]
    started: frozenset[str]
    """Deeds."""
    sold: frozenset[str]
    """Deeds whose company sold a good, alone or after a merger."""
    income: Mapping[Kind, int]
    built: frozenset[str]
    """Land areas with a city."""
    fed: frozenset[str]
    """Land areas with a city."""
    carded: frozenset[str]
    """City cards that brought a city."""
    forfeited: frozenset[str]
    """City cards that could not be played."""
    sailed: frozenset[str]
    """Seas."""


class IndonesiaWitness(Witness):
    """Collects what the events of one game say about its map."""

    def __init__(self, s: State) -> None:
        self.s, self.order = s, tuple(s.order)
        self.started: set[str] = set()
        self.sold: set[str] = set()
        self.income: Counter[Kind] = Counter()
        self.cards: dict[str, str] = {}
        self.fed: set[str] = set()
        self.forfeited: set[str] = set()
        self.sailed: set[str] = set()

    def see(self, events: Iterable[Event]) -> None:
        """Note starts, sales, cities and seas."""
        for event in events:
            match event:
                case ev.CompanyStarted(company=company):
                    self.started.add(company)
                case ev.GoodDelivered():
                    self._deliver(event)
                case ev.CityPlaced(card=card, area=area):
                    self.cards[area] = card
                case ev.CardDiscarded(card=card):
                    self.forfeited.add(card)
                case _:
                    pass

    def _deliver(self, event: ev.GoodDelivered) -> None:
        self.sold.update(self.s.companies[event.company].deeds)
        self.income[event.good] += event.price - event.fee
        self.income["shipping"] += event.fee
        self.fed.add(event.city)
        self.sailed.update(event.route)

    def report(self) -> bytes:
        """Return what was seen, as `figures_of` decodes it."""
        seen = Figures(
            order=self.order,
            started=frozenset(self.started),
            sold=frozenset(self.sold),
            income=dict(self.income),
            built=frozenset(self.cards),
            fed=frozenset(self.fed),
            carded=frozenset(self.cards.values()),
            forfeited=frozenset(self.forfeited),
            sailed=frozenset(self.sailed),
        )
        return msgspec.msgpack.encode(seen)


def figures_of(trial: Trial) -> Figures:
    """Return what an `IndonesiaWitness` has seen in a game."""
    return msgspec.msgpack.decode(trial.figures, type=Figures)


def income_shares(figures: Sequence[Figures]) -> dict[Kind, float]:
    """Return the share of each type of company in all income; of sold goods what is left after paying the ships."""
    total = sum((Counter(one.income) for one in figures), Counter[Kind]())
    whole = sum(total.values())
    return {kind: total[kind] / whole for kind in KIND_NAME if total[kind]} if whole else {}


def findings(scenario: Scenario, games: Sequence[Trial]) -> list[Problem]:
    """Return what a designer should know after these games, errors first; `place` is an id of the map, or "trial"."""
    if not games:
        return []
    figures = [figures_of(trial) for trial in games]
    found = [*_endless(games), *_unfair(games), *_rich(figures), *_deeds(scenario, figures)]
    found += [*_cities(scenario, figures), *_cards(scenario, figures), *_seas(scenario, figures)]
    return sorted(found, key=lambda problem: problem.level)


def _endless(games: Sequence[Trial]) -> Iterator[Problem]:
    endless = [tried for tried in games if not tried.ended]
    if endless:
        yield error(
            "trial",
            counted(
                len(endless),
                "{n} of {all} games didn’t end within {years} years.",
                "{n} of {all} games didn’t end within {years} years.",
                all=len(games),
                years=endless[0].rounds,
            ),
        )


def _unfair(games: Sequence[Trial]) -> Iterator[Problem]:
    for some in by_players(games):
        players = some[0].players
        fair = len(some) / players
        spread = math.sqrt(fair * (1 - 1 / players))
        wins = Counter(figures_of(trial).order.index(trial.ranking[0]) for trial in some)
        for place in range(players):
            if wins[place] > fair + DEVIATIONS * spread:
                yield warning(
                    "trial",
                    counted(
                        players,
                        "With {n} player, number {place} in the starting order of play won {wins} of {all} games.",
                        "With {n} players, number {place} in the starting order of play won {wins} of {all} games.",
                        place=place + 1,
                        wins=wins[place],
                        all=len(some),
                    ),
                )


def _rich(figures: Sequence[Figures]) -> Iterator[Problem]:
    for kind, share in income_shares(figures).items():
        if share > MOST_OF_ALL:
            yield warning(
                "trial",
                tr("{percent}% of all income came from {kind}.", percent=round(100 * share), kind=tr(KIND_NAME[kind])),
            )


def _deeds(scenario: Scenario, figures: Sequence[Figures]) -> Iterator[Problem]:
    started, sold = _ever(one.started for one in figures), _ever(one.sold for one in figures)
    for deed in scenario.deeds.values():
        name = tr(deed.name)
        if deed.id not in started:
            yield warning(
                deed.id, tr("Nobody ever started {company} (era {era}).", company=name, era=ERAS[deed.era].upper())
            )
        elif deed.kind != "shipping" and deed.id not in sold:
            yield warning(deed.id, tr("{company} never sold any goods.", company=name))


def _cities(scenario: Scenario, figures: Sequence[Figures]) -> Iterator[Problem]:
    built, fed = _ever(one.built for one in figures), _ever(one.fed for one in figures)
    for province, areas in scenario.areas_of.items():
        if built.intersection(areas) and not fed.intersection(areas):
            yield warning(
                province, tr("No city in {province} ever received any goods.", province=tr(scenario.name[province]))
            )


def _cards(scenario: Scenario, figures: Sequence[Figures]) -> Iterator[Problem]:
    carded, forfeited = (
        _ever(one.carded for one in figures),
        _ever(one.forfeited for one in figures),
    )
    for card in scenario.cards:
        if card in forfeited - carded:
            yield warning(card, tr("City card {card} could never be played.", card=card))


def _seas(scenario: Scenario, figures: Sequence[Figures]) -> Iterator[Problem]:
    sailed = _ever(one.sailed for one in figures)
    for sea in scenario.sea_neighbours:
        if sea not in sailed:
            yield warning(sea, tr("No goods were ever shipped through the {sea}.", sea=tr(scenario.name[sea])))


def _ever(ids: Iterable[frozenset[str]]) -> frozenset[str]:
    """The ids of all games together."""
    return frozenset[str]().union(*ids)
