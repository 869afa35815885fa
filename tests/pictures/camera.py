"""Takes pictures of a window, with the dialogs and menus that stand before it."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QWidget

COLOURS = 256
HUE = 0xFFE0E0E0
"""The bits that tell one hue from another: each hue keeps a colour, however small what has it."""
SHADE = QColor(0, 0, 0, 90)


class Camera:
    """Keeps each picture as `NAME.png` in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.taken: list[str] = []

    def take(self, name: str, window: QWidget) -> None:
        """Take a picture of a window."""
        QApplication.processEvents()
        picture = window.grab().toImage()
        painter = QPainter(picture)
        for front in _before(window):
            place = QRect(_place(front, window), front.size())
            painter.drawPixmap(place.topLeft(), front.grab())
            painter.setPen(SHADE)
            painter.drawRect(place.adjusted(-1, -1, 0, 0))
        painter.end()
        self.keep(name, picture)

    def keep(self, name: str, picture: QImage) -> None:
        """Keep a picture in few colours, so that its file is small."""
        self.taken.append(name)
        _in_few_colours(picture).save(str(self.folder / f"{name}.png"), "PNG", 0)


def _in_few_colours(picture: QImage) -> QImage:
    """The picture in few colours; what has another one gets the nearest."""
    flat = picture.convertToFormat(QImage.Format.Format_RGB32)
    found, counts = np.unique(np.frombuffer(flat.constBits(), np.uint32), return_counts=True)
    by_frequency = found[np.argsort(-counts, kind="stable")]
    _, first = np.unique(by_frequency & HUE, return_index=True)
    hues = by_frequency[np.sort(first)[: COLOURS // 2]]
    others = by_frequency[~np.isin(by_frequency, hues)][: COLOURS - len(hues)]
    table = [*hues.tolist(), *others.tolist()]
    return flat.convertToFormat(QImage.Format.Format_Indexed8, table, Qt.ImageConversionFlag.ThresholdDither)


def _before(window: QWidget) -> list[QWidget]:
    """The dialogs and menus that stand before a window, the foremost last."""
    tops = [top for top in QApplication.topLevelWidgets() if isinstance(top, QDialog | QMenu) and top.isVisible()]
    return sorted(
        (top for top in tops if top is not window and _belongs(top, window)), key=lambda top: isinstance(top, QMenu)
    )


def _belongs(top: QWidget, window: QWidget) -> bool:
    parent = top.parentWidget()
    return parent is window or (parent is not None and _belongs(parent, window))


def _place(front: QWidget, window: QWidget) -> QPoint:
    """Where a menu or a dialog stands in a picture: in the middle if neither the program nor a desktop placed it."""
    if isinstance(front, QMenu) or front.testAttribute(Qt.WidgetAttribute.WA_Moved):
        return front.mapTo(window, QPoint()) if front.window() is window else front.pos() - window.pos()
    return window.rect().center() - front.rect().center()
