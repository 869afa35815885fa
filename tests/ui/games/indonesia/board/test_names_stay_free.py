"""Names of provinces and seas can be read whatever stands beside them: flags of deeds, tags, plates and ships."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from indonesia_qt.games.indonesia.rules.constants import ERAS
from indonesia_qt.library import load_map
from indonesia_qt.ui.board.background.outlines import outlines_of
from indonesia_qt.ui.board.background.painter import board_painter
from indonesia_qt.ui.board.marks import AreaMark, Mark, Piece
from indonesia_qt.ui.board.pieces.mark_layout import MarkLayout
from indonesia_qt.ui.board.pieces.mark_renderer import mark_renderer
from indonesia_qt.ui.board.pieces.small_board import LEAST_UNITS, MOST_UNITS, SmallBoard, common, shifted
from indonesia_qt.ui.board.zoom_view import LEAST_CAPITALS
from indonesia_qt.ui.games.indonesia.board.piece_values import (
    Received,
    city_on,
    deed_of,
    demand_of,
    good_on,
    ships_at,
    zone_of,
)
from indonesia_qt.ui.games.indonesia.board.pieces import PIECES
from indonesia_qt.ui.games.indonesia.board.position_marks import era_marks
from indonesia_qt.ui.games.indonesia.texts.names import letter
from indonesia_qt.ui.style.theme import LIGHT

SIZES = {1366: (1054, 573), 1920: (1530, 820)}
"""The room of the board in windows of two widths, in pixels."""
LITTLE = 26.0
"""Square pixels that boxes may have in common, as they are a little larger than what is painted in them."""

pytestmark = pytest.mark.usefixtures("qapp")


def crowded(map_id: str, era: int) -> Iterator[Mark]:
    """All deeds of an era, a city that buys four goods and a zone in many provinces, and two fleets in every sea."""
    playable = load_map(map_id)
    scenario = playable.game.scenario
    yield from era_marks(scenario, era, era)
    for deed in scenario.deeds.values():
        if deed.era == era:
            yield deed_of(deed.province, deed.kind, letter(scenario, deed.id))
    goods = tuple(Received(good, 0, 2) for good in ("rice", "spice", "rubber", "oil"))
    for number, areas in enumerate(scenario.areas_of.values()):
        first, *rest = areas
        if number % 2:
            yield from (city_on(first, 2), demand_of(first, goods))
        elif rest:
            yield from (good_on(area, "rice", number % 5, "W") for area in rest)
            yield zone_of(tuple(rest), number % 5, "W")
        yield AreaMark(areas[-1], "open", "T U")
    for sea in playable.board.seas:
        yield from (ships_at(sea.id, 0, "A", 3), ships_at(sea.id, 1, "B"))


@cache
def layout_of(map_id: str) -> MarkLayout:
    layout: MarkLayout = mark_renderer(outlines_of(load_map(map_id).board), LIGHT, PIECES)._places
    return layout


@pytest.mark.parametrize("width", SIZES)
@pytest.mark.parametrize("era", range(len(ERAS)), ids=ERAS)
@pytest.mark.parametrize("map_id", ["indonesia", "lagoon", "philippines"])
def test_no_flag_tag_or_plate_lies_on_a_name(map_id: str, era: int, width: int) -> None:
    outlines, (wide, high) = outlines_of(load_map(map_id).board), SIZES[width]
    scale = min(wide / outlines.framed.width(), high / outlines.framed.height())
    pixel = min(max(1 / scale, LEAST_UNITS), MOST_UNITS)
    names = board_painter(outlines, LIGHT.map).names(LEAST_CAPITALS / scale)
    layout = layout_of(map_id)
    marks = list(crowded(map_id, era))
    boxes = [
        (one.look, shifted(layout._box(one.look, pixel), one.at))
        for one in layout.of(marks, SmallBoard(pixel, names))
        if not isinstance(one.look, Piece) or one.look.kind not in ("rice", "city", "offers")
    ]
    assert len(boxes) > sum(isinstance(mark, Piece) and mark.kind == "deed" for mark in marks)
    found = {
        (name.of, str(look)): round(covered)
        for name in names
        for look, box in boxes
        if (covered := sum(common(box, other) for other in name.boxes) / pixel**2) > LITTLE
    }
    assert found == {}
