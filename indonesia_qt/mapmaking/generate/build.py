"""From a recipe to a board map."""

from __future__ import annotations

from collections.abc import Iterable

import shapely
from shapely import Geometry

from indonesia_qt.board import shapes
from indonesia_qt.board.model import Arrow, BoardMap, Label, Lake, LandArea, Names, Province, SeaArea
from indonesia_qt.mapmaking.generate import coverage, division, lakes, warp
from indonesia_qt.mapmaking.generate.coastline import Outlines
from indonesia_qt.mapmaking.generate.recipe import Facts, Recipe, RecipeError
from indonesia_qt.mapmaking.layout import arrow_paths, berth_search, footprints


def board(recipe: Recipe, outlines: Outlines) -> BoardMap:
    """The board that `recipe` makes from the real `outlines`.

    Deterministic: the same recipe and outlines give the same board. Raises `RecipeError` when the recipe does not
    make all areas of the facts; whether they touch as they must is the question of `board.check`.
    """
    facts, sheet = recipe.facts, recipe.sheet
    areas, dug = geography(recipe, outlines)
    _complete(areas, facts)
    lands = _lands(recipe, areas)
    drawn = _arrows(facts, lands, areas, recipe.labels)
    taken = _taken(recipe, drawn)
    seas = tuple(
        SeaArea(
            sea.id,
            sea.name,
            shapes.shape(areas[sea.id]),
            *shapes.token_place(areas[sea.id]),
            berth_search.found(areas[sea.id], taken, recipe.seas.berth_radius),
            recipe.seas.berth_radius,
            _names(recipe, sea.id),
        )
        for sea in facts.seas
    )
    return BoardMap(
        id=sheet.id,
        title=sheet.title,
        credits=sheet.credits,
        width=sheet.canvas[0],
        height=sheet.canvas[1],
        provinces=tuple(_provinces(recipe, areas)),
        lands=lands,
        seas=seas,
        lakes=tuple(Lake(lake.id, lake.name, shapes.shape(dug[lake.id])) for lake in recipe.lakes),
        land_land=tuple(sorted(facts.adjacency.land_land)),
        land_sea=tuple(sorted(facts.adjacency.land_sea)),
        sea_sea=tuple(sorted(facts.adjacency.sea_sea)),
        arrows=drawn,
        labels=tuple(recipe.labels),
        ornaments=tuple(sheet.ornaments),
        exceptions=tuple(sorted(sheet.exceptions)),
    )


def geography(recipe: Recipe, outlines: Outlines) -> tuple[Outlines, Outlines]:
    """The land and sea areas, and the lakes, that fill the canvas."""
    landmasses = warp.on_canvas(recipe.land, outlines, recipe.sheet)
    whole = division.areas_of(landmasses, recipe.areas, recipe.sheet.noise)
    lake_shapes, lands = lakes.dug(recipe.lakes, whole)
    everything = coverage.laid(lands, lake_shapes, recipe.seas, recipe.sheet.canvas)
    dug = {lake: everything.pop(lake) for lake in lake_shapes}
    return everything, dug


def _complete(areas: Outlines, facts: Facts) -> None:
    wanted = {land.id for land in facts.lands} | {sea.id for sea in facts.seas}
    if wanted != set(areas):
        raise RecipeError(f"areas in the recipe or in the facts only: {', '.join(sorted(wanted ^ set(areas)))}")


def _provinces(recipe: Recipe, areas: Outlines) -> Iterable[Province]:
    for province in recipe.facts.provinces:
        parts = [areas[land.id] for land in recipe.facts.lands if land.province == province.id]
        shape = shapes.shape(shapely.coverage_union_all(parts))
        yield Province(province.id, province.name, recipe.tints[province.id], shape, _names(recipe, province.id))


def _lands(recipe: Recipe, areas: Outlines) -> tuple[LandArea, ...]:
    return tuple(
        LandArea(
            land.id,
            land.province,
            land.place,
            shapes.shape(areas[land.id]),
            *shapes.token_place(areas[land.id]),
            _names(recipe, land.id),
        )
        for land in recipe.facts.lands
    )


def _names(recipe: Recipe, id: str) -> Names:
    return tuple(sorted(recipe.names.get(id, {}).items()))


def _arrows(facts: Facts, lands: tuple[LandArea, ...], areas: Outlines, labels: list[Label]) -> tuple[Arrow, ...]:
    """One after another, each clear of those before."""
    dry = {land.id: areas[land.id] for land in lands}
    tokens = shapely.union_all([footprints.of_token(land) for land in lands])
    taken = footprints.of_names(labels)
    drawn: list[Arrow] = []
    for link in facts.adjacency.land_land:
        if link.kind == "arrow":
            drawn.append(arrow_paths.arrow_between(link.a, link.b, dry, tokens, taken))
            taken = taken.union(footprints.of_arrow(drawn[-1]))
    return tuple(drawn)


def _taken(recipe: Recipe, drawn: tuple[Arrow, ...]) -> Geometry:
    """All places at sea where no ship may lie."""
    ornaments = map(footprints.of_ornament, recipe.sheet.ornaments)
    return shapely.union_all([footprints.of_names(recipe.labels), *ornaments, *map(footprints.of_arrow, drawn)])
