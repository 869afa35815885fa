from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter

from indonesia_qt.ui.games.indonesia.board import glyphs
from indonesia_qt.ui.games.indonesia.board.colours import kind_colour
from indonesia_qt.ui.games.indonesia.board.icons import Icons
from indonesia_qt.ui.style.theme import LIGHT

GOODS = ["rice", "spice", "rubber", "siap_faji", "oil", "shipping"]
TRACKS = ["slots", "mergers", "expansion", "hull", "bid"]
WANTED = [*GOODS, *TRACKS, "city_1", "city_2", "city_3", "bank", "cash", "first_player", "deed"]


def drawn(name: str, size: int) -> QImage:
    image = QImage(size, size, QImage.Format.Format_Grayscale8)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    glyphs.paint(painter, name, QRectF(0, 0, size, size), "black")
    painter.end()
    return image


@pytest.mark.parametrize("name", WANTED)
def test_every_sign_fills_its_field_and_stays_in_it(name: str) -> None:
    box = glyphs.glyph(name).boundingRect()

    assert QRectF(-1.001, -1.001, 2.002, 2.002).contains(box)
    assert max(box.width(), box.height()) > 1.6


def test_signs_differ_by_shape_alone_at_16_pixels() -> None:
    pictures = {name: drawn(name, 16) for name in WANTED}
    for (one, a), (other, b) in combinations(pictures.items(), 2):
        unlike = sum(abs(a.pixelColor(x, y).value() - b.pixelColor(x, y).value()) for x in range(16) for y in range(16))
        assert unlike / 255 > 30, (one, other)


@pytest.mark.parametrize("size", [16, 24, 32, 48])
def test_icons_are_there_in_the_sizes_of_panels(qapp: object, size: int) -> None:
    assert qapp
    for icon in (glyphs.icon("hull", LIGHT.interface.text), glyphs.good_icon("oil", LIGHT)):
        assert icon.actualSize(icon.availableSizes()[0].__class__(size, size)).width() == size


def test_a_disabled_sign_is_fainter(qapp: object) -> None:
    assert qapp
    icon = glyphs.icon("slots", "black")
    middle = [icon.pixmap(32, QIcon.Mode(mode)).toImage().pixelColor(6, 6).alpha() for mode in (0, 1)]
    assert middle[0] > 2 * middle[1]


def test_a_good_is_shown_on_a_disc_of_its_colour(qapp: object) -> None:
    assert qapp
    image = glyphs.good_icon("spice", LIGHT).pixmap(32, 32).toImage()

    assert image.pixelColor(16, 3).name() == kind_colour(LIGHT, "spice")
    assert image.pixelColor(0, 0).alpha() == 0


def test_an_unknown_sign_is_named() -> None:
    with pytest.raises(glyphs.UnknownGlyph, match='there is no sign "tea"'):
        glyphs.glyph("tea")


def test_a_shape_has_no_colour_of_its_own() -> None:
    assert drawn("oil", 24).pixelColor(12, 14) == QColor(Qt.GlobalColor.black)


def test_windows_of_one_look_share_icons_and_another_look_has_its_own(qapp: object) -> None:
    assert qapp
    bright = replace(LIGHT, interface=replace(LIGHT.interface, text="#ffffff"))
    first, again, other = Icons(LIGHT), Icons(LIGHT), Icons(bright)

    assert first.sign("hull").cacheKey() == again.sign("hull").cacheKey() != other.sign("hull").cacheKey()
    assert first.kind("oil").cacheKey() == again.kind("oil").cacheKey()
    assert first.seat(1).cacheKey() == again.seat(1).cacheKey()
    assert first.seat(1).cacheKey() != first.seat(2).cacheKey()
