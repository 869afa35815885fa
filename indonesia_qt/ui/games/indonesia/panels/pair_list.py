"""Companies as letters in their owners' shapes, and the table of mergers, whose rows begin with two of them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QIcon, QPainter, QPaintEvent, QPen, QTransform
from PySide6.QtWidgets import QSizePolicy, QWidget

from indonesia_qt.games.indonesia.analysis.pairs import PossibleMerger
from indonesia_qt.games.indonesia.rules.constants import Kind
from indonesia_qt.i18n.text import figure, signed, tr
from indonesia_qt.ui.games.indonesia.board import glyphs
from indonesia_qt.ui.style.scaling import is_crowded, scaled
from indonesia_qt.ui.style.theme import Symbol, Theme, readable_on, symbol_path, text_font
from indonesia_qt.ui.table.panels.table_list import LEFT, TableList
from indonesia_qt.ui.widgets.plain_text import tip

STEP, RADIUS, LETTER = 30, 8.6, 11
"""Pixels at 100 %: from token to token, about the radius of one, the size of its letter."""
TOKEN, SIGN, PLUS = 21, 14, 8
"""Pixels at 100 % in a row: the room of a token, the sign of what the company has, the plus between two companies."""
LEAST_ROWS = 5
"""The number of rows that stay in sight, whatever comes into the panel."""
LOWER: dict[Symbol, float] = {"triangle": 0.22}
"""How far below the middle of a symbol a letter lies, in radii."""


Token = tuple[str, int]
"""A company: its letter, and the number of its owner's colour."""


def paint_token(painter: QPainter, theme: Theme, token: Token, at: QPointF, scale: float) -> None:
    """Paint a company as its letter in its owner's shape and colour around a point; `scale` 1 is the usual size."""
    letter, colour = token
    look, radius = theme.seat(colour), scaled(100) / 100 * RADIUS * scale
    painter.setPen(QPen(QColor(theme.pieces.ink), 1))
    painter.setBrush(QColor(look.colour))
    painter.drawPath(QTransform().translate(at.x(), at.y()).scale(radius, radius).map(symbol_path(look.symbol)))
    font = text_font(scaled(LETTER * scale))
    painter.setFont(font)
    painter.setPen(QColor(readable_on(look.colour, "#ffffff", "#000000")))
    height = QFontMetricsF(font).capHeight()
    baseline = at.y() + LOWER.get(look.symbol, 0) * radius + height / 2
    width = QFontMetricsF(font).horizontalAdvance(letter)
    painter.drawText(QPointF(at.x() - width / 2, baseline), letter)


class Tokens(QWidget):
    """Shows companies side by side."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.tokens: Sequence[Token] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_tokens(self, tokens: Sequence[Token]) -> None:
        """Show other companies; hide without any."""
        self.tokens = tokens
        self.setVisible(bool(tokens))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of all tokens in a row."""
        return QSize(scaled(STEP) * len(self.tokens), scaled(STEP))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the tokens."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, token in enumerate(self.tokens):
            at = QPointF((number + 0.5) * scaled(STEP), self.height() / 2)
            paint_token(painter, self.theme, token, at, 1.2)


class PairList(TableList):
    """Lists mergers: both companies with their goods or ships and how many they are together, and sums of money.

    These are the lowest bid, last year's income, and what the player gets or pays for it, and earns more each year.
    """

    spreads = True
    dispensable = 1, 0

    def __init__(self, theme: Theme) -> None:
        titles = tr("Pair, size"), tr("From", "bid"), tr("Last year"), tr("You, net"), tr("A year")
        explained = "\n".join(
            (
                tr("Size: how many goods or ships both have together"),
                tr("From: the lowest bid, in rupiah"),
                tr("Last year: what both companies earned"),
                tr("You, net: what you get or pay if the lowest bid wins"),
                tr("A year: how much more you earn if you win, on the board as it is"),
                tr("The best come first: by what you earn more, then by what you pay."),
            )
        )
        super().__init__(tr("Mergers"), titles, explained, theme, strong=3)
        self._leads: list[tuple[Sequence[Token], Sequence[Kind], int]] = []
        """What each row begins with: both companies, what they have, and how many units they have together."""

    def add_merger(
        self, merger: PossibleMerger, gain: int, name: str, about: str, tokens: Sequence[Token], kinds: Sequence[Kind]
    ) -> None:
        """Add a row; `tokens` are the letters of both companies with their owners' colours, `kinds` what they have."""
        self._leads.append((tokens, kinds, merger.units))
        cells = figure(merger.price), signed(merger.income), signed(merger.net), signed(gain)
        self.add_row(merger.pair, QIcon(), name, about, cells)
        self.item(self.count() - 1).setToolTip(tip(f"{name}\n{about}"))

    def minimumSizeHint(self) -> QSize:
        """Return a size with room for some rows below the titles, unless the window is crowded."""
        least = super().minimumSizeHint()
        if is_crowded(self):
            return least
        shown = [row for row in range(self.count()) if not self.isRowHidden(row)][:LEAST_ROWS]
        rows = sum(map(self.sizeHintForRow, shown)) + 2 * self.frameWidth() + self.viewportMargins().top()
        return least.expandedTo(QSize(0, rows))

    def is_strong(self, row: int, column: int) -> bool:
        """Return whether a figure stands out: what is earned more each year, if anything."""
        return super().is_strong(row, column) and self.cells[row][column] != signed(0)

    def lead_width(self) -> int:
        """Return the width of two tokens with a sign each, and a number."""
        return scaled(2 * (TOKEN + SIGN) + PLUS + 4) + self.fontMetrics().horizontalAdvance("00")

    def lead_height(self, row: int, width: int) -> int:  # noqa: ARG002
        """Return the height of a token."""
        return scaled(2.5 * RADIUS)

    def paint_lead(self, painter: QPainter, box: QRect, row: int, ink: QColor) -> None:
        """Paint both companies with what they have, and how much that is."""
        tokens, kinds, units = self._leads[row]
        middle, side, left = box.center().y() + 1, scaled(SIGN), box.left()
        for number, (token, kind) in enumerate(zip(tokens, kinds, strict=True)):
            if number:
                painter.setFont(self.font())
                painter.setPen(ink)
                plus = QRect(left, box.top(), scaled(PLUS), box.height())
                painter.drawText(plus, Qt.AlignmentFlag.AlignCenter, "+")
                left = plus.right() + 1
            paint_token(painter, self.theme, token, QPointF(left + scaled(TOKEN) / 2 - 1, middle), 1)
            left += scaled(TOKEN)
            glyphs.paint_disc(painter, kind, QRectF(left, middle - side / 2, side, side), self.theme)
            left += side
        painter.setFont(self.font())
        painter.setPen(ink)
        painter.drawText(box.adjusted(left + scaled(4) - box.left(), 0, 0, 0), LEFT, str(units))
