"""The panel when the game is over: the winner, the ranking, and what can be done next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from indonesia_qt.core.game import Game
from indonesia_qt.core.session import Hint
from indonesia_qt.i18n.text import counted, phrase, tr
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.table.panels.panel import Context
from indonesia_qt.ui.table.seat_icons import icon_label
from indonesia_qt.ui.widgets.plain_text import Label, tip

WIDEST_OF_THREE = 110
"""Pixels at 100 %: wider buttons stand two in a row."""


class ResultPanel(QWidget):
    """Shows the ranking, and buttons for the next steps; a game that shows more overrides `build`.

    Signals:
        again: another game is to begin.
        rematch: the same players want another game.
        charts_requested, report_requested, copy_requested: the button for it was pressed.
    """

    again = Signal()
    rematch = Signal()
    charts_requested = Signal()
    report_requested = Signal()
    copy_requested = Signal()

    charts_hold = phrase("The whole game in numbers")
    """What the charts show, for the button that opens them."""

    def __init__(self, context: Context, game: Game[Any], final: Any, hints: Sequence[Hint] = ()) -> None:
        super().__init__()
        self.context, self.game, self.final = context, game, final
        self.hints = Counter(hint.seat for hint in hints)
        content = QWidget()
        self.body = QVBoxLayout(content)
        self.body.setContentsMargins(margins(12, 8, 12, 8))
        self.body.setSpacing(scaled(6))
        self.build()
        self.body.addStretch(1)
        scroll = QScrollArea(widgetResizable=True)
        scroll.setAccessibleName(tr("Final result"))
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(content)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(scroll, 1)
        layout.addLayout(self._buttons())

    def build(self) -> None:
        """Add the winner and the ranking to `body`."""
        words, scores, places = self.context.words, self.game.scores(self.final), self.game.ranking(self.final)
        first = places[0]
        winner, score = words.seats[first], words.score(scores[first])
        self.text(tr("{winner} wins with {score}", winner=winner, score=score), "heading")
        grid = QGridLayout()
        grid.setHorizontalSpacing(scaled(6))
        grid.setColumnStretch(2, 1)
        for row, seat in enumerate(places):
            grid.addWidget(Label(f"{row + 1}."), row, 0)
            grid.addWidget(icon_label(self.context.icons.seat(self.context.colours[seat]), 16), row, 1)
            grid.addWidget(Label(words.seats[seat], role="strong"), row, 2)
            grid.addWidget(Label(self.asked_for(seat), role="quiet"), row, 3)
            total = Label(words.score(scores[seat]), role="strong", alignment=Qt.AlignmentFlag.AlignRight)
            grid.addWidget(total, row, 4)
        self.body.addLayout(grid)

    def asked_for(self, seat: int) -> str:
        """Return how many hints a player has asked for; empty for none."""
        return counted(self.hints[seat], "{n} hint used", "{n} hints used") if self.hints[seat] else ""

    def text(self, text: str, role: str) -> None:
        """Add a paragraph to `body`."""
        self.body.addWidget(Label(text, wordWrap=True, role=role))

    def showEvent(self, event: QShowEvent) -> None:
        """Put the keyboard on a button that doesn't end anything if it is pressed by mistake."""
        super().showEvent(event)
        self.first.setFocus()

    def _buttons(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setContentsMargins(margins(12, 8, 12, 12))
        offered: tuple[tuple[str, str, Callable[[], None]], ...] = (
            (tr("Charts"), tr(self.charts_hold), self.charts_requested.emit),
            (tr("Report…"), tr("Save all charts as PDF"), self.report_requested.emit),
            (tr("Copy…"), tr("Save a copy of the game"), self.copy_requested.emit),
            (tr("New game\N{HORIZONTAL ELLIPSIS}"), tr("Choose players and options"), self.again.emit),
            (tr("Rematch"), tr("Same players and options, new set-up"), self.rematch.emit),
        )
        buttons = [QPushButton(text, autoDefault=False) for text, _, _ in offered]
        in_a_row = 3 if max(button.sizeHint().width() for button in buttons) <= scaled(WIDEST_OF_THREE) else 2
        for number, (button, (_, shows, act)) in enumerate(zip(buttons, offered, strict=True)):
            button.setToolTip(tip(shows))
            button.clicked.connect(act)
            row, column = divmod(number, in_a_row)
            grid.addWidget(button, row, column, 1, in_a_row - column if button is buttons[-1] else 1)
        self.first = buttons[0]
        buttons[-1].setProperty("role", "primary")
        return grid
