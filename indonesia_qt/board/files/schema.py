"""The features of a map file and their properties, as `board_file` describes them: GeoJSON as values."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType, field
from msgspec.structs import replace

from indonesia_qt.board.model import BoardLook, GeometryException, IgnoredProblem, LandLink, Names, Own
from indonesia_qt.i18n.untrusted_text import one_line, visible

Position = tuple[float, float]
"""Degrees east and north."""
Rings = list[list[Position]]
Id = Annotated[str, Meta(max_length=100)]
LONGEST_NAME, LONGEST_CREDITS = 200, 10_000
"""Letters."""
Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Length = Annotated[float, Meta(ge=-100_000, le=100_000)]
"""Map units, or degrees of an angle; whether one makes sense where it stands is the question of `board.checks`."""
OtherNames = Annotated[dict[Id, Name], Meta(max_length=100)] | UnsetType
"""By the code of a language; left out when there are none."""


class Polygon(Struct, tag="Polygon"):
    """One polygon: its outline, then its holes."""

    coordinates: Rings


class MultiPolygon(Struct, tag="MultiPolygon"):
    """Several polygons."""

    coordinates: list[Rings]


class Point(Struct, tag="Point"):
    """One position."""

    coordinates: Position


class MultiPoint(Struct, tag="MultiPoint"):
    """Several positions."""

    coordinates: list[Position]


class LineString(Struct, tag="LineString"):
    """A line from position to position."""

    coordinates: list[Position]


Geometry = Polygon | MultiPolygon | Point | MultiPoint | LineString
"""Where a feature lies, and how far it reaches."""


def polygons(geometry: Geometry) -> list[Rings]:
    """Return the polygons of a feature; none when it stands for points or a line."""
    match geometry:
        case Polygon(coordinates=rings):
            return [rings]
        case MultiPolygon(coordinates=found):
            return found
    return []


def positions(geometry: Geometry) -> list[Position]:
    """Return the positions of a feature that stands for points or a line; none when it has polygons."""
    match geometry:
        case Point(coordinates=position):
            return [position]
        case MultiPoint(coordinates=found) | LineString(coordinates=found):
            return found
    return []


class ProvinceProperties(Struct, tag_field="kind", tag="province"):
    """A province, in a tint by its number."""

    name: Name
    tint: Annotated[int, Meta(ge=-1_000_000, le=1_000_000)] = 0
    names: OtherNames = UNSET


class LandProperties(Struct, tag_field="kind", tag="land"):
    """A land area of a province, with the name of the place where it has one."""

    province: Id
    place: Name | None = None
    names: OtherNames = UNSET


class SeaProperties(Struct, tag_field="kind", tag="sea"):
    """A sea area."""

    name: Name
    names: OtherNames = UNSET


class LakeProperties(Struct, tag_field="kind", tag="lake"):
    """A lake, which is drawn and not played on."""

    name: Name
    names: OtherNames = UNSET


class TokenProperties(Struct, tag_field="kind", tag="token"):
    """Where the token of a land area or the name of a sea area goes; `radius` is what is free around it."""

    of: Id
    radius: Length


class BerthsProperties(Struct, tag_field="kind", tag="berths"):
    """Where the ships of a sea area lie."""

    of: Id
    radius: Length


class LabelProperties(Struct, tag_field="kind", tag="label", omit_defaults=True):
    """A name on the board; `strip` is where the small symbols beside it go."""

    of: Id
    text: Name
    size: Length
    angle: Length = 0.0
    strip: Position | None = None


class ArrowProperties(Struct, tag_field="kind", tag="arrow"):
    """Joins two land areas across water."""

    a: Id
    b: Id


class OrnamentProperties(Struct, tag_field="kind", tag="ornament"):
    """The box of what adorns the board."""

    what: Literal["compass", "title"]


Detail = TokenProperties | BerthsProperties | LabelProperties | ArrowProperties | OrnamentProperties
"""Something that lies on areas, or adorns the board."""


class Feature(Struct, tag="Feature", omit_defaults=True):
    """One line of a map file."""

    id: Annotated[str, Meta(max_length=250)]
    properties: ProvinceProperties | LandProperties | SeaProperties | LakeProperties | Detail
    geometry: Geometry
    own: Own = field(default=(), name="")
    """The properties that the program doesn't know; in a file they stand beside the others."""
    members: Own = field(default=(), name=" ")
    """The members that the program doesn't know; in a file they stand beside the properties."""


def id_of(detail: Detail) -> str:
    """Return what a file calls the feature with these properties."""
    match detail:
        case TokenProperties(of=of):
            return f"token:{of}"
        case BerthsProperties(of=of):
            return f"berths:{of}"
        case LabelProperties(of=of):
            return f"label:{of}"
        case ArrowProperties(a=a, b=b):
            return f"arrow:{min(a, b)}:{max(a, b)}"
        case OrnamentProperties(what=what):
            return f"ornament:{what}"


def own_of(features: Iterable[Feature]) -> tuple[tuple[str, Own], ...]:
    """Return the properties that the program doesn't know of what lies on areas and adorns the board."""
    found = {id_of(one.properties): one.own for one in features if one.own and isinstance(one.properties, Detail)}
    return tuple(sorted(found.items()))


def members_of(features: Iterable[Feature]) -> tuple[tuple[str, Own], ...]:
    """Return the members that the program doesn't know of features, by the ids of these."""
    return tuple(sorted((one.id, one.members) for one in features if one.members))


def feature(raw: msgspec.Raw) -> Feature:
    """Decode a feature, with its names in plain text. Raises the errors of `msgspec`."""
    found = msgspec.json.decode(raw, type=Feature)
    members = msgspec.json.decode(raw, type=dict[str, msgspec.Raw])
    properties = msgspec.json.decode(members["properties"], type=dict[str, msgspec.Raw])
    found.own = own(properties, type(found.properties), {"kind"})
    found.members = own(members, Feature, {"type", "bbox"})
    match found.properties:
        case ProvinceProperties() | SeaProperties() | LakeProperties() as named:
            named.name = one_line(named.name)
        case LandProperties(place=str(place)) as land:
            land.place = one_line(place)
        case LabelProperties(text=text) as label:
            label.text = "\n".join(map(one_line, text.split("\n")))
    return found


def own(members: dict[str, msgspec.Raw], kind: type[Struct], others: Iterable[str] = ()) -> Own:
    """Return those members of an object in a file that are no fields of a struct of this kind, nor among the others."""
    known = {*kind.__struct_encode_fields__, *others}
    return tuple(
        (key, msgspec.json.format(bytes(value), indent=-1).decode())
        for key, value in members.items()
        if key not in known
    )


def with_own(value: Struct, own: Own) -> msgspec.Raw:
    """Return a value as JSON, with properties that the program doesn't know beside the others."""
    text = msgspec.json.encode(value).decode()
    taken = {"kind", *value.__struct_fields__}  # an area may have become another kind since it was read
    more = (f"{msgspec.json.encode(key).decode()}:{known}" for key, known in with_free_keys(own, taken))
    return msgspec.Raw(f"{text[:-1]},{','.join(more)}}}".encode())


def with_free_keys(own: Own, taken: AbstractSet[str]) -> Own:
    """Return properties of one's own, with low lines after a key that is taken until it is free.

    >>> with_free_keys((("id", "1"), ("id_", "2")), {"id"})
    (('id__', '1'), ('id_', '2'))
    """
    used = {*taken, *(key for key, _ in own)}
    found = list[tuple[str, str]]()
    for key, value in own:
        free = key
        while key in taken and free in used:
            free += "_"
        used.add(free)
        found.append((free, value))
    return tuple(found)


def written(feature: Feature, members: Own) -> object:
    """Return what a file has of a feature, with members that the program doesn't know beside its properties."""
    if not feature.own and not members:
        return feature
    properties = with_own(feature.properties, feature.own) if feature.own else feature.properties
    others = {key: msgspec.Raw(value.encode()) for key, value in members}
    return {"type": "Feature", "id": feature.id, "properties": properties, "geometry": feature.geometry, **others}


class MapHeader(Struct):
    """What the file says of the map as a whole."""

    format: int
    id: Id
    title: Name
    canvas: tuple[float, float]
    credits: Annotated[str, Meta(max_length=LONGEST_CREDITS)] = ""
    threshold: float | UnsetType = UNSET
    """The map's own, when it is not `model.THRESHOLD`."""
    look: BoardLook | UnsetType = UNSET
    """The map's own, when it is not the usual one: that of islands."""


class Adjacency(Struct):
    """Which areas touch, as it is played."""

    land_land: list[LandLink]
    land_sea: list[tuple[str, str]]
    sea_sea: list[tuple[str, str]]


class Collection(Struct, tag="FeatureCollection"):
    """A whole map file; its features are decoded one by one."""

    map: MapHeader
    adjacency: Adjacency
    features: list[msgspec.Raw]
    exceptions: list[GeometryException] = []
    ignored: list[IgnoredProblem] = []


OTHER_MEMBERS = frozenset({"type", "name", "bbox"})
"""The members of a map file that the program writes, and doesn't read."""


class Peek(Struct):
    """As much of a map file as is needed to learn its format."""

    class _Map(Struct):
        format: int

    map: _Map


def exception(found: GeometryException) -> GeometryException:
    """Return an exception of a file with its reason in plain text."""
    return replace(found, reason=visible(found.reason))


def ignored(found: IgnoredProblem) -> IgnoredProblem:
    """Return a problem that a file ignores with its note in plain text."""
    return replace(found, note=visible(found.note))


def others(names: Names) -> OtherNames:
    """Return names in other languages as the file has them."""
    return dict(sorted(names)) or UNSET


def names(others: OtherNames) -> Names:
    """Return names in other languages as the board has them, each on one line."""
    return () if others is UNSET else tuple(sorted((one_line(code), one_line(name)) for code, name in others.items()))
