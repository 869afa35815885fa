"""The line above the board that says who must do what."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.table.panels.panel import Context
from indonesia_qt.ui.widgets.announce import announce
from indonesia_qt.ui.widgets.elided_text import ElidedLabel
from indonesia_qt.ui.widgets.plain_text import Label
from indonesia_qt.ui.widgets.rich_text import rich

PROMPT_SHARE = 0.12
"""The part of the window's height that the prompt takes at most, if that is two lines."""


class Prompt(QFrame):
    """Says who must do what; `rules_requested` asks for the rules of it."""

    rules_requested = Signal()

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self.symbol, self.text = Label(), ElidedLabel(PROMPT_SHARE)
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
        self.rules.clicked.connect(self.rules_requested)
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
