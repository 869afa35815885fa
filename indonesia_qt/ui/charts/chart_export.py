"""Charts as files: PNG, SVG and PDF, each with the drawing code of the screen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QMarginsF, QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter, QPdfWriter

from indonesia_qt.files.whole_file import write_whole
from indonesia_qt.ui.charts.chart_drawing import ChartDrawing
from indonesia_qt.ui.charts.chart_model import Chart
from indonesia_qt.ui.style.theme import Theme
from indonesia_qt.ui.support.picture_file import Paint, image_of, pdf_of, picture_content

SIZE = QSize(1200, 750)
"""Of a picture, in pixels."""
TEXT = 16
"""Pixels of its text."""
PAGE = QSizeF(842, 595)
"""A4 lying, in points."""
PAGE_TEXT = 11
DOTS_PER_INCH = 300


def save_chart(chart: Chart, file: Path, theme: Theme) -> None:
    """Write a .png, .svg or .pdf file. Raises `OSError`."""
    make_pdf, paint = partial(_report, [chart], theme, chart.title), _painted(chart, theme, TEXT)
    write_whole(file, picture_content(file.suffix, paint, SIZE, theme.interface.field, chart.title, make_pdf))


def picture(chart: Chart, theme: Theme, size: QSize = SIZE, text: float = TEXT) -> QImage:
    """Return the chart in pixels."""
    return image_of(_painted(chart, theme, text), size, theme.interface.field)


def save_report(charts: Sequence[Chart], file: Path, theme: Theme, title: str) -> None:
    """Write a PDF file with a page for each chart. Raises `OSError`."""
    write_whole(file, _report(charts, theme, title))


def _report(charts: Sequence[Chart], theme: Theme, title: str) -> bytes:
    return pdf_of(title, partial(_draw_pages, charts, theme))


def _draw_pages(charts: Sequence[Chart], theme: Theme, writer: QPdfWriter) -> None:
    writer.setResolution(DOTS_PER_INCH)
    writer.setPageSize(QPageSize(PAGE.transposed(), QPageSize.Unit.Point))
    writer.setPageOrientation(QPageLayout.Orientation.Landscape)
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    painter = QPainter(writer)
    painter.scale(DOTS_PER_INCH / 72, DOTS_PER_INCH / 72)
    for number, chart in enumerate(charts):
        if number:
            writer.newPage()
        _painted(chart, theme, PAGE_TEXT)(painter, QRectF(QPointF(), PAGE))
    painter.end()


def _painted(chart: Chart, theme: Theme, text: float) -> Paint:
    return lambda painter, room: ChartDrawing(painter, room, theme, text).draw(chart)
