"""Boards of layouts, and the game on them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from indonesia_qt.board.files import board_file
from indonesia_qt.board.model import BoardMap
from indonesia_qt.games.singapore.game import Singapore
from indonesia_qt.games.singapore.maps.layouts import PRESETS, TITLES, Layout
from indonesia_qt.games.singapore.maps.map_data import SingaporeMapData
from indonesia_qt.games.singapore.rules.scenario import combine
from indonesia_qt.mapmaking.generate import lots

SHIPPED = {"compact": "singapore", "wide": "singapore-wide", "bay": "singapore-bay"}
"""The ids of the maps that come with the program, by their layouts; `python -m tests.games.singapore.boards` writes
them."""


def drawn(layout: Layout, id: str = "singapore", title: str = "Singapore") -> BoardMap:
    """The board of a layout."""
    return lots.draw(id, layout.plots(title))


def write_map(folder: Path, layout: Layout, id: str = "singapore", title: str = "Singapore") -> None:
    """Write the files of the map of a layout."""
    folder.mkdir(parents=True, exist_ok=True)
    board_file.write(drawn(layout, id, title), folder / "map.geojson")
    (folder / "scenario.json").write_text(SingaporeMapData().text(layout.game_data(title)), encoding="utf-8")


@cache
def game_on(layout: str = "compact") -> Singapore:
    """The game on a layout of the rule book."""
    return Singapore(combine(drawn(PRESETS[layout]), PRESETS[layout].game_data("Singapore")))


if __name__ == "__main__":
    for name, id in SHIPPED.items():
        write_map(Path("maps") / id, PRESETS[name], id, TITLES[name])
