"""The graph of a board, as a networkx graph: what is adjacent to what, what hangs together, how far it is by sea.

The nodes are the ids of the areas, with the attributes `kind` ("land" or "sea") and `province` (None at sea). The edges
have the attribute `kind`: "border" or "arrow" between land areas, "coast" between land and sea, "sea" between seas. The
functions take such a graph or a part of it, or a board.

>>> from indonesia_qt.library import load_map
>>> graph = of(load_map().board)
>>> graph.nodes["bali-1"]
{'kind': 'land', 'province': 'bali'}
>>> graph.edges["bali-1", "bali-sea"]
{'kind': 'coast'}
>>> len(parts(graph)), len(parts(land(graph)))
(1, 6)
"""

from __future__ import annotations

import io
from collections.abc import Iterable, Mapping

import networkx as nx

from indonesia_qt.board import names
from indonesia_qt.board.identity_cache import BOARDS, cached, shared
from indonesia_qt.board.model import BoardMap, LandLink

Pairs = tuple[tuple[str, str], ...]
Homes = tuple[tuple[str, str], ...]
"""The ids of land areas, each with that of its province."""


def of(board: BoardMap) -> nx.Graph:
    """Return the graph of `board`, nodes in the board's own order; it can't be changed."""
    seas = shared(tuple(sea.id for sea in board.seas))
    return _graph(_homes(board), seas, board.land_land, board.land_sea, board.sea_sea)


def _homes(board: BoardMap) -> Homes:
    return shared(tuple((land.id, land.province) for land in board.lands))


@cached(BOARDS)
def _graph(
    lands: Homes, seas: tuple[str, ...], land_land: tuple[LandLink, ...], land_sea: Pairs, sea_sea: Pairs
) -> nx.Graph:
    graph = nx.Graph()
    graph.add_nodes_from((id, {"kind": "land", "province": province}) for id, province in lands)
    graph.add_nodes_from(seas, kind="sea", province=None)
    graph.add_edges_from((link.a, link.b, {"kind": link.kind}) for link in land_land)
    graph.add_edges_from(land_sea, kind="coast")
    graph.add_edges_from(sea_sea, kind="sea")
    return nx.freeze(graph)


def land(graph: nx.Graph) -> nx.Graph:
    """Return the land areas, and the borders and arrows between them."""
    return graph.subgraph([area for area, kind in graph.nodes(data="kind") if kind == "land"])


def sea(graph: nx.Graph) -> nx.Graph:
    """Return the sea areas and what joins them."""
    return graph.subgraph([area for area, kind in graph.nodes(data="kind") if kind == "sea"])


def parts(graph: nx.Graph) -> list[frozenset[str]]:
    """Return the groups of areas that hang together, the largest first."""
    return sorted(map(frozenset, nx.connected_components(graph)), key=lambda part: (-len(part), min(part)))


def province_pieces(board: BoardMap) -> Mapping[str, list[frozenset[str]]]:
    """Return the pieces of each province with areas: those that land inside it joins, or a sea that they all touch."""
    return _province_pieces(_homes(board), board.land_land, board.land_sea)


@cached(BOARDS)
def _province_pieces(
    lands: Homes, land_land: tuple[LandLink, ...], land_sea: Pairs
) -> Mapping[str, list[frozenset[str]]]:
    province = dict(lands)
    joined = nx.Graph()
    joined.add_nodes_from(province)
    joined.add_edges_from((link.a, link.b) for link in land_land if province[link.a] == province[link.b])
    joined.add_edges_from((land, (province[land], sea)) for land, sea in land_sea)
    pieces: dict[str, list[frozenset[str]]] = {}
    for part in nx.connected_components(joined):
        areas = frozenset(part & province.keys())
        pieces.setdefault(province[min(areas)], []).append(areas)
    return pieces


def network(graph: nx.Graph, start: str, seas: Iterable[str]) -> frozenset[str]:
    """Return those of `seas` that a cargo from the land area `start` can reach without leaving them."""
    sailed = frozenset(seas)
    reached: set[str] = nx.node_connected_component(graph.subgraph(sailed | {start}), start)
    return sailed & reached


def sea_steps(graph: nx.Graph, start: str, end: str) -> int | None:
    """Return the fewest seas that a cargo crosses from one land area to another; None if there is no way by sea.

    >>> from indonesia_qt.library import load_map
    >>> graph = of(load_map().board)
    >>> sea_steps(graph, "bali-1", "jawa-timur-3"), sea_steps(graph, "bali-1", "aceh-1")
    (1, 4)
    """
    water = graph.subgraph({*sea(graph), start, end}).copy()
    water.remove_edges_from([(start, end)])
    try:
        return int(nx.shortest_path_length(water, start, end)) - 1
    except nx.NetworkXNoPath:
        return None


def graphml(board: BoardMap) -> bytes:
    """Return the graph of `board` as the content of a GraphML file.

    Nodes are the ids of areas, with `kind` ("land" or "sea"), `label` (the name in the language in use), `province`
    (the id; none at sea), and `x` and `y` of the token in map units, y downwards. Edges have the `kind` "border",
    "arrow", "coast" or "sea".
    """
    called, adjacent = names.translated(board), of(board)
    written = nx.Graph(title=board.title)
    for area in board.areas():
        about = {name: value for name, value in adjacent.nodes[area.id].items() if value is not None}
        x, y = area.token
        written.add_node(area.id, label=called[area.id], x=float(x), y=float(y), **about)
    written.add_edges_from(adjacent.edges(data=True))
    out = io.BytesIO()
    nx.write_graphml_xml(written, out)
    return out.getvalue()
