"""The buttons that answer a question: the answer, and below it what it leads to; and the row of them below a panel."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QKeySequence, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QLayoutItem, QPushButton, QSizePolicy, QStyle, QStyleOptionButton, QStylePainter

from indonesia_qt.i18n.text import aloud, labelled, tr
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.widgets.flow_layout import FlowLayout
from indonesia_qt.ui.widgets.plain_text import tip, wrapped
from indonesia_qt.ui.widgets.settling import Settling

NARROWEST = 84
"""Pixels below which a button isn't narrowed."""
SMALLER = 0.88
"""The size of the second line's letters, as a part of the first's."""
PADDING = 8
"""Pixels beside and around all lines together."""
MOST_BESIDE = 3
"""The lines that a button takes at most beside another one."""
APART, BELOW = 20, 6
"""Pixels at 100 % from the button that passes to the one that answers, so that neither is pressed for the other: to the
side, and downwards."""


class AnswerButton(QPushButton):
    """A button that never widens its panel: an answer, and below it in smaller letters what that leads to.

    Parts of the latter that don't fit into its line are left out, which the tool tip has. What is too long even so is
    wrapped, and the button becomes higher. It is as high with one line as with two, so that the next panel's is where
    this one was. A click that comes too soon, the second press of a double click, and a key that is held down do
    nothing: they may be meant for the panel before.
    """

    is_main = False
    """Whether it looks like the button that answers; with the keyboard it has only another frame."""

    def __init__(self, text: str = "", leads_to: str = "") -> None:
        super().__init__()
        self.leads_to = ""
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        Settling(self)
        self.say(text, leads_to)

    def say(self, text: str, leads_to: str = "") -> None:
        """Change what the button says."""
        super().setText(text)
        self.setShortcut(QKeySequence())  # an & is a part of the text, which isn't drawn by Qt
        self.leads_to = leads_to
        whole = labelled(text, leads_to) if leads_to else text
        self.setAccessibleName(aloud(whole))
        self.setAccessibleDescription(aloud(whole))  # or it would be that of the tool tip, and read after the name
        self.setToolTip(tip(whole))
        self.updateGeometry()
        self.update()

    def metrics(self) -> tuple[QFontMetrics, QFontMetrics]:
        """Return the font metrics of the answer and of what it leads to."""
        first, second = self._fonts(self.width())
        return QFontMetrics(first), QFontMetrics(second)

    def _fonts(self, width: int) -> tuple[QFont, QFont]:
        """Return the fonts in a button of a width: the second is smaller, and so is the first where it wouldn't fit."""
        small = QFont(self.font())
        small.setPointSizeF(small.pointSizeF() * SMALLER)
        tight = self.fontMetrics().horizontalAdvance(self.text()) > width - 2 * PADDING
        first = QFont(small) if tight else self.font()
        small.setWeight(QFont.Weight.Normal)
        return first, small

    def sizeHint(self) -> QSize:
        """Return a size with room for both texts, each in a line."""
        first, second = self.fontMetrics(), self.metrics()[1]
        width = max(first.horizontalAdvance(self.text()), second.horizontalAdvance(self.leads_to))
        return QSize(width + 2 * PADDING + 4, first.height() + second.height() + PADDING)

    def minimumSizeHint(self) -> QSize:
        """Return a size that may be narrower than the text."""
        hint = self.sizeHint()
        return QSize(min(NARROWEST, hint.width()), hint.height())

    def hasHeightForWidth(self) -> bool:
        """Return True: a narrow button is higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return a height with room for all lines that are shown in a width."""
        lines = sum(QFontMetrics(font).height() for _, font in self._lines(width))
        return max(self.sizeHint().height(), lines + PADDING)

    def is_whole_in(self, width: int) -> bool:
        """Return whether nothing would be cut in a width, in a few lines; parts that are left out aren't cut."""
        answer, leads_to = self._texts(width)
        few = len(answer) + len(leads_to) <= MOST_BESIDE
        return few and " ".join(answer) == self.text() and self.leads_to.startswith(" ".join(leads_to))

    def shown_lines(self) -> tuple[list[str], list[str]]:
        """Return the lines of the answer and of what it leads to."""
        return self._texts(self.width())

    def _lines(self, width: int) -> list[tuple[str, QFont]]:
        """Return all lines in a button of a width, with their fonts."""
        return [
            (line, font) for lines, font in zip(self._texts(width), self._fonts(width), strict=True) for line in lines
        ]

    def _texts(self, width: int) -> tuple[list[str], list[str]]:
        room = width - 2 * PADDING
        first, second = map(QFontMetrics, self._fonts(width))
        leads_to = self.leads_to
        between = tr("; ", "between the parts of a sentence")
        while between in leads_to and second.horizontalAdvance(leads_to) > room:
            leads_to = leads_to.rpartition(between)[0]
        return (
            wrapped(self.text(), first, room, Qt.TextElideMode.ElideMiddle),
            wrapped(leads_to, second, room, Qt.TextElideMode.ElideRight),
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
        if not self.is_main:  # Qt makes whichever has the keyboard the default button
            option.features &= ~QStyleOptionButton.ButtonFeature.DefaultButton
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        lines = self._lines(self.width())
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

    is_main = True

    def __init__(self, text: str = "", leads_to: str = "") -> None:
        super().__init__(text, leads_to)
        self.setProperty("role", "primary")
        self.setAutoDefault(True)


class AnswerRow(FlowLayout):
    """Has the button that answers at the right of the one that passes or, where it would be cut, in a line below.

    There it stays while the row is as narrow, whatever it says, so that no button moves under the pointer.
    """

    def __init__(self) -> None:
        super().__init__(spacing=scaled(BELOW))
        self.setContentsMargins(margins(12, 6, 12, 8))
        self._below_in = 0
        """The greatest width in which a line below was needed."""

    def heightForWidth(self, width: int) -> int:
        """Return the height of the row for a width, in pixels."""
        edges = self.contentsMargins()
        places = self._places(QRect(edges.left(), edges.top(), width - edges.left() - edges.right(), 0))
        return max((box.bottom() + 1 for _, box in places), default=edges.top()) + edges.bottom()

    def setGeometry(self, box: QRect) -> None:  # noqa: N802
        """Place the buttons."""
        super().setGeometry(box)
        for item, place in self._places(box.marginsRemoved(self.contentsMargins())):
            item.setGeometry(place)

    def _places(self, box: QRect) -> list[tuple[QLayoutItem, QRect]]:
        """Return the places of the buttons from the top of a box down."""
        buttons = {isinstance(item.widget(), PrimaryButton): item for item in self._shown}
        left, top, width = box.left(), box.top(), box.width()
        if len(buttons) < 2:
            return [
                (
                    item,
                    QRect(
                        left, top, width if answers else min(width, item.sizeHint().width()), item.heightForWidth(width)
                    ),
                )
                for answers, item in buttons.items()
            ]
        passing, answering = buttons[False], buttons[True]
        if (first := self._width_beside(passing, answering, width)) is not None:
            second = width - first - scaled(APART)
            height = max(passing.heightForWidth(first), answering.heightForWidth(second))
            right = QRect(left + width - second, top, second, height)
            return [(passing, QRect(left, top, first, height)), (answering, right)]
        first = min(width, passing.sizeHint().width())
        above = QRect(left, top, first, passing.heightForWidth(first))
        below = QRect(left, above.bottom() + 1 + self.spacing(), width, answering.heightForWidth(width))
        return [(passing, above), (answering, below)]

    def _width_beside(self, passing: QLayoutItem, answering: QLayoutItem, width: int) -> int | None:
        """Return the width of the button that passes if the other one has room beside it."""
        if width > self._below_in:
            one, other, room = passing.widget(), answering.widget(), width - scaled(APART)
            assert isinstance(one, AnswerButton)
            assert isinstance(other, AnswerButton)
            for first in (min(passing.sizeHint().width(), room), room // 2):
                if one.is_whole_in(first) and other.is_whole_in(room - first):
                    return first
            self._below_in = width
        return None
