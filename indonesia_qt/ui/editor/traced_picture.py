"""A picture under the borders, to be traced over: a scan or another map."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImageReader, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from indonesia_qt.ui.editor.layers import EditLayer
from indonesia_qt.ui.editor.scene import EditScene
from indonesia_qt.wording import tr

FAINT = 0.5
"""How opaque a picture is at first."""
SMALLEST, LARGEST = 0.01, 100.0
"""Map units that a pixel of the picture may be wide."""

MOST_PIXELS = 4096
"""Pixels that a picture has along its longer side; a larger one is made smaller, so that the map moves smoothly."""


class Fit(NamedTuple):
    """Where a picture lies: its upper left corner and the width of its pixels, in map units; and how opaque it is."""

    file: str
    x: float = 0.0
    y: float = 0.0
    scale: float = 1.0
    opacity: float = FAINT


class TracedPicture(QGraphicsPixmapItem):
    """Shows a picture in a scene; `settled` is called with where it lies when it was moved or scaled."""

    def __init__(self, scene: EditScene, picture: QPixmap, fit: Fit, settled: Callable[[Fit], object]) -> None:
        super().__init__(picture, scene.groups[EditLayer.PICTURE])
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._settled = settled
        self.fit = fit
        self.place(fit)

    def place(self, fit: Fit) -> None:
        """Let it lie somewhere else for the time being."""
        self.fit = fit._replace(scale=min(max(fit.scale, SMALLEST), LARGEST))
        self.setPos(fit.x, fit.y)
        self.setScale(self.fit.scale)
        self.setOpacity(fit.opacity)

    def grow(self, factor: float, around: QPointF) -> None:
        """Make it larger; what lies at a point of the map stays there."""
        scale = min(max(self.fit.scale * factor, SMALLEST), LARGEST)
        corner = around + (self.pos() - around) * (scale / self.fit.scale)
        self.place(self.fit._replace(x=corner.x(), y=corner.y(), scale=scale))

    def settle(self) -> None:
        """It stays where it is."""
        self._settled(self.fit)


def picture_in(file: Path) -> tuple[QPixmap, str]:
    """The picture in a file, not larger than needed; or none, and why."""
    try:
        if not file.is_file():
            return QPixmap(), tr("there is no such file")
    except OSError as error:
        return QPixmap(), error.strerror or str(error)
    reader = QImageReader(str(file))
    reader.setDecideFormatFromContent(True)
    reader.setAutoTransform(True)
    size = reader.size()
    if max(size.width(), size.height()) > MOST_PIXELS:
        reader.setScaledSize(size.scaled(MOST_PIXELS, MOST_PIXELS, Qt.AspectRatioMode.KeepAspectRatio))
    image = reader.read()
    if image.isNull():
        too_large = size.width() * size.height() > MOST_PIXELS**2
        return QPixmap(), tr("it is too large") if too_large else reader.errorString()
    return QPixmap.fromImage(image), ""


def picture_of(scene: EditScene) -> TracedPicture | None:
    """The picture that a scene shows, if there is one."""
    items = scene.groups[EditLayer.PICTURE].childItems()
    return next((item for item in items if isinstance(item, TracedPicture)), None)
