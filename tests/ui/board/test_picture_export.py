from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from indonesia_qt.board.model import BoardMap, Label
from indonesia_qt.i18n.text import English, speak
from indonesia_qt.ui.board.background.outlines import FRAME
from indonesia_qt.ui.board.picture_export import Picture
from indonesia_qt.ui.style.theme import LIGHT
from tests.ui.board.conftest import PIECES, distance
from tests.ui.board.test_map_scene import EVERY_KIND

WIDTH = 1304
"""Two pixels for each unit of the small board with its frame."""


def ink_at(label: Label, image: QImage) -> int:
    """Pixels around a label's middle that have the colour of names."""
    ink = QColor(LIGHT.map.ink)
    x, y = (round(2 * (value + FRAME)) for value in label.at)
    return sum(
        distance(image.pixelColor(x + across, y + down), ink) < 90
        for across in range(-50, 51)
        for down in range(-20, 21)
    )


@pytest.fixture
def picture(small_board: BoardMap) -> Picture:
    return Picture(small_board, LIGHT, PIECES, EVERY_KIND)


def test_an_image_has_the_boards_shape_and_its_names(picture: Picture, small_board: BoardMap) -> None:
    image = picture.image(picture.size(WIDTH))

    assert (image.width(), image.height()) == (1304, 904)
    assert ink_at(small_board.labels[0], image) > 100


def test_names_are_written_in_the_language_in_use(small_board: BoardMap) -> None:
    class German(English):
        language = "de"

    def image(board: BoardMap) -> QImage:
        picture = Picture(board, LIGHT, PIECES)
        return picture.image(picture.size(WIDTH))

    first, label = small_board.provinces[0], small_board.labels[0]
    assert label.of == first.id
    both = replace(small_board, provinces=(replace(first, names=(("de", "Ost"),)), *small_board.provinces[1:]))
    rewritten = replace(small_board, labels=(replace(label, text="Ost"), *small_board.labels[1:]))
    assert image(both) == image(small_board)
    speak(German())
    try:
        assert image(both) == image(rewritten) != image(small_board)
    finally:
        speak(English())


def test_an_image_of_another_shape_has_the_surround_at_its_sides(picture: Picture) -> None:
    image = picture.image(QSize(2000, 904))

    assert image.pixelColor(3, 450) == image.pixelColor(1996, 450) == QColor(LIGHT.map.surround)


def test_a_png_file_is_the_image(picture: Picture, tmp_path: Path) -> None:
    file = tmp_path / "board.png"
    picture.save(file, picture.size(WIDTH))

    assert QImage(str(file)).convertToFormat(QImage.Format.Format_RGB32) == picture.image(
        picture.size(WIDTH)
    ).convertToFormat(QImage.Format.Format_RGB32)


def test_an_svg_file_looks_like_the_image(small_board: BoardMap, tmp_path: Path) -> None:
    picture, file = Picture(small_board, LIGHT, PIECES), tmp_path / "board.svg"
    picture.save(file, picture.size(WIDTH))
    image = QImage(picture.size(WIDTH), QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    QSvgRenderer(str(file)).render(painter, QRectF(image.rect()))
    painter.end()

    assert ink_at(small_board.labels[0], image) > 100
    other = picture.image(picture.size(WIDTH))
    places = [(x, y) for x in range(4, 1300, 30) for y in range(4, 900, 30)]
    alike = sum(distance(image.pixelColor(*place), other.pixelColor(*place)) < 60 for place in places)
    assert alike > 0.97 * len(places)


def test_an_svg_file_has_the_boards_title_and_all_kinds_of_marks(picture: Picture, tmp_path: Path) -> None:
    file = tmp_path / "board.svg"
    picture.save(file, picture.size(WIDTH))

    text = file.read_text(encoding="utf-8")
    assert "<title>Small</title>" in text
    for seat in LIGHT.seats[:4]:
        assert seat.colour in text


def test_names_and_frame_of_an_svg_file_are_in_no_clip(picture: Picture, tmp_path: Path) -> None:
    """What Qt's own reader doesn't notice: within a clip, other programs would not show them."""
    file = tmp_path / "board.svg"
    picture.save(file, picture.size(WIDTH))

    svg = "{http://www.w3.org/2000/svg}"
    root = ElementTree.parse(file).getroot()
    clipped = {id(inner) for group in root.iter(f"{svg}g") if "clip-path" in group.attrib for inner in group.iter()}
    assert clipped
    names = [group for group in root.iter(f"{svg}g") if group.get("fill") == LIGHT.map.ink and len(group)]
    assert names
    assert not clipped & set(map(id, names))


def test_a_pdf_file_holds_one_page_of_lines(picture: Picture, tmp_path: Path) -> None:
    file = tmp_path / "board.pdf"
    picture.save(file, picture.size(842))

    data = file.read_bytes()
    assert data.startswith(b"%PDF")
    assert data.count(b"/Type /Page\n") == 1
    assert len(data) > 20_000


def test_marks_change_the_picture(small_board: BoardMap, picture: Picture) -> None:
    assert picture.image(picture.size(400)) != Picture(small_board, LIGHT, PIECES).image(picture.size(400))


def test_a_file_that_cannot_be_written_or_named_is_refused(picture: Picture, tmp_path: Path) -> None:
    with pytest.raises(OSError, match=r"must end in \.png, \.svg or \.pdf, not “\.bmp”"):
        picture.save(tmp_path / "board.bmp", picture.size(400))
    with pytest.raises(FileNotFoundError):
        picture.save(tmp_path / "nowhere" / "board.png", picture.size(400))


def test_the_same_board_gives_the_same_picture(small_board: BoardMap, picture: Picture) -> None:
    again = Picture(small_board, LIGHT, PIECES, EVERY_KIND)

    assert again.image(again.size(500)) == picture.image(picture.size(500))
