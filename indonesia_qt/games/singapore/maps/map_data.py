"""Singapore's data on a map as map making handles them: which areas are lots of which tile."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import ClassVar

import msgspec

from indonesia_qt.board.checks.problem import Problem, error
from indonesia_qt.board.draft import Draft, updated
from indonesia_qt.board.files.flaws import Flaws
from indonesia_qt.board.files.tolerant_json import Document
from indonesia_qt.board.map_data import MapData
from indonesia_qt.board.model import BoardMap
from indonesia_qt.board.plots import Plots
from indonesia_qt.core.definition import GameDataError
from indonesia_qt.games.singapore.game import NAME
from indonesia_qt.games.singapore.maps.layouts import random_layout
from indonesia_qt.games.singapore.rules.scenario import FORMAT, GameData, combine, decode
from indonesia_qt.i18n.text import phrase, tr

Areas = tuple[str, ...]


class SingaporeMapData(MapData):
    """Answers for the lots of tiles and the start buildings."""

    nothing_left: ClassVar[str] = phrase("The map now has no tiles.")

    def __init__(self) -> None:
        super().__init__(NAME, decode)

    def new(self, title: str) -> GameData:
        """Return the data of a map without tiles."""
        return GameData(FORMAT, NAME, title)

    def plots(self, seed: int) -> Plots:
        """Return the layout that a seed gives (S-SET-01)."""
        return random_layout(seed).plots(tr("Singapore {seed}", seed=seed))

    def retitled(self, data: GameData, title: str) -> GameData:
        """Return the data under the title of the map."""
        return updated(data, title=title)

    def renamed(self, draft: Draft[GameData], old: str, new: str) -> tuple[GameData, Mapping[str, str]]:
        """Change the id of an area."""
        return _changed(draft.data, lambda areas: tuple(new if area == old else area for area in areas)), {}

    def without(self, draft: Draft[GameData], gone: str) -> GameData:
        """Return the data without an area, and without the land tile that it belongs to."""
        data = updated(draft.data, tiles=tuple(tile for tile in draft.data.tiles if gone not in tile))
        return _changed(data, lambda areas: tuple(area for area in areas if area != gone))

    def repaired(self, document: Document, board: BoardMap, flaws: Flaws) -> GameData:
        """Return the data as they are; when they can't be read the reason is noted, and the map has no tiles."""
        try:
            return decode(msgspec.json.encode(document.members))
        except GameDataError as fault:
            flaws.add(fault.place or flaws.file, fault.reason, tr(self.nothing_left))
            return self.new(board.title)

    def problems(self, draft: Draft[GameData]) -> Iterator[Problem]:
        """Yield what keeps the game from being played on the map."""
        try:
            combine(draft.board, draft.data)
        except GameDataError as fault:
            yield error(fault.place, fault.reason, "tiles")


def _changed(data: GameData, change: Callable[[Areas], Areas]) -> GameData:
    return updated(
        data,
        start_lots=change(data.start_lots),
        start_buildings=change(data.start_buildings),
        tiles=tuple(map(change, data.tiles)),
    )
