"""Archives are packed whatever the clock says, and are read again."""

from __future__ import annotations

import time

import pytest

from indonesia_qt.files.zip_archive import packed, unpacked

ENTRIES = {"map.json": b"x" * 5000, "picture.png": b"y" * 5000}


@pytest.mark.parametrize("year", [1970, 2200])
def test_an_archive_is_packed_in_any_year(monkeypatch: pytest.MonkeyPatch, year: int) -> None:
    monkeypatch.setattr(time, "localtime", lambda *_: time.struct_time((year, 1, 1, 0, 0, 0, 3, 1, 0)))
    archive = packed(ENTRIES, stored=("picture.png",))
    assert unpacked(archive, lambda _: True, 100_000) == ENTRIES
    assert 5000 < len(archive) < 6000
