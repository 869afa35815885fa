"""The rules of Singapore to be read: the book, its pictures and the quick reference."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from indonesia_qt.files import paths
from indonesia_qt.ui.settings.commands import Commands
from indonesia_qt.ui.style.theme import Theme
from indonesia_qt.ui.table.api import GameRules

if TYPE_CHECKING:
    from indonesia_qt.ui.help.drawings import RulePictures
    from indonesia_qt.ui.help.reference_sheet import ReferenceDialog


class SingaporeRules(GameRules):
    """The book in `resources/rules/singapore`."""

    folder = paths.resources() / "rules" / "singapore"

    def pictures(self, theme: Theme) -> RulePictures:
        """Return what paints the drawings in the look of a theme."""
        from indonesia_qt.ui.games.singapore.rules.rule_pictures import DRAWINGS
        from indonesia_qt.ui.help.drawings import RulePictures

        return RulePictures(DRAWINGS, theme)

    def reference(self, commands: Commands, parent: QWidget) -> ReferenceDialog:
        """Return the dialog with the sheet."""
        from indonesia_qt.ui.games.singapore.rules.quick_reference import QuickReference
        from indonesia_qt.ui.help.reference_sheet import ReferenceDialog

        return ReferenceDialog("Singapore", QuickReference(commands), parent)
