"""Areas that flash for a moment, so that the eye finds them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer

from indonesia_qt.ui.board.pieces.strokes import Stroke, StrokeItem

HALF_MS, TIMES = 160, 3
"""Milliseconds that areas are lit, and then dark again; and how often they are."""


class Flash(QObject):
    """Shows strokes in an item and takes them away again, a few times."""

    def __init__(self, item: StrokeItem, parent: QObject) -> None:
        super().__init__(parent)
        self._item = item
        self._strokes: Sequence[Stroke] = ()
        self._left = 0
        """How often the strokes are still shown or taken away."""
        self._timer = QTimer(self, interval=HALF_MS)
        self._timer.timeout.connect(self._step)

    @property
    def is_running(self) -> bool:
        """Whether anything flashes."""
        return self._left > 0

    def start(self, strokes: Sequence[Stroke]) -> None:
        """Let these strokes flash, instead of others that do."""
        self._strokes, self._left = strokes, 2 * TIMES
        self._timer.start()
        self._step()

    def _step(self) -> None:
        self._left -= 1
        self._item.show_strokes(self._strokes if self._left % 2 else ())
        if not self._left:
            self._timer.stop()
