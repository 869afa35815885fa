"""Checks of how the areas of a board hang together: who gets where, by land and by sea."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from statistics import median
from typing import NamedTuple

import networkx as nx

from indonesia_qt.board import graph, names
from indonesia_qt.board.checks.problem import Problem, error, warning
from indonesia_qt.board.identity_cache import BOARDS, cached
from indonesia_qt.board.model import BoardMap
from indonesia_qt.i18n.text import counted, listed, tr

MANY = 3.0
"""So many times the usual number of neighbours is unusual."""
CROWD = 12
"""Fewer neighbours than that are never too many."""
MENTIONED = 4
"""So many areas are mentioned by name; of more only the number is told."""


def connectivity_problems(board: BoardMap) -> Iterator[Problem]:
    """Areas that nothing leads to, groups of areas apart from the others, and unusual numbers of neighbours."""
    ways = _ways(graph.of(board))
    yield from _alone(board, ways.degrees)
    yield from _apart(board, ways)
    yield from _crowded(board, ways.degrees)


class _Ways(NamedTuple):
    """How many neighbours each area has, which groups of areas nothing joins to the rest, and which seas no ship."""

    degrees: Mapping[str, int]
    apart: Sequence[frozenset[str]]
    seas_apart: Sequence[frozenset[str]]


@cached(BOARDS)
def _ways(ways: nx.Graph) -> _Ways:
    """What is the matter with the ways of a board; the part with most seas is what others are apart from."""
    seas = set(graph.sea(ways))
    parts = sorted(graph.parts(ways), key=lambda part: -len(part & seas))
    seas_apart = graph.parts(ways.subgraph(parts[0] & seas))[1:] if parts else []
    return _Ways(dict(ways.degree), parts[1:], seas_apart)


def _alone(board: BoardMap, degrees: Mapping[str, int]) -> Iterator[Problem]:
    called = names.translated(board)
    for sea in board.seas:
        if not degrees[sea.id]:
            text = tr("{sea} touches no other sea and no coast.", sea=called[sea.id])
            yield error(sea.id, text, "lonely-sea", (sea.id,))
    for land in board.lands:
        if not degrees[land.id]:
            text = tr("{area} is adjacent to nothing.", area=called[land.id])
            yield warning(land.id, text, "lonely-area", (land.id,))


def _apart(board: BoardMap, ways: _Ways) -> Iterator[Problem]:
    """Groups that nothing joins to the part of the board with most seas, and seas of that part that no ship reaches."""
    called = names.translated(board)
    for part in ways.apart:
        if len(part) > 1:
            text = tr(
                "Nothing joins {areas} to the rest of the map, neither land nor sea.", areas=_listed_areas(part, called)
            )
            yield error(_place_of(part), text, "group-apart", tuple(sorted(part)))
    for part in ways.seas_apart:
        text = tr("No ship gets from {seas} to the other seas.", seas=_listed_areas(part, called))
        yield warning(_place_of(part), text, "seas-apart", tuple(sorted(part)))


def _crowded(board: BoardMap, degrees: Mapping[str, int]) -> Iterator[Problem]:
    called = names.translated(board)
    for areas in (board.lands, board.seas):
        usual = median(degrees[area.id] for area in areas) if areas else 0
        for area in areas:
            if degrees[area.id] > max(CROWD, MANY * usual):
                text = counted(
                    degrees[area.id],
                    "{area} has {n} neighbour, far more than others.",
                    "{area} has {n} neighbours, far more than others.",
                    area=called[area.id],
                )
                yield warning(area.id, text, "many-neighbours", (area.id,))


def _place_of(part: Collection[str]) -> str:
    return ", ".join(sorted(part))


def _listed_areas(part: Collection[str], called: Mapping[str, str]) -> str:
    """Some areas by their names, or by their number when there are many."""
    if len(part) <= MENTIONED:
        return listed([called[area] for area in sorted(part)])
    return counted(len(part), "{n} area around {area}", "{n} areas around {area}", area=called[min(part)])
