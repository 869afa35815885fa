"""The links of a map follow a graph that another program wrote."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from random import Random

import networkx as nx
import pytest

from indonesia_qt.board import graph, names
from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.board.model import BoardMap
from indonesia_qt.cli.command_line import run
from indonesia_qt.library import load_map
from indonesia_qt.mapmaking.files.storage import opened
from indonesia_qt.mapmaking.imports.graph_links import GraphLinks, with_links_of
from tests.robustness.mutations import change_bytes


@pytest.fixture
def lagoon() -> BoardMap:
    return load_map("lagoon").board


def linked(folder: Path, changed: nx.Graph, board: BoardMap) -> GraphLinks:
    nx.write_graphml(changed, folder / "graph.graphml")
    return with_links_of(folder / "graph.graphml", board)


def edges(board: BoardMap) -> set[frozenset[str]]:
    return {frozenset(edge) for edge in graph.of(board).edges}


def test_a_graph_that_was_exported_changes_nothing(tmp_path: Path, lagoon: BoardMap) -> None:
    file = tmp_path / "lagoon.graphml"
    file.write_bytes(graph.graphml(lagoon))
    assert with_links_of(file, lagoon) == GraphLinks(lagoon, 0, 0, ())


def test_links_follow_the_graph(tmp_path: Path, lagoon: BoardMap) -> None:
    land = [area.id for area in lagoon.lands]
    changed = nx.parse_graphml(graph.graphml(lagoon).decode())
    apart = next((a, b) for a in land for b in land if a < b and not changed.has_edge(a, b))
    joined = next((a, b) for a, b in changed.edges if a in land and b in land)
    changed.add_edge(*apart)
    changed.remove_edge(*joined)
    changed.add_edge("Atlantis", land[0])
    found = linked(tmp_path, changed, lagoon)
    assert (found.added, found.removed, found.unknown) == (1, 1, ("Atlantis",))
    assert edges(found.board) == edges(lagoon) - {frozenset(joined)} | {frozenset(apart)}


def test_areas_that_are_no_nodes_keep_their_links(tmp_path: Path, lagoon: BoardMap) -> None:
    land = graph.land(graph.of(lagoon))
    two = next(iter(land.edges))
    few = nx.Graph()
    few.add_nodes_from(two)
    found = linked(tmp_path, few, lagoon)
    assert edges(found.board) == edges(lagoon) - {frozenset(two)}


@pytest.mark.parametrize("key", ["label", "name"])
def test_nodes_may_have_names_instead_of_ids(tmp_path: Path, lagoon: BoardMap, key: str) -> None:
    called = names.of(lagoon)
    numbered = nx.DiGraph()
    numbers = {area.id: f"n{n}" for n, area in enumerate(lagoon.areas())}
    for area, number in numbers.items():
        numbered.add_node(number, **{key: str(called[area]).upper()})
    numbered.add_edges_from((numbers[a], numbers[b]) for a, b in graph.of(lagoon).edges)
    assert linked(tmp_path, numbered, lagoon) == GraphLinks(lagoon, 0, 0, ())


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("<graphml/>", "has no graph"),
        ("<graphml><graph edgedefault='undirected'><hyperedge/></graph></graphml>", "can’t be read"),
        ("<graphml><graph edgedefault='undirected'><node id='x'/></graph></graphml>", "aren’t areas of this map"),
        ("<svg/>", "of another kind (“svg”). You can import GraphML: export it so"),
        ("graph {", "The XML in this file is damaged"),
        ("<!DOCTYPE graphml [<!ENTITY a SYSTEM 'file:///etc/passwd'>]><graphml>&a;</graphml>", "uses entities"),
    ],
)
def test_what_is_no_graph_is_a_sentence(tmp_path: Path, lagoon: BoardMap, content: str, reason: str) -> None:
    content = content.replace("<graphml", '<graphml xmlns="http://graphml.graphdrawing.org/xmlns"', 1)
    (tmp_path / "graph.graphml").write_text(content, encoding="utf-8")
    with pytest.raises(MapError) as caught:
        with_links_of(tmp_path / "graph.graphml", lagoon)
    assert str(caught.value).startswith(str(tmp_path / "graph.graphml"))
    assert reason in str(caught.value)


def test_damaged_graphs_give_links_or_a_sentence(tmp_path: Path, lagoon: BoardMap) -> None:
    file, chance, whole = tmp_path / "graph.graphml", Random(5), graph.graphml(lagoon)
    for _ in range(40):
        file.write_bytes(change_bytes(whole, chance))
        with suppress(MapError):
            with_links_of(file, lagoon)


def test_the_command_copies_a_map(tmp_path: Path, capsys: pytest.CaptureFixture[str], lagoon: BoardMap) -> None:
    file, out = tmp_path / "lagoon.graphml", tmp_path / "linked"
    changed = nx.parse_graphml(graph.graphml(lagoon).decode())
    changed.remove_edge(*next(iter(changed.edges)))
    changed.add_node("Atlantis")
    nx.write_graphml(changed, file)
    assert run(["import-graph", str(file), "--map", "lagoon", "--out", str(out)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Atlantis isn’t an area of the map.",
        f"{lagoon.title}: 0 links added, 1 link removed. The map is in {out}.",
    ]
    assert len(edges(opened(str(out)).draft.board)) == len(edges(lagoon)) - 1
    assert run(["import-graph", str(file), "--map", "lagoon", "--out", str(out)]) == 2
