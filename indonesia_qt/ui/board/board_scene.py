"""What a view of a board needs to know of its scene."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene


class BoardScene(QGraphicsScene):
    """A scene that shows a board in map units."""

    targets: tuple[str, ...] = ()
    """The areas that matter most at the moment."""

    @abstractmethod
    def area_at(self, point: QPointF, reach: float = 0.0) -> str:
        """The area at a point in map units, or empty; small islands can be hit from `reach` map units away."""

    @abstractmethod
    def box_of(self, area: str) -> QRectF:
        """The room of an area with its token, in map units."""

    @abstractmethod
    def point_of(self, area: str) -> QPointF:
        """Where the token of an area lies, in map units."""

    @abstractmethod
    def sharpen(self, scale: float, letters: float = 0.0) -> None:
        """Paint everything for `scale` device pixels per map unit, names with letters of at least `letters` pixels."""
