"""Charts as files: PNG, SVG and PDF, each with the drawing code of the screen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QMarginsF, QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter, QPdfWriter

from indonesia_qt.ui.charts.chart_drawing import ChartDrawing
from indonesia_qt.ui.charts.chart_model import Chart
from indonesia_qt.ui.style.theme import Theme
from indonesia_qt.ui.support.picture_file import Paint, image_of, paint_on, save_picture

SIZE = QSize(1200, 750)
"""Of a picture, in pixels."""
TEXT = 16
"""Pixels of its text."""
PAGE = QSizeF(842, 595)
"""A4 lying, in points."""
PAGE_TEXT = 11
DOTS_PER_INCH = 300


def save_chart(chart: Chart, file: Path, theme: Theme) -> None:
    """Write a .png, .svg or .pdf file. Raises `PictureError`."""
    save_pdf = partial(save_report, [chart], theme=theme)
    save_picture(file, _painted(chart, theme, TEXT), SIZE, theme.interface.field, chart.title, save_pdf)


def picture(chart: Chart, theme: Theme, size: QSize = SIZE, text: float = TEXT) -> QImage:
    """Return the chart in pixels."""
    return image_of(_painted(chart, theme, text), size, theme.interface.field)


def save_report(charts: Sequence[Chart], file: Path, theme: Theme, title: str = "") -> None:
    """Write a PDF file with a page for each chart. Raises `PictureError`."""
    writer = QPdfWriter(str(file))
    writer.setTitle(title or charts[0].title)
    writer.setResolution(DOTS_PER_INCH)
    writer.setPageSize(QPageSize(PAGE.transposed(), QPageSize.Unit.Point))
    writer.setPageOrientation(QPageLayout.Orientation.Landscape)
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))

    def paint(painter: QPainter) -> None:
        painter.scale(DOTS_PER_INCH / 72, DOTS_PER_INCH / 72)
        for number, chart in enumerate(charts):
            if number:
                writer.newPage()
            _painted(chart, theme, PAGE_TEXT)(painter, QRectF(QPointF(), PAGE))

    paint_on(writer, file, paint)


def _painted(chart: Chart, theme: Theme, text: float) -> Paint:
    return lambda painter, room: ChartDrawing(painter, room, theme, text).draw(chart)
