"""A list of cities with the goods that each has received and needs, for panels and the page of a year."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QColor, QHoverEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from indonesia_qt.games.indonesia.analysis.position import CityOutlook
from indonesia_qt.games.indonesia.rules.constants import Good
from indonesia_qt.i18n.text import enumerated, labelled, tr
from indonesia_qt.ui.games.indonesia.texts.names import amount_of, good_name
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.table.api import Context, QuestionPanel
from indonesia_qt.ui.table.seat_icons import icon_label
from indonesia_qt.ui.widgets.layouts import grid_of
from indonesia_qt.ui.widgets.plain_text import Label, tip

ENOUGH = "\N{CHECK MARK}"
ICON = 14


class GrowthList(QWidget):
    """Each city with the goods that it has received and needs, a column for each good; those that grow come first.

    Where a name has no room beside the goods they are below it.

    - `hovered`: the city of the row under the pointer, or None
    """

    hovered = Signal(object)

    def __init__(self, context: Context, cities: Sequence[CityOutlook]) -> None:
        super().__init__()
        self.context = context
        self.values = self.shown_values = [city.city for city in cities]
        self._hovered: str | None = None
        self._cells: dict[str, list[QLabel]] = {}
        """The parts of the row of a city: its size, its name and each good."""
        self._lit: Collection[str] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)  # which reports moves over the labels, too
        around = margins(0, 0, 4, 0)
        self.grid = grid_of({1: 1}, contentsMargins=around, horizontalSpacing=scaled(8), verticalSpacing=scaled(3))
        self.setLayout(self.grid)
        goods = list(dict.fromkeys(good for city in cities for good in city.received))
        for column, good in enumerate(goods, 2):
            sign = icon_label(context.icons.kind(good), ICON)
            sign.setToolTip(tip(good_name(good)))
            sign.setAccessibleName(good_name(good))
            self.grid.addWidget(sign, 0, column, Qt.AlignmentFlag.AlignCenter)
        for city in cities:
            name = Label(context.words.place(city.city), wordWrap=True, role="strong" if city.ready else "")
            size = icon_label(context.icons.kind(f"city_{city.size}"), ICON)
            cells = self._cells[city.city] = [size, name, *(_received(city, good) for good in goods)]
            growth = growth_in_words(context, city)
            for cell in cells:
                cell.setToolTip(tip(growth))
            size.setAccessibleName(growth)
            for good, cell in zip(goods, cells[2:], strict=True):
                cell.setAccessibleName(labelled(good_name(good), cell.text()))
        self._is_narrow = False
        self._lay_out()

    def _lay_out(self) -> None:
        for number, (size, name, *goods) in enumerate(self._cells.values()):
            row = 2 * number + 1
            self.grid.addWidget(size, row, 0)
            self.grid.addWidget(name, row, 1, 1, 1 + len(goods) if self._is_narrow else 1)
            for column, good in enumerate(goods, 2):
                self.grid.addWidget(good, row + self._is_narrow, column)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the goods beside the names, or below them."""
        super().resizeEvent(event)
        columns = zip(*self._cells.values(), strict=True)
        widths = [max(cell.minimumSizeHint().width() for cell in column) for column in columns]
        edges = self.grid.contentsMargins()
        needs = sum(widths) + self.grid.horizontalSpacing() * (len(widths) - 1) + edges.left() + edges.right()
        if self._is_narrow != (needs > self.width()):
            self._is_narrow = not self._is_narrow
            self._lay_out()

    def light(self, values: Collection[str]) -> None:
        """Show the rows of these cities as if the pointer were on them."""
        if values != self._lit:
            self._lit = values
            self.update()

    def event(self, event: QEvent) -> bool:
        """Report the city of the row under the pointer."""
        if isinstance(event, QHoverEvent):
            place = QPoint(0, round(event.position().y()))
            left = event.type() == QEvent.Type.HoverLeave
            pointed = None if left else next((city for city in self.values if self.row(city).contains(place)), None)
            if pointed != self._hovered:
                self._hovered = pointed
                self.update()
                self.hovered.emit(pointed)
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Light the rows that are pointed at."""
        painter = QPainter(self)
        colour = QColor(self.context.icons.theme.interface.hovered)
        for city in self.values:
            if city == self._hovered or city in self._lit:
                painter.fillRect(self.row(city), colour)

    def row(self, city: str) -> QRect:
        """Return the room of the row of a city, with half of the gaps around it."""
        gap = self.grid.verticalSpacing()
        _, name, *goods = self._cells[city]
        cells = name.geometry().united(goods[-1].geometry()) if goods else name.geometry()
        return QRect(0, cells.top() - gap // 2, self.width(), cells.height() + gap)


def linked_growth(panel: QuestionPanel, cities: Sequence[CityOutlook], *, is_main: bool = False) -> GrowthList:
    """Return the list of cities for a panel, linked with their places on the board, which are named if it `is_main`."""
    growth = GrowthList(panel.context, cities)
    panel.link_rows(growth, lambda city: (city,), are_named=is_main)
    return growth


def add_growth(panel: QuestionPanel, title: str, cities: Sequence[CityOutlook]) -> None:
    """Add the list of cities to the body of a panel, under a title; a crowded window has only a line for it."""
    heading = panel.heading(title)
    growth = linked_growth(panel, cities, is_main=True)
    panel.body.addWidget(growth)
    panel.fold(title, growth, heading=heading)


def _received(city: CityOutlook, good: Good) -> Label:
    """A label with how many of a good a city has received, of those that it needs."""
    received = city.received.get(good, 0)
    enough = received >= city.size
    text = f"{received}/{city.size}" + (ENOUGH if enough else "")
    return Label(text, role="strong" if enough else "quiet", alignment=Qt.AlignmentFlag.AlignCenter)


def growth_in_words(context: Context, city: CityOutlook) -> str:
    """Return a sentence about a city: that it grows this year, or the goods that it still needs."""
    place = context.words.place(city.city)
    if city.ready:
        return tr("{place} grows to size {size} this year.", place=place, size=city.size + 1)
    lacking = enumerated(amount_of(number, good) for good, number in city.missing.items())
    return tr("{place} still needs {goods} to grow to size {size}.", place=place, goods=lacking, size=city.size + 1)
