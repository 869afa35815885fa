"""Outlines become areas of a map that fit together; what finds no place is told."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random

import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely import Geometry, MultiPolygon, box

from indonesia_qt.board import shapes
from indonesia_qt.board.checks import all_checks
from indonesia_qt.board.draft import Draft
from indonesia_qt.mapmaking.edit.new_map import blank
from indonesia_qt.mapmaking.edit.shapes.faces import filled
from indonesia_qt.mapmaking.imports.areas import Added, AreaRequest, Islands, Kind, steps
from indonesia_qt.mapmaking.imports.named_shapes import Frame, ImportedDrawing, NamedShape, Outline
from indonesia_qt.mapmaking.imports.skipped import Skipped
from tests.mapmaking.islands import islands
from tests.mapmaking.sound import require_sound


def outline(name: str, geometry: Geometry) -> Outline:
    return Outline(name, shapes.shape(geometry))


def land(name: str, geometry: Geometry, province: str = "", islands: Islands = "one") -> AreaRequest:
    return AreaRequest(outline(name, geometry), "land", name, province, islands)


def sea(name: str, geometry: Geometry) -> AreaRequest:
    return AreaRequest(outline(name, geometry), "sea", name)


def empty() -> Draft:
    return blank("new", "New", 600, 400)


def with_outlines(draft: Draft, wishes: Sequence[AreaRequest]) -> Added:
    """All of it, without watching how far it is."""
    return list(steps(draft, wishes))[-1]


def ring(x: float, y: float, side: float) -> list[tuple[float, float]]:
    return [(x, y), (x + side, y), (x + side, y + side), (x, y + side)]


class TestScaling:
    def test_shapes_fill_the_canvas_in_their_proportions(self) -> None:
        drawing = ImportedDrawing(
            (NamedShape("A", box(100, 100, 102, 101)), NamedShape("B", box(102, 100, 104, 102))), ()
        )
        a, b = drawing.scaled_to(600, 400).outlines
        assert shapes.geometry(a.shape).bounds == (30.0, 65.0, 300.0, 200.0)
        assert shapes.geometry(b.shape).bounds == (300.0, 65.0, 570.0, 335.0)

    def test_borders_that_two_shapes_share_stay_shared(self) -> None:
        wiggle = [(10 + (n % 2) * 0.3, n / 3) for n in range(31)]
        left = shapely.Polygon([(0, 0), *wiggle, (0, 10)])
        right = shapely.Polygon([(20, 0), *wiggle, (20, 10)])
        scaled = ImportedDrawing((NamedShape("L", left), NamedShape("R", right)), ()).scaled_to(200, 150).outlines
        assert shapely.coverage_is_valid([shapes.geometry(part.shape) for part in scaled])

    def test_what_is_too_small_is_left_out(self) -> None:
        tiny = MultiPolygon([box(0, 0, 0.01, 0.01), box(1, 1, 9, 9)])
        drawing = ImportedDrawing(
            (NamedShape("A", tiny), NamedShape("B", box(9.5, 9.5, 9.51, 9.51))), ("C was left out.",)
        )
        outlines = drawing.scaled_to(600, 400)
        assert [found.name for found in outlines.outlines] == ["A"]
        assert outlines.outlines[0].remarks == ("1 island is too small and is skipped.",)
        assert outlines.left_out == ("B was skipped: it’s too small for this canvas.", "C was left out.")

    @pytest.mark.parametrize("tolerance", [0.6, 20.0])
    def test_an_island_with_room_for_a_token_is_never_lost(self, tolerance: float) -> None:
        """Simplified like the others, the small star would be too narrow."""
        star = shapely.Polygon(
            [
                (r * math.cos(n * math.pi / 9), r * math.sin(n * math.pi / 9))
                for n in range(18)
                for r in (3.2, 5)[n % 2 :][:1]
            ]
        )
        drawn = MultiPolygon([star, box(100, 0, 440, 340)])
        (found,) = ImportedDrawing((NamedShape("A", drawn),)).scaled_to(600, 400, Frame(tolerance=tolerance)).outlines
        assert len(found.shape) == 2
        added = with_outlines(empty(), [AreaRequest(found, "land", "A", "", "all")])
        assert (len(added.areas), added.left_out) == (2, ())

    def test_far_islets_that_are_too_small_take_no_room(self) -> None:
        near, far = box(-0.3, 0, -0.1, 0.2), box(300, 0, 300.2, 0.2)
        drawing = ImportedDrawing((NamedShape("A", MultiPolygon([box(0, 0, 9, 9), near, far])),))
        (found,) = drawing.scaled_to(600, 400).outlines
        assert found.remarks == ("1 island is too small and is skipped.",)
        large, small = sorted((shapes.geometry((part,)) for part in found.shape), key=lambda part: -float(part.area))
        assert large.bounds == (130.0, 30.0, 470.0, 370.0)
        assert small.bounds[2] == 126.2, "there is room beside the large one"

    def test_what_is_left_out_is_said_of_what_was_asked_for(self) -> None:
        skipped = Skipped("B", "open"), Skipped("C", "open")
        drawing = ImportedDrawing((NamedShape("A", box(0, 0, 9, 9)),), ("2 texts were skipped.",), skipped=skipped)
        assert drawing.scaled_to(600, 400).left_out == (
            "2 outlines were skipped: their lines aren’t closed (B, C).",
            "2 texts were skipped.",
        )
        assert drawing.scaled_to(600, 400, Frame(only=(0,))).left_out == ()
        assert drawing.named(["a", "C"]).scaled_to(600, 400).left_out == ("C was skipped: its line isn’t closed.",)

    def test_nothing_stays_nothing(self) -> None:
        assert ImportedDrawing((), ("why",)).scaled_to(600, 400).left_out == ("why",)


class TestAreas:
    def test_each_name_makes_a_province(self) -> None:
        islands = MultiPolygon([box(50, 50, 150, 150), box(400, 50, 460, 110)])
        added = with_outlines(empty(), [land("Bali", islands, islands="all"), land("Lombok", box(50, 250, 200, 350))])
        board = added.board
        assert added.left_out == ()
        assert [(land.id, land.province) for land in board.lands] == [
            ("lombok-1", "lombok"),
            ("bali-1", "bali"),
            ("bali-2", "bali"),
        ]
        assert added.areas == ("lombok-1", "bali-1", "bali-2")
        assert [province.name for province in board.provinces] == ["Lombok", "Bali"]
        assert not [problem for problem in all_checks.problems(board) if problem.level == "error"]

    def test_small_islands_go_with_the_nearest_large_one(self) -> None:
        small = [box(160, 60, 175, 75), box(380, 60, 395, 75)]
        islands = MultiPolygon([box(50, 50, 150, 150), *small, box(400, 50, 460, 110)])
        board = with_outlines(empty(), [land("Bali", islands, islands="large")]).board
        assert sorted(shapes.geometry(land.shape).bounds for land in board.lands) == [
            (50.0, 50.0, 175.0, 150.0),
            (380.0, 50.0, 460.0, 110.0),
        ]
        board = with_outlines(empty(), [land("Bali", MultiPolygon(islands.geoms[:3]), islands="large")]).board
        assert [len(land.shape) for land in board.lands] == [3]

    def test_all_in_one_province(self) -> None:
        both = [land("Bali", box(50, 50, 150, 150), "sunda"), land("Java", box(150, 50, 350, 150), "SUNDA")]
        drawn = with_outlines(empty(), [land("Sunda", box(50, 250, 200, 350))])
        board = with_outlines(Draft(drawn.board, empty().data), both).board
        assert [(land.province, land.place) for land in board.lands] == [
            ("sunda", None),
            ("sunda", "Java"),
            ("sunda", "Bali"),
        ]
        assert [(link.a, link.b) for link in board.land_land] == [("sunda-2", "sunda-3")]

    def test_seas_and_names_that_are_taken(self) -> None:
        two = [sea("Java Sea", box(50, 50, 250, 350)), sea("Java Sea", box(300, 50, 550, 350))]
        board = with_outlines(empty(), two).board
        assert [sea.name for sea in board.seas][1:] == ["Java Sea", "Java Sea 2"]

    def test_holes_become_lakes_unless_something_fills_them(self) -> None:
        holed = filled([ring(50, 50, 300), ring(100, 100, 60), ring(200, 200, 80)], even_odd=True)
        board = with_outlines(empty(), [land("Island", box(210, 210, 270, 270)), land("Sumatra", holed)]).board
        assert len(board.lakes) == 1
        assert shapes.geometry(board.lakes[0].shape).bounds == (100.0, 100.0, 160.0, 160.0)
        assert [land.id for land in board.lands] == ["sumatra-1", "island-1"]

    def test_what_finds_no_place_is_told(self) -> None:
        far, thin = land("Far", box(700, 50, 800, 150)), land("Thin", box(50, 50, 54, 300))
        added = with_outlines(empty(), [far, thin, land("", box(100, 100, 200, 200))])
        assert added.areas == ("shape-3-1",)
        assert [text.split(":")[0] for text in added.left_out] == ["Thin was skipped", "Far was skipped"]

    def test_the_steps_lead_to_the_whole(self, monkeypatch: pytest.MonkeyPatch) -> None:
        corners = [(20 + n % 10 * 50, 20 + n // 10 * 50) for n in range(60)]
        islands = [land(f"I{n}", box(x, y, x + 40, y + 40)) for n, (x, y) in enumerate(corners)]
        at_once = with_outlines(empty(), islands).board
        monkeypatch.setattr("indonesia_qt.mapmaking.imports.areas.TOGETHER", 40)
        found = list(steps(empty(), islands))
        assert [(step.tried, step.pieces) for step in found] == [(0, 60), (40, 60), (60, 60)]
        assert [len(step.areas) for step in found] == [0, 40, 60]
        whole = found[-1].board
        assert whole == with_outlines(empty(), islands).board
        assert (whole.lands, whole.provinces, whole.land_sea) == (at_once.lands, at_once.provinces, at_once.land_sea)

    def test_islands_of_one_outline_are_one_area_unless_they_lie_apart(self) -> None:
        islands = MultiPolygon([box(50, 50, 150, 150), box(400, 50, 460, 110)])
        board = with_outlines(empty(), [land("Bali", islands)]).board
        assert [len(area.shape) for area in board.lands] == [2]

    def test_near_borders_become_one_and_what_fills_a_gap_finds_its_place(self) -> None:
        around = box(50, 50, 350, 350).difference(box(150, 150, 250, 250))
        shapes = NamedShape("Ring", around), NamedShape("Beside", box(350.7, 50, 500, 350))
        core = NamedShape("Core", box(150.2, 150, 250, 249.9))
        found = ImportedDrawing((*shapes, core), ()).scaled_to(600, 400).outlines
        added = with_outlines(empty(), [AreaRequest(one, "land", one.name) for one in found])
        assert added.left_out == ()
        links = {(link.a, link.b) for link in added.board.land_land}
        assert links == {("beside-1", "ring-1"), ("core-1", "ring-1")}
        assert len(added.board.seas[0].shape) == 1
        require_sound(empty().board, added.board)

    def test_what_several_cover_goes_to_the_smallest_but_never_to_a_sea_across_a_coast(self) -> None:
        big, small = land("Big", box(50, 50, 350, 350)), land("Small", box(300, 50, 400, 150))
        board = with_outlines(empty(), [big, small, sea("Bay", box(300, 200, 450, 300))]).board
        areas = {piece.id: shapes.geometry(piece.shape).area for piece in board.areas()}
        assert areas["big-1"] == 300 * 300 - 50 * 100
        assert areas["small-1"] == 100 * 100
        assert areas["bay"] == 100 * 100

    def test_the_same_twice_finds_one_place(self) -> None:
        wishes = [land("One", box(50, 50, 350, 350)), land("Two", box(50, 50, 350, 350))]
        added = with_outlines(empty(), wishes)
        assert len(added.areas) == len(added.left_out) == 1
        assert with_outlines(Draft(added.board, empty().data), wishes).areas == ()

    def test_outlines_that_are_all_too_narrow_are_all_left_out(self) -> None:
        before = empty()
        added = with_outlines(before, [land("Thread", box(50, 50, 350, 52))])
        assert added.left_out == ("Thread was skipped: it’s too narrow for a token.",)
        assert added.board is before.board

    def test_what_is_left_out_for_one_reason_is_told_in_one_line(self) -> None:
        threads = [land(f"Thread {n}", box(50, 20 * n + 20, 350, 20 * n + 22)) for n in range(8)]
        told = "8 outlines were skipped: they’re too narrow for a token (Thread 0, Thread 1, Thread 2 and others)."
        assert with_outlines(empty(), threads).left_out == (told,)

    def test_an_area_stays_that_one_outline_covers_but_for_a_sliver_of_another(self) -> None:
        before = islands()
        added = with_outlines(before, [land("A", box(0, 80, 99, 160)), land("B", box(99, 80, 140, 160))])
        assert len(added.areas) == len(added.left_out) == 1
        assert shapes.area_geometries(added.board)["west-1"].area == 100 * 80
        require_sound(before.board, added.board)


@pytest.mark.parametrize("even_odd", [True, False])
def test_nothing_is_enclosed_by_nothing(even_odd: bool) -> None:
    assert filled([], even_odd).is_empty
    assert filled([[(0, 0), (1, 1)], [(2, 2)]], even_odd).is_empty


@settings(max_examples=5, deadline=None, derandomize=True, database=None)
@given(seed=st.integers(0, 2**32), what=st.sampled_from(["land", "sea", "lake"]))
def test_outlines_that_lie_across_each_other_still_divide_the_canvas(seed: int, what: Kind) -> None:
    chance = Random(seed)
    outlines = [AreaRequest(outline(f"Star {n}", star(chance)), what, f"Star {n}") for n in range(4)]
    before = empty()
    added = with_outlines(before, outlines)
    assert len(added.areas) + len(added.lakes) + len(added.left_out) >= 4
    require_sound(before.board, added.board)


def star(chance: Random) -> Geometry:
    """A shape with up to twelve points, which may cross itself and reach beyond the canvas."""
    x, y, size, corners = chance.uniform(0, 600), chance.uniform(0, 400), chance.uniform(40, 150), chance.randint(3, 12)
    turns = [math.tau * n / corners for n in range(corners)]
    reach = [size * chance.uniform(0.4, 1.2) for _ in turns]
    return filled([[(x + r * math.cos(t), y + r * math.sin(t)) for r, t in zip(reach, turns, strict=True)]])
