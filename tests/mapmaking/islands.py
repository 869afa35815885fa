"""A small draft to be edited: two islands in three seas, with an arrow, an exception, deeds and city cards."""

from __future__ import annotations

from indonesia_qt.board.draft import Draft
from indonesia_qt.board.model import (
    Arrow,
    BoardMap,
    GeometryException,
    Label,
    LandArea,
    LandLink,
    Ornament,
    Polygon,
    Province,
    SeaArea,
)
from indonesia_qt.games.indonesia.rules.scenario import CardEntry, DeedEntry, GameData

Corner = tuple[float, float]


def polygon(*corners: Corner) -> Polygon:
    return ((*corners, corners[0]),)


NORTH = polygon((0, 0), (400, 0), (400, 80), (260, 80), (200, 80), (100, 80), (0, 80))
WEST_1 = polygon((0, 80), (100, 80), (100, 160), (0, 160))
WEST_2 = polygon((100, 80), (200, 80), (200, 160), (100, 160))
WEST = polygon((0, 80), (100, 80), (200, 80), (200, 160), (100, 160), (0, 160))
STRAIT = polygon((200, 80), (260, 80), (260, 160), (200, 160))
EAST = polygon((260, 80), (400, 80), (400, 160), (300, 160), (260, 160))
SOUTH = polygon((0, 160), (100, 160), (200, 160), (260, 160), (300, 160), (400, 160), (400, 280), (0, 280))


def islands() -> Draft:
    """The west with two areas, the east with one; the cliffs of the east keep it from the southern sea."""
    return Draft(_board(), _data())


def _board() -> BoardMap:
    return BoardMap(
        id="islands",
        title="Two Islands",
        credits="",
        width=400.0,
        height=280.0,
        provinces=(Province("west", "West", 0, (WEST,)), Province("far-east", "Far East", 3, (EAST,))),
        lands=(
            LandArea("west-1", "west", None, (WEST_1,), (50.0, 120.0), 40.0),
            LandArea("west-2", "west", "Cape", (WEST_2,), (150.0, 120.0), 40.0),
            LandArea("east-1", "far-east", None, (EAST,), (330.0, 120.0), 40.0),
        ),
        seas=(
            SeaArea("north", "North Sea", (NORTH,), (200.0, 40.0), 40.0, ((40.0, 40.0), (90.0, 40.0)), 20.0),
            SeaArea("strait", "Strait", (STRAIT,), (230.0, 120.0), 30.0, ((230.0, 120.0),), 20.0),
            SeaArea("south", "South Sea", (SOUTH,), (200.0, 220.0), 60.0, ((200.0, 220.0),), 20.0),
        ),
        lakes=(),
        land_land=(LandLink("east-1", "west-2", "arrow"), LandLink("west-1", "west-2", "border")),
        land_sea=(
            ("east-1", "north"),
            ("east-1", "strait"),
            ("west-1", "north"),
            ("west-1", "south"),
            ("west-2", "north"),
            ("west-2", "south"),
            ("west-2", "strait"),
        ),
        sea_sea=(("north", "strait"), ("south", "strait")),
        arrows=(Arrow("east-1", "west-2", ((265.0, 100.0), (230.0, 95.0), (195.0, 100.0))),),
        labels=(
            Label("west", "West", (100.0, 100.0), 12.0, 0.0, (100.0, 117.0)),
            Label("far-east", "Far\nEast", (330.0, 100.0), 12.0, 0.0, (330.0, 123.0)),
            Label("north", "North Sea", (200.0, 20.0), 10.0),
        ),
        ornaments=(Ornament("compass", (350.0, 220.0, 40.0, 50.0)),),
        exceptions=(GeometryException("east-1", "south", "Cliffs."),),
    )


def _data() -> GameData:
    return GameData(
        format=1,
        game="indonesia",
        title="Two Islands",
        stones=(12, 8, 3),
        deeds=(
            DeedEntry("a-far-east-spice", "a", "far-east", "spice"),
            DeedEntry("a-west-shipping", "a", "west", "shipping", (2, 3, 4)),
        ),
        city_cards=(CardEntry("a1", "a", ("west", "far-east")), CardEntry("b1", "b", ("far-east",))),
    )
