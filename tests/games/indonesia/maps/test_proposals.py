"""Deeds and city cards that are proposed for a map."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from indonesia_qt.board.draft import Draft
from indonesia_qt.games.indonesia.maps import edits, proposals
from indonesia_qt.games.indonesia.rules import scenario_check
from indonesia_qt.library import load_map
from indonesia_qt.mapmaking.review.checks import checked
from indonesia_qt.mapmaking.review.fixes import fixed, fixes

SHIPPED = ("indonesia", "philippines", "lagoon")


def bare(name: str) -> Draft:
    """A shipped map without its deeds and cards."""
    board = load_map(name).board
    return Draft(board, edits.no_game_data(board.title))


@pytest.mark.parametrize("name", SHIPPED)
def test_a_shipped_map_gets_as_much_of_everything_as_it_has(name: str) -> None:
    draft, own = bare(name), load_map(name).data
    data = proposals.proposed(draft)
    assert Counter((deed.era, deed.kind) for deed in data.deeds) == Counter((deed.era, deed.kind) for deed in own.deeds)
    assert Counter(card.era for card in data.city_cards) == Counter(card.era for card in own.city_cards)
    assert data.stones == own.stones
    assert not scenario_check.problems_of(draft.board, data)


def test_provinces_have_one_deed_in_an_era_where_there_are_enough() -> None:
    deeds = proposals.proposed(bare("indonesia")).deeds
    assert len({(deed.era, deed.province) for deed in deeds}) == len(deeds)


def test_the_fix_of_an_era_that_ends_at_once_proposes_its_deeds() -> None:
    draft = bare("lagoon")
    problem = next(one for one in checked(draft).open if (one.kind, one.place) == ("short-era", "era a"))
    (fix,) = fixes(draft, problem)
    assert fix.text == "Propose deeds"
    assert Counter(deed.kind for deed in fix.change(draft).data.deeds) == {"rice": 2, "spice": 2, "shipping": 2}


def test_what_there_is_of_an_era_stays() -> None:
    draft = bare("lagoon")
    own = next(deed for deed in load_map("lagoon").data.deeds if deed.era == "a" and deed.kind == "rice")
    draft = replace(draft, data=replace(draft.data, deeds=(own,)))
    deeds = proposals.with_proposed_deeds(draft, "a").data.deeds
    assert own in deeds
    assert Counter(deed.kind for deed in deeds)["rice"] == 2


def test_fixing_all_makes_a_bare_map_playable() -> None:
    draft = bare("philippines")
    for kind in ("short-era", "few-cards"):
        draft = fixed(draft, kind)
    assert not checked(draft).errors
