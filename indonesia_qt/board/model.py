"""The values that make up a board.

Lengths and coordinates are *map units*: x grows to the right, y grows downwards, the origin is the canvas' upper left
corner. Every area, province and lake has a text id that is unique on the board.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

Point = tuple[float, float]
Ring = tuple[Point, ...]
"""A closed line; the last point repeats the first."""
Polygon = tuple[Ring, ...]
"""An outer ring and the rings of its holes."""
Shape = tuple[Polygon, ...]
Line = tuple[Point, ...]

LinkKind = Literal["border", "arrow"]
OrnamentKind = Literal["compass", "title"]
BoardLook = Literal["islands", "lots"]
"""How a board is drawn: land in a sea, as on a chart, or lots side by side on a table, where corners join nothing."""

Names = tuple[tuple[str, str], ...]
"""What something is called in other languages: pairs of a language's code, such as "de" or "pt-BR", and a name."""


Own = tuple[tuple[str, str], ...]
"""Properties that the program doesn't know, as a file has them: pairs of a key and its value, which is JSON."""


class Province(Struct, frozen=True):
    """A group of land areas with a common name; `tint` is its place in the theme's palette."""

    id: str
    name: str
    tint: int
    shape: Shape
    names: Names = ()
    own: Own = ()


class LandArea(Struct, frozen=True):
    """A piece of land that holds one city or one good; the token fits in a circle of `radius` around `token`.

    `names` are those of `place`, where it has one.
    """

    id: str
    province: str
    place: str | None
    shape: Shape
    token: Point
    radius: float
    names: Names = ()
    own: Own = ()


class SeaArea(Struct, frozen=True):
    """A piece of sea; ships lie at `berths`, each with a free circle of `berth_radius`."""

    id: str
    name: str
    shape: Shape
    token: Point
    radius: float
    berths: tuple[Point, ...]
    berth_radius: float
    names: Names = ()
    own: Own = ()


class Lake(Struct, frozen=True):
    """Water that belongs to nobody and takes part in no rule; it keeps areas that meet in a corner apart."""

    id: str
    name: str
    shape: Shape
    names: Names = ()
    own: Own = ()


class LandLink(Struct, frozen=True, order=True):
    """Two adjacent land areas and why they are: a common border, or an arrow across the water (R-MAP-02)."""

    a: str
    b: str
    kind: LinkKind


class Arrow(Struct, frozen=True):
    """How the arrow between two land areas is drawn: from the first point of `line` to its last."""

    a: str
    b: str
    line: Line


STRIP = (90.0, 22.0)
"""Width and height of the strip of small symbols that goes with the name of a province."""


class Label(Struct, frozen=True):
    """A name on the board: `text` may have several lines; `angle` is in degrees, clockwise; `size` in map units.

    `at` is the middle of the text, `strip` that of the free place of size `STRIP`, which lies at the same angle.
    """

    of: str
    text: str
    at: Point
    size: float
    angle: float = 0.0
    strip: Point | None = None


class Ornament(Struct, frozen=True):
    """Decoration: a compass rose or the title, in a box (left, top, width, height)."""

    what: OrnamentKind
    box: tuple[float, float, float, float]


class GeometryException(Struct, frozen=True, order=True):
    """A pair of areas whose adjacency the designer decided whatever the geometry says, and the reason.

    The links say whether they are adjacent.
    """

    a: str
    b: str
    reason: str


THRESHOLD = 1.0
"""Map units: areas with a shorter common border are not adjacent, unless a map says otherwise."""


class IgnoredProblem(Struct, frozen=True, order=True):
    """A problem of one kind at one place that the designer knows of and leaves as it is, and why."""

    place: str
    kind: str
    note: str


class BoardMap(Struct, frozen=True):
    """A whole board as its file describes it. `width` and `height` are the canvas in map units.

    Areas are adjacent when their common border is at least `threshold` map units long, exceptions apart.

    >>> from indonesia_qt.library import load_map
    >>> board = load_map().board
    >>> board.title, len(board.provinces), len(board.lands), len(board.seas)
    ('Indonesia', 26, 116, 21)
    >>> board.neighbours()["bali-1"]
    ('jawa-timur-3', 'bali-2', 'indian-ocean', 'bali-sea', 'east-java-sea')
    """

    id: str
    title: str
    credits: str
    width: float
    height: float
    provinces: tuple[Province, ...] = ()
    lands: tuple[LandArea, ...] = ()
    seas: tuple[SeaArea, ...] = ()
    lakes: tuple[Lake, ...] = ()
    land_land: tuple[LandLink, ...] = ()
    land_sea: tuple[tuple[str, str], ...] = ()
    sea_sea: tuple[tuple[str, str], ...] = ()
    arrows: tuple[Arrow, ...] = ()
    labels: tuple[Label, ...] = ()
    ornaments: tuple[Ornament, ...] = ()
    exceptions: tuple[GeometryException, ...] = ()
    threshold: float = THRESHOLD
    ignored: tuple[IgnoredProblem, ...] = ()
    look: BoardLook = "islands"
    own: Own = ()
    own_of: tuple[tuple[str, Own], ...] = ()
    """Properties of one's own of tokens, berths, names, arrows and ornaments, by what a file calls these."""
    members: Own = ()
    """Members of the file that the program doesn't know, beside those of the map."""
    members_of: tuple[tuple[str, Own], ...] = ()
    """Members of a feature that the program doesn't know, beside its properties, by its id in the file."""
    members_of_adjacency: Own = ()

    def areas(self) -> Iterator[LandArea | SeaArea]:
        """Yield every area that takes part in the game, land first."""
        yield from self.lands
        yield from self.seas

    def pieces(self) -> Iterator[LandArea | SeaArea | Lake]:
        """Yield all that divides the canvas: every area, and after them the lakes."""
        yield from self.areas()
        yield from self.lakes

    def links(self) -> Iterator[tuple[str, str, str]]:
        """Yield every adjacent pair with its kind: `border`, `arrow`, `coast` (land, sea) or `sea`."""
        for link in self.land_land:
            yield link.a, link.b, link.kind
        for land, sea in self.land_sea:
            yield land, sea, "coast"
        for a, b in self.sea_sea:
            yield a, b, "sea"

    def neighbours(self) -> dict[str, tuple[str, ...]]:
        """Return for every area its adjacent areas, land first, each sorted in the board's own order."""
        rank = {area.id: n for n, area in enumerate(self.areas())}
        found: dict[str, list[str]] = {area: [] for area in rank}
        for a, b, _ in self.links():
            found[a].append(b)
            found[b].append(a)
        return {area: tuple(sorted(others, key=rank.__getitem__)) for area, others in found.items()}
