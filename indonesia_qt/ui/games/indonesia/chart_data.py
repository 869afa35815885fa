"""The charts of a game, made from its statistics."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from indonesia_qt.core.flow import Event
from indonesia_qt.core.session import Session
from indonesia_qt.games.indonesia.analysis.ledger import Cause
from indonesia_qt.games.indonesia.analysis.statistics import Life, Statistics
from indonesia_qt.games.indonesia.analysis.year_table import EARNED, year_rows
from indonesia_qt.games.indonesia.rules.constants import GOODS, TRACKS
from indonesia_qt.games.indonesia.rules.scoring import final_money, ranking
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.i18n.text import enumerated, labelled, phrase, tr
from indonesia_qt.ui.charts.chart_model import (
    Bars,
    Chart,
    Column,
    Lines,
    Matrix,
    Series,
    Sheet,
    SheetRow,
    Span,
    Timetable,
)
from indonesia_qt.ui.games.indonesia.board.colours import kind_colour
from indonesia_qt.ui.games.indonesia.texts import IndonesiaTexts
from indonesia_qt.ui.games.indonesia.texts.names import amount_of, good_name, ships, track_name
from indonesia_qt.ui.style.theme import Theme, mixed
from indonesia_qt.ui.table.game_charts import GameCharts

CAUSE_NAME: dict[Cause, str] = {
    "start": phrase("Starting money"),
    "freight": phrase("Ship fees from others"),
    "share": phrase("Merger payouts from others"),
    "last_year": phrase("Last year doubled"),
    "fee": phrase("Ship fees to others"),
    "merger": phrase("Merger payouts to others"),
    "expansion": phrase("Areas bought"),
}
"""The names of the sources and uses of money other than sales."""


class ChartSource(GameCharts[Statistics, IndonesiaTexts], frozen=True, eq=False):
    """A game as charts show it, year by year."""

    @property
    def years(self) -> tuple[str, ...]:
        """The years that were played."""
        return tuple(map(str, self.course.years))

    @property
    def year_ends(self) -> tuple[int, ...]:
        """The number of decisions that had been made at the end of each year."""
        return tuple(self.course.ends[1 : len(self.years) + 1])


def chart_source(
    session: Session[State],
    happened: Sequence[Sequence[Event]],
    words: IndonesiaTexts,
    colours: Sequence[int],
    theme: Theme,
) -> ChartSource:
    """Return a game of which this has `happened`, for charts."""
    return ChartSource(Statistics(words.scenario, session.setup.deal.order, happened), words, colours, theme)


def public_charts(source: ChartSource) -> list[Chart]:
    """Return the charts that everybody may see at any time: about the board, and how it came about."""
    return [*_of_the_board(source), by_year(source, with_money=False)]


def all_charts(source: ChartSource) -> list[Chart]:
    """Return every chart, those that show the players' money first."""
    of_money = [money(source), sources(source), yearly_income(source), bids(source), payments(source)]
    return [*of_money, *_of_the_board(source), by_year(source, with_money=True)]


def _of_the_board(source: ChartSource) -> list[Chart]:
    charts = [order(source), companies(source), goods_sold(source), sold_of_grown(source), bought_by_cities(source)]
    return [*charts, cities(source), research(source)]


def result(source: ChartSource, final: State) -> Matrix:
    """Return the table of the final result, from first to last (R-END-02, R-END-03)."""
    places, total = ranking(final), final_money(final)
    names = tuple(f"{place}. {source.words.seats[seat]}" for place, seat in enumerate(places, start=1))
    cells = tuple(
        (final.players[seat].cash, final.players[seat].bank, final.players[seat].earnings, total[seat])
        for seat in places
    )
    columns = (tr("Cash"), tr("Bank"), tr("Last year doubled"), tr("Total"))
    return Matrix(
        tr("Final result"), tr("In rupiah; ties go to the player earlier in the order of play"), names, columns, cells
    )


def money(source: ChartSource) -> Lines:
    """Return the chart of each player's money in rupiah at the end of each year."""
    labels = (tr("start", "of the game"), *source.years, *([tr("end", "of the game")] if source.course.is_over else []))
    series = source.by_seat(lambda seat: [worth[seat] for worth in source.course.worth])
    about = tr("Cash and bank at the end of each year, in rupiah; at the end, the last year’s earnings count double")
    return Lines(tr("Money"), about, labels, series, moments=tuple(source.course.ends))


def sources(source: ChartSource) -> Bars:
    """Return the chart of the sources of each player's money, and of what he paid, in rupiah."""
    parts: list[Series] = []
    incomes = [source.course.income(seat) for seat in source.seats]
    sold = [source.course.sold_for(seat) for seat in source.seats]
    for good in GOODS:
        name = good_name(good)
        parts.append(Series(name, tuple(one[good] for one in sold), kind_colour(source.theme, good), len(parts)))
    ink, freight = source.theme.interface, kind_colour(source.theme, "shipping")
    colours = {
        "start": ink.disabled_text,
        "freight": freight,
        "share": ink.good,
        "last_year": ink.accent,
        "fee": mixed(freight, ink.field, 0.4).name(),
        "merger": ink.warning,
        "expansion": kind_colour(source.theme, "city"),
    }
    for cause, name in CAUSE_NAME.items():
        parts.append(Series(tr(name), tuple(income[cause] for income in incomes), colours[cause], len(parts)))
    shown = tuple(part for part in parts if any(part.values))
    about = tr("Income to the right and spending to the left, in rupiah; the difference is the final money")
    return Bars(tr("Income and spending"), about, tuple(source.words.seats), shown)


def yearly_income(source: ChartSource) -> Lines:
    """Return the chart of each player's earnings of Operations in rupiah by year."""
    earned = source.course.sums(lambda one: (one.seat, one.year), lambda one: one.cause in EARNED)
    series = source.by_seat(lambda seat: [earned[seat, year] for year in source.course.years])
    return Lines(
        tr("Income"),
        tr("Yearly earnings in rupiah: goods sold plus ship fees received, minus ship fees paid"),
        source.years,
        series,
        moments=source.year_ends,
    )


def bids(source: ChartSource) -> Bars:
    """Return the chart of each player's bids for the order of play in rupiah by year."""
    bid = list(map(source.course.bids, source.seats))
    series = source.by_seat(lambda seat: [bid[seat][year] for year in source.course.years])
    return Bars(
        tr("Bids for the order of play"),
        tr("Rupiah bid each year; bids go into the bank"),
        source.years,
        series,
        upright=True,
        moments=source.year_ends,
    )


def payments(source: ChartSource) -> Matrix:
    """Return the table of the rupiah that each player paid each other player for ships and in mergers."""
    paid = source.course.paid()
    names = tuple(source.words.seats)
    cells = tuple(tuple(paid[who, whom] or None for whom in source.seats) for who in source.seats)
    about = tr("Rupiah paid for ships and in mergers; rows pay, columns receive")
    return Matrix(tr("Payments between players"), about, names, names, cells, tr("paid by"), tr("paid to"))


def order(source: ChartSource) -> Lines:
    """Return the chart of the order of play by year."""
    orders = source.course.orders[: len(source.years) + 1]
    series = source.by_seat(lambda seat: [seats.index(seat) + 1 for seats in orders])
    about = tr("Each player’s place after each year’s bids")
    return Lines(
        tr("Order of play"),
        about,
        (tr("start", "of the game"), *source.years),
        series,
        ranks=True,
        moments=tuple(source.course.ends[: len(orders)]),
    )


def companies(source: ChartSource) -> Timetable:
    """Return the timetable of the companies: when each was founded, and when it was merged into another one."""
    lives = source.course.lives
    last = len(source.years)
    spans = tuple(
        Span(
            source.words.company(life.company),
            _about(source, life),
            life.began - 1,
            (life.ended or max(last, life.began)) - 1,
            source.look(life.owner).colour,
            source.colours[life.owner],
            life.into,
        )
        for life in lives
    )
    about = tr("From the start of each company to its end, or to the company it merged into")
    return Timetable(tr("Companies"), about, source.years, spans, source.by_seat(lambda seat: ()), source.year_ends)


def _about(source: ChartSource, life: Life) -> str:
    units = ships(life.units) if life.kind == "shipping" else amount_of(life.units, life.kind)
    return enumerated((source.words.seats[life.owner], units))


def goods_sold(source: ChartSource) -> Bars:
    """Return the chart of the goods of each kind that were sold, by year."""
    sold = Counter((sale.year, sale.good) for sale in source.course.sales)
    return Bars(
        tr("Goods sold"),
        tr("Goods of each kind, by year"),
        source.years,
        _by_good(source, sold, source.course.years),
        upright=True,
        moments=source.year_ends,
    )


def sold_of_grown(source: ChartSource) -> Bars:
    """Return the chart of the goods that each company sold and didn't sell, all years together."""
    sold, left = Counter[str](), Counter[str]()
    for output in source.course.outputs:
        sold[output.company] += output.sold
        left[output.company] += output.goods - output.sold
    names = tuple(map(source.words.company, sold))
    ink = source.theme.interface
    series = (
        Series(tr("Sold"), tuple(sold[company] for company in sold), ink.accent, 0),
        Series(tr("Unsold"), tuple(left[company] for company in sold), ink.line, 1),
    )
    return Bars(tr("Goods sold and unsold"), tr("By company, all years together"), names, series)


def bought_by_cities(source: ChartSource) -> Bars:
    """Return the chart of the goods of each kind that each city bought, all years together."""
    bought = Counter((sale.city, sale.good) for sale in source.course.sales)
    areas = list(source.course.sizes[-1])
    names = tuple(map(source.words.place, areas))
    return Bars(
        tr("Goods bought by cities"),
        tr("Goods of each kind, all years together"),
        names,
        _by_good(source, bought, areas),
    )


def _by_good(source: ChartSource, many: Counter[Any], along: Sequence[object]) -> tuple[Series, ...]:
    return tuple(
        Series(good_name(good), tuple(many[one, good] for one in along), kind_colour(source.theme, good), look)
        for look, good in enumerate(GOODS)
        if any(many[one, good] for one in along)
    )


def cities(source: ChartSource) -> Matrix:
    """Return the table of the size of each city at the end of each year."""
    sizes = [source.course.sizes[year] for year in source.course.years]
    rows = list(source.course.sizes[-1])
    cells = tuple(tuple(year.get(city) for year in sizes) for city in rows)
    names = tuple(map(source.words.place, rows))
    return Matrix(
        tr("Cities"),
        tr("Size of each city at the end of each year"),
        names,
        source.years,
        cells,
        tr("city"),
        tr("year"),
        source.year_ends,
    )


def research(source: ChartSource) -> Matrix:
    """Return the table of each player's step in each track at the end of each year."""
    rows = [(seat, track) for seat in source.seats for track in TRACKS]
    cells = tuple(tuple(source.course.steps[year][seat][track] for year in source.course.years) for seat, track in rows)
    names = tuple(labelled(source.words.seats[seat], track_name(track)) for seat, track in rows)
    about = tr("Level of each track at the end of each year")
    return Matrix(tr("Research"), about, names, source.years, cells, tr("track"), tr("year"), source.year_ends)


def by_year(source: ChartSource, *, with_money: bool) -> Sheet:
    """Return the sheet of every player and company by year, with what players have if it may be seen."""
    columns = [
        Column(tr("Year")),
        Column(tr("Player or company")),
        Column(tr("Owner")),
        Column(tr("Goods"), tr("On the board at the end of the year")),
        Column(tr("Ships"), tr("On the board at the end of the year")),
        Column(tr("Sold"), tr("Goods sold in the year")),
        Column(tr("Income"), tr("Goods sold plus ship fees received, minus ship fees paid, in rupiah")),
        Column(tr("Value"), tr("Value of the goods and ships in a merger, in rupiah")),
    ]
    if with_money:
        columns.append(Column(tr("Money"), tr("Cash and bank at the end of the year, in rupiah")))
    words, rows = source.words, []
    for row in year_rows(source.course):
        player = words.seats[row.seat]
        name, owner = (player, "") if row.company is None else (words.company(row.company), player)
        amounts = row.goods or None, row.ships or None, row.sold or None, row.income, row.value
        cells = (row.year, name, owner, *amounts, *((row.money,) if with_money else ()))
        look = source.look(row.seat).colour, source.colours[row.seat]
        rows.append(SheetRow(0 if row.company is None else 1, cells, *look, source.course.ends[row.year]))
    about = tr("Everything by year; click a heading to sort, double-click a row to see the board at that time")
    groups = tr("Players"), tr("Companies")
    return Sheet(tr("All years"), about, tuple(columns), groups, tuple(rows))
