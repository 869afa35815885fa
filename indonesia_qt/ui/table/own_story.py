"""What a game was for one player: the rounds as columns over a few sentences that no other game would have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QMargins, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from indonesia_qt.i18n.text import enumerated, figure, labelled, tr
from indonesia_qt.ui.charts.chart_drawing import hatch
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.style.theme import mixed
from indonesia_qt.ui.table.panels.panel import Context
from indonesia_qt.ui.widgets.layouts import Part, column_of, row_of
from indonesia_qt.ui.widgets.plain_text import Label, tip

COLUMN, COLUMNS_HIGH, NUMBERED, LEAST_HIGH = 26, 76, 42, 26
"""Pixels at 100 %: the least width of a column and the height of all; in less height than `NUMBERED` the numbers of the
rounds are left out, in less than the last the columns."""
SMALL = 0.8
"""The size of the figures beside the text around them."""
PALE = 0.55
"""How much paler the columns are than that of the best round."""
LEAST_COLUMN, HATCH_GAP = 4, 4.0
"""Pixels: the smallest column at 100 %, up or down; between the lines of a column of losses."""


class StoryText(NamedTuple):
    """The story in words: what was gained in each round under the name of what it is, the best round, and sentences."""

    name: str
    gained: Sequence[int]
    best: str
    sentences: Sequence[str]


class RoundColumns(QWidget):
    """A column for each round, as high as what was gained; the best one has the player's colour.

    Columns of losses hang below the line of nothing.
    """

    accessible_role = QAccessible.Role.Graphic

    def __init__(self, context: Context, seat: int, name: str, gained: Sequence[int]) -> None:
        super().__init__()
        self._theme, self._gained = context.icons.theme, gained
        self._colour = self._theme.seat(context.colours[seat]).colour
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        amounts = enumerated(map(figure, gained))
        self.setAccessibleName(labelled(name, amounts))
        self.setToolTip(tip(name))

    def sizeHint(self) -> QSize:
        """Return a size in which each round has room for its figure."""
        return QSize(scaled(COLUMN) * len(self._gained), scaled(COLUMNS_HIGH))

    def minimumSizeHint(self) -> QSize:
        """Return that the columns can be left out."""
        return QSize(scaled(COLUMN) * len(self._gained), 0)

    @property
    def has_numbers(self) -> bool:
        """Whether there is room for the numbers of the rounds."""
        return self.height() >= scaled(NUMBERED)

    def columns(self) -> list[QRectF]:
        """Return the place of each round's column; those of losses hang down from the others' lower edge."""
        line = QFontMetrics(self._small_font()).height()
        wide, least = self.width() / len(self._gained), scaled(LEAST_COLUMN)
        high = self.height() - line * (1 + self.has_numbers)
        down = max(0, -min(self._gained))
        unit = high / max(1, max(0, *self._gained) + down)
        hanging = max(down * unit, least) if down else 0.0
        zero = line + high - hanging
        found = []
        for number, amount in enumerate(self._gained):
            tall = max(least, abs(amount) * unit) if amount else 1.0
            top = zero if amount < 0 else max(line, zero - tall)
            found.append(QRectF(number * wide + 2, top, wide - 4, tall))
        return found

    def _small_font(self) -> QFont:
        font = self.font()
        font.setPointSizeF(SMALL * font.pointSizeF())
        return font

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the columns over the numbers of the rounds, and the figures over the columns."""
        if self.height() < scaled(LEAST_HIGH):
            return
        painter = QPainter(self)
        painter.setFont(self._small_font())
        line, ink = painter.fontMetrics().height(), self._theme.interface
        best = list(self._gained).index(max(self._gained))
        for number, (amount, column) in enumerate(zip(self._gained, self.columns(), strict=True)):
            colour = QColor(self._colour) if number == best else mixed(self._colour, ink.raised, PALE)
            if amount < 0:
                painter.setPen(QPen(colour, 1))
                painter.drawLines(hatch(column, "/", HATCH_GAP))
                painter.drawRect(column)
            else:
                painter.fillRect(column, colour)
            painter.setPen(QColor(ink.text if number == best else ink.quiet_text))
            left, wide = column.left() - 2, column.width() + 4
            figures = QRectF(left, column.top() - line, wide, line)
            painter.drawText(figures, Qt.AlignmentFlag.AlignCenter, figure(amount))
            if self.has_numbers:
                below = QRectF(left, self.height() - line, wide, line)
                painter.drawText(below, Qt.AlignmentFlag.AlignCenter, str(number + 1))


class OwnStory(QWidget):
    """The story of a seat under a heading; `is_own` says whether it is that of the person at the screen."""

    def __init__(self, context: Context, seat: int, text: StoryText, *, is_own: bool) -> None:
        super().__init__()
        title = tr("Your game") if is_own else tr("{player}’s game", player=context.words.seats[seat])
        self.heading = Label(title, role="heading")
        self.columns = RoundColumns(context, seat, text.name, text.gained)
        best = Label(text.best, role="strong", wordWrap=True)
        best.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        sentences = [Label(sentence, wordWrap=True) for sentence in text.sentences]
        self.lines = [best, *sentences]
        head = row_of(self.heading, (best, 1), contentsMargins=QMargins(), spacing=scaled(8))
        parts: tuple[Part, ...] = head, (self.columns, 1), *sentences
        self.setLayout(column_of(*parts, contentsMargins=QMargins(), spacing=scaled(2)))
