"""The window of a review: the chances along the game, turning points, and the decisions that cost something."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QMargins, Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHeaderView,
    QProgressBar,
    QSizePolicy,
    QStackedWidget,
    QTableWidget,
    QTableWidgetItem,
    QTabWidget,
    QWidget,
)

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.charts.chart_model import Lines, Series, Turn
from indonesia_qt.ui.charts.chart_window import ChartView
from indonesia_qt.ui.style.scaling import margins, scaled, within_screen
from indonesia_qt.ui.table.panels.choice_list import ChoiceList
from indonesia_qt.ui.table.panels.panel import Context
from indonesia_qt.ui.table.review.review_texts import LOST, ReviewTexts
from indonesia_qt.ui.widgets.item_views import show_rows
from indonesia_qt.ui.widgets.layouts import Part, VerticalScroll, column_of, row_of
from indonesia_qt.ui.widgets.plain_text import Label, push_button, tip

RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
SIZE = 1180, 740
"""Pixels at 100 %."""
CHART_HEIGHT = 240
"""The least height of the chart, in pixels at 100 %."""
LONGEST_NAME = 60
"""The width that the heading of a player's column may ask for, in pixels at 100 %: five columns fit."""


class ReviewWindow(QDialog):
    """Shows a review beside the game; it can change nothing there.

    - `begun`, `cancelled`: the game is to be reviewed, or not any more
    - `page_requested`: the review is to be saved as a page
    - `moment_requested`: the game is to be shown as it stood after so many decisions
    """

    begun = Signal()
    cancelled = Signal()
    page_requested = Signal()
    moment_requested = Signal(int)

    def __init__(self, parent: QWidget, context: Context) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Review"))
        self.setModal(False)
        self.setWindowFlag(Qt.WindowType.WindowMinMaxButtonsHint)
        self.context = context
        self.now = Label(role="strong", wordWrap=True)
        self.offer = Label(wordWrap=True, alignment=Qt.AlignmentFlag.AlignCenter)
        self.start = push_button(tr("Review game"), self.begun.emit, "primary", default=True)
        self.progress = QProgressBar(minimum=0, maximum=100)
        self.progress.setAccessibleName(tr("Progress of the review"))
        self.chart = ChartView(context.icons.theme)
        self.chart.moment_requested.connect(self.moment_requested)
        self.table = QTableWidget()
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        show_rows(self.table, tr(LOST))
        self.decisions, self.turns = ChoiceList(tr("Decisions")), ChoiceList(tr("Turning points"))
        for one in (self.decisions, self.turns):
            one.value_changed.connect(lambda list_=one: self._go(list_))
        self.nothing = Label(tr("No decision cost much."), role="quiet", contentsMargins=margins(10, 8, 10, 8))
        self.note = Label(role="quiet", wordWrap=True)
        self.pages = QStackedWidget()
        heading = Label(tr("Review"), role="title", alignment=Qt.AlignmentFlag.AlignCenter)
        text = tr("Reviewing the game. This usually takes less than a minute.")
        label = Label(text, wordWrap=True, alignment=Qt.AlignmentFlag.AlignCenter)
        cancel = push_button(tr("Cancel"), self.cancelled.emit)
        for page in (
            _in_the_middle(heading, self.offer, row_of(1, self.start, 1)),
            _in_the_middle(label, self.progress, row_of(1, cancel, 1)),
            self._review_page(),
        ):
            self.pages.addWidget(page)
        self.setLayout(column_of(self.now, (self.pages, 1), contentsMargins=margins(12, 10, 12, 12)))
        self.resize(within_screen(self, *SIZE))

    def show_now(self, text: str) -> None:
        """Show the chances at the moment that the board shows; nothing where they aren't known."""
        self.now.setText(text or "\N{NO-BREAK SPACE}")  # so that nothing moves

    def show_offer(self, text: str, *, possible: bool) -> None:
        """Show what a review is, or why there can't be one."""
        self.offer.setText(text)
        self.start.setVisible(possible)
        self.pages.setCurrentIndex(0)

    def show_progress(self, share: float) -> None:
        """Show how much of a review is done, from 0 to 1."""
        self.progress.setValue(round(100 * share))
        self.pages.setCurrentIndex(1)

    def show_review(self, texts: ReviewTexts) -> None:
        """Show a review."""
        self.chart.show_chart(self._chances(texts), self.context.icons.theme)
        self.decisions.empty()
        for one in texts.listed():
            about = "\n".join((texts.when(one.at), texts.verdict(one), texts.better(one)))
            self._add(self.decisions, one.at, one.seat, texts.decision(one), about)
        self.turns.empty()
        for turn in texts.turns():
            self._add(self.turns, turn.at, turn.seat, turn.text, "")
        for list_ in (self.decisions, self.turns):
            list_.setVisible(list_.count() > 0)  # without entries it would be a thin line
        self.nothing.setHidden(self.decisions.count() > 0)
        self._fill(texts.table("\n"))
        self.tabs.setTabText(0, tr("Decisions ({n})", n=self.decisions.count()))
        self.note.clear()
        self.pages.setCurrentIndex(2)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Give up a review that is being made."""
        self.cancelled.emit()
        super().closeEvent(event)

    def reject(self) -> None:
        """Do the same with the Escape key."""
        self.cancelled.emit()
        super().reject()

    def _review_page(self) -> QWidget:
        self.tabs = QTabWidget()
        self.tabs.addTab(_page_of(self.nothing, (self.decisions, 1)), tr("Decisions"))
        self.tabs.addTab(_page_of((self.turns, 1)), tr("Turning points"))
        policy = QSizePolicy.Policy.Expanding
        self.chart.setSizePolicy(policy, policy)
        self.chart.setMinimumHeight(scaled(CHART_HEIGHT))
        lost = Label(tr(LOST), role="strong", wordWrap=True)
        save = push_button(tr("Save as page\N{HORIZONTAL ELLIPSIS}"), self.page_requested.emit)
        content = QWidget()
        content.setLayout(column_of((self.chart, 1), lost, self.table, contentsMargins=QMargins()))
        left = VerticalScroll(content, tr("Chance to win"))
        left.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it follows the keyboard from the chart to the table
        page = QWidget()
        body = row_of((left, 5), (self.tabs, 5), spacing=scaled(12))
        page.setLayout(column_of((body, 1), row_of((self.note, 1), save), contentsMargins=QMargins()))
        return page

    def _chances(self, texts: ReviewTexts) -> Lines:
        """The chart of the chances to win at the beginning of each round."""
        course = texts.review.course
        looks = [self.context.icons.theme.seat(colour) for colour in self.context.colours]
        series = tuple(
            Series(name, tuple(round(100 * point.chances[seat]) for point in course), looks[seat].colour, colour)
            for seat, (name, colour) in enumerate(zip(texts.words.seats, self.context.colours, strict=True))
        )
        about = tr("At the beginning of each round, in percent; turning points are marked")
        moments = tuple(point.at for point in course)
        turns = tuple(Turn(label, turn.seat, turn.text, turn.at) for label, turn in texts.turns_on_course())
        return Lines(tr("Chance to win"), about, tuple(texts.labels()), series, moments=moments, turns=turns)

    def _add(self, list_: ChoiceList, at: int, seat: int, title: str, about: str) -> None:
        list_.add(at, self.context.icons.seat(self.context.colours[seat]), title, about)

    def _fill(self, rows: Sequence[Sequence[str]]) -> None:
        head, *others = rows
        self.table.clear()
        self.table.setRowCount(len(others))
        self.table.setColumnCount(len(head))
        for c, text in enumerate(head):
            title = QTableWidgetItem(text)
            title.setTextAlignment(RIGHT)
            title.setToolTip(tip(text))
            self.table.setHorizontalHeaderItem(c, title)
        for r, row in enumerate(others):
            for c, text in enumerate(row):
                item = QTableWidgetItem(text)
                if c:
                    item.setTextAlignment(RIGHT)
                self.table.setItem(r, c, item)
        header = self.table.horizontalHeader()
        columns = range(1, self.table.columnCount())
        longest = scaled(LONGEST_NAME)
        widths = [max(min(header.sectionSizeHint(c), longest), self.table.sizeHintForColumn(c)) for c in columns]
        header.setMinimumSectionSize(max(widths))
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        self.table.resizeRowsToContents()
        self.table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        rows_height = sum(self.table.rowHeight(row) for row in range(len(others)))
        bar = self.table.horizontalScrollBar().sizeHint().height()
        self.table.setFixedHeight(header.sizeHint().height() + rows_height + bar + 2 * self.table.frameWidth())

    def _go(self, list_: ChoiceList) -> None:
        at = list_.value()
        if at is not None:
            self.moment_requested.emit(at)


def _page_of(*parts: Part) -> QWidget:
    """Return a page with parts below each other at its top."""
    page = QWidget()
    page.setLayout(column_of(*parts, 0, contentsMargins=QMargins()))
    return page


def _in_the_middle(*parts: Part) -> QWidget:
    """Return a page with parts below each other in its middle."""
    column = column_of(1, *parts, 2, spacing=scaled(12))
    page = QWidget()
    page.setLayout(row_of(1, (column, 2), 1, contentsMargins=QMargins()))
    return page
