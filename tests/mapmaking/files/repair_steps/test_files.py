"""Damaged files of a map are told of in full, mended where that can be done, and never written to."""

from __future__ import annotations

from pathlib import Path

import pytest

from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.files.paths import BOARD_FILE, GAME_FILE
from indonesia_qt.mapmaking.files import storage
from indonesia_qt.mapmaking.files.repair import repaired
from tests.mapmaking.files.repair_steps.damage import Damage, damaged, draft, mended, only, told
from tests.mapmaking.maps import SHIPPED, content, two_islands


class TestWholeMaps:
    @pytest.mark.parametrize("which", ["shipped", "small"])
    def test_nothing_is_wrong_and_nothing_changes(self, which: str, folder: Path, tmp_path: Path) -> None:
        source = SHIPPED if which == "shipped" else folder
        found = mended(source)
        assert found.flaws == ()
        storage.save(draft(found), tmp_path / "copy")
        assert content(tmp_path / "copy") == content(source)

    def test_there_is_no_map(self, tmp_path: Path) -> None:
        with pytest.raises(MapError, match="There’s no such map"):
            repaired(str(tmp_path))


class TestText:
    def test_a_missing_comma_is_told_with_line_and_column(self, folder: Path) -> None:
        file = folder / BOARD_FILE
        lines = file.read_text(encoding="utf-8").split("\n")
        lines[4] = lines[4].replace('"title":', '"title"')
        file.write_text("\n".join(lines), encoding="utf-8")
        found = mended(folder)
        place, text = found.flaws[0].problem.place, found.flaws[0].problem.text
        assert place == "map.geojson, line 5, column 46"
        assert text == "A comma, bracket or quotation mark is missing here, or there is one too many."
        assert len(draft(found).board.lands) == 3

    def test_columns_count_letters_as_people_do(self, folder: Path) -> None:
        file = folder / BOARD_FILE
        lines = file.read_text(encoding="utf-8").split("\n")
        number = next(number for number, line in enumerate(lines) if "Übersee" in line)
        at = lines[number].index("Übersee") + len("Übersee")
        lines[number] = lines[number][:at] + lines[number][at + 1 :] + '"'
        file.write_text("\n".join(lines), encoding="utf-8")
        place = mended(folder).flaws[0].problem.place
        assert place == f"map.geojson, line {number + 1}, column {at + 3}"

    def test_the_rest_of_a_line_by_line_file_is_kept(self, folder: Path) -> None:
        file = folder / BOARD_FILE
        content = file.read_bytes()
        at = content.index(b'{"type":"Feature","id":"strait"')
        file.write_bytes(content[: at + 60])
        found = mended(folder)
        assert told(found)[0] == (
            "The file ends too early. Its last part is missing.",
            "All readable lines were kept. 1 line was left out.",
        )
        assert found.flaws[0].problem.place.startswith("map.geojson, line 3")
        board = draft(found).board
        assert [land.id for land in board.lands] == ["west-1", "west-2", "east-1"]
        assert "North Sea" in [sea.name for sea in board.seas]

    def test_old_text_files_of_windows(self, folder: Path) -> None:
        file = folder / BOARD_FILE
        file.write_bytes(file.read_text(encoding="utf-8").encode("cp1252"))
        found = mended(folder)
        place, text, remedy = only(found)
        assert place.startswith("map.geojson, line ")
        assert text == "This isn’t UTF-8 text."
        assert remedy == "The text was read as Western European (Windows-1252)."
        assert draft(found).board == two_islands().board

    @pytest.mark.parametrize(("encoding", "name"), [("utf-16", "UTF-16"), ("utf-32", "UTF-32")])
    def test_other_encodings(self, folder: Path, encoding: str, name: str) -> None:
        file = folder / BOARD_FILE
        file.write_bytes(file.read_text(encoding="utf-8").encode(encoding))
        found = mended(folder)
        assert only(found)[1:] == (f"The file is encoded as {name}, not as UTF-8.", "It was read in that encoding.")
        assert draft(found).board == two_islands().board

    def test_a_byte_order_mark(self, folder: Path) -> None:
        for file in (folder / BOARD_FILE, folder / GAME_FILE):
            file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())
        found = mended(folder)
        assert [flaw.problem.place for flaw in found.flaws] == [BOARD_FILE, GAME_FILE]
        assert (draft(found).board, draft(found).data) == (two_islands().board, two_islands().data)

    @pytest.mark.parametrize(
        ("damage", "text"),
        [
            (b"", "The file ends too early. Its last part is missing."),
            (b"[1, 2]", "This isn’t a map file."),
            (b"[" * 10_000, "This isn’t a map file."),
            (b'{"a":' * 10_000, "This isn’t a map. Its brackets are nested too deeply."),
            (b"\x89PNG\r\n\x1a\n\x00\x00", "This isn’t UTF-8 text."),
            (
                b" " * 10_000_001,
                "The file can’t be read. The file is larger than 10 MB, the most that can be opened.",
            ),
            (
                b'{"map": {"format": 9}}',
                (
                    "The file has format 9, but this version of the program reads "
                    "formats only up to 2. Update the program."
                ),
            ),
        ],
    )
    def test_what_is_beyond_repair(self, folder: Path, damage: bytes, text: str) -> None:
        (folder / BOARD_FILE).write_bytes(damage)
        found = mended(folder)
        assert found.draft is None
        assert text in [text for text, _ in told(found)]

    @pytest.mark.parametrize("file", [BOARD_FILE, GAME_FILE])
    def test_a_key_that_is_there_twice(self, folder: Path, file: str) -> None:
        path = folder / file
        path.write_text(path.read_text(encoding="utf-8").replace('"title":', '"title":"Other",\n"title":', 1), "utf-8")
        found = mended(folder)
        place, text, remedy = only(found)
        assert place.startswith(f"{file}, line ")
        assert text == "This part of the file is ambiguous. The key “title” is used twice."
        assert remedy == "The last one is used."
        assert (draft(found).board, draft(found).data) == (two_islands().board, two_islands().data)


class TestHeader:
    @pytest.mark.parametrize(
        ("damage", "place", "remedy"),
        [
            (lambda head: head.pop("id"), "map.id", "It was set to “islands”."),
            (lambda head: head.update(id="../../x"), "map.id", "It was set to “islands”."),
            (lambda head: head.update(format=0), "map.format", "It was set to “1”."),
            (lambda head: head.update(title="x" * 1000), "map.title", "It was set to “two-islands”."),
            (lambda head: head.update(title=7), "map.title", "It was set to “two-islands”."),
            (
                lambda head: head.update(canvas=[0, 120]),
                "map.canvas",
                "It was set to fit the areas: 300 by 120 units.",
            ),
            (lambda head: head.pop("canvas"), "map.canvas", "It was set to fit the areas: 300 by 120 units."),
            (
                lambda head: head.update(canvas=[1e300, 1]),
                "map.canvas",
                "It was set to fit the areas: 300 by 120 units.",
            ),
            (lambda head: head.update(look="towers"), "map.look", "It was set to “islands”."),
            (lambda head: head.update(threshold=-1), "map.threshold", "It was set to the default: 1 units."),
        ],
    )
    def test_what_is_missing_is_filled_in(self, folder: Path, damage: Damage, place: str, remedy: str) -> None:
        found = damaged(folder, lambda found: damage(found["map"]))
        assert (only(found)[0], only(found)[2]) == (place, remedy)
        assert draft(found).board.lands == two_islands().board.lands

    def test_a_file_without_a_header(self, folder: Path) -> None:
        found = damaged(folder, lambda found: found.pop("map"))
        assert [flaw.problem.place for flaw in found.flaws] == ["map.canvas", "map.id", "map.title"]
