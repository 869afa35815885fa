"""Styles of play: what a bot likes more, or less, than its weights say, so that a person can tell it from others."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from operator import add

from msgspec import Struct
from msgspec.structs import replace

from indonesia_qt.games.indonesia.bots.evaluate import FEATURES, Liking, Weights
from indonesia_qt.games.indonesia.rules.actions import (
    Announce,
    Expand,
    PlaceShip,
    Raise,
    StartShipping,
)


class Style(Struct, frozen=True):
    """How a style differs from none.

    `features` says how much more a feature counts than by the weights, in their unit, and `rival` how many times as
    much others' money. `likes` are rupiah by which it takes an answer sooner than for what comes of it, by the class or
    the track of research; `ship` and `area` are rupiah by which it takes each of its ships and areas for worth more.
    """

    features: Mapping[str, float]
    likes: Mapping[Liking, float]
    rival: float = 1.0
    ship: float = 0.0
    area: float = 0.0


STYLES = {
    "hunter": Style(
        features={"mergers": 3.0, "merger": 8.0, "outlets": 4.0},
        likes={Announce: 200.0, Raise: 80.0, "mergers": 60.0},
    ),
    "shipowner": Style(
        features={"line": 4.0, "fleet": 1.5, "cargo": 1.0},
        likes={StartShipping: 120.0, PlaceShip: 10.0, "mergers": 40.0},
        ship=45.0,
    ),
    "grower": Style(
        features={"ripe": 0.25, "unsold": 0.5},
        likes={Expand: 6.0, StartShipping: 40.0, "expansion": 10.0},
        area=16.0,
    ),
    "careful": Style(
        features={"liquid": 0.1, "mergers": -3.0},
        likes={Announce: -70.0, Raise: -40.0, "mergers": -20.0},
        rival=0.7,
        ship=-20.0,
        area=-10.0,
    ),
}
"""By the name under which a seat asks for a style."""

OWN = {
    ("expert", "careful"): Style(
        features={"liquid": 0.05, "mergers": -2.0},
        likes={Announce: -40.0, Raise: -20.0, "mergers": -10.0},
        rival=0.85,
        ship=-8.0,
        area=-4.0,
    ),
    ("medium", "hunter"): Style(features={}, likes={Announce: 100.0, Raise: 80.0, "mergers": 6.0}),
    ("medium", "grower"): Style(
        features={"ripe": 0.25},
        likes={Expand: 3.0, StartShipping: 40.0, "expansion": 10.0},
        area=8.0,
    ),
}
"""Styles that a level has of its own, by its name and theirs.

Medium plays its two best steps of research on, and mergers are mostly the third, up to 10 Rp behind. Whoever likes them
by more always thinks of them, and wins too often against it; 6 Rp bring them among the two only now and then. The
grower wins seldom, so it likes areas less, and goods that nobody buys count nothing, as Medium has it. A careful Expert
that dislikes as much as the other levels never won against three without a style.
"""


@cache
def styled(w: Weights, name: str, level: str = "") -> Weights:
    """Return the weights of a level's player of a style; those of one without, which has no name, are as they were."""
    if not name:
        return w
    style = OWN.get((level, name), STYLES[name])
    more = [style.features.get(feature, 0.0) for feature in FEATURES]
    late, early = (list(map(add, weights, more)) for weights in (w.late, w.early))
    return replace(
        w,
        late=tuple(late),
        early=tuple(early),
        rival=style.rival * w.rival,
        likes=tuple(style.likes.items()),
        ship=style.ship,
        area=style.area,
    )
