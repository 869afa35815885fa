from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from indonesia_qt.board.files import board_file
from indonesia_qt.board.model import (
    Arrow,
    BoardMap,
    GeometryException,
    Label,
    Lake,
    LandArea,
    LandLink,
    Ornament,
    Polygon,
    Province,
    Ring,
    SeaArea,
)


def ring(*points: tuple[float, float]) -> Ring:
    return (*points, points[0])


WEST_1: Polygon = (
    ring((0.0, 50.0), (80.0, 50.0), (80.0, 120.0), (0.0, 120.0)),
    ring((5.0, 55.0), (5.0, 65.0), (15.0, 65.0), (15.0, 55.0)),
)
WEST_2: Polygon = (ring((80.0, 50.0), (160.0, 50.0), (160.0, 120.0), (80.0, 120.0)),)
WEST: Polygon = (
    ring((0.0, 50.0), (80.0, 50.0), (160.0, 50.0), (160.0, 120.0), (80.0, 120.0), (0.0, 120.0)),
    WEST_1[1],
)
STRAIT: Polygon = (ring((160.0, 50.0), (220.0, 50.0), (220.0, 120.0), (160.0, 120.0)),)
EAST: Polygon = (ring((220.0, 50.0), (300.0, 50.0), (300.0, 120.0), (220.0, 120.0)),)
POND: Polygon = (ring((5.0, 55.0), (15.0, 55.0), (15.0, 65.0), (5.0, 65.0)),)
NORTH: Polygon = (
    ring((0.0, 0.0), (300.0, 0.0), (300.0, 50.0), (220.0, 50.0), (160.0, 50.0), (80.0, 50.0), (0.0, 50.0)),
)


@pytest.fixture
def two_islands() -> BoardMap:
    """West with two areas and a pond, east with one, a strait with an arrow between them, a sea in the north."""
    return BoardMap(
        id="two-islands",
        title="Two Islands",
        credits="Drawn for tests",
        width=300.0,
        height=120.0,
        provinces=(Province("west", "West", 0, (WEST,)), Province("east", "Ost-Übersee", 3, (EAST,))),
        lands=(
            LandArea("west-1", "west", None, (WEST_1,), (45.0, 90.0), 25.0),
            LandArea("west-2", "west", "Cape", (WEST_2,), (120.0, 85.0), 30.0),
            LandArea("east-1", "east", None, (EAST,), (260.0, 85.0), 30.0),
        ),
        seas=(
            SeaArea("north", "North Sea", (NORTH,), (150.0, 25.0), 25.0, ((40.0, 25.0), (100.5, 25.0)), 20.0),
            SeaArea("strait", "Strait", (STRAIT,), (190.0, 85.0), 30.0, ((190.0, 85.0),), 25.0),
        ),
        lakes=(Lake("pond", "Pond", (POND,)),),
        land_land=(LandLink("east-1", "west-2", "arrow"), LandLink("west-1", "west-2", "border")),
        land_sea=(
            ("east-1", "north"),
            ("east-1", "strait"),
            ("west-1", "north"),
            ("west-2", "north"),
            ("west-2", "strait"),
        ),
        sea_sea=(("north", "strait"),),
        arrows=(Arrow("east-1", "west-2", ((225.0, 60.0), (190.0, 58.5), (155.0, 60.0))),),
        labels=(
            Label("west", "West", (60.0, 70.0), 12.0, 15.0, (60.0, 85.0)),
            Label("east", "Ost-\nÜbersee", (260.0, 70.0), 12.0),
            Label("north", "North Sea", (200.0, 20.0), 10.0),
            Label("strait", "Strait", (190.0, 110.0), 10.0, -90.0),
        ),
        ornaments=(Ornament("compass", (270.0, 5.0, 20.0, 25.5)),),
        exceptions=(),
    )


@pytest.fixture
def with_exception(two_islands: BoardMap) -> BoardMap:
    """The two islands, but nobody may go from the east to the northern sea, on purpose."""
    return replace(
        two_islands,
        land_sea=two_islands.land_sea[1:],
        exceptions=(GeometryException("east-1", "north", "Cliffs."),),
    )


@pytest.fixture
def map_file(two_islands: BoardMap, tmp_path: Path) -> Path:
    file = tmp_path / "map.geojson"
    board_file.write(two_islands, file)
    return file


@pytest.fixture(scope="session")
def shipped() -> BoardMap:
    return board_file.read(Path(__file__).parents[2] / "maps/indonesia/map.geojson")
