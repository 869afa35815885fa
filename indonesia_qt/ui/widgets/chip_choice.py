"""A choice of one among a few, all of which are in sight: chips side by side."""

from __future__ import annotations

import math
from functools import partial

from PySide6.QtCore import QEvent, QMargins, Qt, Signal
from PySide6.QtGui import QAccessible, QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QToolButton, QWidget

from indonesia_qt.i18n.text import labelled
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.style.stylesheet import restyle
from indonesia_qt.ui.widgets.plain_text import caption, tip

STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
"""The keys that go to the thing before or to the next one."""


class ChipChoice(QWidget):
    """Shows a chip for each entry, of which one is chosen; the arrow keys, Home and End choose as well.

    It is used like a `QComboBox`. Entries without a text have no chip: they are chosen elsewhere.

    - `currentIndexChanged`: the place of the entry that is chosen now
    """

    currentIndexChanged = Signal(int)  # noqa: N815

    accessible_role = QAccessible.Role.Grouping

    def __init__(self) -> None:
        super().__init__()
        self.chips: list[QToolButton] = []
        self._data: list[object] = []
        self._name = ""
        self._at = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(QMargins())
        self._grid.setSpacing(scaled(4))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def addItem(self, text: str, data: object) -> None:  # noqa: N802
        """Add an entry; the first one is chosen until another is."""
        chip = QToolButton()
        chip.setCheckable(True)
        chip.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        chip.setText(caption(text))
        chip.setProperty("role", "chip")
        chip.clicked.connect(partial(self.setCurrentIndex, len(self.chips)))
        self.chips.append(chip)
        self._data.append(data)
        if text:
            self._grid.addWidget(chip, 0, len(self.chips) - 1)
        else:
            chip.setParent(self)
            chip.hide()
        self._show()

    def set_name(self, name: str) -> None:
        """Set what is chosen here; screen readers get it with the entry that is chosen, also when that changes."""
        self._name = name
        self._show()

    def set_lines(self, lines: int) -> None:
        """Put the chips into so many lines."""
        shown = [chip for chip in self.chips if chip.text()]
        for number, chip in enumerate(shown):
            self._grid.addWidget(chip, *divmod(number, math.ceil(len(shown) / lines)))
        self._grid.activate()

    def count(self) -> int:
        """Return the number of entries."""
        return len(self._data)

    def itemText(self, place: int) -> str:  # noqa: N802
        """Return the text of an entry."""
        return self.chips[place].text().replace("&&", "&")

    def setItemHelp(self, place: int, text: str) -> None:  # noqa: N802
        """Set the tool tip of an entry, which screen readers get as its description."""
        self.chips[place].setToolTip(tip(text))
        self.chips[place].setAccessibleDescription(text)

    def currentIndex(self) -> int:  # noqa: N802
        """Return the place of the entry that is chosen."""
        return self._at

    def currentData(self) -> object:  # noqa: N802
        """Return what the chosen entry stands for."""
        return self._data[self._at]

    def data(self, place: int) -> object:
        """Return what an entry stands for."""
        return self._data[place]

    def findData(self, data: object) -> int:  # noqa: N802
        """Return the place of the entry that stands for something; -1 if none does."""
        return self._data.index(data) if data in self._data else -1

    def setCurrentIndex(self, place: int) -> None:  # noqa: N802
        """Choose an entry."""
        changed, self._at = place != self._at, place
        self._show()
        if changed:
            self.currentIndexChanged.emit(place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose the entry beside, the first or the last one that has a chip."""
        shown = [place for place, chip in enumerate(self.chips) if chip.text()]
        key = Qt.Key(event.key())
        if key in STEPS:
            at = shown.index(self._at) + STEPS[key] if self._at in shown else 0
            self.setCurrentIndex(shown[max(0, min(at, len(shown) - 1))])
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.setCurrentIndex(shown[0 if key == Qt.Key.Key_Home else -1])
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the keyboard on the chosen chip."""
        super().focusInEvent(event)
        self._show()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show the keyboard no longer."""
        super().focusOutEvent(event)
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        """Say by the colour whether something can be chosen."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange:
            self._show()

    def _show(self) -> None:
        chosen = self.itemText(self._at) if self.chips else ""
        self.setAccessibleName(labelled(self._name, chosen) if chosen else self._name)
        for place, chip in enumerate(self.chips):
            chip.setChecked(place == self._at)
            restyle(chip, "focused_chip" if place == self._at and self.hasFocus() else "chip")
