"""The buttons that answer a question: the answer, and below it what it leads to."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QKeySequence, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QPushButton, QStyle, QStyleOptionButton, QStylePainter

from indonesia_qt.ui.widgets.plain_text import tip

NARROWEST = 84
"""Pixels below which a button isn't narrowed."""
SMALLER = 0.88
"""The size of the second line's letters, as a part of the first's."""
PART = "; "
"""Stands between the parts of the second line."""
PADDING = 8
"""Pixels beside and around the two lines together."""


class AnswerButton(QPushButton):
    """A button of two lines that never widens its panel: it leaves out what doesn't fit, which its tool tip has.

    It is as high with one line as with two, so that the next panel's is where this one was. The second press of a
    double click, and a key that is held down, do nothing: they may be meant for the panel before.
    """

    def __init__(self, text: str = "", leads_to: str = "") -> None:
        super().__init__()
        self.leads_to = ""
        self.say(text, leads_to)

    def say(self, text: str, leads_to: str = "") -> None:
        """Change what the button says."""
        super().setText(text)
        self.setShortcut(QKeySequence())  # an & is a part of the text, which isn't drawn by Qt
        self.leads_to = leads_to
        whole = f"{text}: {leads_to}" if leads_to else text
        self.setAccessibleName(whole)
        self.setToolTip(tip(whole))
        self.updateGeometry()
        self.update()

    def metrics(self) -> tuple[QFontMetrics, QFontMetrics]:
        """Return the font metrics of the two lines."""
        first, second = self._fonts()
        return QFontMetrics(first), QFontMetrics(second)

    def _fonts(self) -> tuple[QFont, QFont]:
        """Return the fonts of the two lines: the second is smaller, and so is the first where it would not fit."""
        small = QFont(self.font())
        small.setPointSizeF(small.pointSizeF() * SMALLER)
        first = QFont(small) if self._is_tight() else self.font()
        small.setWeight(QFont.Weight.Normal)
        return first, small

    def _is_tight(self) -> bool:
        return self.fontMetrics().horizontalAdvance(self.text()) > self.width() - 2 * PADDING

    def sizeHint(self) -> QSize:
        """Return a size with room for both lines."""
        first, second = self.fontMetrics(), self.metrics()[1]
        width = max(first.horizontalAdvance(self.text()), second.horizontalAdvance(self.leads_to))
        return QSize(width + 2 * PADDING + 4, first.height() + second.height() + PADDING)

    def minimumSizeHint(self) -> QSize:
        """Return a size that may be narrower than the text."""
        hint = self.sizeHint()
        return QSize(min(NARROWEST, hint.width()), hint.height())

    def shown_lines(self) -> tuple[str, str]:
        """Return as much of the two lines as there is room for; of the second line as many whole parts as fit."""
        room = self.width() - 2 * PADDING
        first, second = self.metrics()
        leads_to = self.leads_to
        while PART in leads_to and second.horizontalAdvance(leads_to) > room:
            leads_to = leads_to.rpartition(PART)[0]
        return (
            first.elidedText(self.text(), Qt.TextElideMode.ElideMiddle, room),
            second.elidedText(leads_to, Qt.TextElideMode.ElideRight, room),
        )

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Ignore the second press of a double click."""
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ignore the repetitions of a key that is held down."""
        if event.isAutoRepeat():
            event.accept()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the button with the lines that fit."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        lines = [line for line in zip(self.shown_lines(), self._fonts(), strict=True) if line[0]]
        heights = [QFontMetrics(font).height() for _, font in lines]
        top = (self.height() - sum(heights)) // 2
        for (text, font), height in zip(lines, heights, strict=True):
            painter.setFont(font)
            box = QRect(0, top, self.width(), height)
            centre = Qt.AlignmentFlag.AlignCenter
            style, role = self.style(), self.foregroundRole()
            style.drawItemText(painter, box, centre, option.palette, self.isEnabled(), text, role)
            top += height


class PrimaryButton(AnswerButton):
    """The button that answers the question with what is entered in the panel."""

    def __init__(self, text: str = "", leads_to: str = "") -> None:
        super().__init__(text, leads_to)
        self.setProperty("role", "primary")
        self.setAutoDefault(True)
