"""What a game was for one player: the rounds as columns over a few sentences that no other game would have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QMargins, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from indonesia_qt.i18n.text import enumerated, figure, labelled, tr
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.style.theme import mixed
from indonesia_qt.ui.table.panels.panel import Context
from indonesia_qt.ui.widgets.layouts import Part, column_of
from indonesia_qt.ui.widgets.plain_text import Label, tip

COLUMN, COLUMNS_HIGH, NUMBERED, LEAST_HIGH = 26, 76, 52, 26
"""Pixels at 100 %: the least width of a column and the height of all; in less height than `NUMBERED` the numbers of the
rounds are left out, in less than the last the columns."""
SMALL = 0.8
"""The size of the figures beside the text around them."""
PALE = 0.55
"""How much paler the columns are than that of the best round."""


class StoryText(NamedTuple):
    """The story in words: what was gained in each round under the name of what it is, the best round, and sentences."""

    name: str
    gained: Sequence[int]
    best: str
    sentences: Sequence[str]


class RoundColumns(QWidget):
    """A column for each round, as high as what was gained; the best one has the player's colour."""

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

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the columns over the numbers of the rounds, and the figures over the columns."""
        if self.height() < scaled(LEAST_HIGH):
            return
        painter = QPainter(self)
        font = self.font()
        font.setPointSizeF(SMALL * font.pointSizeF())
        painter.setFont(font)
        line, ink = painter.fontMetrics().height(), self._theme.interface
        below = line if self.height() >= scaled(NUMBERED) else 0
        wide, most = self.width() / len(self._gained), max(1, *self._gained)
        best = list(self._gained).index(max(self._gained))
        for number, amount in enumerate(self._gained):
            high = max(1.0, (self.height() - line - below) * max(0, amount) / most)
            column = QRectF(number * wide + 2, self.height() - below - high, wide - 4, high)
            colour = QColor(self._colour)
            painter.fillRect(column, colour if number == best else mixed(self._colour, ink.raised, PALE))
            painter.setPen(QColor(ink.text if number == best else ink.quiet_text))
            texts = (column.top() - line, figure(amount)), (self.height() - below, str(number + 1) if below else "")
            for top, text in texts:
                painter.drawText(QRectF(number * wide, top, wide, line), Qt.AlignmentFlag.AlignCenter, text)


class OwnStory(QWidget):
    """The story of a seat under a heading; `is_own` says whether it is that of the person at the screen."""

    def __init__(self, context: Context, seat: int, text: StoryText, *, is_own: bool) -> None:
        super().__init__()
        title = tr("Your game") if is_own else tr("{player}’s game", player=context.words.seats[seat])
        self.heading = Label(title, role="heading")
        self.columns = RoundColumns(context, seat, text.name, text.gained)
        self.lines = [Label(text.best, role="strong", wordWrap=True)]
        self.lines += [Label(sentence, wordWrap=True) for sentence in text.sentences]
        parts: tuple[Part, ...] = self.heading, (self.columns, 1), *self.lines
        self.setLayout(column_of(*parts, contentsMargins=QMargins(), spacing=scaled(2)))
