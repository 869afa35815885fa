"""The panel when the game is over, and those when somebody else is to decide."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

from indonesia_qt.games.indonesia.scoring import final_money, ranking
from indonesia_qt.games.indonesia.state import State
from indonesia_qt.ui.indonesia.panels.base import Context
from indonesia_qt.ui.indonesia.texts import rupiah


class ResultPanel(QWidget):
    """Who has won, and what each player's money is made of. `again` asks for a new game."""

    again = Signal()

    def __init__(self, context: Context, final: State) -> None:
        super().__init__()
        money, places = final_money(final), ranking(final)
        first = places[0]
        headline = QLabel(f"{context.words.seats[first]} wins with {rupiah(money[first])}", wordWrap=True)
        headline.setProperty("role", "heading")
        table = QGridLayout()
        table.setHorizontalSpacing(10)
        table.setVerticalSpacing(6)
        table.setColumnStretch(2, 1)
        for column, title in enumerate(("", "", "", "Cash", "Bank", "Last year again", "Total")):
            label = QLabel(title, alignment=Qt.AlignmentFlag.AlignRight, wordWrap=True)
            label.setProperty("role", "quiet")
            table.addWidget(label, 0, column)
        for row, seat in enumerate(places, start=1):
            player = final.players[seat]
            symbol = QLabel()
            symbol.setPixmap(context.icons.seat(context.colours[seat]).pixmap(16, 16))
            table.addWidget(QLabel(f"{row}."), row, 0)
            table.addWidget(symbol, row, 1)
            table.addWidget(QLabel(context.words.seats[seat]), row, 2)
            for column, amount in enumerate((player.cash, player.bank, player.earnings, money[seat]), start=3):
                text = f"{amount:,}".replace("-", "\N{MINUS SIGN}")
                label = QLabel(f"<b>{text}</b>" if column == 6 else text, alignment=Qt.AlignmentFlag.AlignRight)
                table.addWidget(label, row, column)
        rule = QLabel("The earnings of the last year count twice. Of equal sums the earlier in the order of play wins.")
        rule.setWordWrap(True)
        rule.setProperty("role", "quiet")
        again = QPushButton("New game")
        again.setProperty("role", "primary")
        again.clicked.connect(self.again)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 8, 12, 12)
        layout.addWidget(headline)
        layout.addLayout(table)
        layout.addWidget(rule)
        layout.addStretch(1)
        layout.addWidget(again, 0, Qt.AlignmentFlag.AlignRight)


class WaitingPanel(QWidget):
    """A bot is to decide. `go_on` is pressed to end a pause."""

    go_on = Signal()

    def __init__(self, context: Context, seat: int, paused: bool) -> None:
        super().__init__()
        name = context.words.seats[seat]
        told = QLabel(
            f"{name} is to decide, but the bots are paused." if paused else f"{name} decides\N{HORIZONTAL ELLIPSIS}"
        )
        told.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 8, 12, 12)
        layout.addWidget(told)
        if paused:
            button = QPushButton("Let the bots play")
            button.setProperty("role", "primary")
            button.clicked.connect(self.go_on)
            layout.addStretch(1)
            layout.addWidget(button, 0, Qt.AlignmentFlag.AlignRight)
        else:
            layout.addWidget(QProgressBar(minimum=0, maximum=0, textVisible=False))
            layout.addStretch(1)


class OnlyShownPanel(QWidget):
    """Nothing can be played here, for a reason. `copy_wanted` asks to go on in a copy of the game."""

    copy_wanted = Signal()

    def __init__(self, reason: str) -> None:
        super().__init__()
        told = QLabel(reason, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        button = QPushButton("Continue in a copy")
        button.setProperty("role", "primary")
        button.clicked.connect(self.copy_wanted)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 8, 12, 12)
        layout.addWidget(told)
        layout.addStretch(1)
        layout.addWidget(button, 0, Qt.AlignmentFlag.AlignRight)
