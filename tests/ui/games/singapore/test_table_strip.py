from __future__ import annotations

from itertools import combinations, pairwise, product
from math import dist

import pytest
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.singapore.table_strip import TableStrip
from indonesia_qt.ui.games.singapore.victory_track import SPACES, USUAL, VictoryTrack
from indonesia_qt.ui.style.scaling import scaled
from tests.games.singapore.positions import Table
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


@pytest.mark.parametrize(("missing", "rows"), [(400, 2), (1, 2), (0, 1)])
def test_the_track_is_in_one_row_where_there_is_room(program: Program, missing: int, rows: int) -> None:
    track = VictoryTrack(show(program, turn).table.context)
    track.resize(scaled(USUAL) * (SPACES + 1) - missing, track.sizeHint().height())
    assert track.rows == rows
    boxes = [track.box(space) for space in range(SPACES + 1)]
    assert len({box.top() for box in boxes}) == rows
    assert not any(one.intersects(other) for one, other in pairwise(boxes))
    assert all(track.rect().contains(box.toAlignedRect()) for box in boxes)


@pytest.mark.parametrize("width", [560, 1400])
def test_markers_in_a_pile_are_fanned_out_from_the_lowest(program: Program, width: int) -> None:
    """S-VIC-01: so that one sees who is earlier; no marker covers the digit of another."""
    mouse = show(program, turn)
    track = VictoryTrack(mouse.table.context)
    track.show_state(mouse.table.view)
    track.resize(width, track.sizeHint().height())
    radius = track.marker_radius()
    for space, markers in product((0, 5, 30, 60), (2, 3, 4)):
        places, box = track.marker_places(space, markers), track.box(space)
        assert len(places) == markers
        assert places == sorted(places, key=lambda at: (-at.y(), at.x()))
        assert all(dist(a.toTuple(), b.toTuple()) > 1.4 * radius for a, b in combinations(places, 2))
        assert all(radius <= at.x() <= width - radius for at in places)
        assert all(box.top() <= at.y() - radius and at.y() + radius <= box.bottom() for at in places)


def test_with_two_players_the_neutral_colour_has_a_card(program: Program) -> None:
    """S-DUO-01."""

    def arrange(table: Table) -> None:
        turn(table)
        table.chips(0, 0, 2)

    mouse = show(program, arrange, players=2)
    card = mouse.table.player_cards.neutral
    assert card
    assert card.isVisible()
    assert card.accessibleName() == "Neutral: 2 black chips, 11 flags left"
    assert (card.chips.text(), card.toolTip()) == ("2", "2 black chips, 11 flags left")
    program.window.resize(1366, 600)
    assert mouse.table.player_cards.cards[0].width() > card.width()


def test_with_more_players_there_is_no_neutral_card(program: Program) -> None:
    assert show(program, turn).table.player_cards.neutral is None
