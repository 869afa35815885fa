"""Reads the territories of a TripleA map, with the connections of a game on it, as features of GeoJSON.

A map of TripleA is a folder, or an archive of one. Its `polygons.txt` has a line for each territory: the name, which
may have spaces, and then one or more polygons, `< (x,y) (x,y) … >`, in pixels of the picture, y downwards; the last
corner isn't repeated, and there are no holes. The games on it are XML files in the folder `games`, whose root is
`game`: in its `map` a `<territory name="…" water="true"/>` says what is water, and a `<connection t1="…" t2="…"/>` what
is adjacent. Names are the same in both.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path, PurePosixPath
from typing import Any

import numpy as np
from msgspec.structs import replace

from indonesia_qt.board.files import board_file
from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.files.paths import listed
from indonesia_qt.files.zip_archive import ArchiveError, unpacked
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.imports import geojson, xml_tree
from indonesia_qt.mapmaking.imports.budget import Budget
from indonesia_qt.mapmaking.imports.named_shapes import ImportedDrawing, plain

POLYGONS, GAMES = "polygons.txt", "games"
"""The file with the outlines, and the folder with the games."""
LINKS = "connections"
"""The property with the names of the territories to which a game connects one."""
MOST_ENTRIES = 20_000
"""Of an archive: a map has a small picture for each part of the board."""
MOST_GAMES = 50
"""So many games are looked at."""
_CORNER = re.compile(r"\(\s*(-?\d{1,9})\s*,\s*(-?\d{1,9})\s*\)")


def files_beside(file: Path, largest: int) -> dict[str, bytes]:
    """Return the outlines and the games of the map in a folder, or to which the outlines in a file belong.

    There are none when this isn't a map of TripleA. Raises `MapError` when a file of it can't be read.
    """
    outlines = next((one for one in (file, file / POLYGONS, file / "map" / POLYGONS) if _is_outlines(one)), None)
    if outlines is None:
        return {}
    homes = (outlines.parent / GAMES, outlines.parent.parent / GAMES)
    games = [one for home in homes for one in listed(home, lambda one: one.suffix.lower() == ".xml")][:MOST_GAMES]
    found = {POLYGONS: board_file.load(outlines, largest)}
    for game in sorted(games):
        with suppress(MapError):
            found[str(game)] = board_file.load(game, largest - sum(map(len, found.values())))
    return found


def files_in(data: bytes, largest: int) -> dict[str, bytes]:
    """Return the outlines and the games of the map in an archive; none when it isn't one of TripleA."""
    try:
        found = unpacked(data, _is_needed, largest, MOST_ENTRIES)
    except ArchiveError:
        return {}
    outlines = next((content for name, content in found.items() if PurePosixPath(name).name.lower() == POLYGONS), None)
    if outlines is None:
        return {}
    games = {name: found[name] for name in sorted(found)[:MOST_GAMES] if name.lower().endswith(".xml")}
    return {POLYGONS: outlines} | games


def drawing(files: Mapping[str, bytes], budget: Budget) -> ImportedDrawing:
    """Return the territories as they are drawn in `polygons.txt`, with what the first game that knows them says.

    Raises `MapError` when there are none, or they don't fit into the budget.
    """
    about = _first_game(files, budget.file)
    text = files[POLYGONS].decode("utf-8", errors="replace")
    found = geojson.drawn(_features(text, about, budget), budget, "screen")
    return replace(found, links_from=LINKS if any(LINKS in shape.lists for shape in found.shapes) else "")


def _is_outlines(file: Path) -> bool:
    with suppress(OSError):
        return file.name.lower() == POLYGONS and file.is_file()
    return False


def _is_needed(name: str) -> bool:
    path = PurePosixPath(name)
    return path.name.lower() == POLYGONS or (path.suffix.lower() == ".xml" and path.parent.name.lower() == GAMES)


def _first_game(files: Mapping[str, bytes], file: Path) -> dict[str, dict[str, Any]]:
    """The properties of territories by their names; none when no game can be read."""
    for name, data in files.items():
        if name != POLYGONS:
            with suppress(MapError):
                if found := _territories(xml_tree.root(data, file, ("game",), ("TripleA",))):
                    return found
    return {}


def _territories(game: xml_tree.Element) -> dict[str, dict[str, Any]]:
    parts = [part for around in game.children if around.kind == "map" for part in around.children]
    found: dict[str, dict[str, Any]] = {}
    for part in parts:
        if part.kind == "territory":
            is_water = part.attributes.get("water", "").lower() == "true"
            found[plain(part.attributes.get("name", ""))] = {"kind": "sea" if is_water else "land"}
    joined: defaultdict[str, list[str]] = defaultdict(list)
    for part in parts:
        if part.kind == "connection":
            one, other = (plain(part.attributes.get(end, "")) for end in ("t1", "t2"))
            joined[one].append(other)
            joined[other].append(one)
    return {name: about | {LINKS: joined[name]} for name, about in found.items()}


def _features(text: str, about: Mapping[str, dict[str, Any]], budget: Budget) -> Iterator[dict[str, Any]]:
    polygons: defaultdict[str, list[Any]] = defaultdict(list)
    for line in text.splitlines():
        name, *parts = line.split("<")
        for part in parts:
            corners = _CORNER.findall(part.partition(">")[0])
            budget.take(corners=len(corners), pieces=1)
            polygons[plain(name)].append([np.array([*corners, *corners[:1]], dtype=float).reshape(-1, 2)])
    if not polygons:
        raise MapError(budget.file, "", tr("The file has no outlines such as “Name < (10,10) (20,10) (20,20) >”."))
    for name, parts in polygons.items():
        geometry = {"type": "MultiPolygon", "coordinates": parts}
        yield {"type": "Feature", "properties": {"name": name, **about.get(name, {})}, "geometry": geometry}
