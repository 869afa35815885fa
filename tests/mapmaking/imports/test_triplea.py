"""Maps of TripleA: outlines in polygons.txt, water and connections in a game's XML."""

from __future__ import annotations

from pathlib import Path
from zipfile import ZipFile

import pytest

from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.mapmaking.imports import triplea
from indonesia_qt.mapmaking.imports.new_map import Choices, new_map
from tests.mapmaking.imports.test_new_map import _no_end, neighbours

__all__ = ["_no_end"]

POLYGONS = """East Hill  <  (300,100) (500,100) (500,300) (300,300) >
West Hill  <  (100,100) (300,100) (300,300) (100,300) >  < (100,400) (200,400) (200,500) (100,500) >
Far Rock < (600,100) (700,100) (700,200) (600,200)>
4 Sea Zone  <  (0,0) (800,0) (800,600) (0,600)  >

Lost  <  (1,1) (2 >
"""
GAME = """<?xml version="1.0" ?>
<!DOCTYPE game SYSTEM "game.dtd">
<game><map>
  <territory name="West Hill"/><territory name="East Hill" water="false"/><territory name="Far Rock"/>
  <territory name="4 Sea Zone" water="true"/>
  <connection t1="West Hill" t2="Far Rock"/>
  <connection t1="4 Sea Zone" t2="West Hill"/>
  <connection t1="Far Rock" t2="Atlantis"/>
</map></game>
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    games = tmp_path / "hills" / "map" / "games"
    games.mkdir(parents=True)
    (games.parent / "polygons.txt").write_text(POLYGONS, encoding="utf-8")
    (games / "hills.xml").write_text(GAME, encoding="utf-8")
    (games / "broken.xml").write_text("<game><map>", encoding="utf-8")
    return tmp_path / "hills"


def zipped(folder: Path) -> Path:
    file = folder.parent / "hills.zip"
    with ZipFile(file, "w") as archive:
        for number in range(300):
            archive.writestr(f"map/baseTiles/{number}.png", b"")
        for one in folder.rglob("*.*"):
            archive.write(one, one.relative_to(folder).as_posix())
    return file


@pytest.mark.parametrize("kind", ["file", "folder", "archive"])
def test_outlines_water_and_connections_are_read(folder: Path, kind: str) -> None:
    files = {"file": folder / "map" / "polygons.txt", "folder": folder}
    found = new_map(str(files.get(kind) or zipped(folder)), Choices(fit=True))
    board = found.board
    assert sorted(province.name for province in board.provinces) == ["East Hill", "Far Rock", "West Hill"]
    assert "4 Sea Zone" in [sea.name for sea in board.seas]
    assert neighbours(board) == ["Far Rock - West Hill"]
    zone = next(sea.id for sea in board.seas if sea.name == "4 Sea Zone")
    assert [land for land, sea in board.land_sea if sea == zone] == ["west-hill-1"]
    assert any("Atlantis" in sentence for sentence in found.left_out)
    assert any(sentence.startswith("Lost was skipped") for sentence in found.left_out)


def test_upper_corners_come_first(folder: Path) -> None:
    board = new_map(str(folder), Choices(fit=True)).board
    tops = {land.province: min(y for ring in land.shape[0] for _, y in ring) for land in board.lands}
    assert tops["far-rock"] < board.height / 2


def test_without_a_game_borders_decide_and_all_is_land(folder: Path) -> None:
    for game in (folder / "map" / "games").iterdir():
        game.unlink()
    board = new_map(str(folder / "map" / "polygons.txt"), Choices(fit=True)).board
    assert "East Hill - West Hill" in neighbours(board)


def test_a_game_whose_entities_could_grow_is_left_out(folder: Path) -> None:
    game = folder / "map" / "games" / "hills.xml"
    lol = '<!DOCTYPE game [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'
    game.write_text(GAME.replace('<!DOCTYPE game SYSTEM "game.dtd">', lol), encoding="utf-8")
    assert "East Hill - West Hill" in neighbours(new_map(str(folder), Choices(fit=True)).board)


def test_a_file_without_outlines_says_how_they_look(tmp_path: Path) -> None:
    file = tmp_path / "polygons.txt"
    file.write_text("nothing\n" * 5, encoding="utf-8")
    with pytest.raises(MapError, match="no outlines such as"):
        new_map(str(file), Choices())
    assert triplea.files_beside(tmp_path / "other.txt", 10) == {}
