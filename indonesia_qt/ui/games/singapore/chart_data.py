"""The charts of a game, made from its statistics."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from indonesia_qt.core.flow import Event
from indonesia_qt.core.session import Session
from indonesia_qt.games.singapore.analysis.statistics import Holding, Source, Statistics
from indonesia_qt.games.singapore.rules.constants import START_VP
from indonesia_qt.games.singapore.rules.state import State
from indonesia_qt.games.singapore.rules.victory_track import ranking
from indonesia_qt.i18n.text import phrase, tr
from indonesia_qt.ui.charts.chart_model import Bars, Chart, Column, Lines, Matrix, Series, Sheet, SheetRow
from indonesia_qt.ui.games.singapore.texts import SingaporeTexts
from indonesia_qt.ui.style.theme import Theme
from indonesia_qt.ui.table.game_charts import GameCharts

SOURCE_NAME: dict[Source, str] = {
    "uses": phrase("Buildings used"),
    "visits": phrase("Own buildings used by others"),
    "spaces": phrase("Moved back for money"),
}
"""The names of what points come from, and go for."""


class ChartSource(GameCharts[Statistics, SingaporeTexts], frozen=True, eq=False):
    """A game as charts show it, round by round."""

    @property
    def labels(self) -> tuple[str, ...]:
        """The ends of the starting round, of each round that is over, and the present or the end."""
        return (tr("start", "of the game"), *map(str, self.course.rounds))

    @property
    def moments(self) -> tuple[int, ...]:
        """The number of decisions that had been made at each of these times."""
        return tuple(self.course.ends)


def chart_source(
    session: Session[State],
    happened: Sequence[Sequence[Event]],
    words: SingaporeTexts,
    colours: Sequence[int],
    theme: Theme,
) -> ChartSource:
    """Return a game of which this has `happened`, for charts."""
    return ChartSource(Statistics(words.scenario, len(session.state.players), happened), words, colours, theme)


def public_charts(source: ChartSource) -> list[Chart]:
    """Return the charts that everybody may see at any time (S-SEC-01)."""
    return [*_open_charts(source), by_round(source, with_holdings=False)]


def all_charts(source: ChartSource) -> list[Chart]:
    """Return every chart, those that show money and goods after the points."""
    first, *others = _open_charts(source)
    return [first, money(source), goods(source), *others, by_round(source, with_holdings=True)]


def _open_charts(source: ChartSource) -> list[Chart]:
    return [points(source), sources(source), chips(source), uses(source), visits(source)]


def result(source: ChartSource, final: State) -> Matrix:
    """Return the table of the final result, from first to last (S-END-02)."""
    places = ranking(final)
    names = tuple(f"{place}. {source.words.seats[seat]}" for place, seat in enumerate(places, start=1))
    cells = tuple(
        (final.players[seat].vp, final.players[seat].money, sum(final.players[seat].goods), final.chips[seat])
        for seat in places
    )
    columns = tr("Victory points"), tr("Money"), tr("Goods"), tr("Black chips")
    about = tr("Most victory points wins; ties go to the lowest marker")
    return Matrix(tr("Final result"), about, names, columns, cells)


def points(source: ChartSource) -> Lines:
    """Return the chart of each player's victory points at the end of each round."""
    return _course(source, tr("Victory points"), tr("At the end of each round"), lambda one: one.points)


def money(source: ChartSource) -> Lines:
    """Return the chart of each player's money in pounds at the end of each round."""
    return _course(source, tr("Money"), tr("In pounds, at the end of each round"), lambda one: one.money)


def goods(source: ChartSource) -> Lines:
    """Return the chart of each player's goods of all kinds at the end of each round."""
    return _course(source, tr("Goods"), tr("Goods of all kinds at the end of each round"), lambda one: sum(one.goods))


def chips(source: ChartSource) -> Lines:
    """Return the chart of each player's black chips at the end of each round."""
    return _course(source, tr("Black chips"), tr("At the end of each round"), lambda one: one.chips)


def sources(source: ChartSource) -> Bars:
    """Return the chart of where each player's victory points came from; with those lost they add up to the score."""
    ink = source.theme.interface
    colours: dict[Source, str] = {"uses": ink.accent, "visits": ink.good, "spaces": ink.warning}
    parts = [Series(tr("At the start"), (START_VP,) * len(source.seats), ink.disabled_text, 0)]
    for look, (cause, name) in enumerate(SOURCE_NAME.items(), start=1):
        values = tuple(source.course.sources[seat][cause] for seat in source.seats)
        parts.append(Series(tr(name), values, colours[cause], look))
    about = tr("Victory points gained to the right and lost to the left; the difference is the score")
    shown = tuple(part for part in parts if any(part.values))
    return Bars(tr("Where points came from"), about, tuple(source.words.seats), shown)


def uses(source: ChartSource) -> Matrix:
    """Return the table of how often each player used each building."""
    used = [source.course.uses_by(seat) for seat in source.seats]
    total = {id: sum(one[id] for one in used) for one in used for id in one}
    names = {use.building: source.words.standing_on(use.building, use.area) for use in source.course.uses}
    buildings = sorted(total, key=lambda id: (-total[id], names[id]))
    cells = tuple(tuple(one[id] or None for one in used) for id in buildings)
    return Matrix(
        tr("Use of buildings"),
        tr("How often each player used each building; the most used first"),
        tuple(names[id] for id in buildings),
        tuple(source.words.seats),
        cells,
        tr("building"),
        tr("used by"),
    )


def visits(source: ChartSource) -> Matrix:
    """Return the table of how often each player used the buildings of each other player."""
    counts = [[0] * len(source.seats) for _ in source.seats]
    for use in source.course.uses:
        if use.owner is not None and use.owner < len(counts) and use.owner != use.seat:
            counts[use.seat][use.owner] += 1
    names = tuple(source.words.seats)
    return Matrix(
        tr("Visits to other players"),
        tr("Actions in others’ buildings; each gave the owner 1\N{NO-BREAK SPACE}VP"),
        names,
        names,
        tuple(tuple(count or None for count in row) for row in counts),
        tr("used by"),
        tr("owned by"),
    )


def by_round(source: ChartSource, *, with_holdings: bool) -> Sheet:
    """Return the sheet of every player by round, with what players hold if it may be seen."""
    columns = [
        Column(tr("Round")),
        Column(tr("Player")),
        Column(tr("Victory points")),
        Column(tr("Gain"), tr("Victory points gained in the round, less those lost")),
        Column(tr("Buildings used"), tr("In the round")),
        Column(tr("Black chips")),
    ]
    if with_holdings:
        columns += [Column(tr("Money"), tr("In pounds")), Column(tr("Goods"), tr("Of all kinds"))]
    used = Counter((use.round, use.seat) for use in source.course.uses)
    rows, before = [], source.course.holdings[0]
    for number, holdings in enumerate(source.course.holdings):
        for seat in source.seats:
            one = holdings[seat]
            held = (one.money, sum(one.goods)) if with_holdings else ()
            gain = one.points - before[seat].points
            cells = number, source.words.seats[seat], one.points, gain, used[number, seat] or None, one.chips, *held
            look = source.look(seat).colour, source.colours[seat]
            rows.append(SheetRow(0, cells, *look, source.course.ends[number]))
        before = holdings
    about = tr("At the end of each round; click a heading to sort, double-click a row to see the board at that time")
    return Sheet(tr("All rounds"), about, tuple(columns), (tr("Players"),), tuple(rows))


def _course(source: ChartSource, title: str, about: str, value: Callable[[Holding], int]) -> Lines:
    """A line for each player over the rounds."""
    series = source.by_seat(lambda seat: [value(holdings[seat]) for holdings in source.course.holdings])
    return Lines(title, about, source.labels, series, moments=source.moments)
