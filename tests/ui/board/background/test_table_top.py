"""The table below a board of lots: it has planks, stays in the background, and its parts fit together."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from indonesia_qt.ui.board.background.table_top import TableAround, paint_table
from indonesia_qt.ui.style.theme import DARK, HIGH_CONTRAST, LIGHT, Theme, contrast
from tests.ui.board.conftest import distance

BOX = QRectF(-100, -100, 800, 400)


def painted(theme: Theme, *parts: QRectF) -> QImage:
    image = QImage(BOX.size().toSize(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(-BOX.topLeft())
    for part in parts:
        painter.setClipRect(part)
        paint_table(painter, part, theme.map)
    painter.end()
    return image


def colours(image: QImage) -> set[str]:
    return {image.pixelColor(x, y).name() for x in range(0, image.width(), 3) for y in range(image.height())}


def farthest(one: QImage, other: QImage) -> int:
    """How far the colours of two pictures are from each other in the pixel where they differ most."""
    return max(
        distance(one.pixelColor(x, y), other.pixelColor(x, y)) for x in range(one.width()) for y in range(one.height())
    )


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.id)
def test_the_table_has_planks_that_differ_little_from_its_ground(theme: Theme) -> None:
    seen = colours(painted(theme, BOX))
    assert len(seen) > 5
    assert max(contrast(colour, theme.map.surround) for colour in seen) < 2


def test_the_table_is_plain_in_high_contrast() -> None:
    assert colours(painted(HIGH_CONTRAST, BOX)) == {HIGH_CONTRAST.map.surround}


def test_parts_of_the_table_fit_together() -> None:
    left, right = QRectF(-100, -100, 333, 400), QRectF(233, -100, 467, 400)
    assert farthest(painted(LIGHT, left, right), painted(LIGHT, BOX)) < 12


def test_around_a_board_lies_the_same_table() -> None:
    """Within a length of a plank and as many planks as differ, as it is painted in whole pixels further away."""
    scale = 1.5
    images = [QImage(900, 500, QImage.Format.Format_RGB32) for _ in range(2)]
    for image, paint in zip(images, (paint_table, TableAround(LIGHT.map).paint), strict=True):
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale, scale)
        paint(painter, QRectF(0, 0, 600, 334), LIGHT.map if paint is paint_table else scale)  # type: ignore[operator]
        painter.end()
    assert farthest(*images) < 12
