"""The button of the status bar that leads to the rules."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QSizePolicy

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.settings.commands import Commands, in_words

RULES = "rules"
"""The id of the command that does the same."""


class RulesButton(QPushButton):
    """Names the rule of what is told beside it, or else the rules as a whole."""

    def __init__(self, commands: Commands) -> None:
        super().__init__()
        self._commands = commands
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)  # the bar is as high as without
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def name(self, rule: str) -> None:
        """Lead to a rule by its id, or with an empty one to the rules of what is asked."""
        self.setText(self.wording(rule))

    def wording(self, rule: str) -> str:
        """What leads to a rule, with its key."""
        text = tr("Rule {rule}", rule=rule) if rule else tr("Rules")
        keys = in_words(self._commands.keys(RULES))
        return f"{text} ({keys})" if keys else text
