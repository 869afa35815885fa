"""Each fix that is offered solves its problem and makes no worse one."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from shapely import MultiPolygon, box

from indonesia_qt.board.adjacency import links_of
from indonesia_qt.board.checks.problem import Problem, warning
from indonesia_qt.board.draft import Draft, EditError
from indonesia_qt.board.model import Arrow, BoardMap, GeometryException, Label, LandLink, Province
from indonesia_qt.board.shapes import shape
from indonesia_qt.games.indonesia.rules.scenario import CardEntry, DeedEntry, EraName, GameData
from indonesia_qt.library import load_map
from indonesia_qt.mapmaking.edit.linking import link, unlink
from indonesia_qt.mapmaking.edit.new_map import blank
from indonesia_qt.mapmaking.imports.areas import AreaRequest, added
from indonesia_qt.mapmaking.imports.named_shapes import Outline
from indonesia_qt.mapmaking.review.checks import checked
from indonesia_qt.mapmaking.review.fixes import fixed, fixes
from tests.mapmaking.boards import grid
from tests.mapmaking.edits import edited

ERAS: tuple[EraName, ...] = ("a", "b", "c")
BOARD = grid(8, 6)
FIRST, SECOND = BOARD.provinces[0].id, BOARD.provinces[1].id
DEEDS = tuple(DeedEntry(f"{era}-{kind}", era, FIRST, kind) for era in ERAS for kind in ("rice", "spice"))  # type: ignore[arg-type]
CARDS = tuple(CardEntry(f"{era}{n}", era, (FIRST, SECOND)) for era in ERAS for n in range(1, 6))
PLAIN = Draft(
    replace(BOARD, labels=tuple(label for label in BOARD.labels if label.of == FIRST)),
    GameData(1, "indonesia", "Grid", (12, 8, 3), DEEDS, CARDS),
)
NEXT = ("land-0-0", "land-1-0")
APART = ("land-0-0", "land-4-0")
LINE = ((30.0, 30.0), (270.0, 30.0))

Change = Callable[[Draft], Draft]


def board(change: Callable[[BoardMap], BoardMap]) -> Change:
    return lambda draft: replace(draft, board=change(draft.board))


def changed(**changes: Any) -> Change:
    return board(lambda board: replace(board, **changes))


def area(id: str, **changes: Any) -> Change:
    def change(board: BoardMap) -> BoardMap:
        lands = tuple(replace(land, **changes) if land.id == id else land for land in board.lands)
        seas = tuple(replace(sea, **changes) if sea.id == id else sea for sea in board.seas)
        return replace(board, lands=lands, seas=seas)

    return lambda draft: replace(draft, board=change(draft.board))


def game(**changes: Any) -> Change:
    return lambda draft: replace(draft, data=replace(draft.data, **changes))


def deed(**changes: Any) -> Change:
    return game(deeds=(replace(DeedEntry("x", "a", FIRST, "rice"), **changes), *DEEDS))


def card(*provinces: str) -> Change:
    return game(city_cards=(CardEntry("x", "a", provinces), *CARDS))


def without_links_of(id: str) -> Change:
    def change(board: BoardMap) -> BoardMap:
        return replace(
            board,
            land_land=tuple(link for link in board.land_land if id not in (link.a, link.b)),
            land_sea=tuple(two for two in board.land_sea if id not in two),
            sea_sea=tuple(two for two in board.sea_sea if id not in two),
            exceptions=tuple(
                GeometryException(*sorted((id, other)), "cut off") for other in BOARD.neighbours()[id]
            ),
        )  # fmt: skip

    return board(change)


INNER = {land.id for land in BOARD.lands if land.province == SECOND}
INLAND = changed(land_sea=tuple(two for two in BOARD.land_sea if two[0] not in INNER))
MOON = changed(provinces=(*BOARD.provinces, Province("moon", "Moon", 0, ())))
BERTH = BOARD.seas[2].berths[0]
PLANTED: dict[str, tuple[Change, str, int]] = {
    "border without a link": (changed(land_land=BOARD.land_land[1:]), "unlinked-border", 2),
    "link without a border": (changed(sea_sea=(*BOARD.sea_sea, ("sea-3-0", "sea-7-0"))), "borderless-link", 2),
    "land link without a border": (
        changed(land_land=(*BOARD.land_land, LandLink(*APART, "border"))),
        "borderless-link",
        2,
    ),
    "arrow over a border": (
        changed(
            land_land=(LandLink(*NEXT, "arrow"), *(link for link in BOARD.land_land if (link.a, link.b) != NEXT)),
            arrows=(Arrow(*NEXT, ((30.0, 30.0), (80.0, 30.0))),),
        ),
        "arrow-over-border",
        2,
    ),
    "needless decision": (changed(exceptions=(GeometryException(*NEXT, "so"),)), "needless-decision", 1),
    "needless decision about an arrow": (
        lambda draft: changed(exceptions=(GeometryException(*APART, "so"),))(board(lambda b: link(b, *APART))(draft)),
        "needless-decision",
        1,
    ),
    "link far away without a reason": (board(lambda b: link(b, "sea-3-0", "sea-7-0")), "far-decision", 1),
    "doubtful border": (
        lambda draft: changed(threshold=round(30 / 1.2, 1))(draft),
        "doubtful",
        2,
    ),
    "link with itself": (changed(sea_sea=(*BOARD.sea_sea, ("sea-3-0", "sea-3-0"))), "self-link", 1),
    "link listed twice": (changed(sea_sea=(*BOARD.sea_sea, BOARD.sea_sea[0])), "double-link", 1),
    "link to nothing": (changed(land_sea=(*BOARD.land_sea, ("moon", "sea-3-0"))), "unknown-link", 1),
    "arrow that isn't drawn": (
        changed(land_land=tuple(sorted((*BOARD.land_land, LandLink(*APART, "arrow"))))),
        "arrow-not-drawn",
        2,
    ),
    "arrow that joins nothing": (changed(arrows=(Arrow(*APART, LINE),)), "arrow-not-linked", 2),
    "arrow drawn twice": (
        lambda draft: board(lambda b: replace(b, arrows=b.arrows * 2))(board(lambda b: link(b, *APART))(draft)),
        "arrow-twice",
        1,
    ),
    "arrow that ends elsewhere": (
        lambda draft: changed(arrows=(Arrow(*APART, ((30.0, 30.0), (120.0, 300.0))),))(
            board(lambda b: link(b, *APART))(draft)
        ),
        "arrow-end",
        1,
    ),
    "token outside": (area("land-1-1", token=(300.0, 300.0)), "token-outside", 1),
    "token smaller than need be": (area("land-1-1", radius=5.0), "small-token", 1),
    "no ship": (area("sea-3-2", berths=()), "no-berth", 1),
    "ship ashore": (area("sea-3-2", berths=((30.0, 30.0),)), "berth-outside", 1),
    "ships on each other": (
        area(BOARD.seas[2].id, berths=(BERTH, BERTH)),
        "berths-overlap",
        1,
    ),
    "no name": (changed(labels=()), "no-label", 1),
    "name of a sea ashore": (changed(labels=(Label("sea-3-0", "Sea", (30.0, 30.0), 8.0),)), "label-elsewhere", 1),
    "name off the canvas": (changed(labels=(Label("sea-3-0", "Sea", (-50.0, 0.0), 8.0),)), "label-outside", 1),
    "outline of a province": (
        changed(provinces=(replace(BOARD.provinces[0], shape=BOARD.lands[0].shape), *BOARD.provinces[1:])),
        "province-outline",
        1,
    ),
    "unknown province": (area("land-1-1", province="moon"), "unknown-province", 1),
    "empty province": (MOON, "empty-province", 1),
    "lonely sea": (without_links_of("sea-7-0"), "lonely-sea", 1),
    "lonely area": (without_links_of("land-0-0"), "lonely-area", 1),
    "id used twice": (game(city_cards=(replace(CARDS[0], id="a-rice"), *CARDS)), "double-id", 1),
    "deed for no province": (deed(province="moon"), "no-province", 1),
    "card for no province": (card(FIRST, "moon"), "no-province", 1),
    "card for nothing but no province": (card("moon"), "no-province", 1),
    "ships without limits": (deed(kind="shipping"), "ship-limits", 1),
    "limits without ships": (deed(ships=(1, 1, 1)), "ship-limits", 1),
    "never a ship": (deed(kind="shipping", era="b", ships=(3, 0, 0)), "no-ships", 1),
    "ships inland": (
        lambda draft: deed(kind="shipping", ships=(1, 1, 1), province=SECOND)(INLAND(draft)),
        "no-harbour",
        1,
    ),
    "deed without land": (
        lambda draft: deed(province="moon")(
            changed(provinces=(*BOARD.provinces, Province("moon", "Moon", 0, ())))(draft)
        ),
        "no-start",
        1,
    ),
    "card with an inland province": (INLAND, "inland-province", 1),
    "card without a site": (lambda draft: card(SECOND)(INLAND(draft)), "no-site", 1),
    "few cards": (game(city_cards=CARDS[:-2]), "few-cards", 1),
    "no stones": (game(stones=(0, 1, 1)), "no-stones", 1),
}


def errors(draft: Draft) -> set[tuple[str, str]]:
    return {(problem.kind, problem.place) for problem in checked(draft).open if problem.level == "error"}


def of_kind(draft: Draft, kind: str) -> list[Problem]:
    return [problem for problem in checked(draft).open if problem.kind == kind]


def test_the_plain_draft_can_be_played() -> None:
    assert errors(PLAIN) == set()


@pytest.mark.parametrize(("change", "kind", "count"), PLANTED.values(), ids=PLANTED.keys())
def test_fixes_solve_the_problem_and_make_no_worse_one(change: Change, kind: str, count: int) -> None:
    draft = change(PLAIN)
    problem = of_kind(draft, kind)[0]
    offered = fixes(draft, problem)
    assert len(offered) == count
    assert len({fix.text for fix in offered}) == count
    before = [(other.text, other.areas) for other in of_kind(draft, kind)]
    for fix in offered:
        fixed = fix.change(draft)
        after = [(other.text, other.areas) for other in of_kind(fixed, kind)]
        assert len(after) < len(before)
        assert errors(fixed) <= errors(draft)


def test_decisions_about_a_doubtful_border_go_both_ways() -> None:
    draft = changed(threshold=25.0)(PLAIN)
    problem = of_kind(draft, "doubtful")[0]
    ways = fixes(draft, problem)
    linked, unlinked = (fix.change(draft).board.neighbours()[problem.areas[0]] for fix in ways)
    assert problem.areas[1] in linked
    assert problem.areas[1] not in unlinked
    is_linked = problem.areas[1] in draft.board.neighbours()[problem.areas[0]]
    verbs = ["Leave", "Unlink"] if is_linked else ["Link", "Leave"]
    assert [fix.text.split()[0] for fix in ways] == verbs, "what is so already is left"


def test_a_group_apart_and_seas_apart_are_joined_where_they_are_nearest() -> None:
    shipped = load_map()
    draft = Draft(shipped.board, shipped.data)
    for a, b, _ in [found for found in shipped.board.links() if "papua-1" in found]:
        draft = replace(draft, board=unlink(draft.board, a, b, "cut off"))
    (problem,) = of_kind(draft, "lonely-area")
    (fix,) = fixes(draft, problem)
    assert not of_kind(fix.change(draft), "lonely-area")
    seas = [found for found in shipped.board.sea_sea if "andaman-sea" in found]
    for a, b in seas:
        draft = replace(draft, board=unlink(draft.board, a, b, "ice"))
    (problem,) = of_kind(draft, "seas-apart")
    (fix,) = fixes(draft, problem)
    assert not of_kind(fix.change(draft), "seas-apart")


def test_a_sea_without_ships_becomes_a_part_of_a_neighbour_or_is_linked_with_it() -> None:
    idle = warning("sea-3-0", "", "idle-sea", ("sea-3-0",))
    (merge,) = fixes(PLAIN, idle)
    merged = merge.change(PLAIN).board
    assert merge.text == "Merge Sea 3 0 into Sea 3 1"
    assert {sea.id for sea in PLAIN.board.seas} - {sea.id for sea in merged.seas} == {"sea-3-0"}
    apart = board(lambda b: unlink(b, "sea-3-0", "sea-3-1", "ice"))(PLAIN)
    _, joined = fixes(apart, idle)
    assert joined.text == "Link Sea 3 0 and Sea 3 1"
    assert "sea-3-1" in joined.change(apart).board.neighbours()["sea-3-0"]


def test_a_name_that_covers_something_is_written_where_there_is_room() -> None:
    shipped = load_map()
    labels = shipped.board.labels
    tokens = {land.id: land.token for land in shipped.board.lands}
    there = tuple(Label("papua", "Papua", tokens["papua-7"], 20.0) if name.of == "papua" else name for name in labels)
    draft = Draft(replace(shipped.board, labels=there), shipped.data)
    (fix,) = fixes(draft, of_kind(draft, "name-covers")[0])
    assert not of_kind(fix.change(draft), "name-covers")


def test_a_name_on_foreign_land_is_reported_and_goes_home() -> None:
    shipped = load_map()
    tokens = {land.id: land.token for land in shipped.board.lands}
    there = tuple(
        Label("papua", "Papua", tokens["aceh-1"], 20.0) if name.of == "papua" else name for name in shipped.board.labels
    )
    draft = Draft(replace(shipped.board, labels=there), shipped.data)
    (problem,) = of_kind(draft, "name-abroad")
    assert problem.text == "The name of Papua is on land of Aceh."
    (fix,) = fixes(draft, problem)
    assert not of_kind(fix.change(draft), "name-abroad")


def test_what_only_the_designer_knows_has_no_fix() -> None:
    draft = area("land-1-1", place="Sea 3 0")(area("land-1-0", place="Sea 3 0")(PLAIN))
    (problem,) = of_kind(draft, "same-name")
    assert fixes(draft, problem) == ()


def test_a_province_that_deeds_need_is_not_removed() -> None:
    draft = PLANTED["deed without land"][0](PLAIN)
    (problem,) = of_kind(draft, "empty-province")
    assert fixes(draft, problem) == ()


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_wrong_a_fix_that_is_offered_solves_it(seed: int) -> None:
    random, draft = Random(seed), PLAIN
    for _ in range(6):
        draft = edited(random, draft)
    found = checked(draft).open
    for kind in sorted({problem.kind for problem in found}):
        problem = random.choice([problem for problem in found if problem.kind == kind])
        for fix in fixes(draft, problem):
            assert problem not in checked(fix.change(draft)).open


def strait(width: float) -> Draft:
    """A large island, a narrow one beside it, and water all around."""
    large, narrow = box(100, 100, 500, 400), box(500 + width, 200, 512 + width, 300)
    requests = [
        AreaRequest(Outline(name, shape(ground)), "land", name)
        for name, ground in (("Java", MultiPolygon([large])), ("Bali", MultiPolygon([narrow])))
    ]
    new = blank("strait", "Strait", 800, 500)
    return replace(new, board=added(new, requests).board)


@pytest.mark.parametrize("width", [1.2, 2, 6, 30])
def test_an_island_that_is_enlarged_stays_an_island(width: float) -> None:
    draft = strait(width)
    (problem,) = of_kind(draft, "small-token")
    after = fixed(draft, "small-token")
    assert not of_kind(after, "small-token")
    assert links_of(after.board).kinds == links_of(draft.board).kinds
    assert [fix.text for fix in fixes(draft, problem)] == ["Enlarge Bali 1 until the token fits"]


@pytest.mark.parametrize(("width", "told"), [(1.0, "1"), (2.6, "2.6"), (4.0, "4"), (6.0, "")])
def test_areas_that_nearly_touch_are_told_and_joined(width: float, told: str) -> None:
    draft = strait(width)
    found = of_kind(draft, "side-by-side")
    assert [one.text for one in found] == [
        f"Bali 1 and Java 1 run side by side {told} units apart and aren’t linked." for _ in told[:1]
    ]
    for problem in found:
        by_border, by_arrow = (fix.change(draft) for fix in fixes(draft, problem))
        assert links_of(by_border.board).kinds[problem.areas] == "border"
        assert links_of(by_arrow.board).kinds[problem.areas] == "arrow"
        for after in (by_border, by_arrow):
            assert not of_kind(after, "side-by-side")
            assert errors(after) <= errors(draft)


@pytest.mark.parametrize("seed", range(6))
def test_a_fix_of_what_is_not_a_link_leaves_the_links(seed: int) -> None:
    draft, random = PLAIN, Random(seed)
    for _ in range(6):
        draft = edited(random, draft)
    for problem in checked(draft).open:
        if problem.kind in ("small-token", "token-outside", "label-outside", "berths-overlap", "province-outline"):
            for fix in fixes(draft, problem):
                with suppress(EditError):
                    assert links_of(fix.change(draft).board).kinds == links_of(draft.board).kinds
