"""The review beside the board: the chances along the game, turning points, and the decisions that cost something."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QMargins, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QProgressBar,
    QSizePolicy,
    QStackedWidget,
    QTableWidget,
    QTableWidgetItem,
    QTabWidget,
    QWidget,
)

from indonesia_qt.i18n.text import as_sentence, labelled, paragraph, tr
from indonesia_qt.ui.charts.chart_model import Lines, Series, Turn
from indonesia_qt.ui.charts.chart_window import ChartView
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.table.panels.choice_list import ChoiceList
from indonesia_qt.ui.table.panels.panel import Context
from indonesia_qt.ui.table.review.review_texts import Measure, ReviewTexts, percent
from indonesia_qt.ui.widgets.chip_choice import ChipChoice
from indonesia_qt.ui.widgets.flow_layout import FlowLayout
from indonesia_qt.ui.widgets.item_views import fit_rows, show_rows
from indonesia_qt.ui.widgets.layouts import Part, column_of, row_of
from indonesia_qt.ui.widgets.plain_text import Label, SmallButton, push_button, tip
from indonesia_qt.ui.widgets.rich_text import Rich
from indonesia_qt.ui.widgets.wrapping_buttons import WrappingButton

RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CHART_HEIGHT = 130
"""The least height of the chart, in pixels at 100 %."""
SYMBOL = 16
"""The size of a player's symbol beside the chance and a decision, in pixels at 100 %."""
OFFERED, WORKING, REVIEW = range(3)
"""The pages: what a review is, how far it is, and the review itself."""


class ReviewPane(QWidget):
    """Shows a review beside the board; it can change nothing in the game.

    - `shown`: the pane has come into sight
    - `begun`, `cancelled`: the game is to be reviewed, or not any more
    - `page_requested`: the review is to be saved as a page
    - `moment_requested`: the game is to be shown as it stood after so many decisions
    - `left`: the pane is to be closed
    - `branch_requested`: another game is to begin at the moment that the board shows
    """

    shown = Signal()
    begun = Signal()
    cancelled = Signal()
    page_requested = Signal()
    moment_requested = Signal(int)
    branch_requested = Signal()
    left = Signal()

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)  # or the board would give way
        self.context = context
        self._at: int | None = None
        """The moment of the past that the board shows, in decisions made by then."""
        self.now = Label(role="quiet", wordWrap=True)
        self.chances = [Label(role="strong") for _ in context.words.seats]
        """The chance of each seat, beside its symbol."""
        self.frames = Label(role="quiet", wordWrap=True)
        self.frames.hide()
        self._chance_row = QWidget()
        policy = self._chance_row.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # so that nothing moves
        policy.setHeightForWidth(True)
        self._chance_row.setSizePolicy(policy)
        flow = FlowLayout(spacing=scaled(8))
        for colour, chance in zip(context.colours, self.chances, strict=True):
            pair = QWidget()
            symbol = context.icons.seat_label(colour, SYMBOL)
            pair.setLayout(row_of(symbol, (chance, 1), contentsMargins=QMargins(), spacing=scaled(4)))
            flow.addWidget(pair)
        self._chance_row.setLayout(flow)
        self.offer = Label(wordWrap=True, alignment=Qt.AlignmentFlag.AlignCenter)
        self.start = push_button(tr("Review game"), self.begun.emit, "primary")
        self.progress = QProgressBar(minimum=0, maximum=100)
        self.progress.setAccessibleName(tr("Progress of the review"))
        self.chart = ChartView(context.icons.theme, is_titled=False)  # what is above says it
        self.chart.moment_requested.connect(self.moment_requested)
        self.table = QTableWidget()
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        show_rows(self.table, "")
        self.table.setProperty("role", "dense")
        self.table.verticalHeader().setMinimumSectionSize(1)
        header = self.table.horizontalHeader()
        header.setMinimumSectionSize(1)
        header.sectionResized.connect(lambda: fit_rows(self.table))  # as titles wrap in a narrow column
        self.measures: Sequence[Measure] = ()
        """The tables between which `measure` chooses."""
        self.measure = ChipChoice()
        self.measure.set_name(tr("Figures"))
        self.measure.currentIndexChanged.connect(self._show_measure)
        self.about = Label(role="quiet", wordWrap=True)
        self.decisions, self.turns = ChoiceList(tr("Decisions"), SYMBOL), ChoiceList(tr("Turning points"), SYMBOL)
        for one in (self.decisions, self.turns):
            one.value_changed.connect(lambda list_=one: self._go(list_))
        self.nothing = Label(tr("No decision cost much."), role="quiet", contentsMargins=margins(10, 8, 10, 8))
        self.note = Label(role="quiet", wordWrap=True)
        self.note.hide()
        self.pages = QStackedWidget()
        text = tr("Reviewing the game. This usually takes less than a minute.")
        label = Label(text, wordWrap=True, alignment=Qt.AlignmentFlag.AlignCenter)
        cancel = push_button(tr("Cancel"), self.cancelled.emit)
        for page in (
            _in_the_middle(self.offer, row_of(1, self.start, 1)),
            _in_the_middle(label, self.progress, row_of(1, cancel, 1)),
            self._review_page(),
        ):
            self.pages.addWidget(page)
        self.play = push_button(tr("Play from here"), self.branch_requested.emit, "primary")
        self.play.setEnabled(False)
        away = SmallButton("\N{MULTIPLICATION X}", tr("Close (Esc)"), tr("Close"), autoRaise=True)
        away.clicked.connect(self.left)
        head = row_of((self.now, 1), away, contentsMargins=QMargins())
        self.save = WrappingButton(tr("Save as page\N{HORIZONTAL ELLIPSIS}"), autoDefault=False)
        self.save.clicked.connect(self.page_requested.emit)
        self.save.hide()
        self.pages.currentChanged.connect(lambda page: self.save.setVisible(page == REVIEW))
        buttons = row_of((self.save, 1), (self.play, 1), contentsMargins=QMargins())
        parts = head, self._chance_row, self.frames, (self.pages, 1), buttons
        self.setLayout(column_of(*parts, contentsMargins=margins(10, 8, 10, 10)))
        self.show_now("", ())

    def show_now(self, title: str, chances: Sequence[float]) -> None:
        """Show the chances of the seats at the moment that the board shows, if they are known, and when that is."""
        self.now.setText(title)
        self._chance_row.setVisible(bool(chances))
        for label, name, chance in zip(self.chances, self.context.words.seats, chances, strict=False):
            label.setText(percent(chance))
            label.setToolTip(tip(f"{name} {percent(chance)}"))
            label.setAccessibleName(f"{name} {percent(chance)}")

    def show_frames(self, legend: Rich) -> None:
        """Say what the frames on the board mean, if there are any."""
        self.frames.setText(legend)
        self.frames.setVisible(bool(legend))

    def say(self, text: str) -> None:
        """Say something below the review, such as where it was saved."""
        self.note.setText(text)
        self.note.show()

    def show_moment(self, at: int | None, *, can_play: bool) -> None:
        """Mark the moment that the board shows, after so many decisions: in the chart and in the lists.

        None stands for the present. Offer to play from there, if it has a decision to make.
        """
        self._at = at
        self._mark_moment()
        self.play.setEnabled(can_play)
        help_ = tr("Start a new game from here; this one doesn’t change") if can_play else tr("Choose a moment first")
        self.play.setToolTip(tip(help_))

    def show_offer(self, text: str, *, possible: bool) -> None:
        """Show what a review is, or why there can't be one."""
        self.offer.setText(text)
        self.start.setVisible(possible)
        self.pages.setCurrentIndex(OFFERED)

    def show_progress(self, share: float) -> None:
        """Show how much of a review is done, from 0 to 1."""
        self.progress.setValue(round(100 * share))
        self.pages.setCurrentIndex(WORKING)

    def show_review(self, texts: ReviewTexts) -> None:
        """Show a review."""
        self.chart.show_chart(self._chances(texts), self.context.icons.theme)
        self.decisions.empty()
        for one in texts.listed():
            self._add(self.decisions, one.at, one.seat, texts.decision(one), texts.entry(one))
        self.turns.empty()
        for turn in texts.turns():
            self._add(self.turns, turn.at, turn.seat, turn.text, "")
        for list_ in (self.decisions, self.turns):
            list_.setVisible(list_.count() > 0)  # without entries it would be a thin line
        self._mark_moment()
        self.nothing.setHidden(self.decisions.count() > 0)
        self.measures = texts.measures()
        if not self.measure.count():
            for number, measure in enumerate(self.measures):
                self.measure.addItem(measure.name, number)
        self._show_measure()
        self.tabs.setTabText(0, tr("Decisions ({n})", n=self.decisions.count()))
        self.note.hide()
        self.pages.setCurrentIndex(REVIEW)

    def showEvent(self, event: QShowEvent) -> None:
        """Report that the pane is seen."""
        super().showEvent(event)
        self.shown.emit()

    def _review_page(self) -> QWidget:
        self.tabs = QTabWidget()
        self.tabs.addTab(_page_of(self.nothing, (self.decisions, 1)), tr("Decisions"))
        between = Label(
            tr("Each change is from one point of the chart to the next."),
            role="quiet",
            wordWrap=True,
            contentsMargins=margins(10, 6, 10, 4),
        )
        self.tabs.addTab(_page_of(between, (self.turns, 1)), tr("Turning points"))
        above = column_of(row_of(self.measure, 1), self.about, contentsMargins=margins(8, 6, 8, 4))
        self.tabs.addTab(_page_of(above, (self.table, 1)), tr("Table"))
        self.chart.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self.chart.setMinimumHeight(scaled(CHART_HEIGHT))
        page = QWidget()
        parts = (self.chart, 2), (self.tabs, 5), self.note
        page.setLayout(column_of(*parts, contentsMargins=QMargins()))
        return page

    def _chances(self, texts: ReviewTexts) -> Lines:
        """The chart of the chances to win along the game."""
        course = texts.review.course
        looks = [self.context.icons.theme.seat(colour) for colour in self.context.colours]
        series = tuple(
            Series(name, tuple(round(100 * point.chances[seat]) for point in course), looks[seat].colour, colour)
            for seat, (name, colour) in enumerate(zip(texts.words.seats, self.context.colours, strict=True))
        )
        about = tr(texts.words.chances_about)
        if texts.turns():
            about = paragraph(as_sentence(about), tr("Symbols above: turning points."))
        moments = tuple(point.at for point in course)
        turns = tuple(Turn(label, turn.seat, turn.text, turn.at) for label, turn in texts.turns_on_course())
        return Lines(tr("Chance of winning"), about, tuple(texts.labels()), series, moments=moments, turns=turns)

    def _add(self, list_: ChoiceList, at: int, seat: int, title: str, about: str) -> None:
        list_.add(at, self.context.icons.seat(self.context.colours[seat]), title, about)

    def _show_measure(self) -> None:
        """Show the chosen table: a row in a line, and a column for each player under the player's symbol."""
        _, about, ((_, *names), *rows) = self.measures[self.measure.currentIndex()]
        self.about.setText(about)
        self.table.setAccessibleName(about)
        self.table.clear()
        self.table.setRowCount(len(rows))
        self.table.setColumnCount(1 + len(names))
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.table.setHorizontalHeaderItem(0, QTableWidgetItem(""))
        for c, name in enumerate(names):
            head = QTableWidgetItem(self.context.icons.seat(self.context.colours[c]), "")
            head.setData(Qt.ItemDataRole.AccessibleTextRole, name)
            head.setToolTip(tip(name))
            self.table.setHorizontalHeaderItem(1 + c, head)
        for r, (title, *figures) in enumerate(rows):
            self.table.setItem(r, 0, QTableWidgetItem(title))
            for c, text in enumerate(figures):
                item = QTableWidgetItem(text)
                item.setTextAlignment(RIGHT)
                if text:
                    item.setToolTip(tip(labelled(title, f"{names[c]} {text}")))
                self.table.setItem(r, 1 + c, item)
        fit_rows(self.table)

    def _mark_moment(self) -> None:
        self.chart.show_moment(self._at)
        for list_ in (self.decisions, self.turns):
            if list_.value() != self._at:
                with QSignalBlocker(list_):  # the board shows it already
                    list_.set_value(self._at)
            if self._at in list_.values:
                list_.scrollToItem(list_.item(list_.values.index(self._at)))

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
