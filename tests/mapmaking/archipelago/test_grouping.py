"""Land areas are put together to provinces of areas that hang together."""

from __future__ import annotations

from collections import defaultdict

import networkx as nx
import pytest

from indonesia_qt.board.adjacency import geometry
from indonesia_qt.board.draft import Draft, EditError
from indonesia_qt.board.model import BoardMap
from indonesia_qt.library import load_map
from indonesia_qt.mapmaking.archipelago.grouping import grouped
from indonesia_qt.mapmaking.generate.shares import FARTHEST
from tests.mapmaking.islands import islands
from tests.mapmaking.sound import require_sound


@pytest.fixture(scope="module")
def philippines() -> Draft:
    found = load_map("philippines")
    return Draft(found.board, found.data)


def everything(draft: Draft) -> list[str]:
    return [land.id for land in draft.board.lands]


def provinces(board: BoardMap) -> dict[str, list[str]]:
    found = defaultdict(list)
    for land in board.lands:
        found[land.province].append(land.id)
    return found


@pytest.mark.parametrize("count", [1, 7, 25])
def test_areas_of_a_province_lie_near_each_other(philippines: Draft, count: int) -> None:
    after = grouped(philippines, everything(philippines), count, 1)
    require_sound(philippines.board, after.board)
    grounds = {land.id: geometry(land.shape) for land in after.board.lands}
    found = provinces(after.board)
    assert len(found) == len(after.board.provinces) == count
    for areas in found.values():
        near = nx.Graph()
        near.add_nodes_from(areas)
        near.add_edges_from((a, b) for a in areas for b in areas if grounds[a].distance(grounds[b]) < FARTHEST)
        assert nx.is_connected(near)
    if count == 7:
        assert max(map(len, found.values())) < 3 * min(map(len, found.values()))


def test_provinces_that_are_left_keep_their_names_and_what_the_game_has_there(philippines: Draft) -> None:
    before = {province.name for province in philippines.board.provinces}
    fewer = grouped(philippines, everything(philippines), 6, 1)
    assert {province.name for province in fewer.board.provinces} < before
    assert len(fewer.data.deeds) == len(philippines.data.deeds)
    known = {province.id for province in fewer.board.provinces}
    assert {deed.province for deed in fewer.data.deeds} <= known
    more = grouped(philippines, everything(philippines), len(before) + 3, 1)
    assert len({province.name for province in more.board.provinces} - before) >= 3


def test_a_province_with_other_areas_stays_theirs() -> None:
    draft = islands()
    after = grouped(draft, ["west-2", "east-1"], 1, 1)
    assert [land.province for land in after.board.lands] == ["west", "far-east", "far-east"]
    after = grouped(draft, ["west-2"], 1, 1)
    west, cape, east = after.board.lands
    assert (west.province, east.province) == ("west", "far-east")
    assert cape.province not in ("west", "far-east")
    assert len({province.name for province in after.board.provinces}) == 3


def test_the_same_seed_gives_the_same_groups(philippines: Draft) -> None:
    one, other, another = (grouped(philippines, everything(philippines), 9, seed).board for seed in (1, 1, 2))
    assert one == other
    assert {*map(tuple, provinces(one).values())} != {*map(tuple, provinces(another).values())}


@pytest.mark.parametrize("count", [0, 4])
def test_too_few_or_too_many_are_refused(count: int) -> None:
    with pytest.raises(EditError, match="grouped into 1 to 3 provinces"):
        grouped(islands(), ["west-1", "west-2", "east-1"], count, 1)
