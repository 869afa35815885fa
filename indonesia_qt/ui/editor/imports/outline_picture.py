"""The picture of an import: the outlines over the board, and the frame to which the drawing is cropped."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPolygonF, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from indonesia_qt.board.model import BoardMap, Line, Shape
from indonesia_qt.i18n.text import clauses, counted, figure, phrase, tr
from indonesia_qt.mapmaking.imports.named_shapes import Outline
from indonesia_qt.ui.board.background.painter_paths import pen, shape_path
from indonesia_qt.ui.editor.canvas.map_thumbnail import map_picture
from indonesia_qt.ui.editor.tools.gestures import DIRECTIONS, ENDING
from indonesia_qt.ui.style.theme import Theme, faded
from indonesia_qt.ui.widgets.messages import speak

OUTLINE_WIDTH = 1.2
"""Width of an outline, in pixels."""
CLOSER, CLOSEST = 1.25, 40.0
"""How many times as large the picture becomes with a step of the wheel, and at most."""
STEP = 12.0
"""Pixels that an arrow key moves or resizes something."""
MARGIN = 0.1
"""The part of what is seen that is left around a new frame, on each side."""
LEAST_CROP = 6.0
"""Pixels a side: a smaller frame is a slip of the hand."""
CROPPING = phrase("Drag a frame, or move it with arrow keys (Shift: resize). Enter crops, Esc cancels.")
"""What can be done while a part is being chosen."""
ZOOMING = {Qt.Key.Key_Plus: CLOSER, Qt.Key.Key_Equal: CLOSER, Qt.Key.Key_Minus: 1 / CLOSER}
"""The keys that zoom, and how."""


class OutlinePicture(QWidget):
    """Draws the outlines over the board: those that are taken filled, with their links, the others as thin lines.

    The wheel, + and - make the picture larger or smaller; dragging and the arrow keys move it. While a part is being
    chosen, they draw and move the frame around it instead.

    Signals:
    - `cropped`: the rectangle, in map units
    """

    cropped = Signal(QRectF)

    def __init__(self, board: BoardMap, outlines: Sequence[Outline], theme: Theme) -> None:
        super().__init__()
        self._board, self._theme = board, theme
        self._paths = [shape_path(outline.shape) for outline in outlines]
        self._taken: Collection[int] = ()
        self._marked: Collection[int] = ()
        self._links: Sequence[QPolygonF] = ()
        self._zoom, self._middle = 1.0, QPointF(board.width / 2, board.height / 2)
        self._pressed: QPointF | None = None
        self._dragged = QPointF()
        self.frame: QRectF | None = None
        """What of the map a crop would leave, in map units; None while nothing is being cropped."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Picture of the outlines"))

    def show_outlines(self, board: BoardMap, outlines: Sequence[Outline]) -> None:
        """Show other outlines on a board, as large as they fit."""
        self._board = board
        self._zoom, self._middle = 1.0, QPointF(board.width / 2, board.height / 2)
        self._taken, self._marked, self._links = (), (), ()
        self.show_shapes([outline.shape for outline in outlines])

    def show_shapes(self, shapes: Sequence[Shape]) -> None:
        """Show the outlines with other corners."""
        self._paths = [shape_path(shape) for shape in shapes]
        self.update()

    def show_taken(self, taken: Collection[int], marked: Collection[int], links: Sequence[Line]) -> None:
        """Show which outlines are taken, by their numbers, those that are marked, and lines for links."""
        self._taken, self._marked = set(taken), set(marked)
        self._links = [QPolygonF([QPointF(*place) for place in line]) for line in links]
        self.update()

    def begin_crop(self) -> None:
        """Show a frame, within what is seen of the map, that is to be moved or drawn otherwise."""
        seen = QRectF(self._on_map(QPointF()), self._on_map(QPointF(self.rect().bottomRight()))) & self._whole
        across, down = MARGIN * seen.width(), MARGIN * seen.height()
        self.frame = seen.adjusted(across, down, -across, -down)
        self.setCursor(Qt.CursorShape.CrossCursor)
        self.setAccessibleDescription(tr(CROPPING))
        self._show_frame()

    def end_crop(self) -> None:
        """Take the frame away."""
        self.frame = self._pressed = None
        self.unsetCursor()
        self.setAccessibleDescription("")
        self.update()

    def sizeHint(self) -> QSize:
        """Return a size with the map's proportions."""
        return QSize(520, round(520 * self._board.height / self._board.width))

    def on_picture(self, point: QPointF) -> QPointF:
        """Return the pixel of a place on the map."""
        return (point - self._middle) * self._scale() + QPointF(self.rect().center())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the board, faded, and the outlines."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        board, highlights, scale = self._board, self._theme.highlights, self._scale()
        painter.fillRect(self.rect(), QColor(self._theme.map.surround))
        origin = self.on_picture(QPointF())
        size = QSize(round(board.width * scale / self._zoom), round(board.height * scale / self._zoom))
        whole = QRectF(origin, self.on_picture(QPointF(board.width, board.height)))
        painter.drawPixmap(whole, map_picture(board, self._theme, size), QRectF(QPointF(), size.toSizeF()))
        painter.save()
        painter.translate(origin)
        painter.scale(scale, scale)
        line, bold = pen(self._theme.map.ink, OUTLINE_WIDTH / scale), pen(highlights.chosen, 3 * OUTLINE_WIDTH / scale)
        for number, path in enumerate(self._paths):
            if number in self._taken:
                painter.fillPath(path, faded(self._theme.map.paper, 0.85))
            painter.strokePath(path, line)
        for number in self._marked:
            painter.fillPath(self._paths[number], faded(QColor(highlights.chosen), 0.35))
            painter.strokePath(self._paths[number], bold)
        for width, colour in ((4.0, highlights.casing), (1.5, highlights.legal)):
            painter.setPen(pen(colour, width / scale))
            for link in self._links:
                painter.drawPolyline(link)
        painter.restore()
        if self.frame is not None:
            painter.setPen(pen(highlights.chosen, 2 * OUTLINE_WIDTH))
            painter.setBrush(faded(QColor(highlights.chosen), 0.15))
            painter.drawRect(QRectF(self.on_picture(self.frame.topLeft()), self.on_picture(self.frame.bottomRight())))
        if self.hasFocus():
            painter.setPen(pen(self._theme.interface.accent, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(self.rect().adjusted(1, 1, -1, -1))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the picture or the frame, with Shift the lower right corner of that; zoom; crop with Enter."""
        key = Qt.Key(event.key())
        if key in DIRECTIONS:
            by = QPointF(*DIRECTIONS[key]) * (STEP / self._scale())
            self._step(by, resizes=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        elif key in ZOOMING:
            place = self._middle if self.frame is None else self.frame.center()
            self._zoom_at(self.on_picture(place), ZOOMING[key])
        elif key in ENDING and self.frame is not None:
            self.cropped.emit(self.frame)
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Make the picture larger or smaller around the pointer."""
        self._zoom_at(event.position(), CLOSER if event.angleDelta().y() > 0 else 1 / CLOSER)
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin to move the picture, or to draw the frame."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = self._dragged = event.position()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Go on with what was begun."""
        if self._pressed is None:
            return
        if self.frame is None:
            self._middle -= (event.position() - self._dragged) / self._scale()
        else:
            self.frame = QRectF(self._on_map(self._pressed), self._on_map(event.position())).normalized()
        self._dragged = event.position()
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Crop to the frame that was drawn, unless it is next to nothing."""
        if self._pressed is None or event.button() != Qt.MouseButton.LeftButton:
            return
        was_drawn = self._dragged != self._pressed
        self._pressed = None
        if was_drawn and self.frame is not None:
            is_large = min(self.frame.width(), self.frame.height()) * self._scale() >= LEAST_CROP
            if is_large:
                self.cropped.emit(self.frame)
            else:
                self.begin_crop()

    @property
    def _whole(self) -> QRectF:
        return QRectF(0, 0, self._board.width, self._board.height)

    def _step(self, by: QPointF, resizes: bool) -> None:
        """Move the picture as the keys say, or the frame, which stays on the map, or a corner of that."""
        if self.frame is None:
            self._middle += by
            self.update()
            return
        whole, frame, least = self._whole, QRectF(self.frame), LEAST_CROP / self._scale()
        if resizes:
            frame.setRight(min(max(frame.right() + by.x(), frame.left() + least), whole.right()))
            frame.setBottom(min(max(frame.bottom() + by.y(), frame.top() + least), whole.bottom()))
        else:
            x = min(max(by.x(), whole.left() - frame.left()), whole.right() - frame.right())
            y = min(max(by.y(), whole.top() - frame.top()), whole.bottom() - frame.bottom())
            frame.translate(x, y)
        self.frame = frame
        self._show_frame()

    def _show_frame(self) -> None:
        """Bring the frame into sight, and have a screen reader say where it is and what is in it."""
        frame, whole = self.frame, self._whole
        if frame is None:
            return
        if self._zoom > 1.0:
            self._middle = frame.center()
        self.update()
        found = sum(path.intersects(frame) for path in self._paths)
        across = (figure(100 * x / whole.width()) for x in (frame.left(), frame.right()))
        down = (figure(100 * y / whole.height()) for y in (frame.top(), frame.bottom()))
        left, right, top, bottom = *across, *down
        place = tr(
            "{left}% to {right}% across, {top}% to {bottom}% down", left=left, right=right, top=top, bottom=bottom
        )
        speak(self, clauses(counted(found, "{n} outline", "{n} outlines"), place))

    def _zoom_at(self, pixel: QPointF, step: float) -> None:
        """Make the picture so many times as large around a place, which stays where it is."""
        before = self._on_map(pixel)
        self._zoom = min(max(1.0, self._zoom * step), CLOSEST)
        self._middle += before - self._on_map(pixel)
        if self._zoom == 1.0:
            self._middle = self._whole.center()
        self.update()

    def _scale(self) -> float:
        return self._zoom * min(self.width() / self._board.width, self.height() / self._board.height)

    def _on_map(self, pixel: QPointF) -> QPointF:
        return (pixel - QPointF(self.rect().center())) / self._scale() + self._middle
