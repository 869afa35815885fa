"""Tells where the money came from in saved games of bots: the figures on the rules' page of strategy.

indonesia-qt simulate --seats hard,hard,hard --games 100 --seed 501 --save-dir FOLDER
indonesia-qt simulate --seats hard,hard,hard,hard --games 100 --seed 101 --save-dir FOLDER
python -m tests.tuning.money FOLDER
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean

from indonesia_qt.core import record
from indonesia_qt.core.flow import Event
from indonesia_qt.core.session import Session
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.games.indonesia.rules.constants import PRICE, SHIP_FEE, Good
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.library import load_map


class Figures:
    """Counts over all games that were added."""

    def __init__(self) -> None:
        self.games = 0
        self.by_year: defaultdict[int, list[float]] = defaultdict(list)
        self.last_year: list[float] = []
        self.raised: list[float] = []
        self.first_steps: Counter[str] = Counter()
        self.goods: Counter[Good] = Counter()
        self.fees: Counter[Good] = Counter()
        self.earned: Counter[tuple[int, str, bool]] = Counter()
        self.seats: Counter[tuple[int, bool]] = Counter()
        self._begin()

    def add(self, game: Indonesia, session: Session[State]) -> None:
        """Add a finished game."""
        self.games += 1
        self._begin()
        state, scores = session.state, game.scores(session.state)
        seats, winner = len(scores), game.ranking(state)[0]
        self.last_year += [2 * player.earnings / score for player, score in zip(state.players, scores, strict=True)]
        for seat in range(seats):
            self.seats[seats, seat == winner] += 1
        for entry in session.entries:
            for event in entry.events:
                self._follow(event)
                self._follow_sale(event, seats, winner)

    def _begin(self) -> None:
        self._year, self._first_bid, self._owner, self._researched = 1, 0, dict[str, int](), set[int]()

    def _follow(self, event: Event) -> None:
        match event:
            case ev.YearBegan(year=year):
                self._year = year
            case ev.CompanyStarted(seat=seat, company=company):
                self._owner[company] = seat
            case ev.MergerAnnounced(bid=bid):
                self._first_bid = bid
            case ev.MergerDone(winner=buyer, bid=bid, company=company):
                self._owner[company] = buyer
                if self._first_bid:
                    self.raised.append(bid / self._first_bid)
            case ev.Researched(seat=seat, track=track) if seat not in self._researched:
                self._researched.add(seat)
                self.first_steps[track] += 1
            case ev.EarningsCollected(earnings=earnings):
                self.by_year[self._year].append(fmean(earnings))

    def _follow_sale(self, event: Event, seats: int, winner: int) -> None:
        if isinstance(event, ev.GoodDelivered):
            self.goods[event.good] += 1
            self.fees[event.good] += event.fee
            self.earned[seats, "goods", self._owner[event.company] == winner] += event.price - event.fee
            self.earned[seats, "ships", self._owner[event.line] == winner] += event.fee

    def lines(self) -> Iterator[str]:
        """All figures."""
        yield f"{self.games} games; first steps of research: {dict(self.first_steps)}"
        by_year = {year: round(fmean(found)) for year, found in sorted(self.by_year.items())}
        yield f"earnings of a player by year: {by_year}"
        yield f"the last earnings, doubled, were {fmean(self.last_year):.0%} of the money at the end"
        yield f"mergers went for {fmean(self.raised):.1f} times the first bid"
        yield f"ships for each good: {sum(self.fees.values()) / sum(self.goods.values()) / SHIP_FEE:.2f}"
        left = {good: round(PRICE[good] - self.fees[good] / sold) for good, sold in self.goods.items()}
        yield f"left of a good's price after fees: {left}"
        for (seats, won), number in sorted(self.seats.items()):
            sums = {source: round(self.earned[seats, source, won] / number) for source in ("goods", "ships")}
            yield f"{seats} players, {'winners' if won else 'others'}: {sums}"


def main(folder: Path) -> None:
    """Tell about the saved games in a folder, all of them on the usual map."""
    game, figures = load_map().game, Figures()
    for file in sorted(folder.iterdir()):
        session, fault = record.read(file).replay(game)
        if fault is None and session.result is not None:
            figures.add(game, session)
    sys.stdout.writelines(f"{line}\n" for line in figures.lines())


if __name__ == "__main__":
    main(Path(sys.argv[1]))
