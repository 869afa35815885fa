"""Files of outlines that are damaged, or made to take all memory and time."""

from __future__ import annotations

import json
import math
import struct
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

ARCS = [[[0, 0], [9, 0], [0, 9], [-9, -9]], [[20, 0], [9, 0], [0, 9], [-9, -9]]]


def topology(**changes: Any) -> bytes:
    islands = [{"type": "Polygon", "arcs": [[n]], "properties": {"name": f"Island {n}"}} for n in range(len(ARCS))]
    land = {"type": "GeometryCollection", "geometries": islands}
    transform = {"scale": [1, 1], "translate": [0, 0]}
    return json.dumps(
        {"type": "Topology", "transform": transform, "arcs": ARCS, "objects": {"land": land}} | changes
    ).encode()


def bomb_of_arcs() -> bytes:
    """A few kilobytes that stand for a hundred million corners."""
    whole = {"type": "Polygon", "arcs": [[0] * 1000]}
    return topology(arcs=[ARCS[0] * 1000], objects={"land": {"type": "GeometryCollection", "geometries": [whole] * 50}})


def shapes() -> bytes:
    """A Shapefile whose first entry says that it is longer than the file."""
    head = struct.pack(">7i", 9994, 0, 0, 0, 0, 0, 1 << 20) + struct.pack("<2i8d", 1000, 5, *[0.0] * 8)
    return head + struct.pack(">2i", 1, 1 << 30) + struct.pack("<i4d2i", 5, 0, 0, 1, 1, 1 << 30, 1 << 30)


def polygon(corners: list[list[float]]) -> dict[str, Any]:
    return {"type": "Polygon", "coordinates": [[*corners, corners[0]]]}


def scribble(corners: int) -> bytes:
    """A line from anywhere to anywhere else, so many times."""
    chance = Random(5)
    return json.dumps(polygon([[chance.uniform(0, 9), chance.uniform(0, 9)] for _ in range(corners)])).encode()


def coasts(corners: int, *, roughness: float, islands: int = 1) -> bytes:
    """Islands in the same place with so many corners each, which lie on a circle but for chance."""
    chance = Random(5)
    found = []
    for _ in range(islands):
        turns = [(n * math.tau / corners, 10 + chance.uniform(-roughness, roughness)) for n in range(corners)]
        found.append(polygon([[round(r * math.cos(turn), 6), round(r * math.sin(turn), 6)] for turn, r in turns]))
    return json.dumps({"type": "GeometryCollection", "geometries": found}).encode()


def archipelago(count: int, megabytes: float) -> Iterator[dict[str, Any]]:
    """Islands beside each other with bays, none of which is hostile."""
    corners = round(megabytes * 1_000_000 / count / 40)
    for number in range(count):
        x, y = 100 + number % 20 * 2, number // 20 * 2 - 8
        bays = [(n * math.tau / corners, 0.8 + 0.1 * math.sin(n * math.tau / corners * 9)) for n in range(corners)]
        coast = polygon([[x + r * math.cos(turn), y + r * math.sin(turn)] for turn, r in bays])
        yield {"type": "Feature", "properties": {"name": f"Island {number}"}, "geometry": coast}


def archive(folder: Path) -> bytes:
    """A zip archive of a kilobyte that holds thirty million."""
    file = folder / "archive"
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr("coast.shp", b"\0" * 30_000_000)
    data = file.read_bytes()
    file.unlink()
    return data


def many_arcs() -> bytes:
    """Two megabytes of corners that are neighbours and go to and fro: as an outline, they cross without end."""
    chance = Random(5)
    arc = [[0, 0], *([chance.choice((-1, 1)), chance.choice((-1, 1))] for _ in range(300_000))]
    islands = [{"type": "Polygon", "arcs": [[0]]}] * 8
    return json.dumps(
        {"type": "Topology", "arcs": [arc], "objects": {"land": {"type": "GeometryCollection", "geometries": islands}}}
    ).encode()


def bomb_of_features() -> bytes:
    """A million names of nothing."""
    return b'{"type":"FeatureCollection","features":[' + b'{"type":"Feature"},' * 1_000_000 + b"0]}"


def bomb_of_clones() -> str:
    """A few kilobytes that stand for very many shapes."""
    groups = "".join(f'<g id="a{n + 1}">{f"""<use href="#a{n}"/>""" * 2}</g>' for n in range(40))
    return f'<svg><defs><g id="a0"><rect width="1" height="1"/></g>{groups}</defs><use href="#a40"/></svg>'


def bomb_of_rules() -> str:
    """Rules and elements that each have to be compared with the others."""
    return f"<svg><style>{'g rect{fill:red}' * 5_000}</style>{'<rect/>' * 5_000}</svg>"


def bomb_of_clips() -> str:
    """A clip that clips itself, each time at another place."""
    shape = '<rect width="9" height="9" clip-path="url(#c)" transform="scale(2)"/>'
    return f'<svg><clipPath id="c">{shape * 2}</clipPath>{shape}</svg>'


def bomb_of_entities() -> str:
    entities = "".join(f'<!ENTITY a{n + 1} "&a{n};&a{n};">' for n in range(30))
    return f'<!DOCTYPE svg [<!ENTITY a0 "aaaa">{entities}]><svg>&a30;</svg>'


REFUSED: dict[str, tuple[Callable[[Path], bytes], str]] = {
    "bomb.zip": (archive, "compressed far more"),
    "cut.zip": (lambda folder: archive(folder)[:200], "archive"),
    "arcs.topojson": (lambda _: bomb_of_arcs(), "more than 3,000,000 corners"),
    "cut.topojson": (lambda _: topology()[:150], "isn’t GeoJSON or TopoJSON"),
    "spoilt.topojson": (lambda _: topology(transform={"scale": [1e308, "x"]}), "“scale” and “translate”"),
    "empty.topojson": (lambda _: topology(arcs=["x", [[1]]]), "can’t be read (Island 0, Island 1)"),
    "long.shp": (lambda _: shapes(), "can’t be read"),
    "noise.shp": (lambda _: Random(3).randbytes(3000), "can’t be read"),
    "deep.geojson": (lambda _: b'{"type":"GeometryCollection","geometries":[' * 50_000, "nested too deeply"),
    "tangled.geojson": (lambda _: scribble(30_000), "crosses itself in too many places"),
    "names.geojson": (lambda _: bomb_of_features(), "more than 100,000 outlines and holes"),
    "clones.svg": (lambda _: bomb_of_clones().encode(), "more than 100,000 outlines and holes"),
    "entities.svg": (lambda _: bomb_of_entities().encode(), "uses entities"),
    "styles.svg": (lambda _: bomb_of_rules().encode(), "too many rules"),
    "clips.svg": (lambda _: bomb_of_clips().encode(), "nested too deeply"),
    "curves.svg": (lambda _: f'<svg><path d="M0 0{"t1 1" * 25_000}"/></svg>'.encode(), "doesn’t enclose anything"),
    "flat.svg": (
        lambda _: b'<svg><rect width="9" height="9" transform="scale(2 0)"/></svg>',
        "doesn’t enclose anything",
    ),
    "long.geojson": (lambda _: b'{"type":"Point","coordinates":[1,' + b"9" * 1_000_000, "isn’t GeoJSON or TopoJSON"),
}
"""Files, and what is said of them."""


def write(folder: Path, name: str) -> Path:
    """Write one of the files; return its path."""
    file = folder / name
    file.write_bytes(REFUSED[name][0](folder))
    return file
