"""The slots of a player with his companies, on his card."""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QToolTip, QWidget

from indonesia_qt.games.indonesia.rules.constants import LAST_STEP
from indonesia_qt.games.indonesia.rules.state import Player, State
from indonesia_qt.i18n.text import clauses, enumerated, tr
from indonesia_qt.ui.games.indonesia.board import glyphs
from indonesia_qt.ui.games.indonesia.texts.names import letter
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.style.theme import faded
from indonesia_qt.ui.table.panels.panel import Context
from indonesia_qt.ui.widgets.plain_text import tip

RING = 2.5
"""Width of the ring around the slot that the keyboard is on."""
EDGE, BETWEEN, ROUND = 2, 4, 4
"""Pixels at 100 %: around the parts of a company in its slot, between slots, and the radius of a slot's corners."""
FONT_SHARES = (1.0, 0.9, 0.8, 0.7, 0.6)
"""How small the letters in a slot may become, as parts of the card's font."""
MOST_DISC, LEAST_DISC = 0.5, 0.95
"""The side of a company's disc, at most as a part of the slot's width, at least as a part of the letters' height."""
WIDEST_LETTER, WIDEST_UNITS = "W", "20"


class SlotPlaces(NamedTuple):
    """Where the parts of a company go in its slot, and the font of its letter and its number."""

    disc: QRectF
    letter: QRectF
    units: QRectF
    font: QFont


def slot_places(box: QRectF, letter: str, units: str, font: QFont) -> SlotPlaces:
    """Share a slot: the disc at the left, the letter over the number at the right.

    Where there is little room the disc becomes smaller, and then the font.
    """
    edge = scaled(EDGE)
    for share in FONT_SHARES:
        smaller = QFont(font)
        smaller.setPointSizeF(font.pointSizeF() * share)
        beside = _text_width(smaller, letter, units)
        side = min(box.height() - 2 * edge, box.width() * MOST_DISC, box.width() - beside - 3 * edge)
        if side >= _least_disc(smaller):
            break
    disc = QRectF(box.left() + edge, box.center().y() - side / 2, side, side)
    text = QRectF(disc.right() + edge, box.top(), box.right() - edge - disc.right() - edge, box.height())
    half = text.height() / 2
    return SlotPlaces(disc, text.adjusted(0, 1, 0, -half), text.adjusted(0, half, 0, -1), smaller)


def _text_width(font: QFont, letter: str, units: str) -> float:
    """The room that a bold letter and a number need."""
    bold = QFont(font)
    bold.setBold(True)
    return max(QFontMetricsF(bold).horizontalAdvance(letter), QFontMetricsF(font).horizontalAdvance(units)) + 1


def _least_disc(font: QFont) -> float:
    return LEAST_DISC * QFontMetricsF(font).height()


class SlotRow(QWidget):
    """The five slots of a player with his companies.

    `slot_clicked` carries the number, from 1, of the one that was clicked.
    The arrow keys go through the companies; Enter and Space click the one with the ring.
    """

    slot_clicked = Signal(int)

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self.companies: list[str] = []
        self.slots = 1
        self.view: State | None = None
        self.ringed = 0
        """The slot that the keyboard is on."""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def sizeHint(self) -> QSize:
        """Two lines high."""
        line = QFontMetrics(self.font()).height()
        return QSize(10 * line, round(2.1 * line))

    def minimumSizeHint(self) -> QSize:
        """So wide that the smallest letters have room in every slot."""
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * FONT_SHARES[-1])
        text = _text_width(font, WIDEST_LETTER, WIDEST_UNITS)
        slot = _least_disc(font) + text + 3 * scaled(EDGE) + scaled(BETWEEN) + 1
        return QSize(math.ceil(LAST_STEP * slot), round(1.9 * QFontMetrics(self.font()).height()))

    def places(self, slot: int) -> SlotPlaces:
        """Where the parts of the company in a slot go."""
        assert self.view is not None
        company = self.view.companies[self.companies[slot]]
        return slot_places(self._box(slot), letter(self.view.scenario, company.id), str(company.units), self.font())

    def show_slots(self, view: State, player: Player) -> None:
        """Show the companies of a player."""
        self.view, self.slots, self.companies = view, player.slots, player.companies
        self.setAccessibleName(enumerated(map(self.context.words.company, player.companies)) or tr("no companies"))
        self.update()

    def _box(self, slot: int) -> QRectF:
        width = self.width() / LAST_STEP
        return QRectF(slot * width, 0, width - scaled(BETWEEN), self.height()).adjusted(0.5, 0.5, -0.5, -0.5)

    def _slot_at(self, x: float) -> int:
        return int(x // (self.width() / LAST_STEP))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw a box for each slot."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink, round_ = self.context.icons.theme.interface, scaled(ROUND)
        for slot in range(LAST_STEP):
            box = self._box(slot)
            if slot < len(self.companies):
                self._paint_company(painter, box, slot)
            elif slot < self.slots:
                painter.setPen(QPen(QColor(ink.strong_line), 1, Qt.PenStyle.DashLine))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(box, round_, round_)
            else:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(faded(ink.line, 0.45))
                painter.drawRoundedRect(box, round_, round_)
        if self.hasFocus():
            painter.setPen(QPen(QColor(ink.accent), RING))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self._box(self.ringed).adjusted(1, 1, -1, -1), round_, round_)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to another slot, or click the company in this one."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is not None:
            self.ringed = min(max(self.ringed + step, 0), LAST_STEP - 1)
            self.update()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._click(self.ringed)
        else:
            super().keyPressEvent(event)

    def _click(self, slot: int) -> None:
        self.slot_clicked.emit(slot + 1)

    def _paint_company(self, painter: QPainter, box: QRectF, slot: int) -> None:
        assert self.view is not None
        theme = self.context.icons.theme
        company = self.view.companies[self.companies[slot]]
        operated = company.id in self.view.operated
        painter.setPen(QPen(QColor(theme.interface.strong_line), 1))
        painter.setBrush(QColor(theme.interface.pressed if operated else theme.interface.field))
        painter.drawRoundedRect(box, scaled(ROUND), scaled(ROUND))
        places = self.places(slot)
        glyphs.paint_disc(painter, company.kind, places.disc, theme)
        painter.setPen(QColor(theme.interface.text))
        painter.setFont(places.font)
        painter.drawText(places.units, Qt.AlignmentFlag.AlignCenter, str(company.units))
        places.font.setBold(True)
        painter.setFont(places.font)
        painter.drawText(places.letter, Qt.AlignmentFlag.AlignCenter, letter(self.view.scenario, company.id))

    def event(self, event: QEvent) -> bool:
        """Tell of the slot under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), tip(self._tip(self._slot_at(event.pos().x()))), self)
            return True
        return super().event(event)

    def _tip(self, slot: int) -> str:
        if slot < len(self.companies) and self.view is not None:
            company = self.view.companies[self.companies[slot]]
            operated = tr("has operated this year") if company.id in self.view.operated else ""
            told = clauses(self.context.words.holding(company), operated)
            deeds = self.context.words.places(company.deeds)
            return f"{self.context.words.company(company.id)}: {told}\n{deeds}"
        return tr("free slot") if slot < self.slots else tr("needs more research of slots")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tell which company was clicked."""
        self._click(self._slot_at(event.position().x()))
