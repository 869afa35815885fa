"""Charts as files: PNG, SVG and PDF, each with the drawing code of the screen."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QMarginsF, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QImage, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.charts.chart_drawing import ChartDrawing
from indonesia_qt.ui.charts.chart_model import Chart
from indonesia_qt.ui.style.theme import Theme

SIZE = QSize(1200, 750)
"""Of a picture, in pixels."""
TEXT = 16
"""Pixels of its text."""
PAGE = QSizeF(842, 595)
"""A4 lying, in points."""
PAGE_TEXT = 11
DOTS_PER_INCH = 300


class ChartError(OSError):
    """A chart that can't be saved: which file, and why."""


def save_picture(chart: Chart, file: Path, theme: Theme) -> None:
    """Write a .png, .svg or .pdf file. Raises `ChartError`."""
    match file.suffix.lower():
        case ".png":
            done = picture(chart, theme).save(str(file))
        case ".svg":
            done = _save_svg(chart, file, theme)
        case ".pdf":
            save_report([chart], file, theme)
            return
        case ending:
            message = tr('{file}: pictures are .png, .svg or .pdf, not "{ending}"', file=file, ending=ending)
            raise ChartError(message)
    if not done:
        raise _unwritten(file)


def picture(chart: Chart, theme: Theme, size: QSize = SIZE, text: float = TEXT) -> QImage:
    """Return the chart in pixels."""
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(theme.interface.field))
    painter = QPainter(image)
    ChartDrawing(painter, QRectF(image.rect()), theme, text).draw(chart)
    painter.end()
    return image


def _save_svg(chart: Chart, file: Path, theme: Theme) -> bool:
    generator = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)
    generator.setFileName(str(file))
    generator.setSize(SIZE)
    generator.setViewBox(QRectF(0, 0, SIZE.width(), SIZE.height()))
    generator.setTitle(chart.title)
    painter = QPainter()
    if not painter.begin(generator):
        return False
    ChartDrawing(painter, QRectF(0, 0, SIZE.width(), SIZE.height()), theme, TEXT).draw(chart)
    return painter.end()


def save_report(charts: Sequence[Chart], file: Path, theme: Theme, title: str = "") -> None:
    """Write a PDF file with a page for each chart. Raises `ChartError`."""
    writer = QPdfWriter(str(file))
    writer.setTitle(title or charts[0].title)
    writer.setResolution(DOTS_PER_INCH)
    writer.setPageSize(QPageSize(PAGE.transposed(), QPageSize.Unit.Point))
    writer.setPageOrientation(QPageLayout.Orientation.Landscape)
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    painter = QPainter()
    if not painter.begin(writer):
        raise _unwritten(file)
    painter.scale(DOTS_PER_INCH / 72, DOTS_PER_INCH / 72)
    for number, chart in enumerate(charts):
        if number:
            writer.newPage()
        ChartDrawing(painter, QRectF(0, 0, PAGE.width(), PAGE.height()), theme, PAGE_TEXT).draw(chart)
    if not painter.end():
        raise _unwritten(file)


def _unwritten(file: Path) -> ChartError:
    return ChartError(tr("{file}: can't be written", file=file))
