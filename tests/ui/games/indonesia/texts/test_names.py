"""How money, companies, deeds and players are called."""

from __future__ import annotations

import pytest

from indonesia_qt.core.player_names import LONGEST_NAME
from indonesia_qt.core.record import Seat
from indonesia_qt.games.indonesia.rules.constants import TRACKS
from indonesia_qt.library import load_map
from indonesia_qt.ui.games.indonesia.texts import IndonesiaTexts
from indonesia_qt.ui.games.indonesia.texts.names import deed_text, letter, rupiah
from tests.ui.table.new_games import NAMES


def test_money_is_written_with_groups_a_true_minus_and_no_break() -> None:
    assert rupiah(1250) == "1,250\u00a0Rp"
    assert rupiah(-30) == "\u221230\u00a0Rp"


def test_every_company_has_a_letter_of_its_own() -> None:
    scenario = load_map().game.scenario
    letters = [letter(scenario, deed) for deed in scenario.deeds]
    assert len(set(letters)) == len(letters)
    assert max(map(len, letters)) <= 2


def test_an_area_isnt_parted_from_its_number_and_how_often_it_is_meant_comes_before_it() -> None:
    scenario = load_map().game.scenario
    words = IndonesiaTexts(scenario, NAMES)
    first, second, *_ = scenario.areas_of["jawa-barat"]
    assert words.place(first) == "Jawa Barat\u00a01"
    assert words.each_place({first: 2, second: 1}) == "2\u00a0×\u00a0Jawa Barat\u00a01, Jawa Barat\u00a02"


def test_short_names_tell_areas_apart_and_are_those_of_the_board() -> None:
    scenario = load_map().game.scenario
    words = IndonesiaTexts(scenario, NAMES)
    short = {area: words.short_place(area) for area in scenario.province_of}
    others = {words.place(id) for id in (*scenario.areas_of, *scenario.sea_neighbours)}
    assert len({*short.values(), *others}) == len(short) + len(others)
    assert short["halmahera-3"] == "Halmahera centre"
    assert short["halmahera-6"] == "Halmahera north-east arm"
    assert short["maluku-8"] == "Mangole"
    assert short["riau-2"] == "Riau and Lingga Islands", "Riau is the province"
    assert short["jawa-barat-2"] == "Jawa Barat\u00a02"


def test_areas_of_a_province_are_named_behind_its_name() -> None:
    scenario = load_map().game.scenario
    words = IndonesiaTexts(scenario, NAMES)
    first, second, *_ = scenario.areas_of["jawa-barat"]
    other = scenario.areas_of["jawa-timur"][0]
    assert words.areas([first, other, second]) == "Jawa Barat\u00a01, 2; Jawa Timur\u00a01"
    assert words.areas([first, other]) == "Jawa Barat\u00a01, Jawa Timur\u00a01"


def test_deeds_and_tracks_say_what_they_allow() -> None:
    scenario = load_map().game.scenario
    words = IndonesiaTexts(scenario, NAMES)
    assert deed_text(scenario.deeds["a-bali-rice"]) == "sells for 20\u00a0Rp each"
    assert deed_text(scenario.deeds["a-lampung-shipping"]).startswith("ships by era: A\u00a0")
    for track in TRACKS:
        effects = [words.track(track, step) for step in range(1, 6)]
        assert len(set(effects)) == 5


@pytest.mark.parametrize("name", ["a\nb\tc", "", "   ", "x" * 10_000, "a\u202eb", "\x1b[2J"])
def test_a_players_name_is_one_short_line(name: str) -> None:
    shown = Seat(name, 0, "human").shown_name
    assert 0 < len(shown) <= LONGEST_NAME
    assert shown.isprintable()


@pytest.mark.parametrize("name", ["Ana María O'Neill", "<b>Ana</b>", "R&B"])
def test_a_name_is_shown_as_it_is(name: str) -> None:
    assert Seat(name, 0, "human").shown_name == name
