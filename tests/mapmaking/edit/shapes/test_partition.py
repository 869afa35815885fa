"""Whatever is done to borders, in whatever order, they divide the canvas."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import pytest
from hypothesis import given as given_any
from hypothesis import settings
from hypothesis import strategies as st

from indonesia_qt.board.draft import Draft, EditError
from indonesia_qt.board.model import Point
from indonesia_qt.mapmaking.edit.new_map import blank
from indonesia_qt.mapmaking.edit.provinces import add_province
from indonesia_qt.mapmaking.edit.shapes import nodes, partition
from indonesia_qt.mapmaking.edit.shapes.drawn_areas import lake_drawn, land_drawn, sea_drawn
from indonesia_qt.mapmaking.edit.shapes.nodes import inserted, moved, straightened
from indonesia_qt.mapmaking.edit.shapes.split_and_merge import detached, divided, given, merged
from tests.mapmaking import boards
from tests.mapmaking.islands import islands
from tests.mapmaking.maps import shipped, two_islands
from tests.mapmaking.sound import require_shared, require_sound

Change = Callable[[Draft], Draft]
Spot = Callable[[Draft], Point]

STARTS = {
    "grid": boards.draft(boards.grid(5, 6)),
    "ponds": two_islands(),
    "islands": islands(),
    "blank": add_province(blank("new", "New", 600.0, 400.0), "Main"),
    "shipped": shipped(),
}


@settings(max_examples=12, deadline=None)
@given_any(data=st.data())
@pytest.mark.parametrize("start", STARTS.values(), ids=STARTS.keys())
def test_whatever_is_done_the_map_stays_sound(start: Draft, data: st.DataObject) -> None:
    draft = start
    for change in data.draw(st.lists(changes(), min_size=3, max_size=8)):
        before = draft
        with suppress(EditError):
            draft = change(draft)
        require_shared(before.board, draft.board)
    require_sound(start.board, draft.board)


def changes() -> st.SearchStrategy[Change]:
    by = st.tuples(st.floats(-20, 20), st.floats(-20, 20))
    line = st.lists(spots(), min_size=2, max_size=4)
    outline = st.lists(spots(), min_size=3, max_size=6)
    pair = st.tuples(areas(), areas())
    return st.one_of(
        st.builds(lambda at, by: lambda draft: moved(draft, [node(draft, at)], *by), spots(), by),
        st.builds(lambda at, by: lambda draft: moved(draft, star(draft, at), *by), spots(), by),
        st.builds(lambda at, by: lambda draft: bent(draft, at, by), spots(), by),
        st.builds(lambda at: lambda draft: straightened(draft, node(draft, at)), spots()),
        st.builds(lambda area, line: lambda draft: divided(draft, area(draft), drawn(draft, line))[0], areas(), line),
        st.builds(lambda line: lambda draft: land_drawn(draft, drawn(draft, line), home(draft))[0], outline),
        st.builds(lambda line: lambda draft: sea_drawn(draft, drawn(draft, line))[0], outline),
        st.builds(lambda line: lambda draft: lake_drawn(draft, drawn(draft, line))[0], outline),
        st.builds(lambda area: lambda draft: detached(draft, area(draft), corner(draft, area))[0], areas()),
        st.builds(lambda pair: lambda draft: given(draft, pair[0](draft), pair[1](draft)), pair),
        st.builds(lambda pair: lambda draft: merged(draft, pair[0](draft), pair[1](draft)), pair),
    )


def spots() -> st.SearchStrategy[Spot]:
    """Places on the canvas and a little beyond, many of them on borders."""
    parts = st.floats(-0.05, 1.05)

    def spot(x: float, y: float, snap: bool) -> Spot:
        def place(draft: Draft) -> Point:
            at = x * draft.board.width, y * draft.board.height
            near = nodes.node_near(draft.board, at, 60.0) if snap else None
            return near or at

        return place

    return st.builds(spot, parts, parts, st.booleans())


def areas() -> st.SearchStrategy[Callable[[Draft], str]]:
    def area(n: int) -> Callable[[Draft], str]:
        def id(draft: Draft) -> str:
            pieces = [*draft.board.areas(), *draft.board.lakes]
            return pieces[n % len(pieces)].id

        return id

    return st.builds(area, st.integers(0, 10_000))


def drawn(draft: Draft, line: list[Spot]) -> list[Point]:
    return [spot(draft) for spot in line]


def corner(draft: Draft, area: Callable[[Draft], str]) -> Point:
    return partition.of(draft.board).shape(area(draft))[-1][0][0]


def home(draft: Draft) -> str:
    return draft.board.provinces[0].id


def node(draft: Draft, at: Spot) -> Point:
    found = nodes.node_near(draft.board, at(draft), 1e6)
    assert found
    return found


def star(draft: Draft, at: Spot) -> list[Point]:
    return [node(draft, at), *nodes.joined(draft.board, node(draft, at))]


def bent(draft: Draft, at: Spot, by: Point) -> Draft:
    found = nodes.border_near(draft.board, at(draft), 1e6)
    assert found
    return inserted(draft, found.segment, (found.place[0] + by[0] / 5, found.place[1] + by[1] / 5))
