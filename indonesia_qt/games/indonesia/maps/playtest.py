"""Sees what trial games say about the map: what on it is idle, endless or unfair."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

import msgspec
from msgspec import Struct

from indonesia_qt.board.checks.problem import Problem, error, warning
from indonesia_qt.board.trial import Trial, Witness, by_players
from indonesia_qt.core.flow import Event
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.games.indonesia.rules.constants import ERAS, KIND_NAME, Kind
from indonesia_qt.games.indonesia.rules.scenario import Deed, Scenario
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.i18n.text import counted, paragraph, tr

MOST_OF_ALL = 0.6
"""The share of all income from which on one type of deed earns by far the most."""
NO_START = "R-ERA-02"
"""The rule by which deeds leave the game that have no area to start."""
DEVIATIONS = 3.0
"""So many standard deviations more often than by chance wins a seat that wins by far."""


class Figures(Struct, frozen=True):
    """What one game says about its map. Ids are those of the map; `income` is in rupiah by what earned it.

    `order` is the order of play in the first year. A city counts as fed when it got a good at least once.
    """

    order: tuple[int, ...]
    started: Mapping[str, int]
    """The year in which each deed was acquired."""
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
    sailed: Mapping[str, int]
    """How many goods were shipped through each sea."""
    earned: Mapping[str, float] = {}
    """Rupiah by deed, of sold goods what is left after paying the ships; merged companies earn equally by each deed."""
    offered: frozenset[str] = frozenset()
    """Deeds that were laid out."""
    hopeless: frozenset[str] = frozenset()
    """Deeds that left the game because no area was left where they could start."""
    dealt: frozenset[str] = frozenset()
    """City cards."""
    delivered: Mapping[str, int] = {}
    """How many goods each city got, by its land area."""
    years: tuple[int, ...] = ()
    """How many years each era lasted that began."""
    starters: Mapping[str, int] = {}
    """The seat that acquired each deed."""

    def begun_with(self, seat: int) -> frozenset[str]:
        """Return the deeds that a seat acquired in the first year."""
        return frozenset(deed for deed, year in self.started.items() if year == 1 and self.starters.get(deed) == seat)


class IndonesiaWitness(Witness):
    """Collects what the events of one game say about its map."""

    def __init__(self, s: State) -> None:
        self.s, self.order = s, tuple(s.order)
        self.started: dict[str, int] = {}
        self.starters: dict[str, int] = {}
        self.sold: set[str] = set()
        self.income: Counter[Kind] = Counter()
        self.cards: dict[str, str] = {}
        self.delivered: Counter[str] = Counter()
        self.forfeited: set[str] = set()
        self.sailed: Counter[str] = Counter()
        self.earned: dict[str, float] = {}
        self.offered: set[str] = set()
        self.hopeless: set[str] = set()
        self.dealt = frozenset(card for player in s.players for cards in player.cards for card in cards)
        self.years: list[int] = []
        self.year = 1

    def see(self, events: Iterable[Event]) -> None:
        """Note years, deeds, sales, cities and seas."""
        for event in events:
            match event:
                case ev.YearBegan() | ev.EraBegan() | ev.PhaseBegan():
                    self._follow_time(event)
                case ev.DeedsLaidOut(deeds=deeds):
                    self.offered.update(deeds)
                case ev.DeedDiscarded(deed=deed, reason=reason) if reason.rule == NO_START:
                    self.hopeless.add(deed)
                case ev.CompanyStarted(company=company, seat=seat):
                    self.started[company], self.starters[company] = self.year, seat
                case ev.GoodDelivered():
                    self.sold.update(self.s.companies[event.company].deeds)
                    self._earn(event.company, event.good, event.price - event.fee)
                    self._earn(event.line, "shipping", event.fee)
                    self.delivered[event.city] += 1
                    self.sailed.update(event.route)
                case ev.CityPlaced(card=card, area=area):
                    self.cards[area] = card
                case ev.CardDiscarded(card=card):
                    self.forfeited.add(card)
                case _:
                    pass

    def _follow_time(self, event: ev.YearBegan | ev.EraBegan | ev.PhaseBegan) -> None:
        match event:
            case ev.YearBegan(year=year):
                self.year = year
            case ev.EraBegan():
                self.years.append(0)
            case ev.PhaseBegan(phase="turn_order"):
                self.years[-1] += 1
            case _:
                pass

    def _earn(self, company: str, kind: Kind, amount: int) -> None:
        self.income[kind] += amount
        deeds = self.s.companies[company].deeds
        for deed in deeds:
            self.earned[deed] = self.earned.get(deed, 0.0) + amount / len(deeds)

    def report(self) -> bytes:
        """Return what was seen, as `figures_of` decodes it."""
        seen = Figures(
            order=self.order,
            started=self.started,
            sold=frozenset(self.sold),
            income=dict(self.income),
            built=frozenset(self.cards),
            fed=frozenset(self.delivered),
            carded=frozenset(self.cards.values()),
            forfeited=frozenset(self.forfeited),
            sailed=dict(self.sailed),
            earned=self.earned,
            offered=frozenset(self.offered),
            hopeless=frozenset(self.hopeless),
            dealt=self.dealt,
            delivered=dict(self.delivered),
            years=tuple(self.years),
            starters=self.starters,
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
    found = [*endless(games), *_unfair(scenario, games), *rich(figures), *unused(scenario, figures)]
    return sorted(found, key=lambda problem: problem.level)


def unused(scenario: Scenario, figures: Sequence[Figures]) -> Iterator[Problem]:
    """Yield what of the map was of no use in any of these games, and why."""
    yield from _deeds(scenario, figures)
    yield from _cities(scenario, figures)
    yield from _cards(scenario, figures)
    yield from _seas(scenario, figures)


def endless(games: Sequence[Trial]) -> Iterator[Problem]:
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
        advice = tr("An era goes on until deeds of one type at most are left: remove deeds that nobody wants.")
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
                yield unfair_place(scenario, place, True, text, some, figures)


def unfair_place(
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


def rich(figures: Sequence[Figures]) -> Iterator[Problem]:
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
    built, fed = _ever(one.built for one in figures), _ever(one.fed for one in figures)
    for province, areas in scenario.areas_of.items():
        if built.intersection(areas) and not fed.intersection(areas):
            text = tr("No city in {province} ever received any goods.", province=tr(scenario.name[province]))
            yield warning(province, text, "hungry-city", (province,))


def _cards(scenario: Scenario, figures: Sequence[Figures]) -> Iterator[Problem]:
    carded, forfeited = (
        _ever(one.carded for one in figures),
        _ever(one.forfeited for one in figures),
    )
    for card in scenario.cards:
        if card in forfeited - carded:
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
