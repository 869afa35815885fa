"""Playing a draft: the map that it makes, and games that bots play on it to see what they use and how they end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from random import Random

from msgspec import Struct

from indonesia_qt.bots.registry import made_bot
from indonesia_qt.core.flow import Event, question, settle, step
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.games.indonesia.rules import scenario
from indonesia_qt.games.indonesia.rules.constants import FEWEST_PLAYERS, MOST_PLAYERS, Kind
from indonesia_qt.games.indonesia.rules.scoring import final_money, ranking
from indonesia_qt.games.indonesia.rules.state import Options, State
from indonesia_qt.i18n.text import tr
from indonesia_qt.library.maps import PlayableMap
from indonesia_qt.mapmaking.edit.draft import Draft, EditError

BOT = "easy"
"""Who plays, unless somebody else is asked for."""
LONGEST = 30
"""Years after which a game is given up: it doesn't end."""


def draft_map(draft: Draft, folder: Path = Path()) -> PlayableMap:
    """The map that the draft makes, to be played as it is; nothing is read or written, `folder` is where it will lie.

    Raises `EditError` when the rules can't be played on it at all; what else is amiss, the checks tell.
    """
    try:
        game = Indonesia(scenario.combine(draft.board, draft.data))
    except scenario.GameDataError as error:
        report = tr("The map can't be played yet: {place}: {reason}.", place=error.place, reason=error.reason)
        raise EditError(report) from None
    return PlayableMap(folder, draft.board, draft.data, game)


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


def plans(games: int, seed: int = 1, bot: str = BOT) -> list[TrialPlan]:
    """So many games with each number of players, 2 to 5 in turns; each has a seed of its own, from `seed` on."""
    numbers = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    counts = [players for _ in range(games) for players in numbers]
    return [TrialPlan(players, seed + n, bot) for n, players in enumerate(counts)]


def trials(game: Indonesia, planned: Iterable[TrialPlan]) -> Iterator[TrialResult]:
    """Play one game after the other; whoever asks can stop after any of them. Raises `EditError` as `play` does."""
    return (play(game, plan) for plan in planned)


def play(game: Indonesia, plan: TrialPlan) -> TrialResult:
    """Play one game; a plain function of plain values, so that another process can do it.

    Raises `EditError` when the map has not enough city cards for so many players.
    """
    try:
        setup = game.new_setup(Options(), plan.players, plan.seed)
    except ValueError as error:
        raise EditError(tr("The map can't be tried out: {reason}.", reason=error)) from None
    s, bots, chance = game.start(setup), [made_bot(plan.bot) for _ in range(plan.players)], Random(plan.seed)
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
    """Keeps what the events of one game tell about its map."""

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
