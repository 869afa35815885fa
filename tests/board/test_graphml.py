"""What is written as GraphML is the graph of the board when networkx reads it again."""

from __future__ import annotations

from pathlib import Path

import networkx as nx
import pytest

from indonesia_qt.board import graph
from indonesia_qt.cli.command_line import run
from indonesia_qt.library import load_map


@pytest.mark.parametrize("name", ["indonesia", "lagoon", "philippines"])
def test_networkx_reads_the_same_graph(name: str) -> None:
    board = load_map(name).board
    found, wanted = nx.parse_graphml(graph.graphml(board).decode()), graph.of(board)

    assert set(found) == set(wanted)
    assert {frozenset(edge) for edge in found.edges} == {frozenset(edge) for edge in wanted.edges}
    for one, other, kind in wanted.edges(data="kind"):
        assert found.edges[one, other]["kind"] == kind
    for area in board.areas():
        node = found.nodes[area.id]
        assert (node["x"], node["y"]) == tuple(map(float, area.token))
        assert node["kind"] == wanted.nodes[area.id]["kind"]
        assert node.get("province") == wanted.nodes[area.id]["province"]
        assert node["label"]


def test_the_command_writes_it(tmp_path: Path) -> None:
    file = tmp_path / "lagoon.graphml"

    assert run(["export-graph", "lagoon", "--out", str(file)]) == 0
    assert set(nx.read_graphml(file)) == set(graph.of(load_map("lagoon").board))


def test_a_file_that_cant_be_written_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["export-graph", "lagoon", "--out", str(tmp_path / "missing" / "a.graphml")]) == 1
    assert "a.graphml: There is no such file or folder" in capsys.readouterr().err
