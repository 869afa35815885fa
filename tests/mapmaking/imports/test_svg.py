"""Closed shapes of SVG files: paths, basic shapes, groups and transformations, and nothing that isn't safe."""

from __future__ import annotations

import math
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from shapely import Geometry

from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.mapmaking.imports.named_shapes import ImportedDrawing
from indonesia_qt.mapmaking.imports.open_file import read
from indonesia_qt.mapmaking.imports.svg_geometry import SHAPES, UNKNOWN
from tests.robustness.mutations import change_bytes

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape">'


def found(folder: Path, content: str) -> ImportedDrawing:
    file = folder / "shapes.svg"
    file.write_text(f"{HEAD}{content}</svg>", encoding="utf-8")
    return read(file)


def only(folder: Path, content: str) -> Geometry:
    drawing = found(folder, content)
    (shape,) = drawing.shapes
    assert drawing.left_out == ()
    return shape.geometry


@pytest.mark.parametrize(
    ("element", "area", "bounds"),
    [
        ('<rect x="1" y="2" width="3" height="4px"/>', 12, (1, 2, 4, 6)),
        ('<polygon points="0,0 4,0 4 4 0,4"/>', 16, (0, 0, 4, 4)),
        ('<polyline points="0,0 4,0 4 4"/>', 8, (0, 0, 4, 4)),
        ('<circle cx="5" cy="5" r="2"/>', math.pi * 4, (3, 3, 7, 7)),
        ('<ellipse rx="2" ry="1"/>', math.pi * 2, (-2, -1, 2, 1)),
        ('<path d="M0,0H4V4H0Z"/>', 16, (0, 0, 4, 4)),
        ('<path d="m1 1 4 0 0 4-4 0z"/>', 16, (1, 1, 5, 5)),
        ('<path d="M0 0L4 0 4 4 0 4"/>', 16, (0, 0, 4, 4)),
        ('<path d="M0 0h4v4h-4z m6 0h1v1h-1z"/>', 17, (0, 0, 7, 4)),
        ('<path d="M0 2A2 2 0 1 0 4 2A2 2 0 1 0 0 2z"/>', math.pi * 4, (0, 0, 4, 4)),
        ('<path d="M0 2a2 2 0 104 0a2 2 0 10-4 0"/>', math.pi * 4, (0, 0, 4, 4)),
        ('<path d="M0,0C0,4 6,4 6,0z"/>', 14.4, (0, 0, 6, 3)),
        ('<path d="M0,0Q3,4 6,0z"/>', 8, (0, 0, 6, 2)),
        ('<path d="M0,0Q2,4 4,0T8,0L8,-9 0,-9z"/>', 72, (0, -9, 8, 2)),
        ('<path d="M0,0C1,2 3,2 4,0S7,-2 8,0L8,-9 0,-9z"/>', 72, (0, -9, 8, 1.5)),
        ('<path d="M1e1,.5.5.5.5-9.5z"/>', 47.5, (0.5, -9.5, 10, 0.5)),
    ],
)
def test_shapes(tmp_path: Path, element: str, area: float, bounds: tuple[float, ...]) -> None:
    geometry = only(tmp_path, element)
    assert geometry.area == pytest.approx(area, rel=0.01)
    assert geometry.bounds == pytest.approx(bounds, abs=0.02)


@pytest.mark.parametrize(
    ("transform", "bounds"),
    [
        ("translate(10)", (10, 0, 12, 1)),
        ("translate(10,20)", (10, 20, 12, 21)),
        ("scale(2)", (0, 0, 4, 2)),
        ("scale(2 -3)", (0, -3, 4, 0)),
        ("rotate(90)", (-1, 0, 0, 2)),
        ("rotate(90, 2, 1)", (2, -1, 3, 1)),
        ("matrix(1 0 0 1 5 6)", (5, 6, 7, 7)),
        ("skewX(45)", (0, 0, 3, 1)),
        ("skewY(45)", (0, 0, 2, 3)),
        ("translate(10) scale(2)", (10, 0, 14, 2)),
        ("translate(1in, 3pt)", (96, 4, 98, 5)),
        ("translate(10%,50%)", (40, 100, 42, 101)),
        ("translateX(5px) translateY(1pc)", (5, 16, 7, 17)),
        ("scale(200%)", (0, 0, 4, 2)),
        ("scaleX(2) scaleY(3)", (0, 0, 4, 3)),
        ("rotate(0.25turn)", (-1, 0, 0, 2)),
        ("rotate(100grad)", (-1, 0, 0, 2)),
        ("rotate(1.5707963rad)", (-1, 0, 0, 2)),
        ("skew(45deg)", (0, 0, 3, 1)),
        ("skew(0, 45)", (0, 0, 2, 3)),
        ("matrix(1,0,0,1,5px,6)", (5, 6, 7, 7)),
        ("none", (0, 0, 2, 1)),
    ],
)
def test_transformations(tmp_path: Path, transform: str, bounds: tuple[float, ...]) -> None:
    for said in (f'transform="{transform}"', f'style="transform: {transform}"'):
        page = f'<svg width="400" height="200" overflow="visible"><rect width="2" height="1" {said}/></svg>'
        assert only(tmp_path, page).bounds == pytest.approx(bounds, abs=1e-6)


@pytest.mark.parametrize(
    ("style", "bounds"),
    [
        ("transform-origin: 2px 1px; transform: rotate(90deg)", (2, -1, 3, 1)),
        ("transform-origin: center; transform: rotate(180deg)", (398, 199, 400, 200)),
        ("transform-origin: bottom; transform: rotate(180deg)", (398, 399, 400, 400)),
        ("transform-origin: right 0; transform: scale(2)", (-400, 0, -396, 2)),
    ],
)
def test_transformations_go_around_their_origin(tmp_path: Path, style: str, bounds: tuple[float, ...]) -> None:
    page = f'<svg width="400" height="200" overflow="visible"><rect width="2" height="1" style="{style}"/></svg>'
    assert only(tmp_path, page).bounds == pytest.approx(bounds)


@pytest.mark.parametrize(
    ("page", "rect", "bounds"),
    [
        ('width="400" height="200"', 'width="50%" height="50%"', (0, 0, 200, 100)),
        ('viewBox="0 0 400 200"', 'x="25%" width="50%" height="10"', (100, 0, 300, 10)),
        ('viewBox="0 0 40 20" width="4cm" height="2cm"', 'width="50%" height="10"', (0, 0, 20, 10)),
        ('width="100vw" viewBox="0 0 40 20"', 'width="50%" height="10"', (0, 0, 20, 10)),
        ("", 'width="2.54cm" height="25.4mm"', (0, 0, 96, 96)),
        ("", 'width="72pt" height="6pc" y="1IN"', (0, 96, 96, 192)),
        ("", 'style="width:3px;height:1em"', (0, 0, 3, 16)),
        (
            'width="300" height="100" viewBox="0 0 100 100" preserveAspectRatio="none"',
            'width="1" height="1"',
            (0, 0, 3, 1),
        ),
    ],
)
def test_lengths_have_units(tmp_path: Path, page: str, rect: str, bounds: tuple[float, ...]) -> None:
    file = tmp_path / "shapes.svg"
    file.write_text(f"<svg {page}><rect {rect}/></svg>", encoding="utf-8")
    (shape,) = read(file).shapes
    assert shape.geometry.bounds == pytest.approx(bounds)


@pytest.mark.parametrize(
    ("page", "bounds"),
    [
        ('x="5" y="6"', (5, 6, 205, 56)),
        ('width="200" height="100" viewBox="0 0 100 50"', (0, 0, 100, 25)),
        ('viewBox="10 0 40 20"', (-100, 0, 100, 50)),
        ('width="10" height="10" viewBox="0 0 20 5"', (0, 3.75, 5, 4.375)),
        ('width="10" height="10" viewBox="0 0 20 5" preserveAspectRatio="xMinYMin"', (0, 0, 5, 0.625)),
        ('width="10" height="10" viewBox="0 0 20 5" preserveAspectRatio="xMaxYMax slice"', (-30, 0, -10, 2.5)),
    ],
)
def test_pages_in_the_page_have_their_own_units(tmp_path: Path, page: str, bounds: tuple[float, ...]) -> None:
    inner = '<rect width="50%" height="25%"/>'
    found = only(
        tmp_path, f'<svg width="400" height="200" overflow="visible"><svg overflow="visible" {page}>{inner}</svg></svg>'
    )
    assert found.bounds == pytest.approx(bounds)


def test_groups_move_what_is_in_them(tmp_path: Path) -> None:
    inner = '<g transform="scale(2)"><rect width="2" height="1" transform="translate(1)"/></g>'
    assert only(tmp_path, f'<g transform="translate(100,50)">{inner}</g>').bounds == pytest.approx((102, 50, 106, 52))


@pytest.mark.parametrize(
    ("element", "name"),
    [
        ('<rect id="bali_barat" width="1" height="1"/>', "bali barat"),
        ('<rect id="rect1234-5" width="1" height="1"/>', ""),
        ('<rect id="x" inkscape:label="Bali" width="1" height="1"/>', "Bali"),
        ('<rect id="x" width="1" height="1"><title> Pulau\n Bali </title></rect>', "Pulau Bali"),
        ('<rect id="ID-BA" title="Bali" width="1" height="1"/>', "Bali"),
        ('<rect id="ID-BA" width="1" height="1"><desc>Bali</desc></rect>', "Bali"),
        ('<rect id="ID-BA" width="1" height="1"><desc>\n<rank>6</rank> <name>Bali</name></desc></rect>', "Bali"),
        (f'<rect id="Bali" width="1" height="1"><desc>{"An island. " * 9}</desc></rect>', "Bali"),
        ('<rect id="path8" inkscape:label="path8" width="1" height="1"/>', ""),
        ('<rect id="Nusa_x20_Penida_1_" width="1" height="1"/>', "Nusa Penida"),
        ('<rect id="XMLID_12_" width="1" height="1"/>', ""),
        ('<rect id="SVGID_3_" width="1" height="1"/>', ""),
        ('<rect id="Vector 7" width="1" height="1"/>', ""),
        ('<g id="Layer_1"><rect width="1" height="1"/></g>', ""),
        ('<g id="Bali"><rect id="path7" width="1" height="1"/></g>', "Bali"),
        ('<title>All</title><rect width="1" height="1"/>', ""),
    ],
)
def test_names(tmp_path: Path, element: str, name: str) -> None:
    assert found(tmp_path, element).shapes[0].name == name


@pytest.mark.parametrize(
    ("attributes", "area"),
    [("", 16), ('fill-rule="evenodd"', 12), ('style="fill:red; fill-rule: evenodd"', 12)],
)
def test_inner_rings_that_turn_the_same_way_are_filled(tmp_path: Path, attributes: str, area: float) -> None:
    assert only(tmp_path, f'<path {attributes} d="M0 0h4v4h-4z M1 1h2v2h-2z"/>').area == area


def test_inner_rings_that_turn_the_other_way_are_holes(tmp_path: Path) -> None:
    assert only(tmp_path, '<path d="M0 0h4v4h-4z M1 1v2h2v-2z"/>').area == 12


def test_what_is_not_drawn_is_not_there(tmp_path: Path) -> None:
    rect = '<rect width="2" height="1"/>'
    hidden = [f"<defs>{rect}</defs>", f'<g display="none">{rect}</g>', f'<g style="display:none">{rect}</g>']
    hidden += [f"<clipPath>{rect}</clipPath>", f"<symbol><g>{rect}</g></symbol>"]
    drawing = found(tmp_path, "".join(hidden))
    assert (drawing.shapes, drawing.left_out) == ((), ())


@pytest.mark.parametrize(
    ("rules", "element", "is_drawn"),
    [
        (".a,.b{fill:none}", '<rect class="b c"/>', False),
        (".a{fill:none}.b{fill:red}", '<rect class="b a"/>', True),
        (".b{fill:red}.a{fill:none}", '<rect class="b a"/>', False),
        ("#x{fill:red}.a{fill:none}", '<rect id="x" class="a"/>', True),
        ("*{fill:none}", "<rect/>", False),
        ("rect.a{fill:none}", '<rect class="a"/>', False),
        ("circle.a{fill:none}", '<rect class="a"/>', True),
        (".a{fill:none}", '<rect class="a" fill="red"/>', False),
        (".a{fill:none}", '<rect class="a" style="fill:red"/>', True),
        (".a{fill:none !important}", '<rect class="a" style="fill:red"/>', False),
        ("g .a{fill:none}", '<g><rect class="a"/></g>', False),
        ("#x > .a{fill:none}", '<g id="x"><g><rect class="a"/></g></g>', True),
        ("#x>g>.a{fill:none}", '<g id="x"><g><rect class="a"/></g></g>', False),
        ("g.off{fill:none}", '<g class="off"><rect/></g>', False),
        ("g.off{display:none}", '<g class="off"><rect style="display:inline"/></g>', False),
        ("rect:hover{fill:none}", "<rect/>", True),
        ("@media print{rect{fill:none}}", "<rect/>", True),
        ("@media screen{rect{fill:none}}", "<rect/>", False),
        ("/* rect{fill:none} */", "<rect/>", True),
        ("@import url(a.css); /* } */ rect{stroke:red; FILL : none;;x}", "<rect/>", True),
        ("@font-face{src:url(data:a;b,c)} rect{display:none", "<rect/>", True),
        ("}}rect{display:none}", "<rect/>", False),
        ("", '<g display="none"><rect display="inline"/></g>', False),
        ("", '<g visibility="hidden"><rect/></g>', False),
        ("", '<g visibility="hidden"><rect visibility="visible"/></g>', True),
        ("", '<rect visibility="collapse"/>', False),
        ("", '<rect opacity="0"/>', False),
        ("", '<g style="opacity:0%"><rect/></g>', False),
        ("", '<rect fill-opacity="0"/>', False),
        ("", '<rect fill-opacity="0" stroke="red"/>', True),
        ("", '<rect fill="rgba(1, 2, 3, 0)"/>', False),
        ("", '<rect fill="rgb(255, 0, 0)"/>', True),
        ("", '<rect fill="#ff000000"/>', False),
        ("", '<rect fill="transparent"/>', False),
        ("", '<rect fill="url(#hatched)"/>', True),
        ("", '<g fill="none"><rect fill="inherit"/></g>', False),
        ("", '<g fill="none" stroke="#000"><rect/></g>', True),
        ("", '<switch><rect requiredExtensions="x"/><g/><rect/></switch>', False),
    ],
)
def test_styles_say_what_is_drawn(tmp_path: Path, rules: str, element: str, is_drawn: bool) -> None:
    element = element.replace("<rect", '<rect width="2" height="1"')
    drawing = found(tmp_path, f"{element}<style>{rules.replace('>', '&gt;')}</style>")
    assert len(drawing.shapes) == is_drawn


def test_only_lines_without_a_fill_must_be_closed(tmp_path: Path) -> None:
    river = '<path id="river" class="cls-1" d="M20,20L180,120L60,180"/>'
    assert found(tmp_path, f"<style>.cls-1{{fill:none;stroke:blue}}</style>{river}").left_out == (
        "river was skipped: its line isn’t closed.",
    )


def test_a_style_for_paper_is_not_read(tmp_path: Path) -> None:
    assert only(tmp_path, '<style media="print">rect{fill:none}</style><rect width="2" height="1"/>').area == 2


def test_very_many_rules_are_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("indonesia_qt.mapmaking.imports.svg_styles.MOST_TRIES", 1_000)
    with pytest.raises(MapError, match="too many rules"):
        found(tmp_path, f"<style>{'g rect{fill:red}' * 100}</style>{'<rect/>' * 100}")
    with pytest.raises(MapError, match="nested too deeply"):
        found(tmp_path, f"<style>{'@media screen{' * 300}</style>")


def test_texts_that_a_file_gives_names_are_read(tmp_path: Path) -> None:
    """As Illustrator writes the addresses of namespaces; what could grow is refused."""
    file = tmp_path / "shapes.svg"
    declared = '<!DOCTYPE svg [<!ENTITY ns "http://ns.adobe.com/AI/10.0/"><!ENTITY who "Bali">]>'
    file.write_text(f'{declared}<svg xmlns:i="&ns;"><rect width="2" height="1" id="&who;"/></svg>', encoding="utf-8")
    assert [shape.name for shape in read(file).shapes] == ["Bali"]


@pytest.mark.parametrize(
    ("content", "bounds"),
    [
        ('<defs><rect id="r" width="2" height="1"/></defs><use href="#r" x="5" y="6"/>', (5, 6, 7, 7)),
        (
            '<use xlink:href="#r" transform="scale(2)" x="5"/><defs><rect id="r" width="2" height="1"/></defs>',
            (10, 0, 14, 2),
        ),
        (
            '<defs><g id="g" transform="scale(2)"><rect width="2" height="1"/></g></defs><use href="#g" x="5"/>',
            (5, 0, 9, 2),
        ),
        ('<symbol id="s"><rect width="2" height="1"/></symbol><use href="#s" x="5"/>', (5, 0, 7, 1)),
        (
            '<symbol id="s" viewBox="0 0 2 1"><rect width="2" height="1"/></symbol><use href="#s" width="40" x="5"/>',
            (5, 90, 45, 110),
        ),
        (
            '<defs><use id="u" href="#r" x="1"/><rect id="r" width="2" height="1"/></defs><use href="#u" x="5"/>',
            (6, 0, 8, 1),
        ),
    ],
)
def test_clones_are_drawn_where_they_stand(tmp_path: Path, content: str, bounds: tuple[float, ...]) -> None:
    assert only(tmp_path, f'<svg width="400" height="200" overflow="visible">{content}</svg>').bounds == bounds


def test_clones_have_names_and_styles_of_their_own(tmp_path: Path) -> None:
    defs = '<defs><path id="Bali" d="M0 0h2v2"/><g id="g"><rect width="2" height="1"/></g></defs>'
    drawing = found(
        tmp_path,
        f'{defs}<use href="#Bali" id="use12"/><use href="#Bali" id="Lombok"><title>Sasak</title></use>'
        '<use href="#g" id="Java"/><use href="#Bali" style="display:none"/><use href="#Bali" fill="none"/>',
    )
    assert [shape.name for shape in drawing.shapes] == ["Bali", "Sasak", "Java"]
    assert drawing.left_out == ("1 outline was skipped: it has neither a fill nor a stroke.",)


def test_clones_of_nothing_and_of_themselves_are_told(tmp_path: Path) -> None:
    drawing = found(
        tmp_path,
        '<use/><use href="#gone"/><use href="map.svg#r"/><g id="g"><rect width="2" height="1"/><use href="#g"/></g>'
        '<use id="a" href="#b"/><use id="b" href="#a"/><use href="#t"/><title id="t"/>',
    )
    assert len(drawing.shapes) == 1
    assert drawing.left_out == ("7 cloned shapes were skipped.",)


def test_clones_may_be_deep_but_not_without_end(tmp_path: Path) -> None:
    chain = "".join(f'<g id="a{n + 1}"><use href="#a{n}"/></g>' for n in range(300))
    with pytest.raises(MapError, match="nested too deeply"):
        found(tmp_path, f'<defs><rect id="a0" width="2" height="1"/>{chain}</defs><use href="#a300"/>')


SQUARE = '<rect width="4" height="4" {}/>'
CLIP = '<clipPath id="c" {}><rect x="2" width="9" height="9"/></clipPath>'


@pytest.mark.parametrize(
    ("content", "bounds"),
    [
        (CLIP.format("") + SQUARE.format('clip-path="url(#c)"'), (2, 0, 4, 4)),
        (SQUARE.format("""style="clip-path: url('#c')" """) + CLIP.format(""), (2, 0, 4, 4)),
        (CLIP.format("") + f'<g clip-path="url(#c)">{SQUARE.format("")}</g>', (2, 0, 4, 4)),
        (CLIP.format("") + SQUARE.format('clip-path="url(#c)" transform="scale(2)"'), (4, 0, 8, 8)),
        (CLIP.format('transform="translate(1)"') + SQUARE.format('clip-path="url(#c)"'), (3, 0, 4, 4)),
        (CLIP.format("") + SQUARE.format('clip-path="url(#gone)"'), (0, 0, 4, 4)),
        (CLIP.format("") + SQUARE.format('clip-path="none"'), (0, 0, 4, 4)),
        (CLIP.format('clipPathUnits="objectBoundingBox"') + SQUARE.format('clip-path="url(#c)"'), (0, 0, 4, 4)),
        (CLIP.format('clip-path="url(#c)"') + SQUARE.format('clip-path="url(#c)"'), None),
        (
            CLIP.format('clip-path="url(#d)"')
            + '<clipPath id="d"><rect width="3" height="9" fill="none"/></clipPath>'
            + SQUARE.format('clip-path="url(#c)"'),
            (2, 0, 3, 4),
        ),
        (
            (
                '<defs><rect id="r" x="2" width="9" height="9"/></defs><clipPath id="c"><use href="#r"/></clipPath>'
                f'<g clip-path="url(#c)"><g clip-path="url(#c)">{SQUARE.format("")}</g></g>'
            ),
            (2, 0, 4, 4),
        ),
        (
            '<clipPath id="c"><path clip-rule="evenodd" d="M0 0h9v9h-9zM-1 -1h3v9h-3z"/></clipPath>'
            + SQUARE.format('clip-path="url(#c)"'),
            (2, 0, 4, 4),
        ),
        (CLIP.format("") + '<rect width="1" height="4" clip-path="url(#c)"/>', None),
        (f'<svg width="3" height="2">{SQUARE.format("")}</svg>', (0, 0, 3, 2)),
        (f'<svg width="3" height="2" style="overflow:visible">{SQUARE.format("")}</svg>', (0, 0, 4, 4)),
    ],
)
def test_only_what_a_clip_leaves_is_there(tmp_path: Path, content: str, bounds: tuple[float, ...] | None) -> None:
    drawing = found(tmp_path, content)
    assert [shape.geometry.bounds for shape in drawing.shapes] == ([] if bounds is None else [bounds])
    assert drawing.left_out == ()


def test_clips_of_clips_are_bounded(tmp_path: Path) -> None:
    inner = SQUARE.format('clip-path="url(#c)" transform="scale(2)"') * 2
    with pytest.raises(MapError, match=r"nested too deeply|more than 100,000"):
        found(tmp_path, f'<clipPath id="c">{inner}</clipPath>{inner}')


@pytest.mark.parametrize(
    ("element", "kind"),
    [
        ('<rect id="ocean" {}/>', "sea"),
        ('<rect id="Sea_Background" {}/>', "sea"),
        ('<rect id="water2" {}/>', "sea"),
        ('<rect id="Black Sea" {}/>', "sea"),
        ('<rect inkscape:label="Pacific Ocean" id="path12" {}/>', "sea"),
        ('<rect class="st1 ocean" id="x" {}/>', "sea"),
        ('<rect class="oceanxx" {}/>', "sea"),
        ('<rect class="st1 county" id="Ocean" {}/>', ""),
        ('<rect class="land water" id="Ocean" {}/>', "sea"),
        ('<g id="Sea"><rect id="Alba" {}/></g>', "sea"),
        ('<g inkscape:label="Open water" id="layer1"><g><rect {}/></g></g>', "sea"),
        ('<g id="layer2" class="lakes"><rect {}/></g>', "lake"),
        ('<g id="lakes"><rect {}/></g>', "lake"),
        ('<rect id="Lake Toba" {}/>', "lake"),
        ('<rect id="Lake" {}/>', ""),
        ('<rect id="Salt Lake" {}/>', ""),
        ('<rect id="Seaham" {}/>', ""),
        ('<rect id="Green Bay" {}/>', ""),
        ('<g id="Java Sea"><rect id="Java" {}/></g>', ""),
    ],
)
def test_what_is_called_water_is_water(tmp_path: Path, element: str, kind: str) -> None:
    drawing = found(tmp_path, '<rect id="Bora" width="1" height="1"/>' + element.format('width="2" height="1"'))
    assert [shape.properties.get("kind", "") for shape in drawing.shapes] == ["", kind]


def test_layers_of_water_are_no_provinces(tmp_path: Path) -> None:
    rects = '<rect id="A" width="1" height="1"/><rect id="B" width="1" height="1"/>'
    drawing = found(tmp_path, f'<g id="countries">{rects}</g><g id="lakes">{rects}</g>')
    assert [shape.properties.get("group") for shape in drawing.shapes] == ["countries", "countries", None, None]


def test_tags_of_a_description_are_properties_unless_a_database_had_none(tmp_path: Path) -> None:
    tags = "<desc><region>NULL</region><name>Bali</name></desc>"
    (shape,) = found(tmp_path, f'<rect id="ID-BA" width="1" height="1">{tags}</rect>').shapes
    assert dict(shape.properties) == {"id": "ID-BA", "name": "Bali"}


def test_a_county_called_after_the_ocean_is_land(tmp_path: Path) -> None:
    others = '<rect id="Burlington" x="1" width="2" height="2"/><rect id="Monmouth" y="1" width="1" height="1"/>'
    drawing = found(tmp_path, '<rect id="Ocean" width="1" height="1"/>' + others)
    assert [shape.properties.get("kind") for shape in drawing.shapes] == [None] * 3


def test_a_map_is_not_all_water(tmp_path: Path) -> None:
    drawing = found(tmp_path, '<g id="sea"><rect id="Alba" width="1" height="1"/></g>')
    assert [shape.properties["kind"] for shape in drawing.shapes] == [""]


GRID = '<path fill="none" stroke="#000" d="M0,0H400V400H0Z M200,{}V{} M{},200H{}"/>'


@pytest.mark.parametrize(
    ("content", "areas"),
    [
        (GRID.format(0, 400, 0, 400), [40_000] * 4),
        (GRID.format(1, 399, 1, 399), [40_000] * 4),  # not quite to the border
        (GRID.format(-9, 409, 0, 400), [40_000] * 4),
        ('<rect fill="#eee" width="400" height="400"/>' + GRID.format(0, 400, 0, 400), [40_000] * 4),
        (
            '<path fill="#eee" d="M0 0H400L200 400z"/><path fill="none" stroke="#000" d="M200-9V409M-9 200H500"/>',
            [10_000, 10_000, 30_000, 30_000],
        ),
        (
            '<g stroke="#000"><line x2="9"/><line y2="9"/><line x1="9" x2="9" y2="9"/><line y1="9" y2="9" x2="9"/></g>',
            [81],
        ),
        (GRID.format(0, 150, 200, 390), [160_000]),  # lines that divide nothing
        (
            GRID.format(0, 400, 0, 400) + '<rect width="9" height="9"/><rect width="9" height="9" x="20"/>',
            [81, 81, 160_000],
        ),
    ],
)
def test_areas_between_lines_are_taken_where_most_borders_are_lines(
    tmp_path: Path, content: str, areas: list[float]
) -> None:
    drawing = found(tmp_path, content)
    assert sorted(shape.geometry.area for shape in drawing.shapes) == pytest.approx(areas, rel=0.001)


def test_texts_name_the_areas_between_lines(tmp_path: Path) -> None:
    texts = (
        '<text x="50" y="60">Alba</text><g transform="translate(200)"><text><tspan x="9" y="9">Bora</tspan></text></g>'
    )
    texts += '<text x="20" y="220">Two</text><text x="20" y="320">names</text><text>Edge</text>'
    drawing = found(tmp_path, GRID.format(0, 400, 0, 400) + texts)
    assert sorted(shape.name for shape in drawing.shapes) == ["", "", "Alba", "Bora"]
    assert drawing.left_out == ("4 areas were made of the lines around them.", "5 texts were skipped.")


def test_rivers_through_outlines_divide_nothing(tmp_path: Path) -> None:
    outlines = "".join(
        f'<rect id="r{n}x" x="{9 * n}" width="9" height="9" fill="none" stroke="red"/>' for n in range(4)
    )
    drawing = found(tmp_path, outlines + '<path fill="none" stroke="red" d="M-1 5H99"/>')
    assert len(drawing.shapes) == 4


@pytest.mark.timeout(20)
def test_very_many_lines_cost_no_time(tmp_path: Path) -> None:
    chance = Random(1)
    path = "".join(f"M{chance.random() * 900:.1f} 0L{chance.random() * 900:.1f} 500" for _ in range(400))
    assert found(tmp_path, f'<path fill="none" stroke="red" d="{path}"/>').shapes == ()


def test_what_is_left_out_is_told(tmp_path: Path) -> None:
    drawing = found(
        tmp_path,
        '<path id="River" fill="none" stroke="blue" d="M0 0L4 0 4 4"/><path id="Bad" d="M0 0L4"/><path id="None"/>'
        '<g transform="turn(7)"><rect id="Lost" width="1" height="1"/></g>'
        '<rect width="50%" height="1"/><rect id="Flat" width="5" height="0"/><circle id="Far" r="1e300"/>'
        '<g fill="none" stroke="red"><polyline id="Road" points="0,0 4,0 4,4"/>'
        '<rect id="Frame" width="2" height="2"/></g>'
        '<rect fill="none" width="2" height="1"/><text>Bali</text><text>Lombok</text>'
        '<image/><line x2="4" stroke="red"/><use href="#x"/>',
    )
    assert [shape.name for shape in drawing.shapes] == ["Frame"]
    assert drawing.left_out == (
        "4 outlines were skipped: their lines aren’t closed (River, None, Road and others).",
        "3 outlines were skipped: they can’t be read (Bad, Lost, Shape 5).",
        "Flat was skipped: it doesn’t enclose anything.",
        "Far was skipped: it’s too large.",
        "1 picture was skipped.",
        "2 texts were skipped.",
        "1 outline was skipped: it has neither a fill nor a stroke.",
        "1 cloned shape was skipped.",
    )


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("", "The XML in this file is damaged"),
        ("<svg", "The XML in this file is damaged"),
        ("<html></html>", "This file is of another kind (“html”)"),
        ("<svg><g></svg>", "line 1, column 11: The XML in this file is damaged (mismatched tag)"),
        ('<?xml version="1.0" encoding="x-none"?><svg/>', "The XML in this file is damaged"),
        ("<svg>" + "<g>" * 300, "The data is nested too deeply."),
        (f'<!DOCTYPE svg [<!ENTITY a "{"a" * 300}">]><svg>&a;</svg>', "uses entities, which can’t be imported"),
        ('<!DOCTYPE svg [<!ENTITY a "a"><!ENTITY b "&a;&a;">]><svg>&b;</svg>', "uses entities"),
        ("<!DOCTYPE svg [<!ENTITY a '<rect/>'>]><svg>&a;</svg>", "uses entities"),
        ("<!DOCTYPE svg [<!ENTITY % a 'a'>%a;]><svg/>", "uses entities"),
        (
            '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>',
            "uses entities, which can’t be imported",
        ),
        ("\x00\x01", "The XML in this file is damaged"),
    ],
)
def test_what_is_no_svg_is_refused(tmp_path: Path, content: str, reason: str) -> None:
    file = tmp_path / "shapes.svg"
    file.write_text(content, encoding="utf-8")
    with pytest.raises(MapError) as caught:
        read(file)
    assert reason in str(caught.value)


def test_damaged_files_give_shapes_or_a_sentence(tmp_path: Path) -> None:
    file, chance = tmp_path / "shapes.svg", Random(5)
    path = '<path id="p" d="M0 0C1 2 3 4 5 6s7 8 9 10Q1 2 3 4T5 6A1 2 3 0 1 5 6H7V8Z" transform="rotate(4)"/>'
    style = "<style>.a,g > rect{fill:none;stroke:red}</style><clipPath id='c'><circle r='50%'/></clipPath>"
    clones = '<svg viewBox="0 0 9 9" width="5mm"><use href="#p" x="1%" clip-path="url(#c)" class="a"/></svg>'
    lines = '<g class="a" style="transform:scale(2)"><path d="M0 0H9M0 9H9"/><line x2="9"/><text x="1">Sea</text></g>'
    shapes = f'<g>{path}<rect x="3" width="8" height="9"/><circle r="7"/></g>'
    whole = f"{HEAD}{style}{shapes}{clones}{lines}</svg>".encode()
    for _ in range(150):
        file.write_bytes(change_bytes(whole, chance))
        with suppress(MapError):
            read(file).scaled_to(1000, 500)


CURVED = "M30 30 c5 5 10 0 15 5 s5 5 5 10 q1 2 3 4 t2 2 a5 6 30 1 0 7 7 Z"


@pytest.mark.parametrize(
    ("transform", "reason"),
    [
        ("rotate(10) scale(2 0)", "it doesn’t enclose anything"),
        ("scale(0)", "it doesn’t enclose anything"),
        ("scale(1e-200)", "it doesn’t enclose anything"),
        ("rotate(30) scale(2 1e-12)", "it doesn’t enclose anything"),
        ("matrix(1 2 2 4 0 0)", "it doesn’t enclose anything"),
        ("skewX(90)", "it’s too large"),
        ("scale(1e300)", "it’s too large"),
        ("scale(1e300) scale(1e300)", "it’s too large"),
        ("matrix(nan 0 0 1 0 0)", "its outline can’t be read"),
        ("scale(1e999)", "its outline can’t be read"),
    ],
)
def test_what_no_ground_is_left_of_is_a_sentence(tmp_path: Path, transform: str, reason: str) -> None:
    drawing = found(tmp_path, f'<path id="Bali" transform="{transform}" d="{CURVED}"/>')
    assert (drawing.shapes, drawing.left_out) == ((), (f"Bali was skipped: {reason}.",))


@pytest.mark.parametrize("flatness", [1e-3, 1e-6, 1e-8, 3e-9])
def test_what_is_nearly_flat_gives_shapes_or_a_sentence(tmp_path: Path, flatness: float) -> None:
    paths = "".join(f'<path transform="rotate({n}) scale(2 {flatness})" d="{CURVED}"/>' for n in range(0, 90, 3))
    drawing = found(tmp_path, paths)
    assert drawing.shapes or drawing.left_out
    drawing.scaled_to(1000, 500)


@pytest.mark.parametrize("radius", ["1e20", "1e154", "1e200", "1e308", "1e-200"])
def test_arcs_of_any_size_give_shapes_or_a_sentence(tmp_path: Path, radius: str) -> None:
    drawing = found(tmp_path, f'<path d="M0 0A{radius} {radius} 0 0 1 4 4A{radius} 1 9e307 1 0 1e300 -1e308L4 0z"/>')
    assert drawing.shapes or drawing.left_out
    around = f'<path d="M0 0A{radius} {radius} 0 0 1 4 4L4 0z"/>'
    assert only(tmp_path, around).area == pytest.approx(4 * math.pi - 8 if radius == "1e-200" else 8, rel=0.01)


def test_curves_have_as_many_pieces_as_can_be_seen() -> None:
    """The curves of a long coast are small, and all that a path has together are bounded."""
    (large,) = SHAPES["path"]({"d": "M0 0C0 50 100 50 100 0"}, UNKNOWN)
    assert len(large.points) == 17
    (small,) = SHAPES["path"]({"d": "M0 0" + "t1 1" * 25_000}, UNKNOWN)
    assert len(small.points) == 25_001
    chance = Random(1)
    wild = "".join(f"S{chance.random():.2f} {chance.random():.2f} 1 {chance.random():.2f}" for _ in range(20_000))
    (wide,) = SHAPES["path"]({"d": "M0 0" + wild}, UNKNOWN)
    assert len(wide.points) < 120_000


@pytest.mark.timeout(20)
def test_texts_that_a_declaration_gives_to_every_element_are_not_read(tmp_path: Path) -> None:
    declared = f'<!DOCTYPE svg [<!ATTLIST path d CDATA "M0 0{"h1v1" * 20_000}z">]>'
    (tmp_path / "shapes.svg").write_text(f"{declared}<svg>{'<path/>' * 2_000}</svg>", encoding="utf-8")
    drawing = read(tmp_path / "shapes.svg")
    assert drawing.shapes == ()
    assert "2,000 outlines were skipped" in drawing.left_out[0]


def test_groups_may_be_deep_but_not_without_end(tmp_path: Path) -> None:
    inner = '<rect id="Bali" width="1" height="1"/>'
    assert found(tmp_path, '<g transform="scale(2)">' * 20 + inner + "</g>" * 20).shapes
    (far,) = found(tmp_path, '<g transform="scale(2)">' * 190 + inner + "</g>" * 190).left_out
    assert far == "Bali was skipped: it’s too large."
    with pytest.raises(MapError, match="nested too deeply"):
        found(tmp_path, "<g>" * 250 + inner + "</g>" * 250)


@pytest.mark.parametrize(
    ("element", "budget", "reason"),
    [
        ('<circle r="1"/>', "MOST_CORNERS", "more than 100 corners in all"),
        ('<rect width="1" height="1"/>', "MOST_PIECES", "more than 100 outlines and holes in all"),
        ('<rect id="a" class="b" width="1" height="1"/>', "MOST_NAMES", "more than 100 names and other properties"),
    ],
)
def test_all_shapes_have_one_budget(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, element: str, budget: str, reason: str
) -> None:
    monkeypatch.setattr(f"indonesia_qt.mapmaking.imports.budget.{budget}", 100)
    with pytest.raises(MapError, match=rf"shapes\.svg: .*{reason}"):
        found(tmp_path, element * 60)


@pytest.mark.timeout(20)
def test_an_outline_that_crosses_itself_everywhere_costs_no_time(tmp_path: Path) -> None:
    chance = Random(1)
    path = "L".join(f"{chance.random() * 900:.1f} {chance.random() * 500:.1f}" for _ in range(300))
    drawing = found(tmp_path, f'<path id="Star" d="M{path}z"/>')
    assert drawing.left_out == ("Star was skipped: its outline crosses itself in too many places.",)
