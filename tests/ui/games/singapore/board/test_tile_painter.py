"""Tiles at every size and in every look: zones that keep apart, texts to be read, drawings that are told apart."""

from __future__ import annotations

from itertools import combinations
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from indonesia_qt.files import paths
from indonesia_qt.games.singapore.rules.box import Building, usual_box
from indonesia_qt.i18n import text
from indonesia_qt.i18n.text import English
from indonesia_qt.ui.board.zoom_view import LEAST_CAPITALS
from indonesia_qt.ui.games.singapore.board.amounts import row_width
from indonesia_qt.ui.games.singapore.board.piece_values import Face, face_of
from indonesia_qt.ui.games.singapore.board.pieces import CROWD, FIGURE, LOT_SIDE, SIDE
from indonesia_qt.ui.games.singapore.board.signs import width_of
from indonesia_qt.ui.games.singapore.board.svg_drawings import building_drawing, drawn_buildings
from indonesia_qt.ui.games.singapore.board.tile_looks import COIN, COIN_INK, tile_look
from indonesia_qt.ui.games.singapore.board.tile_painter import (
    Owner,
    Zones,
    action_in,
    ground_of,
    name_in,
    paint_tile,
    tile_picture,
    zones_of,
)
from indonesia_qt.ui.style.theme import LIGHT, THEMES, Theme, contrast

BOX = usual_box()
BUILDINGS = (*BOX.start_buildings, *BOX.buildings)
LOOKS = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.id)
SMALLEST, AT_1366, USUAL = 56, 63, 72
"""Pixels: the side of a tile at which Fit stops to shrink, and in a small window late and early in a game."""
READ = 4.5
UNLIKE = 0.015
"""The least mean difference of two drawings, from 0 to 1."""


def zones(side: float, theme: Theme = LIGHT) -> Zones:
    return zones_of(QRectF(0, 0, side, side), tile_look(theme).frame)


def picture(face: Face, side: int, theme: Theme, owner: Owner | None = None, place: str = "") -> QImage:
    image = QImage(side, side, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_tile(painter, QRectF(0, 0, side, side), face, theme, owner, place)
    painter.end()
    return image


def grey(image: QImage) -> bytes:
    return bytes(image.convertToFormat(QImage.Format.Format_Grayscale8).constBits())


def difference(first: bytes, second: bytes) -> float:
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first) / 255


def test_each_building_has_a_drawing_and_each_drawing_a_building() -> None:
    files = {file.stem for file in (paths.resources() / "singapore" / "buildings").glob("*.svg")}
    assert files == drawn_buildings() == {building.id for building in BUILDINGS}
    assert len(files) == 46


@pytest.mark.parametrize("file", sorted((paths.resources() / "singapore").rglob("*.svg")), ids=lambda file: file.stem)
def test_a_drawing_has_no_text_and_nothing_from_elsewhere(file: object) -> None:
    parts = [part.tag.rpartition("}")[2] for part in ElementTree.parse(str(file)).iter()]
    assert {*parts} <= {"svg", "g", "path", "circle", "ellipse", "rect"}


@pytest.mark.parametrize("light", ["day", "dusk", "night", "grey"])
def test_drawings_are_told_apart_without_their_colours(light: str) -> None:
    drawn = {}
    for building in BUILDINGS:
        image = QImage(60, 30, QImage.Format.Format_RGB32)
        image.fill(QColor("#8c8c8c"))
        painter = QPainter(image)
        drawing = building_drawing(building.id, light)  # type: ignore[arg-type]
        drawing.setViewBox(QRectF(0, 0, 120, 60))
        drawing.render(painter, QRectF(0, 0, 60, 30))
        painter.end()
        drawn[building.id] = grey(image)
    alike = [(a, b) for a, b in combinations(drawn, 2) if difference(drawn[a], drawn[b]) < UNLIKE]
    assert alike == []


@LOOKS
@pytest.mark.parametrize("side", [40, SMALLEST, AT_1366, 72, 96, 128, 192, 400])
def test_the_zones_of_a_tile_keep_apart_and_within_it(side: int, theme: Theme) -> None:
    name, scene, foot = (shown := zones(side, theme)).name, shown.scene, shown.foot
    assert shown.edge <= name.top() < name.bottom() <= scene.top() < scene.bottom() <= foot.top()
    assert foot.bottom() <= side - shown.edge + 0.01
    assert scene.height() >= 0.5 * side
    for building in BUILDINGS:
        action = action_in(face_of(building), shown)
        assert all(scene.adjusted(0, -0.1, 0, 0.1).contains(box) for box in action.boxes), building.id


@LOOKS
@pytest.mark.parametrize("side", [SMALLEST, AT_1366, 72, 96, 128])
def test_every_tile_shows_its_drawing_clear_of_the_action(side: int, theme: Theme) -> None:
    shown = zones(side, theme)
    for building in BUILDINGS:
        action = action_in(face_of(building), shown)
        assert not any(action.sight.adjusted(0.1, 0.1, -0.1, -0.1).intersects(box) for box in action.boxes), building.id
        sight = action.sight.width() * action.sight.height() / side**2
        assert sight >= (0.1 if side < USUAL else 0.12), building.id
        for row, size, box in zip(action.rows, action.sizes, action.boxes, strict=True):
            assert row_width(row, size, action.space) <= box.width(), building.id


@pytest.mark.parametrize("side", [SMALLEST, AT_1366, 72, 96, 113])
def test_workers_stand_below_the_action_with_their_feet_in_the_gutter(side: int) -> None:
    unit = SIDE / side
    head, feet = SIDE / 2 + CROWD.first[1] - FIGURE, SIDE / 2 + CROWD.first[1] + FIGURE
    assert head >= zones(side).scene.bottom() * unit - 1.0
    assert SIDE < feet <= SIDE + (LOT_SIDE - SIDE)


@pytest.mark.parametrize(("side", "least"), [(SMALLEST, 10.0), (AT_1366, 11.0), (96, 12.0)])
@pytest.mark.parametrize("building", BUILDINGS, ids=lambda building: building.id)
def test_the_digits_of_a_tile_can_be_read(building: Building, side: int, least: float) -> None:
    assert min(action_in(face_of(building), zones(side)).sizes) >= least


class Speaking(English):
    """Gives the names of buildings in a language, and the short ones that its catalogue has."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._short = {}
        if language != "en":
            catalogue = ElementTree.parse(paths.resources() / "translations" / f"{language}.ts")
            for message in catalogue.iter("message"):
                if message.findtext("comment") == "short name of a building":
                    self._short[message.findtext("source")] = message.findtext("translation") or ""

    def translate(self, text: str, meaning: str, number: int | None) -> str:
        del number
        return self._short.get(text, "") if meaning else ""


@pytest.mark.parametrize("language", ["en", "de", "fr", "id", "it", "nl"])
@pytest.mark.parametrize(
    ("side", "narrowest", "least"), [(SMALLEST, 0.74, 9.5), (AT_1366, 0.77, 9.5), (USUAL, 0.86, 10)]
)
def test_each_building_has_a_name_on_small_tiles_in_each_language(
    language: str, side: int, narrowest: float, least: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(text._InUse, "translator", Speaking(language))
    shown = zones(side)
    for building in BUILDINGS:
        name, size = name_in(face_of(building), shown)
        assert name
        assert size >= least
        assert narrowest * width_of(name, size) <= shown.name.width() - shown.edge - 2, name


@LOOKS
def test_what_is_written_on_tiles_reads_well(theme: Theme) -> None:
    look = tile_look(theme)
    for ground in (look.legal, look.start, look.illegal):
        assert contrast(ground.ink, ground.paper) >= READ
    assert contrast(COIN_INK, COIN) >= READ


@LOOKS
def test_illegal_buildings_are_dark_and_others_are_not(theme: Theme) -> None:
    for building in BUILDINGS:
        ground = ground_of(face_of(building), theme)
        assert (contrast(ground.paper, "#000000") < 1.5) == building.illegal


def test_a_flag_stands_in_the_foot_and_leaves_its_right_end_to_workers() -> None:
    face = face_of(BUILDINGS[4])
    bare, owned = (picture(face, 96, LIGHT, owner, "D5") for owner in (None, Owner(LIGHT.seats[0], True)))
    shown = zones(96)
    inside = range(5, 91)
    changed = {(x, y) for x in inside for y in inside if bare.pixel(x, y) != owned.pixel(x, y)}
    assert changed
    assert all(y >= shown.foot.top() - 1 for _, y in changed)
    assert max(x for x, _ in changed) < 0.7 * 96


def test_a_tile_is_painted_once_for_each_size_and_look() -> None:
    tile_picture.cache_clear()
    face = face_of(BUILDINGS[0])
    first = tile_picture(face, QSize(64, 64), LIGHT, 1.0)
    assert tile_picture(face_of(BUILDINGS[0]), QSize(64, 64), LIGHT, 1.0) is first
    others = [tile_picture(face, QSize(72, 72), LIGHT, 1.0), tile_picture(face, QSize(64, 64), LIGHT, 2.0)]
    others += [tile_picture(face, QSize(64, 64), theme, 1.0) for theme in THEMES.values() if theme is not LIGHT]
    others.append(tile_picture(face_of(BUILDINGS[1]), QSize(64, 64), LIGHT, 1.0))
    assert all(other is not first for other in others)
    assert tile_picture.cache_info().misses == 1 + len(others)
    assert first.width() == 64


def test_a_building_of_another_box_has_a_tile_without_a_drawing() -> None:
    face = face_of(BUILDINGS[4])._replace(id="own", name="Own", short="Own")
    assert picture(face, 96, LIGHT).pixelColor(48, 30) == QColor(tile_look(LIGHT).legal.sky)


def test_names_and_digits_grow_with_the_text_of_the_interface() -> None:
    """The board paints tiles in pixels that grow with the text: what has no room then is as large as it can be."""
    assert LEAST_CAPITALS > 0
    usual, doubled = zones(AT_1366), zones(AT_1366 / 1.5)
    assert 1.5 * doubled.name_size >= usual.name_size
    assert 1.5 * doubled.digit_size >= 0.9 * usual.digit_size
