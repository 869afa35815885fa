"""Maps are saved wholly or not at all, and what other programs do to them is noticed."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace

from indonesia_qt.board.draft import Draft
from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.files.paths import BOARD_FILE, GAME_FILE
from indonesia_qt.files.whole_file import beside
from indonesia_qt.games.indonesia.rules.scenario import CardEntry
from indonesia_qt.library import load_map
from indonesia_qt.mapmaking.files import storage
from indonesia_qt.mapmaking.files.repair import repaired
from tests.mapmaking.maps import SHIPPED, content, limited_files, renamed, shipped, two_islands

pytestmark = pytest.mark.usefixtures("own_data")
posix = pytest.mark.skipif(os.name != "posix", reason="needs the limits of POSIX")


def equal(a: Draft, b: Draft) -> bool:
    return (a.board, a.data) == (b.board, b.data)


class TestRoundTrip:
    def test_the_shipped_map_is_written_byte_for_byte(self, tmp_path: Path) -> None:
        storage.save(storage.opened("indonesia").draft, tmp_path / "copy")
        copied = content(tmp_path / "copy")
        assert copied == {name: (SHIPPED / name).read_bytes() for name in (BOARD_FILE, GAME_FILE)}

    def test_a_draft_comes_back_as_it_was_saved(self, folder: Path) -> None:
        assert equal(storage.opened(str(folder)).draft, two_islands())

    def test_the_map_is_opened_by_its_folder_or_its_file(self, folder: Path) -> None:
        assert storage.opened(str(folder / BOARD_FILE)).folder == folder

    def test_deeds_and_cards_are_sorted_whatever_their_order(self, folder: Path, tmp_path: Path) -> None:
        draft = two_islands()
        data = replace(draft.data, deeds=draft.data.deeds[::-1], city_cards=draft.data.city_cards[::-1])
        storage.save(Draft(draft.board, data), tmp_path / "other")
        assert content(tmp_path / "other") == content(folder)

    def test_properties_of_ones_own_are_kept_whatever_they_hold(self, folder: Path, tmp_path: Path) -> None:
        file = folder / BOARD_FILE
        whole = json.loads(file.read_text(encoding="utf-8"))
        own = {
            "note": "<b>=1+1</b>\u202e",
            "iso": "04",
            "people": 12.50,
            "big": 10**40,
            "old": True,
            "none": None,
            "tags": {"a": [1, {"b": ""}]},
            "": 0,
        }
        named = [one for one in whole["features"] if one["properties"]["kind"] in ("province", "land", "sea", "lake")]
        for feature in named:
            feature["properties"] |= own
        whole["map"] |= own
        file.write_text(json.dumps(whole), encoding="utf-8")
        opened = storage.opened(str(folder)).draft
        storage.save(opened, tmp_path / "again")
        again = json.loads((tmp_path / "again" / BOARD_FILE).read_text(encoding="utf-8"))
        assert again["features"] == whole["features"]
        assert again["map"] == whole["map"]
        assert equal(storage.opened(str(tmp_path / "again")).draft, opened)

    def test_properties_of_ones_own_survive_an_edit_and_the_repair_of_a_damaged_map(self, folder: Path) -> None:
        file = folder / BOARD_FILE
        whole = json.loads(file.read_text(encoding="utf-8"))
        land = next(one for one in whole["features"] if one["properties"]["kind"] == "land")
        land["properties"]["note"] = "mine"
        whole["map"]["owner"] = "me"
        file.write_text(json.dumps(whole), encoding="utf-8")
        draft = storage.opened(str(folder)).draft
        area = next(one for one in draft.board.lands if one.id == land["id"])
        moved = draft.with_place(replace(area, place="Elsewhere"))
        storage.save(moved, folder)
        assert '"note":"mine"' in file.read_text(encoding="utf-8")
        whole["map"]["canvas"] = "wide"
        file.write_text(json.dumps(whole), encoding="utf-8")
        found = repaired(str(folder)).draft
        assert found is not None
        assert found.board.own == (("owner", '"me"'),)
        assert next(one for one in found.board.lands if one.id == land["id"]).own == (("note", '"mine"'),)

    def test_a_half_made_map_is_kept(self, tmp_path: Path) -> None:
        """A province without land, a sea without places for ships, a deed nowhere, no title."""
        draft = two_islands()
        board = replace(
            draft.board,
            title="",
            provinces=(*draft.board.provinces, replace(draft.board.provinces[0], id="new", name="", shape=())),
            seas=(replace(draft.board.seas[0], berths=()), *draft.board.seas[1:]),
        )
        deed = replace(draft.data.deeds[1], province="nowhere")
        half = Draft(board, replace(draft.data, deeds=(draft.data.deeds[0], deed)))
        storage.save(half, tmp_path / "half")
        assert equal(storage.opened(str(tmp_path / "half")).draft, half)


class TestSave:
    def test_nothing_else_lies_in_the_folder_afterwards(self, folder: Path) -> None:
        storage.save(renamed(two_islands(), "Other"), folder)
        assert list(content(folder)) == [BOARD_FILE, GAME_FILE]
        assert storage.opened(str(folder)).draft.board.title == "Other"

    def test_a_shipped_map_is_never_written(self, tmp_path: Path) -> None:
        (tmp_path / "alias").symlink_to(SHIPPED, target_is_directory=True)
        for place in (SHIPPED, tmp_path / "alias", SHIPPED.parent / "new"):
            with pytest.raises(
                MapError, match=r"This map comes with the program and can’t be changed\. Save it under a new name\."
            ):
                storage.save(two_islands(), place)
        assert not (SHIPPED.parent / "new").exists()

    @posix
    @pytest.mark.parametrize("room", [100, 3000])
    def test_a_full_disk_leaves_the_map_as_it_was(self, folder: Path, room: int) -> None:
        before = content(folder)
        many = tuple(CardEntry(f"card-{number}", "a", ("west", "east")) for number in range(400))
        data = replace(two_islands().data, city_cards=many)
        with (
            limited_files(room),
            pytest.raises(MapError, match=r"can’t be saved\. The file is too large for the disk\."),
        ):
            storage.save(Draft(two_islands().board, data), folder)
        assert content(folder) == before

    @pytest.mark.parametrize("name", [BOARD_FILE, GAME_FILE])
    def test_a_read_only_file_is_left_alone(self, folder: Path, name: str) -> None:
        before = content(folder)
        (folder / name).chmod(0o444)
        with pytest.raises(MapError, match=f"{name}: The map can’t be saved. The file is read-only."):
            storage.save(renamed(two_islands(), "Other"), folder)
        assert content(folder) == before

    def test_both_files_take_their_places_or_none(self, folder: Path) -> None:
        """The game data can't take the place of a folder, which is noticed after the board took its own."""
        (folder / GAME_FILE).unlink()
        (folder / GAME_FILE / "inside").mkdir(parents=True)
        before = content(folder)
        with pytest.raises(MapError, match=f"{GAME_FILE}: The map can’t be saved. "):
            storage.save(renamed(two_islands(), "Other"), folder)
        assert content(folder) == before

    def test_a_new_map_that_cannot_be_saved_leaves_no_half(self, tmp_path: Path) -> None:
        folder = tmp_path / "new"
        (folder / GAME_FILE).mkdir(parents=True)
        with pytest.raises(MapError, match="The map can’t be saved"):
            storage.save(two_islands(), folder)
        assert content(folder) == {}

    def test_a_file_in_the_place_of_the_folder(self, tmp_path: Path) -> None:
        (tmp_path / "file").write_text("mine", encoding="utf-8")
        for folder in (tmp_path / "file", tmp_path / "file" / "map"):
            with pytest.raises(MapError, match=r"The map can’t be saved\. There is a file where a folder should be\."):
                storage.save(two_islands(), folder)
        assert (tmp_path / "file").read_text(encoding="utf-8") == "mine"

    @pytest.mark.parametrize("title", ["\ud800", "a\udfffb"])
    def test_a_letter_that_no_file_can_hold(self, folder: Path, title: str) -> None:
        before = content(folder)
        with pytest.raises(MapError, match=r"A name contains “\\ud.*”, a character that can’t be saved."):
            storage.save(renamed(two_islands(), title), folder)
        assert content(folder) == before

    def test_what_could_not_be_read_again_is_not_written(self, folder: Path) -> None:
        before = content(folder)
        board = two_islands().board
        with pytest.raises(MapError, match=r"feature “north”: This ID is used twice\."):
            storage.save(Draft(replace(board, seas=(*board.seas, board.seas[0])), two_islands().data), folder)
        assert content(folder) == before

    @posix
    def test_links_and_rights_of_the_files_stay(self, folder: Path) -> None:
        real = folder / "real.json"
        (folder / GAME_FILE).rename(real)
        real.chmod(0o640)
        (folder / GAME_FILE).symlink_to(real)
        storage.save(renamed(two_islands(), "Other"), folder)
        assert (folder / GAME_FILE).is_symlink()
        assert real.stat().st_mode & 0o777 == 0o640
        assert json.loads(real.read_text(encoding="utf-8"))["title"] == "Other"

    @posix
    @pytest.mark.parametrize("name", [BOARD_FILE, GAME_FILE])
    def test_nothing_is_written_through_a_link_that_leaves_the_folder(
        self, folder: Path, tmp_path: Path, name: str
    ) -> None:
        victim = tmp_path / "victim"
        (folder / name).rename(victim)
        (folder / name).symlink_to(victim)
        before, others = victim.read_bytes(), content(folder)
        with pytest.raises(MapError, match=rf"{name}: The map can’t be saved\. It’s a link to “{victim}”"):
            storage.save(renamed(two_islands(), "Other"), folder)
        assert (victim.read_bytes(), content(folder)) == (before, others)

    @posix
    def test_a_save_that_was_broken_off_is_not_ended_through_a_link(self, folder: Path, tmp_path: Path) -> None:
        victim = tmp_path / "victim"
        (folder / GAME_FILE).rename(victim)
        (folder / GAME_FILE).symlink_to(victim)
        before = victim.read_bytes()
        beside(victim).write_bytes(b"{}")
        storage.opened(str(folder))
        assert victim.read_bytes() == before


class TestCrashes:
    """A process that ends at any moment of a save leaves the old map or the new one."""

    @pytest.fixture
    def newer(self, tmp_path: Path) -> dict[str, bytes]:
        storage.save(renamed(two_islands(), "Other"), tmp_path / "newer")
        return content(tmp_path / "newer")

    def test_while_the_new_files_were_written(self, folder: Path, newer: dict[str, bytes]) -> None:
        (folder / f".{BOARD_FILE}.new").write_bytes(newer[BOARD_FILE])
        (folder / f".{GAME_FILE}.new").write_bytes(newer[GAME_FILE][:50])
        assert equal(storage.opened(str(folder)).draft, two_islands())

    def test_when_the_board_had_taken_its_place(self, folder: Path, newer: dict[str, bytes]) -> None:
        (folder / f".{GAME_FILE}.new").write_bytes(newer[GAME_FILE])
        (folder / BOARD_FILE).write_bytes(newer[BOARD_FILE])
        assert equal(storage.opened(str(folder)).draft, renamed(two_islands(), "Other"))
        assert content(folder) == newer

    def test_what_was_changed_since_is_kept(self, folder: Path, newer: dict[str, bytes]) -> None:
        waiting = folder / f".{GAME_FILE}.new"
        waiting.write_bytes(newer[GAME_FILE])
        os.utime(waiting, (1, 1))
        assert equal(storage.opened(str(folder)).draft, two_islands())


class TestStamp:
    def test_nothing_has_changed(self, folder: Path) -> None:
        stamp = storage.opened(str(folder)).stamp
        assert storage.changed_files(folder, stamp) == ()
        assert storage.changed_files(folder, storage.save(two_islands(), folder)) == ()

    @pytest.mark.parametrize("name", [BOARD_FILE, GAME_FILE])
    def test_other_content_of_the_same_length_is_noticed(self, folder: Path, name: str) -> None:
        stamp = storage.opened(str(folder)).stamp
        found = (folder / name).stat()
        (folder / name).write_bytes((folder / name).read_bytes().replace(b"west", b"wert"))
        os.utime(folder / name, ns=(found.st_atime_ns, found.st_mtime_ns + 100))
        assert storage.changed_files(folder, stamp) == (name,)

    def test_a_file_that_is_written_anew_as_it_was_has_not_changed(self, folder: Path) -> None:
        stamp = storage.opened(str(folder)).stamp
        os.utime(folder / BOARD_FILE, (1, 1))
        assert storage.changed_files(folder, stamp) == ()

    def test_a_map_that_is_gone_has_changed(self, folder: Path) -> None:
        stamp = storage.opened(str(folder)).stamp
        shutil.rmtree(folder)
        assert storage.changed_files(folder, stamp) == (BOARD_FILE, GAME_FILE)


class TestOpen:
    @pytest.mark.parametrize("name", [BOARD_FILE, GAME_FILE])
    @pytest.mark.parametrize("damage", [b"", b"{", b"\xff", b"[]", b"9" * 10_000_001])
    def test_damaged_files_are_refused_with_file_and_place(self, folder: Path, name: str, damage: bytes) -> None:
        (folder / name).write_bytes(damage)
        with pytest.raises(MapError) as caught:
            storage.opened(str(folder))
        assert caught.value.file == folder / name
        assert caught.value.reason

    def test_there_is_no_such_map(self, tmp_path: Path) -> None:
        with pytest.raises(MapError, match="There’s no such map"):
            storage.opened(str(tmp_path / "nowhere"))


class TestSaveAs:
    def test_a_new_map_of_the_players_own(self, own_data: Path) -> None:
        saved = storage.save_as(shipped(), "  Rêves d’Océan ")
        assert saved.folder == own_data / "maps" / "reves-docean"
        assert (saved.draft.board.id, saved.draft.board.title) == ("reves-docean", "Rêves d’Océan")
        assert saved.draft.data.title == "Rêves d’Océan"
        assert equal(storage.opened("reves-docean").draft, saved.draft)
        assert load_map("reves-docean").game.map_id == "reves-docean"
        assert storage.changed_files(saved.folder, saved.stamp) == ()

    def test_no_map_takes_the_place_of_another(self, own_data: Path) -> None:
        assert storage.save_as(two_islands(), "Indonesia").folder.name == "indonesia-2"
        assert storage.save_as(two_islands(), "INDONESIA").folder.name == "indonesia-3"
        (own_data / "maps" / "empty").mkdir()
        assert storage.save_as(two_islands(), "Empty").folder.name == "empty-2"

    @pytest.mark.parametrize(
        ("title", "id"),
        [("日本", "map"), ("CON", "map-con"), ("../../etc", "etc"), ("a" * 200, "a" * 60), ("é/è", "e-e")],
    )
    def test_any_title_gives_a_folder(self, title: str, id: str) -> None:
        assert storage.new_id(title) == id

    def test_a_map_needs_a_title(self, own_data: Path) -> None:
        with pytest.raises(MapError, match=r"The map needs a title\."):
            storage.save_as(two_islands(), "  ")
        assert not own_data.exists()
