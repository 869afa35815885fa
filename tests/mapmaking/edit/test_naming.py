from __future__ import annotations

from pathlib import Path

import pytest

from indonesia_qt.board.draft import Draft, EditError, name_of, place
from indonesia_qt.board.files import board_file
from indonesia_qt.board.names import in_lines, spoken
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.edit.naming import credit, rename, retitle, translate
from indonesia_qt.mapmaking.review.trial_games import draft_map


@pytest.mark.parametrize(("id", "name"), [("west", "Sunset Land"), ("north", "Cold Sea"), ("west-2", "Point")])
def test_what_is_renamed_is_called_so(draft: Draft, id: str, name: str) -> None:
    assert name_of(rename(draft, id, f"  {name} ").board, id) == name


def test_a_province_takes_its_areas_and_its_label_with_its_name(draft: Draft) -> None:
    after = rename(draft, "far-east", "Land of the Rising Sun").board
    assert name_of(after, "east-1") == "Land of the Rising Sun 1"
    assert [label.text for label in after.labels] == ["West", "Land of the\nRising Sun", "North Sea"]


def test_what_a_change_leaves_alone_is_shared(draft: Draft) -> None:
    after = rename(draft, "north", "Cold Sea")
    assert after.data is draft.data
    assert after.board.lands is draft.board.lands
    assert after.board.seas[1] is draft.board.seas[1]
    assert rename(draft, "north", "North Sea") is draft


def test_an_area_without_a_name_is_called_after_its_province(draft: Draft) -> None:
    assert name_of(rename(draft, "west-2", "").board, "west-2") == "West 2"


@pytest.mark.parametrize(
    ("id", "name", "said"),
    [
        ("west", " ", "A name needs at least one letter."),
        ("west", "far east", "There’s already a province called Far East."),
        ("strait", "North Sea", "There’s already a sea called North Sea."),
        ("west-1", "Cape", "There’s already a land area called Cape."),
        ("west", "x" * 61, "The name is too long. Use at most 60 characters."),
        ("gone", "Atlantis", "There’s no “gone” on this map."),
    ],
)
def test_names_that_are_refused(draft: Draft, id: str, name: str, said: str) -> None:
    with pytest.raises(EditError) as refused:
        rename(draft, id, name)
    assert str(refused.value) == said


def test_the_map_has_one_title_on_the_board_and_in_the_game(draft: Draft) -> None:
    after = retitle(draft, "The Isles")
    assert (after.board.title, after.data.title) == ("The Isles", "The Isles")
    assert credit(draft, "Drawn by\nCitra ").board.credits == "Drawn by Citra"


@pytest.mark.parametrize(
    ("name", "lines", "text"),
    [
        ("Bali", 2, "Bali"),
        ("Jawa Barat", 2, "Jawa\nBarat"),
        ("Nusa Tenggara Barat", 2, "Nusa Tenggara\nBarat"),
        ("Land of the Rising Sun", 3, "Land of\nthe Rising\nSun"),
        ("South China Sea", 1, "South China Sea"),
    ],
)
def test_names_on_lines_of_about_the_same_length(name: str, lines: int, text: str) -> None:
    assert in_lines(name, lines) == text


def translated(draft: Draft) -> Draft:
    for id, name in [("far-east", "Ferner Osten"), ("north", "Nordmeer"), ("west-2", "Kap")]:
        draft = translate(draft, id, "de", name)
    return translate(draft, "far-east", "pt-BR", "Extremo Oriente")


def test_translated_names_are_kept_in_the_file_and_only_there(draft: Draft, tmp_path: Path) -> None:
    file = tmp_path / "map.geojson"
    board_file.write(draft.board, file)
    assert '"names"' not in file.read_text("utf-8")
    after = translated(draft).board
    board_file.write(after, file)
    assert '"names":{"de":"Ferner Osten","pt-BR":"Extremo Oriente"}' in file.read_text("utf-8")
    assert board_file.read(file) == after


@pytest.mark.parametrize("id", ["far-east", "north", "west-2"])
def test_a_new_name_takes_the_names_in_other_languages_away(draft: Draft, id: str) -> None:
    after = translated(rename(draft, id, "Isle of Ana"))
    names = place(after.board, id).names
    assert names
    assert place(rename(after, id, "Isle of ANA").board, id).names == names
    assert place(rename(after, id, "Isle of Budi").board, id).names == ()


@pytest.mark.usefixtures("in_german")
def test_translated_names_are_told_in_texts_and_on_the_board(draft: Draft) -> None:
    after = translated(draft)
    called = draft_map(after).game.scenario.name
    assert [tr(called[id]) for id in ("west-2", "east-1", "west", "a-far-east-spice")] == [
        "Kap",
        "Ferner Osten 1",
        "West",
        "Ferner Osten spice",
    ]
    assert [label.text for label in spoken(after.board).labels] == ["West", "Ferner\nOsten", "Nordmeer"]
    assert spoken(draft.board) is draft.board


def test_without_their_language_names_are_those_of_the_map(draft: Draft) -> None:
    after = translated(draft).board
    assert name_of(after, "east-1") == "Far East 1"
    assert spoken(after).labels == draft.board.labels


def test_a_translation_can_be_taken_away_and_goes_with_the_name_of_an_area(draft: Draft) -> None:
    after = translated(draft)
    assert translate(after, "north", "de", " ").board.seas == draft.board.seas
    assert rename(after, "west-2", "").board.lands[1].names == ()


@pytest.mark.parametrize(
    ("id", "language", "name", "said"),
    [
        ("west", "German", "Westen", "“German” isn’t a language code. Use codes such as “de” or “pt-BR”."),
        ("west-1", "de", "Westen", "West 1 is named after its province. Give it a name of its own first."),
        ("west", "de", "x" * 61, "The name is too long. Use at most 60 characters."),
    ],
)
def test_translations_that_are_refused(draft: Draft, id: str, language: str, name: str, said: str) -> None:
    with pytest.raises(EditError) as refused:
        translate(draft, id, language, name)
    assert str(refused.value) == said
