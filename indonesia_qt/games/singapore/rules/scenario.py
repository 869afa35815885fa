"""The part of a game that never changes: the board as the rules see it, and what is printed on the parts."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from typing import Annotated, Any, ClassVar, Literal

import msgspec
from msgspec import Meta, Struct

from indonesia_qt.board import names
from indonesia_qt.board.files.schema import Id, Name
from indonesia_qt.board.model import BoardMap
from indonesia_qt.core.definition import GameDataError, decode_game_data
from indonesia_qt.games.singapore.rules.actions import BuildRoad, Enter, Step
from indonesia_qt.games.singapore.rules.box import Box, Building, usual_box
from indonesia_qt.games.singapore.rules.constants import LOTS_OF_TILE, START_BUILDINGS
from indonesia_qt.i18n.text import tr

FORMAT = 1
MOST_TILES = 6
FEWEST_LOTS = 8
"""So many lots suffice for the starting round and the first one."""

NOT_BEARING_ON_PLAY = frozenset({"name", "names", "note", "unverified", "verified"})
"""Members of the box."""

Road = tuple[str, str]
"""The areas that a road joins, in the order of their ids."""


class Scenario(Struct, frozen=True, eq=False):
    """A map together with its game data, laid out for the questions that the rules ask.

    Mappings and sequences are in the order of the map file, which is the order in which choices are listed.
    """

    left_out: ClassVar = ("enter", "steps", "roads")
    """What bots in other languages aren't sent: it follows from the rest."""

    map_id: str
    fingerprint: str
    """A hash of all that bears on play; equal for maps that differ in drawing and names only."""
    name: Mapping[str, str]
    """The name of each area and each building, for sentences."""
    lots: tuple[str, ...]
    """The areas that can be built on."""
    start: tuple[str, ...]
    """The areas of the start buildings."""
    start_lots: tuple[str, ...]
    tiles: tuple[tuple[str, ...], ...]
    """The lots of each land tile, row by row."""
    neighbours: Mapping[str, tuple[str, ...]]
    """Areas with a common edge (S-CON-02)."""
    box: Box
    buildings: Mapping[str, Building]
    enter: Mapping[str, Enter]
    """The action that puts a worker on an area, made once for all, like the others here."""
    steps: tuple[Mapping[str, Step], Mapping[str, Step]]
    """The action that moves worker 0 and 1 to an area."""
    roads: Mapping[Road, BuildRoad]
    """The action that builds a road, for each pair of neighbouring areas."""


class GameData(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The content of `scenario.json`, the file beside a map that says what is played on it.

    The lots of the start tile and of each land tile stand row by row, as their prices in the box do. Without a `box`
    the one that the program knows is meant.
    """

    format: int
    game: Literal["singapore"]
    title: Name
    start_lots: Annotated[tuple[Id, ...], Meta(max_length=LOTS_OF_TILE)] = ()
    start_buildings: Annotated[tuple[Id, ...], Meta(max_length=START_BUILDINGS)] = ()
    tiles: Annotated[
        tuple[Annotated[tuple[Id, ...], Meta(min_length=LOTS_OF_TILE, max_length=LOTS_OF_TILE)], ...],
        Meta(max_length=MOST_TILES),
    ] = ()
    box: Box | None = None


def decode(data: bytes) -> GameData:
    """Decode game data. Raises `GameDataError` for anything but game data of a known format."""
    return decode_game_data(data, GameData, FORMAT)


def combine(board: BoardMap, data: GameData) -> Scenario:
    """Return the scenario that `data` makes of `board`. Raises `GameDataError` when it can't be played there."""
    box = data.box or usual_box()
    _check(board, data, box)
    used = {*data.start_lots, *data.start_buildings, *(lot for tile in data.tiles for lot in tile)}
    areas = [land.id for land in board.lands if land.id in used]
    neighbours = {
        area: tuple(other for other in others if other in used) for area, others in board.neighbours().items()
    }
    neighbours = {area: neighbours[area] for area in areas}
    if not _in_one_piece(neighbours):
        raise GameDataError("tiles", tr("The start tile and the land tiles must lie side by side, in one piece."))
    buildings = {building.id: building for building in (*box.start_buildings, *box.buildings)}
    pairs = sorted({road_between(a, b) for a, others in neighbours.items() for b in others})
    return Scenario(
        map_id=board.id,
        fingerprint=_fingerprint(data, box, neighbours),
        name={**names.of(board), **{id: building.title for id, building in buildings.items()}},
        lots=tuple(area for area in areas if area not in data.start_buildings),
        start=data.start_buildings,
        start_lots=data.start_lots,
        tiles=data.tiles,
        neighbours=neighbours,
        box=box,
        buildings=buildings,
        enter={area: Enter(area) for area in areas},
        steps=({area: Step(0, area) for area in areas}, {area: Step(1, area) for area in areas}),
        roads={pair: BuildRoad(*pair) for pair in pairs if not set(pair) <= set(data.start_buildings)},
    )


def road_between(a: str, b: str) -> Road:
    """Return the road that joins two areas."""
    return (a, b) if a < b else (b, a)


def _check(board: BoardMap, data: GameData, box: Box) -> None:
    """Raise `GameDataError` when the areas of the data aren't those of the board, or too few, or named twice."""
    lands, seen = {land.id for land in board.lands}, set[str]()
    places = {"start_lots": data.start_lots, "start_buildings": data.start_buildings}
    places |= {f"tiles[{number}]": tile for number, tile in enumerate(data.tiles)}
    for place, areas in places.items():
        for area in areas:
            if area not in lands:
                raise GameDataError(place, tr("The map has no land area “{id}”.", id=area))
            if area in seen:
                raise GameDataError(place, tr("The area “{id}” is named twice.", id=area))
            seen.add(area)
    if len(data.start_buildings) < START_BUILDINGS:
        raise GameDataError("start_buildings", tr("The start tile needs {n} start buildings.", n=START_BUILDINGS))
    if len(data.start_lots) != len(box.start_tile.prices):
        raise GameDataError(
            "start_lots", tr("The start tile needs {n} lots, as many as it has prices.", n=len(box.start_tile.prices))
        )
    if len(seen) - len(data.start_buildings) < FEWEST_LOTS:
        raise GameDataError("tiles", tr("The game needs at least {n} lots.", n=FEWEST_LOTS))


def _in_one_piece(neighbours: Mapping[str, Iterable[str]]) -> bool:
    first = next(iter(neighbours))
    reached, ahead = {first}, [first]
    while ahead:
        found = set(neighbours[ahead.pop()]) - reached
        reached |= found
        ahead += found
    return len(reached) == len(neighbours)


def _fingerprint(data: GameData, box: Box, neighbours: Mapping[str, tuple[str, ...]]) -> str:
    content = (
        neighbours,
        data.start_lots,
        data.start_buildings,
        data.tiles,
        _bearing_on_play(msgspec.to_builtins(box)),
    )
    return hashlib.sha256(msgspec.json.encode(content)).hexdigest()


def _bearing_on_play(part: Any) -> Any:
    """A part of the box without its names, and without what is said about it."""
    if isinstance(part, dict):
        return {key: _bearing_on_play(value) for key, value in part.items() if key not in NOT_BEARING_ON_PLAY}
    return [_bearing_on_play(each) for each in part] if isinstance(part, list | tuple) else part
