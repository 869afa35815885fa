"""The charts of a game, made from its chronicle."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from indonesia_qt.core.session import Session
from indonesia_qt.games.indonesia.analysis.ledger import Cause
from indonesia_qt.games.indonesia.analysis.statistics import Chronicle, Life
from indonesia_qt.games.indonesia.rules.constants import GOODS, TRACKS
from indonesia_qt.games.indonesia.rules.scoring import final_money, ranking
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.i18n.text import enumerated, phrase, tr
from indonesia_qt.ui.charts.chart_model import Bars, Chart, Lines, Matrix, Series, Span, Timetable
from indonesia_qt.ui.games.indonesia.texts.game_texts import Words
from indonesia_qt.ui.games.indonesia.texts.names import amount_of, good_name, ships, track_within
from indonesia_qt.ui.style.theme import SeatLook, Theme, mixed

CAUSE_NAME: dict[Cause, str] = {
    "start": phrase("At the start"),
    "freight": phrase("Ships"),
    "share": phrase("Sold in mergers"),
    "last_year": phrase("Last year again"),
    "fee": phrase("Paid for ships"),
    "merger": phrase("Paid in mergers"),
    "expansion": phrase("Areas bought"),
}
"""What money comes from, sales apart, and what it went for."""


class Told(NamedTuple):
    """A game as charts show it: its course, its words, the look of its seats, and the theme."""

    course: Chronicle
    words: Words
    colours: Sequence[int]
    theme: Theme

    def look(self, seat: int) -> SeatLook:
        """How a player looks."""
        return self.theme.seat(self.colours[seat])

    @property
    def seats(self) -> range:
        """The players."""
        return range(len(self.colours))

    @property
    def years(self) -> tuple[str, ...]:
        """The years that were played."""
        return tuple(map(str, self.course.years))

    @property
    def year_ends(self) -> tuple[int, ...]:
        """How many decisions had been made when each of the years was over."""
        return tuple(self.course.ends[1 : len(self.years) + 1])

    def by_seat(self, values: Callable[[int], Sequence[int]]) -> tuple[Series, ...]:
        """A series for each player."""
        return tuple(
            Series(self.words.seats[seat], tuple(values(seat)), self.look(seat).colour, self.colours[seat])
            for seat in self.seats
        )


def told_of(session: Session[State], words: Words, colours: Sequence[int], theme: Theme) -> Told:
    """The game that was played so far."""
    happened = [session.opening, *(entry.events for entry in session.entries)]
    return Told(Chronicle(words.scenario, session.setup.deal.order, happened), words, colours, theme)


def public_charts(told: Told) -> list[Chart]:
    """What everybody may know at any time: what lies on the board, and how it came there."""
    charts = [order(told), companies(told), goods_sold(told), sold_of_grown(told), bought_by_cities(told)]
    return [*charts, cities(told), research(told)]


def all_charts(told: Told) -> list[Chart]:
    """Every chart; those that tell who has how much money come first."""
    return [money(told), sources(told), yearly_income(told), bids(told), payments(told), *public_charts(told)]


def result(told: Told, final: State) -> Matrix:
    """Who has won, and with what (R-END-02, R-END-03)."""
    places, total = ranking(final), final_money(final)
    names = tuple(f"{place}. {told.words.seats[seat]}" for place, seat in enumerate(places, start=1))
    cells = tuple(
        (final.players[seat].cash, final.players[seat].bank, final.players[seat].earnings, total[seat])
        for seat in places
    )
    columns = (tr("Cash"), tr("Bank"), tr("Last year again"), tr("Total"))
    return Matrix(
        tr("Final result"), tr("In rupiah; of equal sums the earlier in the order of play wins"), names, columns, cells
    )


def money(told: Told) -> Lines:
    """Each player's money by year."""
    labels = (tr("start", "of the game"), *told.years, *([tr("end", "of the game")] if told.course.is_over else []))
    series = told.by_seat(lambda seat: [worth[seat] for worth in told.course.worth])
    about = tr("Cash and bank at the end of each year, in rupiah; at the end the last year's earnings count once more")
    return Lines(tr("Money"), about, labels, series, moments=tuple(told.course.ends))


def sources(told: Told) -> Bars:
    """What each player's money is made of."""
    parts: list[Series] = []
    good_colours = told.theme.pieces.goods
    incomes = [told.course.income(seat) for seat in told.seats]
    sold = [told.course.sold_for(seat) for seat in told.seats]
    for good in GOODS:
        name = good_name(good)
        parts.append(Series(name, tuple(one[good] for one in sold), good_colours[good], len(parts)))
    ink = told.theme.interface
    colours = {
        "start": ink.disabled_text,
        "freight": good_colours["shipping"],
        "share": ink.good,
        "last_year": ink.accent,
        "fee": mixed(good_colours["shipping"], ink.field, 0.4).name(),
        "merger": ink.warning,
        "expansion": good_colours["city"],
    }
    for cause, name in CAUSE_NAME.items():
        parts.append(Series(tr(name), tuple(income[cause] for income in incomes), colours[cause], len(parts)))
    shown = tuple(part for part in parts if any(part.values))
    about = tr("What came in, to the right, and what was paid, to the left, in rupiah; the difference is the money")
    return Bars(tr("Where the money came from"), about, tuple(told.words.seats), shown)


def yearly_income(told: Told) -> Lines:
    """What each player earned in the Operations of each year."""
    earned = [Counter[int]() for _ in told.seats]
    for booking in told.course.ledger.bookings:
        if booking.cause in ("sale", "fee", "freight"):
            earned[booking.seat][booking.year] += booking.amount
    series = told.by_seat(lambda seat: [earned[seat][year] for year in told.course.years])
    return Lines(
        tr("Income"),
        tr("Goods sold and ships hired out in each year, less what ships cost, in rupiah"),
        told.years,
        series,
        moments=told.year_ends,
    )


def bids(told: Told) -> Bars:
    """What each player bid for the order of play."""
    series = told.by_seat(lambda seat: [told.course.bids(seat)[year] for year in told.course.years])
    return Bars(
        tr("Bids for the order of play"),
        tr("Rupiah brought to the bank in each year"),
        told.years,
        series,
        upright=True,
        moments=told.year_ends,
    )


def payments(told: Told) -> Matrix:
    """Who paid whom."""
    paid = told.course.paid()
    names = tuple(told.words.seats)
    cells = tuple(tuple(paid[who, whom] or None for whom in told.seats) for who in told.seats)
    about = tr("Rupiah for ships and in mergers, from the player of the row to the player of the column")
    return Matrix(tr("Who paid whom"), about, names, names, cells, tr("paid by"), tr("paid to"))


def order(told: Told) -> Lines:
    """The order of play by year."""
    orders = told.course.orders[: len(told.years) + 1]
    series = told.by_seat(lambda seat: [seats.index(seat) + 1 for seats in orders])
    about = tr("Who was first, second and so on after the bids of each year")
    return Lines(
        tr("Order of play"),
        about,
        (tr("start", "of the game"), *told.years),
        series,
        ranks=True,
        moments=tuple(told.course.ends[: len(orders)]),
    )


def companies(told: Told) -> Timetable:
    """When each company was founded, and what became of it."""
    lives = told.course.lives
    last = len(told.years)
    spans = tuple(
        Span(
            told.words.company(life.company),
            _about(told, life),
            life.began - 1,
            (life.ended or max(last, life.began)) - 1,
            told.look(life.owner).colour,
            told.colours[life.owner],
            life.into,
        )
        for life in lives
    )
    about = tr("From foundation or merger to the end, or to the merger into the company that the line leads to")
    return Timetable(tr("Companies"), about, told.years, spans, told.by_seat(lambda seat: ()), told.year_ends)


def _about(told: Told, life: Life) -> str:
    units = ships(life.units) if life.kind == "shipping" else amount_of(life.units, life.kind)
    return enumerated((told.words.seats[life.owner], units))


def goods_sold(told: Told) -> Bars:
    """How many goods of each kind were sold in each year."""
    sold = Counter((sale.year, sale.good) for sale in told.course.sales)
    return Bars(
        tr("Goods sold"),
        tr("How many of each kind, by year"),
        told.years,
        _by_good(told, sold, told.course.years),
        upright=True,
        moments=told.year_ends,
    )


def sold_of_grown(told: Told) -> Bars:
    """How many of its goods each company sold, all years together."""
    sold, left = Counter[str](), Counter[str]()
    for output in told.course.outputs:
        sold[output.company] += output.sold
        left[output.company] += output.goods - output.sold
    names = tuple(map(told.words.company, sold))
    ink = told.theme.interface
    series = (
        Series(tr("Sold"), tuple(sold[company] for company in sold), ink.accent, 0),
        Series(tr("Not sold"), tuple(left[company] for company in sold), ink.line, 1),
    )
    return Bars(tr("Goods sold of those grown"), tr("For each company, all years together"), names, series)


def bought_by_cities(told: Told) -> Bars:
    """How many goods of each kind each city bought."""
    bought = Counter((sale.city, sale.good) for sale in told.course.sales)
    areas = list(told.course.sizes[-1])
    names = tuple(map(told.words.place, areas))
    return Bars(
        tr("Goods bought by the cities"),
        tr("How many of each kind, all years together"),
        names,
        _by_good(told, bought, areas),
    )


def _by_good(told: Told, many: Counter[tuple[object, str]] | Counter, along: Sequence[object]) -> tuple[Series, ...]:  # type: ignore[type-arg]
    colours = told.theme.pieces.goods
    return tuple(
        Series(good_name(good), tuple(many[one, good] for one in along), colours[good], look)
        for look, good in enumerate(GOODS)
        if any(many[one, good] for one in along)
    )


def cities(told: Told) -> Matrix:
    """How large each city was at the end of each year."""
    sizes = [told.course.sizes[year] for year in told.course.years]
    rows = list(told.course.sizes[-1])
    cells = tuple(tuple(year.get(city) for year in sizes) for city in rows)
    names = tuple(map(told.words.place, rows))
    return Matrix(
        tr("Cities"),
        tr("The size of each city at the end of each year"),
        names,
        told.years,
        cells,
        tr("city"),
        tr("year"),
        told.year_ends,
    )


def research(told: Told) -> Matrix:
    """How far each player was in each track at the end of each year."""
    rows = [(seat, track) for seat in told.seats for track in TRACKS]
    cells = tuple(tuple(told.course.steps[year][seat][track] for year in told.course.years) for seat, track in rows)
    names = tuple(f"{told.words.seats[seat]}: {track_within(track)}" for seat, track in rows)
    about = tr("The step of each track at the end of each year")
    return Matrix(tr("Research"), about, names, told.years, cells, tr("track"), tr("year"), told.year_ends)
