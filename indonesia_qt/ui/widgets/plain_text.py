"""Widgets and texts for Qt that show any text literally: only `Rich` text is HTML, and no & makes a shortcut."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QFontMetrics, QTextDocumentFragment
from PySide6.QtGui import Qt as TextOf
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QMessageBox, QPushButton, QToolButton, QWidget

from indonesia_qt.i18n.text import aloud, tr, with_sums_whole
from indonesia_qt.i18n.untrusted_text import visible
from indonesia_qt.ui.widgets.rich_text import Rich

JOINER = "\N{WORD JOINER}"


class Label(QLabel):
    """A label whose text is shown as it is, unless it is `Rich`; screen readers get it with words for its signs."""

    def __init__(self, text: str = "", parent: QWidget | None = None, role: str = "", **properties: Any) -> None:
        """`role` is one of the style sheet's; `properties` are those of `QLabel`."""
        super().__init__(parent, **properties)
        self.setProperty("role", role)
        self._spoken = ""
        """The text as it is read, where that isn't what is shown."""
        self.setText(text)

    def setText(self, text: str) -> None:  # noqa: N802
        """Show a text."""
        read = read_of(text) if isinstance(text, Rich) else text
        before, self._spoken = self._spoken, aloud(read)
        if self._spoken == text:
            self._spoken = ""
        if self._spoken or (before and self.accessibleName() == before):
            self.setAccessibleName(self._spoken)
        self.setTextFormat(_format_of(text))
        super().setText(_seen(text))


class UnreadLabel(Label):
    """A label that screen readers leave out, as something beside it says the same."""

    accessible_role = QAccessible.Role.Client

    def setText(self, text: str) -> None:  # noqa: N802
        """Show a text."""
        super().setText(text)
        self.setAccessibleName("")


class SmallButton(QToolButton):
    """A small button with a tool tip; `name` is for screen readers where `text` is only a sign."""

    def __init__(self, text: str, help: str, name: str = "", **properties: Any) -> None:  # noqa: A002
        """`properties` are those of `QToolButton`."""
        super().__init__(**properties)
        self.setText(text)
        self.setToolTip(tip(help))
        self.setAccessibleName(name)
        if name and help.startswith(name):  # what follows are its keys
            self.setAccessibleDescription(help.removeprefix(name).strip(" ()"))
        self.setProperty("role", "small")


def push_button(
    text: str,
    act: Callable[[], object],
    role: str = "",
    help: str = "",  # noqa: A002
    *,
    default: bool = False,
) -> QPushButton:
    """Return a button that does `act` when it is clicked; the `default` of a dialog also when Enter is pressed there.

    `role` is one of the style sheet's, `help` the tool tip.
    """
    made = QPushButton(caption(text), default=default, autoDefault=default)
    made.setToolTip(tip(help))
    made.setProperty("role", role)
    made.clicked.connect(act)
    return made


def confirming(dialog: QDialog, text: str, reject: str = "") -> tuple[QDialogButtonBox, QPushButton]:
    """Return the buttons of a dialog that is cancelled or accepted, and of them the one that accepts, with its text.

    Their order is that of the system. The other button says `reject`, or else "Cancel".
    """
    buttons = QDialogButtonBox()
    accept = QPushButton(caption(text), dialog)
    accept.setProperty("role", "primary")
    accept.setDefault(True)  # as a part of the dialog, which would give Enter to the first of its buttons otherwise
    buttons.addButton(accept, QDialogButtonBox.ButtonRole.AcceptRole)
    # Tab comes to the default button first, and never to one that was added before it.
    buttons.addButton(caption(reject or tr("Cancel")), QDialogButtonBox.ButtonRole.RejectRole)
    buttons.accepted.connect(dialog.accept)
    buttons.rejected.connect(dialog.reject)
    return buttons, accept


class MessageBox(QMessageBox):
    """A message box whose text is shown as it is, unless it is `Rich`; it deletes itself when it is closed."""

    def __init__(
        self,
        icon: QMessageBox.Icon,
        title: str,
        text: str,
        buttons: QMessageBox.StandardButton = QMessageBox.StandardButton.NoButton,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(icon, title, "", buttons, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setTextFormat(_format_of(text))
        self.setText(_seen(text))


def tip(text: str) -> str:
    """Return a text that a tool tip shows as `text` is, unless that is `Rich`.

    Qt guesses whether a tool tip is HTML. In a text that it would take for HTML, an invisible sign after each < and &
    prevents that; as escaped HTML it would be read out with its tags.
    """
    text = _seen(text)
    if isinstance(text, Rich) or not TextOf.mightBeRichText(text):
        return text
    return text.replace("<", f"<{JOINER}").replace("&", f"&{JOINER}")


def caption(text: str) -> str:
    """Return a label for a button, a menu's entry, a tab or a box that shows every & of `text`."""
    return visible(text).replace("&", "&&")


def window_title(text: str) -> str:
    """Return a title for a window that shows each [*] of `text`, which Qt replaces by the mark of changes."""
    return visible(text).replace("[*]", "[*][*]")


def within(text: str, metrics: QFontMetrics, width: int) -> str:
    """Return `text` with an ellipsis within each word that is wider than `width`, in pixels."""
    return " ".join(metrics.elidedText(word, Qt.TextElideMode.ElideMiddle, width) for word in text.split(" "))


MOST_LINES = 2
"""The lines that a text on a button takes at most."""


def wrapped(text: str, metrics: QFontMetrics, room: int, mode: Qt.TextElideMode, most: int = MOST_LINES) -> list[str]:
    """Return a text in lines no wider than `room`, in pixels; what the last one has no room for is left out there."""
    lines: list[str] = []
    for word in text.split(" ") if text else ():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and (len(lines) == most or metrics.horizontalAdvance(longer) <= room):
            lines[-1] = longer
        else:
            lines.append(word)
    return [line if metrics.horizontalAdvance(line) <= room else metrics.elidedText(line, mode, room) for line in lines]


@lru_cache(maxsize=256)  # windows say much of it again and again
def read_of(text: Rich) -> str:
    """Return HTML as plain text, as a screen reader reads it."""
    return QTextDocumentFragment.fromHtml(text).toPlainText()


def _seen(text: str) -> str:
    """Return the same lines without invisible signs but those that keep a sum of money on its line."""
    if isinstance(text, Rich):
        return text
    return with_sums_whole("\n".join(map(visible, text.split("\n"))))


def _format_of(text: str) -> Qt.TextFormat:
    return Qt.TextFormat.RichText if isinstance(text, Rich) else Qt.TextFormat.PlainText
