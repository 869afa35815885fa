"""Draws the parts of the program and what they import: `python -m tests.pictures.layers FILE.svg`.

Rows and boxes are those of the first contract in `pyproject.toml`, which `lint-imports` holds; arrows are the imports
that there are, without those that follow from others. Only the columns and the words are chosen here.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import grimp
import networkx as nx

ROOT = Path(__file__).parents[2]
PACKAGE = "indonesia_qt"
PARTS = {
    "__main__": (1, "the command"),
    "cli": (1, "the command line"),
    "ui": (1, "all that is seen: Qt"),
    "mapmaking": (1, "maps and their edits"),
    "bots": (1, "levels, tournaments"),
    "results": (0, "finished games"),
    "child_process": (2, "its own processes"),
    "library": (1, "maps and saves"),
    "games": (1, "rules and bots"),
    "board": (2, "land, sea, graph"),
    "core": (0, "the table of any game"),
    "files": (1, "files, safely"),
    "i18n": (1, "texts, languages"),
}
"""The column of each part and what it is in few words."""
COLUMN, ROW, WIDTH, HEIGHT, EDGE, HEAD = 150, 76, 134, 44, 16, 5
PAPER, BOX, INK, LINE = "#f6f0e2", "#fffaf0", "#2b2118", "#1f5f6b"


class Link(NamedTuple):
    """An import of one part by another."""

    importer: str
    imported: str


def contract() -> dict[str, list[str]]:
    """The first contract."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found: dict[str, list[str]] = project["tool"]["importlinter"]["contracts"][0]
    return found


def rows() -> list[list[str]]:
    """The parts from the top down, as the contract has them."""
    return [[part.strip().removeprefix(f"{PACKAGE}.") for part in layer.split("|")] for layer in contract()["layers"]]


def links() -> list[Link]:
    """The imports between parts that don't follow from others."""
    parts = [part for row in rows() for part in row]
    found, modules = nx.DiGraph(), grimp.build_graph(PACKAGE, cache_dir=None)
    found.add_nodes_from(parts)
    for ignored in contract()["ignore_imports"]:
        importer, imported = ignored.split(" -> ")
        modules.remove_import(importer=importer, imported=imported)
    for module in modules.modules - {PACKAGE}:
        importer = _part(module)
        for imported in map(_part, modules.find_modules_directly_imported_by(module)):
            if imported in parts and imported != importer:
                found.add_edge(importer, imported)
    return sorted(Link(*pair) for pair in nx.transitive_reduction(found).edges)


def _part(module: str) -> str:
    return module.split(".")[1] if "." in module else module


def drawing() -> str:
    """The drawing as SVG."""
    height = {part: number for number, row in enumerate(rows()) for part in row}
    places = {part: (EDGE + PARTS[part][0] * COLUMN, EDGE + ROW * row) for part, row in height.items()}
    wide = 2 * EDGE + 2 * COLUMN + WIDTH
    high = 2 * EDGE + ROW * (len(rows()) - 1) + HEIGHT
    svg, font = 'svg xmlns="http://www.w3.org/2000/svg"', 'font-family="Inter, sans-serif"'
    return "\n".join(
        [
            f'<{svg} width="{wide}" height="{high}" viewBox="0 0 {wide} {high}" {font}>',
            f'<rect width="{wide}" height="{high}" fill="{PAPER}"/>',
            *(_arrow(link, places) for link in links()),
            *(line for part, place in places.items() for line in _box(part, place)),
            "</svg>\n",
        ]
    )


def _arrow(link: Link, places: dict[str, tuple[int, int]]) -> str:
    """An arrow that goes aside below the importer and then straight down; each column is free where one goes."""
    (x, y), (to_x, to_y) = (places[part] for part in link)
    x, to_x, y = x + WIDTH // 2, to_x + WIDTH // 2, y + HEIGHT
    turn, tip = y + (ROW - HEIGHT) // 2, to_y - HEAD
    return (
        f'<g id="{link.importer}-{link.imported}" stroke="{LINE}" stroke-width="1.5">'
        f'<path fill="none" d="M {x} {y} C {x} {turn} {to_x} {y} {to_x} {turn + 8} L {to_x} {tip}"/>'
        f'<path fill="{LINE}" d="M {to_x - HEAD} {tip - HEAD} L {to_x + HEAD} {tip - HEAD} L {to_x} {to_y} Z"/></g>'
    )


def _box(part: str, place: tuple[int, int]) -> Iterator[str]:
    x, y = place
    middle = x + WIDTH // 2
    yield f'<rect id="{part}" x="{x}" y="{y}" width="{WIDTH}" height="{HEIGHT}" rx="6" fill="{BOX}" stroke="{INK}"/>'
    yield f'<text x="{middle}" y="{y + 19}" text-anchor="middle" font-size="14" fill="{INK}">{part}</text>'
    words = PARTS[part][1]
    yield f'<text x="{middle}" y="{y + 35}" text-anchor="middle" font-size="11" fill="{LINE}">{words}</text>'


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(drawing(), encoding="utf-8")
