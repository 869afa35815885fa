"""When deeds and city cards are fair, and which changes of them may make them fairer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from math import sqrt
from statistics import fmean, median, median_grouped

from indonesia_qt.board import names
from indonesia_qt.board.bounds import Bound
from indonesia_qt.board.draft import Draft, found
from indonesia_qt.board.map_data import Fix
from indonesia_qt.board.measures import FIRST, Column, Measure, mean, share
from indonesia_qt.board.trial import Trial
from indonesia_qt.games.indonesia.maps import edits, proposals
from indonesia_qt.games.indonesia.maps.witness import Figures, figures_of
from indonesia_qt.games.indonesia.rules.constants import ERAS, KIND_NAME, FoundedKind
from indonesia_qt.games.indonesia.rules.scenario import DeedEntry, EraName, GameData, Scenario, coastal_provinces
from indonesia_qt.i18n.text import enumerated, labelled, tr

LEAST_WINS, MOST_WINS = 0.15, 0.35
"""Shares of the games that each of four places in the first order of play wins."""
FEWEST_YEARS, MOST_YEARS = 5, 9
"""The length of a game in the median."""
MOST_OFF = 50.0
"""So many rupiah a deed may earn more or less than the mean of its era and type."""
LEAST_BUILT = 0.2
"""The share of the games in which a city of each card is built."""


def bounds(scenario: Scenario, games: Sequence[Trial]) -> tuple[Bound, ...]:
    """Return the bounds with their figures in these games, one at least and all with the same number of players.

    A deed that no game compares with another of its era and type has none.
    """
    figures = [figures_of(trial) for trial in games]
    deeds = filter(None, (_profit(scenario, id, figures) for id in scenario.deeds))
    cards = (_built(scenario, id, figures) for id in scenario.cards)
    return (*_places(games, figures), _length(games), *deeds, *cards)


def _places(games: Sequence[Trial], figures: Sequence[Figures]) -> Iterator[Bound]:
    column = Column("won", tr("Wins"), "share")
    wins = Counter(one.order.index(trial.ranking[0]) for trial, one in zip(games, figures, strict=True))
    for place in range(games[0].players):
        name = labelled(tr(FIRST, place=place + 1), column.title)
        won = share(wins[place], len(games))
        yield Bound("place", str(place + 1), name, column, won, LEAST_WINS, MOST_WINS, 0.05)


def _length(games: Sequence[Trial]) -> Bound:
    years = sorted(trial.rounds for trial in games)
    middle, off = len(years) // 2, round(0.98 * sqrt(len(years)))  # of 95 % of all medians, by the binomial spread
    low, high = years[max(0, middle - off)], years[min(len(years) - 1, middle + off)]
    measure = Measure(median(years), len(years), low=low, high=high)
    column = Column("years", tr("Years"), digits=1)
    name = tr("Years of a game (median)")
    return Bound("length", "trial", name, column, measure, FEWEST_YEARS, MOST_YEARS, 0.5, median_grouped(years))


def _profit(scenario: Scenario, id: str, figures: Sequence[Figures]) -> Bound | None:
    deed = scenario.deeds[id]
    group = [other.id for other in scenario.deeds.values() if (other.era, other.kind) == (deed.era, deed.kind)]
    off = []
    for one in figures:
        earned = [one.earned.get(other, 0.0) for other in group if other in one.started]
        if id in one.started and len(earned) > 1:
            off.append(one.earned.get(id, 0.0) - fmean(earned))
    if not off:
        return None
    column = Column("off", tr("Rp more than the mean"))
    called = tr("{deed} (era {era})", deed=tr(deed.name), era=ERAS[deed.era].upper())
    return Bound("deed", id, labelled(called, column.title), column, mean(off), -MOST_OFF, MOST_OFF, MOST_OFF / 2)


def _built(scenario: Scenario, id: str, figures: Sequence[Figures]) -> Bound:
    column = Column("built", tr("Built"), "share")
    provinces = enumerated(tr(scenario.name[of]) for of in scenario.cards[id].provinces)
    name = tr("City card {card} ({provinces})", card=id, provinces=provinces)
    built = share(sum(id in one.cities.values() for one in figures), len(figures))
    return Bound("card", id, labelled(name, column.title), column, built, LEAST_BUILT, None, 0.1)


def changes(draft: Draft[GameData], bound: Bound) -> list[Fix]:
    """Return small changes of deeds and city cards that may help a bound that doesn't hold; some may be refused.

    Raises `EditError` when the deed or the card isn't there any more.
    """
    too_high = bound.excess > 0
    match bound.kind:
        case "deed":
            deed = found(draft.data.deeds, bound.about)
            return [*_ships(draft, deed, -1 if too_high else 1), *_moves(draft, deed), *_eras(draft, deed)]
        case "card":
            return _cards(draft, bound.about)
        case "length" if too_high:
            deeds = draft.data.deeds
            return [
                Fix(tr("Remove {deed}", deed=_called(draft, deed)), partial(edits.remove_deed, id=deed.id))
                for deed in deeds
                if sum((other.era, other.kind) == (deed.era, deed.kind) for other in deeds) > 1
            ]
        case "length":
            return list(_additions(draft, ERAS))
        case _:
            first = [deed for deed in draft.data.deeds if deed.era == ERAS[0]]
            moves = [fix for deed in first for fix in (*_moves(draft, deed), *_ships(draft, deed, 1))]
            return [*moves, *_additions(draft, ERAS[:1])]


def _called(draft: Draft[GameData], deed: DeedEntry) -> str:
    return _name(draft, deed.era, deed.province, deed.kind)


def _name(draft: Draft[GameData], era: EraName, of: str, kind: FoundedKind) -> str:
    province = names.translated(draft.board)[of]
    return tr("{province} {good} (era {era})", province=province, good=tr(KIND_NAME[kind]), era=era.upper())


def _ships(draft: Draft[GameData], deed: DeedEntry, more: int) -> Iterator[Fix]:
    if deed.ships is None:
        return
    a, b, c = (limit and max(1, limit + more) for limit in deed.ships)
    limits = tr("Give {deed} the ship limits {a}, {b}, {c}", deed=_called(draft, deed), a=a, b=b, c=c)
    yield Fix(limits, partial(edits.change_ships_of_deed, id=deed.id, ships=(a, b, c)))


def _moves(draft: Draft[GameData], deed: DeedEntry) -> Iterator[Fix]:
    """To each province that has no deed of its era and kind."""
    called = names.translated(draft.board)
    taken = {other.province for other in draft.data.deeds if (other.era, other.kind) == (deed.era, deed.kind)}
    inhabited = {land.province for land in draft.board.lands}
    for of in sorted((inhabited - taken) & called.keys()):
        text = tr("Move {deed} to {province}", deed=_called(draft, deed), province=called[of])
        yield Fix(text, partial(edits.change_province_of_deed, id=deed.id, of=of))


def _eras(draft: Draft[GameData], deed: DeedEntry) -> Iterator[Fix]:
    for era in ERAS:
        if era != deed.era:
            text = tr("Lay out {deed} in era {new}", deed=_called(draft, deed), new=era.upper())
            yield Fix(text, partial(edits.change_era_of_deed, id=deed.id, era=era))


def _additions(draft: Draft[GameData], eras: Sequence[EraName]) -> Iterator[Fix]:
    kinds = {(deed.era, deed.kind) for deed in draft.data.deeds}
    for era, kind in sorted(kinds):
        if era in eras and (of := proposals.home(draft, era, kind)) is not None:
            text = tr("Add {deed}", deed=_name(draft, era, of, kind))
            yield Fix(text, partial(edits.add_deed, era=era, of=of, kind=kind))


def _cards(draft: Draft[GameData], id: str) -> list[Fix]:
    """Other provinces with a coast on a city card, one more of them, and a city stone while there are few."""
    card, called, stones = found(draft.data.city_cards, id), names.translated(draft.board), draft.data.stones
    offered = []
    for of in sorted(coastal_provinces(draft.board) - {*card.provinces}):
        text = tr("Add {province} to city card {card}", province=called[of], card=id)
        offered.append(Fix(text, partial(edits.change_provinces_of_card, id=id, provinces=(*card.provinces, of))))
        for old in card.provinces:
            values = {"card": id, "old": called.get(old, old), "new": called[of]}
            text = tr("Replace {old} by {new} on city card {card}", **values)
            provinces = tuple(of if one == old else one for one in card.provinces)
            offered.append(Fix(text, partial(edits.change_provinces_of_card, id=id, provinces=provinces)))
    if stones[0] < edits.USUAL_STONES[0]:
        more = stones[0] + 1, stones[1], stones[2]
        # As likely as all the others together: without stones no city of any card is built.
        offered += [Fix(tr("Add a city stone of size 1"), partial(edits.change_stones, stones=more))] * max(
            1, len(offered)
        )
    return offered
