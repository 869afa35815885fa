"""Short messages: at the pointer, in a bar until they are dismissed, and for screen readers."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from enum import IntEnum
from functools import partial
from itertools import product
from typing import NamedTuple

from PySide6.QtCore import QMargins, QObject, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QCursor, QHideEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QMainWindow, QPushButton, QWidget

from indonesia_qt.i18n.text import aloud, tr
from indonesia_qt.i18n.untrusted_text import visible
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.support.accessible_items import report_sentence
from indonesia_qt.ui.support.later import later
from indonesia_qt.ui.support.listeners import misses_announcements
from indonesia_qt.ui.widgets.layouts import row_of
from indonesia_qt.ui.widgets.plain_text import Label, SmallButton, push_button, tip, within

ASSERTIVE = QAccessible.AnnouncementPoliteness.Assertive


SETTLED_MS, NOTIFIED_MS = 1_000, 60_000
"""How long a sentence waits for all that changes with what it says, for Orca forgets most of what comes with a
flood of changes; how long a notification is there, which a screen reader may read late."""


class Notification(QWidget):
    """A sentence as assistive technology finds it that knows no announcements; it is never seen."""

    accessible_role = QAccessible.Role.Notification

    def __init__(self, text: str, window: QWidget) -> None:
        super().__init__(window)
        self.hide()
        self.setAccessibleName(text)
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.ObjectShow))
        later(self, self.deleteLater, NOTIFIED_MS)


def _report(window: QWidget, text: str) -> None:
    """Have a sentence read where announcements aren't: Orca reads the name of the window in front, and notifications.

    Before these it says that they are some.
    """
    if isinstance(window, QMainWindow) and window.isActiveWindow():
        report_sentence(window, text)
    else:
        Notification(text, window)


def speak(about: QObject, text: str, *, at_once: bool = False) -> None:
    """Have a screen reader read a sentence about an object, `at_once` if all else can wait; "" is nothing."""
    text = aloud(text)
    if not text:
        return
    if isinstance(about, QWidget) and misses_announcements():
        window = about.window()
        later(window, partial(_report, window, text), 0 if at_once else SETTLED_MS)
        return
    event = QAccessibleAnnouncementEvent(about, text)
    if at_once:
        event.setPoliteness(ASSERTIVE)
    QAccessible.updateAccessibility(event)


class Concern(IntEnum):
    """Whom news concern: a player's own decisions and what replies to him, else him too, or only others."""

    OWN = 0
    PLAYER = 1
    OTHERS = 2


class Piece(NamedTuple):
    """A sentence that was announced; `was_spoken` unless it concerned the player too little."""

    text: str
    concern: Concern
    was_spoken: bool


class News:
    """The last pieces of news, the newest last. News that concern the player less than `spoken` aren't spoken."""

    def __init__(self) -> None:
        self.spoken = Concern.OTHERS
        self.pieces: deque[Piece] = deque(maxlen=MOST_NEWS)

    @property
    def last_spoken(self) -> str:
        """The last sentence that was spoken; empty when there is none."""
        return next((piece.text for piece in reversed(self.pieces) if piece.was_spoken), "")

    def forget(self, concern: Concern) -> None:
        """Forget what concerns the player as much as this."""
        kept = [piece for piece in self.pieces if piece.concern != concern]
        self.pieces.clear()
        self.pieces.extend(kept)


MOST_NEWS = 300
"""The most pieces of news that are kept."""
NEWS = News()
"""What was announced in any window."""


def announce(about: QObject, text: str, concern: Concern = Concern.OWN, *, at_once: bool = False) -> None:
    """Add a sentence about an object to the news, and have it spoken, `at_once` if all else can wait.

    It isn't spoken if it concerns the player too little. An empty sentence is nothing.
    """
    if not text:
        return
    is_spoken = concern <= NEWS.spoken
    NEWS.pieces.append(Piece(text, concern, is_spoken))
    if is_spoken:
        speak(about, text, at_once=at_once)


PADDING = 28
"""Pixels at 100 % of a message's width that have no text."""


class Bubble(Label):
    """A message whose sentences are wrapped from a width on, in pixels at 100 %."""

    def __init__(self, widest: int, parent: QWidget) -> None:
        super().__init__(parent=parent, role="bubble", wordWrap=True)
        self._widest = widest

    def fit(self, text: str, button: QSize = QSize(0, 0), widest: int = 0) -> None:  # noqa: B008
        """Show a text above a button, and be as large as both, at most as wide as usual or as `widest`."""
        self.ensurePolished()  # the style's padding counts
        metrics, widest, padding = self.fontMetrics(), scaled(widest or self._widest), scaled(PADDING)
        self.setText(within(text, metrics, widest - padding))
        self.setMinimumSize(0, 0)  # or the text would be as high as the one before
        self.setFixedWidth(min(widest, max(metrics.horizontalAdvance(self.text()) + padding, button.width())))
        self.setFixedHeight(self.heightForWidth(self.width()) + button.height())


CALLOUT_WIDEST, CALLOUT_STAY_MS = 340, 6000
BESIDE_POINTER, BELOW_FIELD = QPoint(14, 18), QPoint(0, 4)
"""The distances from the pointer, or from the corner of a field, to the corner of the message."""
NARROW = 200
"""Pixels at 100 %: the width of a message that would cover something in its usual width."""
PLACES_APART = 48
"""Pixels at 100 % between the places where a message is tried that would cover something."""


MESSAGES_BELOW = "messagesBelow"
"""The property of a part that is moved by keys and the mouse: messages about that lie below it, as below a field."""


def field_of_action() -> QWidget | None:
    """Return the field typed in, below which messages lie; None where they are at the pointer."""
    field = QApplication.focusWidget()
    return field if field and (isinstance(field, QLineEdit) or field.property(MESSAGES_BELOW)) else None


def place_of_action() -> QPoint:
    """Return the place on the screen for a message about what was done: below the field typed in, or at the pointer."""
    if field := field_of_action():
        return field.mapToGlobal(field.rect().bottomLeft()) + BELOW_FIELD
    return QCursor.pos() + BESIDE_POINTER


class Callout(Bubble):
    """Lies above everything in a window, lets every click but those on its button through, and disappears by itself.

    - `link_clicked`: the button was clicked; it is shown only with a text
    - `left`: the message has disappeared
    """

    link_clicked = Signal()
    left = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(CALLOUT_WIDEST, window)
        self._window = window
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.setIndent(0)  # in line with the button
        self.link = QPushButton(window)
        self.link.setProperty("role", "link")
        self.link.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.link.setCursor(Qt.CursorShape.PointingHandCursor)
        self.link.clicked.connect(self.link_clicked)
        self.link.hide()
        self.hide()
        self._stay = QTimer(self, singleShot=True, interval=CALLOUT_STAY_MS)
        self._stay.timeout.connect(self._leave)

    def say(self, text: str, corner: QPoint, link: str = "", kept: Sequence[QRect] = ()) -> None:
        """Show a sentence within the window, with its corner at a place on the screen if there is room.

        `link` is the text of the button. A message that would cover parts of the window that are to be `kept` in sight
        lies where it covers least of them, as near as it can.
        """
        self.link.setText(link)
        button = self.link.sizeHint() if link else QSize(0, 0)
        tried = []
        for widest in (CALLOUT_WIDEST, NARROW):
            self.fit(text, button, widest)
            tried.append((*self._place(self._window.mapFromGlobal(corner), kept), widest))
        _, place, widest = min(tried, key=lambda found: found[0])
        self.fit(text, button, widest)
        self.move(place)
        self.raise_()
        self.show()
        self.link.setVisible(bool(link))
        self.link.setGeometry(QRect(self.geometry().bottomLeft() + QPoint(0, 1 - button.height()), button))
        self.link.raise_()
        self._stay.start()

    def _place(self, corner: QPoint, kept: Sequence[QRect]) -> tuple[int, QPoint]:
        """Return how many pixels are covered at least, and where: at the corner in the window, or as near as can be."""
        spare = self._window.size() - self.size()
        most = QPoint(max(0, spare.width()), max(0, spare.height()))
        usual = QPoint(max(0, min(corner.x(), most.x())), max(0, min(corner.y(), most.y())))
        step = scaled(PLACES_APART)
        columns, rows = (
            sorted({0, *range(at % step, end + 1, step), end})
            for at, end in ((usual.x(), most.x()), (usual.y(), most.y()))
        )

        def covered(place: QPoint) -> int:
            common = (QRect(place, self.size()).intersected(part) for part in kept)
            return sum(part.width() * part.height() for part in common)

        found, least = usual, covered(usual)
        places = (QPoint(x, y) for x, y in product(columns, rows))
        for place in sorted(places, key=lambda place: (place - usual).manhattanLength()):
            if not least:
                break
            if (here := covered(place)) < least:
                found, least = place, here
        return least, found

    def hideEvent(self, event: QHideEvent) -> None:
        """Hide the button, too."""
        super().hideEvent(event)
        self.link.hide()
        self.left.emit()

    def _leave(self) -> None:
        """Disappear, unless the pointer is on the button."""
        if self.link.isVisible() and self.link.underMouse():
            self._stay.start()
        else:
            self.hide()


class Notice(QWidget):
    """A sentence that stays until one of its buttons is pressed: one that does something, and one that only closes.

    - `left`: it has gone
    """

    left = Signal()

    def __init__(self, text: str, button: str, act: Callable[[], object]) -> None:
        super().__init__()
        self.text = Label(visible(text))
        self.text.setToolTip(tip(text))
        self.text.setMinimumWidth(1)  # a narrow window cuts it
        self.button = push_button(button, act)
        self.close_button = SmallButton("\N{MULTIPLICATION X}", tr("Dismiss"), tr("Dismiss"), autoRaise=True)
        self.close_button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        for pressed in (self.button, self.close_button):
            pressed.clicked.connect(self.dismiss)
        self.setLayout(row_of(self.text, self.button, self.close_button, contentsMargins=QMargins()))
        announce(self, text)

    def dismiss(self) -> None:
        """Remove the notice."""
        self.hide()
        self.deleteLater()
        self.left.emit()
