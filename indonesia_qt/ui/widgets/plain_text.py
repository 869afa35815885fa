"""Text that Qt shows as it is: HTML is only what is `Rich`, and no letter of a name becomes a key."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QTextDocumentFragment
from PySide6.QtGui import Qt as TextOf
from PySide6.QtWidgets import QLabel, QMessageBox, QWidget

from indonesia_qt.i18n.untrusted_text import visible
from indonesia_qt.ui.widgets.rich_text import Rich

JOINER = "\N{WORD JOINER}"


class Label(QLabel):
    """A label whose text is shown as it is, unless it is `Rich`."""

    def __init__(self, text: str = "", parent: QWidget | None = None, **properties: Any) -> None:
        """`properties` are those of `QLabel`."""
        super().__init__(parent, **properties)
        self.setText(text)

    def setText(self, text: str) -> None:  # noqa: N802
        """Show a text."""
        if isinstance(text, Rich):
            self.setAccessibleName(read_of(text))
        elif self.textFormat() == Qt.TextFormat.RichText:
            self.setAccessibleName("")  # it was what the HTML said
        self.setTextFormat(_format_of(text))
        super().setText(_seen(text))


class MessageBox(QMessageBox):
    """A message box whose text is shown as it is, unless it is `Rich`; it is deleted when it is closed."""

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
    """Return what a tool tip is set to, so that it shows `text` as it is, unless that is `Rich`.

    Qt guesses whether a tool tip is HTML. Where it would take a text for that, a sign without width parts what it looks
    for; HTML instead would be read out with its tags.
    """
    text = _seen(text)
    if isinstance(text, Rich) or not TextOf.mightBeRichText(text):
        return text
    return text.replace("<", f"<{JOINER}").replace("&", f"&{JOINER}")


def caption(text: str) -> str:
    """Return what a button, a menu's entry, a tab or a box is labelled with, so that it shows every & of `text`."""
    return visible(text).replace("&", "&&")


def window_title(text: str) -> str:
    """Return what the title of a window is set to, so that it shows a [*] of `text`, where Qt marks changes."""
    return visible(text).replace("[*]", "[*][*]")


def within(text: str, metrics: QFontMetrics, width: int) -> str:
    """Return `text` with an ellipsis within each word that is wider than `width`, in pixels."""
    return " ".join(metrics.elidedText(word, Qt.TextElideMode.ElideMiddle, width) for word in text.split(" "))


def read_of(text: Rich) -> str:
    """Return what is read of HTML."""
    return QTextDocumentFragment.fromHtml(text).toPlainText()


def _seen(text: str) -> str:
    """The same lines without signs that can't be seen."""
    return text if isinstance(text, Rich) else "\n".join(map(visible, text.split("\n")))


def _format_of(text: str) -> Qt.TextFormat:
    return Qt.TextFormat.RichText if isinstance(text, Rich) else Qt.TextFormat.PlainText
