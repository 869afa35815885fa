"""The panel when the game is over: the winner and the ranking in short, beside the final screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout, QWidget

from indonesia_qt.core.game import Game
from indonesia_qt.core.session import Hint
from indonesia_qt.i18n.text import counted, tr
from indonesia_qt.ui.charts.chart_model import Chart
from indonesia_qt.ui.charts.chart_window import ChartView
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.table.panels.panel import Context
from indonesia_qt.ui.widgets.flow_layout import FlowLayout
from indonesia_qt.ui.widgets.layouts import ScrollArea, row_of
from indonesia_qt.ui.widgets.plain_text import Label, push_button

CHART_HIGH, MOST_CHART = 230, 420
"""Pixels at 100 % of the chart's height, at least and at most."""
AROUND_CHART = 36
"""Pixels at 100 % above and below the chart together."""


class ResultPanel(QWidget):
    """Shows the ranking, and buttons for the next steps.

    A game that shows more than its final screen does overrides `build` and sets `says_more`.

    Signals:
        again: another game is to begin.
        final_requested: the final screen is to be opened again.
        report_requested, copy_requested: the button for it was pressed.
        moment_requested(at): a point of the chart was clicked, before which so many decisions had been made.
    """

    says_more = False
    again = Signal()
    final_requested = Signal()
    report_requested = Signal()
    copy_requested = Signal()
    moment_requested = Signal(int)

    def __init__(self, context: Context, game: Game[Any], final: Any, hints: Sequence[Hint] = ()) -> None:
        super().__init__()
        self.context, self.game, self.final = context, game, final
        self.hints = Counter(hint.seat for hint in hints)
        self._told: list[Label] = []
        """Who has won, and by which rule."""
        content = QWidget()
        self.body = QVBoxLayout(content)
        self.body.setContentsMargins(margins(12, 8, 12, 8))
        self.body.setSpacing(scaled(6))
        self.build()
        self.body.addStretch(1)
        self.chart = ChartView(context.icons.theme)
        self.chart.moment_requested.connect(self.moment_requested)
        self.chart.hide()
        self._charts: tuple[Chart | None, Chart | None] = None, None
        """The chart that the final screen may show, and another one for when it does."""
        self._is_left = True
        """Whether there is no chart to show."""
        self._scroll = scroll = ScrollArea()
        scroll.setAccessibleName(tr("Final result"))
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(content)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(scroll, 1)
        layout.addLayout(row_of((self.chart, 1), contentsMargins=margins(12, 8, 12, 0)))
        self._ways_on = self._buttons()
        layout.addLayout(self._ways_on)
        layout.addStretch()

    def build(self) -> None:
        """Add the winner and the ranking to `body`."""
        words, scores, places = self.context.words, self.game.scores(self.final), self.game.ranking(self.final)
        first = places[0]
        winner, score = words.seats[first], words.score(scores[first])
        self.text(tr("{winner} wins with {score}", winner=winner, score=score), "heading")
        grid = QGridLayout()
        grid.setHorizontalSpacing(scaled(6))
        grid.setColumnStretch(2, 1)
        for row, seat in enumerate(places):
            grid.addWidget(Label(f"{row + 1}."), row, 0)
            grid.addWidget(self.context.icons.seat_label(self.context.colours[seat], 16), row, 1)
            grid.addWidget(Label(words.seats[seat], role="strong"), row, 2)
            grid.addWidget(Label(self.asked_for(seat), role="quiet"), row, 3)
            total = Label(words.score(scores[seat]), role="strong", alignment=Qt.AlignmentFlag.AlignRight)
            grid.addWidget(total, row, 4)
        self.body.addLayout(grid)

    def show_charts(self, main: Chart | None, other: Chart | None) -> None:
        """Show below the ranking, if there is room, a chart that the final screen may show, too, or then another."""
        self._charts = main, other

    def share_with_final(self, *, is_seen: bool, explains: bool, has_chart: bool) -> None:
        """Leave out what the final screen shows while it is seen, and the button for it.

        The ranking is left out unless it says more here: who has used hints, or the sums, where the final screen has no
        room for the table that `explains` them. Then only who has won is left out.
        """
        self.first.setHidden(is_seen)
        for told in self._told:
            told.setHidden(is_seen)
        self._scroll.setHidden(is_seen and (explains or not self.says_more) and not self.hints)
        chart = self._charts[is_seen and has_chart]
        self._is_left = chart is None
        if chart is not None:
            self.chart.show_chart(chart, self.context.icons.theme)
        self._fit_chart()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the height, and ask for another one for another width."""
        super().resizeEvent(event)
        self._fit_chart()
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return a size in which nothing but the chart is cut: a list that scrolls asks for less."""
        return super().sizeHint().expandedTo(QSize(0, self._need(self.width())))

    def _need(self, width: int) -> int:
        """The height of the ranking, if it isn't left out, of the buttons, and around the chart."""
        ranking = max(self.body.totalHeightForWidth(width), self.body.totalSizeHint().height())
        return (0 if self._scroll.isHidden() else ranking) + self._ways_on.heightForWidth(width) + scaled(AROUND_CHART)

    def _fit_chart(self) -> None:
        """Give the chart what ranking and buttons leave, if that is enough."""
        spare = self.height() - self._need(self.width())
        self.chart.setMinimumHeight(scaled(CHART_HIGH))  # not more: the window must be able to become smaller
        self.chart.setMaximumHeight(max(scaled(CHART_HIGH), min(spare, scaled(MOST_CHART))))
        self.chart.setVisible(not self._is_left and spare >= scaled(CHART_HIGH))

    def asked_for(self, seat: int) -> str:
        """Return how many hints a player has asked for; empty for none."""
        return counted(self.hints[seat], "{n} hint used", "{n} hints used") if self.hints[seat] else ""

    def text(self, text: str, role: str) -> None:
        """Add a paragraph to `body`."""
        self._told.append(Label(text, wordWrap=True, role=role))
        self.body.addWidget(self._told[-1])

    def showEvent(self, event: QShowEvent) -> None:
        """Put the keyboard on a button that doesn't end anything if it is pressed by mistake."""
        super().showEvent(event)
        self.first.setFocus()

    def _buttons(self) -> FlowLayout:
        row = FlowLayout(spacing=scaled(6))
        row.setContentsMargins(margins(12, 8, 12, 12))
        offered: tuple[tuple[str, str, Callable[[], None]], ...] = (
            (tr("Final screen"), tr("Show the podium again"), self.final_requested.emit),
            (tr("Report…"), tr("Save all charts as PDF"), self.report_requested.emit),
            (tr("Copy…"), tr("Save a copy of the game"), self.copy_requested.emit),
            (tr("New game\N{HORIZONTAL ELLIPSIS}"), tr("Choose players and options"), self.again.emit),
        )
        buttons = [push_button(text, act, help=shows) for text, shows, act in offered]
        for button in buttons:
            row.addWidget(button)
        self.first = buttons[0]
        self.setFocusProxy(self.first)
        return row
