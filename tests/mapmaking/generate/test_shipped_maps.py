"""Every map that comes with the program is fit for play, and drawn so that nothing covers anything."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from indonesia_qt.board import graph, names
from indonesia_qt.board.model import BoardMap
from indonesia_qt.files import paths
from indonesia_qt.games.indonesia.rules.constants import ERAS, FoundedKind
from indonesia_qt.i18n.text import English, speak
from indonesia_qt.library import PlayableMap, load_map, map_folders
from indonesia_qt.mapmaking.files import storage
from indonesia_qt.mapmaking.layout.overlaps import clashes
from indonesia_qt.mapmaking.review.checks import checked
from indonesia_qt.ui.settings.preferences import LANGUAGES
from tests.games.singapore.boards import SHIPPED as LAYOUTS

MAPS = "indonesia", "lagoon", "philippines"
"""Of islands; those of lots are in `tests/games/singapore/maps`."""


@pytest.fixture(scope="module", params=MAPS)
def found(request: pytest.FixtureRequest) -> PlayableMap:
    return load_map(str(paths.shipped_maps() / request.param))


@pytest.fixture(scope="module")
def board(found: PlayableMap) -> BoardMap:
    return found.board


def test_these_maps_come_with_the_program() -> None:
    shipped = paths.shipped_maps()
    every = {*MAPS, *LAYOUTS.values()}
    assert {folder.name for folder in shipped.iterdir() if folder.is_dir()} == every
    assert every <= map_folders().keys()


def test_it_is_called_as_its_folder(found: PlayableMap) -> None:
    assert found.board.id == found.folder.name
    assert found.board.title == found.data.title
    assert found.board.credits


def test_the_editor_finds_nothing_wrong_with_it(found: PlayableMap) -> None:
    checks = checked(storage.opened(str(found.folder)).draft)
    assert [problem.text for problem in checks.open] == []
    assert all(note.strip() for note in checks.ignored.values())


def test_the_editor_would_save_it_as_it_is(found: PlayableMap, tmp_path: Path) -> None:
    storage.save(storage.opened(str(found.folder)).draft, tmp_path / found.board.id)
    for file in (tmp_path / found.board.id).iterdir():
        assert file.read_bytes() == (found.folder / file.name).read_bytes(), file.name


def test_nothing_on_it_covers_anything(board: BoardMap) -> None:
    assert list(clashes(board)) == []


@pytest.mark.parametrize("code", sorted(LANGUAGES.keys() - {"en"}))
def test_its_seas_have_names_in_every_language_and_nothing_covers_them(board: BoardMap, code: str) -> None:
    class Spoken(English):
        language = code

    assert [sea.name for sea in board.seas if not dict(sea.names).get(code)] == []
    speak(Spoken())
    try:
        assert list(clashes(names.spoken(board))) == []
    finally:
        speak(English())


def test_every_token_and_ship_has_room(board: BoardMap) -> None:
    assert min(land.radius for land in board.lands) >= 20
    assert {sea.berth_radius for sea in board.seas} == {19}
    assert min(len(sea.berths) for sea in board.seas) >= 8


def test_every_province_has_a_name_with_a_strip_and_every_sea_a_name(board: BoardMap) -> None:
    labels = {label.of: label for label in board.labels}
    assert len(labels) == len(board.labels)
    assert all(labels[province.id].strip for province in board.provinces)
    assert all(labels[province.id].text.replace("\n", " ") == province.name for province in board.provinces)
    assert all(labels[sea.id].text.replace("\n", " ") == sea.name for sea in board.seas)


def test_it_has_a_title_and_a_compass(board: BoardMap) -> None:
    assert sorted(ornament.what for ornament in board.ornaments) == ["compass", "title"]


def test_neighbouring_provinces_have_different_tints(board: BoardMap) -> None:
    tints = {province.id: province.tint for province in board.provinces}
    homes = {land.id: land.province for land in board.lands}
    pairs = {(homes[link.a], homes[link.b]) for link in board.land_land if homes[link.a] != homes[link.b]}
    assert [(a, b) for a, b in pairs if tints[a] == tints[b]] == []


def test_every_sea_leads_to_every_other(board: BoardMap) -> None:
    assert len(graph.parts(graph.sea(graph.of(board)))) == 1


def test_it_has_something_of_everything(found: PlayableMap) -> None:
    assert {link.kind for link in found.board.land_land} == {"border", "arrow"}
    assert {deed.kind for deed in found.data.deeds} == set(get_args(FoundedKind))
    assert {era: sum(card.era == era for card in found.data.city_cards) for era in ERAS} == {"a": 5, "b": 5, "c": 5}
