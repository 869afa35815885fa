"""Outlines become areas of a map that fit together; what finds no place is told."""

from __future__ import annotations

import math
from random import Random

import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely import Geometry, MultiPolygon, box

from indonesia_qt.board import check, shapes
from indonesia_qt.editing.blank import blank
from indonesia_qt.editing.draft import Draft
from indonesia_qt.editing.imports.areas import What, pieces, steps, with_outlines
from indonesia_qt.editing.imports.drawing import Drawing, NamedShape, Outline, filled

from ..sound import require_sound


def outline(name: str, geometry: Geometry) -> Outline:
    return Outline(name, shapes.shape(geometry))


def empty() -> Draft:
    return blank("new", "New", 600, 400)


def ring(x: float, y: float, side: float) -> list[tuple[float, float]]:
    return [(x, y), (x + side, y), (x + side, y + side), (x, y + side)]


class TestScaling:
    def test_shapes_fill_the_canvas_in_their_proportions(self) -> None:
        drawing = Drawing((NamedShape("A", box(100, 100, 102, 101)), NamedShape("B", box(102, 100, 104, 102))), ())
        a, b = drawing.scaled_to(600, 400).outlines
        assert shapes.geometry(a.shape).bounds == (30.0, 65.0, 300.0, 200.0)
        assert shapes.geometry(b.shape).bounds == (300.0, 65.0, 570.0, 335.0)

    def test_borders_that_two_shapes_share_stay_shared(self) -> None:
        wiggle = [(10 + (n % 2) * 0.3, n / 3) for n in range(31)]
        left = shapely.Polygon([(0, 0), *wiggle, (0, 10)])
        right = shapely.Polygon([(20, 0), *wiggle, (20, 10)])
        scaled = Drawing((NamedShape("L", left), NamedShape("R", right)), ()).scaled_to(200, 150).outlines
        assert shapely.coverage_is_valid([shapes.geometry(part.shape) for part in scaled])

    def test_what_is_too_small_is_left_out(self) -> None:
        tiny = MultiPolygon([box(0, 0, 0.01, 0.01), box(1, 1, 9, 9)])
        drawing = Drawing((NamedShape("A", tiny), NamedShape("B", box(9.5, 9.5, 9.51, 9.51))), ("C was left out.",))
        outlines = drawing.scaled_to(600, 400)
        assert [found.name for found in outlines.outlines] == ["A"]
        assert outlines.left_out == ("C was left out.", "2 pieces are too small for this canvas.")

    def test_nothing_stays_nothing(self) -> None:
        assert Drawing((), ("why",)).scaled_to(600, 400).left_out == ("why",)


class TestAreas:
    def test_each_name_makes_a_province(self) -> None:
        islands = MultiPolygon([box(50, 50, 150, 150), box(400, 50, 460, 110)])
        added = with_outlines(empty(), [outline("Bali", islands), outline("Lombok", box(50, 250, 200, 350))], "land")
        board = added.draft.board
        assert added.left_out == ()
        assert [(land.id, land.province) for land in board.lands] == [
            ("lombok-1", "lombok"),
            ("bali-1", "bali"),
            ("bali-2", "bali"),
        ]
        assert added.areas == ("lombok-1", "bali-1", "bali-2")
        assert [province.name for province in board.provinces] == ["Lombok", "Bali"]
        assert not [problem for problem in check.problems(board) if problem.level == "error"]

    def test_all_in_one_province(self) -> None:
        both = [outline("Bali", box(50, 50, 150, 150)), outline("Java", box(150, 50, 350, 150))]
        draft = with_outlines(empty(), [outline("Sunda", box(50, 250, 200, 350))], "land").draft
        board = with_outlines(draft, both, "land", "sunda").draft.board
        assert [(land.province, land.place) for land in board.lands] == [
            ("sunda", None),
            ("sunda", "Java"),
            ("sunda", "Bali"),
        ]
        assert [(link.a, link.b) for link in board.land_land] == [("sunda-2", "sunda-3")]

    def test_seas_and_names_that_are_taken(self) -> None:
        two = MultiPolygon([box(50, 50, 250, 350), box(300, 50, 550, 350)])
        board = with_outlines(empty(), [outline("Java Sea", two)], "sea").draft.board
        assert [sea.name for sea in board.seas][1:] == ["Java Sea", "Java Sea 2"]

    def test_holes_become_lakes_unless_something_fills_them(self) -> None:
        holed = filled([ring(50, 50, 300), ring(100, 100, 60), ring(200, 200, 80)], even_odd=True)
        outlines = [outline("Island", box(210, 210, 270, 270)), outline("Sumatra", holed)]
        board = with_outlines(empty(), outlines, "land").draft.board
        assert len(board.lakes) == 1
        assert shapes.geometry(board.lakes[0].shape).bounds == (100.0, 100.0, 160.0, 160.0)
        assert [land.id for land in board.lands] == ["sumatra-1", "island-1"]

    def test_what_finds_no_place_is_told(self) -> None:
        far = outline("Far", box(700, 50, 800, 150))
        thin = outline("Thin", box(50, 50, 52, 300))
        added = with_outlines(empty(), [far, thin, outline("", box(100, 100, 200, 200))], "land")
        assert added.areas == ("shape-3-1",)
        assert [text.split(":")[0] for text in added.left_out] == ["Far was left out", "Thin was left out"]

    def test_the_steps_lead_to_the_whole(self) -> None:
        outlines = [outline("Bali", box(50, 50, 150, 150)), outline("Lombok", box(300, 50, 420, 150))]
        found = list(steps(empty(), outlines, "land"))
        assert [len(step.areas) for step in found] == [1, 2]
        assert pieces(outlines) == 2
        assert found[-1].draft.board == with_outlines(empty(), outlines, "land").draft.board


@pytest.mark.parametrize("even_odd", [True, False])
def test_nothing_is_enclosed_by_nothing(even_odd: bool) -> None:
    assert filled([], even_odd).is_empty
    assert filled([[(0, 0), (1, 1)], [(2, 2)]], even_odd).is_empty


@settings(max_examples=5, deadline=None, derandomize=True, database=None)
@given(seed=st.integers(0, 2**32), what=st.sampled_from(["land", "sea"]))
def test_outlines_that_lie_across_each_other_still_divide_the_canvas(seed: int, what: What) -> None:
    chance = Random(seed)
    outlines = [outline(f"Star {n}", star(chance)) for n in range(4)]
    before = empty()
    added = with_outlines(before, outlines, what)
    assert len(added.areas) + len(added.left_out) >= 1
    require_sound(before.board, added.draft.board)


def star(chance: Random) -> Geometry:
    """A shape with up to twelve points, which may cross itself and reach beyond the canvas."""
    x, y, size, corners = chance.uniform(0, 600), chance.uniform(0, 400), chance.uniform(40, 150), chance.randint(3, 12)
    turns = [math.tau * n / corners for n in range(corners)]
    reach = [size * chance.uniform(0.4, 1.2) for _ in turns]
    return filled([[(x + r * math.cos(t), y + r * math.sin(t)) for r, t in zip(reach, turns, strict=True)]])
