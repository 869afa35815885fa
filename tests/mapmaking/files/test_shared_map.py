"""A map goes through one file, and what a stranger put into such a file does no harm."""

from __future__ import annotations

import json
import os
import struct
import time
import zipfile
from collections.abc import Mapping
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from indonesia_qt.board.draft import Draft
from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.files import paths
from indonesia_qt.library import map_folders
from indonesia_qt.mapmaking.files import shared_map, storage
from indonesia_qt.mapmaking.files.shared_map import About
from tests.mapmaking.maps import SHIPPED, content, renamed, shipped, two_islands

PICTURE = b"\x89PNG no program looks at it"
ABOUT = About(title="Two Islands", author="Ana", description="Small.\nFor two.", licence="CC0")


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A map that somebody shared with a player who has none."""
    monkeypatch.setenv("INDONESIA_QT_DATA", str(tmp_path / "own"))
    file = tmp_path / "isles.indonesia-map"
    shared_map.save(file, two_islands(), ABOUT, PICTURE)
    return file


def members(file: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(file) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def pack(file: Path, content: Mapping[str, bytes]) -> Path:
    """Put other members into a file."""
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in content.items():
            archive.writestr(name, data)
    return file


def refusal(file: Path) -> str:
    with pytest.raises(MapError) as refused:
        shared_map.read(file)
    assert str(refused.value).startswith(str(file))
    assert not paths.own_maps().exists()
    return str(refused.value).removeprefix(str(file)).replace(os.sep, "/")


class TestSharing:
    def test_the_file_holds_both_files_a_picture_and_what_is_said(self, file: Path) -> None:
        found = members(file)
        assert set(found) == {"map.geojson", "scenario.json", "about.json", "picture.png"}
        assert found["picture.png"] == PICTURE
        assert json.loads(found["about.json"]) == {
            "format": 1,
            "title": "Two Islands",
            "author": "Ana",
            "description": "Small.\nFor two.",
            "licence": "CC0",
        }

    def test_the_same_map_gives_the_same_file(self, file: Path) -> None:
        before = file.read_bytes()
        shared_map.save(file, two_islands(), ABOUT, PICTURE)
        assert file.read_bytes() == before

    def test_it_is_added_as_it_was(self, file: Path) -> None:
        shared = shared_map.read(file)
        folder = shared_map.add(shared).folder
        assert shared.about == ABOUT
        assert folder == paths.own_maps() / two_islands().board.id
        found = storage.opened(str(folder)).draft
        assert (found.board.title, found.board.lands, found.data) == (
            two_islands().board.title,
            two_islands().board.lands,
            two_islands().data,
        )
        assert shared_map.about_in(folder) == ABOUT

    def test_another_map_of_the_same_id_stays(self, file: Path) -> None:
        mine = paths.own_maps() / two_islands().board.id
        storage.save(renamed(two_islands(), "Mine"), mine)
        before = content(mine)
        folder = shared_map.add(shared_map.read(file)).folder
        assert folder.name == f"{mine.name}-2"
        assert content(mine) == before
        assert storage.opened(str(folder)).draft.board.id == folder.name

    def test_a_map_that_is_there_is_not_added_again(self, file: Path) -> None:
        first = shared_map.add(shared_map.read(file)).folder
        assert shared_map.add(shared_map.read(file)) == (first, False)
        assert [folder.name for folder in paths.own_maps().iterdir()] == [first.name]

    def test_nor_is_one_that_comes_with_the_program(self, file: Path) -> None:
        shared_map.save(file, shipped(), About(), PICTURE)
        assert shared_map.add(shared_map.read(file)) == (SHIPPED, False)
        assert not paths.own_maps().exists()

    def test_a_file_that_cannot_be_written_is_a_sentence(self, tmp_path: Path) -> None:
        with pytest.raises(MapError, match=r"nowhere[/\\]a\.indonesia-map: There is no such file or folder\."):
            shared_map.save(tmp_path / "nowhere" / "a.indonesia-map", two_islands(), ABOUT, PICTURE)

    def test_texts_are_plain(self, file: Path) -> None:
        about = About(title="A\nB", author="An\u202ea", description="One\x07\nTwo", licence=" CC  0 ")
        shared_map.save(file, two_islands(), about, PICTURE)
        assert shared_map.read(file).about == About(
            title="A B",
            author="An\N{REPLACEMENT CHARACTER}a",
            description="One\N{REPLACEMENT CHARACTER}\nTwo",
            licence="CC 0",
        )


class TestStrangers:
    def test_other_members_are_ignored_wherever_they_would_lie(self, file: Path) -> None:
        evil = {"../../evil.txt": b"1", "/tmp/evil.txt": b"2", "..\\map.geojson": b"3", "a/scenario.json": b"4"}
        pack(file, {**members(file), **evil})
        folder = shared_map.add(shared_map.read(file)).folder
        assert sorted(entry.name for entry in folder.iterdir()) == ["about.json", "map.geojson", "scenario.json"]
        assert not list(file.parent.rglob("evil*"))

    def with_id(self, file: Path, id: str) -> Path:
        board = json.loads(members(file)["map.geojson"])
        board["map"]["id"] = id
        return pack(file, {**members(file), "map.geojson": json.dumps(board).encode()})

    @pytest.mark.parametrize("id", ["../../evil", "/tmp/evil", "..", "a/b", "", "con\0"])
    def test_an_id_that_leads_into_another_folder_is_refused(self, file: Path, id: str) -> None:
        assert refusal(self.with_id(file, id)).startswith("/map.geojson: map.id: ")

    def test_an_id_that_is_no_name_for_a_folder_everywhere_is_changed(self, file: Path) -> None:
        folder = shared_map.add(shared_map.read(self.with_id(file, "nul"))).folder
        assert folder == paths.own_maps() / "map-nul"

    def test_a_picture_is_never_looked_at(self, file: Path) -> None:
        pack(file, {**members(file), "picture.png": b"\0" * 50_000_000})
        assert shared_map.read(file).draft.board.title == two_islands().board.title

    def test_a_file_without_a_picture_opens(self, file: Path) -> None:
        found = members(file)
        del found["picture.png"]
        assert shared_map.read(pack(file, found)).about == ABOUT

    @pytest.mark.parametrize("name", ["map.geojson", "scenario.json", "about.json"])
    def test_a_file_that_lacks_a_part_is_refused(self, file: Path, name: str) -> None:
        found = members(file)
        del found[name]
        assert refusal(pack(file, found)) == f": This isn’t a shared map. It has no “{name}”."

    @pytest.mark.parametrize("name", ["map.geojson", "scenario.json", "about.json"])
    def test_a_bomb_is_refused_unpacked(self, file: Path, name: str) -> None:
        pack(file, {**members(file), name: b" " * 15_000_000})
        assert refusal(file) == ": The archive is compressed far more than a map needs, so it wasn’t opened."

    @pytest.mark.parametrize("method", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
    def test_what_is_packed_unusually_is_refused_unpacked(self, file: Path, method: int) -> None:
        found = members(file)
        with zipfile.ZipFile(file, "w", method) as archive:
            for name, data in found.items():
                archive.writestr(name, data)
        assert refusal(file) == ": “about.json” is packed in a way that can’t be read. Zip it as usual."

    def test_two_members_of_the_same_name_are_refused(self, file: Path) -> None:
        found = members(file)
        with pytest.warns(UserWarning, match="Duplicate name"), zipfile.ZipFile(file, "a") as archive:
            archive.writestr("map.geojson", found["map.geojson"])
        assert refusal(file) == ": The archive has two entries of the same name."

    def test_too_many_members_are_refused(self, file: Path) -> None:
        pack(file, {**members(file), **{f"{n}.txt": b"" for n in range(300)}})
        assert refusal(file) == ": The archive has more than 200 entries."

    def test_too_much_is_refused(self, file: Path) -> None:
        chance = Random(1)
        long = bytes(chance.randrange(32, 127) for _ in range(30_000))
        pack(file, {**members(file), "about.json": long})
        assert refusal(file) == "/about.json: This part of the file is too large."
        file.write_bytes(bytes(11_000_000))
        assert refusal(file) == ": The file is larger than 10 MB, the most that can be opened."

    @pytest.mark.parametrize(
        ("about", "reason"),
        [
            (b'{"format": 2}', "format: The file has format 2, but this version of the program reads"),
            (b'{"format": 1, "author": 3}', "author: Expected `str`, got `int`."),
            (b'{"author": "%s"}' % (b"a" * 101), "author: This text has more than 100 characters."),
            (b'{"description": "%s"}' % (b"a" * 2001), "description: This text has more than 2,000 characters."),
            (b'{"author": "a", "author": "b"}', "line 1: The key “author” is used twice."),
            (b"{", "This isn’t JSON"),
            (b"\xff", "This isn’t JSON"),
            (b"[" * 9_999, ""),
        ],
    )
    def test_what_is_said_of_it_is_checked(self, file: Path, about: bytes, reason: str) -> None:
        assert refusal(pack(file, {**members(file), "about.json": about})).startswith(f"/about.json: {reason}")

    def test_a_damaged_map_is_refused_with_its_place(self, file: Path) -> None:
        pack(file, {**members(file), "scenario.json": b'{"format": 1, "game": "indonesia"}'})
        assert refusal(file).startswith("/scenario.json: ")
        board = json.loads(members(file)["map.geojson"])
        board["map"]["canvas"] = [0, 0]
        pack(file, {**members(file), "map.geojson": json.dumps(board).encode()})
        assert refusal(file) == "/map.geojson: map.canvas: The canvas needs a width and a height above 0."

    def test_what_is_no_archive_is_refused(self, file: Path) -> None:
        file.write_bytes(b"PK not really")
        assert refusal(file) == ": The archive is damaged (File is not a zip file)."

    def test_damaged_files_give_a_map_or_a_sentence(self, file: Path) -> None:
        chance, whole = Random(3), file.read_bytes()
        refused: list[str] = []
        for _ in range(150):
            spoilt = bytearray(whole)
            for _ in range(3):
                spoilt[chance.randrange(len(spoilt))] = chance.randrange(256)
            file.write_bytes(bytes(spoilt[: chance.choice([len(spoilt), chance.randrange(len(spoilt))])]))
            try:
                shared_map.read(file)
            except MapError as error:
                refused.append(str(error))
        assert len(refused) > 50
        assert all(reason.startswith(str(file)) and reason.endswith(".") for reason in refused)

    def test_a_file_that_only_lists_members_is_refused_soon(self, file: Path) -> None:
        listed = (b"PK\1\2" + bytes(42)) * 200_000
        end = struct.pack("<4s4H2LH", b"PK\5\6", 0, 0, 9, 9, len(listed), 0, 0)
        file.write_bytes(listed + end)
        begun = time.process_time()
        assert refusal(file) == ": The archive has more than 200 entries."
        assert time.process_time() - begun < 1


class TestAbout:
    def test_nothing_is_known_of_a_map_that_was_never_shared(self, tmp_path: Path) -> None:
        assert shared_map.about_in(tmp_path) == About()
        (tmp_path / "about.json").write_text("{", encoding="utf-8")
        assert shared_map.about_in(tmp_path) == About()

    def test_nothing_is_written_among_the_maps_of_the_program(self) -> None:
        before = content(SHIPPED)
        shared_map.keep_about(SHIPPED, ABOUT)
        assert content(SHIPPED) == before

    def test_a_file_without_the_ending_is_refused(self, file: Path) -> None:
        with pytest.raises(MapError, match=r"The file name must end in \.indonesia-map\."):
            shared_map.save(file.with_suffix(".zip"), two_islands(), ABOUT, PICTURE)

    def test_a_map_of_ours_keeps_it(self, file: Path) -> None:
        shared_map.keep_about(file.parent, ABOUT)
        assert shared_map.about_in(file.parent) == ABOUT


def test_a_map_of_a_stranger_that_is_no_game_yet_can_be_added(file: Path) -> None:
    draft = Draft(replace(two_islands().board, land_land=frozenset()), two_islands().data)
    shared_map.save(file, draft, ABOUT, PICTURE)
    added = shared_map.add(shared_map.read(file))
    assert added.is_new
    assert added.folder.name in map_folders()
