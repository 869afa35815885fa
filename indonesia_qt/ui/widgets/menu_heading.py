"""The heading of a menu: most styles don't draw that of a section."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QMenu, QWidgetAction

from indonesia_qt.i18n.text import enumerated
from indonesia_qt.ui.widgets.plain_text import Label, caption


def add_heading(menu: QMenu, lines: Sequence[str]) -> None:
    """Add lines to a menu, which can't be chosen, and a line below them."""
    heading = QWidgetAction(menu)
    heading.setText(caption(enumerated(lines)))  # for screen readers
    heading.setDefaultWidget(Label("\n".join(lines), role="menu"))
    heading.setEnabled(False)
    menu.addAction(heading)
    menu.addSeparator()
