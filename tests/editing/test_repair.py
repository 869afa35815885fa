"""Damaged maps are told of in full, mended where that can be done, and never written to."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st
from robustness.mutations import changed_map

from indonesia_qt.board import files, shapes, writing
from indonesia_qt.board.files import MapError
from indonesia_qt.board.model import BoardMap
from indonesia_qt.editing import scenario_text, storage
from indonesia_qt.editing.draft import Draft
from indonesia_qt.editing.repair import Repair, repaired
from indonesia_qt.games.indonesia import scenario
from indonesia_qt.library import BOARD_FILE, GAME_FILE

from .maps import SHIPPED, content, two_islands

Json = dict[str, Any]
Damage = Callable[[Json], None]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "islands"
    storage.save(two_islands(), folder)
    return folder


def damaged(folder: Path, damage: Damage, file: str = BOARD_FILE) -> Repair:
    """The map after a change to one of its files, mended."""
    found = json.loads((folder / file).read_text(encoding="utf-8"))
    damage(found)
    (folder / file).write_text(json.dumps(found), encoding="utf-8")
    return mended(folder)


def mended(folder: Path) -> Repair:
    """The map, whose files stay as they are and whose draft is sound."""
    before = content(folder)
    found = repaired(str(folder))
    assert content(folder) == before
    if found.draft:
        check_sound(found.draft)
    for flaw in found.flaws:
        assert flaw.problem.place
        assert flaw.problem.text.endswith((".", "\N{HORIZONTAL ELLIPSIS}"))
        assert flaw.remedy == "" or flaw.remedy.endswith((".", "\N{HORIZONTAL ELLIPSIS}"))
    return found


def check_sound(draft: Draft) -> None:
    """It can be stored and read again, and its areas and lakes divide the canvas."""
    board = draft.board
    text = writing.text(board)
    assert writing.text(files.decode(text.encode(), Path("map"))) == text
    text = scenario_text.text(draft.data)
    assert scenario_text.text(scenario.decode(text.encode())) == text
    check_partition(board)


def check_partition(board: BoardMap) -> None:
    """Each piece of border has the same two corners on both sides, and all areas and lakes fill the canvas."""
    parts = [part.shape for part in (*board.areas(), *board.lakes)]
    sides = Counter(
        frozenset(side) for shape in parts for polygon in shape for ring in polygon for side in pairwise(ring)
    )
    right, bottom = round(board.width, 1), round(board.height, 1)
    for side, times in sides.items():
        (x, y), (to_x, to_y) = side
        at_the_edge = (x == to_x and x in (0, right)) or (y == to_y and y in (0, bottom))
        assert times == (1 if at_the_edge else 2)
    pieces = [shapes.geometry(shape) for shape in parts]
    assert all(piece.is_valid for piece in pieces)
    assert sum(piece.area for piece in pieces) == pytest.approx(right * bottom)
    assert shapely.union_all(pieces).area == pytest.approx(right * bottom)


def feature(found: Json, id: str) -> Json:
    return next(feature for feature in found["features"] if feature["id"] == id)


def told(found: Repair) -> list[tuple[str, str]]:
    """What is wrong, and what was done about it."""
    return [(flaw.problem.text, flaw.remedy) for flaw in found.flaws]


def only(found: Repair) -> tuple[str, str, str]:
    """The one flaw: its place, what is wrong, and what was done."""
    (flaw,) = found.flaws
    return flaw.problem.place, flaw.problem.text, flaw.remedy


def draft(found: Repair) -> Draft:
    assert found.draft
    return found.draft


class TestWholeMaps:
    @pytest.mark.parametrize("which", ["shipped", "small"])
    def test_nothing_is_wrong_and_nothing_changes(self, which: str, folder: Path, tmp_path: Path) -> None:
        source = SHIPPED if which == "shipped" else folder
        found = mended(source)
        assert found.flaws == ()
        storage.save(draft(found), tmp_path / "copy")
        assert content(tmp_path / "copy") == content(source)

    def test_there_is_no_map(self, tmp_path: Path) -> None:
        with pytest.raises(MapError, match="there is no such map"):
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
        assert text == "A comma, bracket or quotation mark is missing here or too many."
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
            "The file ends too early: its last part is missing.",
            "All lines that can be read were kept. 1 line was left out.",
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
        assert text == "This is not UTF-8 text."
        assert remedy == "The text was read as Western European (Windows-1252)."
        assert draft(found).board == two_islands().board

    @pytest.mark.parametrize(("encoding", "name"), [("utf-16", "UTF-16"), ("utf-32", "UTF-32")])
    def test_other_encodings(self, folder: Path, encoding: str, name: str) -> None:
        file = folder / BOARD_FILE
        file.write_bytes(file.read_text(encoding="utf-8").encode(encoding))
        found = mended(folder)
        assert only(found)[1:] == (f"The text is stored as {name}, not as UTF-8.", "It was read as that.")
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
            (b"", "The file ends too early: its last part is missing."),
            (b"[1, 2]", "This is no map: the file holds something else."),
            (b"[" * 10_000, "This is no map: the file holds something else."),
            (b'{"a":' * 10_000, "This is no map: its brackets are nested too deep."),
            (b"\x89PNG\r\n\x1a\n\x00\x00", "This is not UTF-8 text."),
            (b" " * 10_000_001, "The file is larger than 10 MB."),
            (b'{"map": {"format": 9}}', "This map is of format 9; this program knows formats up to 1."),
        ],
    )
    def test_what_is_beyond_repair(self, folder: Path, damage: bytes, text: str) -> None:
        (folder / BOARD_FILE).write_bytes(damage)
        found = mended(folder)
        assert found.draft is None
        assert text in [text for text, _ in told(found)]


class TestHeader:
    @pytest.mark.parametrize(
        ("damage", "place", "remedy"),
        [
            (lambda head: head.pop("id"), "map.id", 'It is "islands" now.'),
            (lambda head: head.update(title=7), "map.title", 'It is "two-islands" now.'),
            (
                lambda head: head.update(canvas=[0, 120]),
                "map.canvas",
                "It is as large as the areas now: 300 by 120 units.",
            ),
            (lambda head: head.pop("canvas"), "map.canvas", "It is as large as the areas now: 300 by 120 units."),
            (
                lambda head: head.update(canvas=[1e300, 1]),
                "map.canvas",
                "It is as large as the areas now: 300 by 120 units.",
            ),
            (lambda head: head.update(threshold=-1), "map.threshold", "It is 1 units now, as usual."),
        ],
    )
    def test_what_is_missing_is_filled_in(self, folder: Path, damage: Damage, place: str, remedy: str) -> None:
        found = damaged(folder, lambda found: damage(found["map"]))
        assert (only(found)[0], only(found)[2]) == (place, remedy)
        assert draft(found).board.lands == two_islands().board.lands

    def test_a_file_without_a_header(self, folder: Path) -> None:
        found = damaged(folder, lambda found: found.pop("map"))
        assert [flaw.problem.place for flaw in found.flaws] == ["map.canvas", "map.id", "map.title"]


class TestFeatures:
    def test_all_that_is_wrong_is_told_at_once(self, folder: Path) -> None:
        def damage(found: Json) -> None:
            feature(found, "token:north")["geometry"] = None
            feature(found, "label:west")["properties"]["size"] = "large"
            feature(found, "berths:strait")["properties"]["radius"] = "3"
            found["features"].append({"type": "Feature"})

        found = damaged(folder, damage)
        assert [flaw.problem.place for flaw in found.flaws] == [
            'feature 12, "token:north"',
            'feature 15, "berths:strait"',
            'feature 16, "label:west"',
            "feature 22",
            "north",
            "strait",
        ]
        assert [text for text, _ in told(found)][:4] == [
            'This part of the map can\'t be used: its "geometry" is not what belongs there.',
            'This part of the map can\'t be used: its "properties.radius" is not what belongs there.',
            'This part of the map can\'t be used: its "properties.size" is not what belongs there.',
            'This part of the map can\'t be used: its "id" is missing.',
        ]
        board = draft(found).board
        assert board.seas[0].shape == two_islands().board.seas[0].shape
        assert board.seas[1].berths

    @pytest.mark.parametrize(("right", "wrong"), [("west-2", "west-1"), ("west-1", "west-2"), ("strait", "west-1")])
    def test_of_two_areas_with_one_id_the_tokens_tell_which_is_which(
        self, folder: Path, right: str, wrong: str
    ) -> None:
        found = damaged(folder, lambda found: feature(found, right).update(id=wrong))
        place, text, remedy = only(found)
        assert (place, text) == (wrong, "Two parts of the map have this id.")
        assert remedy.endswith(f'has the id "{right}" now.')
        assert draft(found).board == two_islands().board

    def test_an_area_with_the_id_of_another_gets_one_of_its_own(self, folder: Path) -> None:
        def damage(found: Json) -> None:
            feature(found, "west-2")["id"] = "west-1"
            found["features"].remove(feature(found, "token:west-2"))

        found = damaged(folder, damage)
        assert ("Two parts of the map have this id.", 'Cape has the id "west-1-2" now.') in told(found)
        board = draft(found).board
        assert [land.id for land in board.lands] == ["west-1", "west-1-2", "east-1"]
        assert ("west-1-2", "north") in board.land_sea

    @pytest.mark.parametrize(("id", "now"), [("", "area"), ("a:b", "a-b"), ("west", "west-2")])
    def test_an_id_that_no_area_can_have(self, folder: Path, id: str, now: str) -> None:
        def damage(found: Json) -> None:
            feature(found, "west-2")["id"] = id
            found["features"].remove(feature(found, "token:west-2"))

        found = damaged(folder, damage)
        assert [land.id for land in draft(found).board.lands] == ["west-1", now, "east-1"]

    def test_what_stands_in_the_file_twice_is_taken_once(self, folder: Path) -> None:
        def damage(found: Json) -> None:
            found["features"] += [dict(feature) for feature in found["features"]]

        found = damaged(folder, damage)
        assert len(found.flaws) == 21
        assert draft(found).board == two_islands().board

    def test_an_unknown_province_is_added(self, folder: Path) -> None:
        def damage(found: Json) -> None:
            feature(found, "east-1")["properties"]["province"] = "far-east"

        found = damaged(folder, damage)
        assert told(found)[0] == (
            'The area "east-1" belongs to the province "far-east", which the map doesn\'t have.',
            "The province was added.",
        )
        provinces = draft(found).board.provinces
        assert [(province.id, province.name) for province in provinces][-1] == ("far-east", "Far East")
        assert provinces[1].shape == ()
        assert shapes.geometry(provinces[2].shape).area == pytest.approx(80 * 70)

    def test_labels_and_spots_of_nothing_go(self, folder: Path) -> None:
        def damage(found: Json) -> None:
            feature(found, "label:north")["properties"]["of"] = "south"

        found = damaged(folder, damage)
        assert only(found)[1:] == ('"North Sea" is the name of nothing on the map.', "It was left out.")

    @pytest.mark.parametrize("at", [[0.1, -0.1], [2.9, -1.1]])
    def test_spots_outside_their_area_are_placed_anew(self, folder: Path, at: list[float]) -> None:
        def damage(found: Json) -> None:
            feature(found, "token:west-2")["geometry"]["coordinates"] = at
            feature(found, "berths:north")["geometry"]["coordinates"][0] = [1.9, -0.85]

        found = damaged(folder, damage)
        assert told(found) == [
            ("The place for the token of Cape lies outside it, or too near to its border.", "It was placed anew."),
            ("Places for ships of North Sea lie outside it, or too near to its border.", "They were placed anew."),
        ]

    def test_an_arrow_that_is_not_drawn_and_one_that_is_not_listed(self, folder: Path) -> None:
        def damage(found: Json) -> None:
            feature(found, "arrow:east-1:west-2")["properties"]["a"] = "west-1"

        found = damaged(folder, damage)
        assert told(found) == [
            (
                "An arrow is drawn between West 1 and Cape, but they are not listed as joined by one.",
                "The arrow was left out.",
            ),
            ("Ost-Übersee 1 and Cape are joined by an arrow, but none is drawn.", "A straight one was drawn."),
        ]
        (arrow,) = draft(found).board.arrows
        assert (arrow.a, arrow.b) == ("east-1", "west-2")


class TestOutlines:
    def test_an_open_outline_is_closed(self, folder: Path) -> None:
        found = damaged(folder, lambda found: feature(found, "east-1")["geometry"]["coordinates"][0].pop())
        assert only(found)[1:] == (
            "The outline of Ost-Übersee 1 is not closed.",
            "Its end was joined to its beginning.",
        )
        assert shapes.geometry(draft(found).board.lands[2].shape).area == pytest.approx(80 * 70)

    def test_an_outline_that_crosses_itself_is_cut(self, folder: Path) -> None:
        def damage(found: Json) -> None:
            ring = feature(found, "east-1")["geometry"]["coordinates"][0]
            ring[1], ring[2] = ring[2], ring[1]

        found = damaged(folder, damage)
        assert told(found)[0][0].startswith("The outline of Ost-Übersee 1 crosses itself near (")
        assert told(found)[0][1] == "It was cut where it does, and what it encloses was kept."

    @pytest.mark.parametrize("coordinates", [[], [[]], [[[0, 0], [1, 1], [0, 0]]], [[[9e9, 0], [9e9, 9], [8e9, 0]]]])
    def test_an_area_without_an_outline_leaves_its_place_to_a_sea(self, folder: Path, coordinates: list[Any]) -> None:
        found = damaged(folder, lambda found: feature(found, "strait")["geometry"].update(coordinates=coordinates))
        assert ("Strait has no outline.", "It was left out.") in told(found)
        assert ("A part of the canvas near (190, 85) belongs to nothing.", "It became a sea of its own.") in told(found)
        board = draft(found).board
        assert [(sea.id, sea.name) for sea in board.seas] == [("north", "North Sea"), ("sea", "New Sea 1")]
        assert {("east-1", "sea"), ("west-2", "sea")} < set(board.land_sea)
        assert board.sea_sea == (("north", "sea"),)

    def test_an_overlap_goes_to_one_and_a_gap_to_a_neighbour(self, folder: Path) -> None:
        def damage(found: Json) -> None:
            """East reaches three units into the strait, west stops two units before it."""
            ring = feature(found, "east-1")["geometry"]["coordinates"][0]
            ring[:] = [[2.17 if x == 2.2 else x, y] for x, y in ring]
            ring = feature(found, "west-2")["geometry"]["coordinates"][0]
            ring[:] = [[1.58 if x == 1.6 else x, y] for x, y in ring]

        found = damaged(folder, damage)
        assert ("Ost-Übersee 1 and Strait overlap near (218, 85).", "The overlap went to Ost-Übersee 1.") in told(found)
        assert ("A part of the canvas near (159, 85) belongs to nothing.", "It went to Strait.") in told(found)
        strait = draft(found).board.seas[1]
        assert shapes.geometry(strait.shape).bounds == (158.0, 50.0, 217.0, 120.0)

    def test_corners_that_only_one_of_two_neighbours_has(self, folder: Path) -> None:
        def damage(found: Json) -> None:
            ring = feature(found, "north")["geometry"]["coordinates"][0]
            ring.remove([0.8, -0.5])

        found = damaged(folder, damage)
        assert only(found)[1:] == (
            "The border of North Sea lacks corners that its neighbours have there.",
            "They were added.",
        )
        assert (
            shapes.geometry(draft(found).board.seas[0].shape).normalize()
            == shapes.geometry(two_islands().board.seas[0].shape).normalize()
        )

    def test_what_lies_outside_the_canvas_is_cut_off(self, folder: Path) -> None:
        found = damaged(folder, lambda found: found["map"].update(canvas=[250, 120]))
        assert ("Ost-Übersee 1 reaches beyond the canvas.", "What lies outside was cut off.") in told(found)
        assert ("North Sea reaches beyond the canvas.", "What lies outside was cut off.") in told(found)

    def test_nothing_is_left_of_an_area_that_others_cover(self, folder: Path) -> None:
        def damage(found: Json) -> None:
            copy = json.loads(json.dumps(feature(found, "west-2")))
            found["features"].append(copy | {"id": "ghost"})

        found = damaged(folder, damage)
        assert (
            "Nothing of Cape is on the canvas that others don't cover.",
            "It was left out.",
        ) in told(found)

    def test_the_outline_of_a_province_follows_its_areas(self, folder: Path) -> None:
        def damage(found: Json) -> None:
            feature(found, "west")["geometry"] = feature(found, "east")["geometry"]

        found = damaged(folder, damage)
        assert only(found)[1:] == (
            "The outline of West is not that of its areas together.",
            "It was made anew from them.",
        )


class TestAdjacency:
    @pytest.mark.parametrize(
        ("damage", "text"),
        [
            (
                lambda links: links["sea_sea"].append(["north", "south"]),
                'It names "south", but the map has no such area.',
            ),
            (lambda links: links["sea_sea"].append(["north", "north"]), "North Sea is listed as its own neighbour."),
            (
                lambda links: links["sea_sea"].append(["strait", "north"]),
                "The link of Strait and North Sea occurs twice.",
            ),
            (
                lambda links: links["land_land"].append({"a": "east-1", "b": "west-2", "kind": "border"}),
                "The link of Ost-Übersee 1 and Cape occurs twice.",
            ),
            (
                lambda links: links["land_sea"].append(["north"]),
                "This entry can't be used: it is not what belongs there.",
            ),
        ],
    )
    def test_faulty_links_are_left_out(self, folder: Path, damage: Damage, text: str) -> None:
        found = damaged(folder, lambda found: damage(found["adjacency"]))
        assert only(found)[1] == text
        assert only(found)[2].endswith("was left out.")
        assert draft(found).board == two_islands().board

    def test_links_in_the_wrong_list_are_moved(self, folder: Path) -> None:
        def damage(found: Json) -> None:
            links = found["adjacency"]
            links["sea_sea"] += [links["land_sea"].pop(0)[::-1]]

        found = damaged(folder, damage)
        assert only(found)[1:] == (
            "The link of North Sea and Ost-Übersee 1 stands where it doesn't belong.",
            "It was put in its place.",
        )
        assert sorted(draft(found).board.land_sea) == sorted(two_islands().board.land_sea)

    @pytest.mark.parametrize("adjacency", [None, [], {}, {"land_land": 7, "land_sea": None, "sea_sea": "x"}])
    def test_without_any_links_borders_tell_them(self, folder: Path, adjacency: object) -> None:
        found = damaged(folder, lambda found: found.update(adjacency=adjacency))
        assert ("No areas are listed as adjacent.", "Those that share a border are now.") in told(found)
        board = draft(found).board
        assert sorted(board.land_sea) == sorted(two_islands().board.land_sea)
        assert [(link.a, link.b) for link in board.land_land] == [("west-1", "west-2")]

    def test_decisions_about_nothing_go(self, folder: Path) -> None:
        entry = {"a": "north", "b": "strait", "reason": "why"}
        found = damaged(folder, lambda found: found.update(exceptions=[entry, entry, {**entry, "a": "south"}, 7]))
        assert [text for text, _ in told(found)] == [
            "North Sea and Strait were decided about twice.",
            'It names "south", but the map has no such area.',
            "This entry can't be used: it is not what belongs there.",
        ]
        assert [(it.a, it.b, it.reason) for it in draft(found).board.exceptions] == [("north", "strait", "why")]


class TestGameData:
    @pytest.mark.parametrize(
        ("damage", "place", "text", "remedy"),
        [
            (
                lambda game: game["deeds"][1].update(province="south"),
                'deed "a-west-rice"',
                'There is no province "south" on the map.',
                "The deed was left out.",
            ),
            (
                lambda game: game["deeds"][1].update(kind="gold"),
                "deeds, entry 2",
                'This entry can\'t be used: its "kind" is not what belongs there.',
                "It was left out.",
            ),
            (
                lambda game: game["deeds"][1].update(price=7),
                "deeds, entry 2",
                'This entry can\'t be used: it has a "price", which nothing here has.',
                "It was left out.",
            ),
            (
                lambda game: game["deeds"][1].update(ships=[1, 2, 3]),
                'deed "a-west-rice"',
                "It has ship limits, but is not for ships.",
                "The limits were left out.",
            ),
            (
                lambda game: game["deeds"][0].update(era="b", ships=None),
                'deed "a-east-shipping"',
                "Its ship limits are missing.",
                "They are the usual ones now.",
            ),
            (
                lambda game: game["city_cards"][0].update(provinces=["west", "south"]),
                'city card "a1"',
                'There is no province "south" on the map.',
                "The province was left out of the card.",
            ),
            (
                lambda game: game["city_cards"][1].update(id="a1"),
                'city card "a1"',
                "Two deeds or city cards have this id.",
                "The second one was left out.",
            ),
            (
                lambda game: game.update(stones=[1, 2]),
                "stones",
                "The numbers of city stones are missing, or are none.",
                "They are 12, 8 and 3 now, as usual.",
            ),
            (lambda game: game.pop("title"), "title", "The title is missing.", 'It is "Two Islands" now.'),
            (
                lambda game: game.update(game="chess"),
                GAME_FILE,
                "It doesn't say for which game it is.",
                "It is for Indonesia now.",
            ),
        ],
    )
    def test_faulty_game_data(self, folder: Path, damage: Damage, place: str, text: str, remedy: str) -> None:
        assert only(damaged(folder, damage, GAME_FILE)) == (place, text, remedy)

    def test_ships_that_cannot_start_are_left_to_the_designer(self, folder: Path) -> None:
        def damage(found: Json) -> None:
            found["adjacency"]["land_sea"] = [pair for pair in found["adjacency"]["land_sea"] if pair[0] != "east-1"]

        found = damaged(folder, damage)
        assert only(found) == (
            'deed "a-east-shipping"',
            "Ships can't start in Ost-Übersee: it touches no sea.",
            "",
        )
        assert found.done() == []

    def test_a_missing_file(self, folder: Path) -> None:
        (folder / GAME_FILE).unlink()
        found = mended(folder)
        assert only(found) == (
            GAME_FILE,
            "The file is missing.",
            "The map has no deeds and no city cards now.",
        )
        assert draft(found).board == two_islands().board

    def test_a_newer_format(self, folder: Path) -> None:
        found = damaged(folder, lambda game: game.update(format=9), GAME_FILE)
        assert found.draft is None
        assert only(found)[1] == "These game data are of format 9; this program knows formats up to 1."


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
