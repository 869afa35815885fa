"""Tunes the deeds and city cards of a map by games of bots, until what a balanced map keeps to holds.

Nothing is played here: whoever tunes plays batches of games as they are asked for, and may stop between them. The same
seed asks for the same games and changes; the clock decides only when no more are tried.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from random import Random
from typing import Any

from msgspec import Struct

from indonesia_qt.board.bounds import Bound
from indonesia_qt.board.draft import Draft, EditError
from indonesia_qt.board.trial import Trial
from indonesia_qt.games import definition_of, map_data_of
from indonesia_qt.i18n.text import counted, figure, paragraph, tr
from indonesia_qt.mapmaking.review.trial_games import TrialPlan, draft_map, setup_of

BOT, PLAYERS = "medium", 4
"""Who plays the games that count."""
SECONDS = 600.0
"""How long tuning may take."""
PROOF, PART = 200, 20
"""How many games decide what holds, and after how many of them it is looked whether time is left for more."""
QUICK_GAMES, QUICK_TRIES = 80, 60
"""How many games of the quick bot a change is tried with, and how many changes are tried with it."""
GAMES, TRIES = 40, 20
"""How many games of the bot that counts a change is tried with, and how many changes are tried with it."""
QUICK_SHARE = 0.08
"""Of the time at least so much is for changes that are tried with the quick bot."""
MOST_AT_ONCE = 2
"""So many bounds are worked on at once as long as that helps; half as many after each change that doesn't."""
PROOF_SEEDS = 100_000
"""The games that decide have other random seeds than those by which changes were chosen: so much higher ones."""


class Batch(Struct, frozen=True):
    """Games to be played, by `trial_games.play`; `done` is how much of the whole work is done, from 0 to 1."""

    game: Any
    plans: tuple[TrialPlan, ...]
    done: float


class Row(Struct, frozen=True):
    """A bound before and after, as they are read: figures are empty where there is none."""

    name: str
    allowed: str
    before: str
    after: str
    interval: str
    holds: bool


class TuningReport(Struct, frozen=True):
    """What tuning did; figures after it are of `games` games of the bot with random seeds from `first` on."""

    seed: int
    bot: str
    players: int
    games: int
    first: int
    before_games: int
    quick_bot: str
    quick_games: int
    other_games: int
    seconds: float
    steps: tuple[str, ...]
    rows: tuple[Row, ...]
    missed: tuple[str, ...]

    def in_words(self) -> str:
        """Say which games were played."""
        decided = counted(
            self.games,
            "{n} game of {players} {bot} bots decides (random seeds {first} to {last}).",
            "{n} games of {players} {bot} bots decide (random seeds {first} to {last}).",
            players=self.players,
            bot=self.bot,
            first=self.first,
            last=self.first + self.games - 1,
        )
        short = tr("There was no time for all {n}.", n=PROOF) if self.games < PROOF else ""
        tried = tr(
            "Before them, {before} games were played on the map as it was, and {quick} games of {quick_bot} bots and "
            "{other} of {bot} bots to choose changes. Random seed: {seed}. Time: {minutes} minutes. Intervals are 95% "
            "intervals.",
            before=self.before_games,
            quick=self.quick_games,
            quick_bot=self.quick_bot,
            other=self.other_games,
            bot=self.bot,
            seed=self.seed,
            minutes=figure(self.seconds / 60, 1),
        )
        return paragraph(decided, short, tried)


class Tuned(Struct, frozen=True, eq=False):
    """A draft after tuning, and what was done."""

    draft: Draft
    report: TuningReport


Games = Generator[Batch, Sequence[Trial], Sequence[Bound]]


def tuned(
    draft: Draft, seed: int, clock: Callable[[], float], seconds: float = SECONDS
) -> Generator[Batch, Sequence[Trial], Tuned]:
    """Yield games, take how they went in the order of their plans, and return the draft after the changes that helped.

    `clock` tells seconds. Raises `EditError` when four can't play on the map, or its game has nothing to tune.
    """
    return _Tuning(draft, seed, clock, seconds).run()


class _Tuning:
    def __init__(self, draft: Draft, seed: int, clock: Callable[[], float], seconds: float) -> None:
        self.draft, self.seed, self.clock = draft, seed, clock
        self.begin, self.seconds = clock(), seconds
        self.quick = definition_of(draft.game).substitute
        self.map_data = map_data_of(draft.game)
        self.steps: list[str] = []
        self.played = {self.quick: 0, BOT: 0}
        self.took = 0.0

    @property
    def spent(self) -> float:
        return self.clock() - self.begin

    def run(self) -> Generator[Batch, Sequence[Trial], Tuned]:
        if not self.map_data.is_tuned:
            raise EditError(tr("Maps of this game have no deeds or city cards to tune."))
        untouched, random = self.draft, Random(self.seed)
        before = yield from self._bounds(untouched, BOT, GAMES)
        each = self.took / GAMES
        until = self.seconds - each * PROOF
        if _excess(before):
            quick_until = self.spent + max(self.seconds * QUICK_SHARE, (until - self.spent) / 2)
            quick = yield from self._bounds(untouched, self.quick, QUICK_GAMES)
            yield from self._search(quick, self.quick, QUICK_GAMES, QUICK_TRIES, quick_until, random)
            if self.spent + self.played[BOT] * each < until:
                chosen = yield from self._bounds(self.draft, BOT, GAMES)
                if _excess(chosen) >= _excess(before):
                    self.draft, chosen = untouched, before
                    self.steps.clear()
                yield from self._search(chosen, BOT, GAMES, TRIES, until, random)
        other = self.played[BOT] - GAMES
        trials: list[Trial] = []
        first = self.seed + PROOF_SEEDS
        while len(trials) < PROOF and (not trials or self.spent + self.took <= self.seconds):
            trials += yield from self._play(self.draft, BOT, PART, first + len(trials))
        after = self.map_data.bounds(draft_map(self.draft).game, trials)
        report = TuningReport(
            seed=self.seed,
            bot=BOT,
            players=PLAYERS,
            games=len(trials),
            first=first,
            before_games=GAMES,
            quick_bot=self.quick,
            quick_games=self.played[self.quick],
            other_games=other,
            seconds=round(self.spent, 1),
            steps=tuple(self.steps),
            rows=tuple(_rows(before, after)),
            missed=tuple(_missed(bound) for bound in after if not bound.holds),
        )
        return Tuned(self.draft, report)

    def _search(
        self, best: Sequence[Bound], bot: str, games: int, tries: int, until: float, random: Random
    ) -> Generator[Batch, Sequence[Trial], None]:
        """Try changes of what is worst, and keep those after which less is amiss."""
        at_once = MOST_AT_ONCE
        for _ in range(tries):
            if not _excess(best) or self.spent + self.took > until:
                return
            draft, steps = self._changed(best, at_once, random)
            if steps:
                bounds = yield from self._bounds(draft, bot, games)
                if _excess(bounds) < _excess(best):
                    self.draft, best, at_once = draft, bounds, min(2 * at_once, MOST_AT_ONCE)
                    self.steps += steps
                    continue
            at_once = max(1, at_once // 2)

    def _changed(self, bounds: Sequence[Bound], at_once: int, random: Random) -> tuple[Draft, list[str]]:
        """The draft after a change for each of the worst bounds, and the words of those changes."""
        draft, steps = self.draft, list[str]()
        for bound in sorted(bounds, key=lambda bound: -abs(bound.excess))[:at_once]:
            if bound.excess:
                try:
                    fix = random.choice(self.map_data.changes(draft, bound) or [None])
                    after = fix.change(draft) if fix else draft
                    setup_of(draft_map(after).game, TrialPlan(PLAYERS, self.seed))
                except EditError:
                    continue
                if fix and not any(problem.level == "error" for problem in self.map_data.problems(after)):
                    draft = after
                    steps.append(fix.text)
        return draft, steps

    def _bounds(self, draft: Draft, bot: str, games: int) -> Games:
        """The bounds in games that have the same random seeds for every draft."""
        trials = yield from self._play(draft, bot, games, self.seed)
        return self.map_data.bounds(draft_map(draft).game, trials)

    def _play(
        self, draft: Draft, bot: str, games: int, first: int
    ) -> Generator[Batch, Sequence[Trial], Sequence[Trial]]:
        game, start = draft_map(draft).game, self.spent
        plans = tuple(TrialPlan(PLAYERS, seed, bot) for seed in range(first, first + games))
        setup_of(game, plans[0])
        trials = yield Batch(game, plans, min(1.0, start / self.seconds))
        self.took = self.spent - start
        self.played[bot] += games
        return trials


def _excess(bounds: Sequence[Bound]) -> float:
    return sum(abs(bound.excess) for bound in bounds)


def _rows(before: Sequence[Bound], after: Sequence[Bound]) -> Iterator[Row]:
    was = {(bound.kind, bound.about): bound.column.written(bound.measure.value) for bound in before}
    for bound in after:
        column, measure = bound.column, bound.measure
        old = was.get((bound.kind, bound.about), "")
        now, between = column.written(measure.value), column.interval(measure)
        yield Row(bound.name, bound.allowed, old, now, between, bound.holds)


def _missed(bound: Bound) -> str:
    value, interval = bound.column.written(bound.measure.value), bound.column.interval(bound.measure)
    return tr(
        "The map doesn’t reach this bound: {name}, {value} instead of {allowed}.",
        name=bound.name,
        value=f"{value} ({interval})" if interval else value,
        allowed=bound.allowed,
    )
