"""The recipe of a map: everything its board is made from, as the JSON files of one folder.

    facts.json        what the map must fulfil: provinces, areas, adjacency
    map.json          title, canvas, scale, ornaments and intended exceptions
    coastline.geojson the real outlines of the landmasses (made by `coastline`)
    landmasses.json   which outline goes where on the canvas, and how it is stretched and fattened
    areas.json        how landmasses are divided into areas
    lakes.json        the lakes that keep apart areas that meet in a corner
    seas.json         the lines between seas, and a point inside each sea
    labels.json       where names go
    tints.json        the palette place of each province
    names.json        what provinces, land areas with a name and seas are called in other languages

Lengths and places are map units, except in the real outlines and in what picks them, which are degrees.
"""

from __future__ import annotations

from operator import attrgetter
from pathlib import Path
from typing import Literal, TypeVar

import msgspec
from msgspec import Struct

from indonesia_qt.board.files.json_format import entries, members
from indonesia_qt.board.model import GeometryException, Label, LandLink, Line, Ornament, Point
from indonesia_qt.files.whole_file import read_whole, reason_of, write_whole
from indonesia_qt.i18n.text import as_sentence

LARGEST_FILE = 40_000_000
"""Bytes; a larger file is refused unread."""

FACTS = "facts.json"
AREAS = "areas.json"
LANDMASSES = "landmasses.json"
COASTLINE = "coastline.geojson"

_T = TypeVar("_T")


class RecipeError(ValueError):
    """A recipe that no map can be made from: which file or place, and why."""


class NamedPlace(Struct, frozen=True):
    """A province or a sea that the map must have."""

    id: str
    name: str


class LandPlace(Struct, frozen=True):
    """A land area that the map must have; `place` is the name of an island, where it has one."""

    id: str
    province: str
    place: str | None


class NeededLinks(Struct, frozen=True):
    """All pairs of areas that are adjacent; every other pair is not."""

    land_land: list[LandLink]
    land_sea: list[tuple[str, str]]
    sea_sea: list[tuple[str, str]]


class Facts(Struct, frozen=True):
    """What the map must fulfil. At a corner point four areas meet, and those opposite are not adjacent."""

    provinces: list[NamedPlace]
    lands: list[LandPlace]
    seas: list[NamedPlace]
    adjacency: NeededLinks
    corner_points: list[tuple[str, str, str, str]]


class MapSheet(Struct, frozen=True):
    """The sheet the map is drawn on: `scale` is map units per degree, `noise` seeds the roughness of borders."""

    id: str
    title: str
    credits: str
    canvas: tuple[float, float]
    scale: float
    noise: int
    ornaments: list[Ornament]
    exceptions: list[GeometryException]


class Landmass(Struct, frozen=True):
    """An island or a group of islands: where it is in the world and how it comes to the canvas.

    Of the polygons inside `box` (west, south, east, north; degrees) `pick` takes the largest or all of at least
    `least` square degrees. Their `centre` (longitude, latitude; by default the middle of their bounds) goes to the
    canvas point `at`. They are turned by `tilt` degrees, stretched by `stretch` (in x, in y), and turned by `turn`
    degrees (both anticlockwise). Then gaps of twice `close` map units are closed and the coast moves out by `grow`.
    """

    id: str
    box: tuple[float, float, float, float]
    at: Point
    stretch: tuple[float, float]
    pick: Literal["largest", "all"] = "largest"
    least: float = 0.0
    centre: Point | None = None
    tilt: float = 0.0
    turn: float = 0.0
    close: float = 0.0
    grow: float = 0.0


class Landmasses(Struct, frozen=True):
    """All landmasses, the pairs that may touch, and the width of the `channel` kept open between all others."""

    channel: float
    touching: list[tuple[str, str]]
    landmasses: list[Landmass]


class Seed(Struct, frozen=True):
    """The point from which one area of a landmass grows, in competition with the others (a power diagram)."""

    landmass: str
    area: str
    at: Point
    weight: float


class Cut(Struct, frozen=True):
    """A line that divides a landmass."""

    landmass: str
    line: Line


class Mark(Struct, frozen=True):
    """A point in that part of a cut landmass which is an area."""

    landmass: str
    area: str
    at: Point


class Island(Struct, frozen=True):
    """A landmass that belongs to one area as a whole."""

    landmass: str
    area: str


class Areas(Struct, frozen=True):
    """How landmasses are divided; each of them in one of the three ways: seeds, cuts with marks, or not at all."""

    seeds: list[Seed]
    cuts: list[Cut]
    marks: list[Mark]
    islands: list[Island]


class LakePlace(Struct, frozen=True):
    """A lake at the point where four areas meet."""

    id: str
    name: str
    between: tuple[str, str, str, str]


class SeaLine(Struct, frozen=True):
    """The line between two seas. It may run over land: only the part at sea counts.

    With `from_border` its first point moves to the coast where the border of these two land areas reaches the sea.
    """

    between: tuple[str, str]
    line: Line
    from_border: tuple[str, str] | None = None


class Seas(Struct, frozen=True):
    """The lines between seas, a point inside each sea, and the size of a ship's place on the map."""

    berth_radius: float
    points: dict[str, Point]
    lines: list[SeaLine]


class Recipe(Struct, frozen=True):
    """All of a recipe but the coastline, which has a file format of its own."""

    facts: Facts
    sheet: MapSheet
    land: Landmasses
    areas: Areas
    lakes: list[LakePlace]
    seas: Seas
    labels: list[Label]
    tints: dict[str, int]
    names: dict[str, dict[str, str]] = {}
    """In other languages: by the id of what is called so, then by the language's code."""


def read(folder: Path, facts: Path | None = None) -> Recipe:
    """Read the recipe in `folder`, with the facts from another file where one is given. Raises `RecipeError`."""
    return Recipe(
        facts=decode(facts or folder / FACTS, Facts),
        sheet=decode(folder / "map.json", MapSheet),
        land=read_landmasses(folder),
        areas=decode(folder / AREAS, Areas),
        lakes=decode(folder / "lakes.json", list[LakePlace]),
        seas=decode(folder / "seas.json", Seas),
        labels=decode(folder / "labels.json", list[Label]),
        tints=decode(folder / "tints.json", dict[str, int]),
        names=decode(folder / "names.json", dict[str, dict[str, str]]),
    )


def read_landmasses(folder: Path) -> Landmasses:
    """Read only the landmasses of the recipe in `folder`. Raises `RecipeError`."""
    return decode(folder / LANDMASSES, Landmasses)


def write_areas(areas: Areas, folder: Path) -> None:
    """Store how landmasses are divided in `folder`, sorted, one entry a line."""
    text = members(
        {
            "seeds": entries(sorted(areas.seeds, key=attrgetter("landmass", "area"))),
            "cuts": entries(areas.cuts),
            "marks": entries(sorted(areas.marks, key=attrgetter("landmass", "area"))),
            "islands": entries(sorted(areas.islands, key=attrgetter("landmass"))),
        }
    )
    write_whole(folder / AREAS, f"{text}\n".encode())


def content(file: Path) -> bytes:
    """Return what `file` holds. Raises `RecipeError` when it can't be read, or is larger than `LARGEST_FILE`."""
    try:
        return read_whole(file, LARGEST_FILE)
    except OSError as error:
        raise RecipeError(f"{file}: {reason_of(error)}") from None


def decode(file: Path, kind: type[_T]) -> _T:
    """Read a JSON file as a value of this type. Raises `RecipeError`."""
    try:
        return msgspec.json.decode(content(file), type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise RecipeError(f"{file}: {as_sentence(str(error))}") from None
