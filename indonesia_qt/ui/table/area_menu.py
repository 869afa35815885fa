"""The menu of an area: what lies there, what can be done there now or why not, and what can be looked at."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct
from PySide6.QtWidgets import QMenu, QWidget, QWidgetAction

from indonesia_qt.i18n.text import enumerated
from indonesia_qt.ui.widgets.plain_text import Label, caption


class MenuEntry(Struct, frozen=True, eq=False):
    """Something that can be done; without `act` it only says that it can't be done, and why."""

    text: str
    act: Callable[[], object] | None = None


def area_menu(facts: Sequence[str], entries: Sequence[MenuEntry], parent: QWidget | None) -> QMenu:
    """A menu with a heading of facts, the first of which is the name, and its entries."""
    menu = QMenu(parent)
    heading = QWidgetAction(menu)
    heading.setText(caption(enumerated(facts)))  # for screen readers
    label = Label("\n".join(facts))
    label.setProperty("role", "menu")
    heading.setDefaultWidget(label)
    heading.setEnabled(False)
    menu.addAction(heading)
    menu.addSeparator()
    for entry in entries:
        action = menu.addAction(caption(entry.text))
        if entry.act is None:
            action.setEnabled(False)
        else:
            action.triggered.connect(_plain(entry.act))
    return menu


def _plain(act: Callable[[], object]) -> Callable[[], None]:
    """Without the value that Qt adds."""

    def plain() -> None:
        act()

    return plain
