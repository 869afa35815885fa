"""The line above the board that says who must do what."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton

from indonesia_qt.ui.announce import announce
from indonesia_qt.ui.indonesia.panels.base import Context
from indonesia_qt.ui.measure import margins, scaled
from indonesia_qt.ui.plain_text import Label
from indonesia_qt.ui.rich_text import rich
from indonesia_qt.ui.shortened_label import ShortenedLabel
from indonesia_qt.wording import tr

PROMPT_SHARE = 0.12
"""The part of the window's height that the prompt takes at most, if that is two lines."""


class Prompt(QFrame):
    """Says who must do what; `rules_wanted` asks for the rules of it."""

    rules_wanted = Signal()

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self.symbol, self.text = Label(), ShortenedLabel(PROMPT_SHARE)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(margins(10, 2, 10, 2))
        layout.addWidget(self.symbol)
        layout.addWidget(self.text, 1)
        self.rules = QToolButton()
        self.rules.setText("?")
        self.rules.setProperty("role", "small")
        self.rules.setToolTip(tr("The rules of this decision"))
        self.rules.setAccessibleName(self.rules.toolTip())
        self.rules.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.rules.clicked.connect(self.rules_wanted)
        layout.addWidget(self.rules)

    def show_text(self, seat: int | None, text: str) -> None:
        """Show what `seat`, if any, must do."""
        self.symbol.setVisible(seat is not None)
        if seat is not None:
            self.symbol.setPixmap(self.context.icons.seat(self.context.colours[seat]).pixmap(scaled(20), scaled(20)))
            name = self.context.words.seats[seat]
            announce(self, f"{name}: {text}")
            text = rich("<b>{name}</b> \N{EM DASH} {text}", name=name, text=text)
        self.text.show_text(text)
