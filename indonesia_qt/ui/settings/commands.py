"""The commands of a window: their names, their actions and the keys that the player has given them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from indonesia_qt.i18n.text import as_sentence, either, paragraph, tr
from indonesia_qt.ui.settings.settings_file import Settings
from indonesia_qt.ui.widgets.plain_text import tip

KEPT = "keys"
"""The settings under which keys are kept that differ from the usual ones."""
ROLES = {
    "about": QAction.MenuRole.AboutRole,
    "quit": QAction.MenuRole.QuitRole,
    "settings": QAction.MenuRole.PreferencesRole,
}
"""The commands that macOS shows in the menu with the program's name; Qt would guess them by English words."""


class KeysTaken(ValueError):
    """A key belongs to another command; `holder` is that one's id."""

    def __init__(self, keys: QKeySequence, holder: str, name: str) -> None:
        super().__init__(tr("{keys} is already used for “{name}”.", keys=in_words([keys]), name=name))
        self.holder = holder


class Commands(QObject):
    """The commands by id, in the order in which they were added; no key ever belongs to two of them.

    - `changed`: a command has other keys
    """

    changed = Signal()

    def __init__(self, window: QWidget, settings: Settings) -> None:
        super().__init__(window)
        self.actions: dict[str, QAction] = {}
        self.groups: dict[str, str] = {}
        self._window, self._settings = window, settings
        self._usual: dict[str, list[QKeySequence]] = {}
        self._keys: dict[str, list[QKeySequence]] = {}
        """What the actions have as shortcuts; to ask each of them whenever a key is given takes long."""
        self._why_not: dict[str, str] = {}

    def add(self, menu: QMenu, id: str, text: str, act: Callable[..., object], *keys: str) -> QAction:
        """Add a command to a menu; `keys` are its usual ones, the first of which is shown.

        An id stands for the same command from one start to the next.
        """
        assert id not in self.actions, id
        action = menu.addAction(text)
        action.setMenuRole(ROLES.get(id, QAction.MenuRole.NoRole))
        action.triggered.connect(act)
        self.groups[id] = plain(menu.title())
        self._usual[id] = [QKeySequence(one) for one in keys]
        self._give(id, action, [one for one in self._kept(id) if not self.holder(one)])
        self._window.addAction(action)  # its keys work also where no menu is shown
        self.actions[id] = action
        return action

    def name(self, id: str) -> str:
        """Return the name of a command."""
        return plain(self.actions[id].text())

    def rename(self, id: str, text: str) -> None:
        """Give a command another text."""
        self.actions[id].setText(text)
        self._give(id, self.actions[id], self.keys(id))

    def limit(self, id: str, why_not: str) -> None:
        """Disable a command that can't be given now, and say in its tip why; enable it if that is empty."""
        self.actions[id].setEnabled(not why_not)
        if why_not != self._why_not.get(id, ""):
            self._why_not[id] = why_not
            self._show_tip(id, self.actions[id])

    def keys(self, id: str) -> list[QKeySequence]:
        """Return the keys of a command."""
        return list(self._keys[id])

    def holder(self, keys: QKeySequence, but: str = "") -> str | None:
        """Return the id of the command that has these keys, other than `but`; None without one."""
        return next((id for id, given in self._keys.items() if id != but and keys in given), None)

    def set_keys(self, id: str, keys: Sequence[QKeySequence]) -> None:
        """Give a command other keys, or none. Raises `KeysTaken` when one of them belongs to another command."""
        for one in keys:
            holder = self.holder(one, but=id)
            if holder is not None:
                raise KeysTaken(one, holder, self.name(holder))
        self._set(id, keys)
        self.changed.emit()

    def take(self, id: str, keys: QKeySequence) -> None:
        """Give a command only these keys, and take them from another command that has them."""
        holder = self.holder(keys, but=id)
        if holder is not None:
            self.set_keys(holder, [one for one in self.keys(holder) if one != keys])
        self.set_keys(id, [keys])

    def restore(self, ids: Sequence[str]) -> None:
        """Give these commands their usual keys, but those that another command has now."""
        for id in ids:
            self._keys[id] = []
        for id in ids:
            self._set(id, [one for one in self._usual[id] if not self.holder(one)])
        self.changed.emit()

    def by_group(self) -> Iterator[tuple[str, list[str]]]:
        """Give the names of the menus, each with the ids of its commands."""
        for group in dict.fromkeys(self.groups.values()):
            yield group, [id for id, its in self.groups.items() if its == group]

    def as_text(self) -> str:
        """Return all commands with their keys, a line each."""
        lines = []
        for group, ids in self.by_group():
            lines += [group, *(f"  {self.name(id)}\t{in_words(self.keys(id))}".rstrip() for id in ids)]
        return "\n".join(lines) + "\n"

    def _set(self, id: str, keys: Sequence[QKeySequence]) -> None:
        if list(keys) == self._usual[id]:
            self._settings.remove(f"{KEPT}/{id}")
        else:
            self._settings.set(f"{KEPT}/{id}", QKeySequence.listToString(list(keys)))
        self._give(id, self.actions[id], keys)

    def _kept(self, id: str) -> list[QKeySequence]:
        """Return the keys that the settings give a command; its usual ones if they give none that are valid."""
        usual = QKeySequence.listToString(self._usual[id])
        text = self._settings.get(f"{KEPT}/{id}", usual)
        keys = QKeySequence.listFromString(text)
        return self._usual[id] if text == usual or QKeySequence.listToString(keys) != text else keys

    def _give(self, id: str, action: QAction, keys: Sequence[QKeySequence]) -> None:
        self._keys[id] = list(keys)
        action.setShortcuts(self._keys[id])
        self._show_tip(id, action)

    def _show_tip(self, id: str, action: QAction) -> None:
        name, text = plain(action.text()), in_words(self._keys[id])
        lines = f"{name} ({text})" if text else name, self._why_not.get(id, "")
        action.setToolTip(tip("\n".join(filter(None, lines))))


class CommandNames(QObject):
    """Names a button after its command, and describes it by its keys and by why it can't be used."""

    def __init__(self, button: QWidget, action: QAction) -> None:
        super().__init__(button)
        self._button, self._action = button, action
        action.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        why_not = self._action.toolTip().split("\n")[1:]
        self._button.setAccessibleName(plain(self._action.text()))
        self._button.setAccessibleDescription(paragraph(as_sentence(in_words(self._action.shortcuts())), *why_not))


def in_words(keys: Sequence[QKeySequence]) -> str:
    """Return keys as they are called on this system: "Ctrl+Y or Ctrl+Shift+Z"."""
    return either([one.toString(QKeySequence.SequenceFormat.NativeText) for one in keys])


@lru_cache(maxsize=512)
def plain(text: str) -> str:
    """Return the text of a menu without & and ellipsis."""
    return re.sub("&(.)", r"\1", text).rstrip("\N{HORIZONTAL ELLIPSIS}")
