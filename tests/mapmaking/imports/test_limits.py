"""An import has limits that grow with its file, and what it comes up against is a sentence."""

from __future__ import annotations

import sys
from mmap import mmap
from pathlib import Path

import pytest
from shapely import GEOSException

from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.mapmaking.imports.limits import Limits, confined, limits_for


@pytest.mark.parametrize(
    ("size", "limits"),
    [
        (0, Limits(500_000_000, 8)),
        (2_000_000, Limits(500_000_000, 28)),
        (7_000_000, Limits(700_000_000, 78)),
        (30_000_000, Limits(2_000_000_000, 308)),
    ],
)
def test_they_grow_with_the_file(tmp_path: Path, size: int, limits: Limits) -> None:
    with (tmp_path / "coast.svg").open("wb") as file:
        file.truncate(size)
    assert limits_for(tmp_path / "coast.svg") == limits


def test_a_file_that_is_not_there_counts_as_empty(tmp_path: Path) -> None:
    assert limits_for(tmp_path / "none.svg") == limits_for(tmp_path / "no\0file") == Limits(500_000_000, 8)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits memory")
def test_too_much_memory_is_a_sentence_and_the_limit_ends_with_the_work(tmp_path: Path) -> None:
    reason = r"coast\.svg: It takes more than 500\sMB of memory, the limit for a file of this size\."
    with pytest.raises(MapError, match=reason), confined(tmp_path / "coast.svg"):
        bytearray(600_000_000)
    with mmap(-1, 600_000_000):  # reserved, not filled: nothing else in these tests takes that much
        pass


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        ("TopologyException: side location conflict", "can’t be worked with"),
        ("std::bad_alloc", r"more than 500\sMB"),
    ],
)
def test_what_the_library_of_geometry_raises_is_a_sentence(tmp_path: Path, error: str, reason: str) -> None:
    with pytest.raises(MapError, match=rf"coast\.svg: .*{reason}"), confined(tmp_path / "coast.svg"):
        raise GEOSException(error)
