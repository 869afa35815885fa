"""The players, a line each, with what is to be said of them."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from indonesia_qt.ui.indonesia.panels.base import Context


class SeatList(QWidget):
    """Symbol, name and text of each seat in `told`, in its order."""

    def __init__(self, context: Context, told: Mapping[int, str]) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(3)
        grid.setColumnStretch(1, 1)
        for row, (seat, text) in enumerate(told.items()):
            symbol = QLabel()
            symbol.setPixmap(context.icons.seat(context.colours[seat]).pixmap(16, 16))
            grid.addWidget(symbol, row, 0)
            grid.addWidget(QLabel(context.words.seats[seat]), row, 1)
            grid.addWidget(QLabel(text), row, 2)
