"""The rules of Indonesia to be read: the book, its pictures and the quick reference."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from indonesia_qt.files import paths
from indonesia_qt.ui.settings.commands import Commands
from indonesia_qt.ui.style.theme import Theme
from indonesia_qt.ui.table.api import GameRules

if TYPE_CHECKING:
    from indonesia_qt.ui.games.indonesia.rules.rule_pictures import IndonesiaPictures
    from indonesia_qt.ui.help.reference_sheet import ReferenceDialog


class IndonesiaRules(GameRules):
    """The book in `resources/rules/indonesia`."""

    folder = paths.resources() / "rules" / "indonesia"

    def pictures(self, theme: Theme) -> IndonesiaPictures:
        """Return what paints the drawings and positions in the look of a theme."""
        from indonesia_qt.ui.games.indonesia.rules.rule_pictures import IndonesiaPictures

        return IndonesiaPictures(theme)

    def reference(self, commands: Commands, parent: QWidget) -> ReferenceDialog:
        """Return the dialog with the sheet."""
        from indonesia_qt.ui.games.indonesia.rules.quick_reference import QuickReference
        from indonesia_qt.ui.help.reference_sheet import ReferenceDialog

        return ReferenceDialog("Indonesia", QuickReference(commands), parent)
