from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from indonesia_qt.board.draft import Draft, EditError
from indonesia_qt.games import map_data_of
from indonesia_qt.games.indonesia.maps.edits import (
    add_card,
    add_deed,
    card_id,
    change_era_of_card,
    change_era_of_deed,
    change_kind_of_deed,
    change_province_of_deed,
    change_provinces_of_card,
    change_ships_of_deed,
    change_stones,
    deed_id,
    remove_card,
    remove_deed,
)
from indonesia_qt.games.indonesia.rules.constants import FoundedKind
from indonesia_qt.games.indonesia.rules.scenario import DeedEntry, EraName, decode
from indonesia_qt.library import load_map
from indonesia_qt.mapmaking.edit.provinces import add_province
from tests.mapmaking.islands import islands

ERAS = st.sampled_from(["a", "b", "c"])


@pytest.fixture
def draft() -> Draft:
    return islands()


def test_the_file_has_the_lists_in_the_same_order(draft: Draft) -> None:
    for _ in range(12):
        draft = add_card(add_deed(draft, "b", "west", "rubber"), "a", ["west"])
    assert decode(map_data_of(draft.game).text(draft.data).encode()) == draft.data


def deeds(draft: Draft) -> dict[str, DeedEntry]:
    return {deed.id: deed for deed in draft.data.deeds}


def test_a_new_deed_stands_where_its_id_belongs(draft: Draft) -> None:
    assert deed_id(draft, "a", "west", "rice") == "a-west-rice"
    after = add_deed(draft, "a", "west", "rice")
    assert list(deeds(after)) == ["a-far-east-spice", "a-west-rice", "a-west-shipping"]
    assert after.board is draft.board
    assert list(deeds(add_deed(after, "a", "west", "rice")))[2] == "a-west-rice-2"


@pytest.mark.parametrize(("era", "ships"), [("a", (3, 4, 5)), ("b", (0, 4, 5)), ("c", (0, 0, 5))])
def test_ships_have_limits_from_their_era_on(draft: Draft, era: EraName, ships: tuple[int, int, int]) -> None:
    assert deeds(add_deed(draft, era, "far-east", "shipping"))[f"{era}-far-east-shipping"].ships == ships
    moved = change_era_of_deed(draft, "a-west-shipping", era)
    limits = deeds(moved)[f"{era}-west-shipping"].ships
    assert limits == tuple(limit and limit - 1 for limit in ships)


def test_a_deed_that_comes_earlier_gets_the_limit_of_the_next_era(draft: Draft) -> None:
    late = change_era_of_deed(draft, "a-west-shipping", "c")
    assert deeds(change_era_of_deed(late, "c-west-shipping", "b"))["b-west-shipping"].ships == (0, 4, 4)


def test_the_id_of_a_deed_follows_what_it_says(draft: Draft) -> None:
    assert "a-far-east-shipping" in deeds(change_province_of_deed(draft, "a-west-shipping", "far-east"))
    produces = change_kind_of_deed(draft, "a-west-shipping", "oil")
    assert deeds(produces)["a-west-oil"].ships is None
    assert deeds(change_kind_of_deed(produces, "a-west-oil", "shipping"))["a-west-shipping"].ships == (3, 4, 5)
    assert change_kind_of_deed(draft, "a-west-shipping", "shipping") is draft


def test_ship_limits(draft: Draft) -> None:
    assert deeds(change_ships_of_deed(draft, "a-west-shipping", (0, 0, 7)))["a-west-shipping"].ships == (0, 0, 7)


def test_removed_entries_are_gone(draft: Draft) -> None:
    assert list(deeds(remove_deed(draft, "a-west-shipping"))) == ["a-far-east-spice"]
    assert [card.id for card in remove_card(draft, "a1").data.city_cards] == ["b1"]


def test_city_cards_are_numbered_in_their_era(draft: Draft) -> None:
    for n in range(2, 12):
        assert card_id(draft, "a") == f"a{n}"
        draft = add_card(draft, "a", ["west"])
    assert [card.id for card in draft.data.city_cards] == [
        *("a1", "a10", "a11"),
        *(f"a{n}" for n in range(2, 10)),
        "b1",
    ]
    moved = change_era_of_card(draft, "a1", "b")
    assert [card.id for card in moved.data.city_cards][-2:] == ["b1", "b2"]
    assert card_id(moved, "a") == "a1"


def test_a_city_card_gets_other_provinces(draft: Draft) -> None:
    after = change_provinces_of_card(draft, "b1", ["far-east", "west"])
    assert after.data.city_cards[1].provinces == ("far-east", "west")
    assert after.data.city_cards[0] is draft.data.city_cards[0]


def test_stones(draft: Draft) -> None:
    assert change_stones(draft, (6, 4, 0)).data.stones == (6, 4, 0)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda d: add_deed(d, "a", "north", "rice"), "There’s no “north” on this map."),
        (
            lambda d: add_deed(add_province(d, "Hills"), "a", "hills", "shipping"),
            "Hills has no coast, so ships can’t start there.",
        ),
        (lambda d: change_ships_of_deed(d, "a-far-east-spice", (1, 1, 1)), "Only shipping deeds have ship limits."),
        (
            lambda d: change_ships_of_deed(d, "a-west-shipping", (1, 1, 100)),
            "A ship limit must be a number from 0 to 99.",
        ),
        (
            lambda d: change_ships_of_deed(d, "a-west-shipping", (0, 0, 0)),
            "The company must be allowed at least one ship in era A or later.",
        ),
        (lambda d: remove_deed(d, "b-west-oil"), "There’s no “b-west-oil” on this map."),
        (lambda d: add_card(d, "a", []), "A city card needs at least one province."),
        (lambda d: change_provinces_of_card(d, "a1", ["west", "west"]), "West is already on the card."),
        (lambda d: change_stones(d, (100, 0, 0)), "The number of city stones must be from 0 to 99."),
        (
            lambda d: change_stones(d, (0, 8, 3)),
            "Keep at least one city stone of size 1, or no cities can be built.",
        ),
    ],
)
def test_refusals(draft: Draft, change: object, said: str) -> None:
    assert callable(change)
    with pytest.raises(EditError) as refused:
        change(draft)
    assert str(refused.value) == said


def test_the_ids_of_the_shipped_map_are_those_that_would_be_made() -> None:
    shipped = load_map()
    draft = Draft(shipped.board, shipped.data)
    for deed in draft.data.deeds:
        assert deed_id(draft, deed.era, deed.province, deed.kind, deed.id) == deed.id
    for card in draft.data.city_cards:
        assert card_id(draft, card.era, card.id) == card.id


@given(ERAS, ERAS, st.sampled_from(["rice", "oil", "shipping"]))
def test_whatever_is_added_can_be_taken_away_again(first: EraName, then: EraName, kind: FoundedKind) -> None:
    before = islands()
    there = add_deed(before, first, "west", kind)
    added = next(deed for deed in there.data.deeds if deed not in before.data.deeds)
    moved = change_era_of_deed(there, added.id, then)
    there_too = next(deed for deed in moved.data.deeds if deed not in before.data.deeds)
    assert remove_deed(moved, there_too.id).data == before.data
