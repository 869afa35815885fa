"""Every value of a chart is drawn within the chart, and can be saved as a picture."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.charts.chart_drawing import CELL_SHADES, EXTREMES, WELL_READ, ChartDrawing, ChartSpot, hatch
from indonesia_qt.ui.charts.chart_export import picture, save_chart, save_report
from indonesia_qt.ui.charts.chart_model import Bars, Chart, Lines, Matrix, Timetable
from indonesia_qt.ui.charts.chart_window import ChartView
from indonesia_qt.ui.style.theme import DARK, LIGHT, THEMES, Theme, contrast, mixed, readable_on
from tests.ui.charts.test_chart_model import CHARTS

KINDS = [chart for chart, _ in CHARTS]


def spots(chart: Chart, room: QRectF, text: float = 13) -> list[ChartSpot]:
    image = QImage(room.size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    drawing = ChartDrawing(painter, room, LIGHT, text)
    drawing.draw(chart)
    painter.end()
    return drawing.spots


def values(chart: Chart) -> int:
    """How many values a chart has that can be seen."""
    match chart:
        case Lines():
            return sum(value is not None for one in chart.series for value in one.values)
        case Bars():
            return sum(bool(value) for one in chart.series for value in one.values)
        case Timetable():
            return len(chart.spans)
        case Matrix():
            return sum(value is not None for line in chart.cells for value in line)
    raise AssertionError(chart)


@pytest.mark.parametrize("chart", KINDS, ids=lambda chart: chart.title)
@pytest.mark.parametrize("size", [(900, 600), (420, 320)])
@pytest.mark.usefixtures("qapp")
def test_each_value_is_drawn_inside_the_chart(chart: Chart, size: tuple[int, int]) -> None:
    room = QRectF(0, 0, *size)
    found = spots(chart, room)

    assert len(found) == values(chart)
    assert all(room.contains(spot.place.center()) for spot in found)
    assert len({(spot.place.x(), spot.place.y(), spot.text) for spot in found}) == len(found)


def test_a_low_chart_leaves_its_room_to_the_lines_and_a_tip_says_what_it_counts(qtbot: QtBot) -> None:
    view = ChartView(LIGHT)
    qtbot.addWidget(view)
    lines = next(chart for chart in KINDS if isinstance(chart, Lines))
    view.show_chart(lines, LIGHT)
    heights = []
    for high in (180, 600):
        view.resize(300, high)
        view.grab()
        middles = [spot.place.center().y() for spot in view.spots]
        heights.append((max(middles) - min(middles)) / high)
        assert view.text_at(QPointF(2, 2)) == (lines.about if high == 180 else "")
    assert heights[0] > 0.4


def test_a_chart_without_its_title_has_that_room_too_and_a_tip_says_what_it_counts(qtbot: QtBot) -> None:
    lines = next(chart for chart in KINDS if isinstance(chart, Lines))
    heights = []
    for is_titled in (True, False):
        view = ChartView(LIGHT, is_titled=is_titled)
        qtbot.addWidget(view)
        view.show_chart(lines, LIGHT)
        view.resize(300, 150)
        view.grab()
        heights.append(view.course.height())
        assert view.text_at(QPointF(2, 2)) == lines.about
    assert heights[1] > 1.3 * heights[0]


@pytest.mark.usefixtures("qapp")
def test_the_names_of_many_rows_stay_apart() -> None:
    names = tuple(f"Jagung {number}" for number in range(30))
    many = Matrix("Towns", "Sizes", names, ("1",), tuple((0,) for _ in names))
    image = picture(many, LIGHT, QSize(400, 400), 20)
    lines = [any(image.pixelColor(x, y).lightness() < 128 for x in range(30, 120)) for y in range(120, 400)]
    assert sum(above and not below for above, below in pairwise(lines)) == len(names)


@pytest.mark.usefixtures("qapp")
def test_a_long_line_below_the_title_is_wrapped() -> None:
    one, two = (Matrix("Towns", about, ("Jagung",), ("1",), ((1,),)) for about in ("Sizes", "Sizes " * 20))
    room = QRectF(0, 0, 400, 300)
    assert spots(one, room)[0].place.top() < spots(two, room)[0].place.top()


@pytest.mark.parametrize("slant", ["/", "\\", "-", "|", "x"])
def test_patterns_stay_in_their_part(slant: str) -> None:
    box = QRectF(10, 20, 57, 13)
    lines = hatch(box, slant, 4)
    edge = box.adjusted(-0.01, -0.01, 0.01, 0.01)

    assert lines
    assert all(edge.contains(line.p1()) and edge.contains(line.p2()) for line in lines)


@pytest.mark.usefixtures("qapp")
def test_a_theme_changes_the_whole_picture() -> None:
    light, dark = (picture(KINDS[0], theme, QSize(300, 200)) for theme in (LIGHT, DARK))
    assert light.pixelColor(150, 3).lightness() > 200
    assert dark.pixelColor(150, 3).lightness() < 60


def test_the_value_under_the_pointer_is_told(qtbot: QtBot) -> None:
    view = ChartView(LIGHT)
    qtbot.addWidget(view)
    view.resize(600, 400)
    view.show_chart(KINDS[1], LIGHT)
    view.grab()

    assert view.text_at(view.spots[1].place.center()) == "2, Budi: 4"
    assert view.text_at(QPointF(1, 1)) == ""


def test_a_click_among_lines_leads_to_the_moment_that_lies_there_and_the_one_shown_is_marked(qtbot: QtBot) -> None:
    view = ChartView(LIGHT)
    qtbot.addWidget(view)
    view.resize(600, 400)
    view.show_chart(replace(KINDS[0], moments=(0, 10, 20)), LIGHT)
    view.show_moment(3)
    before = view.grab().toImage()
    mark = view.mark
    assert mark is not None
    view.show_moment(None)
    assert view.mark is None
    assert view.grab().toImage() != before
    with qtbot.waitSignal(view.moment_requested) as led:
        qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=mark.pointAt(0.5).toPoint())
    assert led.args == [3]


@pytest.mark.parametrize("suffix", ["png", "svg", "pdf"])
@pytest.mark.usefixtures("qapp")
def test_a_chart_is_saved_as_a_picture(tmp_path: Path, suffix: str) -> None:
    file = tmp_path / f"chart.{suffix}"
    for chart in KINDS:
        save_chart(chart, file, LIGHT)
        match suffix:
            case "png":
                assert not QImage(str(file)).isNull()
            case "svg":
                assert QSvgRenderer(str(file)).isValid()
            case "pdf":
                assert file.read_bytes().startswith(b"%PDF")


@pytest.mark.usefixtures("qapp")
def test_a_report_has_a_page_for_each_chart(tmp_path: Path) -> None:
    save_report(KINDS, tmp_path / "all.pdf", LIGHT, "All")
    assert b"/Count 4" in (tmp_path / "all.pdf").read_bytes()


@pytest.mark.usefixtures("qapp")
def test_a_picture_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(OSError, match=r"must end in \.png, \.svg or \.pdf"):
        save_chart(KINDS[0], tmp_path / "chart.gif", LIGHT)
    with pytest.raises(FileNotFoundError):
        save_chart(KINDS[0], tmp_path / "no" / "chart.png", LIGHT)


@pytest.mark.usefixtures("qapp")
def test_a_title_of_a_column_that_is_too_wide_takes_two_lines() -> None:
    one, two = (
        Matrix("Towns", "Sizes", ("Jagung",), (title,), ((1,),)) for title in ("Total", "Last year doubled now")
    )
    room = QRectF(0, 0, 170, 300)
    assert spots(one, room)[0].place.top() < spots(two, room)[0].place.top()


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.id)
@pytest.mark.usefixtures("qapp")
def test_every_figure_can_be_read_on_its_shade(theme: Theme) -> None:
    figures = tuple((value,) for value in range(0, 1001, 50))
    many = Matrix("Towns", "Sizes", tuple("J" for _ in figures), ("1",), figures)
    image = QImage(400, 1200, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    drawing = ChartDrawing(painter, QRectF(image.rect()), theme, 20)
    drawing.draw(many)
    painter.end()
    for spot in drawing.spots:
        place = spot.place.toAlignedRect().adjusted(2, 2, -2, -2)
        ground = image.pixelColor(place.topLeft())
        seen = {
            image.pixelColor(x, y).name()
            for x in range(place.left(), place.right())
            for y in range(place.top(), place.bottom())
        }
        assert max(contrast(colour, ground) for colour in seen) >= 4.5


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.id)
def test_the_numbers_of_a_table_are_read_well_on_all_of_its_shades(theme: Theme) -> None:
    ground, full = theme.interface.field, theme.interface.accent
    ink = readable_on(ground, *EXTREMES)
    assert any(contrast(ink, mixed(ground, full, share)) >= WELL_READ for share in CELL_SHADES if share > 0.3)
