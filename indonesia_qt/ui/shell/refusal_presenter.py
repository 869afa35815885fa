"""Says in a window why something can't be done, and leads to the rule that says so."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QMainWindow

from indonesia_qt.ui.help.rules.rules_button import RulesButton
from indonesia_qt.ui.settings.commands import Commands
from indonesia_qt.ui.support.refusal import rule_of
from indonesia_qt.ui.widgets.announce import announce
from indonesia_qt.ui.widgets.callout import Callout

MESSAGE_MS = 8000
"""How long a sentence stands in the status bar."""


class RefusalPresenter(QObject):
    """Says a refusal at the pointer and in the status bar, which leads to its rule as long as it stands there.

    `rules_requested` carries that rule; it is empty for the rules of what is asked.
    """

    rules_requested = Signal(str)

    def __init__(self, window: QMainWindow, commands: Commands) -> None:
        super().__init__(window)
        self._window, self._refused = window, ""
        self.callout = Callout(window)
        self.callout.link_clicked.connect(self.ask_rules)
        self.callout.left.connect(self._name_rule)
        self.link = RulesButton(commands)
        self.link.clicked.connect(self.ask_rules)
        commands.changed.connect(self._name_rule)
        window.statusBar().setSizeGripEnabled(False)
        window.statusBar().addPermanentWidget(self.link)
        window.statusBar().messageChanged.connect(self._name_rule)
        self._name_rule()

    def say(self, reason: str) -> None:
        """Say why something can't be done."""
        self._refused = reason
        self.callout.say(reason, QCursor.pos(), self.link.wording(rule_of(reason)))
        announce(self._window, reason)
        self._window.statusBar().showMessage(reason, MESSAGE_MS)

    def ask_rules(self) -> None:
        """Ask for the rule of the refusal that is told, or else for the rules of what is asked."""
        self.rules_requested.emit(self._rule)

    def _name_rule(self) -> None:
        self.link.name(self._rule)

    @property
    def _rule(self) -> str:
        """The rule of the refusal that is told still; empty when there is none."""
        wording = self.callout.isVisible() or self._window.statusBar().currentMessage() == self._refused
        return rule_of(self._refused) if wording else ""
