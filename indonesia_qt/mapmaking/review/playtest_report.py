"""What trial games say about a map: how they went, and what in it is idle, endless or unfair."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from msgspec import Struct

from indonesia_qt.board.checks.problem import Problem, error, warning
from indonesia_qt.games.indonesia.rules.constants import ERAS, KIND_NAME, Kind
from indonesia_qt.games.indonesia.rules.scenario import Scenario
from indonesia_qt.i18n.text import counted, tr
from indonesia_qt.mapmaking.review.playtest import TrialResult

MOST_OF_ALL = 0.6
"""The share of all income from which on one type of deed earns by far the most."""
DEVIATIONS = 3.0
"""So many standard deviations more often than by chance wins a seat that wins by far."""


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
    """An account for each number of players, the fewest first."""
    by_players = sorted(games, key=_players)
    return [_account(players, list(some)) for players, some in groupby(by_players, key=_players)]


def _players(tried: TrialResult) -> int:
    return tried.plan.players


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
    """The share of each type of company in all income; of sold goods what is left after the ships are paid."""
    total = sum((Counter(tried.income) for tried in games), Counter[Kind]())
    whole = sum(total.values())
    return {kind: total[kind] / whole for kind in KIND_NAME if total[kind]} if whole else {}


def findings(scenario: Scenario, games: Sequence[TrialResult]) -> list[Problem]:
    """What a designer should know after these games, errors first; `place` is an id of the map, or "trial"."""
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
