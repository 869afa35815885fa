"""Explains scores on the final screen: where each player's came from, by a bar and in a table that adds up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from PySide6.QtCore import QMargins, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QPainter, QPaintEvent
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
SCORE_MARK = 3
"""The width of the line at a score, in pixels at 100 %."""
SWATCH, AMOUNT = 22, 28
"""Pixels at 100 %: the width of a source's pattern in the table, and of a player's column."""


class SourceBar(Bar):
    """A bar of what a player gained, a part for each source, which ends at the score.

    It starts as far before zero as the player lost points again; there the losses lie over it. `room` is the largest
    loss and the highest score of all players, so that all bars have the same zero and scale. `spoken` says for a screen
    reader what the bar shows, with all `amounts`.
    """

    accessible_role = QAccessible.Role.Graphic

    def __init__(
        self, context: Context, parts: Sequence[tuple[Series, int]], room: tuple[int, int], spoken: str
    ) -> None:
        super().__init__()
        self.theme, self.room = context.icons.theme, room
        amounts = [(one, amount) for one, amount in parts if amount]
        self.amounts = sorted(amounts, key=lambda part: part[1] < 0)
        """What came from each source; losses are below zero and last."""
        self.setToolTip(tip("\n".join(labelled(one.name, context.words.score(amount)) for one, amount in amounts)))
        listed = enumerated(f"{one.name} {figure(amount)}" for one, amount in amounts)
        self.setAccessibleName(tr(spoken, amounts=listed))

    def boxes(self) -> list[QRectF]:
        """Return where each of the `amounts` is painted."""
        at = {True: self.place(-lost(self.amounts)), False: self.place(0)}
        found = []
        for _, amount in self.amounts:
            gains = amount > 0
            box = QRectF(at[gains], 2, self.place(amount) - self.place(0), self.height() - 5)
            at[gains] = box.right()
            found.append(box if gains else box.normalized().adjusted(0, LOSS_TOP * box.height(), 0, 0))
        return found

    def place(self, points: int) -> float:
        """Return where so many points end, in pixels from the left edge; losses are below zero."""
        return 0.5 + (self.room[0] + points) * (self.width() - 1 - scaled(SCORE_MARK) / 2) / max(1, sum(self.room))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the parts side by side, losses over those before zero, and lines at zero and at the score."""
        painter = QPainter(self)
        half, height = scaled(SCORE_MARK) / 2, self.height()
        end = self.place(sum(amount for _, amount in self.amounts))
        painter.setClipRect(QRectF(0, 0, self.grown * (end + half), height))
        drawing = ChartDrawing(painter, QRectF(self.rect()), self.theme, 0.7 * self.fontMetrics().height())
        for (one, amount), box in zip(self.amounts, self.boxes(), strict=True):
            drawing.part(box, one, is_loss=amount < 0)
        ink = QColor(self.theme.interface.text)
        painter.fillRect(QRectF(end - half, 0, 2 * half, height - 1), ink)
        if self.room[0]:
            painter.setClipping(False)
            painter.fillRect(QRectF(self.place(0) - 0.5, 0, 1, height), ink)


def lost(parts: Iterable[tuple[Series, int]]) -> int:
    """Return all that a player lost again."""
    return -sum(min(0, amount) for _, amount in parts)


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
        is_loss = not any(value and value > 0 for value in self.source.values)
        drawing.part(QRectF(self.rect()).adjusted(0.5, 2.5, -1.5, -2.5), self.source, is_loss=is_loss)


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
        room = max(lost(self._parts(one)) for one in self.places), max(0, *self.scores)
        return SourceBar(self.context, self._parts(seat), room, self.amounts)

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
