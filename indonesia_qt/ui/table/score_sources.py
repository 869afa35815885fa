"""Explains scores on the final screen: where each player's came from, by a bar and in a table that adds up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QMargins, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QWidget

from indonesia_qt.board.model import BoardMap
from indonesia_qt.core.game import Game
from indonesia_qt.i18n.text import enumerated, figure, labelled, signed, tr
from indonesia_qt.ui.charts.chart_drawing import ChartDrawing, hatch
from indonesia_qt.ui.charts.chart_model import Series
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.table.final_screen import Bar, FinalScreen
from indonesia_qt.ui.table.panels.panel import Context
from indonesia_qt.ui.table.seat_icons import icon_label
from indonesia_qt.ui.widgets.layouts import RowScroll
from indonesia_qt.ui.widgets.plain_text import Label, tip

HATCH_GAP = 5.0
"""Pixels between the lines over what was lost."""
SWATCH, AMOUNT = 22, 54
"""Pixels at 100 %: the width of a source's pattern in the table, and of a player's column."""


class SourceBar(Bar):
    """A bar of what a player gained, a part for each source; its end is hatched as far as he lost some of it.

    `whole` is the gain of the longest bar. `spoken` says for a screen reader what the bar shows, with all `amounts`.
    """

    def __init__(self, context: Context, parts: Sequence[tuple[Series, int]], whole: int, spoken: str) -> None:
        super().__init__()
        self.theme, self.whole = context.icons.theme, whole
        self.gained = [(one, amount) for one, amount in parts if amount > 0]
        self.lost = -sum(amount for _, amount in parts if amount < 0)
        amounts = [(one.name, amount) for one, amount in parts if amount]
        self.setToolTip(tip("\n".join(labelled(name, context.words.score(amount)) for name, amount in amounts)))
        listed = enumerated(f"{name} {figure(amount)}" for name, amount in amounts)
        self.setAccessibleName(tr(spoken, amounts=listed))

    def lengths(self) -> tuple[float, float]:
        """Return the pixels up to the end of what is left, and up to the end of all that was gained."""
        gained = sum(amount for _, amount in self.gained)
        pixel = (self.width() - 1) / max(1, self.whole)
        return max(0, gained - self.lost) * pixel, gained * pixel

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the parts side by side, and hatch what was lost over their end."""
        painter = QPainter(self)
        painter.setClipRect(QRectF(0, 0, self.grown * self.width(), self.height()))
        drawing = ChartDrawing(painter, QRectF(self.rect()), self.theme, 0.7 * self.fontMetrics().height())
        left, high = 0.5, self.height() - 5
        for one, amount in self.gained:
            wide = amount / max(1, self.whole) * (self.width() - 1)
            drawing.part(QRectF(left, 2, wide, high), one)
            left += wide
        kept, all_ = self.lengths()
        if all_ > kept:
            box = QRectF(0.5 + kept, 2, all_ - kept, high)
            ink = self.theme.interface
            painter.fillRect(box.adjusted(0, -1, 1, 1), QColor(ink.raised))
            painter.setPen(QPen(QColor(ink.strong_line), 1))
            painter.drawLines(hatch(box, "/", HATCH_GAP))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(box)


class _Swatch(QWidget):
    """The colour and pattern of a source, as the bars have it."""

    def __init__(self, context: Context, source: Series) -> None:
        super().__init__()
        self.theme, self.source = context.icons.theme, source
        self.setFixedSize(QSize(scaled(SWATCH), self.fontMetrics().height()))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint a part of a bar."""
        painter = QPainter(self)
        drawing = ChartDrawing(painter, QRectF(self.rect()), self.theme, 0.7 * self.height())
        drawing.part(QRectF(self.rect()).adjusted(0.5, 2.5, -1.5, -2.5), self.source)


class SourcesScreen(FinalScreen):
    """Explains every score by a bar and in a table of the `sources` of scores.

    A game gives `amounts`, what a bar shows in words, and `total`, the name of the scores in the table.
    """

    amounts: str
    total: str

    def __init__(
        self,
        context: Context,
        game: Game[Any],
        final: Any,
        board: BoardMap,
        reader: int | None,
        source: Any,
        sources: Sequence[Series],
    ) -> None:
        self.source, self.sources = source, sources
        super().__init__(context, game, final, board, reader)

    def bar(self, seat: int) -> Bar:
        """Return the bar of what a player gained and lost."""
        whole = max(sum(amount for _, amount in self._parts(one) if amount > 0) for one in self.places)
        return SourceBar(self.context, self._parts(seat), whole, self.amounts)

    def table(self) -> QWidget:
        """Return the table of the sources, whose columns add up to the scores."""
        return source_table(self.context, self.places, self.sources, self.scores, tr(self.total))

    def _parts(self, seat: int) -> list[tuple[Series, int]]:
        return [(one, int(one.values[seat] or 0)) for one in self.sources]


def source_table(
    context: Context, places: Sequence[int], sources: Sequence[Series], scores: Sequence[int], total: str
) -> QWidget:
    """Return a table with a row for each source and a column for each player, from first to last.

    The columns add up to the `scores`, which stand in the last row under the name `total`.
    """
    table = QWidget()
    grid = QGridLayout(table)
    grid.setContentsMargins(QMargins())
    grid.setHorizontalSpacing(scaled(12))
    grid.setVerticalSpacing(scaled(1))
    grid.setColumnStretch(len(places) + 2, 1)
    right = Qt.AlignmentFlag.AlignRight
    for column, seat in enumerate(places, start=2):
        name = icon_label(context.icons.seat(context.colours[seat]), 16)
        name.setAlignment(right)
        name.setAccessibleName(context.words.seats[seat])
        name.setToolTip(tip(name.accessibleName()))
        grid.addWidget(name, 0, column)
        grid.setColumnMinimumWidth(column, scaled(AMOUNT))
        for row, one in enumerate(sources, start=1):
            grid.addWidget(Label(_amount(one.values[seat]), alignment=right), row, column)
        grid.addWidget(Label(figure(scores[seat]), role="strong", alignment=right), len(sources) + 1, column)
    for row, one in enumerate(sources, start=1):
        grid.addWidget(_Swatch(context, one), row, 0)
        grid.addWidget(Label(one.name), row, 1)
    grid.addWidget(Label(total, role="strong"), len(sources) + 1, 1)
    return RowScroll(table)


def _amount(value: float | None) -> str:
    """Return an amount in a cell of the table; what was gained has no sign."""
    if not value:
        return "\N{EN DASH}"
    return figure(int(value)) if value > 0 else signed(int(value))
