"""Whatever damage comes by chance is told of and never crashes."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from hypothesis import given, settings
from hypothesis import strategies as st

from indonesia_qt.files.paths import BOARD_FILE, GAME_FILE
from indonesia_qt.mapmaking.files import storage
from tests.mapmaking.files.repair_steps.damage import feature, mended
from tests.mapmaking.maps import content, two_islands
from tests.robustness.mutations import changed_map


@cache
def original() -> dict[str, bytes]:
    with TemporaryDirectory() as place:
        storage.save(two_islands(), Path(place) / "islands")
        return content(Path(place) / "islands")


def check_damaged(name: str, seed: int) -> None:
    with TemporaryDirectory() as place:
        for file, data in original().items():
            (Path(place) / file).write_bytes(changed_map(data, Random(seed)) if file == name else data)
        mended(Path(place))


@settings(max_examples=200, deadline=None, derandomize=True, database=None)
@given(name=st.sampled_from([BOARD_FILE, GAME_FILE]), seed=st.integers(0, 2**32))
def test_any_damage_is_told_and_never_crashes(name: str, seed: int) -> None:
    check_damaged(name, seed)


@settings(max_examples=60, deadline=None, derandomize=True, database=None)
@given(st.data())
def test_a_file_may_end_anywhere(data: st.DataObject) -> None:
    size = data.draw(st.integers(0, len(original()[BOARD_FILE])))
    with TemporaryDirectory() as place:
        (Path(place) / BOARD_FILE).write_bytes(original()[BOARD_FILE][:size])
        mended(Path(place))


@settings(max_examples=25, deadline=None, derandomize=True, database=None)
@given(
    st.lists(
        st.tuples(
            st.sampled_from(["west-1", "west-2", "east-1", "north", "strait", "pond"]),
            st.integers(0, 20),
            st.tuples(st.integers(-50, 350), st.integers(-50, 170)),
        ),
        min_size=1,
        max_size=5,
    )
)
def test_corners_moved_anywhere_still_give_a_partition(moves: list[tuple[str, int, tuple[int, int]]]) -> None:
    with TemporaryDirectory() as place:
        found = json.loads(original()[BOARD_FILE])
        for id, number, (x, y) in moves:
            ring = feature(found, id)["geometry"]["coordinates"][0]
            ring[number % len(ring)] = [x / 100, -y / 100]
        (Path(place) / BOARD_FILE).write_text(json.dumps(found), encoding="utf-8")
        mended(Path(place))
