"""The whole game as a strip, with a handle at the moment that is shown."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from itertools import accumulate, pairwise

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy

from indonesia_qt.core.flow import CHANCE
from indonesia_qt.core.timeline import Moment, Stride
from indonesia_qt.i18n.text import aloud, labelled, tr
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.style.theme import Theme, faded
from indonesia_qt.ui.widgets.pointed_tip import PointedTip

MARGIN = 9
"""Pixels at 100 % at both ends, so that the handle isn't cut off there."""
LANE = 3
"""Pixels of height at 100 % for the dots of one player."""
WIDEST_DOT = 4.0
BESIDE_TICK = 4
"""Pixels at 100 % between a round's tick and its name."""
HANDLE_HALF = 6
"""Half the width of what shows the moment, in pixels at 100 %."""
HANDLE = (-HANDLE_HALF, 0), (HANDLE_HALF, 0), (HANDLE_HALF, 5), (0, 11), (-HANDLE_HALF, 5)
"""Corners of what shows the moment, in pixels at 100 % from its upper edge."""
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


def _places(present: int, folded: Sequence[range]) -> list[float]:
    """Return where each moment lies, in steps: a folded group of decisions takes one, as a single decision does."""
    parts = {at: 1 / len(group) for group in folded for at in group}
    return list(accumulate((parts.get(at, 1.0) for at in range(present)), initial=0.0))


def stride(modifiers: Qt.KeyboardModifier) -> Stride:
    """Return how far an arrow key goes: a step, a phase with Shift, a round with Ctrl."""
    if modifiers & Qt.KeyboardModifier.ControlModifier:
        return "round"
    return "phase" if modifiers & Qt.KeyboardModifier.ShiftModifier else "step"


class TimelineSlider(PointedTip):
    """Shows each decision as a dot in its player's lane and colour, between ticks for phases and rounds.

    A folded group of decisions has the room of one, and is a bar across the lanes. A double click on it, or the down
    arrow at its beginning, unfolds it; both fold it again.

    `describe` returns the text about a moment, `round_name` the heading of a round by its number.

    - `went`: the moment that the player goes to
    - `stepped`: a direction, -1 or 1, and a stride
    - `fold_requested`: a moment whose group is to be unfolded, or folded again
    """

    went = Signal(int)
    stepped = Signal(int, str)
    fold_requested = Signal(int)
    accessible_role = QAccessible.Role.Grouping

    def __init__(self, theme: Theme, colours: Sequence[int], round_name: Callable[[int], str]) -> None:
        super().__init__()
        self.theme, self.colours = theme, tuple(colours)
        self.describe: Callable[[int], str] = str
        self.round_name = round_name
        self.moments: Sequence[Moment] = ()
        self.folded: Sequence[range] = ()
        self._places: list[float] = [0.0]
        """Where each moment is, in steps from the first."""
        self.at = 0
        self._course: QPixmap | None = None
        self._hovered: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Timeline"))

    @property
    def present(self) -> int:
        """The last moment."""
        return max(0, len(self.moments) - 1)

    @property
    def looks_back(self) -> bool:
        """Whether an earlier moment is shown."""
        return self.at < self.present

    def show_course(self, moments: Sequence[Moment], at: int, folded: Sequence[range] = ()) -> None:
        """Show a course of the game, with the handle at a moment, and these groups of decisions folded."""
        if self.moments != moments or self.folded != folded:
            self.moments, self.folded = tuple(moments), folded
            self._places = _places(self.present, folded)
            self._course = None
        self.at = at
        self.setAccessibleName(labelled(tr("Timeline"), aloud(self.describe(at))))
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of the rounds' names over the lanes."""
        return QSize(400, self._label_height() + scaled(LANE) * len(self.colours) + 5)

    def moment_at(self, x: float) -> int:
        """Return the moment nearest to `x`, in pixels, that isn't inside a folded group."""
        place = (x - scaled(MARGIN)) / self._step()
        inside = {at for group in self.folded for at in group[1:]}
        after = bisect_left(self._places, place)
        later = next((at for at in range(after, self.present) if at not in inside), self.present)
        earlier = next((at for at in range(min(after, self.present) - 1, -1, -1) if at not in inside), 0)
        return later if self._places[later] - place <= place - self._places[earlier] else earlier

    def x_of(self, at: int) -> float:
        """Return where a moment is across the strip, in pixels."""
        return scaled(MARGIN) + self._places[at] * self._step()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw the course again."""
        super().resizeEvent(event)
        self._course = None

    def changeEvent(self, event: QEvent) -> None:
        """Draw the course again when the look changes."""
        super().changeEvent(event)
        self._course = None

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the course, and the handle over it."""
        if self._course is None:
            self._course = self._draw_course()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._course)
        painter.setFont(self._label_font())
        painter.setPen(QColor(self.theme.interface.quiet_text))
        for box, text in self.labels():
            painter.drawText(QPointF(box.left(), box.bottom() - painter.fontMetrics().descent()), text)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = self.theme.interface
        if self.looks_back:
            later = QRectF(self.x_of(self.at), 0, self.width() - self.x_of(self.at), self.height())
            painter.fillRect(later, faded(ink.window, 0.6))
        if self._hovered is not None:
            painter.setPen(QPen(QColor(ink.quiet_text), 1))
            painter.drawLine(QPointF(self.x_of(self._hovered), 2), QPointF(self.x_of(self._hovered), self.height() - 2))
        self._draw_handle(painter)
        if self.hasFocus():
            painter.setPen(QPen(QColor(ink.accent), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), 4, 4)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the moment under the pointer."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.went.emit(self.moment_at(event.position().x()))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Unfold the group under the pointer, or fold it again."""
        if event.button() == Qt.MouseButton.LeftButton:
            # the decision whose dot or bar begins last before the pointer
            place = (event.position().x() - scaled(MARGIN)) / self._step()
            self.fold_requested.emit(max(0, bisect_right(self._places, place) - 1))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show where a click would go, or follow the pointer while a button is pressed."""
        moment = self.moment_at(event.position().x())
        if event.buttons() & Qt.MouseButton.LeftButton:
            if moment != self.at:
                self.went.emit(moment)
        elif moment != self._hovered:
            self._hovered = moment
            self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Show no moment under the pointer any more."""
        super().leaveEvent(event)
        self._hovered = None
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step through the game."""
        match event.key():
            case Qt.Key.Key_Left | Qt.Key.Key_Right:
                self.stepped.emit(_STEPS[Qt.Key(event.key())], stride(event.modifiers()))
            case Qt.Key.Key_Up | Qt.Key.Key_Down:
                self.fold_requested.emit(self.at)
            case Qt.Key.Key_Home:
                self.went.emit(0)
            case Qt.Key.Key_End:
                self.went.emit(self.present)
            case _:
                event.ignore()

    def tip_at(self, place: QPointF) -> str:
        """Return what is said of the moment at a place."""
        return self.describe(self.moment_at(place.x()))

    def _step(self) -> float:
        """Pixels from one moment to the next."""
        return (self.width() - 2 * scaled(MARGIN)) / max(1.0, self._places[-1])

    def _label_font(self) -> QFont:
        font = QFont(self.font())
        font.setPointSizeF(max(7.0, font.pointSizeF() * 0.8))
        return font

    def _label_height(self) -> int:
        return QFontMetrics(self._label_font()).height()

    def labels(self) -> list[tuple[QRectF, str]]:
        """Return the names of the rounds with their places, or their numbers where not every past one has room.

        One that has no room, or lies under the handle, is left out.
        """
        metrics, rounds = QFontMetrics(self._label_font()), self._rounds()
        numbers = [self.moments[first].round for first, _ in rounds]
        rooms = [self.x_of(last) - self.x_of(first) - 2 * scaled(BESIDE_TICK) for first, last in rounds]
        texts = [self.round_name(number) for number in numbers]
        if any(metrics.horizontalAdvance(text) > room for text, room in list(zip(texts, rooms, strict=True))[:-1]):
            texts = [str(number) for number in numbers]
        half = scaled(HANDLE_HALF)
        handle = QRectF(self.x_of(self.at) - half, 0, 2 * half, metrics.height())
        found = []
        for (first, _), text, room in zip(rounds, texts, rooms, strict=True):
            box = QRectF(self.x_of(first) + scaled(BESIDE_TICK), 0, metrics.horizontalAdvance(text), metrics.height())
            if box.width() <= room and not box.intersects(handle):
                found.append((box, text))
        return found

    def _rounds(self) -> list[tuple[int, int]]:
        """Where each round begins and ends."""
        return list(pairwise([*self._starts("round"), self.present]))

    def _draw_course(self) -> QPixmap:
        course = QPixmap(self.size() * self.devicePixelRatioF())
        course.setDevicePixelRatio(self.devicePixelRatioF())
        course.fill(Qt.GlobalColor.transparent)
        painter = QPainter(course)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_dates(painter)
        self._draw_dots(painter)
        painter.end()
        return course

    def _draw_dates(self, painter: QPainter) -> None:
        """The rounds as bands, the phases as ticks."""
        ink = self.theme.interface
        top = self._label_height()
        painter.setPen(QPen(QColor(ink.line), 1))
        for phase in self._starts("phase"):
            painter.drawLine(QPointF(self.x_of(phase), top + 1), QPointF(self.x_of(phase), self.height() - 2))
        for band_number, (first, last) in enumerate(self._rounds()):
            band = QRectF(self.x_of(first), top, self.x_of(last) - self.x_of(first), self.height() - top - 1)
            painter.fillRect(band, faded(ink.pressed, 0.55 if band_number % 2 else 0.2))
            painter.setPen(QPen(QColor(ink.strong_line), 1))
            painter.drawLine(QPointF(band.left(), 2), QPointF(band.left(), self.height() - 2))

    def _draw_dots(self, painter: QPainter) -> None:
        """Each decision in the lane of the seat that made it, and folded groups across all lanes."""
        top = self._label_height() + 2
        lane = scaled(LANE)
        size = max(1.6, min(scaled(WIDEST_DOT), self._step()))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.theme.interface.heading))
        for group in self.folded:
            bar = QRectF(self.x_of(group.start), top, size, lane * len(self.colours))
            painter.drawRoundedRect(bar, 1, 1)
        hidden = {at for group in self.folded for at in group}
        for at, moment in enumerate(self.moments[:-1]):
            if moment.seat not in (None, CHANCE) and at not in hidden:
                painter.setBrush(QColor(self.theme.seat(self.colours[moment.seat]).colour))
                y = top + lane * moment.seat
                painter.drawRoundedRect(QRectF(self.x_of(at), y, size, lane), 1, 1)

    def _draw_handle(self, painter: QPainter) -> None:
        ink = self.theme.interface
        x = self.x_of(self.at)
        painter.setPen(QPen(QColor(ink.accent), 2))
        painter.drawLine(QPointF(x, 6), QPointF(x, self.height() - 1))
        painter.setPen(QPen(QColor(ink.window), 1))
        painter.setBrush(QColor(ink.accent))
        painter.drawPolygon(QPolygonF([QPointF(x + scaled(dx), scaled(y)) for dx, y in HANDLE]))

    def _starts(self, stride: Stride) -> list[int]:
        """Where the phases or the rounds begin."""
        dates = [(moment.round, moment.phase if stride == "phase" else "") for moment in self.moments]
        return [at for at in range(self.present) if at == 0 or dates[at] != dates[at - 1]]
