"""Reads which areas of a map are adjacent from a GraphML file, as this program, networkx, Gephi or yEd write it."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from typing import Any

import networkx as nx
from msgspec import Struct

from indonesia_qt.board import adjacency, names
from indonesia_qt.board.files import board_file
from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.board.model import BoardMap
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.edit import linking
from indonesia_qt.mapmaking.imports import xml_tree
from indonesia_qt.mapmaking.imports.named_shapes import plain

LARGEST_FILE = 10_000_000
"""Bytes; the graph of a map with the most areas is a tenth of this."""
_SPOILT = (nx.NetworkXException, AttributeError, LookupError, TypeError, ValueError)
"""What networkx raises for a graph that it can't read."""


class GraphLinks(Struct, frozen=True):
    """A board with the links of a graph, how many were added and removed, and the nodes that are no areas of it."""

    board: BoardMap
    added: int
    removed: int
    unknown: tuple[str, ...]


def with_links_of(file: Path, board: BoardMap) -> GraphLinks:
    """Make those areas adjacent that are neighbours in a graph, and no others that are nodes of it.

    A node is an area when it has its id, or when only this area has the name that is the node's id, `label` or `name`.
    Raises `MapError` when the file can't be read, or has no area of the board.
    """
    graph = _read(file)
    found = _areas(graph, board)
    areas = {area for area in found.values() if area}
    if not areas:
        reason = tr("Its nodes aren’t areas of this map. Call them by the ids or names of areas.")
        raise MapError(file, "", reason)
    pairs = {
        adjacency.pair(a, b) for one, other in graph.edges() if (a := found[one]) and (b := found[other]) and a != b
    }
    linked = linking.with_links(board, areas, pairs)
    before, after = adjacency.links_of(board).kinds.keys(), adjacency.links_of(linked).kinds.keys()
    unknown = tuple(plain(str(node)) for node, area in found.items() if not area)
    return GraphLinks(linked, len(after - before), len(before - after), unknown)


def _read(file: Path) -> nx.Graph:
    data = board_file.load(file, LARGEST_FILE)
    xml_tree.root(data, file, ("graphml",), ("GraphML",))  # nothing in it can grow, or lies elsewhere
    try:
        graphs = list(nx.readwrite.graphml.GraphMLReader(node_type=str)(string=data))
    except _SPOILT as error:
        raise MapError(file, "", tr("This graph can’t be read ({error}).", error=plain(str(error)))) from None
    if not graphs:
        raise MapError(file, "", tr("The file has no graph."))
    return graphs[0]


def _areas(graph: nx.Graph, board: BoardMap) -> dict[Any, str]:
    """The id of the area that each node is; "" for one that is none."""
    called: dict[str, set[str]] = defaultdict(set)
    in_english, in_use = names.of(board), names.translated(board)
    for area in board.areas():
        for name in (in_english[area.id], in_use[area.id]):
            called[plain(name).casefold()].add(area.id)
    ids = {area.id for area in board.areas()}
    found: dict[Any, str] = {}
    for node, about in graph.nodes(data=True):
        texts = [plain(str(text)) for text in (node, about.get("label", ""), about.get("name", ""))]
        candidates = (called.get(text.casefold(), set()) for text in texts)
        named = (next(iter(areas)) for areas in candidates if len(areas) == 1)
        found[node] = next((text for text in texts if text in ids), next(named, ""))
    return found
