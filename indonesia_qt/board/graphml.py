"""The graph of a board as GraphML, which networkx, Gephi and yEd read."""

from __future__ import annotations

import io

import networkx as nx

from indonesia_qt.board import graph, names
from indonesia_qt.board.model import BoardMap


def graphml(board: BoardMap) -> bytes:
    """The graph of `board` as a GraphML file.

    Nodes are the ids of areas, with `kind` ("land" or "sea"), `label` (the name in the language in use), `province`
    (the id; none at sea), and `x` and `y` of the token in map units, y downwards. Edges have the `kind` "border",
    "arrow", "coast" or "sea".
    """
    called, adjacent = names.translated(board), graph.of(board)
    written = nx.Graph(title=board.title)
    for area in board.areas():
        about = {name: value for name, value in adjacent.nodes[area.id].items() if value is not None}
        x, y = area.token
        written.add_node(area.id, label=called[area.id], x=float(x), y=float(y), **about)
    written.add_edges_from(adjacent.edges(data=True))
    out = io.BytesIO()
    nx.write_graphml_xml(written, out)
    return out.getvalue()
