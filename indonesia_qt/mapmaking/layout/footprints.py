"""Measures how much room things take on the board, so that the map can keep them apart.

How they are painted is the painter's choice; a painter that stays inside this room covers nothing by accident.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
import shapely
from shapely import Geometry, LineString, affinity

from indonesia_qt.board.identity_cache import SHAPES, cached
from indonesia_qt.board.model import STRIP, Arrow, Label, LandArea, Ornament, Point

CAPITAL, SPACE, LINE = 0.79, 0.25, 0.95
"""Widths, and the height of a line, of names in a spaced roman face; in parts of the size of the text."""
SMALL_CAPS, ITALICS = (0.63, 0.42), (0.47, 0.29)
"""Widths of other letters: usual and narrow ones, in the style of provinces and in that of seas."""
NARROW = frozenset("ijl")
TOKEN = 18.0
"""Radius of a token on land, which is smaller where its area has less room."""
ARROW = 4.6
"""The distance from the middle line of an arrow to the tips of its heads."""


def of_names(labels: Iterable[Label]) -> Geometry:
    """Return the ground under the texts and strips of `labels`."""
    return shapely.union_all([ground for label in labels for ground in (of_text(label), of_strip(label))])


@cached(SHAPES)
def of_text(label: Label) -> Geometry:
    """Return the ground under the text of `label`, which is in small capitals if it has a strip, else in italics."""
    lines = label.text.split("\n")
    usual, narrow = SMALL_CAPS if label.strip else ITALICS
    widths = [sum(_width(letter, usual, narrow) for letter in line) for line in lines]
    return _turned_box(label, label.at, max(widths) * label.size, len(lines) * LINE * label.size)


@cached(SHAPES)
def of_strip(label: Label) -> Geometry:
    """Return the ground under the strip of `label`; empty if it has none."""
    return _turned_box(label, label.strip, *STRIP) if label.strip else shapely.Polygon()


def token_radius(land: LandArea) -> float:
    """Return the radius of the token of `land`."""
    return min(TOKEN, land.radius)


def of_token(land: LandArea) -> Geometry:
    """Return the ground under the token of `land`."""
    return disc(land.token, token_radius(land))


def of_arrow(arrow: Arrow) -> Geometry:
    """Return the ground under `arrow` and its heads."""
    return LineString(arrow.line).buffer(ARROW)


def of_ornament(ornament: Ornament) -> Geometry:
    """Return the ground under `ornament`, which is its box."""
    x, y, width, height = ornament.box
    return shapely.box(x, y, x + width, y + height)


def disc(middle: Point, radius: float) -> Geometry:
    """Return the ground within `radius` of `middle`."""
    return discs([(middle, radius)])[0]


def discs(circles: Sequence[tuple[Point, float]]) -> list[Geometry]:
    """Return the grounds within circles, each given by its middle and its radius."""
    middles = shapely.points(np.array([middle for middle, _ in circles], dtype=float).reshape(-1, 2))
    found: list[Geometry] = shapely.buffer(middles, [radius for _, radius in circles], quad_segs=16).tolist()
    return found


def _width(letter: str, usual: float, narrow: float) -> float:
    if letter.isspace():
        return SPACE
    if letter.isupper():
        return CAPITAL
    return narrow if letter in NARROW else usual


def _turned_box(label: Label, middle: Point, width: float, height: float) -> Geometry:
    x, y = middle
    box = shapely.box(x - width / 2, y - height / 2, x + width / 2, y + height / 2)
    return affinity.rotate(box, label.angle, origin=(x, y))
