"""Companies as letters in their owners' shapes, and the table of mergers, whose rows begin with two of them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QIcon, QPainter, QPaintEvent, QPen, QTransform
from PySide6.QtWidgets import QSizePolicy, QWidget

from indonesia_qt.games.indonesia.analysis.pairs import PossibleMerger
from indonesia_qt.i18n.text import figure, signed, tr
from indonesia_qt.ui.games.indonesia.board import glyphs
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.style.theme import Symbol, Theme, readable_on, symbol_path, text_font
from indonesia_qt.ui.table.panels.table_list import LEFT, TableList

STEP, RADIUS, LETTER, SIGN = 30, 8.6, 11, 17
"""Pixels at 100 %: from token to token, about the radius of one, the size of its letter, the sign of a good."""
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
    """Lists mergers: both companies, what they make, the lowest bid, last year's income and the player's own sum."""

    spreads = True
    dispensable = 1

    def __init__(self, theme: Theme) -> None:
        titles = tr("Pair"), tr("From", "bid"), tr("Last year"), tr("You, net")
        explained = "\n".join(
            (
                tr("From: the lowest bid, in rupiah"),
                tr("Last year: what both companies earned"),
                tr("You, net: what you get or pay if the lowest bid wins"),
            )
        )
        super().__init__(tr("Mergers"), titles, explained, theme)
        self.mergers: list[tuple[PossibleMerger, Sequence[Token]]] = []

    def add_merger(self, merger: PossibleMerger, icon: QIcon, name: str, about: str, tokens: Sequence[Token]) -> None:
        """Add a row; `tokens` are the letters of both companies with their owners' colours."""
        self.mergers.append((merger, tokens))
        self.add_row(merger.pair, icon, name, about, (figure(merger.price), signed(merger.income), signed(merger.net)))

    def lead_width(self) -> int:
        """Return the width of two tokens, a sign and a number."""
        return scaled(2 * STEP + 2 + SIGN + 4) + self.fontMetrics().horizontalAdvance("00")

    def lead_height(self, row: int, width: int) -> int:  # noqa: ARG002
        """Return the height of a token."""
        return scaled(2.5 * RADIUS)

    def paint_lead(self, painter: QPainter, box: QRect, row: int, ink: QColor) -> None:
        """Paint both companies, and what they make."""
        merger, tokens = self.mergers[row]
        middle = box.center().y() + 1
        for number, token in enumerate(tokens):
            paint_token(painter, self.theme, token, QPointF(box.left() + scaled(10 + STEP * number), middle), 1)
        painter.setFont(self.font())
        painter.setPen(ink)
        between = QRect(box.left() + scaled(10), box.top(), scaled(STEP), box.height())
        painter.drawText(between, Qt.AlignmentFlag.AlignCenter, "+")
        left, side = box.left() + scaled(2 * STEP + 2), scaled(SIGN)
        glyphs.paint_disc(painter, merger.kind, QRectF(left, middle - side / 2, side, side), self.theme)
        painter.setPen(ink)
        painter.drawText(box.adjusted(left + side + scaled(4) - box.left(), 0, 0, 0), LEFT, str(merger.units))
