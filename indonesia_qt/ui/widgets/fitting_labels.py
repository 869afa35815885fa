"""Labels that fit into their room: they show the longest wording that fits, or as many words as fit."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtGui import QResizeEvent, QShowEvent, QTextDocument

from indonesia_qt.ui.widgets.plain_text import Label, read_of, tip
from indonesia_qt.ui.widgets.rich_text import Rich, rich


class FittingLabel(Label):
    """Shows the first of several wordings that fits; it is never narrower than the last."""

    def __init__(self) -> None:
        super().__init__()
        self._wordings: list[tuple[str, QSize]] = []
        self._measured_in = self.font()

    def show_wordings(self, wordings: Sequence[str]) -> None:
        """Set the wordings, the longest first."""
        self.ensurePolished()
        if [text for text, _ in self._wordings] == list(wordings) and self._measured_in == self.font():
            return  # measuring takes long
        self._wordings, self._measured_in = [], self.font()
        for text in wordings:
            self.setText(text)
            self._wordings.append((text, super().sizeHint()))
        self._fit()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the size of the longest wording."""
        return self._wordings[0][1] if self._wordings else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return the size of the shortest wording."""
        return self._wordings[-1][1] if self._wordings else super().minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose the wording that fits."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        fitting = (text for text, size in self._wordings if size.width() <= self.width())
        text = next(fitting, self._wordings[-1][0] if self._wordings else "")
        if text != self.text():
            self.setText(text)


FEWEST_LINES = 2


class ElidedLabel(Label):
    """Shows as many words as fit into `share` of the window's height, but at least two lines."""

    def __init__(self, share: float) -> None:
        super().__init__(wordWrap=True)
        self._share = share
        self._words: list[str] = []
        self._high = 0

    def show_text(self, text: str) -> None:
        """Set the whole text."""
        whole = rich("{text}", text=text)
        self._words = whole.split(" ")
        self.setToolTip(tip(whole))
        self.setAccessibleDescription(read_of(whole))
        self._fit()

    def sizeHint(self) -> QSize:
        """Return the height of the words that are shown."""
        return QSize(super().sizeHint().width(), self._high)

    def minimumSizeHint(self) -> QSize:
        """Return no width, since words are wrapped or left out, and the height of those that are shown."""
        return QSize(0, self._high)

    def showEvent(self, event: QShowEvent) -> None:
        """Follow the window's height from now on."""
        super().showEvent(event)
        self.window().installEventFilter(self)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit again when the window has another height."""
        if event.type() == QEvent.Type.Resize and watched is self.window():
            self._fit()
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit again when the line has another width."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        line = self.fontMetrics().lineSpacing()
        lines = max(FEWEST_LINES, int(self._share * self.window().height() / line))
        paper = QTextDocument()
        paper.setDocumentMargin(0)
        paper.setDefaultFont(self.font())
        paper.setTextWidth(self.width())

        def height(number: int) -> float:
            paper.setHtml(self._first(number))
            return paper.size().height()

        most = len(self._words)
        fitting = bisect_right(range(1, most + 1), (lines + 0.5) * line, key=height)
        text = self._first(max(1, fitting))
        if text != self.text():
            self.setText(text)
        high = self.heightForWidth(self.width())
        if high != self._high:
            self._high = high
            self.updateGeometry()

    def _first(self, number: int) -> Rich:
        """Return the first words of the text."""
        whole = number >= len(self._words)
        return Rich(" ".join(self._words) if whole else " ".join(self._words[:number]) + "\N{HORIZONTAL ELLIPSIS}")
