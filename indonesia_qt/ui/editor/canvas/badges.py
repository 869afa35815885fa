"""A small sign that shows how many problems something has."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from PySide6.QtCore import QObject, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from indonesia_qt.board.checks.problem import Problem
from indonesia_qt.i18n.text import clauses, counted
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.style.theme import Theme
from indonesia_qt.ui.widgets.item_models import Index

BADGE = Qt.ItemDataRole.UserRole + 1
"""The role under which a cell has its `Badge`."""
SIDE, ASIDE = 9, 5
"""Pixels at 100 %: how much wider and higher than its number the sign is."""


class Badge(NamedTuple):
    """A number of errors and one of warnings."""

    errors: int = 0
    warnings: int = 0

    @classmethod
    def of(cls, problems: Collection[Problem]) -> Badge:
        """Return how many of these problems are errors, and how many warnings."""
        errors = sum(problem.level == "error" for problem in problems)
        return cls(errors, len(problems) - errors)

    @property
    def text(self) -> str:
        """The numbers in words."""
        return clauses(
            counted(self.errors, "{n} error", "{n} errors") if self.errors else "",
            counted(self.warnings, "{n} warning", "{n} warnings") if self.warnings else "",
        )


class BadgePainter(QStyledItemDelegate):
    """Draws the number of problems on a ground that is filled for errors, and has an edge only for warnings."""

    def __init__(self, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self.theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the room that the number and its sign need; none where there are no problems."""
        badge = index.data(BADGE)
        if not badge or not sum(badge):
            return QSize(0, 0)
        metrics = option.fontMetrics
        return QSize(metrics.horizontalAdvance(str(sum(badge))) + scaled(SIDE + ASIDE), metrics.height())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the background of the row, and the sign on it."""
        super().paint(painter, option, index)
        badge = index.data(BADGE)
        if not badge or not sum(badge):
            return
        colours, number = self.theme.interface, str(sum(badge))
        height = option.fontMetrics.height()
        width = max(height, option.fontMetrics.horizontalAdvance(number) + scaled(SIDE))
        box = QRectF(0, 0, width, height)
        box.moveCenter(QRectF(option.rect).center())
        ground, ink = (colours.warning, colours.window) if badge.errors else (colours.raised, colours.warning)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(colours.warning))
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(box, height / 2, height / 2)
        painter.setPen(QColor(ink))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, number)
        painter.restore()
