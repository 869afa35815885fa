from __future__ import annotations

from itertools import combinations, pairwise, product
from math import dist

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.singapore.board.piece_values import face_of
from indonesia_qt.ui.games.singapore.board.tile_looks import tile_look
from indonesia_qt.ui.games.singapore.board.tile_painter import DROP, Zones, action_in, name_in, zones_of
from indonesia_qt.ui.games.singapore.table_strip import TableStrip
from indonesia_qt.ui.games.singapore.victory_track import DRAWN, SPACES, VictoryTrack
from indonesia_qt.ui.style.theme import LIGHT
from tests.games.singapore.positions import Table
from tests.soak import soak_but
from tests.ui.games.singapore.panels.towns import turn
from tests.ui.games.singapore.tables import show
from tests.ui.pages.tips import tip_at


@pytest.mark.parametrize("part", ["track", "tiles"])
def test_the_strip_says_nothing_of_a_game_before_it_shows_one(program: Program, qtbot: QtBot, part: str) -> None:
    mouse = show(program, turn)
    strip = TableStrip(mouse.table.context)
    qtbot.addWidget(strip)
    strip.resize(1366, 80)
    with qtbot.waitExposed(strip):
        strip.show()
    widget = getattr(strip, part)
    widget.show()
    assert tip_at(widget, widget.rect().center()) is None
    strip.show_state(mouse.table.view)
    widget.show()
    assert tip_at(widget, widget.rect().center()) is not None


@pytest.mark.parametrize("width", soak_but((560,), [560, 880, 1180]))
def test_the_track_has_two_rows(program: Program, width: int) -> None:
    track = VictoryTrack(show(program, turn).table.context)
    track.resize(width, track.sizeHint().height())
    boxes = [track.box(space) for space in range(SPACES + 1)]
    assert len({box.top() for box in boxes}) == 2
    assert not any(one.intersects(other) for one, other in pairwise(boxes))
    assert all(track.rect().contains(box.toAlignedRect()) for box in boxes)


@pytest.mark.parametrize(
    ("width", "height"), [(560, 58), *(pytest.param(*size, marks=pytest.mark.soak) for size in ((880, 66), (1180, 92)))]
)
def test_markers_in_a_pile_are_fanned_out_from_the_lowest(
    program: Program, qtbot: QtBot, width: int, height: int
) -> None:
    """S-VIC-01: so that one sees who is earlier; no marker covers the digit of another, nor the number of the space."""
    mouse = show(program, turn)
    track = VictoryTrack(mouse.table.context)
    qtbot.addWidget(track)
    track.show_state(mouse.table.view)
    track.resize(width, height)
    for space, markers in product((0, 5, 30, 60), (1, 2, 3, 4)):
        places, box, radius = track.marker_places(space, markers), track.box(space), track.marker_radius(markers)
        assert len(places) == markers
        assert places == sorted(places, key=lambda at: (-at.y(), at.x()))
        assert all(dist(a.toTuple(), b.toTuple()) > 1.4 * radius for a, b in combinations(places, 2))
        assert all(radius <= at.x() <= width - radius for at in places)
        assert all(track.number_box(space).center().y() <= at.y() - radius for at in places)
        assert all(at.y() + radius <= box.bottom() + 0.01 for at in places)
        if width >= 880:
            assert all(box.left() - 2 <= at.x() - radius and at.x() + radius <= box.right() + 2 for at in places)


def test_piles_beside_each_other_dont_overlap(program: Program, qtbot: QtBot) -> None:
    mouse = show(program, turn, 4)
    view = mouse.table.view
    piles = (13, 13, 14, 14), (0, 0, 1, 1), (29, 30, 30, 30), (59, 59, 60, 60), (5, 5, 65, 65)
    for width, points in product((560, 640, 880), piles):
        for player, vp in zip(view.players, points, strict=True):
            player.vp = vp
        track = VictoryTrack(mouse.table.context)
        qtbot.addWidget(track)
        track.show_state(view)
        track.resize(width, 58)
        boxes = [
            (track.marker_radius(len(places)) * DRAWN, places) for _, places in sorted(track.places_of_piles().items())
        ]
        (first, left), (second, right) = boxes
        assert max(at.x() for at in left) + first + 2 <= min(at.x() for at in right) - second, (width, points)
        assert min(at.x() for at in left) >= first, (width, points)
        assert max(at.x() for at in right) <= width - second, (width, points)


def test_empty_places_of_the_display_take_no_room_when_the_game_is_over(program: Program) -> None:
    mouse = show(program, turn)
    tiles, before = mouse.table.strip.tiles, mouse.table.strip.tiles.sizeHint().width()
    assert tiles.places > len(mouse.state.display)
    mouse.state.stack.clear()
    mouse.table.bridge.changed.emit(())
    assert tiles.places == len(mouse.state.display)
    assert tiles.sizeHint().width() < before


def test_a_marker_that_goes_round_again_shows_its_points(program: Program, qtbot: QtBot) -> None:
    """S-VIC-03: its space alone would say 60 less."""
    view = show(program, turn).table.view
    track = VictoryTrack(program.table.context)  # type: ignore[union-attr]
    qtbot.addWidget(track)
    track.resize(880, 66)

    def is_marked(space: int) -> bool:
        picture, box = track.grab().toImage(), track.number_box(space).toAlignedRect()
        places = product(range(box.left(), box.right()), range(box.top(), box.bottom()))
        return track.context.icons.theme.interface.text in {picture.pixelColor(*place).name() for place in places}

    view.players[0].vp = 3
    track.show_state(view)
    assert not is_marked(3)
    view.players[0].vp = SPACES + 3
    track.show_state(view)
    assert is_marked(3)


def zones_in(strip: TableStrip) -> Zones:
    """The zones of a tile in the strip."""
    size = strip.tiles.size_of_tile / (1 + DROP)
    return zones_of(QRectF(0, 0, size.width(), size.height()), tile_look(LIGHT).frame)


def smallest_digits(strip: TableStrip) -> float:
    """The size in pixels of the smallest digits that a tile in the strip can have."""
    zones = zones_in(strip)
    buildings = strip.context.words.scenario.box.buildings
    return min(size for building in buildings for size in action_in(face_of(building), zones).sizes)


@pytest.mark.usefixtures("undressed")
@pytest.mark.parametrize("supply", soak_but(("limited",), ["endless", "limited"]))
@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_digits_of_the_tiles_on_offer_are_as_large_as_those_on_the_board(
    program: Program, size: tuple[int, int], supply: str
) -> None:
    program.window.appearance.put_on()
    program.window.resize(*size)
    strip = show(program, turn, 4, supply=supply).table.strip
    assert strip.track.isVisible()
    assert strip.below.height() <= (68 if size[1] < 1000 else 94), "the board needs the height"
    assert smallest_digits(strip) >= (11.2 if size[1] < 1000 else 13)
    faces = map(face_of, strip.context.words.scenario.box.buildings)
    assert [face.name for face in faces if name_in(face, zones_in(strip))[0] != face.name] == []


@pytest.mark.usefixtures("undressed")
@pytest.mark.parametrize("width", soak_but((760,), [760, 1000, 1366]))
def test_the_digits_of_the_tiles_on_offer_can_be_read_at_every_width(
    program: Program, qtbot: QtBot, width: int
) -> None:
    program.window.appearance.put_on()
    mouse = show(program, turn, 4)
    strip = TableStrip(mouse.table.context)
    qtbot.addWidget(strip)
    strip.show_state(mouse.table.view)
    strip.resize(width, strip.sizeHint().height())
    with qtbot.waitExposed(strip):
        strip.show()
    assert smallest_digits(strip) >= 11


def test_with_two_players_the_neutral_colour_has_a_card(program: Program) -> None:
    """S-DUO-01."""

    def arrange(table: Table) -> None:
        turn(table)
        table.chips(0, 0, 2)

    mouse = show(program, arrange, players=2)
    card = mouse.table.player_cards.neutral
    assert card
    assert card.isVisible()
    assert card.accessibleName() == "Neutral: 2\xa0black\xa0chips, 11 flags left"
    assert (card.chips.text(), card.toolTip()) == ("2", "2\xa0black\xa0chips, 11 flags left")
    program.window.resize(1366, 600)
    assert mouse.table.player_cards.cards[0].width() > card.width()


def test_with_more_players_there_is_no_neutral_card(program: Program) -> None:
    assert show(program, turn).table.player_cards.neutral is None


@pytest.mark.usefixtures("undressed")
@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_the_hut_covers_neither_the_name_nor_the_action_of_a_tile(program: Program, size: tuple[int, int]) -> None:
    program.window.appearance.put_on()
    program.window.resize(*size)
    strip = show(program, turn, 4).table.strip
    zones = zones_in(strip)
    hut = strip.tiles.hut_box(QRectF(QPointF(), QSizeF(strip.tiles.size_of_tile)))
    assert not hut.intersects(zones.name)
    for building in strip.context.words.scenario.box.buildings:
        assert not any(hut.intersects(box) for box in action_in(face_of(building), zones).boxes), building.id


@pytest.mark.usefixtures("undressed")
def test_nothing_in_the_strip_moves_when_the_bag_holds_fewer_chips(program: Program) -> None:
    program.window.appearance.put_on()
    program.window.resize(1366, 768)
    strip = show(program, turn, 4).table.strip
    assert strip.tiles.view is not None
    widths = set()
    for black in (10, 9):
        view = strip.tiles.view.copy()
        view.black = black
        strip.show_state(view)
        strip.below.layout().activate()
        widths.add((strip.bag.sizeHint().width(), strip.track.width()))
    assert len(widths) == 1
