"""What is said about an area."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from indonesia_qt.games.indonesia.rules.state import Company, Options, State
from indonesia_qt.i18n.untrusted_text import LONGEST_WORD, shortened
from indonesia_qt.library import load_map
from indonesia_qt.ui.games.indonesia.texts import IndonesiaTexts
from indonesia_qt.ui.games.indonesia.texts.areas import card, facts, spoken
from indonesia_qt.ui.games.indonesia.texts.names import letter

RICE, SHIPS = "a-bali-rice", "a-lampung-shipping"


@pytest.fixture
def state() -> State:
    """Ana has rice on Bali, Budi three ships beside it; there is a city of size 2 in Lampung."""
    game = load_map().game
    s = game.start(game.new_setup(Options(), 2, 1))
    s.companies[RICE] = Company(RICE, "rice", 0, (RICE,), ["bali-1", "bali-2"], {})
    s.companies[SHIPS] = Company(SHIPS, "shipping", 1, (SHIPS,), [], {"bali-sea": 3})
    s.fields |= {"bali-1": RICE, "bali-2": RICE}
    s.players[1].hull = 2
    s.cities["lampung-1"] = 2
    s.received["lampung-1", "rice"] = 1
    s.deeds[:] = ["a-halmahera-spice"]
    return s


@pytest.fixture
def words(state: State) -> IndonesiaTexts:
    return IndonesiaTexts(state.scenario, ["Ana", "Budi"])


def test_a_field_tells_its_company_and_owner(words: IndonesiaTexts, state: State) -> None:
    told = facts(words, state, "bali-1")
    assert told[0].endswith("Bali")
    assert told[1] == "Ana’s Bali rice\N{NO-BREAK SPACE}A: 2 rice"
    assert told[2].startswith("Coast: ")


def test_a_sea_tells_its_ships_and_what_they_carry(words: IndonesiaTexts, state: State) -> None:
    told = facts(words, state, "bali-sea")
    assert told[:2] == ["Bali Sea", "3 ships"]
    assert told[2].endswith(": 3 ships, can carry 6 goods")
    assert (
        facts(words, state, "java-sea" if "java-sea" in state.scenario.sea_neighbours else "banda-sea")[1] == "No ships"
    )


def test_a_card_has_the_whole_of_a_name_that_its_heading_shortens(state: State) -> None:
    words = IndonesiaTexts(state.scenario, ["Ana", "Budi"])
    assert card(words, state, "bali-sea") == "\n".join(facts(words, state, "bali-sea"))
    long = "The Sea " + "w" * 190 + "."
    named = replace(state.scenario, name={**state.scenario.name, "bali-sea": long})
    state.scenario, words = named, IndonesiaTexts(named, words.seats)
    heading, *lines = card(words, state, "bali-sea").split("\n")
    assert heading == shortened(long)
    whole = lines[: lines.index("3 ships")]
    assert " ".join(whole).replace(" ", "") == long.replace(" ", "")
    assert max(map(len, whole)) <= LONGEST_WORD


def test_a_city_tells_what_it_received_and_needs(words: IndonesiaTexts, state: State) -> None:
    told = facts(words, state, "lampung-1")
    assert "City of size 2" in told
    assert "Received: rice 1/2" in told
    assert "Needs 1 rice to grow" in told
    state.received["lampung-1", "rice"] = 2
    assert "Grows this year" in facts(words, state, "lampung-1")


def test_an_empty_area_tells_which_deeds_can_start(words: IndonesiaTexts, state: State) -> None:
    area = state.scenario.areas_of["halmahera"][0]
    told = facts(words, state, area)
    assert told[1] == "Empty"
    assert told[2] == f"Companies that can start here: {letter(state.scenario, 'a-halmahera-spice')}"


def test_a_sentence_for_the_ear_ends_with_the_standing(words: IndonesiaTexts, state: State) -> None:
    told = spoken(words, state, "bali-sea", "Can be chosen.")
    assert told.startswith("Bali Sea, 3 ships, Budi’s Lampung shipping")
    assert told.endswith(". Can be chosen.")
