# ruff: noqa: N802
"""The areas that a new siap faji company gives up."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.phases.mergers import in_contact, removable, to_give_up, why_not_removable
from indonesia_qt.games.indonesia.rules.state import Company
from tests.games.indonesia.boards import real as real_game
from tests.games.indonesia.boards import sketch
from tests.games.indonesia.positions import Table


@pytest.mark.parametrize(("units", "go"), [(0, 0), (1, 1), (2, 1), (3, 2), (7, 4), (8, 4)])
def test_R_MER_20_half_rounded_up(units: int, go: int) -> None:
    assert to_give_up(units) == go


def test_R_MER_21_an_area_inside_stays_while_there_are_others(real: Indonesia) -> None:
    """Sumatera Selatan 1 has no coast and all its neighbours belong to the company."""
    table = Table(real, 2)
    ring = "jambi-1 bengkulu-2 sumatera-selatan-2 sumatera-selatan-6 sumatera-selatan-7"
    company = table.company(0, "a-bali-rice", f"sumatera-selatan-1 {ring}")
    assert "sumatera-selatan-1" not in removable(table.state, company)
    reason = why_not_removable(table.state, company, "sumatera-selatan-1")
    assert reason is not None
    assert reason.rule == "R-MER-21"
    assert "inside" in str(reason)


def test_R_MER_21_land_of_others_an_empty_area_and_a_city_are_a_border(real: Indonesia) -> None:
    ring = ["jambi-1", "bengkulu-2", "sumatera-selatan-2", "sumatera-selatan-6", "sumatera-selatan-7"]
    for hole in ("nothing", "city", "other"):
        table = Table(real, 2)
        company = table.company(0, "a-bali-rice", " ".join(["sumatera-selatan-1", *ring[1:]]))
        if hole == "city":
            table.city("jambi-1")
        if hole == "other":
            table.company(1, "a-maluku-spice", "jambi-1")
        assert "sumatera-selatan-1" in removable(table.state, company)


def test_R_MER_21_there_is_always_an_area_to_give_up() -> None:
    """Every area at the coast of this board holds two parts together, but for the one in the middle."""
    game = sketch({"p": 3}, borders="p-1 p-2, p-2 p-3, p-1 p-3", coasts={"sea": "p-1"}, deeds="a p rice")
    table = Table(game, 2)
    company = table.company(0, "a-p-rice", "p-1 p-2 p-3")
    assert removable(table.state, company) == ["p-1"]
    inner = sketch({"p": 3}, borders="p-1 p-2, p-1 p-3", coasts={"sea": "p-1"}, deeds="a p rice")
    table = Table(inner, 2)
    company = table.company(0, "a-p-rice", "p-1 p-2 p-3")
    assert removable(table.state, company) == ["p-2", "p-3"]


def test_R_MER_22_contact_is_with_other_siap_faji_only(islets: Indonesia) -> None:
    table = Table(islets, era="b")
    company = table.company(0, "a-west-rice a-isle-spice", "west-3 isle-1 isle-2", "siap_faji")
    table.company(1, "a-far-rice a-east-spice", "middle-1 middle-2", "siap_faji")
    table.company(2, "b-east-rice", "east-1")
    assert in_contact(table.state, company) == ["west-3", "isle-1"]


AREAS = sorted(real_game().scenario.land_neighbours)


def connected_parts(areas: set[str]) -> int:
    """How many connected parts there are, counted by painting."""
    near, left, count = real_game().scenario.land_neighbours, set(areas), 0
    while left:
        count += 1
        paint = {left.pop()}
        while paint:
            area = paint.pop()
            paint |= left & set(near[area])
            left -= paint
    return count


@given(start=st.sampled_from(AREAS), picks=st.lists(st.integers(0, 1000), min_size=1, max_size=14))
def test_R_MER_21_what_may_go_is_at_the_border_and_splits_nothing(start: str, picks: list[int]) -> None:
    scenario = real_game().scenario
    areas = [start]
    for pick in picks:
        frontier = [near for area in areas for near in scenario.land_neighbours[area] if near not in areas]
        areas.append((frontier or AREAS)[pick % len(frontier or AREAS)])
    areas = list(dict.fromkeys(areas))
    table = Table(real_game(), 2)
    company: Company = table.company(0, "a-bali-rice", " ".join(areas))
    whole = set(areas)
    expected = [
        area
        for area in areas
        if (scenario.seas_at[area] or not set(scenario.land_neighbours[area]) <= whole)
        and connected_parts(whole - {area}) <= connected_parts(whole)
    ]
    assert removable(table.state, company) == expected
    assert [area for area in AREAS if why_not_removable(table.state, company, area) is None] == sorted(expected)
