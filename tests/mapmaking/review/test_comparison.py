"""Two maps are compared in sentences."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from indonesia_qt.board.draft import Draft
from indonesia_qt.board.map_data import Difference
from indonesia_qt.board.model import BoardMap, GeometryException, LandLink
from indonesia_qt.games.indonesia.rules.scenario import GameData
from indonesia_qt.mapmaking.review.comparison import differences
from tests.mapmaking.maps import shipped, two_islands


def after(change: Callable[[BoardMap], BoardMap]) -> list[Difference]:
    """The differences that a change to the board makes."""
    draft = two_islands()
    return differences(draft, Draft(change(draft.board), draft.data))


def after_game(change: Callable[[GameData], GameData]) -> list[Difference]:
    """The differences that a change to the game data makes."""
    draft = two_islands()
    return differences(draft, Draft(draft.board, change(draft.data)))


def test_a_map_is_like_itself() -> None:
    assert differences(two_islands(), two_islands()) == []
    assert differences(shipped(), shipped()) == []


@pytest.mark.parametrize(
    ("change", "about", "places", "text"),
    [
        (lambda b: replace(b, title="Sea"), "map", (), "The title changed from “Two Islands” to “Sea”."),
        (lambda b: replace(b, id="sea"), "map", (), "The ID changed from “two-islands” to “sea”."),
        (lambda b: replace(b, credits=""), "map", (), "The credits changed."),
        (
            lambda b: replace(b, width=301.5),
            "map",
            (),
            ("The canvas size changed from 300\u00a0×\u00a0120 to 301.5\u00a0×\u00a0120\u00a0units."),
        ),
        (lambda b: replace(b, threshold=2), "map", (), "The minimum border length changed from 1 to 2\u00a0units."),
        (lambda b: replace(b, ornaments=()), "map", (), "The compass or the title changed."),
        (
            lambda b: replace(b, provinces=(replace(b.provinces[0], name="Far West"), b.provinces[1])),
            "province",
            ("west",),
            "The province West was renamed to Far West.",
        ),
        (
            lambda b: replace(b, provinces=(replace(b.provinces[0], tint=5), b.provinces[1])),
            "province",
            ("west",),
            "The colour of West changed.",
        ),
        (
            lambda b: replace(b, provinces=(*b.provinces, replace(b.provinces[0], id="new", name="New"))),
            "province",
            ("new",),
            "The province New is new.",
        ),
        (
            lambda b: replace(b, lakes=()),
            "area",
            ("pond",),
            "Pond is gone.",
        ),
        (
            lambda b: replace(b, lands=(b.lands[0], replace(b.lands[1], place="Horn"), b.lands[2])),
            "area",
            ("west-2",),
            "Cape was renamed to Horn.",
        ),
        (
            lambda b: replace(b, lands=(b.lands[0], replace(b.lands[1], province="east"), b.lands[2])),
            "area",
            ("west-2",),
            "Cape now belongs to Ost-Übersee instead of West.",
        ),
        (
            lambda b: replace(b, lakes=(replace(b.lakes[0], shape=b.seas[0].shape),)),
            "area",
            ("pond",),
            "The outline of Pond changed.",
        ),
        (
            lambda b: replace(b, sea_sea=()),
            "link",
            ("north", "strait"),
            "North Sea and Strait are no longer linked.",
        ),
        (
            lambda b: replace(b, land_sea=(*b.land_sea, ("west-1", "strait"))),
            "link",
            ("strait", "west-1"),
            "Strait and West 1 are now linked.",
        ),
        (
            lambda b: replace(b, land_land=(LandLink("east-1", "west-2", "border"), b.land_land[1])),
            "link",
            ("east-1", "west-2"),
            "Ost-Übersee 1 and Cape are now linked by a border instead of an arrow.",
        ),
        (
            lambda b: replace(b, exceptions=(GeometryException("strait", "north", "why"),)),
            "decision",
            ("north", "strait"),
            "North Sea and Strait now have a manual setting.",
        ),
        (
            lambda b: replace(b, lands=(replace(b.lands[0], radius=20.0), *b.lands[1:])),
            "spot",
            ("west-1",),
            "The token of West 1 was moved or resized.",
        ),
        (
            lambda b: replace(b, seas=(replace(b.seas[0], berths=()), b.seas[1])),
            "spot",
            ("north",),
            "The places for ships in North Sea changed.",
        ),
        (
            lambda b: replace(b, labels=b.labels[1:]),
            "spot",
            ("west",),
            "The label of West changed.",
        ),
        (
            lambda b: replace(b, arrows=(replace(b.arrows[0], line=b.arrows[0].line[::2]),)),
            "spot",
            ("east-1", "west-2"),
            "The arrow between Ost-Übersee 1 and Cape changed.",
        ),
    ],
)
def test_each_change_of_the_board_is_one_sentence(
    change: Callable[[BoardMap], BoardMap], about: str, places: tuple[str, ...], text: str
) -> None:
    (found,) = after(change)
    assert (found.about, found.places, found.text) == (about, places, text)


def test_links_of_an_area_that_is_gone_are_not_listed() -> None:
    found = after(lambda board: replace(board, seas=board.seas[:1], sea_sea=(), land_sea=board.land_sea[::2]))
    assert "Strait is gone." in [difference.text for difference in found]
    assert not any("strait" in difference.places for difference in found if difference.about == "link")


@pytest.mark.parametrize(
    ("change", "about", "places", "text"),
    [
        (
            lambda data: replace(data, stones=(3, 2, 2)),
            "stones",
            (),
            "The numbers of city stones of size 1, 2 and 3 changed from 3, 2, 1 to 3, 2, 2.",
        ),
        (
            lambda data: replace(data, deeds=data.deeds[:1]),
            "deed",
            ("west",),
            "The deed West rice (era A) is gone.",
        ),
        (
            lambda data: replace(data, deeds=(data.deeds[0], replace(data.deeds[1], kind="oil"))),
            "deed",
            ("west",),
            "The deed West rice (era A) is now West oil (era A).",
        ),
        (
            lambda data: replace(data, deeds=(replace(data.deeds[0], ships=(1, 1, 1)), data.deeds[1])),
            "deed",
            ("east",),
            "The ship limits of the deed Ost-Übersee shipping (era A) are now 1, 1, 1.",
        ),
        (
            lambda data: replace(data, city_cards=(data.city_cards[0], replace(data.city_cards[1], era="c"))),
            "card",
            ("east",),
            "City card b1 (Ost-Übersee; era B) is now b1 (Ost-Übersee; era C).",
        ),
        (
            lambda data: replace(data, title="Sea"),
            "map",
            (),
            "The title of the game data changed from “Two Islands” to “Sea”.",
        ),
    ],
)
def test_each_change_of_the_game_is_one_sentence(
    change: Callable[[GameData], GameData], about: str, places: tuple[str, ...], text: str
) -> None:
    (found,) = after_game(change)
    assert (found.about, found.places, found.text) == (about, places, text)


def test_two_maps_that_have_nothing_in_common() -> None:
    there, back = differences(two_islands(), shipped()), differences(shipped(), two_islands())
    assert sum(found.text.endswith(" is gone.") for found in there) == sum(
        found.text.endswith(" is new.") for found in back
    )
    assert not any(found.about in ("link", "decision") for found in there)
