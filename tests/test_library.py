"""Maps of saved games: what becomes of a map after a game began changes nothing for that game."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.core.record import Record, SaveError, SaveHeader, Seat, header
from indonesia_qt.files.paths import LARGE, played_maps, shipped_maps
from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.library import (
    LargeMapError,
    PlayableMap,
    keep_played,
    load_map,
    map_of,
    title_in,
    title_of,
    titled_maps,
)


@pytest.fixture
def own_map(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A map of the player's own."""
    monkeypatch.setenv("INDONESIA_QT_DATA", str(tmp_path / "own"))
    folder = tmp_path / "own" / "maps" / "mine"
    shutil.copytree(shipped_maps() / "indonesia", folder, ignore=shutil.ignore_patterns("recipe"))
    board = folder / "map.geojson"
    board.write_text(board.read_text(encoding="utf-8").replace('"id":"indonesia"', '"id":"mine"', 1), encoding="utf-8")
    return folder


def begun(played_on: PlayableMap) -> SaveHeader:
    seats = (Seat("Ana", 0, "human"), Seat("Budi", 1, "human"))
    return header(played_on.game, seats, 1, played_on.game.new_setup(Options(), 2, 1))


def give_another_stone(folder: Path) -> None:
    file = folder / "scenario.json"
    data = json.loads(file.read_text(encoding="utf-8"))
    data["stones"][2] += 1
    file.write_text(json.dumps(data), encoding="utf-8")


def test_games_on_one_map_share_it_until_it_is_changed(own_map: Path) -> None:
    first, second = load_map("mine"), load_map("mine")
    assert first.board is second.board
    assert first.game is second.game
    give_another_stone(own_map)
    assert load_map("mine").game.fingerprint != first.game.fingerprint


def test_a_game_goes_on_on_the_map_as_it_was(own_map: Path) -> None:
    before = load_map("mine")
    keep_played(before)
    record = Record(Path("game.jsonl"), begun(before), [])
    give_another_stone(own_map)

    found = map_of(record)

    assert found.game.fingerprint == before.game.fingerprint != load_map("mine").game.fingerprint
    assert (found.board, found.data) == (before.board, before.data)
    assert record.replay(found.game)[1] is None


@pytest.mark.parametrize("loss", ["gone", "damaged"])
def test_a_game_goes_on_when_its_map_is_lost(own_map: Path, loss: str) -> None:
    before = load_map("mine")
    keep_played(before)
    if loss == "gone":
        shutil.rmtree(own_map)
    else:
        (own_map / "map.geojson").write_text("{", encoding="utf-8")

    assert map_of(Record(Path("game.jsonl"), begun(before), [])).game.fingerprint == before.game.fingerprint


def test_a_map_that_is_there_unchanged_is_taken_from_where_it_is(own_map: Path) -> None:
    before = load_map("mine")
    keep_played(before)

    assert map_of(Record(Path("game.jsonl"), begun(before), [])).folder == own_map


def test_a_map_that_takes_long_is_not_read(own_map: Path) -> None:
    record = Record(Path("game.jsonl"), begun(load_map("mine")), [])
    (own_map / "map.geojson").write_text("{" + LARGE * " ", encoding="utf-8")

    with pytest.raises(LargeMapError):
        map_of(record, only_small=True)


def test_a_map_that_changed_and_was_not_kept_is_a_sentence(own_map: Path) -> None:
    record = Record(Path("game.jsonl"), begun(load_map("mine")), [])
    give_another_stone(own_map)

    with pytest.raises(SaveError, match="another version of the map “mine”, which isn’t on this computer"):
        record.replay(map_of(record).game)


def test_what_comes_with_the_program_is_not_kept(own_map: Path) -> None:
    assert own_map
    keep_played(load_map("indonesia"))

    assert not played_maps().exists()


def test_a_path_that_cannot_be_looked_at_is_a_sentence(tmp_path: Path) -> None:
    for place in (tmp_path / ("a" * 300), tmp_path / ("a" * 300) / "map.geojson"):
        with pytest.raises(MapError, match=r"name is too long|no such map"):
            load_map(str(place))


def test_a_data_folder_that_cannot_be_looked_at_hides_no_map(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INDONESIA_QT_DATA", str(tmp_path / ("a" * 300)))
    played_on = load_map()
    assert map_of(Record(tmp_path / "game", begun(played_on), [])).game.fingerprint == played_on.game.fingerprint


def test_titles_of_maps_are_told_apart_and_fit_into_a_list(own_map: Path) -> None:
    assert titled_maps()["mine"] == "Indonesia (mine)"
    assert titled_maps()["indonesia"] == "Indonesia"
    board = own_map / "map.geojson"
    board.write_text(
        board.read_text(encoding="utf-8").replace('"title":"Indonesia"', f'"title":"{"x" * 150}\\n\\u202e"', 1),
        encoding="utf-8",
    )
    assert title_in(own_map).startswith("x" * 150)
    assert len(title_of(own_map)) <= 60
    assert titled_maps()["mine"] == title_of(own_map)
    board.write_text("{", encoding="utf-8")
    assert titled_maps()["mine"] == title_in(own_map) == "mine"
