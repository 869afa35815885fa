"""Plays trial games on a draft with bots, and reports what in the map is idle, endless or unfair."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from operator import attrgetter
from pathlib import Path
from random import Random

from msgspec import Struct

from indonesia_qt import library
from indonesia_qt.board.checks.problem import Problem, error, warning
from indonesia_qt.bots.registry import made_bot
from indonesia_qt.core.definition import GameDataError
from indonesia_qt.core.flow import Event, question, settle, step
from indonesia_qt.games import definition_of
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.games.indonesia.rules.constants import ERAS, KIND_NAME, Kind
from indonesia_qt.games.indonesia.rules.scenario import Scenario
from indonesia_qt.games.indonesia.rules.scoring import final_money, ranking
from indonesia_qt.games.indonesia.rules.state import Options, State
from indonesia_qt.i18n.text import counted, tr
from indonesia_qt.mapmaking.edit.draft import Draft, EditError

BOT = "easy"
"""Who plays, unless somebody else is asked for."""
LONGEST = 30
"""Years after which a game is given up: it doesn't end."""

MOST_OF_ALL = 0.6
"""The share of all income from which on one type of deed earns by far the most."""
DEVIATIONS = 3.0
"""So many standard deviations more often than by chance wins a seat that wins by far."""


def draft_map(draft: Draft, folder: Path = Path()) -> library.PlayableMap:
    """Make the map of a draft, to be played as it is; nothing is read or written, `folder` is where it will lie.

    Raises `EditError` when the rules can't be played on it at all; all other problems are found by the checks.
    """
    try:
        return library.playable(folder, draft.board, draft.data)
    except GameDataError as error:
        report = tr("The map can't be played yet: {place}: {reason}.", place=error.place, reason=error.reason)
        raise EditError(report) from None


class TrialPlan(Struct, frozen=True):
    """A game to be tried out: how many players, by which seed, by which bot, and for how many years at most."""

    players: int
    seed: int
    bot: str = BOT
    years: int = LONGEST


class TrialResult(Struct, frozen=True):
    """How a trial game went. Ids are those of the map; rupiah of `money` by seat, of `income` by what earned it.

    `order` is the order of play in the first year, `ranking` has the seats from first to last; a game that was given up
    is not `ended`. A city counts as fed when it got a good at least once.
    """

    plan: TrialPlan
    ended: bool
    years: int
    money: tuple[int, ...]
    order: tuple[int, ...]
    ranking: tuple[int, ...]
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


def play(game: Indonesia, plan: TrialPlan) -> TrialResult:
    """Play one game; a plain function of plain values, so that another process can do it.

    Raises `EditError` when the map has not enough city cards for so many players.
    """
    try:
        setup = game.new_setup(Options(), plan.players, plan.seed)
    except ValueError as error:
        raise EditError(tr("The map can't be tried out: {reason}.", reason=error)) from None
    bots = [made_bot(plan.bot, definition_of(game.name)) for _ in range(plan.players)]
    s, chance = game.start(setup), Random(plan.seed)
    witness = _Witness(s)
    events: list[Event] = []
    settle(s, events)
    while (asked := question(s)) is not None and s.year <= plan.years:
        witness.see(events)
        events.clear()
        action = bots[asked.seat].choose(game.view(s, asked.seat).copy(), asked, chance)
        step(s, action, events)
    witness.see(events)
    return witness.report(plan, ended=asked is None)


class _Witness:
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
        for event in events:
            match event:
                case ev.CompanyStarted(company=company):
                    self.started.add(company)
                case ev.GoodDelivered():
                    self.delivered(event)
                case ev.CityPlaced(card=card, area=area):
                    self.cards[area] = card
                case ev.CardDiscarded(card=card):
                    self.forfeited.add(card)
                case _:
                    pass

    def delivered(self, event: ev.GoodDelivered) -> None:
        self.sold.update(self.s.companies[event.company].deeds)
        self.income[event.good] += event.price - event.fee
        self.income["shipping"] += event.fee
        self.fed.add(event.city)
        self.sailed.update(event.route)

    def report(self, plan: TrialPlan, ended: bool) -> TrialResult:
        return TrialResult(
            plan=plan,
            ended=ended,
            years=min(self.s.year, plan.years),
            money=tuple(final_money(self.s)),
            order=self.order,
            ranking=tuple(ranking(self.s)),
            started=frozenset(self.started),
            sold=frozenset(self.sold),
            income=dict(self.income),
            built=frozenset(self.cards),
            fed=frozenset(self.fed),
            carded=frozenset(self.cards.values()),
            forfeited=frozenset(self.forfeited),
            sailed=frozenset(self.sailed),
        )


class Account(Struct, frozen=True):
    """Trial games with one number of players: `years` and `money` are means, `wins` by place in the first order."""

    players: int
    games: int
    ended: int
    years: float
    money: tuple[int, ...]
    """Rupiah of the first, the second, … in the ranking."""
    wins: tuple[int, ...]


def accounts(games: Sequence[TrialResult]) -> list[Account]:
    """Return an account for each number of players, the fewest first."""
    players_of = attrgetter("plan.players")
    return [_account(n, list(some)) for n, some in groupby(sorted(games, key=players_of), key=players_of)]


def _account(players: int, games: Sequence[TrialResult]) -> Account:
    wins = Counter(tried.order.index(tried.ranking[0]) for tried in games)
    ranked = [[tried.money[seat] for seat in tried.ranking] for tried in games]
    return Account(
        players=players,
        games=len(games),
        ended=sum(tried.ended for tried in games),
        years=sum(tried.years for tried in games) / len(games),
        money=tuple(round(sum(sums) / len(games)) for sums in zip(*ranked, strict=True)),
        wins=tuple(wins[place] for place in range(players)),
    )


def income_shares(games: Sequence[TrialResult]) -> dict[Kind, float]:
    """Return the share of each type of company in all income; of sold goods what is left after paying the ships."""
    total = sum((Counter(tried.income) for tried in games), Counter[Kind]())
    whole = sum(total.values())
    return {kind: total[kind] / whole for kind in KIND_NAME if total[kind]} if whole else {}


def findings(scenario: Scenario, games: Sequence[TrialResult]) -> list[Problem]:
    """Return what a designer should know after these games, errors first; `place` is an id of the map, or "trial"."""
    if not games:
        return []
    found = [*_endless(games), *_unfair(games), *_rich(games)]
    found += [*_deeds(scenario, games), *_cities(scenario, games), *_cards(scenario, games), *_seas(scenario, games)]
    return sorted(found, key=lambda problem: problem.level)


def _endless(games: Sequence[TrialResult]) -> Iterator[Problem]:
    endless = [tried for tried in games if not tried.ended]
    if endless:
        yield error(
            "trial",
            counted(
                len(endless),
                "{n} of {all} games didn't end in {years} years.",
                "{n} of {all} games didn't end in {years} years.",
                all=len(games),
                years=endless[0].years,
            ),
        )


def _unfair(games: Sequence[TrialResult]) -> Iterator[Problem]:
    for account in accounts(games):
        fair = account.games / account.players
        spread = math.sqrt(fair * (1 - 1 / account.players))
        for place, wins in enumerate(account.wins):
            if wins > fair + DEVIATIONS * spread:
                yield warning(
                    "trial",
                    counted(
                        account.players,
                        "Among {n} player, number {place} in the first order of play won {wins} of {all} games.",
                        "Among {n} players, number {place} in the first order of play won {wins} of {all} games.",
                        place=place + 1,
                        wins=wins,
                        all=account.games,
                    ),
                )


def _rich(games: Sequence[TrialResult]) -> Iterator[Problem]:
    for kind, share in income_shares(games).items():
        if share > MOST_OF_ALL:
            yield warning(
                "trial",
                tr("{percent} % of all income came from {kind}.", percent=round(100 * share), kind=tr(KIND_NAME[kind])),
            )


def _deeds(scenario: Scenario, games: Sequence[TrialResult]) -> Iterator[Problem]:
    started, sold = _ever(tried.started for tried in games), _ever(tried.sold for tried in games)
    for deed in scenario.deeds.values():
        name = tr(deed.name)
        if deed.id not in started:
            yield warning(
                deed.id, tr("Nobody ever started {company} (era {era}).", company=name, era=ERAS[deed.era].upper())
            )
        elif deed.kind != "shipping" and deed.id not in sold:
            yield warning(deed.id, tr("{company} never sold a good.", company=name))


def _cities(scenario: Scenario, games: Sequence[TrialResult]) -> Iterator[Problem]:
    built, fed = _ever(tried.built for tried in games), _ever(tried.fed for tried in games)
    for province, areas in scenario.areas_of.items():
        if built.intersection(areas) and not fed.intersection(areas):
            yield warning(
                province, tr("No city in {province} ever received a good.", province=tr(scenario.name[province]))
            )


def _cards(scenario: Scenario, games: Sequence[TrialResult]) -> Iterator[Problem]:
    carded, forfeited = _ever(tried.carded for tried in games), _ever(tried.forfeited for tried in games)
    for card in scenario.cards:
        if card in forfeited - carded:
            yield warning(card, tr("The city card {card} could never be played.", card=card))


def _seas(scenario: Scenario, games: Sequence[TrialResult]) -> Iterator[Problem]:
    sailed = _ever(tried.sailed for tried in games)
    for sea in scenario.sea_neighbours:
        if sea not in sailed:
            yield warning(sea, tr("No good was ever shipped through {sea}.", sea=tr(scenario.name[sea])))


def _ever(ids: Iterable[frozenset[str]]) -> frozenset[str]:
    """The ids of all games together."""
    return frozenset[str]().union(*ids)
