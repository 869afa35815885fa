"""The window of the charts: a list, the chart chosen in it as a picture or a table, and ways to take it along."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QLineF, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontInfo,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QListWidget,
    QSizePolicy,
    QStackedWidget,
    QTableWidget,
    QTableWidgetItem,
    QTabWidget,
    QToolTip,
    QWidget,
)

from indonesia_qt.files.whole_file import write_whole
from indonesia_qt.i18n.text import phrase, tr
from indonesia_qt.ui.charts.chart_drawing import ChartDrawing, ChartSpot
from indonesia_qt.ui.charts.chart_export import save_chart
from indonesia_qt.ui.charts.chart_model import Chart, Lines, Sheet, csv_of, moment_of, table_of, tabs_of
from indonesia_qt.ui.charts.sheet_page import SheetPage
from indonesia_qt.ui.style.scaling import within_screen
from indonesia_qt.ui.style.theme import Theme
from indonesia_qt.ui.widgets.chip_choice import STEPS
from indonesia_qt.ui.widgets.file_choice import ask_where_to_write, saved_or_not
from indonesia_qt.ui.widgets.item_views import fit_rows
from indonesia_qt.ui.widgets.layouts import column_of, row_of
from indonesia_qt.ui.widgets.messages import announce
from indonesia_qt.ui.widgets.plain_text import Label, push_button, tip
from indonesia_qt.ui.widgets.pointed_tip import PointedTip

RING = 3
"""Pixels between a value and the ring around it."""
MARK = 4
"""Half the width, in pixels, of the foot of the mark at a moment."""


class ChartView(PointedTip):
    """A chart as large as its room, with text in the size of the interface.

    Signals:
        moment_requested(at): A value was chosen that was true when `at` decisions had been made.
    """

    moment_requested = Signal(int)

    def __init__(self, theme: Theme, *, is_titled: bool = True) -> None:
        """`is_titled` says whether the chart has its title, which may stand beside it."""
        super().__init__()
        self.theme, self._is_titled = theme, is_titled
        self.chart: Chart | None = None
        self.spots: list[ChartSpot] = []
        self.course = QRectF()
        """Where lines go from their first label to their last."""
        self.shown: int | None = None
        """The moment that is marked on the lines."""
        self._tells_about = False
        """Whether a tip says what is counted, as there is no room for it in the chart."""
        self.pointed = -1
        """The spot in `spots` that the pointer or the keyboard is on; -1 for none."""
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def sizeHint(self) -> QSize:
        """Twice as wide as high."""
        return QSize(720, 480)

    def show_chart(self, chart: Chart, theme: Theme) -> None:
        """Show another chart."""
        if chart != self.chart:
            self.pointed = -1
        self.chart, self.theme = chart, theme
        self.setAccessibleName(tr("Chart: {title}", title=chart.title))
        self.setAccessibleDescription(tr("{about}. The table shows the same data.", about=chart.about))
        self.update()

    def show_moment(self, at: int | None) -> None:
        """Mark a moment on the lines, such as the one that the board shows; none for None."""
        self.shown = at
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the chart."""
        if self.chart is None:
            return
        painter = QPainter(self)
        drawing = ChartDrawing(painter, QRectF(self.rect()), self.theme, QFontInfo(self.font()).pixelSize())
        drawing.draw(self.chart, is_titled=self._is_titled)
        self.spots, self.course, self._tells_about = (
            drawing.spots,
            drawing.course,
            drawing.is_low or not self._is_titled,
        )
        if (mark := self.mark) is not None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(self.theme.interface.accent), 2))
            painter.setBrush(QColor(self.theme.interface.accent))
            painter.drawLine(mark)
            foot = [mark.p2() + QPointF(x, y) for x, y in ((0, 0), (-MARK, MARK), (MARK, MARK))]
            painter.drawPolygon(foot)
        if 0 <= self.pointed < len(self.spots):
            painter.setPen(QPen(QColor(self.theme.interface.accent), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self.spots[self.pointed].place.adjusted(-RING, -RING, RING, RING), RING, RING)

    @property
    def mark(self) -> QLineF | None:
        """The line at the moment that is shown, from the top to the foot of the course; None without one."""
        chart, shown = self.chart, self.shown
        if shown is None or not isinstance(chart, Lines) or not chart.moments or self.course.isEmpty():
            return None
        x = self.course.left() + chart.place_of(shown) * self.course.width()
        return QLineF(x, self.course.top(), x, self.course.bottom())

    def text_at(self, place: QPointF) -> str:
        """Return the text of the value at a place; elsewhere what is counted if the chart has no room to say it."""
        here = "\n".join(spot.text for spot in self.spots if spot.place.contains(place))
        return here or (self.chart.about if self.chart and self._tells_about else "")

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show which value a click would lead from."""
        self._point(self._spot_at(event.position()))
        leads = self._moment_at(event.position()) is not None
        self.setCursor(Qt.CursorShape.PointingHandCursor if leads else Qt.CursorShape.ArrowCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Lead to the moment of the value under the pointer, or to that of the place among lines."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._point(self._spot_at(event.position()))
            if (moment := self._moment_at(event.position())) is not None:
                self.moment_requested.emit(moment)

    def leaveEvent(self, event: QEvent) -> None:
        """Note that the pointer is on no value any more."""
        super().leaveEvent(event)
        self._point(-1)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Note that the keyboard is on no value any more."""
        super().focusOutEvent(event)
        self._point(-1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from value to value, and from one to its moment."""
        step = STEPS.get(Qt.Key(event.key()))
        if step is not None and self.spots:
            # From no value the first step leads to the first or to the last one.
            begun = self.pointed if self.pointed >= 0 else min(-step, 0)
            self._point((begun + step) % len(self.spots))
            spot = self.spots[self.pointed]
            QToolTip.showText(self.mapToGlobal(spot.place.bottomLeft().toPoint()), tip(spot.text), self)
            announce(self, spot.text)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self.pointed >= 0:
            if (moment := self._moment_of(self.pointed)) is not None:
                self.moment_requested.emit(moment)
        else:
            super().keyPressEvent(event)

    def _spot_at(self, place: QPointF) -> int:
        """The value that lies uppermost at a place, or -1."""
        found = (n for n in range(len(self.spots) - 1, -1, -1) if self.spots[n].place.contains(place))
        return next(found, -1)

    def _point(self, spot: int) -> None:
        if spot != self.pointed:
            self.pointed = spot
            self.update()

    def _moment_at(self, place: QPointF) -> int | None:
        """The moment of the value at a place, or else the one that lies there in the course of lines."""
        chart, spot = self.chart, self._spot_at(place)
        if spot >= 0 or not isinstance(chart, Lines) or not chart.moments or not self.course.contains(place):
            return self._moment_of(spot)
        return chart.moment_at((place.x() - self.course.left()) / self.course.width())

    def _moment_of(self, spot: int) -> int | None:
        """When the value of a spot was true; None without a time, or without such a spot."""
        return self.spots[spot].moment if 0 <= spot < len(self.spots) else None

    def tip_at(self, place: QPointF) -> str:
        """Return the values at a place."""
        leads = self._moment_at(place) is not None
        return "\n".join(
            filter(None, (self.text_at(place), tr("Click to see the board at that time") if leads else ""))
        )


PICTURES = phrase("PNG image (*.png);;SVG drawing (*.svg);;PDF document (*.pdf)")
TABLES = phrase("Table (*.csv)")
SIZE = 1080, 640
"""Pixels at 100 % of the window."""


class ChartsWindow(QDialog):
    """Shows charts beside the game; it can change nothing.

    Signals:
        moment_requested(at): The game is to be shown as it stood after `at` decisions.
    """

    moment_requested = Signal(int)

    def __init__(self, parent: QWidget, theme: Theme) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Charts"))
        self.setModal(False)
        self.setWindowFlag(Qt.WindowType.WindowMinMaxButtonsHint)
        self.theme = theme
        self.charts: Sequence[Chart] = ()
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Charts"))
        self.list.setSizeAdjustPolicy(QListWidget.SizeAdjustPolicy.AdjustToContents)
        self.list.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Expanding)
        self.list.currentRowChanged.connect(self._show_chosen)
        self.view = ChartView(theme)
        self.view.moment_requested.connect(self.moment_requested)
        self.table = QTableWidget()
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setAlternatingRowColors(True)
        self.table.verticalHeader().hide()
        self.table.cellActivated.connect(self._go)
        self.tabs = QTabWidget()
        self.tabs.addTab(self.view, tr("Chart"))
        self.tabs.addTab(self.table, tr("Table"))
        self.sheet = SheetPage()
        self.sheet.moment_requested.connect(self.moment_requested)
        self.sheet.copied.connect(self._note_copy)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.tabs)
        self._pages.addWidget(self.sheet)
        self.note = Label(role="quiet", wordWrap=True)
        picture = tr("Save picture\N{HORIZONTAL ELLIPSIS}")
        self._save_picture = push_button(picture, lambda: self._ask(PICTURES, ".png", self.save))
        buttons = (
            push_button(tr("Copy table"), self._copy),
            push_button(tr("Save table\N{HORIZONTAL ELLIPSIS}"), lambda: self._ask(TABLES, ".csv", self.save_table)),
            self._save_picture,
        )
        right = column_of((self._pages, 1), row_of((self.note, 1), *buttons))
        self.setLayout(row_of(self.list, (right, 1)))
        self.resize(within_screen(self, *SIZE))

    def show_charts(self, charts: Sequence[Chart], theme: Theme, note: str = "") -> None:
        """Show these charts, and stay at the one that was chosen; `note` says what is left out."""
        self.charts, self.theme = charts, theme
        chosen = max(0, self.list.currentRow())
        self.note.setText(note)
        titles = [chart.title for chart in charts]
        if [self.list.item(row).text() for row in range(self.list.count())] != titles:
            self.list.clear()
            self.list.addItems(titles)
            chosen = 0
        self.list.setCurrentRow(chosen)
        self._show_chosen()

    @property
    def chart(self) -> Chart:
        """The chart that is shown."""
        return self.charts[max(0, self.list.currentRow())]

    @property
    def _whole_table(self) -> Chart:
        """The chart whose table is copied or saved: a sheet as it is sorted and narrowed down."""
        return self.sheet.shown if isinstance(self.chart, Sheet) else self.chart

    def save(self, file: Path) -> None:
        """Save the chart as a picture; say why when it can't be."""
        self.note.setText(saved_or_not(file, lambda: save_chart(self.chart, file, self.theme)))

    def save_table(self, file: Path) -> None:
        """Save the chart's table; say why when it can't be."""
        self.note.setText(saved_or_not(file, lambda: write_whole(file, csv_of(self._whole_table).encode())))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(tabs_of(self._whole_table))
        self._note_copy()

    def _note_copy(self) -> None:
        self.note.setText(tr("Table copied to the clipboard."))

    def _ask(self, kinds: str, suffix: str, save: Callable[[Path], None]) -> None:
        ask_where_to_write(tr("Save"), Path.home() / f"{self.chart.title}{suffix}", tr(kinds), save, self)

    def _go(self, row: int, column: int) -> None:
        """Lead to the moment of a number in the table."""
        moment = moment_of(self.chart, row, column)
        if moment is not None:
            self.moment_requested.emit(moment)

    def _show_chosen(self) -> None:
        if not self.charts or self.list.currentRow() < 0:
            return
        chart = self.chart
        self._save_picture.setEnabled(not isinstance(chart, Sheet))
        self._pages.setCurrentWidget(self.sheet if isinstance(chart, Sheet) else self.tabs)
        if isinstance(chart, Sheet):
            self.sheet.show_sheet(chart, self.theme)
            return
        self.view.show_chart(chart, self.theme)
        head, *rows = table_of(chart)
        self.table.clear()
        self.table.setRowCount(len(rows))
        self.table.setColumnCount(len(head))
        self.table.setHorizontalHeaderLabels(head)
        for r, row in enumerate(rows):
            for c, text in enumerate(row):
                item = QTableWidgetItem(text)
                if c:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                self.table.setItem(r, c, item)
        self.table.resizeColumnsToContents()
        fit_rows(self.table)
