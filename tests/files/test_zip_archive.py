"""Archives are packed whatever the clock says; of strangers' ones only what is safe and needed is unpacked."""

from __future__ import annotations

import time
import zipfile
from collections.abc import Mapping
from io import BytesIO
from random import Random

import pytest

from indonesia_qt.files.zip_archive import ArchiveError, packed, unpacked

LARGEST = 3_000_000


def archive(content: Mapping[str, bytes], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    file = BytesIO()
    with zipfile.ZipFile(file, "w", method) as written:
        for name, data in content.items():
            written.writestr(name, data)
    return file.getvalue()


def found(data: bytes) -> dict[str, bytes]:
    return unpacked(data, lambda name: name.endswith(".shp"), LARGEST)


@pytest.mark.parametrize("method", [zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED])
def test_what_is_needed_is_unpacked(method: int) -> None:
    content = Random(1).randbytes(2_500_000)
    assert found(archive({"a/coast.shp": content, "a/coast.txt": b"text"}, method)) == {"a/coast.shp": content}


@pytest.mark.parametrize("method", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_other_ways_to_pack_are_refused_before_anything_is_unpacked(method: int) -> None:
    data = bytearray(archive({"a.shp": bytes(2_000_000)}, method))
    at = data.rindex(b"PK\1\2") + 24
    data[at : at + 4] = (1000).to_bytes(4, "little")  # the list says that it's small
    with pytest.raises(ArchiveError, match=r"“a\.shp” is packed in a way that can’t be read"):
        found(bytes(data))
    assert found(archive({"notes.txt": b"text", "a.txt": b""}, method)) == {}


def test_all_entries_have_one_budget() -> None:
    noise = Random(1).randbytes(LARGEST // 2 + 1)
    assert found(archive({"a.shp": noise, "b.txt": noise}))
    with pytest.raises(ArchiveError, match=r"Unpacked, the archive has more than 3\sMB"):
        found(archive({"a.shp": noise, "b.shp": noise}))


def test_an_entry_that_is_larger_than_the_list_says_is_damaged() -> None:
    data = bytearray(archive({"a.shp": b"coast" * 100_000}))
    at = data.rindex(b"PK\1\2") + 24
    data[at : at + 4] = (1000).to_bytes(4, "little")
    with pytest.raises(ArchiveError, match="damaged"):
        found(bytes(data))


def test_an_entry_that_ends_too_early_is_damaged() -> None:
    data = bytearray(archive({"a.shp": Random(1).randbytes(5_000)}, zipfile.ZIP_STORED))
    listed = data.rindex(b"PK\1\2")
    data[listed + 20 : listed + 28] = (2_000_000).to_bytes(4, "little") * 2
    with pytest.raises(
        ArchiveError, match=r"^The archive is damaged(: an entry ends too early| \(Overlapped entries: .*\))\.$"
    ):
        found(bytes(data))


def test_an_encrypted_entry_is_named() -> None:
    data = bytearray(archive({"a.shp": b"coast"}))
    data[6] |= 1
    data[data.rindex(b"PK\1\2") + 8] |= 1
    with pytest.raises(ArchiveError, match=r"^“a\.shp” is encrypted\. Zip it without a password\.$"):
        found(bytes(data))


def test_hidden_files_and_those_of_a_mac_are_left_out() -> None:
    others = {"__MACOSX/._coast.shp": b"x", "a/.b/coast.shp": b"x", ".coast.shp": b"x", "a/__MACOSX/b.shp": b"x"}
    assert found(archive({**others, "./z/coast.shp": b"coast"})) == {"./z/coast.shp": b"coast"}


@pytest.mark.parametrize("year", [1970, 2200])
def test_an_archive_is_packed_in_any_year(monkeypatch: pytest.MonkeyPatch, year: int) -> None:
    entries = {"map.json": b"x" * 5000, "picture.png": b"y" * 5000}
    monkeypatch.setattr(time, "localtime", lambda *_: time.struct_time((year, 1, 1, 0, 0, 0, 3, 1, 0)))
    content = packed(entries, stored=("picture.png",))
    assert unpacked(content, lambda _: True, LARGEST) == entries
    assert 5000 < len(content) < 6000
