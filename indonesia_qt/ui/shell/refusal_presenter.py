"""Shows in a window why something can't be done, and leads to the rule behind it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRect, Qt, Signal
from PySide6.QtWidgets import QMainWindow, QPushButton, QSizePolicy

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.settings.commands import Commands, in_words
from indonesia_qt.ui.style.stylesheet import TARGET
from indonesia_qt.ui.support.refusal import rule_of
from indonesia_qt.ui.widgets.messages import Callout, announce, field_of_action, place_of_action

RULES = "rules"
"""The id of the command that opens the rules of what is asked."""


class RulesButton(QPushButton):
    """Names the rule of the message beside it, or else all rules."""

    def __init__(self, commands: Commands) -> None:
        super().__init__()
        self._commands = commands
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)  # the bar is hardly higher for it
        self.setMinimumHeight(TARGET)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def name(self, rule: str) -> None:
        """Name a rule by its id; an empty id stands for the rules of what is asked."""
        self.setText(self.wording(rule))

    def wording(self, rule: str) -> str:
        """Return the text of a button that leads to a rule, with its key."""
        text = tr("Rule {rule}", rule=rule) if rule else tr("Rules")
        keys = in_words(self._commands.keys(RULES))
        return f"{text} ({keys})" if keys else text


MESSAGE_MS, LEAST_MESSAGE_MS = 8000, 2000
"""How long a sentence stays in the status bar, and how long at least when the question ends to which it belongs."""


class RefusalPresenter(QObject):
    """Shows a refusal where the player acts and in the status bar, with a link to its rule as long as it is shown.

    - `rules_requested`: the id of that rule; empty for the rules of what is asked
    - `said`: a refusal is shown
    """

    rules_requested = Signal(str)
    said = Signal()

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

    def say(self, reason: str, kept: Sequence[QRect] = ()) -> None:
        """Say why something can't be done, below a field or else where parts of the window are `kept` in sight."""
        self._refused = reason
        rule = rule_of(reason)
        kept = () if field_of_action() else kept
        self.callout.say(reason, place_of_action(), self.link.wording(rule) if rule else "", kept)
        announce(self._window, reason, at_once=True)
        self._window.statusBar().showMessage(reason, MESSAGE_MS)
        self.said.emit()

    def withdraw(self) -> None:
        """Remove what was said: the game has gone on."""
        self.callout.hide()
        if self._refused and self._window.statusBar().currentMessage() == self._refused:
            self._window.statusBar().clearMessage()

    def ask_rules(self) -> None:
        """Ask for the rule of the refusal that is shown, or else for the rules of the present question."""
        self.rules_requested.emit(self._rule)

    def _name_rule(self) -> None:
        self.link.name(self._rule)

    @property
    def _rule(self) -> str:
        """The rule of the refusal that is shown; empty when there is none."""
        is_shown = self.callout.isVisible() or self._window.statusBar().currentMessage() == self._refused
        return rule_of(self._refused) if is_shown else ""
