"""What bots say of a game of Indonesia: about mergers, the best of years and the worst."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from indonesia_qt.core.flow import Event
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.i18n.text import phrase
from indonesia_qt.ui.table.temper import WIN, WIN_LINES, Occasion, Temper


class IndonesiaTemper(Temper):
    """Bots speak when a company of theirs is bought, when they are outbid or buy one, and when a year stands out."""

    lines = {  # noqa: RUF012
        "merged_away": (
            phrase("“Take good care of it. I did.”"),
            phrase("“It was a good company. It’s good money, too.”"),
            phrase("“I’ll miss it until the money is counted.”"),
        ),
        "outbid": (
            phrase("“I only wanted you to pay a fair price.”"),
            phrase("“At that price it’s all yours.”"),
            phrase("“I didn’t need it. I just liked it.”"),
        ),
        "bought": (
            phrase("“Expensive. I have no regrets yet.”"),
            phrase("“Now to find out what I bought.”"),
            phrase("“I’ll take it. No need to wrap it.”"),
        ),
        "best_year": (
            phrase("“The cities were hungry. I only helped.”"),
            phrase("“I call it planning. It was luck.”"),
            phrase("“No speech. The coins will do.”"),
        ),
        "no_income": (
            phrase("“A quiet year. I read a lot.”"),
            phrase("“I’m saving my profits for later.”"),
            phrase("“The goods like it where they are.”"),
        ),
        WIN: WIN_LINES,
    }

    def occasions(self, happened: Iterable[Sequence[Event]]) -> Iterator[Occasion]:
        """Yield the occasions of each year."""
        year, bidders, best = 0, list[int](), dict[int, int]()
        for number, events in enumerate(happened):
            at = number - 1  # the opening is before all decisions
            for event in events:
                match event:
                    case ev.YearBegan():
                        year = event.year
                    case ev.MergerAnnounced():
                        bidders = [event.seat]
                    case ev.BidRaised():
                        bidders.append(event.seat)
                    case ev.MergerDone(winner=winner):
                        owners = dict.fromkeys(owner for owner, _ in event.shares if owner != winner)
                        others = dict.fromkeys(seat for seat in reversed(bidders) if seat not in (winner, *owners))
                        yield from (Occasion(at, year, owner, "merged_away") for owner in owners)
                        yield from (Occasion(at, year, seat, "outbid") for seat in others)
                        yield Occasion(at, year, winner, "bought")
                    case ev.EarningsCollected(earnings=earnings):
                        yield from _standing_out(at, year, earnings, best)
                        best = {seat: max(earned, best.get(seat, 0)) for seat, earned in enumerate(earnings)}
                    case ev.GameEnded():
                        yield Occasion(at, year + 1, event.winner, WIN)


def _standing_out(at: int, year: int, earnings: Sequence[int], best: dict[int, int]) -> Iterator[Occasion]:
    """Yield who alone has earned most, and more than ever; then who earned nothing after having earned something."""
    most = max(earnings)
    for seat, earned in enumerate(earnings):
        if earned == most > best.get(seat, 0) and earnings.count(most) == 1:
            yield Occasion(at, year, seat, "best_year")
    for seat, earned in enumerate(earnings):
        if earned == 0 < best.get(seat, 0):
            yield Occasion(at, year, seat, "no_income")
