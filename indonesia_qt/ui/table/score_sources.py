"""Explains scores on the final screen: where each player's came from, by a bar and in a table that adds up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QMargins, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from indonesia_qt.board.model import BoardMap
from indonesia_qt.core.game import Game
from indonesia_qt.i18n.text import enumerated, figure, labelled, signed, tr
from indonesia_qt.ui.charts.chart_drawing import ChartDrawing
from indonesia_qt.ui.charts.chart_model import Series
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.table.final_screen import Bar, FinalScreen
from indonesia_qt.ui.table.panels.panel import Context
from indonesia_qt.ui.widgets.layouts import RowScroll
from indonesia_qt.ui.widgets.plain_text import Label, tip

LOSS_TOP = 0.4
"""The part of a bar's height below which a loss covers what was gained."""
SWATCH, AMOUNT = 22, 54
"""Pixels at 100 %: the width of a source's pattern in the table, and of a player's column."""


class SourceBar(Bar):
    """A bar of what a player gained, a part for each source; what he lost again lies over its end.

    `whole` is all that the player with the longest bar gained. `spoken` says for a screen reader what the bar
    shows, with all `amounts`.
    """

    accessible_role = QAccessible.Role.Graphic

    def __init__(self, context: Context, parts: Sequence[tuple[Series, int]], whole: int, spoken: str) -> None:
        super().__init__()
        self.theme, self.whole = context.icons.theme, whole
        amounts = [(one, amount) for one, amount in parts if amount]
        self.amounts = sorted(amounts, key=lambda part: part[1] < 0)
        """What came from each source; losses are below zero and last."""
        self.setToolTip(tip("\n".join(labelled(one.name, context.words.score(amount)) for one, amount in amounts)))
        listed = enumerated(f"{one.name} {figure(amount)}" for one, amount in amounts)
        self.setAccessibleName(tr(spoken, amounts=listed))

    def boxes(self) -> list[QRectF]:
        """Return where each of the `amounts` is painted."""
        pixel, end = (self.width() - 1) / max(1, self.whole), 0.5
        found = []
        for _, amount in self.amounts:
            whole = QRectF(end, 2, amount * pixel, self.height() - 5)
            box = whole.normalized()
            found.append(box if amount > 0 else box.adjusted(0, LOSS_TOP * box.height(), 0, 0))
            end = whole.right()
        return found

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the parts side by side, and losses over them."""
        painter = QPainter(self)
        painter.setClipRect(QRectF(0, 0, self.grown * self.width(), self.height()))
        drawing = ChartDrawing(painter, QRectF(self.rect()), self.theme, 0.7 * self.fontMetrics().height())
        for (one, _), box in zip(self.amounts, self.boxes(), strict=True):
            drawing.part(box, one)


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
        whole = max(sum(max(0, amount) for _, amount in self._parts(one)) for one in self.places)
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
        name = context.icons.seat_label(context.colours[seat], 16)
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
