"""The graph of a board: what is adjacent to what, what hangs together, how far it is across the sea.

The nodes are the ids of the areas, with the attributes `kind` ("land" or "sea") and `province` (None at sea). The
edges have the attribute `kind`: "border" or "arrow" between land areas, "coast" between land and sea, "sea" between
seas. The functions below take such a graph or a part of it.
"""

from __future__ import annotations

from collections.abc import Iterable

import networkx as nx

from indonesia_qt.board.model import BoardMap


def of(board: BoardMap) -> nx.Graph:
    """The graph of `board`, nodes in the board's own order."""
    graph = nx.Graph()
    for land in board.lands:
        graph.add_node(land.id, kind="land", province=land.province)
    for sea in board.seas:
        graph.add_node(sea.id, kind="sea", province=None)
    for a, b, kind in board.links():
        graph.add_edge(a, b, kind=kind)
    return graph


def land(graph: nx.Graph) -> nx.Graph:
    """The land areas, and the borders and arrows between them."""
    return graph.subgraph([area for area, kind in graph.nodes(data="kind") if kind == "land"])


def sea(graph: nx.Graph) -> nx.Graph:
    """The sea areas and what joins them."""
    return graph.subgraph([area for area, kind in graph.nodes(data="kind") if kind == "sea"])


def parts(graph: nx.Graph) -> list[frozenset[str]]:
    """The groups of areas that hang together, the largest first."""
    return sorted(map(frozenset, nx.connected_components(graph)), key=lambda part: (-len(part), min(part)))


def province_pieces(board: BoardMap) -> dict[str, list[frozenset[str]]]:
    """For each province with areas the groups of them that land inside it joins, or a sea that they all touch."""
    province = {land.id: land.province for land in board.lands}
    joined = nx.Graph()
    joined.add_nodes_from(province)
    joined.add_edges_from((link.a, link.b) for link in board.land_land if province[link.a] == province[link.b])
    joined.add_edges_from((land, (province[land], sea)) for land, sea in board.land_sea)
    pieces: dict[str, list[frozenset[str]]] = {}
    for part in nx.connected_components(joined):
        areas = frozenset(part & province.keys())
        pieces.setdefault(province[min(areas)], []).append(areas)
    return pieces


def network(graph: nx.Graph, start: str, seas: Iterable[str]) -> frozenset[str]:
    """Those of `seas` that a cargo from the land area `start` can reach without leaving them."""
    sailed = frozenset(seas)
    reached: set[str] = nx.node_connected_component(graph.subgraph(sailed | {start}), start)
    return sailed & reached


def sea_steps(graph: nx.Graph, start: str, end: str) -> int | None:
    """The fewest seas that a cargo crosses from one land area to another; None if there is no way by sea."""
    water = graph.subgraph({*sea(graph), start, end}).copy()
    water.remove_edges_from([(start, end)])
    try:
        return int(nx.shortest_path_length(water, start, end)) - 1
    except nx.NetworkXNoPath:
        return None
