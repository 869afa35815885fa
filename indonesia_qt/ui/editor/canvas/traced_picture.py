"""A picture under the borders, to be traced over: a scan or another map."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, NamedTuple

from msgspec import Meta
from PySide6.QtCore import QBuffer, QPointF, Qt
from PySide6.QtGui import QImageReader, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from indonesia_qt.files.whole_file import read_whole, reason_of
from indonesia_qt.i18n.text import as_sentence, tr
from indonesia_qt.ui.editor.canvas.board_items import EditLayer
from indonesia_qt.ui.editor.canvas.edit_scene import EditScene

FAINT = 0.5
"""How opaque a picture is at first."""
SMALLEST, LARGEST = 0.01, 100.0
"""Map units that a pixel of the picture may be wide."""
FURTHEST = 1_000_000.0
"""Map units that a kept picture may lie off the canvas."""

FORMATS = {b"png", b"jpeg", b"webp", b"bmp", b"gif"}
"""The formats that can be traced, as Qt calls them."""
LARGEST_FILE = 60_000_000
"""Bytes; a larger file is refused unread."""
LARGEST_PICTURE = 60_000_000
"""Pixels; Qt has room for no more than 256 MB of them, four bytes each."""
MOST_PIXELS = 4096
"""Pixels that a picture has along its longer side; a larger one is made smaller, so that the map moves smoothly."""

Place = Annotated[float, Meta(ge=-FURTHEST, le=FURTHEST)]


class Fit(NamedTuple):
    """Where a picture lies: its upper left corner and the width of its pixels, in map units; and how opaque it is."""

    file: str
    x: Place = 0.0
    y: Place = 0.0
    scale: Annotated[float, Meta(gt=0, le=LARGEST)] = 1.0
    opacity: Annotated[float, Meta(ge=0, le=1)] = FAINT


class TracedPicture(QGraphicsPixmapItem):
    """Shows a picture in a scene; `settled` is called with its fit when it was moved or scaled."""

    def __init__(self, scene: EditScene, picture: QPixmap, fit: Fit, settled: Callable[[Fit], object]) -> None:
        super().__init__(picture, scene.groups[EditLayer.PICTURE])
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._settled = settled
        self.fit = fit
        self.place(fit)

    def place(self, fit: Fit) -> None:
        """Show the picture with another fit for the time being."""
        self.fit = fit._replace(scale=min(max(fit.scale, SMALLEST), LARGEST))
        self.setPos(fit.x, fit.y)
        self.setScale(self.fit.scale)
        self.setOpacity(fit.opacity)

    def grow(self, factor: float, around: QPointF) -> None:
        """Scale the picture by a factor around a point in map units, which stays in its place."""
        scale = min(max(self.fit.scale * factor, SMALLEST), LARGEST)
        corner = around + (self.pos() - around) * (scale / self.fit.scale)
        self.place(self.fit._replace(x=corner.x(), y=corner.y(), scale=scale))

    def settle(self) -> None:
        """Report that the picture stays where it is."""
        self._settled(self.fit)


def picture_in(file: Path) -> tuple[QPixmap, str]:
    """Return the picture in a file, made smaller if it is large; or an empty one, and the reason.

    A file in none of the `FORMATS` is refused, whatever its name: an SVG, say, may refer to other files.
    """
    try:
        content = read_whole(file, LARGEST_FILE)
    except OSError as error:
        return QPixmap(), reason_of(error)
    buffer = QBuffer()
    buffer.setData(content)
    reader = QImageReader(buffer)
    reader.setDecideFormatFromContent(True)
    reader.setAutoTransform(True)
    if not reader.canRead() or reader.format().data() not in FORMATS:
        return QPixmap(), tr("It isn’t a PNG, JPEG, WebP, BMP or GIF file.")
    size = reader.size()
    if size.width() * size.height() > LARGEST_PICTURE:
        return QPixmap(), tr("It has more than {n}\u00a0million pixels.", n=LARGEST_PICTURE // 1_000_000)
    if max(size.width(), size.height()) > MOST_PIXELS:
        reader.setScaledSize(size.scaled(MOST_PIXELS, MOST_PIXELS, Qt.AspectRatioMode.KeepAspectRatio))
    image = reader.read()
    if image.isNull():
        return QPixmap(), as_sentence(reader.errorString())
    return QPixmap.fromImage(image), ""


def picture_of(scene: EditScene) -> TracedPicture | None:
    """Return the picture that a scene shows; None without one."""
    items = scene.groups[EditLayer.PICTURE].childItems()
    return next((item for item in items if isinstance(item, TracedPicture)), None)
