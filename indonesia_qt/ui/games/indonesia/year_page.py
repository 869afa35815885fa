"""The page with the report on the last year; it comes forward when a year is over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QMargins, QObject, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from indonesia_qt.core.flow import Event
from indonesia_qt.games.indonesia.analysis.year_report import SeatYear, YearReport, last_year_end, report
from indonesia_qt.games.indonesia.rules.events import GameEnded, YearBegan
from indonesia_qt.i18n.text import enumerated, paragraph, signed, tr
from indonesia_qt.ui.games.indonesia.panels.growth_list import GrowthList
from indonesia_qt.ui.games.indonesia.texts import IndonesiaTexts
from indonesia_qt.ui.games.indonesia.texts.names import amount_of, rupiah, signed_rupiah, track_name
from indonesia_qt.ui.games.indonesia.texts.operations import minus_fees
from indonesia_qt.ui.play.history import History
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.table.api import Context
from indonesia_qt.ui.table.game_texts import ordinal
from indonesia_qt.ui.table.seat_icons import icon_label
from indonesia_qt.ui.table.window.side import SidePage
from indonesia_qt.ui.widgets.layouts import column_of, grid_of, row_of
from indonesia_qt.ui.widgets.plain_text import Label, tip

UP, DOWN = "\N{BLACK UP-POINTING TRIANGLE}", "\N{BLACK DOWN-POINTING TRIANGLE}"
SIGN = 16
"""Pixels of a sign at 100 %."""


class YearPage(SidePage):
    """Shows the report on a year; `pointed` carries the places of the line under the pointer, or none."""

    pointed = Signal(tuple)

    def __init__(self, context: Context) -> None:
        super().__init__(tr("Year"))
        self.context = context
        self.year: int | None = None
        """The year of the report; None while the first isn't over."""
        self.shown: YearReport | None = None
        self._report: Callable[[], YearReport] | None = None
        """Makes the report that isn't written yet."""
        self._places: dict[QWidget, tuple[str, ...]] = {}
        self._nearly: GrowthList | None = None
        self.went.connect(lambda: self.pointed.emit(()))
        self.show_nothing()

    def show_nothing(self) -> None:
        """Say that the first year isn't over."""
        self.year = None
        self.title.setText(tr("The first year isn’t over yet"))
        self._write(None)
        self.leave()

    def show_report(self, year: int, report: Callable[[], YearReport]) -> None:
        """Show the report on another year, which is made when the page is seen."""
        self.year, self._report = year, report
        self.title.setText(tr("Year {year} is over", year=year))
        if self.isVisible():
            self._write(report())

    def showEvent(self, event: QShowEvent) -> None:
        """Write the report."""
        super().showEvent(event)
        self.finish()

    def finish(self) -> None:
        """Write the report, if it isn't written yet."""
        if self._report is not None:
            self._write(self._report())

    def _write(self, report: YearReport | None) -> None:
        self.shown, self._report = report, None
        self._places.clear()
        self._nearly = None
        content = QWidget()
        body = column_of(contentsMargins=margins(8, 2, 8, 6), spacing=scaled(4))
        content.setLayout(body)
        if report is not None:
            seats = sorted(report.seats, key=lambda one: -one.earned)
            self._add_seats(body, seats)
            self._add_trade(body, seats)
            self._add_cities(body, report)
        body.addStretch(1)
        self.room.setWidget(content)

    def light(self, area: str) -> None:
        """Light the row of a city that nearly grew."""
        if self._nearly is not None:
            self._nearly.light((area,))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the pointer from line to line."""
        if event.type() in (QEvent.Type.Enter, QEvent.Type.Leave) and isinstance(watched, QWidget):
            self.pointed.emit(self._places.get(watched, ()) if event.type() == QEvent.Type.Enter else ())
        return False

    def _add_seats(self, body: QVBoxLayout, seats: Sequence[SeatYear]) -> None:
        """Add a line for each player: his earnings, his place in the order of play, and his research."""
        grid = grid_of({4: 1}, contentsMargins=QMargins(), horizontalSpacing=scaled(8), verticalSpacing=scaled(2))
        for row, one in enumerate(seats):
            earned = Label(signed(one.earned), role="strong")
            earned.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            earned.setToolTip(tip(tr("Net earnings this year, in rupiah")))
            cells = (self._symbol(one), Label(self.context.words.seats[one.seat]), earned, _order_chip(one))
            for column, cell in enumerate(cells):
                grid.addWidget(cell, row, column)
            grid.addLayout(self._research(one), row, 4)
        body.addLayout(grid)

    def _add_trade(self, body: QVBoxLayout, seats: Sequence[SeatYear]) -> None:
        """Add what each player sold to whom, and whose ships carried it."""
        if not any(one.trade.sold for one in seats):
            self._line(body, tr("Nobody sold anything."))
            return
        self._line(body, tr("Sales"))
        for one in seats:
            sold = Label(trade_in_words(self.context.words, one), wordWrap=True)
            line = QWidget()
            line.setLayout(row_of(self._symbol(one), (sold, 1), contentsMargins=QMargins(), spacing=scaled(6)))
            body.addWidget(line)
            self._watch(line, *(city for city, _ in one.trade.cities))

    def _symbol(self, one: SeatYear) -> Label:
        symbol = self.context.icons.seat_label(self.context.colours[one.seat], SIGN)
        symbol.setAlignment(Qt.AlignmentFlag.AlignTop)
        return symbol

    def _research(self, one: SeatYear) -> QHBoxLayout:
        row = row_of(contentsMargins=QMargins(), spacing=scaled(3))
        for track, step in one.research:
            sign = icon_label(self.context.icons.sign(track), SIGN)
            effect = self.context.words.track(track, step)
            about = tr("{track} {step}: {effect}", track=track_name(track), step=step, effect=effect)
            name = Label(tr("{track} {step}", track=track_name(track), step=step))
            for part in (sign, name):
                part.setToolTip(tip(about))
                row.addWidget(part)
        row.addStretch(1)
        return row

    def _add_cities(self, body: QVBoxLayout, report: YearReport) -> None:
        """Add the cities that grew, those that couldn't, and those that nearly did."""
        place = self.context.words.place
        if report.grown and report.no_goods:
            self._line(body, tr("No goods were on the board, so every city could grow."))
        for area, size in report.grown:
            self._line(body, tr("{city} grew to size {size}", city=place(area), size=size), area, f"city_{size}")
        if not report.grown:
            self._line(body, tr("No cities grew"))
        for area in report.no_stone:
            self._line(body, tr("{city} didn’t grow: no city stone of its next size was left", city=place(area)), area)
        if report.nearly:
            self._line(body, tr("Almost grew"))
            self._nearly = GrowthList(self.context, report.nearly)
            self._nearly.hovered.connect(lambda city: self.pointed.emit((city,) if city else ()))
            body.addWidget(self._nearly)

    def _line(self, body: QVBoxLayout, text: str, area: str = "", kind: str = "") -> None:
        line = QWidget()
        icon = [icon_label(self.context.icons.kind(kind), SIGN)] if kind else []
        label = Label(text, wordWrap=True, role="" if area else "quiet")
        line.setLayout(row_of(*icon, (label, 1), contentsMargins=QMargins(), spacing=scaled(6)))
        body.addWidget(line)
        if area:
            self._watch(line, area)

    def _watch(self, line: QWidget, *areas: str) -> None:
        self._places[line] = areas
        line.installEventFilter(self)


def _order_chip(one: SeatYear) -> Label:
    """Return a player's place in the order of play, with a sign where it has changed; it is no rank by money."""
    by = one.before - one.place
    moved = f" {UP if by > 0 else DOWN}{abs(by)}" if by else ""
    chip = Label(ordinal(one.place) + moved, role="chip", alignment=Qt.AlignmentFlag.AlignCenter)
    place, before = ordinal(one.place), ordinal(one.before)
    about = (
        tr("Order of play: {place}, last year {before}", place=place, before=before)
        if by
        else tr("Order of play: {place}, as last year", place=place)
    )
    chip.setToolTip(tip(about))
    chip.setAccessibleName(chip.toolTip())
    return chip


def trade_in_words(words: IndonesiaTexts, year: SeatYear) -> str:
    """Return what a player sold to which cities and all that makes up his earnings: prices, fees, and areas bought."""
    trade = year.trade
    sold = enumerated(amount_of(number, good) for good, number in trade.sold)
    cities = words.places([city for city, _ in trade.cities])
    return paragraph(
        tr("Sold {goods} to {cities} for {amount}.", goods=sold, cities=cities, amount=rupiah(trade.gross))
        if sold
        else tr("Sold nothing."),
        minus_fees(words, trade.fees),
        tr("Ships earned {amount} from other players.", amount=rupiah(trade.carried)) if trade.carried else "",
        tr("Minus areas bought: {amount}.", amount=rupiah(year.spent)) if year.spent else "",
        tr("Net: {net}.", net=signed_rupiah(year.earned)) if len(trade.fees) or trade.carried or year.spent else "",
    )


class YearPresenter(QObject):
    """Keeps the page in step with the moment that is looked at; `lit_changed` follows a change of `lit`."""

    lit_changed = Signal()

    def __init__(self, context: Context, history: History, parent: QObject) -> None:
        super().__init__(parent)
        self.context, self.history = context, history
        self.page = YearPage(context)
        self.page.pointed.connect(self._light_up)
        self.lit: tuple[str, ...] = ()
        """The places of the line under the pointer."""

    def show_all(self) -> None:
        """Show the last year that was over at the moment that is looked at."""
        happened, session = self.history.happened, self.history.bridge.session
        end = last_year_end(happened)
        if end is None:
            if self.page.year is not None:
                self.page.show_nothing()
        elif self.page.year != end.year:
            made = partial(report, happened, end, session.setup.deal.order, session.position)
            self.page.show_report(end.year, made)

    def follow_events(self, events: Sequence[Event]) -> None:
        """Bring the report on a year to the front when it is over, unless only bots play."""
        is_over = any(isinstance(event, YearBegan | GameEnded) for event in events)
        if is_over and self.history.bridge.people and self.context.preferences.is_on("tell_year"):
            self.page.finish()
            over = self.page.shown
            assert over
            people, names = self.history.bridge.people, self.context.words.seats
            me = people[0] if len(people) == 1 else None
            seats = sorted(over.seats, key=lambda one: (one.seat != me, -one.earned))
            whose = [tr("you") if seat == me else name for seat, name in enumerate(names)]
            sums = (f"{whose[one.seat]}\N{NO-BREAK SPACE}{signed(one.earned)}" for one in seats)
            self.page.summary = tr("Year {year}: {earnings}", year=over.year, earnings=enumerated(sums))
            self.page.come()

    def _light_up(self, lit: tuple[str, ...]) -> None:
        if lit != self.lit:
            self.lit = lit
            self.lit_changed.emit()
