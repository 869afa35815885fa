"""Labels that fit into their room: they show the longest wording that fits, or as many words as fit."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from math import ceil

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent, QTextDocument
from PySide6.QtWidgets import QApplication, QSizePolicy

from indonesia_qt.i18n.text import aloud
from indonesia_qt.ui.widgets.plain_text import Label, read_of, tip
from indonesia_qt.ui.widgets.rich_text import Rich, rich


class FittingLabel(Label):
    """Shows the first of several wordings that fits; it is never narrower than the last.

    Labels that are `beside` each other all show the first that fits in each of them.
    """

    def __init__(self) -> None:
        super().__init__()
        self.beside: Sequence[FittingLabel] = (self,)
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

    @property
    def _fitting(self) -> int:
        """The number of the first wording that fits, or of the last one."""
        fitting = (number for number, (_, size) in enumerate(self._wordings) if size.width() <= self.width())
        return next(fitting, len(self._wordings) - 1)

    def _fit(self) -> None:
        number = max(label._fitting for label in self.beside)
        for label in self.beside:
            text = label._wordings[min(number, len(label._wordings) - 1)][0] if label._wordings else ""
            if text != label.text():
                label.setText(text)


class OneLine(Label):
    """Is one line in whatever width: an ellipsis at its end stands for what has no room, and the tool tip says all."""

    def __init__(self, role: str = "") -> None:
        super().__init__(role=role)
        self._whole = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def show_text(self, text: str) -> None:
        """Set the whole text."""
        self._whole = text
        self.setToolTip(tip(text))
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Fit again in another width or another type."""
        handled = super().event(event)
        if event.type() in (QEvent.Type.Resize, QEvent.Type.FontChange):
            self._fit()
        return handled

    def _fit(self) -> None:
        width = self.contentsRect().width()
        self.setText(self.fontMetrics().elidedText(self._whole, Qt.TextElideMode.ElideRight, width))
        self.setAccessibleName(aloud(self._whole))


LINES = 2
"""Lines of the interface's type that a label is high."""
SMALLER = 1.0, 0.9, 0.8, 0.7
"""The parts of the usual size of text that are tried until the whole text fits."""
FULL_STOPS = ".", "!", "?"
SMALLEST = 9.0
"""Points below which no text is made smaller."""


class ElidedLabel(Label):
    """Is as high as two lines, whatever it says: a long text is in smaller type, and what has no room is left out.

    Where a text goes `by_sentence`, whole sentences are left out at its end, as long as the first one has room.
    """

    def __init__(self, *, by_sentence: bool = False) -> None:
        super().__init__(wordWrap=True)
        self._by_sentence = by_sentence
        self._words: list[str] = []
        self._ends: list[int] = []
        """The numbers of words after which the text may end, the greatest first."""
        self.setFixedHeight(self._room())

    def show_text(self, text: str) -> None:
        """Set the whole text."""
        whole = rich("{text}", text=text)
        self._words = whole.split(" ")
        last = len(self._words)
        ends = (number for number, word in enumerate(self._words, 1) if self._by_sentence and word.endswith(FULL_STOPS))
        self._ends = sorted({last, *ends}, reverse=True)
        self.setToolTip(tip(whole))
        self.setAccessibleDescription(read_of(whole))
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """Return no width, since words are wrapped or left out."""
        return QSize(0, self._room())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit again when the lines have another width."""
        super().resizeEvent(event)
        self._fit()

    def _room(self) -> int:
        """The height of the lines in the usual type."""
        return LINES * QFontMetrics(QApplication.font()).lineSpacing()

    def least_width(self) -> int:
        """Return the width in pixels from which on the whole text has room, or its first sentence if that is enough."""
        font, words = self._font(SMALLER[-1]), self._ends[-1] if self._ends else 0
        widest = QFontMetrics(font).horizontalAdvance(self.toolTip())
        return _least_width(self._first(words), font.toString(), widest, self._room())

    def line_width(self) -> int:
        """Return the width in pixels from which on the whole text has room in one line of the usual type."""
        font = self._font(1.0)
        letters = QFontMetrics(font)
        widest = 2 * letters.horizontalAdvance(self.toolTip())  # some of it may be bold
        return _least_width(self._first(len(self._words)), font.toString(), widest, letters.lineSpacing())

    def _font(self, part: float) -> QFont:
        """The usual type, or a part of its size."""
        font, usual = QApplication.font(), QApplication.font().pointSizeF()
        font.setPointSizeF(min(usual, max(SMALLEST, part * usual)))
        return font

    def _fit(self) -> None:
        numbers = range(1, len(self._words) + 1)
        width, room = self.width(), self._room()
        for fitting, part in product(self._ends, SMALLER):
            font = self._font(part)
            if _height(self._first(fitting), font.toString(), width) <= room:
                break
        else:
            font = self._font(SMALLER[-1])
            smallest = font.toString()
            fitting = bisect_right(numbers, room, key=lambda number: _height(self._first(number), smallest, width))
        self.setFixedHeight(self._room())
        self.setFont(font)
        self.setText(self._first(max(1, fitting)))

    def _first(self, number: int) -> Rich:
        """Return the first words of the text."""
        words = " ".join(self._words[:number])
        return Rich(words if number in self._ends else words + "\N{HORIZONTAL ELLIPSIS}")


@lru_cache(maxsize=256)  # labels are fitted whenever anything around them changes
def _height(text: Rich, font: str, width: int) -> int:
    """The height of a text in a width; the font is as `QFont.toString` describes it."""
    paper = QTextDocument()
    paper.setDocumentMargin(0)
    described = QFont()
    described.fromString(font)
    paper.setDefaultFont(described)
    paper.setHtml(text)
    paper.setTextWidth(width)
    return ceil(paper.size().height())


@lru_cache(maxsize=64)
def _least_width(text: Rich, font: str, widest: int, room: int) -> int:
    """The least width, below the `widest`, in which a text is no higher than its room."""
    return bisect_left(range(widest), -room, key=lambda width: -_height(text, font, width))
