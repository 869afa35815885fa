"""Buttons that wrap their text where it has no room in one line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QPushButton, QSizePolicy

from indonesia_qt.ui.widgets.plain_text import caption

if TYPE_CHECKING:
    Button = QAbstractButton
else:
    Button = object


class Wrapping(Button):
    """Wraps the text of the button that it is mixed into; a screen reader says it whole."""

    def __init__(self, text: str, **properties: Any) -> None:
        """`properties` are those of the button."""
        super().__init__(**properties)
        self._words = caption(text).split(" ")
        self.setText(caption(text))
        self.setAccessibleName(text)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        """Return a size with room for the whole text in a line."""
        return self._edges + self._size_of(" ".join(self._words))

    def minimumSizeHint(self) -> QSize:
        """Return a size with room for the longest word in a line."""
        width = max(self._size_of(word).width() for word in self._words)
        return QSize(self._edges.width() + width, self.sizeHint().height())

    def hasHeightForWidth(self) -> bool:
        """Return True: a narrow button is higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of all lines for a width, in pixels."""
        return self._edges.height() + self._size_of(self._wrapped(width)).height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the text in another width."""
        super().resizeEvent(event)
        self.setText(self._wrapped(self.width()))

    @property
    def _edges(self) -> QSize:
        """What isn't text."""
        return super().sizeHint() - self._size_of(self.text())

    def _size_of(self, text: str) -> QSize:
        return self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, text)

    def _wrapped(self, width: int) -> str:
        room = width - self._edges.width()
        lines = [self._words[0]]
        for word in self._words[1:]:
            longer = f"{lines[-1]} {word}"
            if self._size_of(longer).width() <= room:
                lines[-1] = longer
            else:
                lines.append(word)
        return "\n".join(lines)


class WrappingCheckBox(Wrapping, QCheckBox):
    """A box to tick whose text is wrapped."""


class WrappingButton(Wrapping, QPushButton):
    """A push button whose text is wrapped."""
