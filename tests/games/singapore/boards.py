"""Boards of layouts, and the game on them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from indonesia_qt.board.files import board_file
from indonesia_qt.board.model import BoardMap
from indonesia_qt.games.singapore.game import Singapore
from indonesia_qt.games.singapore.maps.layouts import PRESETS, START_BUILDINGS, START_LOTS, WATER, Layout
from indonesia_qt.games.singapore.rules.scenario import combine
from indonesia_qt.mapmaking.generate.lots import District, draw


def drawn(layout: Layout, id: str = "singapore") -> BoardMap:
    """The board of a layout: a district for the start tile and each land tile."""
    start = District("start-tile", "Start tile", layout.area_ids((*START_LOTS, *START_BUILDINGS)), 0)
    tiles = [
        District(f"tile-{n}", f"Land tile {n}", layout.area_ids(lots), n) for n, lots in enumerate(layout.tiles, 1)
    ]
    water = layout.area_ids(WATER).values()
    return draw(id, "Singapore", "Drawn for tests", [start, *tiles], list(water), "Singapore River")


def write_map(folder: Path, layout: Layout, id: str = "singapore") -> None:
    """Write the files of the map of a layout."""
    folder.mkdir(parents=True)
    board_file.write(drawn(layout, id), folder / "map.geojson")
    (folder / "scenario.json").write_bytes(msgspec.json.encode(layout.game_data("Singapore")))


@cache
def game_on(layout: str = "compact") -> Singapore:
    """The game on a layout of the rule book."""
    return Singapore(combine(drawn(PRESETS[layout]), PRESETS[layout].game_data("Singapore")))
